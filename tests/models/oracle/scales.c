/* SPDX-License-Identifier: MIT */
/* Random scale factors. */
#include "draw.h"

#include "element.h"

static uint64_t factor(source *from, const format *type, int centre, int spread)
{
    uint64_t pattern = element_sized(from, type, centre + random_between(from, -spread, spread));
    /* Bit 7 of ue4m3 must not matter. */
    if (type == &ue4m3 && random_one_in(from, 2))
        pattern |= 0x80;
    return pattern;
}

/* Around 1, around any power of two, or as far apart as can be. */
void draw_scales(source *from, scaling *into, unsigned count)
{
    if (into->type == NULL)
        return;
    int low = format_lowest(into->type), high = format_highest(into->type);
    int spread = random_one_in(from, 3) ? high : random_between(from, 0, 12);
    int centre = random_one_in(from, 3) ? 0 : random_between(from, low, high);
    for (unsigned i = 0; i < count / into->vector; i++) {
        into->a[i] = factor(from, into->type, centre, spread);
        into->b[i] = factor(from, into->type, -centre, spread);
    }
    if (random_one_in(from, 40))
        into->a[random_below(from, count / into->vector)] = element_special(from, into->type);
    if (random_one_in(from, 40))
        into->b[random_below(from, count / into->vector)] = 0xFF;
}

void draw_scales_for(source *from, scaling *into, unsigned count, int low, int high)
{
    if (into->type == NULL)
        return;
    unsigned swap = random_below(from, 2);
    for (unsigned i = 0; i < count / into->vector; i++) {
        int exponent = ((i ^ swap) & 1) != 0 ? high : low;
        int half = exponent / 2 + random_between(from, -6, 6);
        into->a[i] = factor(from, into->type, half, 0);
        into->b[i] = factor(from, into->type, exponent - half, 2);
    }
}
