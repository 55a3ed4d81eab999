/* SPDX-License-Identifier: MIT */
/*
 * Firmware that measures the library on a board: for every instruction that multiplies
 * the machine instructions of one call, and for every entry point the stack it used,
 * found by painting. One line each:
 *
 *   cost NAME PROFILE MACS INSTRUCTIONS
 *   stack ENTRY BYTES
 */
#include "counter.h"
#include "firmware.h"
#include "mmaref_internal.h"
#include "tap.h"

extern char firmware_stack_bottom[]; /* see link.ld */

enum { PAINT = 0xa5 };

static union {
    uint32_t words[32 * MMAREF_REGISTERS_ALL];
    mmaref_amx amx;
} memory;

static mmaref_instruction instruction;
static mmaref_arithmetic arithmetic;
static mmaref_operands operands;
static mmaref_description description;
static mmaref_error error;
static uint32_t *d;
static char text[MMAREF_TEXT_MAX];
static size_t text_length;
static uint32_t counted;     /* instructions of the last call */
static mmaref_status status; /* of the last call */
static bool sound = true;    /* whether every call that has to succeed did */

typedef enum { MMA, MAC16, PARSE, FORMAT, DESCRIBE, LOCATE, FIND, PROFILE, ENTRIES } entry;

static const char *const entry_names[ENTRIES] = {
    "mmaref_mma",      "mmaref_mac16",  "mmaref_parse", "mmaref_format",
    "mmaref_describe", "mmaref_locate", "mmaref_find",  "mmaref_profile",
};

static uint32_t deepest[ENTRIES];

/* Paints the stack below this function's frame, calls, and looks how far down the paint is
 * gone. Nothing else is called in between: what is found is the entry point's own. */
__attribute__((noinline)) static void measure(entry which)
{
    const volatile char *top = stack_pointer();
    volatile char *at;
    mmaref_instruction parsed;
    mmaref_place place = { 0, 0, 0 };
    mmaref_cell cell;
    uint32_t before, after;

    for (at = firmware_stack_bottom; at < top; at++) {
        *at = (char)PAINT;
    }
    before = counter_read();
    switch (which) {
    case MMA:
        status = mmaref_mma(&instruction, &arithmetic, &operands, d, &error);
        break;
    case MAC16:
        status = mmaref_mac16(&memory.amx, 0);
        break;
    case PARSE:
        status = mmaref_parse(text, text_length, &parsed, &error);
        break;
    case FORMAT:
        status = mmaref_format(&instruction, text, sizeof text);
        break;
    case DESCRIBE:
        status = mmaref_describe(&instruction, &description);
        break;
    case LOCATE:
        status = mmaref_locate(&instruction, MMAREF_OPERAND_A, 1, 0, &place);
        break;
    case FIND:
        status = mmaref_find(&instruction, MMAREF_OPERAND_A, &place, &cell);
        break;
    default:
        status = mmaref_profile(MMAREF_PROFILE_EXACT, &instruction, &arithmetic);
        break;
    }
    after = counter_read();
    for (at = firmware_stack_bottom; at < top && *at == (char)PAINT; at++) {
    }
    counted = counter_between(before, after);
    if ((uint32_t)(top - at) > deepest[which]) {
        deepest[which] = (uint32_t)(top - at);
    }
}

/* The same for a call that has to succeed: what a refusal costs is no figure. */
static void measure_success(entry which)
{
    measure(which);
    sound = sound && status == MMAREF_OK;
}

static void print_cost(const char *profile, uint32_t macs)
{
    firmware_print("cost ");
    firmware_print(text);
    firmware_print(" ");
    firmware_print(profile);
    tap_field(" ", macs);
    tap_field(" ", counted);
    firmware_print("\n");
}

static void measure_mma(uint8_t profile)
{
    mmaref_stream stream;

    if (mmaref_profile(profile, &instruction, &arithmetic) != MMAREF_OK) {
        return;
    }
    mmaref_stream_start(&stream, "cost");
    d = mmaref_stream_operands(&stream, &instruction, &arithmetic, memory.words, &operands);
    sound = sound && d != NULL;
    measure_success(MMA);
    print_cost(mmaref_profile_name(profile),
               (uint32_t)description.m * description.n * description.k * description.products);
}

/* The string, and the string with a letter too many at the end. */
static void measure_parse(void)
{
    for (text_length = 0; text[text_length] != '\0'; text_length++) {
    }
    measure_success(PARSE);
    text[text_length++] = 'x';
    measure(PARSE);
    sound = sound && status != MMAREF_OK;
    text[--text_length] = '\0';
}

static void measure_instruction(uint16_t id)
{
    if (mmaref_instruction_at(id, &instruction) != MMAREF_OK) {
        return; /* left out of this build */
    }
    measure_success(FORMAT);
    measure_success(DESCRIBE);
    measure_parse();
    measure(LOCATE);
    measure(FIND);
    measure(PROFILE);
    if (instruction.word[MMAREF_QUALIFIER_NAME] == MMAREF_WORD_MAC16) {
        measure_success(MAC16);
        print_cost("matrix", 32 * 32);
    } else if (description.registers[MMAREF_OPERAND_B] != 0 && description.registers[MMAREF_OPERAND_C] != 0) {
        measure_mma(MMAREF_PROFILE_EXACT);
        if (description.floating) {
            measure_mma(MMAREF_PROFILE_FMA);
            measure_mma(MMAREF_PROFILE_SM_90);
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
        tap_field(" ", deepest[i]);
        firmware_print("\n");
    }
    return tap_close(&tally, sound);
}
