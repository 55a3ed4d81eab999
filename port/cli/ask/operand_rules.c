/* SPDX-License-Identifier: MIT */
/* Checks operands as the syntax of each instruction has them. See operand_rules.h. */
#include "ask/operand_rules.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask/operand_name.h"

/* What an operand is. The first ones are fragments, by their MMAREF_OPERAND_... */
enum {
    ROLE_SELECTOR = MMAREF_OPERANDS,
    ROLE_IDS_A,
    ROLE_IDS_B,
    ROLE_ADDRESS,
    ROLE_STRIDE,
    ROLES
};

typedef struct {
    const mmaref_instruction *instruction;
    mmaref_description is;
    uint8_t role[STATEMENT_OPERANDS]; /* of each operand, in the order of the syntax */
    unsigned count, least;            /* the last one may be optional */
    operand_verdict *verdict;
} question;

static const char *role_name(uint8_t role)
{
    static const char *const names[] = { "selector", "{byte-id, thread-id} of scale A",
                                         "{byte-id, thread-id} of scale B", "[address]", "stride" };

    return role < MMAREF_OPERANDS ? operand_name(role) : names[role - MMAREF_OPERANDS];
}

static void complain(question *q, const char *format, ...)
{
    char *into = q->verdict->faults;
    size_t length = strlen(into);
    va_list values;

    if (length != 0 && length + 3 < OPERAND_REMARK_MAX) {
        length = strlen(strcat(into, "; "));
    }
    va_start(values, format);
    vsnprintf(into + length, OPERAND_REMARK_MAX - length, format, values);
    va_end(values);
}

/* ---- The syntax ---------------------------------------------------------- */

static void expect(question *q, uint8_t role)
{
    q->role[q->count++] = role;
    q->least = q->count;
}

/* D, A, B, C, and what sparse and scaled instructions have after them (PTX ISA 9.7.14.5.14, 9.7.14.6.3). */
static void expect_product(question *q)
{
    expect(q, MMAREF_OPERAND_D);
    expect(q, MMAREF_OPERAND_A);
    expect(q, MMAREF_OPERAND_B);
    expect(q, MMAREF_OPERAND_C);
    if (q->is.registers[MMAREF_OPERAND_E] != 0) {
        expect(q, MMAREF_OPERAND_E);
        expect(q, ROLE_SELECTOR);
    }
    if (q->is.registers[MMAREF_OPERAND_SCALE_A] != 0) {
        expect(q, MMAREF_OPERAND_SCALE_A);
        expect(q, ROLE_IDS_A);
        expect(q, MMAREF_OPERAND_SCALE_B);
        expect(q, ROLE_IDS_B);
    }
}

/* The fragment of an instruction that moves one. */
static uint8_t moved(const question *q)
{
    uint8_t operand;

    for (operand = MMAREF_OPERANDS - 1; operand != 0 && q->is.registers[operand] == 0; operand--) {
    }
    return operand;
}

static void expect_syntax(question *q)
{
    uint8_t name = mmaref_instruction_token(q->instruction, MMAREF_QUALIFIER_NAME);
    uint8_t action = mmaref_instruction_token(q->instruction, MMAREF_QUALIFIER_ACTION);
    bool stores = name == MMAREF_TOKEN_STMATRIX || action == MMAREF_TOKEN_STORE;
    bool loads = name == MMAREF_TOKEN_LDMATRIX || action == MMAREF_TOKEN_LOAD;

    if (stores) {
        expect(q, ROLE_ADDRESS);
        expect(q, moved(q));
    } else if (loads) {
        expect(q, moved(q));
        expect(q, ROLE_ADDRESS);
    } else if (name == MMAREF_TOKEN_MOVMATRIX) {
        expect(q, MMAREF_OPERAND_D);
        expect(q, MMAREF_OPERAND_A);
    } else if (name != MMAREF_TOKEN_MAC16) {
        expect_product(q);
    }
    if (name == MMAREF_TOKEN_WMMA && (stores || loads)) {
        expect(q, ROLE_STRIDE);
        q->least--;
    }
}

/* ---- Each operand -------------------------------------------------------- */

/* Whether the fragment is written: D, and what is loaded. */
static bool is_written(const question *q, unsigned place)
{
    return place == 0 && q->role[0] < MMAREF_OPERANDS;
}

