/* SPDX-License-Identifier: MIT */
/* The model for simulators that have VPI but no DPI, such as Icarus Verilog:
 *
 *     status = $mmaref_mma("mma.sync...", "sm_90", a, b, c, d);
 *     wrong  = $mmaref_compare("mma.sync...", "sm_90", a, b, c, d);
 *     status = $mmaref_dot("", "custom products=4", "f16 f16 f32 f32", count, a, b, c, d);
 *     wrong  = $mmaref_compare_dot("", "custom products=4", "f16 f16 f32 f32", count, a, b, c, d);
 *     status = $mmaref_mac16(operand, x, y, z, z_out);
 *     wrong  = $mmaref_compare_mac16(operand, x, y, z, z_out);
 *     status = $mmaref_waive("a known difference", applies);
 *     unused = $mmaref_waivers(0);
 *
 * Those that compute give their last argument; those that compare take that of the RTL, print an explanation of the
 * first element that differs, and return how many do. A negative result is a status (mmaref.h), or -100 for X or Z in
 * an argument; a sentence that says why is printed, and nothing is given.
 *
 * Whole instructions: more operands follow d where the instruction has them: e, selector; scale_a, scale_b, byte_id_a,
 * thread_id_a, byte_id_b, thread_id_b. Word lane * n + register of a vector is register `register` of a lane that
 * holds n. Dot products: the first text is the instruction whose arithmetic is meant, "" for a custom one; the types
 * are those of A, B, C and D; element k of a and b stands from bit k * (bits of its type) on. More may follow d: the
 * word that stochastic rounding takes; then scale factors: "ue8m0" or "ue4m3", how many elements have one, and those of
 * A and of B, the first in the lowest byte. mac16: byte b of row r of z stands from bit 8 * (64 * r + b) on.
 *
 * A waiver, named before a comparison, takes what this finds where `applies` is not 0: it is counted under the name,
 * nothing is printed, and the comparison returns 0. $mmaref_waivers prints them all and returns how many took
 * nothing. */
#include "mmvpi_call.h"

typedef struct {
    const char *name;
    int (*function)(const mmvpi_call *call);
} system_function;

static const system_function functions[] = {
    { "$mmaref_mma", mmvpi_mma },
    { "$mmaref_compare", mmvpi_compare },
    { "$mmaref_dot", mmvpi_dot },
    { "$mmaref_compare_dot", mmvpi_compare_dot },
    { "$mmaref_mac16", mmvpi_mac16 },
    { "$mmaref_compare_mac16", mmvpi_compare_mac16 },
    { "$mmaref_waive", mmvpi_waive },
    { "$mmaref_waivers", mmvpi_waivers },
};

/* False if there are too many arguments. */
static bool take_arguments(vpiHandle handle, mmvpi_call *call)
{
    vpiHandle iterator = vpi_iterate(vpiArgument, handle), next;
    unsigned i;

    for (i = 0; i < MMVPI_ARGUMENTS; i++) {
        next = iterator == NULL ? NULL : vpi_scan(iterator);
        iterator = next == NULL ? NULL : iterator;
        call->argument[i] = next;
    }
    return iterator == NULL || vpi_scan(iterator) == NULL;
}

static PLI_INT32 run(PLI_BYTE8 *of)
{
    const system_function *called = (const system_function *)(const void *)of;
    vpiHandle handle = vpi_handle(vpiSysTfCall, NULL);
    s_vpi_value result;
    mmvpi_call call;

    result.format = vpiIntVal;
    if (take_arguments(handle, &call)) {
        result.value.integer = called->function(&call);
    } else {
        mmvpi_say("too many arguments");
        result.value.integer = MMAREF_E_ARGUMENT;
    }
    vpi_put_value(handle, &result, NULL, vpiNoDelay);
    return 0;
}

static void start(void)
{
    s_vpi_systf_data data = { 0 };
    size_t i;

    for (i = 0; i < sizeof functions / sizeof *functions; i++) {
        data.type = vpiSysFunc;
        data.sysfunctype = vpiIntFunc;
        data.tfname = (PLI_BYTE8 *)functions[i].name;
        data.calltf = run;
        data.user_data = (PLI_BYTE8 *)&functions[i];
        vpi_register_systf(&data);
    }
}

void (*vlog_startup_routines[])(void) = { start, 0 };
