/* SPDX-License-Identifier: MIT */
/* The options --target, --ptx and --edition. */
#ifndef MMAREF_CLI_ASK_TARGET_H
#define MMAREF_CLI_ASK_TARGET_H

#include "base/options.h"

/* A target and a version of PTX times ten; NULL and 0: any. */
typedef struct {
    const char *target, *ptx; /* as they are given */
    uint8_t ptx_version;
} target_request;

#define OPTIONS_TARGET(wanted) \
    { "target", OPTION_TEXT, &(wanted).target }, { "ptx", OPTION_TEXT, &(wanted).ptx }

/* Reads the text of --edition, or NULL, into *edition, times ten; 0 where it was not given. EXIT_UNREADABLE after
 * complaining that the tables have no such edition. */
int edition_read(const char *text, uint8_t *edition);

/* Reads what --target and --ptx have set; a chip becomes its target. EXIT_UNREADABLE after complaining that there is no
 * such target or version, or that the version is older than the target. */
int target_read(target_request *wanted);

/* mmaref_target_check for a request. */
mmaref_status target_accepts(const target_request *wanted, const mmaref_instruction *instruction,
                             mmaref_error *error);

/* EXIT_UNREADABLE after complaining that the request excludes the instruction. Without .aligned it is an older
 * instruction (PTX ISA 9.7.14.4): f16 wmma, from version 6.0 or 6.1 until before 6.3. */
int target_check(const target_request *wanted, const mmaref_instruction *instruction, const char *name,
                 bool without_aligned);

#endif
