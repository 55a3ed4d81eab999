/* SPDX-License-Identifier: MIT */
/* Waivers of all threads. See mmaref_imports.svh. */
#include "mmaref_dpi.h"
#include "mmaref_dpi_queue.h"
#include "mmdpi_waivers.h"

int mmaref_dpi_waive(const char *name, uint8_t applies, int wrong)
{
    char sentence[MMAREF_SENTENCE_MAX];
    mmdpi_text why;
    int waived;

    mmdpi_text_start(&why, sentence, sizeof sentence);
    mmaref_dpi_lock();
    waived = mmdpi_waivers_apply(name, applies != 0, wrong, &why);
    mmaref_dpi_unlock();
    if (waived > 0) {
        (void)mmaref_dpi_error_last(); /* drops what the comparison has queued */
        return 0;
    }
    if (waived < 0) {
        mmaref_dpi_error_put(sentence);
    }
    return waived < 0 && wrong == 0 ? waived : wrong;
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
