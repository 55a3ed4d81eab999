/* SPDX-License-Identifier: MIT */
/* See mmdpi_text.h. */
#include "mmdpi_text.h"

void mmdpi_text_start(mmdpi_text *to, char *buffer, size_t size)
{
    to->text = buffer;
    to->size = size;
    to->length = 0;
    *buffer = '\0';
}

static void put_one(mmdpi_text *to, char c)
{
    if (to->length + 1 < to->size) {
        to->text[to->length] = c;
        to->text[to->length + 1] = '\0';
    }
    to->length++;
}

void mmdpi_put(mmdpi_text *to, const char *string)
{
    while (string != NULL && *string != '\0') {
        put_one(to, *string++);
    }
}

static void put_number(mmdpi_text *to, uint64_t value, uint8_t base, uint8_t digits)
{
    char digit[20]; /* the lowest first */
    uint8_t count = 0;

    do {
        digit[count++] = "0123456789abcdef"[value % base];
        value /= base;
    } while (value != 0 || count < digits);
    while (count != 0) {
        put_one(to, digit[--count]);
    }
}

void mmdpi_put_hex(mmdpi_text *to, uint64_t value, uint8_t digits)
{
    put_number(to, value, 16, digits);
}

void mmdpi_put_unsigned(mmdpi_text *to, uint64_t value)
{
    put_number(to, value, 10, 1);
}

void mmdpi_put_decimal(mmdpi_text *to, int64_t value)
{
    if (value < 0) {
        put_one(to, '-');
    }
    put_number(to, value < 0 ? 0 - (uint64_t)value : (uint64_t)value, 10, 1);
}
