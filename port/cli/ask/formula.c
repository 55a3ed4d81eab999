/* SPDX-License-Identifier: MIT */
/* Evaluates formulas. See formula.h. */
#include "ask/formula.h"

#include <string.h>

#include "base/letters.h"

#define STACK 16
#define VALUES (2 + FORMULA_STEPS_MAX)

/* The values of the names of a record. */
typedef struct {
    const formula_record *record;
    int value[VALUES];
} scope;

const formula_record *formula_of(uint16_t id, uint8_t fragments, uint8_t operand)
{
    const formula_record *found = NULL;
    unsigned i;

    for (i = 0; i < formula_run_count; i++) {
        const formula_run *run = &formula_runs[i];
        if ((run->fragments == 0 || run->fragments == fragments) && id >= run->first && id - run->first < run->count &&
            run->record[operand] != FORMULA_NONE) {
            found = &formula_records[run->record[operand]];
        }
    }
    return found;
}

const char *formula_source_of(uint16_t id)
{
    const formula_source *source = formula_sources;

    while (source->text != NULL && (id < source->first || id - source->first >= source->count)) {
        source++;
    }
    return source->text;
}

static int apply(uint8_t code, int x, int y)
{
    switch (code) {
    case FORMULA_ADD:
        return x + y;
    case FORMULA_SUBTRACT:
        return x - y;
    case FORMULA_MULTIPLY:
        return x * y;
    case FORMULA_DIVIDE:
        return x / y;
    case FORMULA_REMAINDER:
        return x % y;
    case FORMULA_AND:
        return x & y;
    case FORMULA_LEFT:
        return x << y;
    case FORMULA_RIGHT:
        return x >> y;
    case FORMULA_LESS:
        return x < y;
    case FORMULA_LESS_EQUAL:
        return x <= y;
    case FORMULA_GREATER:
        return x > y;
    case FORMULA_GREATER_EQUAL:
        return x >= y;
    case FORMULA_EQUAL:
        return x == y;
    case FORMULA_BOTH:
        return x && y;
    default:
        return x || y;
    }
}

static int evaluate(const scope *in, uint16_t first, uint16_t count)
{
    int stack[STACK], top = 0;
    uint16_t i;

    for (i = first; i < first + count; i++) {
        const formula_op *op = &formula_ops[i];
        if (op->code == FORMULA_NUMBER) {
            stack[top++] = op->value;
        } else if (op->code == FORMULA_NAME) {
            stack[top++] = in->value[op->value];
        } else {
            top--;
            stack[top - 1] = apply(op->code, stack[top - 1], stack[top]);
        }
    }
    return stack[0];
}

/* The index of a name's value; -1 if the record has no such name. */
static int place_of(const scope *in, const char *name, size_t length)
{
    const formula_definition *definitions = &formula_definitions[in->record->first_definition];
    uint16_t i;

    if (length == 7 && memcmp(name, "%laneid", 7) == 0) {
        return 0;
    }
    if (length == 1 && name[0] == 'i') {
        return 1;
    }
    for (i = 0; i < in->record->definitions; i++) {
        if (strlen(definitions[i].name) == length && memcmp(definitions[i].name, name, length) == 0) {
            return 2 + i;
        }
    }
    return -1;
}

/* Appends a word of a formula, a name replaced by its number; `ai` becomes `a2`. */
static int put_word(const scope *in, const char *word, size_t length, char *out, size_t room)
{
    int place = place_of(in, word, length);

    if (place >= 0) {
        return snprintf(out, room, "%d", in->value[place]);
    }
    if (length == 2 && word[0] >= 'a' && word[0] <= 'e' && word[1] == 'i') {
        return snprintf(out, room, "%c%d", word[0], in->value[1]);
    }
    return snprintf(out, room, "%.*s", (int)length, word);
}

/* Appends a text, its names replaced by numbers. */
static void substitute(const scope *in, const char *text, char out[FORMULA_TEXT_MAX])
{
    size_t used = strlen(out);

    while (*text != '\0' && used + 1 < FORMULA_TEXT_MAX) {
        size_t length = 1;
        if (letters_is_word(*text) || *text == '%') {
            /* a lone % is an operator */
            while (letters_is_word(text[length])) {
                length++;
            }
        }
        used += (size_t)put_word(in, text, length, out + used, FORMULA_TEXT_MAX - used);
        text += length;
    }
}

/* Writes the clause of the branch taken. "Otherwise" is explained by the clauses that did not hold. */
static void print_clause(const scope *in, const formula_definition *definition, uint16_t taken,
                         char out[FORMULA_TEXT_MAX])
{
    const formula_branch *branches = &formula_branches[definition->first_branch];
    uint16_t i;

    out[0] = '\0';
    if (branches[taken].clause == NULL) {
        return;
    }
    substitute(in, branches[taken].clause, out);
    for (i = 0; i < taken && strstr(branches[taken].clause, "therwise") != NULL; i++) {
        strncat(out, i == 0 ? ", not " : " nor ", FORMULA_TEXT_MAX - strlen(out) - 1);
        substitute(in, branches[i].clause, out);
    }
}

static void calculate_one(scope *in, const formula_definition *definition, formula_step *step)
{
    const formula_branch *branch = &formula_branches[definition->first_branch];
    uint16_t taken = 0;

    while (taken + 1 < definition->branches && branch->clause != NULL &&
           !evaluate(in, branch->clause_first, branch->clause_count)) {
        taken++;
        branch++;
    }
    step->name = definition->name;
    step->value = evaluate(in, branch->value_first, branch->value_count);
    step->numbers[0] = '\0';
    snprintf(step->formula, sizeof step->formula, "%s", branch->text);
    substitute(in, branch->text, step->numbers);
    print_clause(in, definition, taken, step->clause);
}

unsigned formula_calculate(const formula_record *record, int lane, int element,
                           formula_step steps[FORMULA_STEPS_MAX])
{
    scope in;
    uint16_t i;

    memset(&in, 0, sizeof in);
    in.record = record;
    in.value[0] = lane;
    in.value[1] = element;
    for (i = 0; i < record->definitions; i++) {
        calculate_one(&in, &formula_definitions[record->first_definition + i], &steps[i]);
        in.value[2 + i] = steps[i].value;
    }
    return record->definitions;
}

int formula_value(const formula_step *steps, unsigned count, const char *name)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        if (strcmp(steps[i].name, name) == 0) {
            return steps[i].value;
        }
    }
    return 0;
}
