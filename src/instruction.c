/* SPDX-License-Identifier: MIT */
/* The instruction table: finding and unpacking rows (PTX ISA 9.7.14). See mmaref.h. */
#include "mmaref_internal.h"

/* The words of set number `code` of those that a slot may take. */
static const MMAREF_FLASH uint8_t *words_of(const mmaref_form_slot *slot, uint16_t code, uint8_t *count)
{
    uint8_t set = mmaref_slot_sets[slot->first + code % slot->count];

    *count = (uint8_t)(mmaref_set_starts[set + 1] - mmaref_set_starts[set]);
    return &mmaref_set_words[mmaref_set_starts[set]];
}

const MMAREF_FLASH uint8_t *mmaref_slot_words(uint16_t row, uint8_t slot, uint8_t *count)
{
    const mmaref_packed_row *packed = &mmaref_packed_rows[row];
    const mmaref_form_slot *at = &mmaref_form_slots[mmaref_form_rows[packed->form].first];
    uint16_t code = packed->code;

    for (; slot != 0; slot--, at++) {
        code = (uint16_t)(code / at->count);
    }
    return words_of(at, code, count);
}

bool mmaref_holds(const MMAREF_FLASH uint8_t *words, uint8_t count, uint8_t word)
{
    uint8_t i;

    for (i = 0; i < count; i++) {
        if (words[i] == word) {
            return true;
        }
    }
    return false;
}

bool mmaref_is_instruction(const mmaref_instruction *instruction)
{
    const mmaref_form_row *form;
    uint16_t code;
    uint8_t slot, count, q, words = 0;

    if (instruction == NULL || instruction->row >= MMAREF_LEGAL_ROWS) {
        return false;
    }
    form = &mmaref_form_rows[mmaref_packed_rows[instruction->row].form];
    code = mmaref_packed_rows[instruction->row].code;
    for (slot = 0; slot < form->slots; slot++) {
        const mmaref_form_slot *at = &mmaref_form_slots[form->first + slot];
        const MMAREF_FLASH uint8_t *allowed = words_of(at, code, &count);
        if (!mmaref_holds(allowed, count, instruction->word[at->qualifier])) {
            return false;
        }
        words = (uint8_t)(words + (instruction->word[at->qualifier] != MMAREF_WORD_NONE));
        code = (uint16_t)(code / at->count);
    }
    for (q = 0; q < MMAREF_QUALIFIERS; q++) {
        words = (uint8_t)(words - (instruction->word[q] != MMAREF_WORD_NONE));
    }
    return words == 0; /* no word beside those of the slots */
}

/* The number after the last variant of a row; the first refused row holds the total. */
static uint16_t end_of(uint16_t row)
{
    return row + 1 < MMAREF_INSTRUCTION_ROWS ? mmaref_packed_rows[row + 1].first_id : MMAREF_INSTRUCTIONS;
}

/* The class of a row. wmma.mma of f16 leaves the types of C and D open: its row names the
 * first of three classes, for D f16 with C f16, D f16 with C f32, D f32. */
static uint8_t class_of(const mmaref_instruction *instruction)
{
    uint8_t named = mmaref_packed_rows[instruction->row].detail;

    if (named != MMAREF_CLASS_WMMA_F16_F16) {
        return named;
    }
    if (instruction->word[MMAREF_QUALIFIER_DTYPE] == MMAREF_WORD_F32) {
        return MMAREF_CLASS_WMMA_F32;
    }
    if (instruction->word[MMAREF_QUALIFIER_CTYPE] == MMAREF_WORD_F32) {
        return MMAREF_CLASS_WMMA_F16_F32;
    }
    return named;
}

static void unpack_shape(uint8_t shape, mmaref_instruction_row *row)
{
    static const mmaref_shape_row none = { 0, 0, 0 };
    bool known = shape >= MMAREF_WORD_M8N8K4 && shape <= MMAREF_WORD_M16N8;
    const mmaref_shape_row *from = known ? &mmaref_shape_rows[shape - MMAREF_WORD_M8N8K4] : &none;

    row->m_log2 = from->m;
    row->n_log2 = from->n;
    row->k_log2 = from->k;
}

static void unpack_layouts(const mmaref_instruction *instruction, mmaref_instruction_row *row)
{
    uint8_t layouts = mmaref_packed_rows[instruction->row].layouts;
    bool moved = (layouts & MMAREF_MOVED) != 0;
    uint8_t operand;

    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        row->layout[operand] = MMAREF_LAYOUT_NONE;
        if (!moved && operand <= MMAREF_OPERAND_E) {
            row->layout[operand] = mmaref_operand_layouts[layouts][operand];
        }
    }
    if (moved) {
        row->layout[mmaref_moved_operand(instruction)] = (uint8_t)(layouts & ~MMAREF_MOVED);
    } else if (instruction->word[MMAREF_QUALIFIER_BLOCK_SCALE] != MMAREF_WORD_NONE) {
        row->layout[MMAREF_OPERAND_SCALE_A] = MMAREF_LAYOUT_SCALE_A;
        row->layout[MMAREF_OPERAND_SCALE_B] = MMAREF_LAYOUT_SCALE_B;
    }
}

