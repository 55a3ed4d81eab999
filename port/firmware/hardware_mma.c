/* SPDX-License-Identifier: MIT */
/* A case of a warp-level instruction; see hardware.h. */
#include "../cli/vectors/compare_d.h"
#include "firmware.h"
#include "hardware.h"
#include "hardware_settings.h"
#include "tap.h"
#include "unit/unit.h"

/* An instruction, and the block that the unit follows for it. */
typedef struct {
    mmaref_description is;
    mmaref_arithmetic arithmetic;
} question;

/* The bits of a slot; of a 64-bit element those in the register that the slot names. */
static uint32_t bits_of(const uint32_t *registers, uint8_t count, const mmaref_slot *slot)
{
    uint32_t word = registers[(uint16_t)slot->lane * count + slot->reg] >> slot->bit;

    return slot->width >= 32 ? word : word & (((uint32_t)1 << slot->width) - 1);
}

/* The whole of an element. */
static uint64_t element_of(const uint32_t *registers, uint8_t count, mmaref_slot slot)
{
    uint64_t low = bits_of(registers, count, &slot);

    slot.reg++;
    return slot.width == 64 ? (uint64_t)bits_of(registers, count, &slot) << 32 | low : low;
}

/* Whether an element is wrong; of a 64-bit one the slot is then its lower register that differs. */
static bool differs(const question *of, const hardware_memory *memory, mmaref_slot *slot)
{
    const uint32_t *expected = memory->mma.expected, *got = memory->mma.got;
    const uint8_t count = of->is.registers[MMAREF_OPERAND_D];

    if (mmaref_same(of->is.type[MMAREF_OPERAND_D], &of->arithmetic, element_of(expected, count, *slot),
                    element_of(got, count, *slot))) {
        return false;
    }
    slot->reg = (uint8_t)(slot->reg + (bits_of(expected, count, slot) == bits_of(got, count, slot)));
    return true;
}

static void print_cell(const hardware_memory *memory, uint8_t count, const mmaref_slot *slot,
                       const mmaref_coordinate *coordinate)
{
    tap_field("#   lane ", slot->lane);
    tap_field(" register ", slot->reg);
    tap_field(" element ", slot->element);
    tap_field(" row ", coordinate->row);
    tap_field(" column ", coordinate->column);
    firmware_print(" expected ");
    tap_hex(bits_of(memory->mma.expected, count, slot));
    firmware_print(" got ");
    tap_hex(bits_of(memory->mma.got, count, slot));
}

/* Names the first element of D that differs, and counts them; false if bits between them alone do. */
static bool print_difference(const mmaref_instruction *instruction, const question *of, const hardware_memory *memory,
                             mmaref_coordinate *first)
{
    uint32_t differing = 0, elements = 0;
    uint8_t lane, element;
    mmaref_coordinate coordinate;
    mmaref_slot slot;

    for (lane = 0; lane < of->is.lanes; lane++) {
        for (element = 0;
             mmaref_layout_coordinate(instruction, NULL, MMAREF_OPERAND_D, lane, element, &coordinate) == MMAREF_OK &&
             mmaref_layout_slot(instruction, NULL, MMAREF_OPERAND_D, &coordinate, &slot) == MMAREF_OK;
             element++) {
            elements++;
            if (differs(of, memory, &slot) && differing++ == 0) {
                *first = coordinate;
                print_cell(memory, of->is.registers[MMAREF_OPERAND_D], &slot, &coordinate);
            }
        }
    }
    if (differing == 0) {
        firmware_print("#   no element differs, but bits between them do\n");
        return false;
    }
    tap_field("; ", differing);
    tap_field(" of ", elements);
    firmware_print(" elements differ\n");
    return true;
}

/* The flags of HARDWARE that repeat one case. */
static void print_repeat(uint32_t number)
{
    tap_field("#   alone: HARDWARE='-DHARDWARE_SEED=", hardware_asked.seed);
    tap_field(" -DHARDWARE_FIRST=", number);
    firmware_print(" -DHARDWARE_COUNT=1 -DUNIT_ARITHMETIC=\"");
    firmware_print(hardware_asked.arithmetic);
    firmware_print("\"'\n");
}

