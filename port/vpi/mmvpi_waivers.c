/* SPDX-License-Identifier: MIT */
/* $mmaref_waive and $mmaref_waivers, and the report of a comparison. See mmaref_vpi.c. */
#include "mmdpi_explain.h"
#include "mmdpi_waivers.h"
#include "mmvpi_call.h"

/* The waiver of the next comparison; empty for none. */
static char next_waiver[MMDPI_WAIVER_NAME_SIZE];

int mmvpi_report(int wrong, const char *explanation)
{
    char sentence[MMAREF_SENTENCE_MAX];
    bool waived = false;
    mmdpi_text unused;

    if (next_waiver[0] != '\0') {
        mmdpi_text_start(&unused, sentence, sizeof sentence);
        waived = mmdpi_waivers_apply(next_waiver, true, wrong, &unused) > 0;
    }
    next_waiver[0] = '\0';
    if (!waived && *explanation != '\0') {
        vpi_printf("%s\n", explanation);
    }
    return waived ? 0 : wrong;
}

int mmvpi_waive(const mmvpi_call *call)
{
    char name[MMDPI_WAIVER_NAME_SIZE], sentence[MMAREF_SENTENCE_MAX];
    bool applies;
    mmdpi_text why, next;
    int status = mmvpi_read_truth(call, 1, "applies", &applies);

    next_waiver[0] = '\0';
    status = status != MMAREF_OK ? status : mmvpi_read_text(call, 0, "name", name, sizeof name);
    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    status = mmdpi_waivers_apply(name, false, 0, &why);
    if (status < 0) {
        mmvpi_print(sentence);
    } else if (applies) {
        mmdpi_text_start(&next, next_waiver, sizeof next_waiver);
        mmdpi_put(&next, name);
    }
    return status;
}

int mmvpi_waivers(const mmvpi_call *call)
{
    char lines[MMDPI_EXPLAIN_MAX];
    mmdpi_text text;

    (void)call;
    mmdpi_text_start(&text, lines, sizeof lines);
    mmdpi_put_waivers(&text);
    vpi_printf("%s\n", lines[0] == '\0' ? "no waivers" : lines);
    return (int)mmdpi_waivers_unused();
}
