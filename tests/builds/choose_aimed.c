/* SPDX-License-Identifier: MIT */
/* Chooses the aimed cases of the self-test: prints lines of instruction, seed and a mask of profiles, so that of every
 * profile and class what they compute tells the row of arithmetic from every other row, and, with the digests of
 * instructions, from itself with one field changed. A row that computes the same is so by its fields (rows_same); one that is neither ends the search with
 * status 1. A changed field that no case tells is named: it changes no result that was drawn. */
#include <stdlib.h>

#include "rows.h"

#define GREEDY 100 /* of these seeds the one that tells most comes first, */
#define SEEDS 4000 /* of these, any that tells something */
#define SEEDS_OF_OTHERS 40 /* for each other instruction of the class */
#define CHOSEN_MAX 1000
#define TARGETS_MAX 400

/* What is told from the right row: another row, or the right one with one field changed; MMAREF_FIELDS: none. */
typedef struct {
    int row;
    uint8_t field;
    int16_t value;
} target;

typedef struct {
    uint16_t id;
    uint32_t seed;
    uint16_t profiles; /* bit p: profile p computes it */
} choice;

/* The profile and class at work. */
static struct {
    uint8_t profile, fragments;
    int class;
    target right, others[TARGETS_MAX];
    int count;
    bool open[TARGETS_MAX];
} now;

static choice chosen[CHOSEN_MAX];
static int choices, unresolved;
static mmaref_selftest_memory memory;

static uint32_t seed_of(int number)
{
    return (uint32_t)number * 2654435761u; /* 0 is the stream of zeros */
}

/* A digest of D of a seeded case under a target; 0 where the block is refused. */
static uint64_t compute(const mmaref_instruction *instruction, uint32_t seed, const target *of)
{
    mmaref_arithmetic block;
    mmaref_operands operands;
    mmaref_description is;
    mmaref_stream stream;
    uint64_t digest = 14695981039346656037u;
    uint32_t *d;
    int i;

    rows_block(of->row, instruction, now.fragments, &block);
    if (of->field != MMAREF_FIELDS) {
        mmaref_field_set(&block, of->field, of->value);
    }
    mmaref_stream_start(&stream, "");
    stream.state = seed;
    d = mmaref_stream_operands(&stream, instruction, &block, memory.operands.words, &operands);
    if (d == NULL || mmaref_instruction_describe(instruction, &is) != MMAREF_OK ||
        mmaref_mma(instruction, &block, &operands, d, NULL, NULL) != MMAREF_OK) {
        return 0;
    }
    for (i = 0; i < 32 * is.registers[MMAREF_OPERAND_D]; i++) {
        digest = (digest ^ d[i]) * 1099511628211u;
    }
    return digest;
}

/* Which open targets a case tells from the right row; returns how many. */
static int tell(const mmaref_instruction *instruction, uint32_t seed, bool told[TARGETS_MAX])
{
    uint64_t right = compute(instruction, seed, &now.right);
    int i, count = 0;

    for (i = 0; i < now.count; i++) {
        told[i] = now.open[i] && compute(instruction, seed, &now.others[i]) != right;
        count += told[i];
    }
    return count;
}

/* Strikes out what a case tells; returns how many. */
static int strike(const bool told[TARGETS_MAX])
{
    int i, count = 0;

    for (i = 0; i < now.count; i++) {
        count += now.open[i] && told[i];
        now.open[i] = now.open[i] && !told[i];
    }
    return count;
}

static int count_open(void)
{
    int i, count = 0;

    for (i = 0; i < now.count; i++) {
        count += now.open[i];
    }
    return count;
}

static void choose_case(const mmaref_instruction *instruction, uint32_t seed)
{
    if (choices == CHOSEN_MAX) {
        exit(2);
    }
    chosen[choices].id = instruction->id;
    chosen[choices].profiles = (uint16_t)(1u << now.profile);
    chosen[choices++].seed = seed;
}

static void add_target(int row, uint8_t field, int value)
{
    if (now.count == TARGETS_MAX) {
        exit(2);
    }
    now.others[now.count].row = row;
    now.others[now.count].field = field;
    now.others[now.count].value = (int16_t)value;
    now.open[now.count++] = true;
}

static void add_targets(int rows, const mmaref_arithmetic *block)
{
    int values[ROWS_VALUES_MAX], other, i, count;
    uint8_t field;

    now.count = 0;
    for (other = 0; other < rows; other++) {
        if (other != now.right.row && !rows_mean_the_same(now.profile, now.class, now.right.row, other)) {
            add_target(other, MMAREF_FIELDS, 0);
        }
    }
    for (field = 0; field < MMAREF_FIELDS; field++) {
        count = rows_other_values(block, field, values);
        for (i = 0; i < count; i++) {
            add_target(now.right.row, field, values[i]);
        }
    }
}

