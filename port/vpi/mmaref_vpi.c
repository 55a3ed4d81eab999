/* SPDX-License-Identifier: MIT */
/* The model for simulators that have VPI but no DPI, such as Icarus Verilog:
 *
 *     status = $mmaref_mma("mma.sync...", "sm_90", a, b, c, d);
 *     wrong  = $mmaref_compare("mma.sync...", "sm_90", a, b, c, d);
 *
 * The first gives D, the second takes the D of the RTL, prints an explanation of the first
 * element that differs, and returns how many do. More operands follow d where the
 * instruction has them: e, selector; scale_a, scale_b, byte_id_a, thread_id_a, byte_id_b,
 * thread_id_b. Word lane * n + register of a vector is register `register` of a lane that
 * holds n. A negative result is a status (mmaref.h), UNKNOWN_BITS for X or Z in an operand. */
#include <vpi_user.h>

#include "mmdpi_explain.h"
#include "mmdpi_names.h"

#define UNKNOWN_BITS (-100)
#define REGISTERS_WORDS (32 * MMAREF_REGISTERS_MAX)

enum {
    INSTRUCTION,
    ARITHMETIC,
    A,
    B,
    C,
    D,
    E,
    SELECTOR,
    SCALE_A,
    SCALE_B,
    ID,
    ARGUMENTS = ID + 4
};

static const char *const argument_names[ARGUMENTS] = {
    "instruction", "arithmetic", "a", "b", "c", "d", "e", "selector", "scale_a", "scale_b",
    "byte_id_a", "thread_id_a", "byte_id_b", "thread_id_b"
};

typedef struct {
    vpiHandle argument[ARGUMENTS];
    mmdpi_job job;
    mmaref_operands operands;
    uint32_t a[REGISTERS_WORDS], b[REGISTERS_WORDS], c[REGISTERS_WORDS], d[REGISTERS_WORDS];
    uint32_t e[MMAREF_LANES], scale_a[MMAREF_LANES], scale_b[MMAREF_LANES];
    uint32_t selector, id[4];
} call;

/* The handles of a call's arguments, NULL where they end; false if there are too many. */
static bool take_arguments(vpiHandle call_handle, vpiHandle argument[ARGUMENTS])
{
    vpiHandle iterator = vpi_iterate(vpiArgument, call_handle), next = NULL;
    unsigned i;

    for (i = 0; i < ARGUMENTS; i++) {
        next = iterator == NULL ? NULL : vpi_scan(iterator);
        iterator = next == NULL ? NULL : iterator;
        argument[i] = next;
    }
    return iterator == NULL || vpi_scan(iterator) == NULL;
}

/* The low `words` words of a vector, zeros above its own; false if a bit is X or Z. */
static bool take_words(vpiHandle argument, uint32_t *to, unsigned words)
{
    unsigned bits = (unsigned)vpi_get(vpiSize, argument), i;
    bool known = true;
    s_vpi_value value;

    value.format = vpiVectorVal;
    vpi_get_value(argument, &value);
    for (i = 0; i < words; i++) {
        uint32_t mask = 32 * (i + 1) <= bits ? 0xffffffffu : 32 * i >= bits ? 0 : ((uint32_t)1 << bits % 32) - 1;
        to[i] = mask == 0 ? 0 : (uint32_t)value.value.vector[i].aval & mask;
        known = known && (mask == 0 || ((uint32_t)value.value.vector[i].bval & mask) == 0);
    }
    return known;
}

static int take_operand(call *c, unsigned argument, uint32_t *to, unsigned words)
{
    if (c->argument[argument] == NULL) {
        vpi_printf("mmaref: argument %s is missing\n", argument_names[argument]);
        return MMAREF_E_ARGUMENT;
    }
    if (!take_words(c->argument[argument], to, words)) {
        vpi_printf("mmaref: X or Z in %s\n", argument_names[argument]);
        return UNKNOWN_BITS;
    }
    return MMAREF_OK;
}

/* A text argument stays where it is until the next one is asked for. */
static const char *take_text(const call *c, unsigned argument)
{
    s_vpi_value value;

    if (c->argument[argument] == NULL) {
        return "";
    }
    value.format = vpiStringVal;
    vpi_get_value(c->argument[argument], &value);
    return value.value.str;
}

static mmaref_status take_job(call *c)
{
    int32_t number = mmdpi_instruction_number(take_text(c, INSTRUCTION));
    mmaref_arithmetic block;
    mmaref_status status =
        number < 0 ? (mmaref_status)number : mmdpi_block_read(number, take_text(c, ARITHMETIC), &block);

    return status == MMAREF_OK ? mmdpi_job_start(&c->job, number, &block) : status;
}

static unsigned words_of(const call *c, uint8_t operand)
{
    return 32u * c->job.about.registers[operand];
}

static int take_sparse(call *c)
{
    int status = take_operand(c, E, c->e, MMAREF_LANES);

    return status != MMAREF_OK ? status : take_operand(c, SELECTOR, &c->selector, 1);
}

