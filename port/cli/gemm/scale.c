/* SPDX-License-Identifier: MIT */
/* Derives scale factors from the elements, by one of four rules. `max` is the largest finite magnitude of a block,
 * `most` the largest number of the element's type, which has `emax` as its exponent. Quotients are exact and rounded
 * once.
 *   floor: 2^(floor(log2 max) - emax): OCP Microscaling Formats 1.0, 6.3; FLOOR of torchao
 *   even:  the same of the max that is rounded to the significand of the type: EVEN of torchao
 *          (torchao/prototype/mx_formats/mx_tensor.py)
 *   ceil:  the smallest scale factor s with max <= most * s: cuBLAS, 1D block scaling; RCEIL of torchao. Of ue8m0 it is
 *          max / most, rounded up to a power of two
 *   nvfp4: max / (6 * global) in ue4m3, where global is the max of the whole matrix / (448 * 6) in f32: NVIDIA
 *          TransformerEngine, core_nvfp4.cuh, which multiplies by reciprocals in f32
 * A block of zeros has the scale factor 1. Scale factors beyond the range of their type become its nearest number that
 * is not zero; elements beyond theirs become its largest number. */
#include <string.h>

#include "base/spelling.h"
#include "gemm/gemm.h"

/* A block: `count` elements from number `first` on, `step` apart. */
typedef struct {
    numeral_text *wide;
    size_t first, step, count;
} block;

/* The types of scale factors that a rule is for. */
enum {
    OF_UE8M0 = 1,
    OF_UE4M3 = 2
};

/* By GEMM_CEIL ...; the first one is the default. */
static const char *const rules[] = { "ceil", "floor", "even", "nvfp4", NULL };
static const uint8_t rule_types[] = { OF_UE8M0 | OF_UE4M3, OF_UE8M0, OF_UE8M0, OF_UE4M3 };

/* ---- The rule -------------------------------------------------------- */

/* Refuses a rule that is not for a type of scale factors, and names those that are. */
static int complain_of_rule(const char *text, uint8_t type, unsigned of_type)
{
    char reason[100];
    unsigned i;

    snprintf(reason, sizeof reason, "scale factors of %s have the rules", mmaref_token_text(type));
    for (i = 0; rules[i] != NULL; i++) {
        if ((rule_types[i] & of_type) != 0) {
            strcat(strcat(reason, " "), rules[i]);
        }
    }
    return cli_complain("--derive", text, strlen(text), reason, NULL);
}

int gemm_read_rule(gemm *g, const char *text)
{
    const uint8_t type = g->is.type[MMAREF_OPERAND_SCALE_A];
    const unsigned of_type = type == MMAREF_TYPE_UE8M0 ? OF_UE8M0 : OF_UE4M3;
    unsigned i = 0;

    if (!g->scaled) {
        return cli_complain("--derive", text, strlen(text), "the instruction has no scale factors", NULL);
    }
    while (text[0] != '\0' && rules[i] != NULL && strcmp(rules[i], text) != 0) {
        i++;
    }
    if (rules[i] == NULL) {
        return cli_complain("--derive", text, strlen(text), "floor, ceil, even or nvfp4 was expected",
                            spelling_nearest(text, strlen(text), spelling_in_array, rules));
    }
    if ((rule_types[i] & of_type) == 0) {
        return complain_of_rule(text, type, of_type);
    }
    g->rule = (gemm_rule)(GEMM_CEIL + i);
    return EXIT_EQUAL;
}

const char *gemm_rule_name(const gemm *g)
{
    return rules[g->rule - GEMM_CEIL];
}

void gemm_write_rule(const gemm *g, char text[GEMM_RULE_MAX])
{
    char a[NUMERAL_MAX], b[NUMERAL_MAX];

    snprintf(text, GEMM_RULE_MAX, "%s", gemm_rule_name(g));
    if (g->rule == GEMM_NVFP4) {
        numeral_write(a, MMAREF_TYPE_F32, g->global[0], NUMERAL_SHORT);
        numeral_write(b, MMAREF_TYPE_F32, g->global[1], NUMERAL_SHORT);
        snprintf(text, GEMM_RULE_MAX, "%s, A * B is (D - C) times %.20s (global_a) times %.20s (global_b)",
                 gemm_rule_name(g), a, b);
    }
}

void gemm_put_rule(table *t, const gemm *g)
{
    char text[NUMERAL_MAX];
    unsigned i;

    table_text(t, "%s", gemm_rule_name(g));
    for (i = 0; i < 2; i++) {
        text[0] = '\0';
        if (g->rule == GEMM_NVFP4) {
            numeral_write(text, MMAREF_TYPE_F32, g->global[i], NUMERAL_SHORT);
        }
        table_numeral(t, text);
    }
}

/* ---- Values ---------------------------------------------------------- */

