/* SPDX-License-Identifier: MIT */
/* How a step adds its terms under a custom block: which with which, and what a sum keeps. */
#include "custom_steps.h"

#include <assert.h>

/* Below the grid by more bits than any rounding looks at. */
enum { FAR_BELOW = 100 };

/* The adding of one step. */
typedef struct {
    workspace *w;
    const custom *by;
    const format *type;
    bool rounded;      /* partial sums are */
    uint64_t pattern;  /* that the last sum was rounded to */
    total last;        /* sum; what it lost is of all of them unless they are rounded */
} adding;

bool custom_zero_is_negative(int rounding, int zero_sign, const bool sign_seen[2])
{
    return zero_sign == MMAREF_ZERO_IEEE && sign_seen[1] && (rounding == MMAREF_ROUND_DOWN || !sign_seen[0]);
}

/* ---- One sum ---- */

/* A value in units of the grid to an integer. */
static void align(const custom *by, mpfr_t x, bool *lost)
{
    if (mpfr_integer_p(x))
        return;
    *lost = true;
    switch (by->align) {
    case MMAREF_ROUND_NEAREST_EVEN: mpfr_roundeven(x, x); return;
    case MMAREF_ROUND_DOWN: mpfr_floor(x, x); return;
    case MMAREF_ROUND_UP: mpfr_ceil(x, x); return;
    case MMAREF_ROUND_NEAREST_AWAY: mpfr_round(x, x); return;
    default: break;
    }
    int sign = mpfr_sgn(x);
    mpfr_trunc(x, x);
    mpfr_div_2ui(x, x, 1, MPFR_RNDN);
    bool even = mpfr_integer_p(x);
    mpfr_mul_2ui(x, x, 1, MPFR_RNDN);
    if (by->align == MMAREF_ROUND_ODD && even)
        mpfr_add_si(x, x, sign, MPFR_RNDN);
}

static void add_exactly(mpfr_t to, mpfr_srcptr x, mpfr_srcptr y)
{
    int inexact = mpfr_add(to, x, y, MPFR_RNDN);
    assert(inexact == 0);
    (void)inexact;
}

/* Adds x, as it is aligned, to w->sum; x is lost. */
static void add_aligned(workspace *w, const custom *by, total *t, mpfr_t x)
{
    if (by->fraction_bits != MMAREF_UNLIMITED) {
        mpfr_mul_2si(x, x, -t->grid, MPFR_RNDN);
        align(by, x, &t->lost);
        mpfr_mul_2si(x, x, t->grid, MPFR_RNDN);
    }
    add_exactly(w->sum, w->sum, x);
}

/* Piece i of a factor, from its leading place down; whether there is one. */
static bool piece(const number *n, unsigned bits, unsigned i, number *to)
{
    int low = n->fraction + 1 - (int)((i + 1) * bits);
    if (low + (int)bits <= 0)
        return false;
    uint64_t above = n->significand >> (low + (int)bits) << (low + (int)bits);
    *to = *n;
    to->significand -= above;
    if (low > 0)
        to->significand = to->significand >> low << low;
    return true;
}

static void add_pieces(workspace *w, const custom *by, total *t, const term *of)
{
    number a, b;
    for (unsigned i = 0; piece(&of->factor[0], by->multiplier_bits, i, &a); i++)
        for (unsigned k = 0; piece(&of->factor[1], by->multiplier_bits, k, &b); k++) {
            number factor[4] = { a, b, of->factor[2], of->factor[3] };
            mpfr_set_ui(w->a, 1, MPFR_RNDN);
            for (unsigned f = 0; f < 4; f++) {
                mpfr_set_uj_2exp(w->b, factor[f].significand, factor[f].exponent - factor[f].fraction, MPFR_RNDN);
                mpfr_mul(w->a, w->a, w->b, MPFR_RNDN);
            }
            mpfr_setsign(w->a, w->a, of->negative, MPFR_RNDN);
            add_aligned(w, by, t, w->a);
        }
}

/* Specials and signs. */
static total look_at(term *const *list, unsigned count)
{
    total t = { .nan = false };
    for (unsigned i = 0; i < count; i++) {
        t.sign_seen[list[i]->negative] = true;
        t.nan |= list[i]->kind == NOT_A_NUMBER;
        t.infinite[list[i]->negative] |= list[i]->kind == INFINITE;
    }
    return t;
}