static int take_scales(call *c)
{
    int status = take_operand(c, SCALE_A, c->scale_a, MMAREF_LANES);
    unsigned i;

    if (status == MMAREF_OK) {
        status = take_operand(c, SCALE_B, c->scale_b, MMAREF_LANES);
    }
    for (i = 0; status == MMAREF_OK && i < 4; i++) {
        status = take_operand(c, ID + i, &c->id[i], 1);
    }
    return status;
}

/* Everything but D. */
static int take_operands(call *c)
{
    mmaref_operands *o = &c->operands;
    int status = take_operand(c, A, c->a, words_of(c, MMAREF_OPERAND_A));

    if (status == MMAREF_OK) {
        status = take_operand(c, B, c->b, words_of(c, MMAREF_OPERAND_B));
    }
    if (status == MMAREF_OK) {
        status = take_operand(c, C, c->c, words_of(c, MMAREF_OPERAND_C));
    }
    if (status == MMAREF_OK && words_of(c, MMAREF_OPERAND_E) != 0) {
        status = take_sparse(c);
    }
    if (status == MMAREF_OK && words_of(c, MMAREF_OPERAND_SCALE_A) != 0) {
        status = take_scales(c);
    }
    o->a = c->a;
    o->b = c->b;
    o->c = c->c;
    o->e = c->e;
    o->scale_a = c->scale_a;
    o->scale_b = c->scale_b;
    o->selector = c->selector;
    o->byte_id_a = (uint16_t)c->id[0];
    o->thread_id_a = (uint16_t)c->id[1];
    o->byte_id_b = (uint16_t)c->id[2];
    o->thread_id_b = (uint16_t)c->id[3];
    return status;
}

/* ---- The functions ---- */

static int give_d(call *c)
{
    s_vpi_vecval words[REGISTERS_WORDS];
    s_vpi_value value;
    unsigned i;
    int status = mmaref_mma(&c->job.instruction, &c->job.arithmetic, &c->operands, c->d, NULL, NULL);

    for (i = 0; i < REGISTERS_WORDS; i++) {
        words[i].aval = i < words_of(c, MMAREF_OPERAND_D) ? (PLI_INT32)c->d[i] : 0;
        words[i].bval = 0;
    }
    value.format = vpiVectorVal;
    value.value.vector = words;
    if (status == MMAREF_OK) {
        vpi_put_value(c->argument[D], &value, NULL, vpiNoDelay);
    }
    return status;
}

static int compare_d(call *c)
{
    static const mmdpi_steps unknown_steps = { NULL, 0 };
    uint32_t expected[REGISTERS_WORDS];
    char story[MMDPI_EXPLAIN_MAX];
    mmdpi_text text;
    mmaref_error error;
    int32_t first;
    int status = take_operand(c, D, c->d, words_of(c, MMAREF_OPERAND_D));

    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&text, story, sizeof story);
    status = mmaref_mma(&c->job.instruction, &c->job.arithmetic, &c->operands, expected, NULL, &error);
    if (status != MMAREF_OK) {
        mmdpi_explain_refusal(&text, &c->job, &error);
        vpi_printf("%s\n", story);
        return status;
    }
    first = mmdpi_first_difference(&c->job, expected, c->d, 0);
    if (first < 0) {
        return 0;
    }
    if (mmdpi_explain_element(&text, &c->job, &c->operands, c->d, (uint16_t)first, &unknown_steps) != MMAREF_OK) {
        mmdpi_text_put(&text, "\n  an element that cannot be explained");
    }
    vpi_printf("%s\n", story);
    return (int)mmdpi_count_differences(&c->job, expected, c->d);
}

static PLI_INT32 run(int (*function)(call *))
{
    vpiHandle handle = vpi_handle(vpiSysTfCall, NULL);
    s_vpi_value result;
    call c;
    int status = MMAREF_E_ARGUMENT;

    c.selector = c.id[0] = c.id[1] = c.id[2] = c.id[3] = 0;
    if (take_arguments(handle, c.argument) && c.argument[D] != NULL &&
        vpi_get(vpiSize, c.argument[D]) <= 32 * REGISTERS_WORDS) {
        status = take_job(&c);
    }
    if (status == MMAREF_OK) {
        status = take_operands(&c);
    }
    if (status == MMAREF_OK) {
        status = function(&c);
    }
    result.format = vpiIntVal;
    result.value.integer = status;
    vpi_put_value(handle, &result, NULL, vpiNoDelay);
    return 0;
}

static PLI_INT32 call_mma(PLI_BYTE8 *unused)
{
    (void)unused;
    return run(give_d);
}

static PLI_INT32 call_compare(PLI_BYTE8 *unused)
{
    (void)unused;
    return run(compare_d);
}

static void announce(const char *name, PLI_INT32 (*function)(PLI_BYTE8 *))
{
    s_vpi_systf_data data = { 0 };

    data.type = vpiSysFunc;
    data.sysfunctype = vpiIntFunc;
    data.tfname = (PLI_BYTE8 *)name;
    data.calltf = function;
    vpi_register_systf(&data);
}

static void start(void)
{
    announce("$mmaref_mma", call_mma);
    announce("$mmaref_compare", call_compare);
}

void (*vlog_startup_routines[])(void) = { start, 0 };
