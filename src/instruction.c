/* SPDX-License-Identifier: MIT */
/* The instruction table: finding and unpacking rows (PTX ISA 9.7.14). See mmaref.h. */
#include "mmaref_internal.h"

/* Where slot `slot` of the first order stands in the second. */
static uint8_t turned(const mmaref_form_row *form, uint8_t slot)
{
    uint8_t into = (uint8_t)(slot - (form->turn_first >> 4)), width = form->turn >> 4, by = form->turn & 15u;

    if (into >= width) { /* or before what is turned */
        return slot;
    }
    return (uint8_t)(into < by ? slot + width - by : slot - by);
}

static uint8_t count_slots(const mmaref_form_row *form)
{
    return (uint8_t)(form->slots >> MMAREF_FORM_FIRST_BITS);
}

/* Unpacks slot number `i`, whose bits of the code are the lowest ones, and takes them off. */
static void unpack_slot(const mmaref_form_row *form, uint8_t i, uint16_t *code, mmaref_slot *slot)
{
    uint8_t number = mmaref_form_slots[(form->slots & ((1u << MMAREF_FORM_FIRST_BITS) - 1)) + i];
    const mmaref_slot_row *from = &mmaref_slot_rows[number];
    uint8_t bits = from->qualifier >> 5;
    const MMAREF_FLASH uint8_t *set = &mmaref_slot_sets[from->first + (*code & ((1u << bits) - 1))];

    *code >>= bits;
    slot->qualifier = from->qualifier & 31u;
    slot->words = set;
    slot->count = 1;
    if (*set >= MMAREF_SEVERAL) {
        const MMAREF_FLASH uint8_t *start = &mmaref_set_starts[*set - MMAREF_SEVERAL];
        slot->words = &mmaref_set_words[start[0]];
        slot->count = (uint8_t)(start[1] - start[0]);
    }
}

uint8_t mmaref_slots_of(uint16_t row, bool second, mmaref_slot slot[MMAREF_SLOTS_MAX])
{
    const mmaref_form_row *form = &mmaref_form_rows[mmaref_row_form(row)];
    uint16_t code = mmaref_row_code(row);
    uint8_t i;

    if (second && form->turn == 0) {
        return 0;
    }
    for (i = 0; i < count_slots(form); i++) {
        unpack_slot(form, i, &code, &slot[second ? turned(form, i) : i]);
    }
    return i;
}

uint8_t mmaref_slot_find(const mmaref_slot *slot, uint8_t word)
{
    uint8_t at = 0;

    while (at < slot->count && slot->words[at] != word) {
        at++;
    }
    return at;
}

void mmaref_instruction_clear(mmaref_instruction *instruction, uint16_t row)
{
    uint8_t q;

    instruction->row = row;
    for (q = 0; q < MMAREF_QUALIFIERS; q++) {
        instruction->word[q] = MMAREF_WORD_NONE;
    }
}

#define NO_VARIANT 0xffffu

/* The number of an instruction among those of its row, a mixed-radix number whose lowest digit is
 * that of the last slot; NO_VARIANT for a struct that no call made. */
static uint16_t variant_of(const mmaref_instruction *instruction)
{
    mmaref_slot slot[MMAREF_SLOTS_MAX];
    uint8_t slots, i, q;
    uint16_t variant = 0, words = 0; /* their sum */

    if (instruction == NULL || instruction->row >= mmaref_packed_row_count ||
        mmaref_row_layouts(instruction->row) == MMAREF_REFUSED) {
        return NO_VARIANT;
    }
    for (q = 0; q < MMAREF_QUALIFIERS; q++) {
        words = (uint16_t)(words + instruction->word[q]);
    }
    slots = mmaref_slots_of(instruction->row, false, slot);
    for (i = 0; i < slots; i++) {
        uint8_t word = instruction->word[slot[i].qualifier];
        uint8_t at = mmaref_slot_find(&slot[i], word);
        if (at == slot[i].count) {
            return NO_VARIANT;
        }
        variant = (uint16_t)(variant * slot[i].count + at);
        words = (uint16_t)(words - word);
    }
    return slots == 0 || words != 0 ? NO_VARIANT : variant; /* no word beside those of the slots */
}

bool mmaref_is_instruction(const mmaref_instruction *instruction)
{
    return variant_of(instruction) != NO_VARIANT;
}

/* The class of an instruction. wmma.mma of f16 leaves the types of C and D open: its row names the
 * first of three classes, for D f16 with C f16, D f16 with C f32, D f32. */
static uint8_t class_of(const mmaref_instruction *instruction, uint8_t named)
{
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
    row->m_log2 = 0;
    row->n_log2 = 0;
    row->k_log2 = 0;
    if (shape != MMAREF_WORD_NONE) {
        uint8_t packed = mmaref_shapes[shape - MMAREF_WORD_M8N8K4];
        row->m_log2 = (uint8_t)(3 + (packed >> 6));
        row->n_log2 = (uint8_t)(3 + (packed >> 4 & 3));
        row->k_log2 = packed & 15;
    }
}

