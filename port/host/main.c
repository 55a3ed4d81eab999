/* SPDX-License-Identifier: MIT */
/* The mmaref command: what its subcommands share. */
#include <stdlib.h>
#include <string.h>

#include "commands.h"

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

void host_put_hex(FILE *out, uint64_t value, unsigned digits)
{
    while (digits-- != 0) {
        (void)putc("0123456789abcdef"[value >> 4 * digits & 15], out);
    }
}

int host_parse(const char *place, const char *text, size_t length, mmaref_instruction *instruction)
{
    mmaref_error error;
    char reason[200];

    if (mmaref_instruction_parse(text, length, instruction, &error) == MMAREF_OK) {
        if (error.reason == MMAREF_REASON_IMPLICIT_ALIGNED) {
            fprintf(stderr, "mmaref: note: %s\n", mmaref_reason_text(error.reason));
        }
        return EXIT_EQUAL;
    }
    if (error.status == MMAREF_E_REFUSED) {
        snprintf(reason, sizeof reason, "%s", mmaref_reason_text(error.reason));
    } else {
        snprintf(reason, sizeof reason, "%s, at character %lu of '%.*s'", mmaref_reason_text(error.reason),
                 (unsigned long)error.offset + 1, length < 90 ? (int)length : 90, text);
    }
    return host_complain(place, text + error.offset, error.length, reason, error.nearest);
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

char *host_read_file(const char *path, size_t *length)
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
        host_complain(path, "", 0, "cannot be read", NULL);
        free(text);
        text = NULL;
    } else {
        *length = plain_text(text, *length);
        text[*length] = '\0';
    }
    if (in != NULL && in != stdin) {
        fclose(in);
    }
    return text;
}

int main(int argc, char **argv)
{
    return host_close(stdout, "standard output", commands_run(argc, argv));
}
