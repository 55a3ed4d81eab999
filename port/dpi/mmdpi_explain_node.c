/* SPDX-License-Identifier: MIT */
/* The nodes of adders, a line each; aligned terms and corners. See mmdpi_explain.h. */
#include "mmdpi_explain.h"

void mmdpi_explain_signed(mmdpi_text *text, int64_t value)
{
    mmdpi_put(text, value < 0 ? "-0x" : "+0x");
    mmdpi_put_hex(text, value < 0 ? 0 - (uint64_t)value : (uint64_t)value, 1);
}

void mmdpi_explain_aligned(mmdpi_text *text, const mmaref_dot_term *term)
{
    mmdpi_explain_signed(text, term->kept);
    if (term->lost != 0) {
        mmdpi_put(text, ", lost 0x");
        mmdpi_put_hex(text, term->lost, 1);
        mmdpi_put(text, "p");
        mmdpi_put_decimal(text, term->a.exponent + term->b.exponent);
    }
}

void mmdpi_explain_corners(mmdpi_text *text, uint32_t corners)
{
    static const struct {
        uint32_t corner;
        const char *words;
    } known[] = { { MMAREF_COVER_INEXACT, ", inexact" },
                  { MMAREF_COVER_TIE, ", a tie" },
                  { MMAREF_COVER_OVERFLOW, ", overflows" },
                  { MMAREF_COVER_TINY, ", underflows" },
                  { MMAREF_COVER_CANCELLATION, ", cancels" } };
    uint8_t i;

    for (i = 0; i < sizeof known / sizeof known[0]; i++) {
        mmdpi_put(text, (corners & known[i].corner) != 0 ? known[i].words : "");
    }
}

void mmdpi_explain_node_term(mmdpi_text *text, const mmaref_dot_step *node, const mmaref_dot_term *term,
                             const char *running, uint16_t k)
{
    if (term->element == MMAREF_DOT_MAX) {
        mmdpi_put(text, running);
    } else {
        mmdpi_put(text, term->element < MMAREF_DOT_MAX ? "k " : "node ");
        mmdpi_put_decimal(text, term->element < MMAREF_DOT_MAX ? k : term->element - MMAREF_DOT_MAX);
    }
    if (node->kind == MMAREF_STEP_ALIGNED) {
        mmdpi_put(text, " ");
        mmdpi_explain_aligned(text, term);
    }
}

void mmdpi_explain_node(mmdpi_text *text, const mmaref_dot_step *node, uint32_t type)
{
    mmdpi_put(text, node->kind == MMAREF_STEP_ALIGNED ? "; sum " : " = ");
    if (node->kind == MMAREF_STEP_ALIGNED) {
        mmdpi_explain_signed(text, node->sum);
        mmdpi_put(text, node->type != 0 ? " = " : "");
    }
    if (node->type != 0) {
        mmdpi_explain_bits(text, type, node->result);
    } else if (node->kind != MMAREF_STEP_ALIGNED) {
        mmdpi_put(text, "an infinity or NaN");
    }
    mmdpi_explain_corners(text, node->corners);
}
