/* SPDX-License-Identifier: MIT */
/* Random elements of a seed. See random.h. */
#include "random.h" /* firmware compiles this file as well */

uint64_t random_bits(random_source *s)
{
    uint64_t z = s->state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static uint64_t low_bits(unsigned count)
{
    return count >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << count) - 1;
}

/* Exponent and fraction fields of corner cases. */
static uint64_t corner_magnitude(random_source *s, const mmaref_type *f)
{
    uint64_t fraction = low_bits(f->fraction_bits), top = low_bits(f->exponent_bits);
    uint64_t one = (uint64_t)f->bias << f->fraction_bits, special = top << f->fraction_bits;
    uint64_t largest = f->special == MMAREF_SPECIAL_IEEE ? special - 1
                       : f->special == MMAREF_SPECIAL_NAN ? (special | fraction) - 1 : special | fraction;

    switch (random_bits(s) % 12) {
    case 0:
    case 1:
        return 0;
    case 2:
        return fraction == 0 ? 0 : 1; /* smallest subnormal */
    case 3:
        return fraction; /* largest subnormal */
    case 4:
        return fraction + 1; /* smallest normal */
    case 5:
        return one;
    case 6:
        return one + 1;
    case 7:
        return one - 1;
    case 8:
        return largest;
    case 9:
        return f->special == MMAREF_SPECIAL_IEEE ? special : largest; /* infinity */
    case 10:
        return f->special == MMAREF_SPECIAL_NONE ? largest : special | fraction; /* NaN */
    default:
        return random_bits(s) & low_bits((unsigned)f->exponent_bits + f->fraction_bits);
    }
}

/* Numbers near 1, so that their terms overlap when added. */
static uint64_t ordinary_magnitude(random_source *s, const mmaref_type *f)
{
    uint64_t top = low_bits(f->exponent_bits) - (f->special != MMAREF_SPECIAL_NONE);
    uint64_t exponent = f->bias + random_bits(s) % 8;

    exponent = exponent < 4 ? 0 : exponent - 4;
    if (exponent > top) {
        exponent = top;
    }
    return exponent << f->fraction_bits | (random_bits(s) & low_bits(f->fraction_bits));
}

static uint64_t draw_float(random_source *s, const mmaref_type *f)
{
    unsigned magnitude_bits = (unsigned)f->exponent_bits + f->fraction_bits;
    uint64_t sign = f->sign_bits != 0 ? (random_bits(s) & 1) << magnitude_bits : 0;
    uint64_t value = sign | (s->corners ? corner_magnitude(s, f) : ordinary_magnitude(s, f));
    uint64_t mask = low_bits(magnitude_bits + f->sign_bits);

    /* ignored bits of a container are random */
    return (value & mask) << f->shift | (random_bits(s) & ~(mask << f->shift));
}

static uint64_t draw_integer(random_source *s, const mmaref_type *f)
{
    unsigned bits = f->width;
    uint64_t highest = UINT64_C(1) << (bits - 1);

    if (!s->corners) {
        return random_bits(s);
    }
    switch (random_bits(s) % 6) {
    case 0:
        return 0;
    case 1:
        return 1;
    case 2:
        return highest;
    case 3:
        return highest - 1;
    case 4:
        return ~UINT64_C(0);
    default:
        return random_bits(s);
    }
}

uint64_t random_element(random_source *s, const mmaref_type *f)
{
    uint64_t element = f->kind == MMAREF_KIND_FLOAT ? draw_float(s, f) : draw_integer(s, f);

    return element & low_bits(f->width);
}

uint32_t random_metadata(random_source *s, bool one_of_two)
{
    static const uint8_t pairs[] = { 0x4, 0x8, 0x9, 0xc, 0xd, 0xe }, of_two[] = { 0x4, 0xe };
    uint32_t word = 0;
    unsigned i;

    for (i = 0; i < 8; i++) {
        word = word << 4 | (one_of_two ? of_two[random_bits(s) % 2] : pairs[random_bits(s) % 6]);
    }
    return word;
}
