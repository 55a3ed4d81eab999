/* SPDX-License-Identifier: MIT */
/* Waivers of all threads. See mmaref_imports.svh. */
#include "mmaref_dpi.h"
#include "mmaref_dpi_queue.h"
#include "mmdpi_waivers.h"

/* The result that this thread compared last, as a waiver took it: how many elements of it differed, and the waiver. 0
 * where none took it. */
static MMAREF_DPI_OF_THREAD unsigned long taken_result;
static MMAREF_DPI_OF_THREAD int taken_wrong, taker;

int mmaref_dpi_waive(const char *name, uint8_t applies, int wrong)
{
    char sentence[MMAREF_SENTENCE_MAX];
    mmdpi_text why;
    int number;
    bool taken, takes = false;

    mmdpi_text_start(&why, sentence, sizeof sentence);
    mmaref_dpi_lock();
    number = mmdpi_waivers_number(name, &why);
    /* A waiver meets a result once: where the one that took the last result is here again, this is another result. */
    taken = wrong == 0 && taken_wrong != 0 && taken_result == mmaref_dpi_results() && taker != number;
    if (number >= 0 && applies != 0) {
        takes = mmdpi_waivers_take(number, taken ? taken_wrong : wrong, taken);
    }
    mmaref_dpi_unlock();
    if (number < 0) {
        mmaref_dpi_error_put(sentence);
        return wrong == 0 ? number : wrong;
    }
    if (!taken) {
        taken_wrong = takes ? wrong : 0;
        taken_result = mmaref_dpi_results();
        taker = number;
    }
    if (takes) {
        (void)mmaref_dpi_error_last(); /* drops what the comparison has queued */
    }
    return takes ? 0 : wrong;
}

int mmaref_dpi_waived(const char *name)
{
    unsigned elements;

    mmaref_dpi_lock();
    elements = mmdpi_waivers_elements(name);
    mmaref_dpi_unlock();
    return (int)elements;
}

int mmaref_dpi_waivers_unused(void)
{
    unsigned unused;

    mmaref_dpi_lock();
    unused = mmdpi_waivers_unused();
    mmaref_dpi_unlock();
    return (int)unused;
}

const char *mmaref_dpi_waivers(void)
{
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);

    mmaref_dpi_lock();
    mmdpi_put_waivers(&text);
    mmaref_dpi_unlock();
    return answer;
}
