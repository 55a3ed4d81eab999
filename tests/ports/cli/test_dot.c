/* SPDX-License-Identifier: MIT */
/* mmaref dot, asked as a user asks it, against MPFR and the oracle's model of every chip: D, the exact sum, and the
 * error in units in the last place. All instructions of the oracle but the sparse ones.
 *   test_dot [DOT-PRODUCTS] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "trial.h"

int cli_dot(int argc, char **argv);

enum { TRIALS_MAX = 1000, TEXT_MAX = 20000, ARGUMENTS = 16 };

static trial trials[TRIALS_MAX];
static unsigned trial_count, dots = 100000;

/* An element spelled in a way of its own: a pattern, or a hexadecimal or decimal number printed by MPFR. */
static char *put_element(char *at, source *from, workspace *w, const format *type, uint64_t pattern)
{
    number n = number_decode(type, pattern);
    int way = n.kind == FINITE || n.kind == ZERO ? random_between(from, 0, type == &f64 ? 1 : 2) : 0;
    big_set(w->a, &n);
    if (way == 0)
        return at + sprintf(at, "0x%0*llx", (format_width(type) + 3) / 4, (unsigned long long)pattern);
    return at + mpfr_sprintf(at, way == 1 ? "%Ra" : "%.150RNe", w->a);
}

static void put_list(char *text, source *from, workspace *w, const format *type, const uint64_t *patterns,
                     unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (i > 0)
            *text++ = random_one_in(from, 3) ? ' ' : ',';
        text = put_element(text, from, w, type, patterns[i]);
    }
}

/* What the command prints; its status in *status. */
static char *ask(const trial *t, source *from, workspace *w, const dot *of, int *status)
{
    static char insn[200], list[5][TEXT_MAX];
    char *argv[ARGUMENTS] = { "dot", insn, "--arith", (char *)mmaref_profile_name(t->profile), "--json", "--a", list[0],
                              "--b", list[1], "--c", list[2] };
    int argc = 11;
    char *answer = NULL;
    size_t size;

    snprintf(insn, sizeof insn, t->row->instruction, of->a_type->name, of->b_type->name);
    put_list(list[0], from, w, of->a_type, of->a, of->count);
    put_list(list[1], from, w, of->b_type, of->b, of->count);
    put_list(list[2], from, w, of->c_type, &of->c, 1);
    if (of->scale.type != NULL) {
        unsigned scales = of->count / of->scale.vector;
        put_list(list[3], from, w, of->scale.type, of->scale.a, scales);
        put_list(list[4], from, w, of->scale.type, of->scale.b, scales);
        char *more[4] = { "--scale-a", list[3], "--scale-b", list[4] };
        memcpy(argv + argc, more, sizeof more);
        argc += 4;
    }
    FILE *out = stdout;
    stdout = open_memstream(&answer, &size);
    *status = cli_dot(argc, argv);
    fclose(stdout);
    stdout = out;
    return answer;
}

static bool same(const format *type, uint64_t x, uint64_t y)
{
    return x == y || (type == &f64 && number_decode(type, x).kind == NOT_A_NUMBER &&
                      number_decode(type, y).kind == NOT_A_NUMBER);
}

/* The sum of all products and C, by MPFR, in w->sum. */
static void add_up(workspace *w, const dot *of)
{
    for (unsigned k = 0; k < of->count; k++)
        dot_product(w, w->term[k], of, k);
    number c = number_decode(of->c_type, of->c);
    big_set(w->term[of->count], &c);
    mpfr_sum(w->sum, w->terms, of->count + 1, MPFR_RNDN);
}

