/* SPDX-License-Identifier: MIT */
/* What people call chips. */
#ifndef MMAREF_CLI_ASK_CHIPS_H
#define MMAREF_CLI_ASK_CHIPS_H

#include "base/complain.h"

/* A chip, or an architecture, and a target of it: generated/cli/targets.c. */
typedef struct {
    const char *name, *target;
} chip;

extern const chip chips[];
extern const unsigned chip_count;

#define CHIP_TEXT_MAX 200

/* If the first word of a text is a chip ("h100", "RTX-4090"), copies the text with the chip's target instead, and
 * *replaced is the copy; otherwise, or if the text is too long, *replaced is NULL. EXIT_UNREADABLE after complaining
 * about `place` of an architecture with several targets. */
int chip_replace(const char *place, const char *text, char into[CHIP_TEXT_MAX], const char **replaced);

#endif
