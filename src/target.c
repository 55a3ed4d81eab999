/* SPDX-License-Identifier: MIT */
/* Whether a target and a PTX ISA version have an instruction. See mmaref.h. */
#include "mmaref_internal.h"

/* Reads the number of "sm_90a"; 0 if it is no target. *at ends behind the digits. */
static uint16_t chip_number(const char *text, size_t length, size_t *at)
{
    uint16_t number = 0;

    *at = 3;
    if (length < 4 || text[0] != 's' || text[1] != 'm' || text[2] != '_') {
        return 0;
    }
    while (*at < length && text[*at] >= '0' && text[*at] <= '9' && number < 1000) {
        number = (uint16_t)(number * 10 + (text[*at] - '0'));
        ++*at;
    }
    return number;
}

static bool is_target(const char *text, size_t length)
{
    size_t at;

    if (chip_number(text, length, &at) == 0) {
        return false;
    }
    return at == length || (at + 1 == length && (text[at] == 'a' || text[at] == 'f'));
}

static size_t length_of(const char *text)
{
    size_t length = 0;

    while (text[length] != '\0') {
        length++;
    }
    return length;
}

/* "sm_80+": that chip and later ones; else a list of targets with commas. */
static bool listed(const char *list, const char *target, size_t length)
{
    size_t list_length = length_of(list), end, start, i;

    if (list[list_length - 1] == '+') {
        return chip_number(target, length, &end) >= chip_number(list, list_length, &start);
    }
    for (start = 0; start < list_length; start = end + 1) {
        for (end = start; end < list_length && list[end] != ','; end++) {
        }
        for (i = 0; i < length && start + i < end && list[start + i] == target[i]; i++) {
        }
        if (i == length && start + i == end) {
            return true;
        }
    }
    return false;
}

mmaref_status mmaref_accepts(const mmaref_instruction *instruction, const char *target, size_t length,
                             uint8_t ptx_version, mmaref_error *error)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, &unpacked);

    if (row == NULL || (target != NULL && !is_target(target, length))) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, row == NULL ? "no instruction" : "no target: sm_90, sm_90a, ...");
    }
    if (row->ptx_version == 0) {
        return MMAREF_OK; /* not of PTX */
    }
    if (ptx_version != 0 && ptx_version < row->ptx_version) {
        return mmaref_fail(error, MMAREF_E_PTX, "legal, but not in that PTX ISA version");
    }
    if (target != NULL && !listed(mmaref_target_texts[row->targets], target, length)) {
        (void)mmaref_fail(error, MMAREF_E_TARGET, "legal, but not on that target");
        if (error != NULL) {
            error->nearest = mmaref_target_texts[row->targets];
        }
        return MMAREF_E_TARGET;
    }
    return MMAREF_OK;
}