/* Strikes out the changed fields that the digest of an instruction tells: its case under the profile comes after those
 * under the profiles before. */
static void strike_by_digest(const mmaref_instruction *instruction)
{
    static uint32_t words[32 * MMAREF_REGISTERS_ALL];
    char text[MMAREF_TEXT_MAX];
    bool told[TARGETS_MAX] = { false };
    mmaref_arithmetic block;
    mmaref_operands operands;
    mmaref_stream stream;
    uint64_t right;
    uint32_t state;
    uint8_t profile;
    int i;

    if (mmaref_instruction_format(instruction, text, sizeof text) != MMAREF_OK) {
        exit(2);
    }
    mmaref_stream_start(&stream, text);
    for (profile = 0; profile < now.profile; profile++) {
        if (mmaref_profile_get(profile, instruction, &block) == MMAREF_OK) {
            (void)mmaref_stream_operands(&stream, instruction, &block, words, &operands);
        }
    }
    state = stream.state;
    right = compute(instruction, state, &now.right);
    for (i = 0; i < now.count && right != 0; i++) {
        told[i] = now.open[i] && now.others[i].field != MMAREF_FIELDS && compute(instruction, state, &now.others[i]) != right;
    }
    (void)strike(told);
}

/* The seeds below GREEDY, the one that tells most first. */
static void choose_best(const mmaref_instruction *instruction)
{
    static bool told[GREEDY][TARGETS_MAX];
    int number, best, most, i, count;

    for (number = 0; number < GREEDY; number++) {
        (void)tell(instruction, seed_of(number), told[number]);
    }
    do {
        best = 0;
        most = 0;
        for (number = 0; number < GREEDY; number++) {
            for (i = 0, count = 0; i < now.count; i++) {
                count += now.open[i] && told[number][i];
            }
            if (count > most) {
                most = count;
                best = number;
            }
        }
        if (most != 0) {
            (void)strike(told[best]);
            choose_case(instruction, seed_of(best));
        }
    } while (most != 0);
}

static void choose_any(const mmaref_instruction *instruction, int first, int last)
{
    bool told[TARGETS_MAX];
    int number;

    for (number = first; number < last && count_open() != 0; number++) {
        if (tell(instruction, seed_of(number), told) != 0) {
            (void)strike(told);
            choose_case(instruction, seed_of(number));
        }
    }
}

/* Tells the row of a profile and class from all targets, by cases that were chosen before, then by new ones. */
static void choose(int rows)
{
    bool told[TARGETS_MAX], single;
    mmaref_instruction instruction, widest = { 0 };
    mmaref_arithmetic block;
    mmaref_description is;
    uint16_t id;
    int i;

    if (rows_widest(now.class, now.profile, &widest, &single) == 0) {
        return;
    }
    rows_block(now.right.row, &widest, now.fragments, &block);
    add_targets(rows, &block);
    for (id = 0; id < MMAREF_INSTRUCTIONS; id++) {
        if (rows_has(id, now.class, now.profile, &instruction, &is)) {
            strike_by_digest(&instruction);
        }
    }
    for (i = 0; i < choices; i++) {
        if (rows_has(chosen[i].id, now.class, now.profile, &instruction, &is) &&
            tell(&instruction, chosen[i].seed, told) != 0) {
            (void)strike(told);
            chosen[i].profiles |= (uint16_t)(1u << now.profile);
        }
    }
    choose_best(&widest);
    choose_any(&widest, GREEDY, SEEDS);
    for (id = 0; id < MMAREF_INSTRUCTIONS && count_open() != 0; id++) {
        if (id != widest.id && rows_has(id, now.class, now.profile, &instruction, &is)) {
            choose_any(&instruction, 0, SEEDS_OF_OTHERS);
        }
    }
    for (i = 0; i < now.count; i++) {
        const target *other = &now.others[i];
        if (now.open[i] && other->field == MMAREF_FIELDS) {
            fprintf(stderr, "%s, class %d: row %d is not told from row %d\n", mmaref_profile_name(now.profile), now.class,
                    now.right.row, other->row);
            unresolved++;
        } else if (now.open[i]) {
            fprintf(stderr, "%s, class %d: no case tells %s=%d\n", mmaref_profile_name(now.profile), now.class,
                    mmaref_field_name(other->field), other->value);
        }
    }
}

int main(void)
{
    int rows = rows_count(), i;
    char text[MMAREF_TEXT_MAX];

    now.right.field = MMAREF_FIELDS;
    for (now.class = 1; now.class < MMAREF_ARITHMETIC_CLASSES; now.class++) {
        for (now.profile = 0; now.profile < MMAREF_PROFILES; now.profile++) {
            now.right.row = mmaref_profile_rows[mmaref_profiles[now.profile].row][now.class - 1];
            now.fragments = mmaref_profiles[now.profile].fragments;
            if (now.right.row != 255) {
                choose(rows);
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
