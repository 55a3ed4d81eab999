/* SPDX-License-Identifier: MIT */
/* The mmaref command: what its subcommands share. */
#include <stdlib.h>
#include <string.h>

#include "commands.h"

int host_complain(const char *place, const char *offender, size_t length, const char *reason,
                  const char *nearest)
{
    fputs("mmaref: ", stderr);
    if (place != NULL) {
        fprintf(stderr, "%s: ", place);
    }
    if (length != 0) {
        fprintf(stderr, "'%.*s': ", (int)length, offender);
    }
    fputs(reason, stderr);
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

int host_parse(const char *place, const char *text, size_t length, mmaref_instruction *instruction)
{
    mmaref_error error;
    char reason[200];

    if (mmaref_parse(text, length, instruction, &error) == MMAREF_OK) {
        return EXIT_EQUAL;
    }
    if (error.status == MMAREF_E_REFUSED) {
        snprintf(reason, sizeof reason, "%s", mmaref_reason(error.reason));
    } else {
        snprintf(reason, sizeof reason, "%s, at character %lu of '%.*s'", mmaref_reason(error.reason),
                 (unsigned long)error.offset + 1, length < 90 ? (int)length : 90, text);
    }
    return host_complain(place, text + error.offset, error.length, reason, error.nearest);
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
    if (text == NULL || ferror(in)) {
        host_complain(path, "", 0, "cannot be read", NULL);
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

int main(int argc, char **argv)
{
    return commands_run(argc, argv);
}
