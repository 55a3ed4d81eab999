/* SPDX-License-Identifier: MIT */
/* Faults of a machine that the self-test has to find: a bit of a register or of memory that is stuck, a lane that is
 * dropped, a profile's arithmetic in the place of another's. Linked with --wrap of the functions below, so that what goes
 * into an instruction, or comes out of it, is spoilt on its way. Prints for each target and fault how many of the places
 * drawn were found, as TAP; for a host (main) and for a board (firmware_main). */
#include "mmaref.h"

#ifdef HOST
#include <stdio.h>
#include <string.h>
#define print(text) fputs((text), stdout)
#else
#include "firmware.h"
#include "tap.h"
void *memcpy(void *to, const void *from, size_t size); /* of port/firmware/memory.c */
void *memset(void *to, int byte, size_t size);
#define print(text) firmware_print(text)
#endif

enum { STUCK_AT_0, STUCK_AT_1, LANE_DROPPED, KINDS };

static const char *const kinds[KINDS] = { "bit stuck at 0", "bit stuck at 1", "lane dropped" };

/* Operands of mma (MMAREF_OPERAND_...), then: */
enum { MAC16_X = MMAREF_OPERANDS, MAC16_Y, MAC16_Z, MOVED_OUT, MOVED_IN, TARGETS };

static const char *const targets[TARGETS] = {
    "A", "B", "C", "D", "metadata", "scale-a-data", "scale-b-data", "X of mac16", "Y of mac16", "Z of mac16",
    "registers of a load", "memory of a store",
};

static uint8_t target = TARGETS, kind, wrong_profile = MMAREF_PROFILES;
static uint32_t place; /* drawn: lane, register and bit */

/* Spoils `lanes` times `registers` words. */
static void spoil(uint32_t *words, unsigned registers)
{
    unsigned lane = place % 32, reg = place / 32 % registers, bit = place / 1024 % 32;
    uint32_t *word = &words[lane * registers + reg];

    if (kind == LANE_DROPPED) {
        memset(&words[lane * registers], 0, registers * 4);
    } else {
        *word = kind == STUCK_AT_0 ? *word & ~((uint32_t)1 << bit) : *word | (uint32_t)1 << bit;
    }
}

static void spoil_bytes(uint8_t *bytes, unsigned size)
{
    uint8_t *byte = &bytes[place % size];

    if (kind == LANE_DROPPED) {
        memset(&bytes[place % 8 * 64 % size], 0, 64);
    } else {
        *byte = (uint8_t)(kind == STUCK_AT_0 ? *byte & ~(1u << place / 1024 % 8) : *byte | 1u << place / 1024 % 8);
    }
}

/* A lane of X or Y: the same byte of each of the eight registers that make the pool. */
static void spoil_lane(uint8_t pool[512])
{
    unsigned at = place % 64, reg;

    for (reg = 0; reg < 8; reg++) {
        uint8_t *byte = &pool[reg * 64 + at];
        *byte = (uint8_t)(kind == LANE_DROPPED ? 0
                          : kind == STUCK_AT_0 ? *byte & ~(1u << place / 1024 % 8)
                                               : *byte | 1u << place / 1024 % 8);
    }
}

/* ---- The functions that are wrapped ---- */

mmaref_status __real_mmaref_mma(const mmaref_instruction *, const mmaref_arithmetic *, const mmaref_operands *,
                                uint32_t *, uint32_t *, mmaref_error *);
mmaref_status __wrap_mmaref_mma(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                const mmaref_operands *operands, uint32_t *d, uint32_t *coverage, mmaref_error *error);
mmaref_status __wrap_mmaref_mma(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                const mmaref_operands *operands, uint32_t *d, uint32_t *coverage, mmaref_error *error)
{
    static uint32_t copy[32 * MMAREF_REGISTERS_MAX];
    mmaref_operands spoilt = *operands;
    const uint32_t **const of[] = { &spoilt.a, &spoilt.b, &spoilt.c, NULL, &spoilt.e, &spoilt.scale_a, &spoilt.scale_b };
    mmaref_description is;
    mmaref_status status = mmaref_instruction_describe(instruction, &is);
    unsigned registers = status == MMAREF_OK && target < MMAREF_OPERANDS ? is.registers[target] : 0;

    if (registers != 0 && target != MMAREF_OPERAND_D) {
        memcpy(copy, *of[target], 128u * registers);
        spoil(copy, registers);
        *of[target] = copy;
    }
    status = __real_mmaref_mma(instruction, arithmetic, &spoilt, d, coverage, error);
    if (registers != 0 && target == MMAREF_OPERAND_D) {
        spoil(d, registers);
    }
    return status;
}

mmaref_status __real_mmaref_mac16(mmaref_amx *, uint64_t);
mmaref_status __wrap_mmaref_mac16(mmaref_amx *state, uint64_t operand);
mmaref_status __wrap_mmaref_mac16(mmaref_amx *state, uint64_t operand)
{
    mmaref_status status;

    if (target == MAC16_X || target == MAC16_Y) {
        spoil_lane(target == MAC16_X ? state->x : state->y);
    }
    status = __real_mmaref_mac16(state, operand);
    if (target == MAC16_Z) {
        spoil_bytes(state->z[0], sizeof state->z);
    }
    return status;
}

