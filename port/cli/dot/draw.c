/* SPDX-License-Identifier: MIT */
/* Dot products as pictures. See draw.h. */
#include "dot/draw.h"

#include <string.h>

#include "number/element_type.h"

#define COLUMNS_MAX 100 /* of bits before the bar */
#define AFTER_MAX 24   /* and after it */
#define TERMS_MAX (MMAREF_DOT_MAX + 1)

/* The terms of a step, or of a node of it, until they are drawn. */
typedef struct {
    const dot_question *question;
    mmaref_dot_term term[TERMS_MAX];
    unsigned count;
    mmaref_dot_step step; /* whose terms these are, as far as it is known */
    bool began;           /* the accumulator is no longer C */
    bool has_nodes, zero; /* nodes of the step have been drawn; all its terms are zero */
} drawing;

/* A magnitude * 2^exponent. */
typedef struct {
    bignum magnitude;
    int exponent;
} bits;

static bool is_zero(const mmaref_dot_term *term)
{
    return term->a.significand == 0 || term->b.significand == 0;
}

static bool is_special(const mmaref_dot_term *term)
{
    return term->a.kind >= MMAREF_VALUE_INFINITY || term->b.kind >= MMAREF_VALUE_INFINITY;
}

static void multiply(const mmaref_dot_term *term, bits *product)
{
    bignum high;

    bignum_set(&product->magnitude, term->a.significand);
    bignum_copy(&high, &product->magnitude);
    bignum_multiply(&high, (uint32_t)(term->b.significand >> 32), 0);
    bignum_shift_left(&high, 32);
    bignum_multiply(&product->magnitude, (uint32_t)term->b.significand, 0);
    bignum_add(&product->magnitude, &high);
    product->exponent = term->a.exponent + term->b.exponent;
}

/* The place of the leading bit, and of the last one that is set. */
static int leading(const bits *of)
{
    return of->exponent + (int)bignum_bits(&of->magnitude) - 1;
}

static int last(const bits *of)
{
    unsigned place = 0;

    while (!bignum_bit(&of->magnitude, place)) {
        place++;
    }
    return of->exponent + (int)place;
}

static bool is_set(const bits *of, int place)
{
    return place >= of->exponent && bignum_bit(&of->magnitude, (unsigned)(place - of->exponent));
}

/* Prints the bits from place `high` down to `low`; dots before the leading one. */
static void put_bits(const bits *of, int high, int low)
{
    int place, first = of->magnitude.count == 0 ? low - 1 : leading(of);

    for (place = high; place >= low; place--) {
        putchar(place > first ? '.' : is_set(of, place) ? '1' : '0');
    }
}

/* Prints the bits below the grid. */
static void put_lost(const bits *of, int grid)
{
    int end = last(of), shown = grid - AFTER_MAX > end ? grid - AFTER_MAX : end;

    fputs(" | ", stdout);
    put_bits(of, grid - 1, shown);
    fputs(shown > end ? ".." : "", stdout);
}

static void put_name(const drawing *of, const mmaref_dot_term *term, char name[24])
{
    const dot_question *q = of->question;
    unsigned element;

    if (term->element == MMAREF_DOT_MAX) {
        snprintf(name, 24, "%s", of->began ? "sum so far" : "c");
    } else if (term->element > MMAREF_DOT_MAX) {
        snprintf(name, 24, "node %u", term->element - MMAREF_DOT_MAX);
    } else {
        element = q->first + (q->element == NULL ? term->element : q->element[term->element]);
        snprintf(name, 24, "a%u*b%u", element, element);
    }
}

static void put_term_value(const mmaref_dot_term *term)
{
    char text[NUMERAL_MAX];
    bits product;

    if (is_special(term)) {
        fputs("infinity or NaN", stdout);
        return;
    }
    multiply(term, &product);
    numeral_write_whole(text, term->a.negative != term->b.negative, &product.magnitude, product.exponent, 17);
    fputs(text, stdout);
}

/* Prints a pattern as a number, and in hexadecimal. */
static void put_pattern(uint32_t type, uint64_t pattern)
{
    char text[NUMERAL_MAX], hex[NUMERAL_MAX];

    numeral_write(text, type, pattern, NUMERAL_SHORT);
    numeral_write(hex, type, pattern, NUMERAL_HEX);
    printf("%s (%s)", text, hex);
}

