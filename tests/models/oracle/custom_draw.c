/* SPDX-License-Identifier: MIT */
/* What each possibility of a block puts into a dot product. */
#include <string.h>

#include "custom_dot.h"
#include "draw.h"
#include "element.h"

enum { COUNT_MAX = 16 };

static const format *const multiplicands[] = { &f16, &bf16, &tf32, &f32, &e4m3, &e5m2, &e3m2, &e2m3, &e2m1 };
static const format *const accumulators[] = { &f16, &bf16, &f32, &e4m3, &e5m2 };
static const uint8_t results[] = { MMAREF_TYPE_F16, MMAREF_TYPE_BF16, MMAREF_TYPE_F32, MMAREF_TYPE_E4M3,
                                   MMAREF_TYPE_E5M2 };

#define ANY(from, list) list[random_below(from, sizeof list / sizeof *list)]

/* ---- Types ---- */

static const format **type_of(problem *p, unsigned operand)
{
    const format **types[4] = { &p->of.a_type, &p->of.b_type, &p->of.c_type, &p->of.d_type };
    return types[operand];
}

void problem_set_type(problem *p, unsigned operand, uint32_t number)
{
    p->room[operand] = number == MMAREF_TYPE_OWN ? custom_own(&p->by) : custom_of_number(number);
    *type_of(p, operand) = &p->room[operand];
}

void problem_copy(const problem *p, problem *to)
{
    *to = *p;
    for (unsigned i = 0; i < 4; i++)
        if (*type_of(to, i) == &p->room[i])
            *type_of(to, i) = &to->room[i];
}

static bool has_type(problem *p, unsigned first, unsigned last, const format *type)
{
    for (; first <= last; first++)
        if (*type_of(p, first) == type)
            return true;
    return false;
}

static uint32_t any_format(source *from, unsigned special)
{
    int exponent_bits = random_between(from, 1, 8), most = random_one_in(from, 2) ? 4 : 23;
    int fraction_bits = random_between(from, 1, most);
    int usual = (1 << exponent_bits) / 2 - 1;
    int bias = random_one_in(from, 2) ? usual : random_between(from, 0, 254);
    if (random_one_in(from, 2))
        bias = MMAREF_UNLIMITED;
    return MMAREF_TYPE_FORMAT(exponent_bits, fraction_bits, bias, special);
}

/* A format stands somewhere, and perhaps elsewhere too. */
static void put_format(source *from, problem *p, uint32_t number)
{
    unsigned place = random_below(from, 6);
    for (unsigned i = 0; i < 4; i++)
        if (i == place || random_one_in(from, 4))
            problem_set_type(p, i, number);
    if (place == 4 || random_one_in(from, 8))
        p->by.step_type = number;
    if (place == 5 || random_one_in(from, 8))
        p->by.product_type = number;
}

/* ---- What each possibility puts into a problem ---- */

#define PUT(name) static void put_##name(source *from, problem *p)
#define SPOIL(name) static void spoil_##name(problem *p)

static void limit(source *from, problem *p)
{
    p->by.fraction_bits = (uint8_t)(random_one_in(from, 3) ? random_between(from, 0, 40) : random_between(from, 4, 30));
}

PUT(odd)
{
    (void)from;
    p->by.rounding = MMAREF_ROUND_ODD;
}
SPOIL(odd) { p->by.rounding = MMAREF_ROUND_ZERO; }

PUT(stochastic)
{
    (void)from;
    p->by.rounding = MMAREF_ROUND_STOCHASTIC;
}
SPOIL(stochastic) { p->by.rounding = MMAREF_ROUND_ZERO; }

PUT(saturate)
{
    (void)from;
    p->by.overflow = MMAREF_OVERFLOW_SATURATE;
}
SPOIL(saturate) { p->by.overflow = MMAREF_OVERFLOW_INFINITY; }

