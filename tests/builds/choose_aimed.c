/* SPDX-License-Identifier: MIT */
/* Chooses the aimed cases of the self-test: prints lines of instruction, seed and a mask of profiles, so that of every
 * profile and class the row of arithmetic is told from every other row by what they compute. A row that computes the same is so by its fields
 * (rows_same); one that is neither ends the search with status 1. */
#include <stdlib.h>

#include "rows.h"

#define SEEDS 3000
#define CHOSEN_MAX 400

typedef struct {
    uint16_t id;
    uint32_t seed;
    uint16_t profiles; /* bit p: profile p computes it */
} choice;

static choice chosen[CHOSEN_MAX];
static int choices, unresolved;
static mmaref_selftest_memory memory;

static uint32_t seed_of(int number)
{
    return (uint32_t)number * 2654435761u;
}

/* A digest of D of a seeded case under a row; 0 where the block is refused. */
static uint64_t compute(const mmaref_instruction *instruction, const mmaref_description *is, uint32_t seed, uint8_t fragments,
                        int row)
{
    mmaref_arithmetic block;
    mmaref_operands operands;
    mmaref_stream stream;
    uint64_t digest = 14695981039346656037u;
    uint32_t *d;
    int i;

    rows_block(row, instruction, fragments, &block);
    mmaref_stream_start(&stream, "");
    stream.state = seed;
    d = mmaref_stream_operands(&stream, instruction, &block, memory.operands.words, &operands);
    if (d == NULL || mmaref_mma(instruction, &block, &operands, d, NULL, NULL) != MMAREF_OK) {
        return 0;
    }
    for (i = 0; i < 32 * is->registers[MMAREF_OPERAND_D]; i++) {
        digest = (digest ^ d[i]) * 1099511628211u;
    }
    return digest;
}

/* Strikes out the rows that a case tells from `row`; returns how many. */
static int strike(const mmaref_instruction *instruction, const mmaref_description *is, uint32_t seed, uint8_t fragments, int row,
                  bool *open, int rows, bool keep)
{
    uint64_t right = compute(instruction, is, seed, fragments, row);
    int other, struck = 0;

    for (other = 0; other < rows; other++) {
        if (open[other] && compute(instruction, is, seed, fragments, other) != right) {
            struck++;
            open[other] = keep;
        }
    }
    return struck;
}

static int count_open(const bool *open, int rows)
{
    int row, count = 0;

    for (row = 0; row < rows; row++) {
        count += open[row];
    }
    return count;
}

/* Tells the row of a profile and class from all others, by cases that were chosen before, then by new ones. */
static void choose(uint8_t profile, int class, int row, int rows)
{
    uint8_t fragments = mmaref_profiles[profile].fragments;
    bool open[ROWS_MAX], single;
    mmaref_instruction instruction, widest = { 0 };
    mmaref_description is;
    int other, number, i;

    if (rows_widest(class, profile, &widest, &single) == 0) {
        return;
    }
    for (other = 0; other < rows; other++) {
        open[other] = other != row && !rows_mean_the_same(profile, class, row, other);
    }
    for (i = 0; i < choices; i++) {
        if (rows_has(chosen[i].id, class, profile, &instruction, &is)) {
            if (strike(&instruction, &is, chosen[i].seed, fragments, row, open, rows, false) != 0) {
                chosen[i].profiles |= (uint16_t)(1u << profile);
            }
        }
    }
    if (mmaref_instruction_describe(&widest, &is) != MMAREF_OK) {
        exit(2);
    }
    /* Cases that tell many at first, then any. */
    for (number = 1; number <= SEEDS && count_open(open, rows) != 0; number++) {
        int left = count_open(open, rows);
        int wanted = number <= 40 ? (left + 1) / 2 : 1;
        if (strike(&widest, &is, seed_of(number), fragments, row, open, rows, true) >= wanted) {
            (void)strike(&widest, &is, seed_of(number), fragments, row, open, rows, false);
            chosen[choices].id = widest.id;
            chosen[choices].profiles = (uint16_t)(1u << profile);
            chosen[choices++].seed = seed_of(number);
        }
    }
    for (other = 0; other < rows; other++) {
        if (open[other]) {
            fprintf(stderr, "%s, class %d: row %d is not told from row %d\n", mmaref_profile_name(profile), class, row, other);
            unresolved++;
        }
    }
}

int main(void)
{
    int rows = rows_count(), class, i;
    char text[MMAREF_TEXT_MAX];
    uint8_t profile;

    for (class = 1; class < MMAREF_ARITHMETIC_CLASSES; class++) {
        for (profile = 0; profile < MMAREF_PROFILES; profile++) {
            int row = mmaref_profile_rows[mmaref_profiles[profile].row][class - 1];
            if (row != 255) {
                choose(profile, class, row, rows);
            }
        }
    }
    for (i = 0; i < choices; i++) {
        mmaref_instruction instruction;
        if (mmaref_instruction_at(chosen[i].id, &instruction) != MMAREF_OK ||
            mmaref_instruction_format(&instruction, text, sizeof text) != MMAREF_OK) {
            return 2;
        }
        printf("%s %08lx %03x\n", text, (unsigned long)chosen[i].seed, (unsigned)chosen[i].profiles);
    }
    fprintf(stderr, "%d cases, %d pairs open\n", choices, unresolved);
    return unresolved != 0;
}
