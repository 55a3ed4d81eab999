/* SPDX-License-Identifier: MIT */
/* Strings of f16 wmma that only earlier versions of PTX have (PTX ISA 9.0, 9.7.14.4.3 to 9.7.14.4.5, PTX ISA Notes):
 * until 6.2 .aligned is implicit; until 6.4 wmma.mma may have .satfinite, which 6.4 deprecates. */
#ifndef MMAREF_CLI_ASK_FORMER_H
#define MMAREF_CLI_ASK_FORMER_H

#include <stddef.h>

#include "mmaref.h"

/* How such a string differs from that of the instruction. */
typedef struct {
    bool unaligned; /* .aligned is missing */
    bool saturates; /* .satfinite stands at its end */
} former_form;

extern const former_form former_none; /* the string of the instruction */

#define FORMER_NAME_MAX (MMAREF_TEXT_MAX + 12)

/* mmaref_instruction_parse, which also takes the strings of earlier versions; the nearest of an unknown shape is one
 * that makes an instruction of the string, if any does. */
mmaref_status former_parse(const char *text, size_t length, mmaref_instruction *instruction, former_form *form,
                           mmaref_error *error);

/* Writes the string of an instruction in a form; false if no version of PTX had it. */
bool former_name(const mmaref_instruction *instruction, former_form form, char name[FORMER_NAME_MAX]);

/* Copies a text without a word .satfinite; false if it has none. */
bool former_without_satfinite(const char *text, size_t length, char *copy, size_t size);

/* Whether an instruction had .satfinite: wmma.mma of f16. */
bool former_may_saturate(const mmaref_instruction *instruction);

/* The first version, times ten, that has an instruction in a form; 0: it is not of PTX. */
uint8_t former_first_version(const mmaref_instruction *instruction, former_form form);

/* Whether a version, times ten, is too late for a form; 0 is the newest one for .satfinite, and any for .aligned. Then
 * `reason` says so. */
bool former_is_gone(former_form form, uint8_t version, char *reason, size_t size);

/* What has to be said of a form where it is legal; empty for none. */
void former_remark(former_form form, char *remark, size_t size);

#endif