mmaref_status __real_mmaref_ldmatrix(const mmaref_instruction *, const mmaref_arithmetic *, const uint8_t *, size_t,
                                     const uint32_t *, uint32_t *, mmaref_error *);
mmaref_status __wrap_mmaref_ldmatrix(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                     const uint8_t *memory, size_t size, const uint32_t *address, uint32_t *d,
                                     mmaref_error *error);
mmaref_status __wrap_mmaref_ldmatrix(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                     const uint8_t *memory, size_t size, const uint32_t *address, uint32_t *d,
                                     mmaref_error *error)
{
    mmaref_status status = __real_mmaref_ldmatrix(instruction, arithmetic, memory, size, address, d, error);

    if (target == MOVED_OUT) {
        spoil(d, 1);
    }
    return status;
}

mmaref_status __real_mmaref_stmatrix(const mmaref_instruction *, const uint32_t *, const uint32_t *, uint8_t *, size_t,
                                     mmaref_error *);
mmaref_status __wrap_mmaref_stmatrix(const mmaref_instruction *instruction, const uint32_t *address, const uint32_t *a,
                                     uint8_t *memory, size_t size, mmaref_error *error);
mmaref_status __wrap_mmaref_stmatrix(const mmaref_instruction *instruction, const uint32_t *address, const uint32_t *a,
                                     uint8_t *memory, size_t size, mmaref_error *error)
{
    mmaref_status status = __real_mmaref_stmatrix(instruction, address, a, memory, size, error);

    if (target == MOVED_IN) {
        spoil_bytes(memory, (unsigned)size);
    }
    return status;
}

/* Another profile's block: exact's in the place of a chip's. */
mmaref_status __real_mmaref_profile_get(uint8_t, const mmaref_instruction *, mmaref_arithmetic *);
mmaref_status __wrap_mmaref_profile_get(uint8_t profile, const mmaref_instruction *instruction,
                                        mmaref_arithmetic *arithmetic);
mmaref_status __wrap_mmaref_profile_get(uint8_t profile, const mmaref_instruction *instruction,
                                        mmaref_arithmetic *arithmetic)
{
    mmaref_status status = __real_mmaref_profile_get(profile, instruction, arithmetic);
    uint8_t other = profile == MMAREF_PROFILE_EXACT ? MMAREF_PROFILE_FMA : MMAREF_PROFILE_EXACT;

    if (status == MMAREF_OK && profile == wrong_profile) {
        (void)!__real_mmaref_profile_get(other, instruction, arithmetic);
    }
    return status;
}

/* ---- The table ---- */

#define PLACES 6

static mmaref_selftest_memory memory;
static void *end_of_test[5];
static unsigned number, failures;

static void stop_at_failure(const char *line, void *context)
{
    (void)context;
    if (line[0] == 'n') { /* not ok */
        __builtin_longjmp(end_of_test, 1);
    }
}

static bool is_found(void)
{
    if (__builtin_setjmp(end_of_test) != 0) {
        return true;
    }
    return mmaref_selftest_run(&memory, stop_at_failure, NULL) != 0;
}

static void print_number(unsigned value)
{
    char digits[12];
    unsigned at = sizeof digits - 1;

    digits[at] = '\0';
    do {
        digits[--at] = (char)('0' + value % 10);
        value /= 10;
    } while (value != 0);
    print(&digits[at]);
}

/* `ok N - TARGET | FAULT | found of drawn`. */
static void print_row(const char *of, const char *what, unsigned found, unsigned drawn)
{
    failures += found != drawn;
    print(found == drawn ? "ok " : "not ok ");
    print_number(++number);
    print(" - ");
    print(of);
    print(" | ");
    print(what);
    print(" | ");
    print_number(found);
    print(" of ");
    print_number(drawn);
    print("\n");
}

static void all_faults(void)
{
    uint32_t state = 1;
    unsigned found, i;

    for (target = 0; target < TARGETS; target++) {
        for (kind = 0; kind < KINDS; kind++) {
            for (found = 0, i = 0; i < PLACES; i++) {
                state = state * 1664525u + 1013904223u;
                place = state >> 8;
                found += is_found();
            }
            print_row(targets[target], kinds[kind], found, PLACES);
        }
    }
    for (wrong_profile = 0; wrong_profile < MMAREF_PROFILES; wrong_profile++) {
        print_row(mmaref_profile_name(wrong_profile), "the row of exact (exact: of fma)", is_found(), 1);
    }
    print_row("the machine as it is", "none", !is_found(), 1);
}

#ifdef HOST
int main(void)
{
    all_faults();
    return failures != 0;
}
#else
int firmware_main(void)
{
    tap_tally tally = { 0, 0, 0 };

    all_faults();
    tally.passed = number - failures;
    tally.failed = failures;
    return tap_close(&tally, NULL);
}
#endif
