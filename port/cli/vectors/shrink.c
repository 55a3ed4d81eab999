/* SPDX-License-Identifier: MIT */
/* Shrinking the case of a file. See shrink.h. */
#include "vectors/shrink.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../dpi/mmdpi_place.h"
#include "../../dpi/mmdpi_shrink.h"
#include "base/complain.h"
#include "base/file.h"
#include "base/system.h"

typedef struct {
    const char *path, *unit;
    vector_case *of; /* the case, whose A, B and C are made anew */
    mmaref_coordinate at;
    mmaref_gathered gathered;
    mmdpi_place place;
    char got_path[FILENAME_MAX], command[2 * FILENAME_MAX];
    uint8_t kind; /* of the first difference */
    int status; /* EXIT_UNREADABLE: a try could not be made */
} shrinking;

/* ---- Elements of D ---- */

static uint64_t element_of(const vector_case *of, const uint32_t *d, const mmaref_coordinate *at)
{
    const uint32_t *word;
    mmaref_slot slot;

    cli_must(mmaref_layout_slot(&of->form.instruction, &of->arithmetic, MMAREF_OPERAND_D, at, &slot));
    word = d + (size_t)slot.lane * of->form.description.registers[MMAREF_OPERAND_D] + slot.reg;
    return slot.width == 64 ? (uint64_t)word[1] << 32 | word[0]
                            : word[0] >> slot.bit & (slot.width == 32 ? 0xffffffffu : (1u << slot.width) - 1);
}

/* The kind of the difference; 0: there is none. */
static uint8_t kind_of_wrong(const vector_case *of, const outcome *expected, const uint32_t *d,
                             const mmaref_coordinate *at)
{
    const uint32_t type = of->form.description.type[MMAREF_OPERAND_D];
    const uint64_t right = element_of(of, expected->words, at), got = element_of(of, d, at);

    return mmaref_same(type, &of->arithmetic, right, got) ? 0 : mmdpi_failure_kind(&of->arithmetic, type, right, got);
}

