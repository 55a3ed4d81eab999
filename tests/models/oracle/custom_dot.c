/* SPDX-License-Identifier: MIT */
/* Dot products under what no profile has, compared with the library's: one possibility at a time, some together; sums
 * that are not rounded, flags, comparisons, and what is refused. */
#include "custom_dot.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "library.h"

enum { OPERANDS_OF_A_BLOCK = 8 };

/* A test as it runs. */
typedef struct {
    source from;
    workspace w;
    unsigned which;
    unsigned differences;
    char first[REPORT_MAX / 2];
} run;

/* ---- The first difference ---- */

static void put_elements(FILE *out, const char *name, const uint64_t *element, unsigned count)
{
    fprintf(out, "\n# %s", name);
    for (unsigned k = 0; k < count; k++)
        fprintf(out, " %" PRIx64, element[k]);
}

static void put_format(FILE *out, const format *type)
{
    char text[MMAREF_TYPE_TEXT_MAX];
    if (type->word > 0xFF && mmaref_type_write(type->word, text, sizeof text) == MMAREF_OK)
        fprintf(out, " %s", text);
    else
        fprintf(out, " %s", type->name);
}

static void put_problem(FILE *out, const problem *p, uint32_t random)
{
    char value[MMAREF_FIELD_TEXT_MAX], usual[MMAREF_FIELD_TEXT_MAX];
    const char *name;
    const dot *of = &p->of;
    custom start;
    bool started = mmaref_arithmetic_start(&start) == MMAREF_OK;
    fprintf(out, "\n#");
    put_format(out, of->a_type);
    put_format(out, of->b_type);
    put_format(out, of->c_type);
    put_format(out, of->d_type);
    for (uint8_t i = 0; i < MMAREF_FIELDS; i++)
        if (mmaref_arithmetic_get(&p->by, i, &name, value, sizeof value) != MMAREF_OK)
            fprintf(out, " %s=out of range", mmaref_field_name(i));
        else if (!started || mmaref_arithmetic_get(&start, i, &name, usual, sizeof usual) != MMAREF_OK ||
                 strcmp(value, usual) != 0)
            fprintf(out, " %s=%s", name, value);
    put_elements(out, "a", of->a, of->count);
    put_elements(out, "b", of->b, of->count);
    if (of->scale.type != NULL) {
        put_elements(out, of->scale.type->name, of->scale.a, of->count / of->scale.vector);
        put_elements(out, "and of b", of->scale.b, of->count / of->scale.vector);
    }
    fprintf(out, "\n# c %" PRIx64 " random %" PRIx32, of->c, random);
}

static void differs(run *r, const problem *p, const char *what, uint64_t here, uint64_t there)
{
    FILE *out;
    if (r->differences++ != 0)
        return;
    out = fmemopen(r->first, sizeof r->first, "w");
    put_problem(out, p, r->w.random);
    fprintf(out, " %s expected %" PRIx64 " got %" PRIx64, what, here, there);
    fclose(out);
}

static void compare(run *r, const problem *p, const char *what, uint64_t here, uint64_t there)
{
    if (here != there)
        differs(r, p, what, here, there);
}

/* ---- Tests ---- */

static const uint64_t untouched = UINT64_C(0x5A5A5A5A5A5A5A5A);

static mmaref_status ask(run *r, const problem *p, uint64_t *d, uint32_t *coverage)
{
    library_scales scales;
    mmaref_dot asked = library_dot(&p->of, &scales, &r->w.random);
    *d = untouched;
    return mmaref_dot_add(&asked, &p->by, d, coverage, NULL);
}

static void draw(run *r, unsigned which, unsigned done, problem *p)
{
    if (done % OPERANDS_OF_A_BLOCK == 0)
        problem_draw(&r->from, which, p);
    problem_draw_operands(&r->from, &r->w, which, p);
}

