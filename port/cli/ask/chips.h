/* SPDX-License-Identifier: MIT */
/* What people call chips, and the targets of chips. */
#ifndef MMAREF_CLI_ASK_CHIPS_H
#define MMAREF_CLI_ASK_CHIPS_H

#include "base/complain.h"

/* A chip: generated/cli/chips.c. Without a matrix unit it has no target, and may have no
 * architecture. */
typedef struct {
    const char *name, *target, *architecture, *capability, *source;
} chip;

extern const chip chips[];
extern const unsigned chip_count;
extern const char *const chip_ignored_words[]; /* NULL-terminated */

/* A target that has another name since a later version of PTX. */
typedef struct {
    const char *name, *now;
} renamed_target;

extern const renamed_target renamed_targets[]; /* the last one has no name */

/* The name that a target has now, and that it had before; NULL if there is no such. */
const char *target_name_now(const char *target);
const char *target_name_before(const char *target);

/* What a name stands for. A chip has a target and those of its number with f and a; so has an architecture of one
 * target, and a compute capability. A target has only itself. */
typedef struct {
    const char *name;   /* "rtx5090"; of a compute capability and of a target the target */
    const char *target; /* "sm_120" */
    bool is_chip;
} chip_named;

typedef enum {
    CHIP_NONE, /* no name of a chip or target */
    CHIP_FOUND,
    CHIP_REFUSED /* after complaining: several, or without a matrix unit */
} chip_answer;

/* Looks up a name as people write it: "NVIDIA GeForce RTX 3080", "a100-sxm4-80gb", "4090", "8.6", "compute_86". */
chip_answer chip_find(const char *place, const char *text, size_t length, chip_named *found);

/* The targets of what was named, the most portable one first; returns how many. */
#define CHIP_TARGETS_MAX 3
unsigned chip_targets(const chip_named *named, const char *targets[CHIP_TARGETS_MAX]);

/* A name of a chip for a misspelt one, of the same generation; NULL if there is none. */
const char *chip_nearest(const char *text, size_t length);

/* If an arithmetic begins with the name of a chip or target ("RTX 4090 rounding=up"), copies it with the target
 * instead, and *replaced is the copy; otherwise, or if the text is too long, *replaced is NULL. EXIT_UNREADABLE after
 * complaining about `place`. */
#define CHIP_TEXT_MAX 1100
int chip_replace(const char *place, const char *text, char into[CHIP_TEXT_MAX], const char **replaced);

#endif
