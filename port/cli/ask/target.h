/* SPDX-License-Identifier: MIT */
/* The options --target, --ptx and --edition. */
#ifndef MMAREF_CLI_ASK_TARGET_H
#define MMAREF_CLI_ASK_TARGET_H

#include "ask/chips.h"
#include "ask/former.h"
#include "base/options.h"

/* A target and a version of PTX times ten; NULL and 0: any. */
typedef struct {
    const char *target, *ptx; /* as they are given */
    uint8_t ptx_version;
    const char *of[CHIP_TARGETS_MAX]; /* those that the target stands for, the most portable one first */
    unsigned targets;                 /* 0: any */
    bool is_chip;                     /* not one target alone */
    char called[80];                  /* "sm_120", "rtx5090 (sm_120)" */
} target_request;

#define OPTIONS_TARGET(wanted) \
    { "target", OPTION_TEXT, &(wanted).target }, { "ptx", OPTION_TEXT, &(wanted).ptx }

/* Reads the text of --edition, or NULL, into *edition, times ten; 0 where it was not given. EXIT_UNREADABLE after
 * complaining that the tables have no such edition. */
int edition_read(const char *text, uint8_t *edition);

/* Reads what --target and --ptx have set; a chip becomes its targets. EXIT_UNREADABLE after complaining that there is
 * no such target or version, or that the version is older than the target. */
int target_read(target_request *wanted);

/* mmaref_target_check for a request: MMAREF_OK if one of its targets has the instruction. */
mmaref_status target_accepts(const target_request *wanted, const mmaref_instruction *instruction,
                             mmaref_error *error);

/* The most portable of the targets that have the instruction; NULL if none was asked for, or none has it. */
const char *target_to_compile_for(const target_request *wanted, const mmaref_instruction *instruction,
                                  former_form form);

/* All targets that have an instruction, in ascending order; returns how many. */
#define TARGETS_MAX 64
unsigned targets_of(const mmaref_instruction *instruction, const char *targets[TARGETS_MAX]);

#define TARGET_REASON_MAX 240

/* Whether the request excludes the instruction in a form, and why. */
bool target_excludes(const target_request *wanted, const mmaref_instruction *instruction, former_form form,
                     char *reason, size_t size);

/* EXIT_UNREADABLE after complaining that it does. */
int target_check(const target_request *wanted, const mmaref_instruction *instruction, const char *name,
                 former_form form);

#endif
