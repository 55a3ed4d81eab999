/* SPDX-License-Identifier: MIT */
/* mmaref dot: one element of D under several arithmetics, side by side. */
#include <stdlib.h>
#include <string.h>

#include "command_line.h"
#include "commands.h"
#include "dot_draw.h"
#include "dot_read.h"
#include "dot_sparse.h"
#include "element_type.h"
#include "exact_sum.h"
#include "fixed_sum.h"

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

/* Programs are told the exact sum too. */
static bool has_exact(const command_line *line)
{
    return line->style == TABLE_JSON || line->style == TABLE_CSV;
}

static void put_row(table *t, const dot *of, const command_line *line, const char *arithmetic, uint64_t d)
{
    char text[NUMERAL_MAX];

    table_text(t, "%s", arithmetic);
    numeral_write(text, of->types.d, d, of->style);
    table_numeral(t, text);
    numeral_write(text, of->types.d, d, NUMERAL_HEX);
    table_text(t, "%s", text);
    exact_sum_error(&of->sum, of->types.d, d, text);
    table_numeral(t, text);
    if (has_exact(line)) {
        exact_sum_write(&of->sum, 0, text);
        table_numeral(t, text);
    }
}

/* Draws `count` products from number `first` on, of which a sparse instruction takes those that are stored. */
static int explain_part(const dot *of, const mmaref_arithmetic *block, unsigned first, unsigned count, uint64_t *d)
{
    uint64_t a[MMAREF_DOT_MAX] = { 0 }, b[MMAREF_DOT_MAX] = { 0 };
    uint16_t element[MMAREF_DOT_MAX];
    bool sparse = of->has_instruction && of->g.sparse;
    dot_question q;
    unsigned i;

    for (i = 0; i < count && first + i < of->count; i++) {
        a[i] = of->a[first + i];
        b[i] = of->b[first + i];
    }
    if (sparse && dot_sparse_pick(&of->g, a, b, element) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    memset(&q, 0, sizeof q);
    q.dot.types = of->types;
    q.dot.a = a;
    q.dot.b = b;
    q.dot.count = (uint16_t)(sparse ? count / 2 : count);
    q.dot.c = *d;
    q.arithmetic = block;
    q.element = sparse ? element : NULL;
    q.first = first;
    return dot_draw(&q, d);
}

/* The sum step by step; an instruction takes as many products at a time as its k. `result` is what it comes to. */
static int explain(const dot *of, const arith_named *by, uint64_t result)
{
    unsigned at_a_time = of->has_instruction ? of->g.is.k : of->count, first;
    mmaref_arithmetic block = by->block;
    uint64_t d = of->c;

    if (of->has_instruction) {
        host_must(mmaref_arithmetic_rounding(&of->g.instruction, &by->block, &block.rounding));
    }
    if (of->has_instruction && of->g.sparse) {
        dot_sparse_halve(&block);
    }
    printf("\n%s\n", by->text);
    for (first = 0; first < of->count; first += at_a_time) {
        if (explain_part(of, &block, first, at_a_time, &d) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return d == result ? EXIT_EQUAL : host_complain("internal error", "", 0, "what is drawn is not the result", NULL);
}

static int answer(dot *of, const command_line *line, const arith_list *list)
{
    const char *heads[6] = { "arithmetic", "value", "pattern", "ulp", "exact", NULL };
    const unsigned columns = 4u + has_exact(line) + line->with_flags;
    uint64_t results[ARITHS_MAX], d;
    uint32_t corners;
    unsigned i;
    table t;

    if (line->with_flags) {
        heads[columns - 1] = "flags";
    }
    table_open(&t, line->style, false, heads, columns);
    for (i = 0; i < list->count; i++) {
        corners = 0;
        if (compute(of, &list->of[i], &d, line->with_flags ? &corners : NULL) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        put_row(&t, of, line, list->of[i].text, d);
        if (line->with_flags) {
            put_flags(&t, mmaref_flags(corners));
        }
        results[i] = d;
    }
    dot_put_title(&t, of);
    (void)table_close(&t);
    for (i = 0; i < list->count && line->with_explanation; i++) {
        if (explain(of, &list->of[i], results[i]) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return EXIT_EQUAL;
}

int host_dot(int argc, char **argv)
{
    static arith_list list;
    static dot of;
    command_line line;
    int status;

    memset(&of, 0, sizeof of);
    if (command_line_read(&line, argc, argv, "output ariths operands unit explain fixed numbers", "an instruction", 0,
                          1) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    status = dot_read(&of, &line, &list) != EXIT_EQUAL ? EXIT_UNREADABLE
             : line.fixed != NULL                      ? fixed_sum_answer(&of, &line, &list)
                                                       : answer(&of, &line, &list);
    gemm_close(&of.g);
    free(of.a);
    free(of.b);
    return status;
}
