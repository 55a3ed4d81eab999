/* SPDX-License-Identifier: MIT */
/* The common case of elements of D, for speed: those of a row take each step together. What is uncommon
 * is left to mmaref_dot. See mmaref_internal.h. */
#include "mmaref_internal.h"

#ifndef MMAREF_SMALL_STACK

/* The chain of mmaref_dot. */
static void take_steps(mmaref_narrow_row *r, uint8_t count)
{
    const mmaref_dot_rules *rules = r->rules;
    const mmaref_format_row *type = rules->c, *of_c = rules->c;
    bool after = mmaref_adds_after(rules);
    uint32_t c[MMAREF_NARROW_COLUMNS];
    uint8_t first, next, end = 0, column;

    for (first = 0; first < count; first = next) {
        if (first == end) {
            end = (uint8_t)(end + rules->group);
            for (column = 0; after && column < r->columns; column++) {
                c[column] = r->value[column];
                r->value[column] = 0;
            }
        }
        next = rules->products < end - first ? (uint8_t)(first + rules->products) : end;
        mmaref_narrow_decode(r, type);
        mmaref_narrow_largest(r, first, next);
        mmaref_narrow_sum(r, first, next);
        mmaref_narrow_round(r);
        type = rules->step;
        for (column = 0; after && next == end && column < r->columns; column++) {
            r->value[column] = (uint32_t)mmaref_add_after(rules, of_c, c[column], r->value[column]);
        }
        of_c = next == end ? rules->step : of_c;
    }
}

uint8_t mmaref_row_narrow(const mmaref_matrices *m, uint16_t c, uint16_t d, const mmaref_dot_elements *elements,
                          uint8_t count, uint8_t special)
{
    bool convert = m->rules.step != m->rules.d;
    uint32_t *registers = m->work->d;
    uint8_t width_log2 = m->rules.d->width_log2;
    mmaref_narrow_row r;
    uint8_t k;

    r.rules = &m->rules;
    r.a = elements->a;
    r.b = elements->b;
    r.stride = elements->count;
    r.columns = count;
    r.uncommon = special;
    for (k = 0; k < count; k++) {
        size_t bit = (size_t)c ^ m->c.low[k];
        r.value[k] = m->c.registers[bit >> 5] >> (bit & 31);
    }
    take_steps(&r, elements->count);
    for (k = 0; k < count; k++) {
        uint64_t value = convert ? mmaref_dot_convert(&m->rules, r.value[k]) : r.value[k];
        size_t bit = (size_t)d ^ m->d.low[k];
        if ((r.uncommon >> k & 1) != 0) {
            continue;
        }
        if (width_log2 == 5) {
            registers[bit >> 5] = (uint32_t)value;
        } else {
            mmaref_element_store(registers, (uint16_t)(bit >> width_log2), width_log2, value);
        }
    }
    return r.uncommon;
}

#endif
