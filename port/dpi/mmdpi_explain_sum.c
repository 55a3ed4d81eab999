/* SPDX-License-Identifier: MIT */
/* C, the products and the steps of a dot product. See mmdpi_explain.h. */
#include "mmdpi_explain.h"

/* "c 3f800000 = ", "k 3: 3c00 * 3c00 = " */
static void open_c(mmdpi_text *text, uint32_t type, uint64_t c)
{
    mmdpi_put(text, "\n  c ");
    mmdpi_explain_bits(text, type, c);
    mmdpi_put(text, " = ");
}

static void open_product(mmdpi_text *text, const mmdpi_sum *sum, uint16_t i)
{
    mmdpi_put(text, "\n  k ");
    mmdpi_put_decimal(text, sum->k[i]);
    mmdpi_put(text, ": ");
    mmdpi_explain_bits(text, sum->dot->types.a, sum->dot->a[i]);
    mmdpi_put(text, " * ");
    mmdpi_explain_bits(text, sum->dot->types.b, sum->dot->b[i]);
    mmdpi_put(text, " = ");
}

/* ---- Without steps: aligned by exponent fields ---- */

void mmdpi_explain_c(mmdpi_text *text, uint32_t type, uint64_t c)
{
    open_c(text, type, c);
    mmdpi_explain_pattern(text, type, c);
}

static void put_product(mmdpi_text *text, const mmdpi_sum *sum, uint16_t i)
{
    open_product(text, sum, i);
    mmdpi_explain_product(text, &sum->dot->types, sum->dot->a[i], sum->dot->b[i]);
}

/* In the order in which the block takes them; of a block that counts other products than these, in the order of k. */
static void put_products(mmdpi_text *text, const mmdpi_sum *sum)
{
    uint16_t element, i;

    for (i = 0; i < sum->dot->count; i++) {
        bool ordered = mmaref_dot_order(sum->arithmetic, sum->dot->count, i, &element, NULL) == MMAREF_OK;
        put_product(text, sum, ordered ? element : i);
    }
}

/* ---- Step by step ---- */

/* What the listener of mmaref_dot_explain knows. */
typedef struct {
    mmdpi_text *text;
    const mmdpi_sum *sum;
    bool one_step; /* whose result is the expected one, which stands above already */
    bool open;     /* a step has begun */
    bool node;     /* a node has begun */
    bool differed; /* a step has given something else in the RTL */
} listing;

/* A product as its step takes it; of f64, which has more bits than are printed, both factors. */
static void put_term_product(const listing *l, const mmaref_dot_term *term)
{
    if (l->sum->dot->types.a == MMAREF_TYPE_F64) {
        put_product(l->text, l->sum, term->element);
    } else {
        open_product(l->text, l->sum, term->element);
        mmdpi_explain_term(l->text, term);
    }
    if (l->sum->arithmetic->product_type != 0) {
        mmdpi_put(l->text, ", rounded to ");
        mmdpi_explain_bits(l->text, mmaref_type_under(l->sum->arithmetic, l->sum->arithmetic->product_type),
                           term->rounded);
        mmdpi_explain_corners(l->text, term->corners);
    }
}

/* C as its step takes it. */
static void put_term_c(const listing *l, const mmaref_dot_term *term)
{
    const mmaref_dot *dot = l->sum->dot;

    if (dot->types.c == MMAREF_TYPE_F64) {
        mmdpi_explain_c(l->text, dot->types.c, dot->c);
    } else {
        open_c(l->text, dot->types.c, dot->c);
        mmdpi_explain_term(l->text, term);
    }
}

/* "grid 2^-23" behind the greatest exponent */
static void put_grid(mmdpi_text *text, const mmaref_dot_step *step)
{
    mmdpi_put(text, "maximum exponent ");
    mmdpi_put_decimal(text, step->max_exponent);
    mmdpi_put(text, ", grid 2^");
    mmdpi_put_decimal(text, step->grid);
}

/* Whether the running value of a step is C. */
static bool is_c(const listing *l, const mmaref_dot_step *step)
{
    return step->number == 0 && l->sum->arithmetic->accumulate == MMAREF_ACCUMULATE_FUSED;
}

/* "node 3: node 1 + k 2 = 3f800000" */
static void put_node(listing *l, const mmaref_dot_step *node, const mmaref_dot_term *term)
{
    if (term == NULL) {
        l->node = false;
        mmdpi_explain_node(l->text, node, mmaref_type_under(l->sum->arithmetic, node->type));
        return;
    }
    if (!l->node) {
        mmdpi_put(l->text, "\n  node ");
        mmdpi_put_decimal(l->text, node->node);
        if (node->kind == MMAREF_STEP_ALIGNED) {
            mmdpi_put(l->text, ", ");
            put_grid(l->text, node);
        }
    }
    mmdpi_put(l->text, !l->node ? ": " : node->kind == MMAREF_STEP_ALIGNED ? "; " : " + ");
    l->node = true;
    mmdpi_explain_node_term(l->text, node, term, is_c(l, node) ? "c" : "running value",
                            term->element < MMAREF_DOT_MAX ? l->sum->k[term->element] : 0);
}

