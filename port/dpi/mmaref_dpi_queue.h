/* SPDX-License-Identifier: MIT */
/* The explanations that wait for the scoreboard: the only state that the wrapper keeps. */
#ifndef MMAREF_DPI_QUEUE_H
#define MMAREF_DPI_QUEUE_H

#include "mmaref_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An empty text in the next free place, or false (and one more lost) if there is none. */
bool mmaref_dpi_queue_start(mmaref_text *text);

#ifdef __cplusplus
}
#endif

#endif