static bool is_special(const total *t)
{
    return t->nan || t->infinite[0] || t->infinite[1];
}

/* All the terms, none of them infinite or NaN, at once. */
static void add_at_once(workspace *w, const custom *by, term *const *list, unsigned count, total *t)
{
    t->any = by->exponent_floor != MMAREF_NO_FLOOR;
    t->exponent = t->any ? by->exponent_floor : 0;
    for (unsigned i = 0; i < count; i++)
        if (list[i]->kind == FINITE && (!t->any || list[i]->exponent > t->exponent))
            t->any = true, t->exponent = list[i]->exponent;
    t->grid = t->exponent - by->fraction_bits;
    mpfr_set_zero(w->sum, 1);
    for (unsigned i = 0; i < count; i++) {
        if (list[i]->kind != FINITE)
            continue;
        if (list[i]->narrow) {
            add_pieces(w, by, t, list[i]);
        } else {
            mpfr_set(w->a, list[i]->value, MPFR_RNDN);
            add_aligned(w, by, t, w->a);
        }
    }
}

static uint64_t round_total(workspace *w, const custom *by, const format *type, int rounding, int zero_sign,
                            const total *t)
{
    if (t->infinite[0] && t->infinite[1] && !t->nan)
        w->flags |= MMAREF_FLAG_INVALID;
    if (t->nan || (t->infinite[0] && t->infinite[1]))
        return custom_nan(by, type);
    if (t->infinite[0] || t->infinite[1])
        return custom_infinity(type, t->infinite[1]);
    if (t->lost)
        w->flags |= MMAREF_FLAG_INEXACT;
    if (mpfr_zero_p(w->sum))
        return custom_zero(type, custom_zero_is_negative(rounding, zero_sign, t->sign_seen));
    mpfr_set(w->c, w->sum, MPFR_RNDN);
    if (t->lost && by->sticky == MMAREF_STICKY_YES) {
        mpfr_set_si_2exp(w->a, mpfr_sgn(w->sum), t->grid - FAR_BELOW, MPFR_RNDN);
        add_exactly(w->c, w->sum, w->a);
    }
    return custom_pack(w, by, type, rounding, w->c);
}

/* ---- Some terms, as one ---- */

static void set_sum(adding *at, term *to)
{
    mpfr_srcptr sum = at->w->sum;
    to->kind = FINITE;
    to->narrow = false;
    to->exponent = at->last.exponent;
    if (mpfr_zero_p(sum) && (at->by->partial == MMAREF_PARTIAL_NORMALISED || !at->last.any))
        to->kind = ZERO;
    else if (at->by->partial == MMAREF_PARTIAL_NORMALISED)
        to->exponent = (int)mpfr_get_exp(sum) - 1;
    mpfr_set(to->value, sum, MPFR_RNDN);
}

/* *to, which may be one of them, becomes the sum. */
static void combine(adding *at, term *const *list, unsigned count, term *to)
{
    bool lost = at->last.lost && !at->rounded;
    at->last = look_at(list, count);
    at->last.lost = lost;
    if (!is_special(&at->last))
        add_at_once(at->w, at->by, list, count, &at->last);
    if (!at->rounded) {
        set_sum(at, to);
        return;
    }
    at->pattern = round_total(at->w, at->by, at->type, at->by->rounding, at->by->zero_sign, &at->last);
    number n = custom_read(at->by, at->type, at->pattern);
    custom_set_term(to, &n, custom_exponent(at->by, &n, false));
}

/* ---- Orders ---- */

static void add_in_turn(adding *at, term **list, unsigned count)
{
    unsigned width = at->by->width != 0 ? at->by->width : 2;
    if (at->by->adder == MMAREF_ADDER_GIVEN && at->by->width == 0) {
        combine(at, list, count, list[0]);
        return;
    }
    if (!at->rounded || count == 1)
        combine(at, list, 1, list[0]);
    for (unsigned i = 1; i < count; i += width - 1) {
        unsigned these = count - i < width - 1 ? count - i : width - 1;
        list[i - 1] = list[0];
        combine(at, list + i - 1, these + 1, list[0]);
    }
}

