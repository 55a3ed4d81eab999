/* SPDX-License-Identifier: MIT */
/*
 * Firmware that measures the library on a board: of the instruction of every family the machine
 * instructions of one call, under every profile and a custom block, on finite operands and on such
 * with zeros and with specials; of every entry point the stack that calls of all instructions used, found by
 * painting. One line each:
 *
 *   cost NAME PROFILE VALUES MACS INSTRUCTIONS
 *   stack ENTRY BYTES
 *
 * A call that fails, and finite operands that give specials, fail the run.
 */
#include "counter.h"
#include "operands.h"
#include "firmware.h"
#include "mmaref.h"
#include "tap.h"

extern char firmware_stack_bottom[]; /* see link.ld */

enum { PAINT = 0xa5 };

/* The strings of the families; target.sh makes the file of families.tsv. */
static const char *const families[] = {
#include "families.inc"
};

static union {
    draw_memory mma;
    mmaref_amx amx;
} memory;

static mmaref_instruction instruction;
static mmaref_arithmetic arithmetic;
static mmaref_description description;
static mmaref_error error;
static char text[MMAREF_TEXT_MAX];
static size_t text_length;
static uint32_t counted; /* instructions of the last call */
static bool failed;

typedef enum {
    MMA,
    MAC16,
    PARSE,
    FORMAT,
    DESCRIBE,
    LOCATE,
    FIND,
    PROFILE,
    AT,
    ENTRIES
} entry;

static const char *const entry_names[ENTRIES] = {
    "mmaref_mma",      "mmaref_mac16",  "mmaref_instruction_parse", "mmaref_instruction_format",
    "mmaref_instruction_describe", "mmaref_layout_coordinate", "mmaref_layout_slot",  "mmaref_profile_get",
    "mmaref_instruction_at",
};

static uint32_t deepest[ENTRIES];

/* Paints the stack below this function's frame, calls, and looks how far down the paint is
 * gone. Nothing else is called in between: what is found is the entry point's own. */
__attribute__((noinline)) static mmaref_status measure(entry which, uint16_t id)
{
    const volatile char *top = stack_pointer();
    volatile char *at;
    mmaref_status status;
    mmaref_instruction parsed;
    mmaref_coordinate coordinate = { 0, 0, 0 };
    mmaref_slot slot;
    uint32_t before, after;

    for (at = firmware_stack_bottom; at < top; at++) {
        *at = (char)PAINT;
    }
    before = counter_read();
    switch (which) {
    case MMA:
        status = mmaref_mma(&instruction, &arithmetic, &memory.mma.operands, memory.mma.d, NULL, &error);
        break;
    case MAC16:
        status = mmaref_mac16(&memory.amx, 0);
        break;
    case PARSE:
        status = mmaref_instruction_parse(text, text_length, &parsed, &error);
        break;
    case FORMAT:
        status = mmaref_instruction_format(&instruction, text, sizeof text);
        break;
    case DESCRIBE:
        status = mmaref_instruction_describe(&instruction, &description);
        break;
    case LOCATE:
        status = mmaref_layout_coordinate(&instruction, NULL, MMAREF_OPERAND_A, 1, 0, &coordinate);
        break;
    case FIND:
        status = mmaref_layout_slot(&instruction, NULL, MMAREF_OPERAND_A, &coordinate, &slot);
        break;
    case AT:
        status = mmaref_instruction_at(id, &instruction);
        break;
    default:
        status = mmaref_profile_get(MMAREF_PROFILE_EXACT, &instruction, &arithmetic);
        break;
    }
    after = counter_read();
    for (at = firmware_stack_bottom; at < top && *at == (char)PAINT; at++) {
    }
    counted = counter_between(before, after);
    if ((uint32_t)(top - at) > deepest[which]) {
        deepest[which] = (uint32_t)(top - at);
    }
    return status;
}

/* A call that has to succeed. */
static void succeed(entry which, uint16_t id)
{
    if (measure(which, id) != MMAREF_OK) {
        failed = true;
        firmware_print("# failed: ");
        firmware_print(entry_names[which]);
        firmware_print(" of ");
        firmware_print(text);
        firmware_print("\n");
    }
}

static void print_cost(const char *of, const char *profile, const char *values, uint32_t macs)
{
    firmware_print("cost ");
    firmware_print(of);
    firmware_print(" ");
    firmware_print(profile);
    firmware_print(" ");
    firmware_print(values);
    tap_field(" ", macs);
    tap_field(" ", counted);
    firmware_print("\n");
}

/* Finite operands are to give finite results, all but one in twenty. */
static void measure_mma(const char *of, const char *profile, draw_values values)
{
    draw_count count;

    draw_operands(&instruction, values, &memory.mma);
    succeed(MMA, 0);
    print_cost(of, profile, draw_name(values),
               (uint32_t)description.m * description.n * description.k * description.matrices);
    count = draw_count_specials(&instruction, memory.mma.d);
    if (values != DRAW_SPECIAL && count.special * 20 >= count.of) {
        failed = true;
        firmware_print("# failed: specials from finite operands\n");
    }
}

