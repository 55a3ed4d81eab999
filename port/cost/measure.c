/* SPDX-License-Identifier: MIT */
/*
 * Firmware that measures the library on a board: for every instruction that multiplies
 * the machine instructions of one call, and for every entry point the stack it used,
 * found by painting. One line each:
 *
 *   cost NAME PROFILE MACS INSTRUCTIONS
 *   stack ENTRY BYTES
 *
 * Counts are exact only where the emulator counts (-icount shift=0).
 */
#include "counter.h"
#include "firmware.h"
#include "mmaref_internal.h"
#include "tap.h"

extern char firmware_stack_bottom[]; /* see link.ld */

enum { PAINT = 0xa5, UNPAINTED = 128 /* bytes below the caller that are in use or too near */ };

static union {
    uint32_t words[32 * MMAREF_REGISTERS_ALL];
    mmaref_amx amx;
} memory;

static mmaref_instruction instruction;
static mmaref_arithmetic arithmetic;
static mmaref_operands operands;
static uint32_t *d;
static char text[MMAREF_TEXT_MAX];
static uint32_t counted;

typedef enum { MMA, MAC16, PARSE, FORMAT, DESCRIBE, LOCATE, FIND, PROFILE, ENTRIES } entry;

static const char *const entry_names[ENTRIES] = {
    "mmaref_mma",      "mmaref_mac16",  "mmaref_parse", "mmaref_format",
    "mmaref_describe", "mmaref_locate", "mmaref_find",  "mmaref_profile",
};

static uint32_t deepest[ENTRIES];

__attribute__((noinline)) static void paint(void)
{
    char *limit = (char *)__builtin_frame_address(0) - UNPAINTED;
    volatile char *at;

    for (at = firmware_stack_bottom; at < limit; at++) {
        *at = (char)PAINT;
    }
}

/* Bytes that were written below `top`; 0 if too few to tell. */
static uint32_t painted_depth(const char *top)
{
    const volatile char *at = firmware_stack_bottom;

    while (*at == (char)PAINT && at < top) {
        at++;
    }
    return (uint32_t)(top - at) <= UNPAINTED + 64 ? 0 : (uint32_t)(top - at);
}

static size_t length_of(const char *s)
{
    size_t length = 0;

    while (s[length] != '\0') {
        length++;
    }
    return length;
}

static void call(entry which)
{
    mmaref_description description;
    mmaref_place place = { 0, 0, 0 };
    mmaref_cell cell;
    uint32_t before = counter_read();

    switch (which) {
    case MMA:
        (void)mmaref_mma(&instruction, &arithmetic, &operands, d, NULL);
        break;
    case MAC16:
        (void)mmaref_mac16(&memory.amx, 0);
        break;
    case PARSE:
        (void)mmaref_parse(text, length_of(text), &instruction, NULL);
        break;
    case FORMAT:
        (void)mmaref_format(&instruction, text, sizeof text);
        break;
    case DESCRIBE:
        (void)mmaref_describe(&instruction, &description);
        break;
    case LOCATE:
        (void)mmaref_locate(&instruction, MMAREF_OPERAND_A, 1, 0, &place);
        break;
    case FIND:
        (void)mmaref_find(&instruction, MMAREF_OPERAND_A, &place, &cell);
        break;
    default:
        (void)mmaref_profile(MMAREF_PROFILE_EXACT, &instruction, &arithmetic);
        break;
    }
    counted = counter_between(before, counter_read());
}

__attribute__((noinline)) static void measure(entry which)
{
    const char *top = __builtin_frame_address(0);
    uint32_t depth;

    paint();
    call(which);
    depth = painted_depth(top);
    if (depth > deepest[which]) {
        deepest[which] = depth;
    }
}

static void print_cost(const char *name, const char *profile, uint32_t macs)
{
    firmware_print("cost ");
    firmware_print(name);
    firmware_print(" ");
    firmware_print(profile);
    firmware_print(" ");
    tap_decimal(macs);
    firmware_print(" ");
    tap_decimal(counted);
    firmware_print("\n");
}

static void measure_mma(const mmaref_description *is, uint8_t profile)
{
    mmaref_stream stream;

    if (mmaref_profile(profile, &instruction, &arithmetic) != MMAREF_OK) {
        return;
    }
    mmaref_stream_start(&stream, "cost");
    d = mmaref_stream_operands(&stream, &instruction, &arithmetic, memory.words, &operands);
    measure(MMA);
    print_cost(text, mmaref_profile_name(profile), (uint32_t)is->m * is->n * is->k * is->products);
}

static void measure_instruction(uint16_t id)
{
    mmaref_description is;

    (void)mmaref_instruction_at(id, &instruction);
    (void)mmaref_describe(&instruction, &is);
    measure(FORMAT);
    measure(PARSE);
    measure(DESCRIBE);
    measure(LOCATE);
    measure(FIND);
    measure(PROFILE);
    if (instruction.word[MMAREF_QUALIFIER_NAME] == MMAREF_WORD_MAC16) {
        measure(MAC16);
        print_cost(text, "matrix", 32 * 32);
    } else if (is.registers[MMAREF_OPERAND_B] != 0 && is.registers[MMAREF_OPERAND_C] != 0) {
        measure_mma(&is, MMAREF_PROFILE_EXACT);
        if (is.floating) {
            measure_mma(&is, MMAREF_PROFILE_SM_90);
        }
    }
}

int firmware_main(void)
{
    tap_tally tally = { 1, 0 };
    uint16_t id;
    uint8_t i;

    counter_start();
    for (id = 0; id < MMAREF_INSTRUCTIONS; id++) {
        measure_instruction(id);
    }
    for (i = 0; i < ENTRIES; i++) {
        firmware_print("stack ");
        firmware_print(entry_names[i]);
        firmware_print(" ");
        tap_decimal(deepest[i]);
        firmware_print("\n");
    }
    return tap_close(&tally, true);
}