PUT(align)
{
    limit(from, p);
    p->by.align = (uint8_t)random_between(from, MMAREF_ROUND_NEAREST_EVEN, MMAREF_ROUND_ODD);
}
SPOIL(align) { p->by.align = p->by.align == MMAREF_ROUND_ODD ? MMAREF_ROUND_ZERO : p->by.align + 1; }

PUT(sticky)
{
    limit(from, p);
    p->by.sticky = MMAREF_STICKY_YES;
}
SPOIL(sticky) { p->by.sticky = MMAREF_STICKY_NO; }

static void put_adder(source *from, problem *p, uint8_t adder)
{
    p->by.adder = adder;
    p->by.width = (uint8_t)(random_one_in(from, 3) ? 0 : random_between(from, 2, 8));
    p->by.partial = (uint8_t)random_below(from, 3);
    p->by.multiplier_bits = 0;
    if (random_one_in(from, 2))
        p->by.products = 0;
}

PUT(width)
{
    put_adder(from, p, MMAREF_ADDER_GIVEN);
    p->by.width = (uint8_t)random_between(from, 2, 8);
}
SPOIL(width) { p->by.width = p->by.width == 2 ? 3 : p->by.width - 1; }

PUT(neighbours) { put_adder(from, p, MMAREF_ADDER_NEIGHBOURS); }
SPOIL(neighbours) { p->by.adder = MMAREF_ADDER_HALVES; }

PUT(halves) { put_adder(from, p, MMAREF_ADDER_HALVES); }
SPOIL(halves) { p->by.adder = MMAREF_ADDER_NEIGHBOURS; }

PUT(size)
{
    put_adder(from, p, MMAREF_ADDER_SIZE);
    if (random_one_in(from, 8))
        p->of.count = 1 + random_below(from, PRODUCTS_MAX);
}
SPOIL(size) { p->by.adder = MMAREF_ADDER_GIVEN, p->by.width = p->by.width == 0 ? 2 : p->by.width; }

/* Sums that keep their bits: few of them, so that it shows what each sum loses. */
static void put_kept(source *from, problem *p)
{
    put_adder(from, p, (uint8_t)random_below(from, 4));
    p->by.fraction_bits = (uint8_t)random_between(from, 0, random_one_in(from, 2) ? 8 : 40);
    p->by.sticky = (uint8_t)random_below(from, 2);
    p->by.width = (uint8_t)(random_one_in(from, 2) ? 2 : p->by.width);
}

PUT(normalised)
{
    put_kept(from, p);
    p->by.partial = MMAREF_PARTIAL_NORMALISED;
}
SPOIL(normalised) { p->by.partial = MMAREF_PARTIAL_CUT; }

PUT(cut)
{
    put_kept(from, p);
    p->by.partial = MMAREF_PARTIAL_CUT;
}
SPOIL(cut) { p->by.partial = MMAREF_PARTIAL_NORMALISED; }

PUT(product) { p->by.product_type = ANY(from, results); }
SPOIL(product) { p->by.product_type = 0; }

PUT(product_rounding)
{
    if (p->by.product_type == 0)
        put_product(from, p);
    p->by.product_rounding = (uint8_t)random_below(from, 7);
}
SPOIL(product_rounding)
{
    p->by.product_rounding = p->by.product_rounding == MMAREF_ROUND_ZERO ? MMAREF_ROUND_UP : MMAREF_ROUND_ZERO;
}

PUT(multiplier)
{
    limit(from, p);
    p->by.multiplier_bits = (uint8_t)random_between(from, 1, random_one_in(from, 3) ? 24 : 12);
    p->by.adder = MMAREF_ADDER_GIVEN;
    p->by.width = 0;
    p->by.product_type = 0;
}
SPOIL(multiplier) { p->by.multiplier_bits = p->by.multiplier_bits == 1 ? 2 : p->by.multiplier_bits - 1; }

