/* SPDX-License-Identifier: MIT */
/* $mmaref_waive and $mmaref_waivers, and what becomes of a comparison. See mmaref_vpi.c. */
#include "mmdpi_explain.h"
#include "mmdpi_waivers.h"
#include "mmvpi_call.h"

#define NAME_SIZE 120 /* as waivers have it */

/* The waiver of the next comparison; empty: there is none. */
static char next_waiver[NAME_SIZE];

int mmvpi_judge(int wrong, const char *story)
{
    char sentence[MMAREF_SENTENCE_MAX];
    bool waived = false;
    mmdpi_text unused;

    if (next_waiver[0] != '\0') {
        mmdpi_text_start(&unused, sentence, sizeof sentence);
        waived = mmdpi_waivers_take(next_waiver, true, wrong, &unused) > 0;
    }
    next_waiver[0] = '\0';
    if (!waived && *story != '\0') {
        vpi_printf("%s\n", story);
    }
    return waived ? 0 : wrong;
}

int mmvpi_waive(const mmvpi_call *call)
{
    char name[NAME_SIZE], sentence[MMAREF_SENTENCE_MAX];
    bool applies;
    mmdpi_text why;
    int status = mmvpi_take_truth(call, 1, "applies", &applies);

    next_waiver[0] = '\0';
    status = status != MMAREF_OK ? status : mmvpi_take_text(call, 0, "name", name, sizeof name);
    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    status = mmdpi_waivers_take(name, false, 0, &why);
    if (status < 0) {
        mmvpi_say(sentence);
    } else if (applies) {
        (void)mmvpi_take_text(call, 0, "name", next_waiver, sizeof next_waiver);
    }
    return status;
}

int mmvpi_waivers(const mmvpi_call *call)
{
    char lines[MMDPI_EXPLAIN_MAX];
    mmdpi_text text;

    (void)call;
    mmdpi_text_start(&text, lines, sizeof lines);
    mmdpi_waivers_write(&text);
    vpi_printf("%s\n", lines[0] == '\0' ? "no waivers" : lines);
    return (int)mmdpi_waivers_unused();
}
