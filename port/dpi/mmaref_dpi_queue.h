/* SPDX-License-Identifier: MIT */
/* Texts for the simulator: the one that a function returns, and those that wait for the scoreboard. Each thread has
 * its own text at work; what waits is shared by all of them. */
#ifndef MMAREF_DPI_QUEUE_H
#define MMAREF_DPI_QUEUE_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Where a compiler knows threads, state is of one of them, or behind a lock. */
#if defined(__GNUC__)
#define MMAREF_DPI_OF_THREAD __thread
#else
#define MMAREF_DPI_OF_THREAD
#endif

void mmaref_dpi_lock(void);
void mmaref_dpi_unlock(void);

/* An empty text, which may be returned: it lives until the thread's second call from now. */
const char *mmaref_dpi_text_start(mmdpi_text *text);

/* Lets the thread's text wait for the scoreboard. It is lost if 16 wait already. */
void mmaref_dpi_text_queue(void);

/* The same where a number is a negative status; returns the number. */
int mmaref_dpi_refused(int status);

#ifdef __cplusplus
}
#endif

#endif
