/* SPDX-License-Identifier: MIT */
/* What the subcommands share. See host.h. */
#include "host.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define OFFENDER_MAX 200 /* more than any instruction has */

/* Whether a byte could move a terminal's cursor: C0, DEL, and C1 alone or as UTF-8 has it. */
static bool is_control(unsigned char c, unsigned char before)
{
    return c < 0x20 || c == 0x7f || (c >= 0x80 && c < 0xa0 && (before < 0x80 || before == 0xc2));
}

/* Text of the user's on stderr. */
static void put_visible(const char *text, size_t length)
{
    unsigned char before = 0;
    size_t i;

    for (i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (is_control(c, before)) {
            fprintf(stderr, "\\x%02x", (unsigned)c);
        } else {
            fputc(c, stderr);
        }
        before = c;
    }
}

int host_complain(const char *place, const char *offender, size_t length, const char *reason,
                  const char *nearest)
{
    fputs("mmaref: ", stderr);
    if (place != NULL) {
        put_visible(place, strlen(place));
        fputs(": ", stderr);
    }
    if (length != 0) {
        fputc('\'', stderr);
        put_visible(offender, length < OFFENDER_MAX ? length : OFFENDER_MAX);
        fputs(length > OFFENDER_MAX ? "...': " : "': ", stderr);
    }
    put_visible(reason, strlen(reason));
    if (nearest != NULL) {
        fprintf(stderr, ", nearest is '%s'", nearest);
    }
    fputc('\n', stderr);
    return EXIT_UNREADABLE;
}

int host_complain_at(const char *path, unsigned line, const char *offender, size_t length, const char *reason,
                     const char *nearest)
{
    char place[300];

    snprintf(place, sizeof place, "%s:%u", path, line);
    return host_complain(place, offender, length, reason, nearest);
}

int host_complain_error(const char *place, const char *offender, size_t length, const mmaref_error *error)
{
    char sentence[MMAREF_SENTENCE_MAX];

    host_must(mmaref_error_write(error, NULL, 0, sentence, sizeof sentence));
    return host_complain(place, offender, length, sentence, NULL);
}

int host_complain_of_file(const char *path, const char *what)
{
    char reason[200];

    snprintf(reason, sizeof reason, "%s: %s", what, strerror(errno));
    return host_complain(path, "", 0, reason, NULL);
}

int host_judge(unsigned long long passed, unsigned long long failed, bool may_be_empty)
{
    if (passed == 0 && failed == 0 && !may_be_empty) {
        return host_complain(NULL, "", 0, "nothing was compared: no case has a result (--allow-empty permits it)",
                             NULL);
    }
    return failed == 0 ? EXIT_EQUAL : EXIT_DIFFERENT;
}

void host_must(mmaref_status status)
{
    if (status != MMAREF_OK) {
        exit(host_complain("internal error", mmaref_status_name(status), strlen(mmaref_status_name(status)),
                           "a call of the library that cannot fail has failed", NULL));
    }
}

int host_close(FILE *out, const char *name, int status)
{
    bool lost = ferror(out) != 0;

    lost |= fclose(out) != 0;
    return lost ? host_complain(name, "", 0, "cannot be written", NULL) : status;
}

void host_put_hex(FILE *out, const char *before, uint64_t value, unsigned digits)
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

size_t host_read_hex(const char *text, size_t length, uint64_t *value)
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

int host_report(const char *place, const char *text, size_t length, mmaref_status status, const mmaref_error *error)
{
    char reason[MMAREF_SENTENCE_MAX];

    if (status == MMAREF_OK) {
        if (error->reason == MMAREF_REASON_IMPLICIT_ALIGNED) {
            fprintf(stderr, "mmaref: note: %s\n", mmaref_reason_text(error->reason));
        }
        return EXIT_EQUAL;
    }
    if (error->reason == MMAREF_REASON_MISSING_QUALIFIER &&
        mmaref_error_write(error, text, length, reason, sizeof reason) == MMAREF_OK) { /* and which ones may follow */
        return host_complain(place, text, length, reason, NULL);
    }
    if (status == MMAREF_E_REFUSED) {
        snprintf(reason, sizeof reason, "%s", mmaref_reason_text(error->reason));
    } else {
        snprintf(reason, sizeof reason, "%s, at character %lu of '%.*s'", mmaref_reason_text(error->reason),
                 (unsigned long)error->offset + 1, length < 90 ? (int)length : 90, text);
    }
    return host_complain(place, text + error->offset, error->length, reason, error->nearest);
}

/* Ends every line of a text by LF and drops a byte-order mark; the length that is left. */
static size_t plain_text(char *text, size_t length)
{
    size_t from = length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0, to = 0;

    for (; from < length; from++) {
        if (text[from] != '\r') {
            text[to++] = text[from];
        } else if (from + 1 == length || text[from + 1] != '\n') {
            text[to++] = '\n';
        }
    }
    return to;
}

char *host_read_bytes(const char *path, size_t *length)
{
    FILE *in = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    size_t room = 1 << 16, got;
    char *text = in == NULL ? NULL : malloc(room + 1);

    *length = 0;
    while (text != NULL && (got = fread(text + *length, 1, room - *length, in)) != 0) {
        *length += got;
        if (*length == room) {
            char *larger = realloc(text, 2 * room + 1);
            if (larger == NULL) {
                free(text);
            }
            text = larger;
            room *= 2;
        }
    }
    if (text == NULL || ferror(in) != 0) {
        (void)host_complain_of_file(path, "cannot be read");
        free(text);
        text = NULL;
    } else {
        text[*length] = '\0';
    }
    if (in != NULL && in != stdin) {
        fclose(in);
    }
    return text;
}

/* The number of the line that a place of a text is on. */
static unsigned line_of(const char *text, size_t at)
{
    unsigned line = 1;

    while (at-- != 0) {
        line += text[at] == '\n';
    }
    return line;
}

char *host_read_file(const char *path, size_t *length)
{
    char *text = host_read_bytes(path, length);

    if (text == NULL) {
        return NULL;
    }
    *length = plain_text(text, *length);
    text[*length] = '\0';
    if (strlen(text) != *length) {
        (void)host_complain_at(path, line_of(text, strlen(text)), "", 0, "a byte of 0: this is no text", NULL);
        free(text);
        return NULL;
    }
    return text;
}