PUT(last)
{
    unsigned group = 1u << random_below(from, 4);
    p->by.accumulate = MMAREF_ACCUMULATE_LAST;
    p->of.count = group * (1 + random_below(from, COUNT_MAX / group));
    p->by.group = (uint8_t)group;
}
SPOIL(last) { p->by.accumulate = MMAREF_ACCUMULATE_AFTER; }

PUT(payload)
{
    (void)from;
    p->by.nan = MMAREF_NAN_PAYLOAD;
}
SPOIL(payload) { p->by.nan = MMAREF_NAN_QUIET; }

static uint64_t any_nan(source *from, const format *type)
{
    uint64_t top = (UINT64_C(1) << type->exponent_bits) - 1;
    if (type->specials != IEEE_SPECIALS)
        return element_special(from, type);
    uint64_t low = random_next(from) >> (64 - type->mantissa_bits);
    return format_pattern(type, random_one_in(from, 2), top, low != 0 ? low : 1);
}

static void aim_payload(source *from, problem *p)
{
    unsigned k = random_below(from, p->of.count);
    switch (random_below(from, 4)) {
    case 0: p->of.a[k] = any_nan(from, p->of.a_type); break;
    case 1: p->of.b[k] = any_nan(from, p->of.b_type); break;
    case 2: p->of.c = any_nan(from, p->of.c_type); break;
    default: break;
    }
    if (random_one_in(from, 2))
        p->of.a[random_below(from, p->of.count)] = any_nan(from, p->of.a_type);
}

PUT(f32)
{
    p->of.a_type = &f32;
    if (random_one_in(from, 2))
        p->of.b_type = &f32;
}

PUT(accumulators)
{
    p->of.c_type = ANY(from, accumulators);
    p->of.d_type = ANY(from, accumulators);
}

PUT(step) { p->by.step_type = ANY(from, results); }

PUT(own)
{
    uint32_t number = any_format(from, random_below(from, 5));
    p->by.own_exponent_bits = (uint8_t)(number >> 24);
    p->by.own_fraction_bits = number >> 16 & 0xFF;
    p->by.own_bias = number >> 8 & 0xFF;
    p->by.own_special = number & 0xFF;
    put_format(from, p, MMAREF_TYPE_OWN);
}

static const uint8_t specials_there_are[] = { MMAREF_SPECIAL_NONE, MMAREF_SPECIAL_IEEE, MMAREF_SPECIAL_NAN,
                                              MMAREF_SPECIAL_RESERVED, MMAREF_SPECIAL_FNUZ };

PUT(number)
{
    unsigned special = ANY(from, specials_there_are);
    put_format(from, p, any_format(from, special + (random_one_in(from, 4) ? MMAREF_SPECIAL_BINADE : 0)));
    if (random_one_in(from, 3)) /* a second one */
        problem_set_type(p, random_below(from, 4), any_format(from, ANY(from, specials_there_are)));
    if (random_one_in(from, 4)) { /* one format by two numbers */
        p->by.step_type = random_one_in(from, 2) ? 0 : MMAREF_TYPE_FORMAT(5, 10, MMAREF_UNLIMITED, special);
        limit(from, p);
        problem_set_type(p, 2, MMAREF_TYPE_FORMAT(5, 10, MMAREF_UNLIMITED, special));
        problem_set_type(p, 3, MMAREF_TYPE_FORMAT(5, 10, special == MMAREF_SPECIAL_FNUZ ? 16 : 15, special));
    }
}
SPOIL(number)
{
    for (unsigned i = 0; i < 4; i++)
        p->room[i].bias++;
    if (p->by.step_type > 0xFF)
        p->by.step_type ^= 3u << 16; /* a fraction bit, or two */
    if (p->by.product_type > 0xFF)
        p->by.product_type ^= 3u << 16;
}

