/* SPDX-License-Identifier: MIT */
/* Complaints. See complain.h. */
#include "base/complain.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/escape.h"

#define OFFENDER_MAX 200 /* more than any instruction has */

int cli_complain(const char *place, const char *offender, size_t length, const char *reason,
                 const char *nearest)
{
    fputs("mmaref: ", stderr);
    if (place != NULL) {
        escape_put(stderr, place, strlen(place), '\0');
        fputs(": ", stderr);
    }
    if (length != 0) {
        fputc('\'', stderr);
        escape_put(stderr, offender, length < OFFENDER_MAX ? length : OFFENDER_MAX, '\0');
        fputs(length > OFFENDER_MAX ? "...': " : "': ", stderr);
    }
    escape_put(stderr, reason, strlen(reason), '\0');
    if (nearest != NULL) {
        fprintf(stderr, ", nearest is '%s'", nearest);
    }
    fputc('\n', stderr);
    return EXIT_UNREADABLE;
}

int cli_complain_at(const char *path, unsigned line, const char *offender, size_t length, const char *reason,
                    const char *nearest)
{
    char place[300];

    snprintf(place, sizeof place, "%s:%u", path, line);
    return cli_complain(place, offender, length, reason, nearest);
}

int cli_complain_error(const char *place, const char *offender, size_t length, const mmaref_error *error)
{
    char sentence[MMAREF_SENTENCE_MAX];

    cli_must(mmaref_error_write(error, NULL, 0, sentence, sizeof sentence));
    return cli_complain(place, offender, length, sentence, NULL);
}

int cli_complain_of_file(const char *path, const char *what)
{
    char reason[200];

    snprintf(reason, sizeof reason, "%s: %s", what, strerror(errno));
    return cli_complain(path, "", 0, reason, NULL);
}

int cli_judge(unsigned long long passed, unsigned long long failed, bool may_be_empty)
{
    if (passed == 0 && failed == 0 && !may_be_empty) {
        return cli_complain(NULL, "", 0, "nothing was compared: no case has a result (--allow-empty permits it)",
                            NULL);
    }
    return failed == 0 ? EXIT_EQUAL : EXIT_DIFFERENT;
}

void cli_must(mmaref_status status)
{
    if (status != MMAREF_OK) {
        exit(cli_complain("internal error", mmaref_status_name(status), strlen(mmaref_status_name(status)),
                          "a call of the library that cannot fail has failed", NULL));
    }
}

int cli_report(const char *place, const char *text, size_t length, mmaref_status status, const mmaref_error *error)
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
        return cli_complain(place, text, length, reason, NULL);
    }
    if (status == MMAREF_E_REFUSED) {
        snprintf(reason, sizeof reason, "%s", mmaref_reason_text(error->reason));
    } else {
        snprintf(reason, sizeof reason, "%s, at character %lu of '%.*s'", mmaref_reason_text(error->reason),
                 (unsigned long)error->offset + 1, length < 90 ? (int)length : 90, text);
    }
    return cli_complain(place, text + error->offset, error->length, reason, error->nearest);
}