/* Prints what a product is rounded to. */
static void put_rounded(const drawing *of, const mmaref_dot_term *term)
{
    const uint32_t type = mmaref_type_under(of->question->arithmetic, of->question->arithmetic->product_type);

    if (type != 0 && of->step.node == 0 && term->element != MMAREF_DOT_MAX) {
        fputs(", rounded to ", stdout);
        put_pattern(type, term->rounded);
    }
}

/* Prints a term: kept bits before the bar, discarded bits after it. */
static void put_term(const drawing *of, const mmaref_dot_step *step, const mmaref_dot_term *term, int high, int low)
{
    char name[24];
    bool negative = term->a.negative != term->b.negative, is_lost = false;
    bits product, kept;

    put_name(of, term, name);
    printf("  %-10s ", name);
    if (high >= low && !is_special(term)) {
        multiply(term, &product);
        kept = product;
        if (step->kind == MMAREF_STEP_ALIGNED) {
            bignum_set(&kept.magnitude, (uint64_t)(term->kept < 0 ? -term->kept : term->kept));
            kept.exponent = step->grid;
            is_lost = term->lost != 0;
        }
        putchar(negative ? '-' : '+');
        put_bits(&kept, high, low);
        if (is_lost) {
            put_lost(&product, step->grid);
        }
        fputs("  ", stdout);
    }
    put_term_value(term);
    put_rounded(of, term);
    putchar('\n');
}

/* The places that a picture shows; `low` is above `high` if it would be too wide. */
static void find_range(const drawing *of, const mmaref_dot_step *step, int *high, int *low)
{
    bool any = false;
    unsigned i;
    bits product;

    *high = step->max_exponent;
    *low = step->grid;
    for (i = 0; i < of->count; i++) {
        const mmaref_dot_term *term = &of->term[i];
        if (!is_zero(term) && !is_special(term)) {
            multiply(term, &product);
            if (step->kind != MMAREF_STEP_ALIGNED) {
                *high = any ? *high : leading(&product);
                *low = !any || last(&product) < *low ? last(&product) : *low;
            }
            *high = leading(&product) > *high ? leading(&product) : *high;
            any = true;
        }
    }
    if (step->kind == MMAREF_STEP_ALIGNED && step->sum != 0) {
        bignum_set(&product.magnitude, (uint64_t)(step->sum < 0 ? -step->sum : step->sum));
        product.exponent = step->grid;
        *high = leading(&product) > *high ? leading(&product) : *high;
    }
    if (!any || *high - *low >= COLUMNS_MAX || step->kind == MMAREF_STEP_SPECIAL) {
        *high = *low - 1;
    }
}

/* Prints the weights of the first and the last column. */
static void put_ruler(int high, int low)
{
    char first[16], end[16];
    int width = high - low + 1, used = snprintf(first, sizeof first, "2^%d", high);

    used += snprintf(end, sizeof end, "2^%d", low);
    printf("  %-10s  %s%*s%s\n", "", first, width > used ? width - used : 1, "", end);
}

static void put_sum(const mmaref_dot_step *step, int high, int low)
{
    char text[NUMERAL_MAX];
    bits sum;

    bignum_set(&sum.magnitude, (uint64_t)(step->sum < 0 ? -step->sum : step->sum));
    sum.exponent = step->grid;
    numeral_write_whole(text, step->sum < 0, &sum.magnitude, sum.exponent, 17);
    printf("  %-10s ", "sum");
    if (high >= low) {
        putchar(step->sum < 0 ? '-' : '+');
        put_bits(&sum, high, low);
        fputs("  ", stdout);
    }
    puts(text);
}

static const char *rounding_words(uint8_t rounding)
{
    static const char *const words[] = { "toward zero", "to nearest even", "down", "up", "to nearest, ties away",
                                         "to odd", "stochastically" };

    return rounding < sizeof words / sizeof words[0] ? words[rounding] : "as steps are";
}

static void put_result(const drawing *of, const mmaref_dot_step *step)
{
    char name[MMAREF_TYPE_TEXT_MAX];

    if (step->type == 0) { /* of a node whose sum is not rounded */
        return;
    }
    printf("  %-10s ", "result");
    put_pattern(step->type, step->result);
    if (step->kind == MMAREF_STEP_ALIGNED || step->kind == MMAREF_STEP_EXACT ||
        (of->has_nodes && of->question->arithmetic->partial != MMAREF_PARTIAL_ROUNDED)) {
        printf(", rounded to %s %s", element_type_name(step->type, name),
               rounding_words(of->question->arithmetic->rounding));
    }
    putchar('\n');
}

