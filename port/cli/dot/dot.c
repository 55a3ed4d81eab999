/* SPDX-License-Identifier: MIT */
/* mmaref dot: one element of D under several arithmetics, side by side. */
#include <stdlib.h>
#include <string.h>

#include "ask/instruction_text.h"
#include "base/options.h"
#include "commands.h"
#include "dot/draw.h"
#include "dot/fixed_sum.h"
#include "dot/read.h"
#include "number/element_type.h"
#include "number/exact_sum.h"

/* ---- Answering ------------------------------------------------------- */

/* `corners` may be NULL; of an instruction there are none. */
static int compute(dot *of, const arith_named *by, uint64_t *d, uint32_t *corners)
{
    uint8_t scale_a[MMAREF_SCALES_MAX], scale_b[MMAREF_SCALES_MAX];
    mmaref_error error;
    mmaref_dot asked;

    if (of->has_instruction) {
        if (gemm_compute(&of->g, &by->block, 1) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        *d = gemm_get(&of->g.matrix[GEMM_D], 0, 0);
        return EXIT_EQUAL;
    }
    asked = dot_of(of, scale_a, scale_b);
    if (mmaref_dot_add(&asked, &by->block, d, corners, &error) == MMAREF_OK) {
        return EXIT_EQUAL;
    }
    return dot_complain(of, by, &error);
}

static void put_flags(table *t, uint8_t flags)
{
    static const struct {
        uint8_t flag;
        const char *word;
    } words[] = { { MMAREF_FLAG_INVALID, "invalid" },
                  { MMAREF_FLAG_OVERFLOW, "overflow" },
                  { MMAREF_FLAG_UNDERFLOW, "underflow" },
                  { MMAREF_FLAG_INEXACT, "inexact" } };
    char text[40] = "";
    size_t i;

    for (i = 0; i < sizeof words / sizeof words[0]; i++) {
        if ((flags & words[i].flag) != 0) {
            strcat(text, text[0] == '\0' ? "" : " ");
            strcat(text, words[i].word);
        }
    }
    table_text(t, "%s", text[0] == '\0' ? "none" : text);
}

/* CSV and JSON have the exact sum, too. */
static bool has_exact(const dot_options *o)
{
    return o->line.style == TABLE_JSON || o->line.style == TABLE_CSV;
}

static void put_row(table *t, const dot *of, const dot_options *o, const char *arithmetic, uint64_t d)
{
    char text[NUMERAL_MAX];

    table_text(t, "%s", arithmetic);
    numeral_write(text, of->types.d, d, of->style);
    table_numeral(t, text);
    numeral_write(text, of->types.d, d, NUMERAL_HEX);
    table_text(t, "%s", text);
    exact_sum_error(&of->sum, of->types.d, d, text);
    table_numeral(t, text);
    table_mark(t, text[0] == '\0' ? !of->sum.is_special : strcmp(text, "0") != 0);
    if (has_exact(o)) {
        exact_sum_write(&of->sum, 0, text);
        table_numeral(t, text);
        if (of->g.rule != GEMM_GIVEN) {
            gemm_put_rule(t, &of->g);
        }
    }
}

/* Reduces the K elements of a row of a sparse A and a column of B to those that are stored, in their order; element[i]
 * is the k of number i. EXIT_UNREADABLE after complaining that sparse storage cannot hold them. */
static int pick_stored(const gemm *g, uint64_t a[MMAREF_DOT_MAX], uint64_t b[MMAREF_DOT_MAX],
                       uint16_t element[MMAREF_DOT_MAX])
{
    static uint32_t dense[16 * 256]; /* M * K of the largest shape; the other rows stay 0 */
    static uint32_t stored[MMAREF_LANES * MMAREF_REGISTERS_MAX], e[MMAREF_LANES];
    static const uint32_t zeros[MMAREF_LANES * MMAREF_REGISTERS_MAX] = { 0 };
    static mmaref_gathered gathered;
    const mmaref_coordinate first = { 0, 0, 0 };
    mmaref_operands operands;
    mmaref_error error;
    uint16_t k, i;

    for (k = 0; k < g->is.k; k++) {
        dense[k] = (uint32_t)a[k] << g->matrix[GEMM_A].up;
    }
    if (mmaref_sparse_compress(&g->instruction, dense, 0, stored, e, &error) != MMAREF_OK) {
        return cli_complain_error("--a", "", 0, &error);
    }
    memset(&operands, 0, sizeof operands);
    operands.a = stored;
    operands.e = e;
    operands.b = operands.c = zeros;
    cli_must(mmaref_operands_gather(&g->instruction, NULL, &operands, &first, &gathered, &error));
    for (i = 0; i < gathered.dot.count; i++) { /* k ascends: no element is read after it was written */
        element[i] = gathered.k[i];
        a[i] = a[element[i]];
        b[i] = b[element[i]];
    }
    return EXIT_EQUAL;
}

/* Draws `count` products from number `first` on; of a sparse instruction only the stored ones. */
static int explain_part(const dot *of, const mmaref_arithmetic *block, unsigned first, unsigned count, uint64_t *d)
{
    uint64_t a[MMAREF_DOT_MAX] = { 0 }, b[MMAREF_DOT_MAX] = { 0 };
    uint8_t scale_a[MMAREF_SCALES_MAX], scale_b[MMAREF_SCALES_MAX];
    uint16_t element[MMAREF_DOT_MAX];
    bool sparse = of->has_instruction && of->g.sparse;
    dot_question q;
    unsigned i;

    for (i = 0; i < count && first + i < of->count; i++) {
        a[i] = of->a[first + i];
        b[i] = of->b[first + i];
    }
    if (sparse && pick_stored(&of->g, a, b, element) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    memset(&q, 0, sizeof q);
    q.dot = dot_of(of, scale_a, scale_b);
    q.dot.a = a;
    q.dot.b = b;
    q.dot.count = (uint16_t)(sparse ? count / 2 : count);
    q.dot.c = *d;
    q.arithmetic = block;
    q.element = sparse ? element : NULL;
    q.first = first;
    return dot_draw(&q, d);
}

/* Half of the places of k are stored: a block that counts places of the dense A counts half as many. */
static void halve_logical(mmaref_arithmetic *block)
{
    if (block->sparse_basis == MMAREF_SPARSE_LOGICAL) {
        block->products /= 2;
        block->interleave /= 2;
        block->group /= 2;
    }
}

/* The sum step by step; an instruction takes as many products at a time as its k. `result` is what it comes to. */
static int explain(const dot *of, const arith_named *by, uint64_t result)
{
    unsigned at_a_time = of->has_instruction ? of->g.is.k : of->count, first;
    mmaref_arithmetic block = by->block;
    uint64_t d = of->c;

    if (of->has_instruction) {
        cli_must(mmaref_arithmetic_rounding(&of->g.instruction, &by->block, &block.rounding));
    }
    if (of->has_instruction && of->g.sparse) {
        halve_logical(&block);
    }
    printf("\n%s\n", by->text);
    for (first = 0; first < of->count; first += at_a_time) {
        if (explain_part(of, &block, first, at_a_time, &d) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return d == result ? EXIT_EQUAL : cli_complain("internal error", "", 0, "what is drawn is not the result", NULL);
}

static int answer(dot *of, const dot_options *o, const arith_list *list)
{
    const char *heads[] = { "arithmetic", "value", "pattern", "ulp", "exact", GEMM_RULE_HEADS };
    const bool has_rule = has_exact(o) && of->g.rule != GEMM_GIVEN; /* flags are of units, rules of instructions */
    const unsigned columns = 4u + has_exact(o) + (has_rule ? GEMM_RULE_COLUMNS : 0) + o->flags;
    uint64_t results[ARITHS_MAX], d;
    uint32_t corners;
    unsigned i;
    table t;

    if (o->flags) {
        heads[columns - 1] = "flags";
    }
    table_open(&t, o->line.style, o->line.colours, heads, columns);
    for (i = 0; i < list->count; i++) {
        corners = 0;
        if (compute(of, &list->of[i], &d, o->flags ? &corners : NULL) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        put_row(&t, of, o, list->of[i].text, d);
        if (o->flags) {
            put_flags(&t, mmaref_flags(corners));
        }
        results[i] = d;
    }
    dot_put_title(&t, of);
    (void)table_close(&t);
    for (i = 0; i < list->count && o->explain; i++) {
        if (explain(of, &list->of[i], results[i]) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return EXIT_EQUAL;
}

int cli_dot(int argc, char **argv)
{
    static arith_list list;
    static dot of;
    dot_options o;
    const option_row options[] = { OPTIONS_OUTPUT(o.line),
                                   OPTIONS_NUMBERS(o.line),
                                   { "arith", OPTION_LIST, &o.ariths },
                                   { "a", OPTION_TEXT, &o.a },
                                   { "b", OPTION_TEXT, &o.b },
                                   { "c", OPTION_TEXT, &o.c },
                                   { "scale-a", OPTION_TEXT, &o.scale_a },
                                   { "scale-b", OPTION_TEXT, &o.scale_b },
                                   { "types", OPTION_TEXT, &o.types },
                                   { "scale-type", OPTION_TEXT, &o.scale_type },
                                   { "random", OPTION_TEXT, &o.random },
                                   { "convert", OPTION_TEXT, &o.convert },
                                   { "derive", OPTION_WORD, &o.derive },
                                   { "flags", OPTION_FLAG, &o.flags },
                                   { "explain", OPTION_FLAG, &o.explain },
                                   { "fixed", OPTION_NUMBER, &o.fixed },
                                   OPTIONS_END };
    int status;

    memset(&o, 0, sizeof o);
    memset(&of, 0, sizeof of);
    if (command_line_read(&o.line, argc, argv, options, "an instruction", 0, ARGUMENTS_ANY) != EXIT_EQUAL ||
        instruction_text_gather(&o.line, 0) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    status = dot_read(&of, &o, &list) != EXIT_EQUAL ? EXIT_UNREADABLE
             : o.fixed != NULL                      ? fixed_sum_answer(&of, &o, &list)
                                                    : answer(&of, &o, &list);
    gemm_close(&of.g);
    free(of.a);
    free(of.b);
    return status;
}
