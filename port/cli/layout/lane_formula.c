/* SPDX-License-Identifier: MIT */
/* Formulas of lanes. See lane_formula.h. */
#include "layout/lane_formula.h"

#include <stdio.h>

/* The sum of what the bits of a lane add. */
static unsigned sum_of(const unsigned *number, unsigned lane)
{
    unsigned sum = number[0], bit;

    for (bit = 0; lane >> bit != 0; bit++) {
        if ((lane >> bit & 1) != 0) {
            sum += number[1u << bit] - number[0];
        }
    }
    return sum;
}

/* Bits `first` to `last` of the lane, the first one adding `each`. */
static size_t put_bits(char *text, size_t size, const char *plus, unsigned first, unsigned last, unsigned each)
{
    char inner[40];
    size_t used = (size_t)snprintf(inner, sizeof inner, first == 0 ? "lane" : "lane / %u", 1u << first);

    if (last < 4) {
        (void)snprintf(inner + used, sizeof inner - used, " %% %u", 1u << (last - first + 1));
    }
    return (size_t)(each == 1 ? snprintf(text, size, "%s%s", plus, inner)
                              : snprintf(text, size, "%s%u * (%s)", plus, each, inner));
}

bool lane_formula(const unsigned *number, unsigned lanes, char *text, size_t size)
{
    size_t used = 0;
    unsigned lane, bit, first;

    for (lane = 0; lane < lanes; lane++) {
        if (sum_of(number, lane) != number[lane]) {
            return false;
        }
    }
    for (bit = 0; 1u << bit < lanes; bit++) {
        unsigned each = number[1u << bit] - number[0];
        if (each == 0) {
            continue;
        }
        for (first = bit; 2u << bit < lanes && number[2u << bit] - number[0] == each << (bit + 1 - first); bit++) {
        }
        used += put_bits(text + used, size - used, used == 0 ? "" : " + ", first, bit, each);
    }
    if (used == 0) {
        (void)snprintf(text, size, "%u", number[0]);
    } else if (number[0] != 0) {
        (void)snprintf(text + used, size - used, " + %u", number[0]);
    }
    return true;
}
