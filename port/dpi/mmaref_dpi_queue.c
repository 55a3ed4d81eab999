/* SPDX-License-Identifier: MIT */
/* See mmaref_dpi_queue.h. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi.h"
#include "mmdpi_explain.h"

#define WAITING_MAX 16
#define PLACES (WAITING_MAX + 1) /* one for the text at work */

static char places[PLACES][MMDPI_EXPLAIN_MAX];
static unsigned oldest, waiting, lost;

const char *mmaref_dpi_text_start(mmdpi_text *text)
{
    char *place = places[(oldest + waiting) % PLACES];

    mmdpi_text_start(text, place, MMDPI_EXPLAIN_MAX);
    return place;
}

void mmaref_dpi_text_queue(void)
{
    if (waiting == WAITING_MAX) {
        lost++;
    } else {
        waiting++;
    }
}

int mmaref_dpi_error_count(void)
{
    return (int)waiting;
}

/* The place that becomes free here is the last to be used again. */
const char *mmaref_dpi_error_next(void)
{
    const char *text = places[oldest];

    if (waiting == 0) {
        return "";
    }
    oldest = (oldest + 1) % PLACES;
    waiting--;
    return text;
}

int mmaref_dpi_errors_lost(void)
{
    unsigned count = lost;

    lost = 0;
    return (int)count;
}