static void test_result(run *r, unsigned done, problem *p)
{
    uint64_t d;
    draw(r, r->which, done, p);
    mmaref_status status = ask(r, p, &d, NULL);
    compare(r, p, "status", 0, (uint64_t)-status);
    if (status == MMAREF_OK)
        compare(r, p, "d", dot_custom(&r->w, &p->by, &p->of), d);
}

/* A sum that is not rounded, and where there is none the status. */
static void test_fixed(run *r, unsigned done, problem *p)
{
    mmaref_fixed here, there;
    library_scales scales;
    draw(r, random_below(&r->from, possibility_count + 1), 0, p);
    (void)done;
    if (p->of.a_type == &f64)
        return;
    p->by.accumulate = p->by.group = 0;
    if (random_one_in(&r->from, 8))
        p->by.accumulate = (uint8_t)random_below(&r->from, 4);
    else if (!random_one_in(&r->from, 8))
        p->by.products = p->by.interleave = 0;
    memset(&there, 0x5A, sizeof there);
    there.exponent = (int16_t)random_between(&r->from, -300, 100);
    there.words = (uint8_t)random_between(&r->from, 1, MMAREF_FIXED_MAX);
    here = there;
    mmaref_dot asked = library_dot(&p->of, &scales, &r->w.random);
    mmaref_status status = mmaref_dot_fixed(&asked, &p->by, &there, NULL);
    if (p->of.c_type == &f64 || p->of.d_type == &f64)
        return;
    if (!custom_has_fixed(&p->by, &p->of)) {
        compare(r, p, "status of fixed", (uint64_t)-MMAREF_E_ARITHMETIC, (uint64_t)-status);
        return;
    }
    dot_custom_fixed(&r->w, &p->by, &p->of, &here);
    compare(r, p, "status of fixed", 0, (uint64_t)-status);
    compare(r, p, "kind", here.kind, there.kind);
    if (here.kind == MMAREF_VALUE_INFINITY)
        compare(r, p, "sign", here.negative, there.negative);
    if (here.kind == MMAREF_VALUE_NORMAL) {
        compare(r, p, "words", here.words, there.words);
        compare(r, p, "exponent", (uint16_t)here.exponent, (uint16_t)there.exponent);
    }
    for (unsigned i = 0; status == MMAREF_OK && i < here.words; i++)
        compare(r, p, "word", here.word[i], there.word[i]);
}

static void test_flags(run *r, unsigned done, problem *p)
{
    uint32_t coverage = 0;
    uint64_t d;
    draw(r, random_below(&r->from, possibility_count + 1), 0, p);
    (void)done;
    mmaref_status status = ask(r, p, &d, &coverage);
    compare(r, p, "status", 0, (uint64_t)-status);
    compare(r, p, "d", dot_custom(&r->w, &p->by, &p->of), d);
    compare(r, p, "flags", r->w.flags, mmaref_flags(coverage));
}

/* Patterns that are equal, beside each other, or both NaN. */
static void test_same(run *r, unsigned done, problem *p)
{
    const format *type;
    uint64_t x, y;
    draw(r, possibility_count, done, p);
    type = p->of.d_type;
    x = random_next(&r->from) >> (64 - format_width(type));
    y = random_next(&r->from) >> (64 - format_width(type));
    if (random_one_in(&r->from, 2))
        x |= ((UINT64_C(1) << type->exponent_bits) - 1) << type->mantissa_bits;
    if (random_one_in(&r->from, 2))
        y |= ((UINT64_C(1) << type->exponent_bits) - 1) << type->mantissa_bits;
    if (random_one_in(&r->from, 3))
        y = x ^ (random_one_in(&r->from, 2) ? UINT64_C(1) << random_below(&r->from, (unsigned)format_width(type)) : 0);
    bool nan = number_decode(type, x).kind == NOT_A_NUMBER && number_decode(type, y).kind == NOT_A_NUMBER;
    if (type->word == MMAREF_TYPE_OWN && !custom_legal(&p->by, &p->of))
        return;
    r->w.random = 0;
    p->of.c = x;
    compare(r, p, "same", x == y || (nan && p->by.nan == MMAREF_NAN_ANY), mmaref_same(type->word, &p->by, x, y));
    compare(r, p, "same without a block", type->word == MMAREF_TYPE_OWN ? 2u * false : x == y,
            type->word == MMAREF_TYPE_OWN ? 0 : mmaref_same(type->word, NULL, x, y));
    compare(r, p, "same of no type", false, mmaref_same(MMAREF_TYPE_FORMAT(9, 3, 0, 0), &p->by, x, x));
}

