/* SPDX-License-Identifier: MIT */
#include "pen.h"

int pen_window(const pen *p)
{
    return p->aim->fraction_bits > 0 ? p->aim->fraction_bits : p->dot->d_type->mantissa_bits + 1;
}

int pen_last_bit(const pen *p)
{
    return p->aim->fraction_bits > 0 ? p->aim->floor - p->aim->fraction_bits
                                     : element_lowest(p->dot->d_type);
}

int pen_scale(const dot *of, unsigned k)
{
    if (of->scale.type == NULL)
        return 0;
    number a = number_decode(of->scale.type, of->scale.a[k / of->scale.vector]);
    number b = number_decode(of->scale.type, of->scale.b[k / of->scale.vector]);
    return a.exponent + b.exponent;
}

void put_product(pen *p, unsigned k, int exponent, maker *make)
{
    const format *a = p->dot->a_type, *b = p->dot->b_type;
    exponent -= pen_scale(p->dot, k);
    int low = exponent - format_highest(b), high = exponent - element_lowest(b);
    if (low < element_lowest(a))
        low = element_lowest(a);
    if (high > format_highest(a))
        high = format_highest(a);
    if (low > high)
        low = high = exponent < 0 ? element_lowest(a) : format_highest(a);
    int of_a = random_between(p->from, low, high);
    p->dot->a[k] = make(p->from, a, of_a);
    p->dot->b[k] = make(p->from, b, exponent - of_a);
}

void put_zero(pen *p, unsigned k)
{
    p->dot->a[k] = element_zero(p->from, p->dot->a_type);
    p->dot->b[k] = random_one_in(p->from, 2) ? element_uniform(p->from, p->dot->b_type)
                                             : element_zero(p->from, p->dot->b_type);
}

void put_negated(pen *p, unsigned k, unsigned of)
{
    p->dot->a[k] = element_negated(p->dot->a_type, p->dot->a[of]);
    p->dot->b[k] = p->dot->b[of];
}

unsigned pen_any(pen *p)
{
    return random_below(p->from, p->dot->count);
}

void put_c(pen *p, int exponent)
{
    p->dot->c = random_one_in(p->from, 5) ? element_zero(p->from, p->dot->c_type)
                                          : element_sized(p->from, p->dot->c_type, exponent);
}