static bool is_float_text(const char *text, size_t length)
{
    return memchr(text, '.', length) != NULL || (length > 1 && text[0] == '0' && strchr("fFdD", text[1]) != NULL);
}

/* Looks at the things in the braces of a fragment: immediate values, and _ for what nobody needs. */
static void check_items(question *q, const operand_text *operand, unsigned place)
{
    const uint8_t role = q->role[place];
    const char *item;
    size_t at = 0, length;
    mmaref_type type;

    while (operand_text_next(operand, &at, &item, &length)) {
        if (length == 0) {
            complain(q, "%s: nothing stands between two commas", role_name(role));
        } else if (length == 1 && *item == '_' && !is_written(q, place)) {
            complain(q, "%s: '_' stands only for what is written", role_name(role));
        } else if (isdigit((unsigned char)*item) && is_written(q, place)) {
            complain(q, "%s: '%.*s' cannot be written", role_name(role), (int)length, item);
        } else if (isdigit((unsigned char)*item) && is_float_text(item, length) &&
                   mmaref_operand_type(q->instruction, role, &type) == MMAREF_OK && type.kind != MMAREF_KIND_FLOAT) {
            complain(q, "%s: '%.*s' is no integer", role_name(role), (int)length, item);
        }
    }
}

/* A fragment as a whole, as the specification and others write it: d, a, frag_b. Registers have digits or %. */
static bool is_fragment_name(const operand_text *operand)
{
    size_t i;

    for (i = 0; i < operand->length && (isalpha((unsigned char)operand->text[i]) || operand->text[i] == '_'); i++) {
    }
    return i == operand->length && isalpha((unsigned char)operand->text[0]);
}

/* Registers of a lane as PTX counts them: one of 64 bits holds a number of f64. */
static unsigned registers_of(const question *q, uint8_t role)
{
    return q->is.registers[role] / (q->is.type[role] == MMAREF_TYPE_F64 ? 2u : 1u);
}

static void check_fragment(question *q, const operand_text *operand, unsigned place)
{
    const uint8_t role = q->role[place];
    unsigned wanted = registers_of(q, role);

    if (operand->form == OPERAND_ADDRESS) {
        complain(q, "%s: '%.*s' is an address", role_name(role), (int)operand->length, operand->text);
        return;
    }
    if (operand->form == OPERAND_LIST) {
        check_items(q, operand, place);
    } else if (is_fragment_name(operand)) {
        return;
    }
    if (operand->count != wanted) {
        complain(q, "%s has %u register%s, not %u", role_name(role), operand->count, operand->count == 1 ? "" : "s",
                 wanted);
    }
}

/* A number that a text is; false if it is a register or a name. */
static bool read_constant(const char *text, size_t length, unsigned long *value)
{
    char number[24], *end;

    if (length == 0 || length >= sizeof number || !isdigit((unsigned char)*text)) {
        return false;
    }
    snprintf(number, sizeof number, "%.*s", (int)length, text);
    *value = strtoul(number, &end, 0);
    return *end == '\0' || strcmp(end, "U") == 0;
}

/* Whether the library takes a selector, the byte-ids and the thread-ids. */
static bool accepts(const question *q, const mmaref_operands *selectors)
{
    static const uint32_t zeros[MMAREF_LANES * MMAREF_REGISTERS_MAX];
    static mmaref_gathered gathered;
    const mmaref_coordinate corner = { 0, 0, 0 };
    mmaref_operands operands = *selectors;
    uint32_t metadata[MMAREF_LANES];

    memset(metadata, 0x44, sizeof metadata); /* indices 0 and 1 */
    operands.a = operands.b = operands.c = operands.scale_a = operands.scale_b = zeros;
    operands.e = metadata;
    return mmaref_operands_gather(q->instruction, NULL, &operands, &corner, &gathered, NULL) == MMAREF_OK;
}

/* Puts a number into the member of mmaref_operands that a role has: 0 a selector or byte-id, 1 a thread-id. */
static void put_selector(mmaref_operands *selectors, uint8_t role, unsigned which, unsigned long value)
{
    if (role == ROLE_SELECTOR) {
        selectors->selector = (uint32_t)value;
    } else if (role == ROLE_IDS_A) {
        *(which == 0 ? &selectors->byte_id_a : &selectors->thread_id_a) = (uint16_t)value;
    } else {
        *(which == 0 ? &selectors->byte_id_b : &selectors->thread_id_b) = (uint16_t)value;
    }
}