static uint32_t any_word(source *from)
{
    uint32_t good = MMAREF_TYPE_FORMAT(random_between(from, 0, 9), random_between(from, 0, 25), random_below(from, 256),
                                       random_below(from, 16));
    return random_one_in(from, 2) ? good : random_below(from, 40);
}

/* Gives a field a number of its range, just outside, or any. */
static void disturb(source *from, custom *by)
{
    uint8_t *const bytes[] = {
        &by->products, &by->fraction_bits, &by->align, &by->interleave, &by->accumulate, &by->group, &by->block,
        &by->rounding, &by->result_bits, &by->overflow, &by->zero_sign, &by->subnormals, &by->nan, &by->underflow_sign,
        &by->tf32_class, &by->adder, &by->own_exponent_bits, &by->own_fraction_bits, &by->own_bias, &by->own_special,
        &by->sticky, &by->width, &by->partial, &by->product_rounding, &by->multiplier_bits
    };
    unsigned which = random_below(from, sizeof bytes / sizeof *bytes + 3);
    static const unsigned limits[] = { 4, 10, 34, 60, 256 };
    if (which < sizeof bytes / sizeof *bytes)
        *bytes[which] = (uint8_t)random_below(from, limits[random_below(from, 5)]);
    else if (which == sizeof bytes / sizeof *bytes)
        by->exponent_floor = (int16_t)random_between(from, -1003, 1003);
    else
        *(which % 2 == 0 ? &by->step_type : &by->product_type) = any_word(from);
}

/* Blocks that contradict themselves or the dot product, and others nearly so. */
static void test_refused(run *r, unsigned done, problem *p)
{
    uint64_t d;
    draw(r, random_below(&r->from, possibility_count + 1), 0, p);
    (void)done;
    for (unsigned i = random_between(&r->from, 1, 3); i > 0; i--)
        disturb(&r->from, &p->by);
    for (unsigned i = 0; i < 4; i++)
        if (p->room[i].word == MMAREF_TYPE_OWN && p->by.own_special <= MMAREF_OWN_FNUZ && p->by.own_exponent_bits <= 8)
            p->room[i] = custom_own(&p->by);
    bool legal = custom_legal(&p->by, &p->of);
    mmaref_status status = ask(r, p, &d, NULL);
    compare(r, p, "status", legal ? 0 : (uint64_t)-MMAREF_E_ARITHMETIC, (uint64_t)-status);
    if (!legal)
        compare(r, p, "d of a refusal", untouched, d);
    else if (status == MMAREF_OK)
        compare(r, p, "d", dot_custom(&r->w, &p->by, &p->of), d);
}

static bool divides(unsigned length, unsigned count)
{
    return count % length == 0 && count / length <= SCALES_MAX;
}