/* Whether a case of the instruction fits the memory of the board. */
static bool fits(const mmaref_description *is)
{
    uint8_t operand;
    uint16_t registers = 0;

    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        if (operand != MMAREF_OPERAND_D) {
            registers = (uint16_t)(registers + is->registers[operand]);
        }
    }
    return is->registers[MMAREF_OPERAND_D] <= HARDWARE_D_MAX && registers <= HARDWARE_OPERANDS_MAX;
}

/* Lets unit and model compute, and counts what it cost them. */
static mmaref_status compute(const mmaref_instruction *instruction, const question *of,
                             const mmaref_operands *operands, hardware_memory *memory, bool *has)
{
    uint32_t start = hardware_cycles(), middle;
    mmaref_status status = MMAREF_OK;

    *has = board_mma(instruction, operands, memory->mma.got);
    middle = hardware_cycles();
    if (*has) {
        status = mmaref_mma(instruction, &of->arithmetic, operands, memory->mma.expected, NULL, NULL);
        hardware_spent.unit += middle - start;
        hardware_spent.model += (uint32_t)(hardware_cycles() - middle);
        hardware_spent.products += (uint32_t)of->is.m * of->is.n * of->is.k * of->is.matrices;
    }
    return status;
}

/* Whether the unit is wrong in one element: a hardware_fails. */
static bool is_wrong(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                     const mmaref_operands *operands, const mmaref_coordinate *coordinate, hardware_memory *memory,
                     uint64_t *expected, uint64_t *got)
{
    mmaref_slot slot;
    question of;
    bool has = false;

    of.arithmetic = *arithmetic;
    if (mmaref_instruction_describe(instruction, &of.is) != MMAREF_OK ||
        compute(instruction, &of, operands, memory, &has) != MMAREF_OK || !has ||
        mmaref_layout_slot(instruction, NULL, MMAREF_OPERAND_D, coordinate, &slot) != MMAREF_OK) {
        return false;
    }
    *expected = element_of(memory->mma.expected, of.is.registers[MMAREF_OPERAND_D], slot);
    *got = element_of(memory->mma.got, of.is.registers[MMAREF_OPERAND_D], slot);
    return differs(&of, memory, &slot);
}

/* Tells what is wrong with a case; the first one is shrunk. */
static void report(const mmaref_instruction *instruction, const question *of, mmaref_operands *operands,
                   uint32_t number, hardware_memory *memory)
{
    static bool has_shrunk;
    mmaref_coordinate first;

    hardware_print_case(instruction, number);
    if (print_difference(instruction, of, memory, &first) && hardware_shrink_asked != NULL && !has_shrunk) {
        has_shrunk = true;
        hardware_shrink_asked(instruction, &of->arithmetic, operands, &first, memory, is_wrong);
    }
    print_repeat(number);
}

hardware_verdict hardware_mma(const mmaref_instruction *instruction, random_source *source, uint32_t number,
                              hardware_memory *memory)
{
    uint32_t *got = memory->mma.got;
    question of;
    mmaref_operands operands;
    mmaref_status status = mmaref_instruction_describe(instruction, &of.is);
    uint16_t i, words;
    bool has;

    if (status == MMAREF_OK) {
        status = unit_arithmetic(instruction, &of.arithmetic);
    }
    if (status == MMAREF_OK && !fits(&of.is)) {
        return HARDWARE_SKIPPED;
    }
    if (status != MMAREF_OK ||
        !hardware_draw_operands(source, instruction, &of.arithmetic, memory, &operands)) {
        return hardware_uncomputed(status, instruction, number);
    }
    words = (uint16_t)(of.is.lanes * of.is.registers[MMAREF_OPERAND_D]);
    for (i = 0; i < words; i++) {
        got[i] = 0x5a5a5a5au; /* what the unit leaves unwritten */
    }
    status = compute(instruction, &of, &operands, memory, &has);
    if (!has) {
        return HARDWARE_SKIPPED;
    }
    if (status != MMAREF_OK) {
        return hardware_uncomputed(status, instruction, number);
    }
    if (same_until(of.is.type[MMAREF_OPERAND_D], &of.arithmetic, memory->mma.expected, got, words) == SAME_ALL) {
        return HARDWARE_PASSED;
    }
    report(instruction, &of, &operands, number, memory);
    return HARDWARE_FAILED;
}
