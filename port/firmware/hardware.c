/* SPDX-License-Identifier: MIT */
/*
 * Compares the board's matrix unit with the model, case by case. Case N of seed S is
 * instruction N modulo their number, its operands drawn by S and N alone:
 * any case can be repeated alone, on any board.
 *
 * What is compared is in hardware_settings.h.
 */
#include "board.h"
#include "firmware.h"
#include "hardware.h"
#include "hardware_settings.h"
#include "tap.h"
#include "unit/unit.h"

typedef struct {
    uint32_t passed, failed, skipped;
    uint32_t next;          /* the case after the last one */
    uint32_t first_failure; /* of the cases that failed */
} summary;

static hardware_memory memory;
hardware_cost hardware_spent;

uint32_t hardware_cycles(void)
{
#ifdef BOARD_CYCLES
    return board_cycles();
#else
    return 0;
#endif
}

mmaref_status unit_arithmetic(const mmaref_instruction *instruction, mmaref_arithmetic *arithmetic)
{
    return mmaref_arithmetic_parse(instruction, hardware_asked.arithmetic, hardware_asked.arithmetic_length, arithmetic,
                                   NULL, NULL);
}

static bool case_is_named;

void hardware_print_case(const mmaref_instruction *instruction, uint32_t number)
{
    char name[MMAREF_TEXT_MAX];
    bool known = mmaref_instruction_format(instruction, name, sizeof name) == MMAREF_OK;

    if (case_is_named) {
        return;
    }
    case_is_named = true;
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

/* ---- Which instructions ---------------------------------------------------------------- */

/* Whether a name has a word, whole, between its dots; the word may have dots itself. */
static bool has_word(const char *name, const char *word, size_t length)
{
    bool begins = true;

    for (; *name != '\0'; begins = *name++ == '.') {
        size_t i = 0;
        while (i < length && name[i] == word[i]) {
            i++;
        }
        if (begins && i == length && (name[i] == '\0' || name[i] == '.')) {
            return true;
        }
    }
    return false;
}

static bool is_asked_for(const mmaref_instruction *instruction)
{
    char name[MMAREF_TEXT_MAX];
    const char *word = hardware_asked.only;

    if (word == NULL) {
        return true;
    }
    if (mmaref_instruction_format(instruction, name, sizeof name) != MMAREF_OK) {
        return false;
    }
    while (*word != '\0') {
        size_t length = 0;
        while (word[length] != '\0' && word[length] != ' ') {
            length++;
        }
        if (length != 0 && !has_word(name, word, length)) {
            return false;
        }
        word += length + (word[length] == ' ');
    }
    return true;
}

/* Whether an instruction multiplies; the others have nothing to compare. */
static bool multiplies(const mmaref_instruction *instruction)
{
    mmaref_description is;

    if (mmaref_instruction_describe(instruction, &is) != MMAREF_OK) {
        return false;
    }
    return mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16 ||
           (is.registers[MMAREF_OPERAND_B] != 0 && is.registers[MMAREF_OPERAND_C] != 0);
}

/* Bit N: instruction N is not compared. Units and names take time: each is asked once. */
static uint8_t passed_over[(MMAREF_INSTRUCTIONS + 7) / 8];

/* Whether a case has nothing to compare. It is named before the unit is asked, which may hang. */
static bool is_passed_over(const mmaref_instruction *instruction, uint32_t number)
{
    uint8_t *bits = &passed_over[instruction->id / 8], bit = (uint8_t)(1u << instruction->id % 8);

    if ((*bits & bit) == 0 && multiplies(instruction) && is_asked_for(instruction)) {
        if (!hardware_asked.quiet) {
            hardware_print_case(instruction, number);
        }
        if (board_has(instruction) || unit_gave_up) {
            return false;
        }
    }
    *bits |= bit;
    return true;
}

/* ---- One case after the other ---------------------------------------------------------- */

static hardware_verdict no_answer(const mmaref_instruction *instruction, uint32_t number)
{
    hardware_print_case(instruction, number);
    tap_field("#   the unit gave no answer in ", BOARD_POLLS);
    firmware_print(" polls\n");
    return HARDWARE_FAILED;
}

static hardware_verdict run_case(uint32_t number)
{
    mmaref_instruction instruction;
    random_source source;
    hardware_verdict verdict = HARDWARE_FAILED;

    if (mmaref_instruction_at((uint16_t)(number % MMAREF_INSTRUCTIONS), &instruction) != MMAREF_OK) {
        return HARDWARE_SKIPPED; /* this build or its tables have no such instruction */
    }
    case_is_named = false;
    unit_gave_up = false;
    board_watchdog();
    if (is_passed_over(&instruction, number)) {
        return hardware_asked.only == NULL ? HARDWARE_SKIPPED : HARDWARE_UNASKED;
    }
    if (!unit_gave_up) {
        hardware_draw_start(&source, hardware_asked.seed, number);
        verdict = mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16
                      ? hardware_mac16(&instruction, &source, number, &memory)
                      : hardware_mma(&instruction, &source, number, &memory);
    }
    return unit_gave_up ? no_answer(&instruction, number) : verdict;
}

static bool budget_left(const summary *s, uint32_t started)
{
    if (hardware_asked.stop && s->failed != 0) {
        return false;
    }
    if (hardware_asked.clock != NULL) {
        return hardware_asked.clock() - started < hardware_asked.seconds;
    }
    return s->next - hardware_asked.first < hardware_asked.count; /* numbers wrap at 2^32 */
}

/* What all shards have to be asked alike. */
static void print_question(void)
{
    tap_field(" -- seed=", hardware_asked.seed);
    tap_field(" first=", hardware_asked.first);
    if (hardware_asked.clock != NULL) {
        tap_field(" seconds=", hardware_asked.seconds);
    } else {
        tap_field(" count=", hardware_asked.count);
    }
    if (hardware_asked.only != NULL) {
        firmware_print(" only=");
        firmware_print(hardware_asked.only);
    }
    firmware_print(" arithmetic=");
    firmware_print(hardware_asked.arithmetic);
    firmware_print("\n");
}

/* One line for a test rack and for mmaref merge: key=value words, and the question behind --. */
static void print_result(const summary *s)
{
    mmaref_build build = { 0, 0 };

    tap_field("# hardware shard=", hardware_asked.shard);
    tap_field("/", hardware_asked.shards);
    firmware_print(" tables=");
    if (mmaref_build_get(&build) == MMAREF_OK) {
        tap_hex(build.tables_hash);
    }
    tap_field(" passed=", s->passed);
    tap_field(" failed=", s->failed);
    tap_field(" skipped=", s->skipped);
    firmware_print(" first_failure=");
    if (s->failed != 0) {
        tap_decimal(s->first_failure);
    } else {
        firmware_print("none");
    }
    tap_field(" next=", s->next);
    print_question();
}

/* Tenths of a cycle. */
static void print_rate(const char *name, uint64_t cycles)
{
    uint64_t tenths = (10 * cycles + hardware_spent.products / 2) / hardware_spent.products;

    tap_field(name, (uint32_t)(tenths / 10));
    tap_field(".", (uint32_t)(tenths % 10));
}

static void print_cost(void)
{
    if (hardware_spent.products != 0 && hardware_spent.model != 0) {
        print_rate("# cycles per multiply-accumulate: unit ", hardware_spent.unit);
        print_rate(", model ", hardware_spent.model);
        firmware_print("\n");
    }
}

/* What is wrong with the text that the unit claims to follow: a word of it, or a field that no block can have so. */
static void print_wrong_text(const mmaref_error *error)
{
    const char *field = mmaref_field_name((uint8_t)error->bits);

    firmware_print("# UNIT_ARITHMETIC \"");
    firmware_print(hardware_asked.arithmetic);
    if (error->length != 0) {
        firmware_print("\" is wrong from here on: ");
        firmware_print(hardware_asked.arithmetic + error->offset);
    } else {
        firmware_print("\" is wrong in field ");
        firmware_print(field != NULL ? field : "?");
        firmware_print(": ");
        firmware_print(mmaref_reason_text(error->reason));
    }
    firmware_print("\n");
}

/* Whether an answer of mmaref_arithmetic_parse blames the text. A profile without the instruction is no mistake, and
 * neither is a block that this build leaves out. */
static bool blames_text(mmaref_status status, const mmaref_error *error)
{
    return status == MMAREF_E_PROFILE ||
           (status == MMAREF_E_ARITHMETIC && error->reason != MMAREF_REASON_NOT_IN_BUILD);
}

/* A text that is wrong for every instruction would skip cases without a reason. Integers take no notice of
 * what a block as a whole comes to. */
static bool text_is_sound(void)
{
    mmaref_error error = { 0 }, wrong = { 0 };
    mmaref_arithmetic arithmetic;
    mmaref_instruction instruction;
    mmaref_description is;
    uint16_t id;

    for (id = 0; id < MMAREF_INSTRUCTIONS && wrong.length == 0; id++) {
        mmaref_status status = mmaref_instruction_at(id, &instruction);
        if (status != MMAREF_OK || mmaref_instruction_describe(&instruction, &is) != MMAREF_OK) {
            continue;
        }
        status = mmaref_arithmetic_parse(&instruction, hardware_asked.arithmetic, hardware_asked.arithmetic_length,
                                         &arithmetic, NULL, &error);
        if (status == MMAREF_OK && is.floating) {
            return true;
        }
        if (blames_text(status, &error)) {
            wrong = error;
        }
    }
    if (wrong.status == MMAREF_OK) {
        return true;
    }
    print_wrong_text(&wrong);
    return false;
}

int firmware_main(void)
{
    summary s = {0, 0, 0, hardware_asked.first + (hardware_asked.shard - 1), 0};
    tap_tally tally = {0, 0, 0};
    bool sound = text_is_sound();
    uint32_t started = hardware_asked.clock != NULL ? hardware_asked.clock() : 0;

    firmware_print("1..1\n");
    while (sound && budget_left(&s, started)) {
        hardware_verdict verdict = run_case(s.next);
        s.passed += verdict == HARDWARE_PASSED;
        s.skipped += verdict == HARDWARE_SKIPPED;
        if (verdict == HARDWARE_FAILED && s.failed++ == 0) {
            s.first_failure = s.next;
        }
        s.next += hardware_asked.shards;
    }
    if (s.passed == 0 && s.failed == 0) {
        firmware_print("# nothing was compared: model, arithmetic or unit lack every instruction that was asked for\n");
    }
    tap_line(&tally, s.failed == 0 && s.passed != 0 ? "ok 1 - the unit equals the model"
                                                     : "not ok 1 - the unit equals the model");
    print_cost();
    print_result(&s);
    return tap_close(&tally, NULL);
}