/* Gives a question something that no dot product has; the status that it then has. */
static mmaref_status spoil_question(source *from, problem *p, mmaref_dot *asked)
{
    static const uint8_t no_scales[] = { MMAREF_TYPE_F16, MMAREF_TYPE_E4M3, MMAREF_TYPE_E2M1, MMAREF_TYPE_OWN, 255 };
    static const uint32_t no_types[] = {
        MMAREF_TYPE_FORMAT(0, 3, 255, 0), MMAREF_TYPE_FORMAT(9, 3, 255, 0), MMAREF_TYPE_FORMAT(5, 0, 255, 0),
        MMAREF_TYPE_FORMAT(5, 24, 255, 0), MMAREF_TYPE_FORMAT(5, 3, 255, 5), MMAREF_TYPE_FORMAT(5, 3, 255, 13),
        MMAREF_TYPE_FORMAT(5, 3, 255, 16), 0, MMAREF_TYPE_UE8M0, MMAREF_TYPE_S8, MMAREF_TYPE_B1, 200
    };
    static uint8_t one[PRODUCTS_MAX];
    uint32_t *const types[4] = { &asked->types.a, &asked->types.b, &asked->types.c, &asked->types.d };
    unsigned which = random_below(from, 9);
    if (which >= 5 && asked->scale_type == 0) { /* now it has scale factors */
        asked->scale_type = MMAREF_TYPE_UE8M0;
        asked->scale_length = (uint8_t)asked->count;
        asked->scale_a = asked->scale_b = one;
    }
    switch (which) {
    case 0: asked->count = random_one_in(from, 2) ? 0 : (uint16_t)random_between(from, PRODUCTS_MAX + 1, 65535); break;
    case 1: *types[random_below(from, 4)] = no_types[random_below(from, sizeof no_types / sizeof *no_types)]; break;
    case 2: *(random_one_in(from, 2) ? &asked->a : &asked->b) = NULL; break;
    case 3:
        p->by.rounding = MMAREF_ROUND_STOCHASTIC;
        asked->random = NULL;
        return MMAREF_E_ARITHMETIC;
    case 4:
        asked->types = (mmaref_dot_types){ MMAREF_TYPE_F64, MMAREF_TYPE_F64, MMAREF_TYPE_F64, MMAREF_TYPE_F64 };
        asked->count = (uint16_t)random_between(from, 17, PRODUCTS_MAX);
        break;
    case 5: *(random_one_in(from, 2) ? &asked->scale_a : &asked->scale_b) = NULL; break;
    case 6: asked->scale_type = no_scales[random_below(from, sizeof no_scales)]; break;
    case 7:
        do
            asked->scale_length = (uint8_t)random_next(from);
        while (asked->scale_length != 0 && divides(asked->scale_length, asked->count));
        break;
    default:
        if (random_one_in(from, 2))
            asked->types.a = asked->types.b = MMAREF_TYPE_F64, asked->count = asked->scale_length = 1;
        else
            asked->types = (mmaref_dot_types){ MMAREF_TYPE_S8, MMAREF_TYPE_U8, MMAREF_TYPE_S32, MMAREF_TYPE_S32 };
        break;
    }
    return MMAREF_E_ARGUMENT;
}

static void test_arguments(run *r, unsigned done, problem *p)
{
    library_scales scales;
    uint64_t d = untouched;
    draw(r, random_below(&r->from, possibility_count + 1), 0, p);
    (void)done;
    mmaref_dot asked = library_dot(&p->of, &scales, &r->w.random);
    mmaref_status expected = spoil_question(&r->from, p, &asked);
    mmaref_status status = mmaref_dot_add(&asked, &p->by, &d, NULL, NULL);
    compare(r, p, "status", (uint64_t)-expected, (uint64_t)-status);
    compare(r, p, "d of a refusal", untouched, d);
}

