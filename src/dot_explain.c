/* SPDX-License-Identifier: MIT */
/* What a dot product does: the order of its products, and its sums term by term. See mmaref.h. */
#include "dot.h"

/* ---- Order ------------------------------------------------------------ */

/* The rules of `count` products; of any types, as their number is all that matters. */
static mmaref_status open_order(mmaref_dot_rules *rules, const mmaref_arithmetic *arithmetic, uint16_t count)
{
    mmaref_status status = mmaref_arithmetic_check(arithmetic, NULL);

    if (status != MMAREF_OK) {
        return status;
    }
    if ((arithmetic->group != 0 && count % arithmetic->group != 0) ||
        (arithmetic->interleave != 0 && count % (2u * arithmetic->interleave) != 0)) {
        return MMAREF_E_ARITHMETIC;
    }
    rules->arithmetic = arithmetic;
    rules->a = rules->b = &mmaref_format_rows[MMAREF_WORD_F16];
    rules->c = rules->d = &mmaref_format_rows[MMAREF_WORD_F32];
    rules->rounding = arithmetic->rounding;
    rules->coverage = NULL;
    mmaref_rules_complete(rules, (uint8_t)count, 0);
    return MMAREF_OK;
}

mmaref_status mmaref_dot_order(const mmaref_arithmetic *arithmetic, uint16_t count, uint16_t taken,
                               uint16_t *element, uint16_t *step)
{
    mmaref_dot_rules rules;
    mmaref_status status;

    if (arithmetic == NULL || element == NULL || count > MMAREF_DOT_MAX || taken >= count) {
        return MMAREF_E_ARGUMENT;
    }
    status = open_order(&rules, arithmetic, count);
    if (status != MMAREF_OK) {
        return status;
    }
    *element = mmaref_step_element(rules.interleave, (uint8_t)count, (uint8_t)taken);
    if (step != NULL) {
        uint16_t steps = (uint16_t)((rules.group + rules.products - 1u) / rules.products); /* of a group */
        *step = (uint16_t)(taken / rules.group * steps + taken % rules.group / rules.products);
    }
    return MMAREF_OK;
}