/* Prints what happens to the terms beyond aligning and adding. */
static void put_terms_head(const mmaref_arithmetic *block)
{
    char name[MMAREF_TYPE_TEXT_MAX];
    const char *between = "";

    if (block->product_type != 0) {
        printf("products are rounded to %s first", element_type_name(block->product_type, name));
        between = "; ";
    }
    if (block->width != 0 || block->adder != MMAREF_ADDER_GIVEN) {
        printf("%sterms are added %u at a time", between, block->width == 0 ? 2u : block->width);
    }
}

static void put_head(const mmaref_arithmetic *block, const mmaref_dot_step *step, unsigned zeros)
{
    char name[MMAREF_TYPE_TEXT_MAX];

    if (step->node != 0) {
        printf("node %u: ", step->node);
    } else {
        printf("step %u: ", step->number);
    }
    switch (step->kind) {
    case MMAREF_STEP_ALIGNED:
        if (block->multiplier_bits != 0) {
            printf("products of pieces of %u bits are aligned separately; ", block->multiplier_bits);
        }
        printf("maximum exponent %d, terms are %s%s below the grid 2^%d", step->max_exponent,
               block->align == MMAREF_ROUND_ZERO ? "cut" : "rounded ",
               block->align == MMAREF_ROUND_ZERO ? "" : rounding_words(block->align), step->grid);
        break;
    case MMAREF_STEP_EXACT:
        fputs("no term loses a bit", stdout);
        break;
    case MMAREF_STEP_SPECIAL:
        fputs("an infinity or a NaN decides", stdout);
        break;
    case MMAREF_STEP_TERMS:
        put_terms_head(block);
        break;
    case MMAREF_STEP_ADD_C:
        fputs("the accumulator is added", stdout);
        break;
    default:
        printf("converted to %s", element_type_name(step->type, name));
    }
    if (zeros != 0) {
        printf("; %u %s zero", zeros, zeros == 1 ? "term is" : "terms are");
    }
    putchar('\n');
}

/* Draws the terms that have been kept, with what is known of their step or node. False if all are zero. */
static bool draw_terms(const drawing *of, const mmaref_dot_step *step, int *high, int *low)
{
    unsigned zeros = 0, i;

    for (i = 0; i < of->count; i++) {
        zeros += is_zero(&of->term[i]) && !is_special(&of->term[i]);
    }
    if (of->count != 0 && zeros == of->count) {
        printf("%s %u: all terms are zero\n", step->node != 0 ? "node" : "step",
               step->node != 0 ? step->node : step->number);
        return false;
    }
    put_head(of->question->arithmetic, step, zeros);
    find_range(of, step, high, low);
    if (of->count != 0 && *high >= *low) {
        put_ruler(*high, *low);
    }
    for (i = 0; i < of->count; i++) {
        if (!is_zero(&of->term[i]) || is_special(&of->term[i])) {
            put_term(of, step, &of->term[i], *high, *low);
        }
    }
    return true;
}

/* Draws a step or a node; of a step whose terms stand above its nodes the result. */
static void draw_step(const drawing *of, const mmaref_dot_step *step)
{
    int high, low;

    if (of->has_nodes && step->node == 0) {
        printf("step %u gives\n", step->number);
        put_result(of, step);
        return;
    }
    if (!draw_terms(of, step, &high, &low)) {
        return;
    }
    if (step->kind == MMAREF_STEP_ALIGNED) {
        put_sum(step, high, low);
    }
    put_result(of, step);
}

/* The listener of mmaref_dot_explain. */
static void report(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    drawing *of = context;
    int high, low;

    if (step->node == 1 && !of->has_nodes) { /* the terms of the step come first */
        of->zero = !draw_terms(of, &of->step, &high, &low);
        of->has_nodes = true;
        of->count = 0;
    }
    of->step = *step;
    if (term != NULL) {
        of->term[of->count++] = *term;
        return;
    }
    if (!of->has_nodes || !of->zero) {
        draw_step(of, step);
    }
    of->count = 0;
    if (step->node == 0) {
        of->began = true;
        of->has_nodes = false;
    }
}

int dot_draw(const dot_question *q, uint64_t *d)
{
    static mmaref_dot_listener listener;
    static drawing of;
    mmaref_error error;

    of.question = q;
    of.count = 0;
    of.has_nodes = false;
    of.began = q->first != 0;
    listener.report = report;
    listener.context = &of;
    if (mmaref_dot_explain(&q->dot, q->arithmetic, &listener, d, &error) != MMAREF_OK) {
        return cli_complain_error("--explain", "", 0, &error);
    }
    return EXIT_EQUAL;
}