static void unpack_layouts(const mmaref_instruction *instruction, mmaref_instruction_row *row)
{
    uint8_t layouts = mmaref_row_layouts(instruction->row), moved = mmaref_moved_operand(instruction);
    uint8_t action = instruction->word[MMAREF_QUALIFIER_ACTION];
    uint8_t operand;

    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        row->layout[operand] = MMAREF_LAYOUT_NONE;
    }
    if (moved != MMAREF_OPERANDS) {
        row->layout[moved] = layouts;
        return;
    }
    for (operand = 0; operand < MMAREF_OPERAND_E; operand++) {
        row->layout[operand] = mmaref_operand_layouts[layouts][operand];
    }
    if (MMAREF_HAS_SPARSE && (action == MMAREF_WORD_SP || action == MMAREF_WORD_SP_ORDERED_METADATA)) {
        row->layout[MMAREF_OPERAND_E] = row->layout[MMAREF_OPERAND_D];
        row->layout[MMAREF_OPERAND_D] = row->layout[MMAREF_OPERAND_C];
    }
    if (instruction->word[MMAREF_QUALIFIER_BLOCK_SCALE] != MMAREF_WORD_NONE) {
        row->layout[MMAREF_OPERAND_SCALE_A] = MMAREF_LAYOUT_SCALE_A;
        row->layout[MMAREF_OPERAND_SCALE_B] = MMAREF_LAYOUT_SCALE_B;
    }
}

const mmaref_instruction_row *mmaref_row_of(const mmaref_instruction *instruction, mmaref_instruction_row *unpacked)
{
    if (!mmaref_is_instruction(instruction)) {
        return NULL;
    }
    unpack_shape(instruction->word[MMAREF_QUALIFIER_SHAPE], unpacked);
    unpack_layouts(instruction, unpacked);
    unpacked->availability = &mmaref_availabilities[mmaref_row_availability(instruction->row)];
    unpacked->arithmetic_class = class_of(instruction, mmaref_row_detail(instruction->row));
    return unpacked;
}

/* How many instructions a row has: every choice of a word in each of its slots. */
static uint16_t variants_of(uint16_t row)
{
    const mmaref_form_row *form = &mmaref_form_rows[mmaref_row_form(row)];
    uint16_t code = mmaref_row_code(row), variants = 1;
    mmaref_slot slot;
    uint8_t i;

    if (count_slots(form) == 0) {
        return code;
    }
    for (i = 0; i < count_slots(form); i++) {
        unpack_slot(form, i, &code, &slot);
        variants = (uint16_t)(variants * slot.count);
    }
    return variants;
}

uint16_t mmaref_instruction_count(void)
{
    return MMAREF_INSTRUCTIONS;
}

void mmaref_number_instruction(mmaref_instruction *instruction)
{
    uint16_t row;

    instruction->id = variant_of(instruction);
    for (row = 0; row < instruction->row; row++) {
        instruction->id = (uint16_t)(instruction->id + variants_of(row));
    }
}

mmaref_status mmaref_instruction_at(uint16_t id, mmaref_instruction *instruction)
{
    mmaref_slot slot[MMAREF_SLOTS_MAX];
    uint8_t slots;
    unsigned variants, left = id, above;
    uint16_t row;

    if (instruction == NULL || id >= MMAREF_INSTRUCTIONS) {
        return MMAREF_E_ARGUMENT;
    }
    for (row = 0; left >= (variants = variants_of(row)); row++) {
        left -= variants;
    }
    slots = mmaref_slots_of(row, false, slot);
    if (slots == 0) {
        return MMAREF_E_LEFT_OUT;
    }
    mmaref_instruction_clear(instruction, row);
    instruction->id = id;
    while (slots-- != 0) { /* the reverse of variant_of; so few that no division is worth its routine */
        for (above = 0; left >= slot[slots].count; above++) {
            left -= slot[slots].count;
        }
        instruction->word[slot[slots].qualifier] = slot[slots].words[left];
        left = above;
    }
    return MMAREF_OK;
}

static void describe_operand(const mmaref_instruction *instruction, uint8_t operand, mmaref_description *description)
{
    mmaref_fragment fragment;

    description->type[operand] = MMAREF_WORD_NONE;
    description->registers[operand] = 0;
    if (!mmaref_fragment_open(&fragment, instruction, NULL, operand)) {
        return;
    }
    description->registers[operand] = (uint8_t)(1u << (fragment.elements_log2 + fragment.width_log2) >> 5);
    description->type[operand] = mmaref_type_of(instruction, operand);
    if (operand < MMAREF_OPERAND_E) { /* selectors are no products */
        description->products = (uint16_t)(1u << (fragment.layout->products_log2 + fragment.matrices_log2));
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
    description->id = instruction->id;
    description->m = (uint16_t)(1u << row->m_log2);
    description->n = (uint16_t)(1u << row->n_log2);
    description->k = (uint16_t)(1u << row->k_log2);
    description->products = 1;
    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        description->layout[operand] = row->layout[operand];
        describe_operand(instruction, operand, description);
    }
    description->floating = row->arithmetic_class != 0;
    description->ptx_version = row->availability->ptx_version;
    description->targets = MMAREF_TEXT(mmaref_nth_text(mmaref_target_texts, row->availability->targets));
    description->section = MMAREF_TEXT(mmaref_nth_text(
        mmaref_section_texts, mmaref_form_rows[mmaref_row_form(instruction->row)].turn_first & 15u));
    return MMAREF_OK;
}
