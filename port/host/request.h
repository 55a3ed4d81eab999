/* SPDX-License-Identifier: MIT */
/* What --target and --ptx ask for, and complaints where it is not to be had. */
#ifndef MMAREF_REQUEST_H
#define MMAREF_REQUEST_H

#include "command_line.h"

/* A target and a version of PTX times ten; NULL and 0: any. */
typedef struct {
    const char *target;
    uint8_t ptx_version;
} target_request;

/* Reads --edition into *edition, times ten; 0 where it was not given. EXIT_UNREADABLE after complaining that
 * the tables have no such edition. */
int edition_read(const command_line *line, uint8_t *edition);

/* Reads --target and --ptx. EXIT_UNREADABLE after complaining that there is no such target or version, or that
 * the version is older than the target. */
int target_read(const command_line *line, target_request *wanted);

/* mmaref_target_check for a request. */
mmaref_status target_accepts(const target_request *wanted, const mmaref_instruction *instruction,
                             mmaref_error *error);

/* EXIT_UNREADABLE after complaining that what is wanted has not got the instruction of that name. Without
 * .aligned the instruction is an older one (PTX ISA 9.7.14.4): f16 of wmma, from 6.0 or 6.1 on and below 6.3. */
int target_check(const target_request *wanted, const mmaref_instruction *instruction, const char *name,
                 bool without_aligned);

#endif
