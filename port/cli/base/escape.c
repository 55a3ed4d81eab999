/* SPDX-License-Identifier: MIT */
/* Escapes text from outside. See escape.h. */
#include "base/escape.h"

/* C0, DEL and C1; marks, embeddings, overrides and isolates of direction; separators of lines and paragraphs. */
static bool is_hidden(uint32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x61c || code == 0x200e || code == 0x200f ||
           (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

size_t escape_read(const char *text, size_t length, uint32_t *code, bool *hidden)
{
    unsigned char first = (unsigned char)text[0];
    size_t size = first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 ? 4 : 1, i;
    uint32_t sum = size == 1 ? first : first & (0x7fu >> size);

    for (i = 1; i < size && i < length && ((unsigned char)text[i] & 0xc0) == 0x80; i++) {
        sum = sum << 6 | ((unsigned char)text[i] & 0x3f);
    }
    if (i != size) { /* no UTF-8 */
        size = 1;
        sum = first;
    }
    *code = sum;
    *hidden = is_hidden(sum);
    return size;
}

void escape_put(FILE *out, const char *text, size_t length, char kept)
{
    size_t shown = 0, at, size;
    uint32_t code;
    bool hidden;

    for (at = 0; at < length; at += size) {
        size = escape_read(text + at, length - at, &code, &hidden);
        if (hidden && (text[at] != kept || kept == '\0')) {
            (void)fwrite(text + shown, 1, at - shown, out);
            for (shown = at; shown < at + size; shown++) {
                fprintf(out, "\\x%02x", (unsigned)(unsigned char)text[shown]);
            }
        }
    }
    (void)fwrite(text + shown, 1, length - shown, out);
}
