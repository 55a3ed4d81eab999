/* SPDX-License-Identifier: MIT */
/* What people call chips. */
#ifndef MMAREF_CHIPS_H
#define MMAREF_CHIPS_H

#include "host.h"

/* A chip, or an architecture, and a target of it: generated/host/targets.c. */
typedef struct {
    const char *name, *target;
} chip;

extern const chip chips[];
extern const unsigned chip_count;

#define CHIP_TEXT_MAX 200

/* Copies a text, its first word replaced by the name of the target if it is a chip's ("h100", "RTX-4090"). A text
 * that is too long or begins otherwise is left to others, and NULL. EXIT_UNREADABLE after complaining about
 * `place`: an architecture has several targets, which are named. */
int chip_replace(const char *place, const char *text, char into[CHIP_TEXT_MAX], const char **replaced);

#endif
