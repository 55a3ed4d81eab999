/* SPDX-License-Identifier: MIT */
/*
 * Compares the board's matrix unit with the model, case by case. Case N of seed S is
 * instruction N modulo their number, its operands drawn by S and N alone:
 * any case can be repeated alone, on any board.
 *
 * Set by the build, -DHARDWARE_...: SEED; FIRST case; CASES or SECONDS to run; STOP at
 * the first failure.
 */
#include "firmware.h"
#include "hardware.h"
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

typedef struct {
    uint32_t passed, failed, skipped;
    uint32_t next;          /* the case after the last one */
    uint32_t first_failure; /* of the cases that failed */
} summary;

static hardware_memory memory;

void hardware_print_case(const mmaref_instruction *instruction, uint32_t number)
{
    char name[MMAREF_TEXT_MAX];
    bool known = mmaref_instruction_format(instruction, name, sizeof name) == MMAREF_OK;

    tap_field("# case ", number);
    firmware_print(" ");
    firmware_print(known ? name : "of an unknown instruction");
    firmware_print("\n");
}

hardware_verdict hardware_uncomputed(mmaref_status status, const mmaref_instruction *instruction, uint32_t number)
{
    if (status == MMAREF_E_LEFT_OUT || status == MMAREF_E_TARGET || status == MMAREF_E_ARITHMETIC) {
        return HARDWARE_SKIPPED;
    }
    hardware_print_case(instruction, number);
    firmware_print("#   the model answers ");
    firmware_print(mmaref_status_name(status));
    firmware_print("\n");
    return HARDWARE_FAILED;
}

static hardware_verdict run_case(uint32_t number)
{
    mmaref_instruction instruction;
    draw_source source;

    if (mmaref_instruction_at((uint16_t)(number % MMAREF_INSTRUCTIONS), &instruction) != MMAREF_OK) {
        return HARDWARE_SKIPPED; /* this build or its tables have no such instruction */
    }
    hardware_draw_start(&source, HARDWARE_SEED, number);
    return mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16
               ? hardware_mac16(&instruction, &source, number, &memory)
               : hardware_mma(&instruction, &source, number, &memory);
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
    tap_field("# hardware seed=", HARDWARE_SEED);
    tap_field(" first=", HARDWARE_FIRST);
    tap_field(" next=", s->next);
    tap_field(" passed=", s->passed);
    tap_field(" failed=", s->failed);
    tap_field(" skipped=", s->skipped);
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
        hardware_verdict verdict = run_case(s.next);
        s.passed += verdict == HARDWARE_PASSED;
        s.skipped += verdict == HARDWARE_SKIPPED;
        if (verdict == HARDWARE_FAILED && s.failed++ == 0) {
            s.first_failure = s.next;
        }
        s.next++;
    }
    if (s.passed == 0 && s.failed == 0) {
        firmware_print("# nothing was compared: model, profile or unit lack every instruction that was asked for\n");
    }
    tap_line(&tally, s.failed == 0 && s.passed != 0 ? "ok 1 - the unit equals the model"
                                                     : "not ok 1 - the unit equals the model");
    print_summary(&s);
    return tap_close(&tally, true);
}
