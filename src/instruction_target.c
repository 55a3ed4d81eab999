/* SPDX-License-Identifier: MIT */
/* Targets and PTX ISA versions: whether they have an instruction, and the nearest name to an unknown one. See
 * mmaref.h. */
#include "instruction.h"

const char *mmaref_target_name(uint8_t index)
{
    return index < MMAREF_TARGETS ? mmaref_nth_text(mmaref_target_names, index) : NULL;
}

uint8_t mmaref_ptx_version(uint8_t index)
{
    return index < MMAREF_PTX_VERSIONS ? mmaref_ptx_versions[index] : 0;
}

static mmaref_status fail_version(mmaref_error *error, uint8_t reason, uint8_t wanted)
{
    return mmaref_fail_at(error, reason, 0, wanted);
}

/* On error names the nearest version: the last one below, else the first one. */
static mmaref_status check_version(uint8_t version, mmaref_error *error)
{
    uint8_t i, nearest = mmaref_ptx_versions[0];

    for (i = 0; i < MMAREF_PTX_VERSIONS && mmaref_ptx_versions[i] <= version; i++) {
        nearest = mmaref_ptx_versions[i];
    }
    return version == 0 || version == nearest ? MMAREF_OK : fail_version(error, MMAREF_REASON_NO_VERSION, nearest);
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The number (at most 999) and the suffix of a text that is written like a target: digits after "sm_", "SM", "compute_"
 * or nothing. 0 for another text, such as a product name. */
static uint16_t read_chip(const char *text, size_t length, uint8_t *suffix)
{
    uint16_t number = 0;
    size_t at = 0;

    while (at < length && !is_digit(text[at]) && (at != 0 || text[0] == 's' || text[0] == 'S' || text[0] == 'c')) {
        at++;
    }
    for (; at < length && is_digit(text[at]) && number < 100; at++) {
        number = (uint16_t)(number * 10 + (text[at] - '0'));
    }
    *suffix = MMAREF_TARGET_PLAIN;
    if (at < length && (text[at] == 'a' || text[at] == 'f')) {
        *suffix = text[at] == 'a' ? MMAREF_TARGET_ALONE : MMAREF_TARGET_FAMILY;
    }
    return number;
}

/* The target that a text such as "sm90", "compute_90" or "sm_91a" may mean: the highest chip not above the number, with
 * the same suffix if there is one; the first target if all are above. NULL if the text has no number. */
static const char *nearest_target(const char *text, size_t length)
{
    uint8_t suffix, i, best = 0;
    uint16_t number = read_chip(text, length, &suffix);

    for (i = 1; i < MMAREF_TARGETS; i++) {
        const mmaref_target_row *row = &mmaref_target_rows[i];
        bool higher = row->chip > mmaref_target_rows[best].chip;
        bool same = row->chip == mmaref_target_rows[best].chip;
        if (row->chip <= number && (higher || (same && row->suffix == suffix))) {
            best = i;
        }
    }
    return number == 0 ? NULL : mmaref_target_name(best);
}

static mmaref_status find_target(const char *text, size_t length, const mmaref_target_row **row, mmaref_error *error)
{
    uint8_t found = mmaref_text_find(mmaref_target_names, MMAREF_TARGETS, text, length);

    if (found == MMAREF_TARGETS) {
        (void)mmaref_fail(error, MMAREF_REASON_NO_TARGET);
        if (error != NULL) {
            error->nearest = nearest_target(text, length);
        }
        return MMAREF_E_ARGUMENT;
    }
    *row = &mmaref_target_rows[found];
    return MMAREF_OK;
}

static bool is_noted(const mmaref_target_row *target, const mmaref_target_note *note)
{
    switch (note->suffix) {
    case MMAREF_TARGET_PLAIN:
        return target->chip >= note->chip;
    case MMAREF_TARGET_ALONE:
        return target->chip == note->chip && target->suffix == MMAREF_TARGET_ALONE;
    default: /* a target with suffix a also has what its family has */
        return target->chip >= note->chip && target->family == note->family && target->suffix != MMAREF_TARGET_PLAIN;
    }
}

static mmaref_status check_target(const mmaref_target_row *target, uint8_t notes, mmaref_error *error)
{
    uint8_t i;

    for (i = 0; i < MMAREF_TARGET_NOTES; i++) {
        if (mmaref_target_notes[i].of == notes && is_noted(target, &mmaref_target_notes[i])) {
            return MMAREF_OK;
        }
    }
    (void)mmaref_fail(error, MMAREF_REASON_OTHER_TARGET);
    if (error != NULL) {
        error->nearest = mmaref_nth_text(mmaref_target_texts, notes);
    }
    return MMAREF_E_TARGET;
}

mmaref_status mmaref_target_check(const mmaref_instruction *instruction, const char *target, size_t length,
                             uint8_t ptx_version, mmaref_error *error)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);
    const mmaref_target_row *on = NULL;
    mmaref_status status;
    uint8_t needed;

    if (row == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    status = check_version(ptx_version, error);
    if (status == MMAREF_OK && target != NULL) {
        status = find_target(target, length, &on, error);
    }
    if (status != MMAREF_OK || (target == NULL && ptx_version == 0)) {
        return status;
    }
    needed = mmaref_availabilities[row->availability].ptx_version;
    if (needed == 0) {
        return mmaref_fail(error, MMAREF_REASON_NOT_OF_PTX);
    }
    if (on != NULL && ptx_version != 0 && ptx_version < on->ptx_version) {
        return fail_version(error, MMAREF_REASON_TARGET_OF_LATER_VERSION,
                            needed > on->ptx_version ? needed : on->ptx_version);
    }
    if (ptx_version != 0 && ptx_version < needed) {
        return fail_version(error, MMAREF_REASON_OTHER_VERSION, needed);
    }
    return on == NULL ? MMAREF_OK : check_target(on, mmaref_availabilities[row->availability].targets, error);
}
