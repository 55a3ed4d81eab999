/* SPDX-License-Identifier: MIT */
/* Waivers of all threads. See mmaref_imports.svh. */
#include "mmaref_dpi.h"
#include "mmaref_dpi_queue.h"
#include "mmdpi_waivers.h"

int mmaref_dpi_waive(const char *name, uint8_t applies, int wrong)
{
    char sentence[MMAREF_SENTENCE_MAX];
    mmdpi_text why;
    int taken;

    mmdpi_text_start(&why, sentence, sizeof sentence);
    mmaref_dpi_lock();
    taken = mmdpi_waivers_take(name, applies != 0, wrong, &why);
    mmaref_dpi_unlock();
    if (taken > 0) {
        (void)mmaref_dpi_error_last(); /* what the comparison has queued */
        return 0;
    }
    if (taken < 0) {
        mmaref_dpi_error_put(sentence);
    }
    return taken < 0 && wrong == 0 ? taken : wrong;
}

int mmaref_dpi_waived(const char *name)
{
    unsigned elements;

    mmaref_dpi_lock();
    elements = mmdpi_waivers_taken(name);
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
    mmdpi_waivers_write(&text);
    mmaref_dpi_unlock();
    return answer;
}
