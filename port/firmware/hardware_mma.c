/* SPDX-License-Identifier: MIT */
/* A case of a warp-level instruction; see hardware.h. */
#include "firmware.h"
#include "hardware.h"
#include "tap.h"
#include "unit/unit.h"

/* The bits of a cell; of a 64-bit element those in the register that the cell names. */
static uint32_t bits_of(const uint32_t *registers, uint8_t count, const mmaref_slot *cell)
{
    uint32_t word = registers[(uint16_t)cell->lane * count + cell->reg] >> cell->bit;

    return cell->width >= 32 ? word : word & (((uint32_t)1 << cell->width) - 1);
}

/* Whether an element differs; of a 64-bit one the cell is then its lower register that does. */
static bool differs(const hardware_memory *memory, uint8_t count, mmaref_slot *cell)
{
    const uint32_t *expected = memory->mma.expected, *got = memory->mma.got;

    if (bits_of(expected, count, cell) != bits_of(got, count, cell)) {
        return true;
    }
    if (cell->width != 64) {
        return false;
    }
    cell->reg++;
    return bits_of(expected, count, cell) != bits_of(got, count, cell);
}

static void print_cell(const hardware_memory *memory, uint8_t count, const mmaref_slot *cell,
                       const mmaref_coordinate *place)
{
    tap_field("#   lane ", cell->lane);
    tap_field(" register ", cell->reg);
    tap_field(" element ", cell->element);
    tap_field(" row ", place->row);
    tap_field(" column ", place->column);
    firmware_print(" expected ");
    tap_hex(bits_of(memory->mma.expected, count, cell));
    firmware_print(" got ");
    tap_hex(bits_of(memory->mma.got, count, cell));
}

/* Names the first element of D that differs, and counts them. */
static void print_difference(const mmaref_instruction *instruction, uint8_t count, const hardware_memory *memory)
{
    uint32_t differing = 0, elements = 0;
    uint8_t lane, element;
    mmaref_coordinate place;
    mmaref_slot cell;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; mmaref_layout_coordinate(instruction, NULL, MMAREF_OPERAND_D, lane, element, &place) == MMAREF_OK &&
                          mmaref_layout_slot(instruction, NULL, MMAREF_OPERAND_D, &place, &cell) == MMAREF_OK;
             element++) {
            elements++;
            if (differs(memory, count, &cell) && differing++ == 0) {
                print_cell(memory, count, &cell, &place);
            }
        }
    }
    if (differing == 0) {
        firmware_print("#   no element differs, but bits between them do\n");
        return;
    }
    tap_field("; ", differing);
    tap_field(" of ", elements);
    firmware_print(" elements differ\n");
}

hardware_verdict hardware_mma(const mmaref_instruction *instruction, draw_source *source, uint32_t number,
                              hardware_memory *memory)
{
    uint32_t *expected = memory->mma.expected, *got = memory->mma.got;
    mmaref_description is;
    mmaref_arithmetic arithmetic;
    mmaref_operands operands;
    mmaref_status status = mmaref_instruction_describe(instruction, &is);
    uint16_t i, words;

    if (status == MMAREF_OK &&
        (is.registers[MMAREF_OPERAND_B] == 0 || is.registers[MMAREF_OPERAND_C] == 0)) {
        return HARDWARE_SKIPPED; /* it does not multiply */
    }
    if (status == MMAREF_OK) {
        status = mmaref_profile_get(UNIT_PROFILE, instruction, &arithmetic);
    }
    if (status != MMAREF_OK ||
        !hardware_draw_operands(source, instruction, &arithmetic, memory->mma.operands, &operands)) {
        return hardware_uncomputed(status, instruction, number);
    }
    words = (uint16_t)(32u * is.registers[MMAREF_OPERAND_D]);
    for (i = 0; i < words; i++) {
        got[i] = 0x5a5a5a5au; /* what the unit leaves unwritten */
    }
    status = mmaref_mma(instruction, &arithmetic, &operands, expected, NULL, NULL);
    if (status != MMAREF_OK) {
        return hardware_uncomputed(status, instruction, number);
    }
    if (!board_mma(instruction, &operands, got)) {
        return HARDWARE_SKIPPED;
    }
    for (i = 0; i < words && expected[i] == got[i]; i++) {
    }
    if (i == words) {
        return HARDWARE_PASSED;
    }
    hardware_print_case(instruction, number);
    print_difference(instruction, is.registers[MMAREF_OPERAND_D], memory);
    return HARDWARE_FAILED;
}
