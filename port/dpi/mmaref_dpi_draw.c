/* SPDX-License-Identifier: MIT */
/* Operands aimed at corners. See mmaref_imports.svh. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi_vectors.h"
#include "mmdpi_draw.h"
#include "mmdpi_words.h"

/* A dot product of zeros. */
static int open_zeros(const uint32_t *types, const uint32_t *arithmetic, int count, mmdpi_dot *dot, mmdpi_text *why)
{
    static const uint32_t zeros[MMAREF_DPI_VECTOR_WORDS] = { 0 };
    const mmaref_dpi_dot_vectors given = { types, arithmetic, count, zeros, zeros, zeros, NULL };

    (void)mmaref_dpi_text_start(why);
    return (int)mmaref_dpi_dot_open(&given, dot, why);
}

int mmaref_dpi_draw(const uint32_t *types, const uint32_t *arithmetic, int count, unsigned corners, unsigned *seed,
                    uint32_t *a, uint32_t *b, uint32_t *c)
{
    uint32_t state = *seed;
    mmdpi_dot dot;
    mmdpi_text why;
    int found;

    mmdpi_words_zero(a, MMAREF_DPI_VECTOR_WORDS);
    mmdpi_words_zero(b, MMAREF_DPI_VECTOR_WORDS);
    mmdpi_words_zero(c, 2);
    found = open_zeros(types, arithmetic, count, &dot, &why);
    if (found == MMAREF_OK) {
        found = mmdpi_draw(&dot, count, corners, &state, &why);
    }
    if (found >= 0) {
        *seed = state;
        mmdpi_dot_pack(&dot, a, b, c);
    }
    return mmaref_dpi_refused(found);
}

unsigned mmaref_dpi_unreachable(const uint32_t *types, const uint32_t *arithmetic)
{
    mmdpi_dot dot;
    mmdpi_text why;
    int status = open_zeros(types, arithmetic, 1, &dot, &why);

    return mmaref_dpi_refused(status) == MMAREF_OK ? mmdpi_unreachable(&dot) : 0;
}