/* Formats that mean something, and what it is like if they do not. */
static void spoil_special(problem *p, specials what, uint32_t number, uint32_t instead)
{
    for (unsigned i = 0; i < 4; i++)
        if (p->room[i].specials == what)
            p->room[i].specials = NO_SPECIALS;
    if (p->by.step_type > 0xFF && (p->by.step_type & 7) == number)
        p->by.step_type = (p->by.step_type & ~7u) | instead;
    if (p->by.product_type > 0xFF && (p->by.product_type & 7) == number)
        p->by.product_type = (p->by.product_type & ~7u) | instead;
}

PUT(reserved) { put_format(from, p, any_format(from, MMAREF_SPECIAL_RESERVED)); }
SPOIL(reserved) { spoil_special(p, RESERVED, MMAREF_SPECIAL_RESERVED, MMAREF_SPECIAL_NONE); }

PUT(fnuz) { put_format(from, p, any_format(from, MMAREF_SPECIAL_FNUZ)); }
SPOIL(fnuz) { spoil_special(p, FNUZ, MMAREF_SPECIAL_FNUZ, MMAREF_SPECIAL_NONE); }

PUT(binade) { put_format(from, p, any_format(from, ANY(from, specials_there_are) + MMAREF_SPECIAL_BINADE)); }
SPOIL(binade)
{
    for (unsigned i = 0; i < 4; i++)
        p->room[i].binade = false;
    if (p->by.step_type > 0xFF)
        p->by.step_type &= ~(uint32_t)MMAREF_SPECIAL_BINADE;
    if (p->by.product_type > 0xFF)
        p->by.product_type &= ~(uint32_t)MMAREF_SPECIAL_BINADE;
}

PUT(scale)
{
    unsigned factors = 1 + random_below(from, SCALES_MAX);
    p->of.scale.type = random_one_in(from, 2) ? &ue8m0 : &ue4m3;
    p->of.scale.vector = 1 + random_below(from, 4);
    p->of.count = factors * p->of.scale.vector;
    if (p->of.scale.type == &ue4m3)
        p->by.fraction_bits = MMAREF_UNLIMITED;
}
SPOIL(scale) { p->of.scale.type = NULL; }

/* An infinity beside a scale factor that is zero. */
static void aim_scale(source *from, problem *p)
{
    unsigned k = random_below(from, p->of.count);
    uint64_t *factors = random_one_in(from, 2) ? p->of.scale.a : p->of.scale.b;
    if (!random_one_in(from, 8))
        return;
    p->of.a[k] = element_special(from, p->of.a_type);
    factors[k / p->of.scale.vector] = element_special(from, p->of.scale.type);
}

PUT(block)
{
    static const uint8_t lengths[] = { 1, 2, 3, 4, 8, 16, 32 };
    unsigned block = ANY(from, lengths), vector = block * (1 + random_below(from, 3));
    unsigned most = PRODUCTS_MAX / vector < SCALES_MAX ? PRODUCTS_MAX / vector : SCALES_MAX;
    custom *by = &p->by;
    limit(from, p);
    by->block = (uint8_t)block;
    by->products = by->interleave = by->accumulate = by->group = 0;
    by->adder = by->width = by->partial = by->sticky = by->multiplier_bits = 0;
    by->product_type = 0;
    p->of.a_type = p->of.b_type = &e2m1;
    p->of.scale.type = random_one_in(from, 2) ? &ue8m0 : &ue4m3;
    p->of.scale.vector = vector;
    p->of.count = vector * (1 + random_below(from, most));
}
SPOIL(block) { p->by.block = 0; }

PUT(f64)
{
    if (random_one_in(from, 2))
        p->of.a_type = p->of.b_type = &f64;
    if (p->of.a_type != &f64 || random_one_in(from, 2))
        *type_of(p, 2 + random_below(from, 2)) = &f64;
}

PUT(many) { p->of.count = 1 + random_below(from, PRODUCTS_MAX); }

