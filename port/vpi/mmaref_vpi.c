/* SPDX-License-Identifier: MIT */
/* The library for simulators that have VPI but no DPI, such as Icarus Verilog:
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
 * Functions that compute write their last argument. Functions that compare read it from the RTL, print an explanation
 * of the first element that differs, and return how many differ. A negative result is a status (mmaref.h), or -100 for
 * X or Z in an argument: a sentence that says why is printed, and nothing is written.
 *
 * Whole instructions. Word lane * n + register of a vector is a register of a lane that holds n. Where the instruction
 * has more operands, they follow d: e, selector; scale_a, scale_b, byte_id_a, thread_id_a, byte_id_b, thread_id_b.
 *
 * Dot products. The first text is the instruction whose arithmetic is meant, "" for a custom one. The types are those
 * of A, B, C and D. Element k of a and b stands from bit k * (bits of its type) on. Arguments may follow d: the word of
 * stochastic rounding; then scale factors: "ue8m0" or "ue4m3", how many products share one, and those of A and of B,
 * the first in the lowest byte.
 *
 * mac16. Byte b of row r of z stands from bit 8 * (64 * r + b) on.
 *
 * $mmaref_waive names a waiver for the next comparison. If `applies` is not 0, the result of this is counted under the
 * name, nothing is printed, and it returns 0. $mmaref_waivers prints all waivers and returns how many waived
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

/* Reads the arguments; false if there are too many. */
static bool read_arguments(vpiHandle handle, mmvpi_call *call)
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
    if (read_arguments(handle, &call)) {
        result.value.integer = called->function(&call);
    } else {
        mmvpi_print("too many arguments");
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