/* Shifts the leading bit up to the highest place; pre: not zero. */
static mmaref_value normalised(mmaref_value value)
{
    while (value.significand >> 63 == 0) {
        value.significand <<= 1;
        value.exponent--;
    }
    return value;
}

/* Whether |x| > |y|, both finite. */
static bool is_larger(const mmaref_value *x, const mmaref_value *y)
{
    mmaref_value p, q;

    if (x->significand == 0 || y->significand == 0) {
        return x->significand != 0;
    }
    p = normalised(*x);
    q = normalised(*y);
    return p.exponent != q.exponent ? p.exponent > q.exponent : p.significand > q.significand;
}

/* x * y, whose significands have 64 bits together. */
static mmaref_value product(const mmaref_value *x, const mmaref_value *y)
{
    const mmaref_value of = { MMAREF_VALUE_NORMAL, false, (int16_t)(x->exponent + y->exponent),
                              x->significand * y->significand };

    return of;
}

/* x / y to at least 34 bits, the last one sticky; y has a significand of 30 bits at most and is not zero. */
static mmaref_value quotient(const mmaref_value *x, const mmaref_value *y)
{
    mmaref_value of = *x;
    uint64_t dividend;

    if (of.kind >= MMAREF_VALUE_INFINITY || of.significand == 0) {
        return of;
    }
    of = normalised(of);
    dividend = of.significand;
    of.significand = dividend / y->significand;
    of.significand |= dividend % y->significand != 0;
    of.exponent = (int16_t)(of.exponent - y->exponent);
    return of;
}

/* The pattern of a positive value, rounded to nearest even and no larger than the largest number of the type. */
static uint64_t encode(uint8_t type, const mmaref_value *value, const mmaref_value *most)
{
    uint64_t pattern;

    cli_must(mmaref_value_encode(type, MMAREF_ROUND_NEAREST_EVEN, is_larger(value, most) ? most : value, &pattern));
    return pattern;
}

static mmaref_value decode(uint8_t type, uint64_t pattern)
{
    mmaref_value value;

    cli_must(mmaref_value_decode(type, pattern, &value));
    return value;
}

static mmaref_value largest_of_type(uint8_t type)
{
    const mmaref_value huge = { MMAREF_VALUE_NORMAL, false, 0x2000, 1 };
    uint64_t pattern;

    cli_must(mmaref_value_encode(type, MMAREF_ROUND_ZERO, &huge, &pattern));
    return decode(type, pattern);
}

/* The largest finite magnitude of a block. */
static mmaref_value largest_of_block(const block *of)
{
    mmaref_value largest = { MMAREF_VALUE_ZERO, false, 0, 0 };
    size_t i;

    for (i = 0; i < of->count; i++) {
        const mmaref_value *value = &of->wide[of->first + i * of->step].value;
        if (value->kind < MMAREF_VALUE_INFINITY && is_larger(value, &largest)) {
            largest = *value;
        }
    }
    largest.negative = false;
    return largest;
}

/* The exponent of the leading bit; pre: not zero. */
static int leading(const mmaref_value *value)
{
    return normalised(*value).exponent + 63;
}

/* ---- Scale factors --------------------------------------------------- */

/* Patterns of scale factors ascend with their values; the last one is NaN. */
static uint64_t last_scale(uint8_t type)
{
    return (UINT64_C(1) << numeral_bits(type)) - 2;
}

/* ceil: the largest scale factor if none is large enough. */
static uint64_t find_ceil(uint8_t type, const mmaref_value *max, const mmaref_value *most)
{
    const uint64_t last = last_scale(type);
    uint64_t pattern;

    for (pattern = 0; pattern < last; pattern++) {
        const mmaref_value scale = decode(type, pattern), reach = product(most, &scale);
        if (!is_larger(max, &reach)) { /* and not zero, which is the first of ue4m3 */
            break;
        }
    }
    return pattern;
}

/* Whether rounding to the significand of a type makes a number the next power of two: the bits that stay, and the first
 * one that goes, are ones. */
static bool rounds_up(const mmaref_value *max, uint8_t type)
{
    mmaref_type format;

    cli_must(mmaref_type_get(type, &format));
    return ~normalised(*max).significand >> (64 - 2 - format.fraction_bits) == 0;
}

/* floor and even, in ue8m0: pattern 127 is 1. */
static uint64_t find_power(const gemm *g, uint8_t type, const mmaref_value *max, const mmaref_value *most)
{
    const int exponent = leading(max) - leading(most) + (g->rule == GEMM_EVEN && rounds_up(max, type)) + 127;
    const int last = (int)last_scale(MMAREF_TYPE_UE8M0);

    return (uint64_t)(exponent < 0 ? 0 : exponent > last ? last : exponent);
}