/* The first element of D that is wrong; false if there is none. */
static bool find_wrong(const vector_case *of, mmaref_coordinate *at)
{
    static outcome expected;
    const mmaref_description *is = &of->form.description;

    outcome_compute(of, NULL, &expected);
    for (at->matrix = 0; at->matrix < is->matrices; at->matrix++) {
        for (at->row = 0; at->row < is->m; at->row++) {
            for (at->column = 0; at->column < is->n; at->column++) {
                if (kind_of_wrong(of, &expected, of->words[VECTOR_D], at) != 0) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* ---- The file ---- */

static void put_words(FILE *out, const vector_case *of, unsigned array)
{
    unsigned i;

    if (of->form.words[array] != 0) {
        fputs(vector_key_name(array), out);
        for (i = 0; i < of->form.words[array]; i++) {
            fprintf(out, " %08lx", (unsigned long)of->words[array][i]);
        }
        (void)putc('\n', out);
    }
}

static int write_case(const shrinking *s, bool with_d)
{
    char name[MMAREF_TEXT_MAX], value[MMAREF_FIELD_TEXT_MAX];
    const vector_case *of = s->of;
    const char *field;
    cli_output file;
    uint8_t i;

    if (cli_output_open(&file, s->path) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    cli_must(mmaref_instruction_format(&of->form.instruction, name, sizeof name));
    fprintf(file.out, "mmavec 1\ninsn %s\n", name);
    if (of->line_of[VECTOR_ARITH] != 0) {
        fputs("arith custom", file.out);
        for (i = 0; mmaref_arithmetic_get(&of->arithmetic, i, &field, value, sizeof value) == MMAREF_OK; i++) {
            fprintf(file.out, " %s=%s", field, value);
        }
        (void)putc('\n', file.out);
    }
    put_words(file.out, of, VECTOR_A);
    put_words(file.out, of, VECTOR_B);
    put_words(file.out, of, VECTOR_C);
    put_words(file.out, of, VECTOR_E);
    if (of->line_of[VECTOR_F] != 0) {
        fprintf(file.out, "f %lu\n", (unsigned long)of->selector);
    }
    if (with_d) {
        put_words(file.out, of, VECTOR_D);
    }
    fputs("end\n", file.out);
    return cli_output_close(&file, EXIT_EQUAL);
}

/* ---- The unit ---- */

/* Takes D from what the unit has printed. */
static int read_d(shrinking *s)
{
    static vector_reader reader;
    static vector_case got;
    int state = vector_open(&reader, s->got_path, false) == EXIT_EQUAL ? vector_next(&reader, &got) : -1;

    if (state >= 0) {
        vector_close(&reader);
    }
    if (state <= 0 || got.form.instruction.id != s->of->form.instruction.id || got.line_of[VECTOR_D] == 0) {
        return state < 0 ? EXIT_UNREADABLE
                         : cli_complain("--unit", s->unit, strlen(s->unit),
                                        "it printed no case of the instruction with D", NULL);
    }
    memcpy(s->of->words[VECTOR_D], got.words[VECTOR_D], sizeof got.words[VECTOR_D]);
    return EXIT_EQUAL;
}

/* Lets the unit compute the case. */
static int ask_unit(shrinking *s)
{
    if (write_case(s, false) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (system_run(s->command) != 0) {
        return cli_complain("--unit", s->unit, strlen(s->unit), "the command failed", NULL);
    }
    return read_d(s);
}

/* Whether the element is wrong for what the case now is, in the way in which it first was. */
static bool fails(shrinking *s)
{
    static outcome expected;
    uint8_t kind;

    if (s->status != EXIT_EQUAL || !mmdpi_place_put(&s->place, &s->gathered)) {
        return false;
    }
    outcome_compute(s->of, NULL, &expected);
    if (s->unit != NULL) {
        s->status = ask_unit(s);
    } else { /* the element as recorded; the others, whose operands are zero now, as they should be */
        mmaref_slot slot;
        uint32_t *word, mask;
        cli_must(mmaref_layout_slot(&s->of->form.instruction, &s->of->arithmetic, MMAREF_OPERAND_D, &s->at, &slot));
        word = &expected.words[(size_t)slot.lane * s->of->form.description.registers[MMAREF_OPERAND_D] + slot.reg];
        mask = slot.width >= 32 ? 0xffffffffu : ((1u << slot.width) - 1) << slot.bit;
        *word = (*word & ~mask) | (s->of->words[VECTOR_D][word - expected.words] & mask);
        if (slot.width == 64) {
            word[1] = s->of->words[VECTOR_D][word - expected.words + 1];
        }
        memcpy(s->of->words[VECTOR_D], expected.words, sizeof expected.words);
        return true;
    }
    kind = s->status == EXIT_EQUAL && expected.status == MMAREF_OK
               ? kind_of_wrong(s->of, &expected, s->of->words[VECTOR_D], &s->at)
               : 0;
    s->kind = s->kind == 0 ? kind : s->kind;
    return kind != 0 && kind == s->kind;
}

/* ---- What is left ---- */

static void print_list(const char *option, const uint64_t *of, const mmaref_gathered *gathered, uint16_t last)
{
    uint16_t k, i = 0;

    for (k = 0; k <= last; k++) {
        while (i < gathered->dot.count && gathered->k[i] < k) {
            i++;
        }
        printf("%s0x%llx", k == 0 ? option : ",",
               (unsigned long long)(i < gathered->dot.count && gathered->k[i] == k ? of[i] : 0));
    }
}

static void print_line(const shrinking *s, const mmdpi_shrink *shrink)
{
    char name[MMAREF_TEXT_MAX], value[MMAREF_FIELD_TEXT_MAX];
    const mmaref_gathered *of = &s->gathered;
    const mmaref_arithmetic *block = &s->of->arithmetic;
    const char *field;
    uint16_t last = 0, i;

    for (i = 0; i < of->dot.count; i++) {
        last = of->a[i] != 0 || of->b[i] != 0 ? of->k[i] : last;
    }
    cli_must(mmaref_instruction_format(s->place.instruction, name, sizeof name));
    printf("%s: row %u column %u, %u elements left after %u tries\nmmaref dot %s", s->path, s->at.row, s->at.column,
           mmdpi_shrink_size(shrink), shrink->tries, name);
    if (s->of->line_of[VECTOR_ARITH] != 0 && s->place.is.floating) { /* integers have one sum */
        fputs(" --arith 'custom", stdout);
        for (i = 0; mmaref_arithmetic_get(block, (uint8_t)i, &field, value, sizeof value) == MMAREF_OK; i++) {
            printf(" %s=%s", field, value);
        }
        fputs("'", stdout);
    }
    print_list(" --a ", of->a, of, last);
    print_list(" --b ", of->b, of, last);
    printf(" --c 0x%llx\n", (unsigned long long)of->dot.c);
}

/* ---- The case ---- */

static int refuse(const shrinking *s, const char *reason)
{
    return cli_complain("--shrink", s->path, strlen(s->path), reason, NULL);
}

static int open_case(shrinking *s)
{
    vector_case *of = s->of;
    mmaref_operands operands = { 0 };

    s->place.instruction = &of->form.instruction;
    s->place.arithmetic = &of->arithmetic;
    s->place.of = &s->at;
    s->place.is = of->form.description;
    s->place.registers[MMAREF_OPERAND_A] = of->words[VECTOR_A];
    s->place.registers[MMAREF_OPERAND_B] = of->words[VECTOR_B];
    s->place.registers[MMAREF_OPERAND_C] = of->words[VECTOR_C];
    if (of->form.words[VECTOR_A] == 0 || of->form.words[VECTOR_D] == 0 || of->status != MMAREF_OK ||
        !mmdpi_place_suits(&s->place)) {
        return refuse(s, "the failing case multiplies no matrices, or has scale factors, or elements twice");
    }
    operands.a = of->words[VECTOR_A];
    operands.b = of->words[VECTOR_B];
    operands.c = of->words[VECTOR_C];
    operands.e = of->words[VECTOR_E];
    operands.selector = of->selector;
    if (!find_wrong(of, &s->at) || mmaref_operands_gather(s->place.instruction, s->place.arithmetic, &operands, &s->at,
                                                          &s->gathered, NULL) != MMAREF_OK) {
        return refuse(s, "no element of D is wrong, or its elements are single bits");
    }
    return EXIT_EQUAL;
}

/* Adds a file's name to the command as one word of a shell, whatever is in it. */
static void put_name(shrinking *s, const char *before, const char *name)
{
    size_t length = strlen(s->command), i;

    length += (size_t)snprintf(s->command + length, sizeof s->command - length, "%s'%s", before,
                               name[0] == '-' ? "./" : "");
    for (i = 0; name[i] != '\0' && length < sizeof s->command; i++) {
        length += (size_t)snprintf(s->command + length, sizeof s->command - length, name[i] == '\'' ? "'\\%c'" : "%c",
                                   name[i]);
    }
    if (length < sizeof s->command) {
        (void)snprintf(s->command + length, sizeof s->command - length, "'");
    }
}

/* Makes the command that lets the unit compute the file. */
static int open_unit(shrinking *s)
{
    if (strcmp(s->path, "-") == 0) {
        return refuse(s, "the unit needs a file");
    }
    if (snprintf(s->got_path, sizeof s->got_path, "%s.got", s->path) >= (int)sizeof s->got_path ||
        snprintf(s->command, sizeof s->command, "%s", s->unit) >= (int)sizeof s->command) {
        return refuse(s, "the name is too long");
    }
    put_name(s, " ", s->path);
    put_name(s, " > ", s->got_path);
    return strlen(s->command) + 1 < sizeof s->command ? EXIT_EQUAL : refuse(s, "the name is too long");
}

static int reduce(shrinking *s)
{
    mmdpi_shrink shrink;

    cli_must(mmdpi_shrink_start(&shrink, &s->gathered, s->place.arithmetic, NULL));
    if (!fails(s)) {
        return s->status != EXIT_EQUAL ? s->status : refuse(s, "the unit is right where all other elements are zero");
    }
    while (s->unit != NULL && s->status == EXIT_EQUAL && mmdpi_shrink_next(&shrink)) {
        mmdpi_shrink_answer(&shrink, fails(s));
    }
    if (s->unit != NULL) {
        (void)fails(s); /* what is left, once more */
    }
    if (s->status != EXIT_EQUAL || write_case(s, true) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    print_line(s, &shrink);
    return EXIT_EQUAL;
}

int shrink_case(const char *path, const vector_case *failed, const char *unit)
{
    static shrinking s;
    static vector_case of;
    int status;

    memset(&s, 0, sizeof s);
    of = *failed;
    s.path = path;
    s.unit = unit;
    s.of = &of;
    if (unit != NULL && open_unit(&s) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    status = open_case(&s) == EXIT_EQUAL ? reduce(&s) : EXIT_UNREADABLE;
    if (unit != NULL) {
        (void)unlink(s.got_path);
    }
    return status;
}
