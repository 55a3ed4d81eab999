/* SPDX-License-Identifier: MIT */
#include "tap.h"

#include <stdbool.h>
#include <stddef.h>

#include "firmware.h"

static bool starts_with(const char *line, const char *prefix)
{
    while (*prefix != '\0') {
        if (*line++ != *prefix++) {
            return false;
        }
    }
    return true;
}

static bool is_skipped(const char *line)
{
    while (*line != '\0' && !starts_with(line, " # SKIP ")) {
        line++;
    }
    return *line != '\0';
}

void tap_decimal(uint32_t value)
{
    char text[11];
    char *digit = text + sizeof text - 1;

    *digit = '\0';
    do {
        *--digit = (char)('0' + value % 10);
        value /= 10;
    } while (value != 0);
    firmware_print(digit);
}

void tap_hex(uint32_t value)
{
    char text[9];
    uint8_t digit;

    for (digit = 8; digit-- != 0; value >>= 4) {
        text[digit] = "0123456789abcdef"[value & 15];
    }
    text[8] = '\0';
    firmware_print(text);
}

void tap_field(const char *name, uint32_t value)
{
    firmware_print(name);
    tap_decimal(value);
}

void tap_line(tap_tally *tally, const char *line)
{
    if (starts_with(line, "ok ") && is_skipped(line)) {
        tally->skipped++;
    } else if (starts_with(line, "ok ")) {
        tally->passed++;
    } else if (starts_with(line, "not ok ")) {
        tally->failed++;
    }
    firmware_print(line);
    firmware_print("\n");
}

int tap_close(const tap_tally *tally, const char *wrong)
{
    if (wrong == NULL && tally->passed + tally->failed == 0) {
        wrong = "no test ran";
    }
    if (wrong != NULL) {
        firmware_print("Bail out! ");
        firmware_print(wrong);
        firmware_print("\n");
    }
    tap_decimal(tally->passed);
    firmware_print(" passed, ");
    tap_decimal(tally->failed);
    firmware_print(" failed");
    if (tally->skipped != 0) {
        tap_field(", ", tally->skipped);
        firmware_print(" skipped");
    }
    firmware_print("\n");
    return tally->failed != 0 || wrong != NULL;
}