const possibility possibilities[] = {
    { "rounding=odd", put_odd, NULL, spoil_odd },
    { "rounding=stochastic", put_stochastic, NULL, spoil_stochastic },
    { "overflow=saturate", put_saturate, NULL, spoil_saturate },
    { "align", put_align, NULL, spoil_align },
    { "sticky", put_sticky, NULL, spoil_sticky },
    { "adder=given", put_width, NULL, spoil_width },
    { "adder=neighbours", put_neighbours, NULL, spoil_neighbours },
    { "adder=size", put_size, NULL, spoil_size },
    { "adder=halves", put_halves, NULL, spoil_halves },
    { "partial=normalised", put_normalised, NULL, spoil_normalised },
    { "partial=cut", put_cut, NULL, spoil_cut },
    { "product_type", put_product, NULL, spoil_product },
    { "product_rounding", put_product_rounding, NULL, spoil_product_rounding },
    { "multiplier_bits", put_multiplier, NULL, spoil_multiplier },
    { "accumulate=last", put_last, NULL, spoil_last },
    { "nan=payload", put_payload, aim_payload, spoil_payload },
    { "f32", put_f32, NULL, NULL },
    { "types of C and D", put_accumulators, NULL, NULL },
    { "step_type", put_step, NULL, NULL },
    { "own format", put_own, NULL, NULL },
    { "format by number", put_number, NULL, spoil_number },
    { "reserved", put_reserved, NULL, spoil_reserved },
    { "fnuz", put_fnuz, NULL, spoil_fnuz },
    { "binade", put_binade, NULL, spoil_binade },
    { "f64", put_f64, NULL, NULL },
    { "many products", put_many, NULL, NULL },
    { "scale factors", put_scale, aim_scale, spoil_scale },
    { "block", put_block, NULL, spoil_block },
};

const unsigned possibility_count = sizeof possibilities / sizeof *possibilities;

/* ---- Problems ---- */

static void draw_common(source *from, problem *p)
{
    custom *by = &p->by;
    memset(p, 0, sizeof *p);
    p->of.a_type = ANY(from, multiplicands);
    p->of.b_type = ANY(from, multiplicands);
    p->of.c_type = random_one_in(from, 3) ? &f16 : &f32;
    p->of.d_type = random_one_in(from, 3) ? &f16 : &f32;
    p->of.count = 1 + random_below(from, COUNT_MAX);
    by->products = (uint8_t)(random_one_in(from, 3) ? 0 : random_between(from, 1, 8));
    by->fraction_bits = (uint8_t)(random_one_in(from, 3) ? MMAREF_UNLIMITED : random_between(from, 0, 40));
    by->exponent_floor = (int16_t)(random_one_in(from, 3) ? MMAREF_NO_FLOOR : random_between(from, -150, 20));
    by->align = (uint8_t)random_below(from, 6);
    by->accumulate = (uint8_t)(random_one_in(from, 2) ? 0 : random_below(from, 4));
    by->group = (uint8_t)(1u << random_below(from, 4));
    by->interleave = random_one_in(from, 3) ? (uint8_t)(1u << random_below(from, 3)) : 0;
    by->rounding = (uint8_t)random_below(from, 5);
    by->result_bits = (uint8_t)(random_one_in(from, 2) ? MMAREF_UNLIMITED : random_between(from, 1, 30));
    by->overflow = (uint8_t)random_below(from, 2);
    by->zero_sign = (uint8_t)random_below(from, 2);
    by->subnormals = (uint8_t)(random_one_in(from, 2) ? 0 : random_below(from, 16));
    by->nan = (uint8_t)random_below(from, 3);
    by->underflow_sign = (uint8_t)random_below(from, 2);
    by->tf32_class = (uint8_t)random_below(from, 2);
    by->product_rounding = MMAREF_ROUND_STEP;
    by->own_bias = MMAREF_UNLIMITED;
}

