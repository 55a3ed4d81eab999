/* SPDX-License-Identifier: MIT */
/* The table of generated/cli/sections.c: what later editions of the PTX ISA call a section. */
#ifndef MMAREF_CLI_ASK_SECTIONS_H
#define MMAREF_CLI_ASK_SECTIONS_H

#include <stddef.h>

typedef struct {
    const char *section; /* of the first edition */
    const char *later;   /* "9.7.15.5.14 in 9.3, 9.7.16.5.14 in 9.4"; empty where the number stays */
} later_section;

extern const later_section later_sections[]; /* NULL ends it */

#endif
