/* SPDX-License-Identifier: MIT */
/* Names of instructions in other vocabularies, for Python: read as the command reads them. */
#include "ask/vocabulary.h"

static char refusal[MMAREF_SENTENCE_MAX]; /* what the reader complained of; Python makes one call at a time */

int cli_complain(const char *place, const char *offender, size_t length, const char *reason, const char *nearest)
{
    (void)snprintf(refusal, sizeof refusal, "%s: '%.*s': %s%s%s", place, (int)(length < 100 ? length : 100), offender,
                   reason, nearest == NULL ? "" : ", nearest is ", nearest == NULL ? "" : nearest);
    return EXIT_UNREADABLE;
}

int cli_complain_error(const char *place, const char *offender, size_t length, const mmaref_error *error)
{
    return cli_complain(place, offender, length, mmaref_reason_text(error->reason), error->nearest);
}

/* Translates a name into words of PTX, as vocabulary_translate does it. Returns 1, or 0 if the text is of no other
 * vocabulary, or -1 if its vocabulary has no such name: `words` is then why. */
MMAREF_API int core_translate(const char *text, char words[MMAREF_SENTENCE_MAX]);
int core_translate(const char *text, char words[MMAREF_SENTENCE_MAX])
{
    vocabulary_text ours;
    const int status = vocabulary_translate(text, &ours);

    (void)snprintf(words, MMAREF_SENTENCE_MAX, "%s", status == EXIT_EQUAL ? ours.words : refusal);
    return status != EXIT_EQUAL ? -1 : ours.what != NULL;
}