const mmaref_instruction_row *mmaref_row_of(const mmaref_instruction *instruction, mmaref_instruction_row *unpacked)
{
    const mmaref_packed_row *packed;
    const mmaref_availability *availability;

    if (!mmaref_is_instruction(instruction)) {
        return NULL;
    }
    packed = &mmaref_packed_rows[instruction->row];
    availability = &mmaref_availabilities[packed->availability];
    unpack_shape(instruction->word[MMAREF_QUALIFIER_SHAPE], unpacked);
    unpack_layouts(instruction, unpacked);
    unpacked->arithmetic_class = class_of(instruction);
    unpacked->profiles = availability->profiles;
    unpacked->ptx_version = availability->ptx_version;
    unpacked->targets = availability->targets;
    unpacked->section = mmaref_form_rows[packed->form].section;
    return unpacked;
}

/* The words of variant number `variant` of a row: a mixed-radix number, the last
 * slot being its lowest digit. */
static void choose(uint16_t row, uint16_t variant, mmaref_instruction *instruction)
{
    const mmaref_form_row *form = &mmaref_form_rows[mmaref_packed_rows[row].form];
    uint8_t q, slot, count;

    instruction->row = row;
    for (q = 0; q < MMAREF_QUALIFIERS; q++) {
        instruction->word[q] = MMAREF_WORD_NONE;
    }
    for (slot = form->slots; slot-- != 0;) {
        const MMAREF_FLASH uint8_t *words = mmaref_slot_words(row, slot, &count);
        instruction->word[mmaref_form_slots[form->first + slot].qualifier] = words[variant % count];
        variant = (uint16_t)(variant / count);
    }
}

/* The reverse of choose. */
static uint16_t variant_of(const mmaref_instruction *instruction)
{
    const mmaref_form_row *form = &mmaref_form_rows[mmaref_packed_rows[instruction->row].form];
    uint16_t variant = 0;
    uint8_t slot, count, i;

    for (slot = 0; slot < form->slots; slot++) {
        const MMAREF_FLASH uint8_t *words = mmaref_slot_words(instruction->row, slot, &count);
        uint8_t word = instruction->word[mmaref_form_slots[form->first + slot].qualifier];
        for (i = 0; i + 1 < count && words[i] != word; i++) {
        }
        variant = (uint16_t)(variant * count + i);
    }
    return variant;
}

uint16_t mmaref_instruction_count(void)
{
    return MMAREF_INSTRUCTIONS;
}

mmaref_status mmaref_instruction_at(uint16_t id, mmaref_instruction *instruction)
{
    uint16_t row;

    for (row = 0; instruction != NULL && row < MMAREF_LEGAL_ROWS; row++) {
        if (id < end_of(row)) {
            choose(row, (uint16_t)(id - mmaref_packed_rows[row].first_id), instruction);
            return MMAREF_OK;
        }
    }
    return MMAREF_E_ARGUMENT;
}

static void describe_operand(const mmaref_instruction *instruction, uint8_t operand, mmaref_description *description)
{
    uint8_t matrices_log2 = mmaref_matrices_log2(instruction);
    const mmaref_layout_row *layout;
    uint8_t bits_log2;

    description->type[operand] = MMAREF_WORD_NONE;
    description->registers[operand] = 0;
    if (description->layout[operand] == MMAREF_LAYOUT_NONE) {
        return;
    }
    layout = &mmaref_layout_rows[description->layout[operand]];
    bits_log2 = (uint8_t)(layout->elements_log2 + matrices_log2 + mmaref_width_log2(instruction, operand));
    description->registers[operand] = (uint8_t)(1u << bits_log2 >> 5);
    description->type[operand] = mmaref_type_of(instruction, operand);
    if (operand < MMAREF_OPERAND_E) { /* selectors are no products */
        description->products = (uint16_t)(1u << (layout->products_log2 + matrices_log2));
    }
}

mmaref_status mmaref_describe(const mmaref_instruction *instruction, mmaref_description *description)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);
    uint8_t operand;

    if (row == NULL || description == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    description->id = (uint16_t)(mmaref_packed_rows[instruction->row].first_id + variant_of(instruction));
    description->m = (uint16_t)(1u << row->m_log2);
    description->n = (uint16_t)(1u << row->n_log2);
    description->k = (uint16_t)(1u << row->k_log2);
    description->products = 1;
    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        description->layout[operand] = row->layout[operand];
        describe_operand(instruction, operand, description);
    }
    description->floating = row->arithmetic_class != 0;
    description->ptx_version = row->ptx_version;
    description->targets = MMAREF_TEXT(mmaref_target_texts[row->targets]);
    description->section = MMAREF_TEXT(mmaref_section_texts[row->section]);
    return MMAREF_OK;
}
