/* SPDX-License-Identifier: MIT */
/* $mmaref_waive and $mmaref_waivers, and the report of a comparison. See mmaref_vpi.c. */
#include "mmdpi_explain.h"
#include "mmdpi_waivers.h"
#include "mmvpi_call.h"

/* The waivers that apply to the next comparison, in the order in which they were named. */
static int pending[MMDPI_WAIVERS_MAX];
static unsigned pending_count;

int mmvpi_report(int wrong, const char *explanation)
{
    bool waived = false;
    unsigned i;

    for (i = 0; i < pending_count; i++) {
        waived = mmdpi_waivers_take(pending[i], wrong, waived) || waived;
    }
    pending_count = 0;
    if (!waived && *explanation != '\0') {
        vpi_printf("%s\n", explanation);
    }
    return waived ? 0 : wrong;
}

static bool is_pending(int number)
{
    unsigned i;

    for (i = 0; i < pending_count && pending[i] != number; i++) {
    }
    return i < pending_count;
}

int mmvpi_waive(const mmvpi_call *call)
{
    char name[MMDPI_WAIVER_NAME_SIZE], sentence[MMAREF_SENTENCE_MAX];
    bool applies;
    mmdpi_text why;
    int number, status = mmvpi_read_truth(call, 1, "applies", &applies);

    status = status != MMAREF_OK ? status : mmvpi_read_text(call, 0, "name", name, sizeof name);
    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    number = mmdpi_waivers_number(name, &why);
    if (number < 0) {
        mmvpi_print(sentence);
        return number;
    }
    if (applies && !is_pending(number)) {
        pending[pending_count++] = number;
    }
    return MMAREF_OK;
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