/* What a f64 takes away. */
static void mend_f64(problem *p)
{
    custom *by = &p->by;
    if (has_type(p, 0, 1, &f64)) {
        p->of.a_type = p->of.b_type = &f64;
        p->of.count = p->of.count > 16 ? 16 : p->of.count;
        p->of.scale.type = NULL;
        by->adder = by->width = 0;
        by->product_type = 0;
    }
    if (has_type(p, 0, 3, &f64)) {
        by->fraction_bits = MMAREF_UNLIMITED;
        by->step_type = 0;
        by->block = 0;
        by->rounding = by->rounding == MMAREF_ROUND_STOCHASTIC ? MMAREF_ROUND_ODD : by->rounding;
        by->product_rounding = by->product_rounding == MMAREF_ROUND_STOCHASTIC ? MMAREF_ROUND_UP : by->product_rounding;
    }
}

/* Takes away what contradicts the rest. */
static void mend(problem *p)
{
    custom *by = &p->by;
    mend_f64(p);
    for (unsigned i = 0; i < 4; i++)
        if (*type_of(p, i) == &p->room[i] && p->room[i].word == MMAREF_TYPE_OWN)
            p->room[i] = custom_own(by);
    if (p->of.scale.type != NULL && (p->of.count % p->of.scale.vector != 0 ||
                                     p->of.count / p->of.scale.vector > SCALES_MAX))
        p->of.scale.type = NULL;
    if (by->block != 0 && (p->of.scale.type == NULL || p->of.scale.vector % by->block != 0 || p->of.a_type != &e2m1 ||
                           p->of.b_type != &e2m1 || by->fraction_bits == MMAREF_UNLIMITED || by->product_type != 0 ||
                           by->products != 0 || by->adder != 0 || by->width != 0 || by->multiplier_bits != 0 ||
                           by->accumulate != 0 || by->sticky != 0 || by->partial != 0 || by->interleave != 0))
        by->block = 0;
    if (by->block == 0 && p->of.scale.type == &ue4m3)
        by->fraction_bits = MMAREF_UNLIMITED;
    if (by->fraction_bits == MMAREF_UNLIMITED) {
        by->exponent_floor = MMAREF_NO_FLOOR;
        by->align = by->sticky = by->partial = by->multiplier_bits = 0;
    }
    if (by->adder != 0 || by->width != 0 || by->product_type != 0)
        by->multiplier_bits = 0;
    if (by->interleave != 0 && p->of.count % (2u * by->interleave) != 0)
        by->interleave = 0;
    if (by->accumulate == MMAREF_ACCUMULATE_FUSED || (by->group != 0 && p->of.count % by->group != 0))
        by->group = 0;
}

void problem_draw(source *from, unsigned which, problem *p)
{
    draw_common(from, p);
    if (which < possibility_count)
        possibilities[which].put(from, p);
    for (unsigned i = 0; which >= possibility_count && i < possibility_count; i++)
        if (random_one_in(from, i + 3 > possibility_count ? 12 : 4))
            possibilities[i].put(from, p);
    mend(p);
}

static rule aim_of(source *from, const problem *p)
{
    const format *d = p->of.d_type;
    rule r = { .method = METHOD_FUSED, .rounding = p->by.rounding < MMAREF_ROUND_ODD ? p->by.rounding : 0,
               .chunk = p->by.products, .chunk_type = d, .floor = format_lowest(d) - d->mantissa_bits };
    if (p->by.fraction_bits != MMAREF_UNLIMITED)
        r.fraction_bits = p->by.fraction_bits;
    if (p->by.exponent_floor != MMAREF_NO_FLOOR && random_one_in(from, 2))
        r.floor = p->by.exponent_floor;
    return r;
}

void problem_draw_operands(source *from, workspace *w, unsigned which, problem *p)
{
    rule aim = aim_of(from, p);
    draw_dot(from, w, &aim, &p->of);
    if (which < possibility_count && possibilities[which].aim != NULL)
        possibilities[which].aim(from, p);
    w->random = (uint32_t)random_next(from);
}
