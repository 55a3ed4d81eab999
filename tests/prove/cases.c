/* SPDX-License-Identifier: MIT */
/* Prints, as rows of `cases` in open.h, the rules and the tile of each arithmetic and each length of lines that some
 * profile has: what depends on nothing but tables is computed here, and not by Eva. */
#include "../../src/dot.h"

#include <stdio.h>
#include <string.h>

static unsigned format_number(const mmaref_format_row *format)
{
    return (unsigned)(format - mmaref_format_rows);
}

static void print_block(const mmaref_arithmetic *b)
{
    printf("{ { %u, %u, %d, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, "
           "%u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u },\n",
           b->products, b->fraction_bits, b->exponent_floor, b->align, b->interleave, b->accumulate, b->group,
           b->block, b->rounding, b->result_bits, b->step_type, b->overflow, b->zero_sign, b->subnormals, b->nan,
           b->fragments, b->underflow_sign, b->sparse_basis, b->tf32_class, b->adder, b->product_type,
           b->own_exponent_bits, b->own_fraction_bits, b->own_bias, b->own_special);
}

static uint8_t count_of(const mmaref_instruction_row *row)
{
    return (uint8_t)(1u << (row->k_log2 - mmaref_is_sparse(row)));
}

static void open_rules(mmaref_dot_rules *rules, const mmaref_arithmetic *block, const mmaref_instruction_row *row)
{
    memset(rules, 0, sizeof *rules);
    rules->arithmetic = block;
    rules->a = &mmaref_format_rows[row->format[MMAREF_OPERAND_A]];
    rules->b = &mmaref_format_rows[row->format[MMAREF_OPERAND_B]];
    rules->c = &mmaref_format_rows[row->format[MMAREF_OPERAND_C]];
    rules->d = &mmaref_format_rows[row->format[MMAREF_OPERAND_D]];
    rules->rounding = mmaref_rounding_of(row, block);
    mmaref_rules_complete(rules, count_of(row),
                          block->sparse_basis == MMAREF_SPARSE_LOGICAL && mmaref_is_sparse(row));
}

static void print_case(const mmaref_arithmetic *block, const mmaref_instruction_row *row)
{
    mmaref_work work = { *row, NULL, NULL };
    mmaref_dot_rules rules;
    mmaref_tile tile;

    open_rules(&rules, block, row);
    memset(&tile, 0, sizeof tile);
    tile.count = count_of(row);
    tile.work = &work;
    tile.room = rules.route >= MMAREF_ROUTE_CHAIN ? MMAREF_DEEP_WORDS : MMAREF_TILE_WORDS;
    tile.columns = MMAREF_TILE_COLUMNS;
    if (rules.a->width_log2 != 6) {
        mmaref_tile_open(&tile, &rules);
    }
    print_block(block);
    printf("  %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u,\n", format_number(rules.a),
           format_number(rules.b), format_number(rules.c), format_number(rules.d), format_number(rules.step), rules.route,
           rules.rounding, rules.group, rules.products, rules.interleave, rules.lost, rules.truncates, rules.narrow,
           rules.whole, rules.general);
    printf("  %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u },\n", tile.room, tile.columns, tile.count, tile.line_words,
           tile.lane_bits, tile.chunks, tile.unpacked, tile.sparse, tile.folded, tile.f16, row->format[MMAREF_OPERAND_SCALE_A]);
}

/* Prints a row of `walks` in walk.c for the first walk of its kind: by the width of its elements, by its sums, sparse or
 * not. Longer ones would take too long. */
static void print_walk(const mmaref_instruction *instruction, uint8_t profile, const mmaref_arithmetic *block,
                       const mmaref_instruction_row *row)
{
    static uint8_t kinds[32][3];
    static unsigned count;
    mmaref_dot_rules rules;
    uint8_t kind[3];
    unsigned i;

    open_rules(&rules, block, row);
    kind[0] = rules.a->width_log2;
    kind[1] = (uint8_t)((rules.route >= MMAREF_ROUTE_CHAIN) + (rules.route >= MMAREF_ROUTE_EXACT_WORDS));
    kind[2] = mmaref_is_sparse(row);
    for (i = 0; i < count && memcmp(kinds[i], kind, sizeof kind) != 0; i++) {
    }
    if (i == count && count < 32 && row->k_log2 <= 4) {
        memcpy(kinds[count++], kind, sizeof kind);
        printf("{ %u, %u },\n", (unsigned)instruction->id, (unsigned)profile);
    }
}

int main(int count, char **words)
{
    static uint8_t seen[256][8]; /* by row of arithmetic, by log2 of k */
    bool walks = count > 1 && strcmp(words[1], "walks") == 0;
    mmaref_arithmetic block;
    mmaref_instruction_row unpacked;
    mmaref_instruction instruction;
    const mmaref_family *family;
    uint8_t profile;

    for (family = mmaref_families; family != mmaref_families + mmaref_family_count; family++) {
        instruction.id = family->first;
        for (profile = 0; family->arithmetic_class != 0 && profile < MMAREF_PROFILES; profile++) {
            if (mmaref_profile_get(profile, &instruction, &block) == MMAREF_OK) {
                uint8_t row = mmaref_profile_rows[mmaref_profiles[profile].row][family->arithmetic_class - 1];
                const mmaref_instruction_row *is = mmaref_row_of(&instruction, &block, &unpacked);
                if (walks) {
                    print_walk(&instruction, profile, &block, is);
                } else if (seen[row][is->k_log2]++ == 0) {
                    print_case(&block, is);
                }
            }
        }
    }
    return 0;
}
