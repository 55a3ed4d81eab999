/* SPDX-License-Identifier: MIT */
/* Texts for the simulator: the one that a function returns, and those that wait for the
 * scoreboard. The only state of the port; a simulator calls imports from one thread. */
#ifndef MMAREF_DPI_QUEUE_H
#define MMAREF_DPI_QUEUE_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An empty text, which may be returned: it lives until the next call of this. */
const char *mmaref_dpi_text_start(mmdpi_text *text);

/* Lets the text started last wait for the scoreboard. It is lost if 16 wait already. */
void mmaref_dpi_text_queue(void);

#ifdef __cplusplus
}
#endif

#endif
