/* SPDX-License-Identifier: MIT */
/* Texts for the simulator: the text that a function returns, which is its thread's own, and the queue of those that
 * wait for the scoreboard, which all threads share. */
#ifndef MMAREF_DPI_QUEUE_H
#define MMAREF_DPI_QUEUE_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Variables of one thread, and a lock for those that threads share, where the compiler has them. */
#if defined(__GNUC__)
#define MMAREF_DPI_OF_THREAD __thread
#else
#define MMAREF_DPI_OF_THREAD
#endif

void mmaref_dpi_lock(void);
void mmaref_dpi_unlock(void);

/* Starts the thread's text. What is returned is valid until the thread's second call from now. */
const char *mmaref_dpi_text_start(mmdpi_text *text);

/* Queues the thread's text, or counts it as lost where 16 wait already. */
void mmaref_dpi_text_queue(void);

/* Queues it where `status` is negative, or where `wrong` is not 0: elements that differ, or a status. Both return their
 * argument. */
int mmaref_dpi_refused(int status);
int mmaref_dpi_compared(int wrong);

/* How many results the thread has asked for: how often it has called the two. */
unsigned long mmaref_dpi_results(void);

#ifdef __cplusplus
}
#endif

#endif