/* What mmaref_dot_fixed refuses besides. */
static void test_fixed_arguments(run *r, unsigned done, problem *p)
{
    library_scales scales;
    mmaref_fixed fixed = { .exponent = (int16_t)random_between(&r->from, -1000, 1000), .words = 1 }, before;
    draw(r, random_below(&r->from, possibility_count + 1), 0, p);
    (void)done;
    mmaref_dot asked = library_dot(&p->of, &scales, &r->w.random);
    p->by = (custom){ .fraction_bits = MMAREF_UNLIMITED, .exponent_floor = MMAREF_NO_FLOOR,
                      .result_bits = MMAREF_UNLIMITED, .own_bias = MMAREF_UNLIMITED, .own_exponent_bits = 1,
                      .own_fraction_bits = 1 };
    switch (random_below(&r->from, 5)) {
    case 0: fixed.words = 0; break;
    case 3: fixed.words = (uint8_t)random_between(&r->from, MMAREF_FIXED_MAX + 1, 255); break;
    case 1: fixed.exponent = (int16_t)random_between(&r->from, 1001, 32767); break;
    case 2: fixed.exponent = (int16_t)random_between(&r->from, -32768, -1001); break;
    default:
        asked.types = random_one_in(&r->from, 2)
                          ? (mmaref_dot_types){ MMAREF_TYPE_F64, MMAREF_TYPE_F64, MMAREF_TYPE_F64, MMAREF_TYPE_F64 }
                          : (mmaref_dot_types){ MMAREF_TYPE_S8, MMAREF_TYPE_U4, MMAREF_TYPE_S32, MMAREF_TYPE_S32 };
        asked.count = 1;
        asked.scale_type = 0;
        break;
    }
    memcpy(&before, &fixed, sizeof fixed);
    mmaref_status status = mmaref_dot_fixed(&asked, &p->by, &fixed, NULL);
    compare(r, p, "status of fixed", (uint64_t)-MMAREF_E_ARGUMENT, (uint64_t)-status);
    compare(r, p, "fixed of a refusal", 0, (uint64_t)(memcmp(&before, &fixed, sizeof fixed) != 0));
}

typedef void tester(run *r, unsigned done, problem *p);

static const struct {
    const char *name;
    tester *test;
} others[] = {
    { "mixed", test_result }, { "fixed", test_fixed }, { "flags", test_flags }, { "same", test_same },
    { "refused", test_refused }, { "arguments", test_arguments }, { "arguments of fixed", test_fixed_arguments },
};

enum { OTHERS = sizeof others / sizeof *others, POSSIBILITIES = 28 };
const unsigned custom_dot_count = POSSIBILITIES + OTHERS;

const char *custom_dot_name(unsigned test)
{
    return test < possibility_count ? possibilities[test].name : others[test - possibility_count].name;
}

static void begin(run *r, unsigned test)
{
    const char *name = custom_dot_name(test);
    *r = (run){ .from = random_named(name), .which = test };
    bool f64_too = test >= possibility_count || strcmp(name, "f64") == 0;
    workspace_open(&r->w, f64_too ? PRECISION_F64 : PRECISION_OWN);
}

static void end(run *r)
{
    workspace_close(&r->w);
    mpfr_free_cache();
}

bool custom_dot_run(unsigned test, unsigned count, char report[REPORT_MAX])
{
    tester *ask_one = test < possibility_count ? test_result : others[test - possibility_count].test;
    problem p;
    run r;
    begin(&r, test);
    for (unsigned done = 0; done < count; done++)
        ask_one(&r, done, &p);
    end(&r);
    snprintf(report, REPORT_MAX, "%s: %u dot products, %u differences%s", custom_dot_name(test), count, r.differences,
             r.first);
    return r.differences == 0;
}

bool custom_dot_can_spoil(unsigned test)
{
    return test < possibility_count && possibilities[test].spoil != NULL;
}

bool custom_dot_spoil(unsigned test, unsigned count, char report[REPORT_MAX])
{
    unsigned shown = 0;
    problem p, off;
    run r;
    begin(&r, test);
    for (unsigned done = 0; done < count; done++) {
        draw(&r, test, done, &p);
        problem_copy(&p, &off);
        possibilities[test].spoil(&off);
        uint64_t right = dot_custom(&r.w, &p.by, &p.of);
        shown += right != dot_custom(&r.w, &off.by, &off.of);
    }
    end(&r);
    snprintf(report, REPORT_MAX, "%s, slightly off: %u of %u", custom_dot_name(test), shown, count);
    return shown > 0;
}
