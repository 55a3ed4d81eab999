/* SPDX-License-Identifier: MIT */
/* Sections of instructions in later editions.
 *
 * Generated from generator/spec/sections.lua.
 * Do not edit: change the source and run `make generate`. */

#include "ask/sections.h"

const later_section later_sections[] = {
    { "9.7.14.5.14", "9.7.15.5.14 in 9.3, 9.7.16.5.14 in 9.4" },
    { "9.7.14.6.3",  "9.7.15.6.3 in 9.3, 9.7.16.6.3 in 9.4"   },
    { "9.7.14.4.3",  "9.7.15.4.3 in 9.3, 9.7.16.4.3 in 9.4"   },
    { "9.7.14.4.4",  "9.7.15.4.4 in 9.3, 9.7.16.4.4 in 9.4"   },
    { "9.7.14.4.5",  "9.7.15.4.5 in 9.3, 9.7.16.4.5 in 9.4"   },
    { "9.7.14.5.15", "9.7.15.5.15 in 9.3, 9.7.16.5.15 in 9.4" },
    { "9.7.14.5.16", "9.7.15.5.16 in 9.3, 9.7.16.5.16 in 9.4" },
    { "9.7.14.5.17", "9.7.15.5.17 in 9.3, 9.7.16.5.17 in 9.4" },
    { NULL, NULL }
};