/* Whether `text` is the error of d: exact to 4 digits. */
static bool is_error(workspace *w, const format *type, uint64_t d, const char *text)
{
    number n = number_decode(type, d);
    int lowest = format_lowest(type), place = mpfr_zero_p(w->sum) ? lowest : (int)mpfr_get_exp(w->sum) - 1;
    if (n.kind == INFINITE || n.kind == NOT_A_NUMBER)
        return strncmp(text, "null", 4) == 0;
    big_set(w->a, &n);
    mpfr_sub(w->a, w->a, w->sum, MPFR_RNDN);
    mpfr_div_2si(w->a, w->a, (place > lowest ? place : lowest) - type->mantissa_bits, MPFR_RNDN);
    mpfr_set_str(w->b, text, 10, MPFR_RNDN);
    mpfr_sub(w->c, w->a, w->b, MPFR_RNDN);
    mpfr_mul_ui(w->c, w->c, 2000, MPFR_RNDN);
    return mpfr_zero_p(w->c) || mpfr_cmpabs(w->c, w->a) <= 0;
}

/* The value of a key of the answer, ended by a NUL. */
static void value_of(const char *answer, const char *key, char *value)
{
    const char *at = strstr(answer, key);
    at = at == NULL ? "" : at + strlen(key);
    size_t length = strcspn(at, ",}");
    memcpy(value, at, length);
    value[length] = '\0';
}

static const char *fault(workspace *w, const dot *of, uint64_t expected, const char *answer)
{
    static char text[TEXT_MAX];
    value_of(answer, "\"pattern\": \"", text);
    uint64_t d = strtoull(text, NULL, 16);
    if (strncmp(text, "0x", 2) != 0 || !same(of->d_type, d, expected))
        return "another D";
    add_up(w, of);
    value_of(answer, "\"exact\": ", text);
    if (!mpfr_number_p(w->sum))
        return strcmp(text, "null") == 0 ? NULL : "a sum of infinities or NaN";
    if (mpfr_set_str(w->b, text, 10, MPFR_RNDN) != 0 || !mpfr_equal_p(w->b, w->sum))
        return "another exact sum";
    value_of(answer, "\"ulp\": ", text);
    return is_error(w, of->d_type, d, text) ? NULL : "another error";
}

static bool check(unsigned i, char report[REPORT_MAX])
{
    const trial *t = &trials[i];
    unsigned count = (dots + trial_count - 1) / trial_count;
    workspace w;
    source from = random_named(t->row->name);

    workspace_open(&w, t->row->d == &f64 ? PRECISION_F64 : PRECISION_OTHERS);
    snprintf(report, REPORT_MAX, "%s %s: %u dot products", mmaref_profile_name(t->profile), t->row->name, count);
    for (unsigned j = 0; j < count; j++) {
        const type_pair *pair = &t->row->pairs[j % t->row->pair_count];
        dot of = { .a_type = pair->a, .b_type = pair->b, .c_type = t->row->c, .d_type = t->row->d,
                   .count = t->row->count,
                   .scale = { .type = t->row->scale, .vector = t->row->scale_vector } };
        int status;
        draw_dot(&from, &w, &t->rule, &of);
        /* Bits that no pattern has. */
        for (unsigned k = 0; of.scale.type != NULL && k < of.count / of.scale.vector; k++) {
            of.scale.a[k] &= (UINT64_C(1) << format_width(of.scale.type)) - 1;
            of.scale.b[k] &= (UINT64_C(1) << format_width(of.scale.type)) - 1;
        }
        uint64_t expected = dot_compute(&w, &t->rule, &of);
        char *answer = ask(t, &from, &w, &of, &status);
        const char *why = status != 0 ? "refused" : fault(&w, &of, expected, answer);
        if (why != NULL) {
            snprintf(report, REPORT_MAX, "%s %s: %s: expected 0x%llx\n# %.3000s", mmaref_profile_name(t->profile),
                     t->row->name,
                     why, (unsigned long long)expected, answer);
            return false;
        }
        free(answer);
    }
    workspace_close(&w);
    return true;
}

int main(int argc, char **argv)
{
    if (argc > 1)
        dots = (unsigned)strtoul(argv[1], NULL, 10);
    for (uint8_t profile = 0; profile < MMAREF_PROFILES; profile++)
        for (unsigned i = 0; i < row_count; i++) {
            trial t = trial_of(&rows[i], profile);
            if (t.rule.method != METHOD_NONE && strstr(rows[i].instruction, "mma.sp") == NULL)
                trials[trial_count++] = t;
        }
    return parallel_run(check, trial_count) != 0;
}