static void check_selector(question *q, uint8_t role, unsigned which, const char *text, size_t length)
{
    static const char *const what[] = { "byte-id", "thread-id" };
    mmaref_operands selectors;
    unsigned long value, other;
    char legal[32] = "";

    memset(&selectors, 0, sizeof selectors);
    if (!read_constant(text, length, &value)) {
        return;
    }
    put_selector(&selectors, role, which, value);
    if (value <= UINT16_MAX && accepts(q, &selectors)) {
        return;
    }
    for (other = 0; other < 4; other++) { /* two bits of hardware */
        put_selector(&selectors, role, which, other);
        if (accepts(q, &selectors)) {
            snprintf(legal + strlen(legal), sizeof legal - strlen(legal), " %lu", other);
        }
    }
    if (role == ROLE_SELECTOR) {
        complain(q, "selector %lu, only%s", value, legal);
    } else {
        complain(q, "%s %lu of %s, only%s", what[which], value, operand_name(role == ROLE_IDS_A ? MMAREF_OPERAND_SCALE_A
                                                                                            : MMAREF_OPERAND_SCALE_B),
                 value > 3 && legal[0] == '\0' ? "" : legal);
    }
}

static void check_ids(question *q, const operand_text *operand, uint8_t role)
{
    const char *item;
    size_t at = 0, length;
    unsigned which = 0;

    if (operand->form != OPERAND_LIST || operand->count != 2) {
        complain(q, "'%.*s' is not %s", (int)operand->length, operand->text, role_name(role));
        return;
    }
    while (operand_text_next(operand, &at, &item, &length)) {
        check_selector(q, role, which++, item, length);
    }
}

static void check_operand(question *q, const operand_text *operand, unsigned place)
{
    const uint8_t role = q->role[place];

    if (operand->form == OPERAND_UNKNOWN) {
        q->verdict->at_run_time = true;
    } else if (role < MMAREF_OPERANDS) {
        check_fragment(q, operand, place);
    } else if (role == ROLE_IDS_A || role == ROLE_IDS_B) {
        check_ids(q, operand, role);
    } else if (role == ROLE_ADDRESS && operand->form != OPERAND_ADDRESS) {
        complain(q, "'%.*s' is no address: it stands in [ ]", (int)operand->length, operand->text);
    } else if ((role == ROLE_STRIDE || role == ROLE_SELECTOR) && operand->form != OPERAND_SINGLE) {
        complain(q, "'%.*s' is no %s", (int)operand->length, operand->text, role_name(role));
    } else if (role == ROLE_SELECTOR) {
        check_selector(q, role, 0, operand->text, operand->length);
    }
}

/* Too few operands, or too many: names those that are wanted. */
static void complain_of_count(question *q, unsigned count)
{
    unsigned i;

    complain(q, "%u operand%s, not %u:", count, count == 1 ? "" : "s", count < q->least ? q->least : q->count);
    for (i = 0; i < q->count; i++) {
        size_t length = strlen(q->verdict->faults);
        snprintf(q->verdict->faults + length, OPERAND_REMARK_MAX - length, "%s %s", i == 0 ? "" : ",",
                 role_name(q->role[i]));
    }
}

void operand_rules_check(const mmaref_instruction *instruction, const operand_list *list, operand_verdict *verdict)
{
    question q;
    unsigned i;

    memset(&q, 0, sizeof q);
    memset(verdict, 0, sizeof *verdict);
    q.instruction = instruction;
    q.verdict = verdict;
    verdict->at_run_time = list->open_ended;
    if (mmaref_instruction_describe(instruction, &q.is) != MMAREF_OK) {
        return;
    }
    expect_syntax(&q);
    if (list->fault != NULL) {
        complain(&q, "%s", list->fault);
    } else if (list->count > q.count || (list->count < q.least && !list->open_ended)) {
        complain_of_count(&q, list->count);
    } else {
        for (i = 0; i < list->count; i++) {
            check_operand(&q, &list->operand[i], i);
        }
    }
}
