/* SPDX-License-Identifier: MIT */
/* What the subcommands share. See host.h. */
#define _POSIX_C_SOURCE 200809L /* fileno */
#include "host.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "visible.h"

#define OFFENDER_MAX 200 /* more than any instruction has */
#define HOST_ENDLESS ((size_t)1 << 30)

int host_complain(const char *place, const char *offender, size_t length, const char *reason,
                  const char *nearest)
{
    fputs("mmaref: ", stderr);
    if (place != NULL) {
        visible_put(stderr, place, strlen(place), '\0');
        fputs(": ", stderr);
    }
    if (length != 0) {
        fputc('\'', stderr);
        visible_put(stderr, offender, length < OFFENDER_MAX ? length : OFFENDER_MAX, '\0');
        fputs(length > OFFENDER_MAX ? "...': " : "': ", stderr);
    }
    visible_put(stderr, reason, strlen(reason), '\0');
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

/* What may be read of a device or a pipe, which need not have an end. */
static size_t limit_of(FILE *in)
{
    struct stat about;

    return fstat(fileno(in), &about) == 0 && S_ISREG(about.st_mode) ? SIZE_MAX : HOST_ENDLESS;
}

/* Reads to the end, or up to the first byte of 0 of what should be a text. NULL after complaining. */
static char *read_all(FILE *in, const char *path, bool is_text, size_t *length)
{
    size_t room = 1 << 16, limit = limit_of(in), got;
    char *all = malloc(room + 1), *larger;

    while (all != NULL && (got = fread(all + *length, 1, room - *length, in)) != 0) {
        *length += got;
        if (is_text && memchr(all + *length - got, '\0', got) != NULL) {
            return all;
        }
        if (*length >= limit) {
            (void)host_complain(path, "", 0, "more than 1 GiB, and no end: only a file may be as long", NULL);
            free(all);
            return NULL;
        }
        if (*length == room) {
            larger = realloc(all, 2 * room + 1);
            if (larger == NULL) {
                free(all);
            }
            all = larger;
            room *= 2;
        }
    }
    if (all == NULL || ferror(in) != 0) {
        (void)host_complain_of_file(path, "cannot be read");
        free(all);
        return NULL;
    }
    return all;
}

static char *read_path(const char *path, bool is_text, size_t *length)
{
    FILE *in = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    char *all;

    *length = 0;
    if (in == NULL) {
        (void)host_complain_of_file(path, "cannot be read");
        return NULL;
    }
    all = read_all(in, path, is_text, length);
    if (all != NULL) {
        all[*length] = '\0';
    }
    if (in != stdin) {
        fclose(in);
    }
    return all;
}

char *host_read_bytes(const char *path, size_t *length)
{
    return read_path(path, false, length);
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
    char *text = read_path(path, true, length);

    if (text == NULL) {
        return NULL;
    }
    *length = plain_text(text, *length);
    text[*length] = '\0';
    if (strlen(text) != *length) {
        (void)host_complain_at(path, line_of(text, strlen(text)), "", 0, HOST_NO_TEXT, NULL);
        free(text);
        return NULL;
    }
    return text;
}
