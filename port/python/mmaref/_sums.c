/* SPDX-License-Identifier: MIT */
/* Whole sums of the elements of a D, and how far a D is from them, for Python: as `mmaref gemm --compare` tells it. */
#include <string.h>

#include "number/errors.h"
#include "number/product_sum.h"

/* See product_sums_find. */
MMAREF_API mmaref_status core_sums(const mmaref_instruction *instruction, const mmaref_product *of,
                                   const mmaref_tiles *range, whole_sum *sums);
mmaref_status core_sums(const mmaref_instruction *instruction, const mmaref_product *of,
                        const mmaref_tiles *range, whole_sum *sums)
{
    return product_sums_find(instruction, of, range, sums);
}

/* The errors of a D, and its worst element: the first that is no number where there is a sum, or the one that is
 * farthest from the whole sum. */
typedef struct {
    errors all;
    size_t row, column;
    uint64_t ulps;          /* how far; UINT64_MAX: it is no number */
    uint64_t expected, got; /* patterns */
} distance;

MMAREF_API mmaref_status core_errors(const mmaref_instruction *instruction, const mmaref_product *of,
                                     const whole_sum *sums, distance *found);
mmaref_status core_errors(const mmaref_instruction *instruction, const mmaref_product *of,
                          const whole_sum *sums, distance *found)
{
    mmaref_description is;
    errors_sum all;
    product_operand d;
    size_t i;

    memset(&all, 0, sizeof all);
    memset(found, 0, sizeof *found);
    if (mmaref_instruction_describe(instruction, &is) != MMAREF_OK ||
        product_operand_open(&d, instruction, &is, MMAREF_OPERAND_D, &of->d) != MMAREF_OK) {
        return MMAREF_E_ARGUMENT;
    }
    for (i = 0; i < of->m * of->n; i++) {
        const uint64_t got = product_pattern(&d, i / of->n, i % of->n);
        const unsigned level = errors_level(d.type, &sums[i], got);
        const uint64_t ulps = level == ERRORS_NONE      ? 0
                              : level == ERRORS_ENDLESS ? UINT64_MAX
                                                        : errors_ulps(d.type, sums[i].pattern, got);
        errors_take(&all, d.type, &sums[i], got);
        if (i == 0 || ulps > found->ulps) {
            found->row = i / of->n;
            found->column = i % of->n;
            found->ulps = ulps;
            found->expected = sums[i].pattern;
            found->got = got;
        }
    }
    found->all = errors_end(&all);
    return MMAREF_OK;
}
