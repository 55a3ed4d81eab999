/* SPDX-License-Identifier: MIT */
/* Whether a target and a PTX ISA version have an instruction. See mmaref.h. */
#include "mmaref_internal.h"

/* Reads the number of "sm_90a", at most 999; 0 if it is no target. *end is behind the digits. */
static uint16_t chip_number(const char *text, size_t length, size_t *end)
{
    uint16_t number = 0;

    *end = 3;
    if (length < 3 || text[0] != 's' || text[1] != 'm' || text[2] != '_') {
        return 0;
    }
    for (; *end < length && text[*end] >= '0' && text[*end] <= '9' && number < 100; ++*end) {
        number = (uint16_t)(number * 10 + (text[*end] - '0'));
    }
    return number;
}

/* "sm_80+": that chip and later ones; else a list of targets with commas. */
static bool listed(const char *list, const char *target, size_t length, uint16_t chip)
{
    size_t end;
    uint16_t first = chip_number(list, (size_t)-1, &end);

    return list[end] == '+' ? chip >= first : mmaref_word_index(list, target, length) >= 0;
}

mmaref_status mmaref_accepts(const mmaref_instruction *instruction, const char *target, size_t length,
                             uint8_t ptx_version, mmaref_error *error)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);
    const char *targets;
    uint16_t chip = 1;
    size_t end = length;

    if (row == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    if (target != NULL) {
        chip = chip_number(target, length, &end);
        end += end + 1 == length && (target[end] == 'a' || target[end] == 'f');
    }
    if (chip == 0 || end != length) {
        return mmaref_fail(error, MMAREF_REASON_NO_TARGET);
    }
    if (row->availability->ptx_version == 0) {
        return MMAREF_OK; /* not of PTX */
    }
    if (ptx_version != 0 && ptx_version < row->availability->ptx_version) {
        return mmaref_fail(error, MMAREF_REASON_OTHER_VERSION);
    }
    targets = mmaref_target_texts + row->availability->targets;
    if (target != NULL && !listed(targets, target, length, chip)) {
        (void)mmaref_fail(error, MMAREF_REASON_OTHER_TARGET);
        if (error != NULL) {
            error->nearest = targets;
        }
        return MMAREF_E_TARGET;
    }
    return MMAREF_OK;
}
