/* SPDX-License-Identifier: MIT */
/* The VPI functions, called by a simulator that passes any number of arguments of any width, with X and Z: what
 * $mmaref_mma puts into D compares equal. */
#include <vpi_user.h>

#include "fuzz.h"

#define ARGUMENTS 16

typedef struct {
    PLI_INT32 size; /* in bits */
    s_vpi_vecval *words;
    const char *text;
} argument;

static s_vpi_systf_data registered[2];
static unsigned functions;
static argument arguments[ARGUMENTS];
static unsigned count, next;
static PLI_INT32 result;
static char handle_of_call;
static bool whole; /* whether D has room for the result */

/* ---- The simulator ---- */

vpiHandle vpi_register_systf(const s_vpi_systf_data *data)
{
    CHECK(functions < 2);
    registered[functions++] = *data;
    return NULL;
}

vpiHandle vpi_handle(PLI_INT32 type, vpiHandle handle)
{
    CHECK(type == vpiSysTfCall && handle == NULL);
    return (vpiHandle)&handle_of_call;
}

vpiHandle vpi_iterate(PLI_INT32 type, vpiHandle handle)
{
    CHECK(type == vpiArgument && handle == (vpiHandle)&handle_of_call);
    next = 0;
    return count == 0 ? NULL : (vpiHandle)&count;
}

vpiHandle vpi_scan(vpiHandle iterator)
{
    CHECK(iterator == (vpiHandle)&count);
    return next < count ? (vpiHandle)&arguments[next++] : NULL;
}

PLI_INT32 vpi_get(PLI_INT32 property, vpiHandle handle)
{
    CHECK(property == vpiSize);
    return ((const argument *)handle)->size;
}

void vpi_get_value(vpiHandle handle, p_vpi_value value)
{
    const argument *of = (const argument *)handle;

    if (value->format == vpiStringVal) {
        value->value.str = (PLI_BYTE8 *)of->text;
    } else {
        CHECK(value->format == vpiVectorVal);
        value->value.vector = of->words;
    }
}

vpiHandle vpi_put_value(vpiHandle handle, p_vpi_value value, p_vpi_time time, PLI_INT32 flags)
{
    argument *to = (argument *)handle;
    PLI_INT32 i;

    CHECK(time == NULL && flags == vpiNoDelay);
    if (handle == (vpiHandle)&handle_of_call) {
        result = value->value.integer;
        return NULL;
    }
    for (i = 0; 32 * i < to->size; i++) {
        to->words[i] = value->value.vector[i];
    }
    return NULL;
}

PLI_INT32 vpi_printf(const PLI_BYTE8 *format, ...)
{
    CHECK(strchr(format, '%') != NULL);
    return 0;
}

/* ---- Calls ---- */

static void take_argument(argument *to, unsigned bits)
{
    uint32_t *noise = filled(4 * ((bits + 31) / 32));
    unsigned i, unknown = rarely(64) ? take16() : 0x10000;

    to->size = (PLI_INT32)bits;
    to->text = "";
    to->words = box((bits + 31) / 32 * sizeof *to->words);
    for (i = 0; 32 * i < bits; i++) {
        to->words[i].aval = (PLI_INT32)noise[i];
        to->words[i].bval = i == unknown ? 1 : 0;
    }
}

/* Most often what an instruction wants. */
static void take_arguments(void)
{
    static const char *const profiles[] = { "exact", "sm_90", "sm_70", "fma", "sm_120", "sm_89 rounding=zero" };
    static const uint8_t operand[] = { 0, 0, MMAREF_OPERAND_A, MMAREF_OPERAND_B, MMAREF_OPERAND_C, MMAREF_OPERAND_D };
    char *name = box(MMAREF_TEXT_MAX);
    mmaref_instruction instruction;
    mmaref_description about;
    unsigned i, bits;

    take_instruction(&instruction);
    if (!describe(&instruction, &about) || rarely(16)) {
        name = take_string();
    } else {
        CHECK(mmaref_instruction_format(&instruction, name, MMAREF_TEXT_MAX) == MMAREF_OK);
    }
    count = rarely(8) ? take8() % (ARGUMENTS + 1u) : about.registers[MMAREF_OPERAND_E] != 0 ? 8 : 6;
    count = about.scale_vector != 0 && !rarely(8) ? 14 : count;
    for (i = 0; i < count; i++) {
        bits = i >= 2 && i < 6 ? 1024u * about.registers[operand[i]] : i < 7 || i == 8 || i == 9 ? 1024 : 16;
        take_argument(&arguments[i], rarely(64) ? 1 + take16() % 5000u : bits);
    }
    whole = arguments[5].size >= 1024 * (PLI_INT32)about.registers[MMAREF_OPERAND_D];
    arguments[0].text = name;
    arguments[1].text = rarely(16) ? take_string() : profiles[take8() % 6];
}

extern void (*vlog_startup_routines[])(void);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (functions == 0) {
        vlog_startup_routines[0]();
    }
    fuzz_start(data, size);
    take_arguments();
    registered[0].calltf(NULL);
    if (result == MMAREF_OK) {
        registered[1].calltf(NULL);
        CHECK(result == 0 || !whole);
    } else {
        CHECK(result < 0);
        registered[1].calltf(NULL);
        CHECK(result < 0);
    }
    fuzz_end();
    return 0;
}
