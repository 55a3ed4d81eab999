/* SPDX-License-Identifier: MIT */
/*
 * Compares the board's matrix unit with the model, case by case. Case N of seed S is
 * instruction N modulo their number, its operands drawn from the stream of S and N:
 * any case can be repeated alone, on any board.
 *
 * Set by the build, -DHARDWARE_...: SEED; FIRST case; CASES or SECONDS to run; STOP at
 * the first failure.
 */
#include "firmware.h"
#include "mmaref_internal.h"
#include "tap.h"
#include "unit/unit.h"

#ifndef HARDWARE_SEED
#define HARDWARE_SEED 1
#endif
#ifndef HARDWARE_FIRST
#define HARDWARE_FIRST 0
#endif
#ifndef HARDWARE_CASES
#define HARDWARE_CASES (2 * (uint32_t)MMAREF_INSTRUCTIONS)
#endif
#ifndef HARDWARE_SECONDS
#define HARDWARE_SECONDS 0
#endif
#ifndef HARDWARE_STOP
#define HARDWARE_STOP 0
#endif

enum { D_MAX = 32 * MMAREF_REGISTERS_MAX };

static uint32_t operand_memory[32 * MMAREF_REGISTERS_ALL];
static uint32_t expected[D_MAX], got[D_MAX];

typedef enum { PASSED, FAILED, SKIPPED } verdict;

typedef struct {
    uint32_t passed, failed, skipped;
    uint32_t next;          /* the case after the last one */
    uint32_t first_failure; /* of the cases that failed */
} summary;

static void field(const char *name, uint32_t value)
{
    firmware_print(name);
    tap_decimal(value);
}

/* The text that seeds the stream of a case: "hardware SEED CASE" in hexadecimal. */
static void start_stream(mmaref_stream *stream, uint32_t number)
{
    char text[] = "hardware ........ ........";
    uint32_t seed = HARDWARE_SEED;
    uint8_t digit;

    for (digit = 8; digit-- != 0; seed >>= 4, number >>= 4) {
        text[9 + digit] = "0123456789abcdef"[seed & 15];
        text[18 + digit] = "0123456789abcdef"[number & 15];
    }
    mmaref_stream_start(stream, text);
}

static uint32_t element_of(const uint32_t *registers, uint8_t count, const mmaref_cell *cell)
{
    uint32_t word = registers[(uint16_t)cell->lane * count + cell->reg] >> cell->bit;

    return cell->width >= 32 ? word : word & (((uint32_t)1 << cell->width) - 1);
}

/* Names the first element that differs, and counts them. An element of 64 bits shows its
 * lower half that differs. */
static void print_difference(const mmaref_instruction *instruction, const mmaref_description *is)
{
    uint8_t count = is->registers[MMAREF_OPERAND_D], lane, element;
    uint32_t differ = 0, elements = 0;
    mmaref_place place;
    mmaref_cell cell, first;
    mmaref_place first_place;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; mmaref_locate(instruction, MMAREF_OPERAND_D, lane, element, &place) == MMAREF_OK; element++) {
            (void)mmaref_find(instruction, MMAREF_OPERAND_D, &place, &cell);
            elements++;
            if (element_of(expected, count, &cell) == element_of(got, count, &cell)) {
                cell.reg++;
                cell.bit = 0;
                if (cell.width != 64 || element_of(expected, count, &cell) == element_of(got, count, &cell)) {
                    continue;
                }
            }
            if (differ++ == 0) {
                first = cell;
                first_place = place;
            }
        }
    }
    if (differ == 0) {
        firmware_print("#   no element differs, but the registers do\n");
        return;
    }
    field("#   lane ", first.lane);
    field(" register ", first.reg);
    field(" element ", first.element);
    field(" row ", first_place.row);
    field(" column ", first_place.column);
    firmware_print(" expected ");
    tap_hex(element_of(expected, count, &first));
    firmware_print(" got ");
    tap_hex(element_of(got, count, &first));
    field("; ", differ);
    field(" of ", elements);
    firmware_print(" elements differ\n");
}

static verdict run_case(uint32_t number)
{
    mmaref_instruction instruction;
    mmaref_description is;
    mmaref_arithmetic arithmetic;
    mmaref_operands operands;
    mmaref_stream stream;
    char name[MMAREF_TEXT_MAX];
    uint16_t i, words;

    (void)mmaref_instruction_at((uint16_t)(number % MMAREF_INSTRUCTIONS), &instruction);
    (void)mmaref_describe(&instruction, &is);
    words = (uint16_t)(32u * is.registers[MMAREF_OPERAND_D]);
    if (is.registers[MMAREF_OPERAND_B] == 0 || is.registers[MMAREF_OPERAND_C] == 0 || mmaref_profile(UNIT_PROFILE, &instruction, &arithmetic) != MMAREF_OK) {
        return SKIPPED;
    }
    start_stream(&stream, number);
    (void)mmaref_stream_operands(&stream, &instruction, &arithmetic, operand_memory, &operands);
    for (i = 0; i < words; i++) {
        got[i] = 0x5a5a5a5au; /* what the unit leaves unwritten */
    }
    if (mmaref_mma(&instruction, &arithmetic, &operands, expected, NULL) != MMAREF_OK ||
        !board_mma(&instruction, &operands, got)) {
        return SKIPPED;
    }
    for (i = 0; i < words && expected[i] == got[i]; i++) {
    }
    if (i == words) {
        return PASSED;
    }
    (void)mmaref_format(&instruction, name, sizeof name);
    field("# case ", number);
    firmware_print(" ");
    firmware_print(name);
    firmware_print("\n");
    print_difference(&instruction, &is);
    return FAILED;
}

static bool budget_left(const summary *s, uint32_t started)
{
    if (HARDWARE_STOP && s->failed != 0) {
        return false;
    }
#if HARDWARE_SECONDS > 0
    return board_seconds() - started < HARDWARE_SECONDS;
#else
    (void)started;
    return s->next - HARDWARE_FIRST < HARDWARE_CASES;
#endif
}

/* One line for a test rack: key=value words. */
static void print_summary(const summary *s)
{
    field("# hardware seed=", HARDWARE_SEED);
    field(" first=", HARDWARE_FIRST);
    field(" next=", s->next);
    field(" passed=", s->passed);
    field(" failed=", s->failed);
    field(" skipped=", s->skipped);
    firmware_print(" first_failure=");
    if (s->failed != 0) {
        tap_decimal(s->first_failure);
    } else {
        firmware_print("none");
    }
    firmware_print(" profile=");
    firmware_print(mmaref_profile_name(UNIT_PROFILE));
    firmware_print("\n");
}

int firmware_main(void)
{
    summary s = {0, 0, 0, HARDWARE_FIRST, 0};
    tap_tally tally = {0, 0};
    uint32_t started = 0;

#if HARDWARE_SECONDS > 0
    started = board_seconds();
#endif
    firmware_print("1..1\n");
    while (budget_left(&s, started)) {
        verdict v = run_case(s.next);
        s.passed += v == PASSED;
        s.skipped += v == SKIPPED;
        if (v == FAILED && s.failed++ == 0) {
            s.first_failure = s.next;
        }
        s.next++;
    }
    tap_line(&tally, s.failed == 0 && s.passed != 0 ? "ok 1 - the unit equals the model"
                                                     : "not ok 1 - the unit equals the model");
    print_summary(&s);
    return tap_close(&tally, true);
}
