/* SPDX-License-Identifier: MIT */
/* Hexadecimal numbers. See hex.h. */
#include "base/hex.h"

void cli_put_hex(FILE *out, const char *before, uint64_t value, unsigned digits)
{
    char text[2 + 16];
    unsigned first, i;

    for (first = 0; before[first] != '\0'; first++) {
        text[first] = before[first];
    }
    for (i = first + digits; i-- != first; value >>= 4) {
        text[i] = "0123456789abcdef"[value & 15];
    }
    (void)fwrite(text, 1, first + digits, out);
}

/* What a character is as a hexadecimal digit, with bit 7 set; 0: none. Looked up, because half of all digits
 * are letters, and a processor cannot guess which. */
static const uint8_t digit_of[256] = {
    ['0'] = 0x80, ['1'] = 0x81, ['2'] = 0x82, ['3'] = 0x83, ['4'] = 0x84, ['5'] = 0x85, ['6'] = 0x86, ['7'] = 0x87,
    ['8'] = 0x88, ['9'] = 0x89, ['a'] = 0x8a, ['b'] = 0x8b, ['c'] = 0x8c, ['d'] = 0x8d, ['e'] = 0x8e, ['f'] = 0x8f,
    ['A'] = 0x8a, ['B'] = 0x8b, ['C'] = 0x8c, ['D'] = 0x8d, ['E'] = 0x8e, ['F'] = 0x8f
};

size_t cli_read_hex(const char *text, size_t length, uint64_t *value)
{
    uint64_t sum = 0;
    uint8_t digit;
    size_t count;

    for (count = 0; count < length && (digit = digit_of[(unsigned char)text[count]]) != 0; count++) {
        sum = sum << 4 | (digit & 15);
    }
    *value = sum;
    return count;
}