/* Blocks that are no profile's, behind the profiles: the fields that an instruction takes as a text. */
static const struct {
    const char *name, *text;
} blocks[] = {
    { "custom", "custom products=4 fraction_bits=30 align=odd rounding=nearest_even" },
    { "sticky", "custom products=8 fraction_bits=26 sticky=yes rounding=nearest_even" },
    { "rounded", "custom products=8 fraction_bits=26 product_type=f16 rounding=nearest_even" },
    { "tree", "custom products=8 adder=neighbours rounding=nearest_even" },
    { "sorted", "custom products=8 fraction_bits=26 adder=size partial=normalised rounding=nearest_even" },
    { "odd", "custom products=8 fraction_bits=26 rounding=odd" },
    { "dot1", "custom products=1 fraction_bits=24 rounding=nearest_even" },
    { "dot2", "custom products=2 fraction_bits=24 rounding=nearest_even" },
    { "exact2", "custom products=2 rounding=nearest_even" },
    { "sorted4", "custom products=4 fraction_bits=26 adder=size partial=normalised rounding=nearest_even" },
    { "tree4", "custom products=4 adder=neighbours rounding=nearest_even" },
    { "sorted22", "custom products=4 fraction_bits=22 adder=size partial=normalised rounding=nearest_even" },
    { "wide1", "custom products=1 fraction_bits=30 rounding=nearest_even" },
    { "added1", "custom products=1 fraction_bits=24 accumulate=after group=1 rounding=nearest_even" },
    { "added4", "custom products=4 fraction_bits=24 accumulate=after group=4 rounding=nearest_even" },
    { "own",
      "custom products=4 fraction_bits=24 own_exponent_bits=6 own_fraction_bits=9 own_special=none step_type=own" },
    { "windows",
      "custom products=8 fraction_bits=26 adder=neighbours width=2 partial=cut rounding=nearest_even" },
    { "tree8", "custom products=8 adder=halves width=8 rounding=nearest_even" }, /* the most stack */
    { "narrow", "custom products=8 fraction_bits=26 multiplier_bits=4 rounding=nearest_even" },
    { "binade", "custom products=8 fraction_bits=26 step_type=e6m10.binade rounding=nearest_even" },
};

enum { BLOCKS = MMAREF_PROFILES + sizeof blocks / sizeof blocks[0] };

static const char *block_name(uint8_t block)
{
    return block < MMAREF_PROFILES ? mmaref_profile_name(block) : blocks[block - MMAREF_PROFILES].name;
}

static size_t length_of(const char *of)
{
    size_t length = 0;

    while (of[length] != '\0') {
        length++;
    }
    return length;
}

/* False for a profile of a chip without the instruction, and a block that it does not take. */
static bool open_arithmetic(uint8_t block)
{
    const char *of;

    if (block < MMAREF_PROFILES) {
        return mmaref_profile_get(block, &instruction, &arithmetic) == MMAREF_OK;
    }
    of = blocks[block - MMAREF_PROFILES].text;
    if (mmaref_arithmetic_parse(&instruction, of, length_of(of), &arithmetic, NULL, NULL) != MMAREF_OK) {
        return false;
    }
    draw_operands(&instruction, DRAW_NEAR, &memory.mma);
    return mmaref_mma(&instruction, &arithmetic, &memory.mma.operands, memory.mma.d, NULL, NULL) == MMAREF_OK;
}

static void measure_family(const char *of)
{
    uint8_t block;

    text_length = length_of(of);
    if (mmaref_instruction_parse(of, text_length, &instruction, &error) != MMAREF_OK) {
        failed = true;
        return;
    }
    succeed(DESCRIBE, 0);
    if (description.registers[MMAREF_OPERAND_B] == 0) {
        succeed(MAC16, 0);
        print_cost(of, "matrix", draw_name(DRAW_NEAR), 32 * 32);
        return;
    }
    for (block = 0; block < (description.floating ? BLOCKS : 1); block++) {
        if (open_arithmetic(block)) {
            measure_mma(of, block_name(block), DRAW_NEAR);
            if (description.floating) {
                measure_mma(of, block_name(block), DRAW_ZEROS);
                measure_mma(of, block_name(block), DRAW_SPECIAL);
            }
        }
    }
}

/* The string, and the string with a letter too many at the end. */
static void measure_parse(void)
{
    text_length = length_of(text);
    succeed(PARSE, 0);
    text[text_length++] = 'x';
    if (measure(PARSE, 0) == MMAREF_OK) {
        failed = true;
    }
    text[--text_length] = '\0';
}

/* The stack of every entry point, for one instruction. */
static void measure_instruction(uint16_t id)
{
    succeed(AT, id);
    succeed(FORMAT, 0);
    succeed(DESCRIBE, 0);
    measure_parse();
    if (description.registers[MMAREF_OPERAND_A] != 0) {
        succeed(LOCATE, 0);
        succeed(FIND, 0);
    }
    if (description.registers[MMAREF_OPERAND_B] != 0 && description.registers[MMAREF_OPERAND_C] != 0) {
        uint8_t profile;
        for (profile = 0; profile < (description.floating ? MMAREF_PROFILES : 1); profile++) {
            if (open_arithmetic(profile)) {
                draw_operands(&instruction, DRAW_SPECIAL, &memory.mma);
                succeed(MMA, 0);
            }
        }
        succeed(PROFILE, 0);
    }
}

int firmware_main(void)
{
    tap_tally tally = { 1, 0, 0 };
    uint16_t id;
    uint8_t i;

    counter_start();
    for (i = 0; i < sizeof families / sizeof families[0]; i++) {
        measure_family(families[i]);
    }
    for (id = 0; id < MMAREF_INSTRUCTIONS; id++) {
        measure_instruction(id);
    }
    succeed(AT, 1000); /* far up in the tables */
    print_cost("mmaref_instruction_at", "-", "-", 1);
    for (i = 0; i < ENTRIES; i++) {
        firmware_print("stack ");
        firmware_print(entry_names[i]);
        tap_field(" ", deepest[i]);
        firmware_print("\n");
    }
    tally.failed = failed;
    return tap_close(&tally, NULL);
}