/* By magnitude; that of a NaN is infinite. */
static bool is_smaller(const term *x, const term *y)
{
    if (x->kind != FINITE || y->kind != FINITE)
        return x->kind == FINITE && y->kind != FINITE;
    return mpfr_cmpabs(x->value, y->value) < 0;
}

static void add_by_size(adding *at, term **list, unsigned count)
{
    term *sorted[TERMS_MAX];
    unsigned left = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned place = left;
        if (list[i]->kind == ZERO)
            continue;
        for (; place > 0 && is_smaller(sorted[place - 1], list[i]); place--)
            sorted[place] = sorted[place - 1];
        sorted[place] = list[i];
        left++;
    }
    if (left == 0)
        combine(at, list, count, list[0]);
    else
        add_in_turn(at, sorted, left);
}

/* One level: of `left` sums, those a distance apart meet, `width` of them. */
static unsigned add_level(adding *at, term **list, unsigned left, unsigned width, unsigned distance)
{
    unsigned made = 0;
    bool neighbours = at->by->adder == MMAREF_ADDER_NEIGHBOURS;
    for (unsigned first = 0; neighbours ? first < left : first < distance; first += neighbours ? width : 1) {
        term *meet[8];
        unsigned count = 0;
        for (unsigned i = 0; i < width; i++)
            if (first + i * distance < left)
                meet[count++] = list[first + i * distance];
        if (count > 1)
            combine(at, meet, count, meet[0]);
        list[made++] = meet[0];
    }
    return made;
}

static void add_tree(adding *at, term **list, unsigned count, term *running)
{
    unsigned width = at->by->width != 0 ? at->by->width : 2, places = 1;
    unsigned left = count;
    while (places < count)
        places *= width;
    for (; left > 1; places /= width)
        left = add_level(at, list, left, width, at->by->adder == MMAREF_ADDER_NEIGHBOURS ? 1 : places / width);
    if (running != NULL) {
        term *both[2] = { running, list[0] };
        combine(at, both, 2, list[0]);
    } else if (count == 1) {
        combine(at, list, 1, list[0]);
    }
}

static void add_in_order(adding *at, term **list, unsigned count, bool running)
{
    switch (at->by->adder) {
    case MMAREF_ADDER_GIVEN: add_in_turn(at, list, count); break;
    case MMAREF_ADDER_SIZE: add_by_size(at, list, count); break;
    default: add_tree(at, list + running, count - running, running ? list[0] : NULL); break;
    }
}

uint64_t custom_add(workspace *w, const custom *by, const format *type, term *terms, unsigned count, bool running,
                    total *last)
{
    adding at = { w, by, type, by->partial == MMAREF_PARTIAL_ROUNDED, 0, { .nan = false } };
    term *list[TERMS_MAX] = { terms };
    for (unsigned i = 0; i < count; i++)
        list[i] = &terms[i];
    total all = look_at(list, count);
    for (unsigned i = 0; i < count && by->partial == MMAREF_PARTIAL_NORMALISED; i++)
        if (terms[i].kind == FINITE && !mpfr_zero_p(terms[i].value))
            terms[i].exponent = (int)mpfr_get_exp(terms[i].value) - 1;
    if (at.rounded || !is_special(&all))
        add_in_order(&at, list, count, running);
    if (!at.rounded) {
        all.lost = at.last.lost, all.exponent = at.last.exponent, all.grid = at.last.grid;
        at.last = all;
        at.pattern = round_total(w, by, type, by->rounding, by->zero_sign, &all);
    }
    *last = at.last;
    return at.pattern;
}

uint64_t custom_add_two(workspace *w, const custom *by, const format *type, term *x, term *y)
{
    term *both[2] = { x, y };
    custom exact = *by;
    total t = look_at(both, 2);
    exact.fraction_bits = MMAREF_UNLIMITED;
    if (!is_special(&t))
        add_at_once(w, &exact, both, 2, &t);
    return round_total(w, &exact, type, MMAREF_ROUND_NEAREST_EVEN, MMAREF_ZERO_IEEE, &t);
}