/* nvfp4; no scale factor is zero. */
static uint64_t find_share(const mmaref_value *max, const mmaref_value *most, const mmaref_value *global)
{
    const mmaref_value unit = product(most, global), share = quotient(max, &unit),
                       last = largest_of_type(MMAREF_TYPE_UE4M3);
    const uint64_t pattern = encode(MMAREF_TYPE_UE4M3, &share, &last);

    return pattern == 0 ? 1 : pattern;
}

static uint64_t find_scale(const gemm *g, unsigned kind, const mmaref_value *max, const mmaref_value *most)
{
    const uint8_t type = g->matrix[kind].type, scales = g->matrix[kind - GEMM_A + GEMM_SCALE_A].type;
    const mmaref_value one = { MMAREF_VALUE_NORMAL, false, 0, 1 };
    const mmaref_value global = decode(MMAREF_TYPE_F32, g->global[kind - GEMM_A]);

    return max->significand == 0     ? encode(scales, &one, &one)
           : g->rule == GEMM_CEIL    ? find_ceil(scales, max, most)
           : g->rule == GEMM_NVFP4   ? find_share(max, most, &global)
                                     : find_power(g, type, max, most);
}

/* The global factor of a matrix: 1 if all its elements are zero, and never zero itself. */
static uint32_t find_global(const gemm *g, unsigned kind)
{
    const gemm_matrix *matrix = &g->matrix[kind];
    const block all = { matrix->wide, 0, 1, matrix->rows * matrix->columns };
    const mmaref_value one = { MMAREF_VALUE_NORMAL, false, 0, 1 }, max = largest_of_block(&all);
    const mmaref_value element = largest_of_type(matrix->type), scale = largest_of_type(MMAREF_TYPE_UE4M3),
                       last = largest_of_type(MMAREF_TYPE_F32);
    const mmaref_value range = product(&element, &scale), share = quotient(&max, &range);
    const uint64_t pattern = encode(MMAREF_TYPE_F32, max.significand == 0 ? &one : &share, &last);

    return pattern == 0 ? 1 : (uint32_t)pattern;
}

/* ---- Elements -------------------------------------------------------- */

/* The pattern of element / divisor. EXIT_UNREADABLE after complaining of an infinity or NaN that the type lacks. */
static int scale_element(const gemm *g, unsigned kind, const numeral_text *element, const mmaref_value *divisor,
                         const mmaref_value *most, uint64_t *pattern)
{
    numeral_text scaled = *element;
    numeral got;

    scaled.value = quotient(&element->value, divisor);
    scaled.is_pattern = false;
    if (scaled.value.kind < MMAREF_VALUE_INFINITY && is_larger(&scaled.value, most)) {
        scaled.value = *most;
        scaled.value.negative = element->value.negative;
    }
    if (numeral_encode(gemm_name(kind), "", 0, g->matrix[kind].type, g->matrix[kind].how, &scaled, &got) !=
        EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    *pattern = got.pattern;
    return EXIT_EQUAL;
}

static int scale_block(gemm *g, unsigned kind, const block *of, size_t row, size_t column)
{
    gemm_matrix *matrix = &g->matrix[kind], *scales = &g->matrix[kind - GEMM_A + GEMM_SCALE_A];
    const mmaref_value most = largest_of_type(matrix->type), max = largest_of_block(of);
    const uint64_t scale = find_scale(g, kind, &max, &most);
    mmaref_value divisor = decode(scales->type, scale);
    uint64_t pattern;
    size_t i;

    gemm_put(scales, row, column, scale);
    if (g->rule == GEMM_NVFP4) {
        const mmaref_value global = decode(MMAREF_TYPE_F32, g->global[kind - GEMM_A]);
        divisor = product(&divisor, &global);
    }
    for (i = 0; i < of->count; i++) {
        size_t at = of->first + i * of->step;
        if (scale_element(g, kind, &of->wide[at], &divisor, &most, &pattern) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        gemm_put(matrix, at / matrix->columns, at % matrix->columns, pattern);
    }
    return EXIT_EQUAL;
}

int gemm_derive(gemm *g)
{
    size_t size = (size_t)g->is.k / g->is.scale_vector, first, line;

    if (g->rule == GEMM_NVFP4) {
        g->global[0] = find_global(g, GEMM_A);
        g->global[1] = find_global(g, GEMM_B);
    }
    for (first = 0; first < g->k; first += size) {
        size_t count = g->k - first < size ? g->k - first : size;
        for (line = 0; line < g->m; line++) {
            const block of = { g->matrix[GEMM_A].wide, line * g->k + first, 1, count };
            if (scale_block(g, GEMM_A, &of, line, first / size) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
        }
        for (line = 0; line < g->n; line++) {
            const block of = { g->matrix[GEMM_B].wide, first * g->n + line, g->n, count };
            if (scale_block(g, GEMM_B, &of, first / size, line) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
        }
    }
    return EXIT_EQUAL;
}
