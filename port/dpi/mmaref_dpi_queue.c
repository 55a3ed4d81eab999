/* SPDX-License-Identifier: MIT */
/* See mmaref_dpi_queue.h. A simulator calls imported functions from one thread. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi.h"
#include "mmaref_explain.h"

#define PLACES 16

static char places[PLACES][MMAREF_EXPLAIN_MAX];
static unsigned oldest, waiting, lost;

bool mmaref_dpi_queue_start(mmaref_text *text)
{
    if (waiting == PLACES) {
        lost++;
        return false;
    }
    mmaref_text_start(text, places[(oldest + waiting) % PLACES], MMAREF_EXPLAIN_MAX);
    waiting++;
    return true;
}

int mmaref_dpi_error_count(void)
{
    return (int)waiting;
}

/* The text stays in its place, which is not reused before the next call of compare. */
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