/* The term itself, what alignment keeps of it in units of the grid, and what it discards. */
static void put_term(listing *l, const mmaref_dot_step *step, const mmaref_dot_term *term)
{
    bool aligned = step->kind == MMAREF_STEP_ALIGNED;

    if (!l->open && aligned) {
        mmdpi_put(l->text, "\n  ");
        put_grid(l->text, step);
    }
    l->open = true;
    if (term->element != MMAREF_DOT_MAX) {
        put_term_product(l, term);
    } else if (is_c(l, step)) {
        put_term_c(l, term);
    } else if (aligned) {
        mmdpi_put(l->text, "\n  running value");
    }
    if (aligned) {
        mmdpi_put(l->text, ", aligned ");
        mmdpi_explain_aligned(l->text, term);
    }
}

/* What the RTL had after a step, without bits above its type. */
static uint64_t result_of_rtl(const listing *l, const mmaref_dot_step *step, uint32_t type)
{
    uint64_t value = l->sum->steps.value[step->number];
    mmaref_type format;

    return mmaref_type_get(type, &format) == MMAREF_OK ? value & ~(uint64_t)0 >> (64 - format.width) : value;
}

/* The result of a step, beside that of the RTL where it is known. */
static void put_result(listing *l, const mmaref_dot_step *step, uint32_t type)
{
    uint64_t got;

    mmdpi_put(l->text, "\n  step ");
    mmdpi_put_decimal(l->text, step->number);
    mmdpi_put(l->text, ": ");
    if (step->number >= l->sum->steps.count) {
        mmdpi_explain_bits(l->text, type, step->result);
        mmdpi_explain_corners(l->text, step->kind == MMAREF_STEP_EXACT ? step->corners : 0);
        return;
    }
    got = result_of_rtl(l, step, type);
    mmdpi_explain_mismatch(l->text, type, step->result, got);
    if (step->result != got && !l->differed) {
        mmdpi_put(l->text, " <- the first step that differs");
        l->differed = true;
    }
}

static void put_step(listing *l, const mmaref_dot_step *step)
{
    const uint32_t type = mmaref_type_under(l->sum->arithmetic, step->type);

    l->open = false;
    if (step->kind == MMAREF_STEP_ADD_C || step->kind == MMAREF_STEP_CONVERT) {
        mmdpi_put(l->text, step->kind == MMAREF_STEP_ADD_C ? "\n  added to C: " : "\n  rounded to D: ");
        mmdpi_explain_bits(l->text, type, step->result);
        return;
    }
    if (step->kind == MMAREF_STEP_ALIGNED) {
        mmdpi_put(l->text, "\n  sum ");
        mmdpi_explain_signed(l->text, step->sum);
    }
    if (!l->one_step) {
        put_result(l, step, type);
    }
}

static void listen(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    listing *l = (listing *)context;

    if (step->node != 0) {
        put_node(l, step, term);
    } else if (term != NULL) {
        put_term(l, step, term);
    } else {
        put_step(l, step);
    }
}

/* Whether mmaref_dot_explain takes the steps that gave what is expected. */
static bool has_steps(const mmdpi_sum *sum)
{
    mmaref_type format;
    uint64_t value;

    return (sum->dot->scale_type == 0 || sum->arithmetic->block == 0) && !sum->counts_logical_k &&
           mmaref_type_get(sum->dot->types.a, &format) == MMAREF_OK && format.kind == MMAREF_KIND_FLOAT &&
           mmaref_dot_add(sum->dot, sum->arithmetic, &value, NULL, NULL) == MMAREF_OK && value == sum->expected;
}

/* False where there is nothing to list. */
static bool put_steps(mmdpi_text *text, const mmdpi_sum *sum)
{
    const uint16_t count = sum->dot->count;
    listing l = { text, sum, false, false, false, false };
    mmaref_dot_listener listener;
    uint16_t element, last = 0;
    uint64_t value;

    listener.report = listen;
    listener.context = &l;
    l.one_step = sum->steps.count == 0 &&
                 mmaref_dot_order(sum->arithmetic, count, (uint16_t)(count - 1), &element, &last) == MMAREF_OK &&
                 last == 0;
    return mmaref_dot_explain(sum->dot, sum->arithmetic, &listener, &value, NULL) == MMAREF_OK;
}

void mmdpi_explain_sum(mmdpi_text *text, const mmdpi_sum *sum)
{
    bool stepwise = has_steps(sum);

    if (sum->dot->scale_type != 0) {
        mmdpi_put(text, stepwise ? "\n  products with their scale factors:"
                                 : "\n  products without their scale factors:");
    }
    if (!stepwise || sum->arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED) {
        mmdpi_explain_c(text, sum->dot->types.c, sum->dot->c);
    }
    if (!stepwise || !put_steps(text, sum)) {
        put_products(text, sum);
    }
}
