/* SPDX-License-Identifier: MIT */
/* The library for simulators that have VPI but no DPI, such as Icarus Verilog:
 *
 *     status = $mmaref_mma("mma.sync...", "sm_90", a, b, c, d);
 *     wrong  = $mmaref_compare("mma.sync...", "sm_90", a, b, c, d);
 *     status = $mmaref_dot("", "custom products=4", "f16 f16 f32 f32", count, a, b, c, d);
 *     wrong  = $mmaref_compare_dot("", "custom products=4", "f16 f16 f32 f32", count, a, b, c, d);
 *     more   = $mmaref_shrink(wrong, a, b, c);
 *     found  = $mmaref_pattern(0);
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
 * $mmaref_shrink makes the dot product that was compared last smaller while it differs. `wrong` is what that comparison
 * returned. As long as it returns 1, it has written a smaller case into a, b and c (and into random, scale_a and
 * scale_b, which follow them where the dot product has them): let the unit compute it, compare it again, and call again
 * with the result. When it returns 0, they are the smallest case. Meanwhile comparisons print no explanation.
 * $mmaref_pattern prints what all dot products that differed have in common, and few others have; 0: nothing.
 *
 * mac16. Byte b of row r of z stands from bit 8 * (64 * r + b) on.
 *
 * $mmaref_waive names a waiver for the next comparison; there may be several. The first one whose `applies` is not 0
 * takes what this comparison finds: it is counted under the name, nothing is printed, and 0 is returned. A comparison
 * uses all of them up, also where it finds nothing or is refused. $mmaref_waivers prints all waivers and returns how
 * many never applied to a result that differs. */
#include "mmvpi_call.h"

typedef struct {
    const char *name;
    int (*function)(const mmvpi_call *call);
    bool compares; /* uses waivers up */
} system_function;

static const system_function functions[] = {
    { "$mmaref_mma", mmvpi_mma, false },
    { "$mmaref_compare", mmvpi_compare, true },
    { "$mmaref_dot", mmvpi_dot, false },
    { "$mmaref_compare_dot", mmvpi_compare_dot, true },
    { "$mmaref_shrink", mmvpi_shrink, false },
    { "$mmaref_pattern", mmvpi_pattern, false },
    { "$mmaref_mac16", mmvpi_mac16, false },
    { "$mmaref_compare_mac16", mmvpi_compare_mac16, true },
    { "$mmaref_waive", mmvpi_waive, false },
    { "$mmaref_waivers", mmvpi_waivers, false },
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
        result.value.integer = called->compares ? mmvpi_report(MMAREF_E_ARGUMENT, "") : MMAREF_E_ARGUMENT;
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
