/* SPDX-License-Identifier: MIT */
/* The VPI functions, called by a simulator that passes any number of arguments of any width, with X and Z: what
 * $mmaref_mma, $mmaref_dot and $mmaref_mac16 give compares equal. */
#include <vpi_user.h>

#include "fuzz.h"

#define ARGUMENTS 16

typedef struct {
    PLI_INT32 size; /* in bits */
    bool has_sign;
    s_vpi_vecval *words;
    const char *text;
} argument;

/* In the order in which they are registered. */
enum { MMA, COMPARE, DOT, COMPARE_DOT, SHRINK, PATTERN, MAC16, COMPARE_MAC16, WAIVE, WAIVERS, FUNCTIONS };

static s_vpi_systf_data registered[FUNCTIONS];
static unsigned functions;
static argument arguments[ARGUMENTS];
static unsigned count, next;
static PLI_INT32 result;
static char handle_of_call;

/* ---- The simulator ---- */

vpiHandle vpi_register_systf(const s_vpi_systf_data *data)
{
    CHECK(functions < FUNCTIONS);
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
    CHECK(property == vpiSize || property == vpiSigned);
    return property == vpiSize ? ((const argument *)handle)->size : ((const argument *)handle)->has_sign;
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
    to->has_sign = rarely(4);
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
    arguments[0].text = name;
    arguments[1].text = rarely(16) ? take_string() : profiles[take8() % 6];
}

/* A dot product: texts, a count and vectors that most often fit. */
static void take_dot(void)
{
    static const char *const blocks[] = { "custom", "custom products=4 fraction_bits=12", "custom rounding=stochastic",
                                          "custom own_exponent_bits=4 own_fraction_bits=3", "sm_90",
                                          "custom adder=halves width=4 step_type=e6m10" };
    static const char *const types[] = { "f16 f16 f32 f32", "e4m3,e5m2,bf16,bf16", "f64 f64 f64 f64", "s8 u8 s32 s32",
                                         "own own own own", "f32 f32 f32 f32", "e5m2.fnuz e4m3.b9 e6m10 e8m23.binade" };
    unsigned i;

    count = rarely(8) ? take8() % (ARGUMENTS + 1u) : 8u + take8() % 2;
    for (i = 0; i < count; i++) {
        take_argument(&arguments[i], rarely(64) ? 1 + take16() % 5000u : i == 3 ? 32 : i < 6 ? 1024 : 64);
    }
    for (i = 3; i < count && i < 4 && !rarely(8); i++) {
        arguments[i].words[0].aval = take8() % 20;
    }
    arguments[0].text = rarely(4) ? take_string() : "";
    arguments[1].text = rarely(16) ? take_string() : blocks[take8() % 6];
    arguments[2].text = rarely(16) ? take_string() : types[take8() % 7];
}

static void take_mac16(void)
{
    static const unsigned bits[] = { 64, 4096, 4096, 32768, 32768 };
    unsigned i;

    count = rarely(8) ? take8() % (ARGUMENTS + 1u) : 5;
    for (i = 0; i < count; i++) {
        take_argument(&arguments[i], rarely(64) || i > 4 ? 1 + take16() % 5000u : bits[i]);
    }
}

static void take_waiver(void)
{
    count = rarely(8) ? take8() % 4u : 2;
    take_argument(&arguments[0], 64);
    take_argument(&arguments[1], 1 + take8() % 40u);
    arguments[0].text = rarely(4) ? take_string() : "a waiver";
}

static int called(unsigned number)
{
    registered[number].calltf(registered[number].user_data);
    return result;
}

/* The dot product that was compared last, made smaller a few times, as if each case differed; what they share. */
static void shrink(void)
{
    unsigned calls = take8() % 8;

    memmove(&arguments[1], &arguments[4], 3 * sizeof arguments[0]);
    take_argument(&arguments[0], 32);
    arguments[0].words[0].aval = rarely(4) ? take8() % 3 - 1 : 1;
    for (count = rarely(8) ? take8() % 6u : 4; calls != 0 && called(SHRINK) == 1; calls--) {
    }
    CHECK(result <= 1);
    count = 1;
    CHECK(called(PATTERN) >= 0);
}

extern void (*vlog_startup_routines[])(void);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static void (*const takes[])(void) = { take_arguments, take_dot, take_mac16 };
    static const uint8_t computes[] = { MMA, DOT, MAC16 };
    unsigned kind;

    if (functions == 0) {
        vlog_startup_routines[0]();
        CHECK(functions == FUNCTIONS);
    }
    fuzz_start(data, size);
    kind = take8() % 3;
    if (rarely(4)) {
        take_waiver();
        CHECK(called(WAIVE) <= 0);
    }
    takes[kind]();
    if (called(computes[kind]) == MMAREF_OK) {
        CHECK(called(computes[kind] + 1u) == 0);
        if (kind == 1 && rarely(4) && arguments[7].size <= 64) {
            arguments[7].words[0].aval ^= 1;
            CHECK(called(COMPARE_DOT) >= 0);
            shrink();
        }
    } else {
        CHECK(result < 0);
        CHECK(called(computes[kind] + 1u) < 0);
    }
    CHECK(called(WAIVERS) >= 0);
    fuzz_end();
    return 0;
}
