/* SPDX-License-Identifier: MIT */
/* Targets and versions (PTX ISA 9.0, 11.1.2 and the notes of 9.7.14).
 *
 * Generated from generator/spec/targets.lua, instructions.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_tables.h"

#include "table_names.h"

const char mmaref_target_names[] =
    "sm_70\0"
    "sm_72\0"
    "sm_75\0"
    "sm_80\0"
    "sm_86\0"
    "sm_87\0"
    "sm_88\0"
    "sm_89\0"
    "sm_90\0"
    "sm_90a\0"
    "sm_100\0"
    "sm_100a\0"
    "sm_100f\0"
    "sm_101\0"
    "sm_101a\0"
    "sm_101f\0"
    "sm_103\0"
    "sm_103a\0"
    "sm_103f\0"
    "sm_107\0"
    "sm_107a\0"
    "sm_107f\0"
    "sm_110\0"
    "sm_110a\0"
    "sm_110f\0"
    "sm_120\0"
    "sm_120a\0"
    "sm_120f\0"
    "sm_121\0"
    "sm_121a\0"
    "sm_121f\0"
    ;

/* By name: number of the chip, suffix, family, the PTX ISA version that introduced it. */
const mmaref_target_row mmaref_target_rows[MMAREF_TARGETS] = {
    { 70,  MMAREF_TARGET_PLAIN,  0, 60 }, /* sm_70 */
    { 72,  MMAREF_TARGET_PLAIN,  0, 61 }, /* sm_72 */
    { 75,  MMAREF_TARGET_PLAIN,  0, 63 }, /* sm_75 */
    { 80,  MMAREF_TARGET_PLAIN,  0, 70 }, /* sm_80 */
    { 86,  MMAREF_TARGET_PLAIN,  0, 71 }, /* sm_86 */
    { 87,  MMAREF_TARGET_PLAIN,  0, 74 }, /* sm_87 */
    { 88,  MMAREF_TARGET_PLAIN,  0, 90 }, /* sm_88 */
    { 89,  MMAREF_TARGET_PLAIN,  0, 78 }, /* sm_89 */
    { 90,  MMAREF_TARGET_PLAIN,  0, 78 }, /* sm_90 */
    { 90,  MMAREF_TARGET_ALONE,  0, 80 }, /* sm_90a */
    { 100, MMAREF_TARGET_PLAIN,  1, 86 }, /* sm_100, family sm_10x */
    { 100, MMAREF_TARGET_ALONE,  1, 86 }, /* sm_100a, family sm_10x */
    { 100, MMAREF_TARGET_FAMILY, 1, 88 }, /* sm_100f, family sm_10x */
    { 110, MMAREF_TARGET_PLAIN,  2, 86 }, /* sm_101, family sm_11x */
    { 110, MMAREF_TARGET_ALONE,  2, 86 }, /* sm_101a, family sm_11x */
    { 110, MMAREF_TARGET_FAMILY, 2, 88 }, /* sm_101f, family sm_11x */
    { 103, MMAREF_TARGET_PLAIN,  1, 88 }, /* sm_103, family sm_10x */
    { 103, MMAREF_TARGET_ALONE,  1, 88 }, /* sm_103a, family sm_10x */
    { 103, MMAREF_TARGET_FAMILY, 1, 88 }, /* sm_103f, family sm_10x */
    { 107, MMAREF_TARGET_PLAIN,  1, 94 }, /* sm_107, family sm_10x */
    { 107, MMAREF_TARGET_ALONE,  1, 94 }, /* sm_107a, family sm_10x */
    { 107, MMAREF_TARGET_FAMILY, 1, 94 }, /* sm_107f, family sm_10x */
    { 110, MMAREF_TARGET_PLAIN,  2, 90 }, /* sm_110, family sm_11x */
    { 110, MMAREF_TARGET_ALONE,  2, 90 }, /* sm_110a, family sm_11x */
    { 110, MMAREF_TARGET_FAMILY, 2, 90 }, /* sm_110f, family sm_11x */
    { 120, MMAREF_TARGET_PLAIN,  3, 87 }, /* sm_120, family sm_12x */
    { 120, MMAREF_TARGET_ALONE,  3, 87 }, /* sm_120a, family sm_12x */
    { 120, MMAREF_TARGET_FAMILY, 3, 88 }, /* sm_120f, family sm_12x */
    { 121, MMAREF_TARGET_PLAIN,  3, 88 }, /* sm_121, family sm_12x */
    { 121, MMAREF_TARGET_ALONE,  3, 88 }, /* sm_121a, family sm_12x */
    { 121, MMAREF_TARGET_FAMILY, 3, 88 }, /* sm_121f, family sm_12x */
};

/* The text of mmaref_target_texts that the note is of; what it asks for: chip, suffix, family. */
const mmaref_target_note mmaref_target_notes[MMAREF_TARGET_NOTES] = {
    { TARGETS_75_up,                                              75,  MMAREF_TARGET_PLAIN,  0 }, /* sm_75 or higher */
    { TARGETS_80_up,                                              80,  MMAREF_TARGET_PLAIN,  0 }, /* sm_80 or higher */
    { TARGETS_70_up,                                              70,  MMAREF_TARGET_PLAIN,  0 }, /* sm_70 or higher */
    { TARGETS_89_up,                                              89,  MMAREF_TARGET_PLAIN,  0 }, /* sm_89 or higher */
    { TARGETS_90_up,                                              90,  MMAREF_TARGET_PLAIN,  0 }, /* sm_90 or higher */
    { TARGETS_120a_120f_family,                                   120, MMAREF_TARGET_ALONE,  3 }, /* sm_120a */
    { TARGETS_120a_120f_family,                                   120, MMAREF_TARGET_FAMILY, 3 }, /* sm_120f or higher in the same family */
    { TARGETS_120a_121a,                                          120, MMAREF_TARGET_ALONE,  3 }, /* sm_120a */
    { TARGETS_120a_121a,                                          121, MMAREF_TARGET_ALONE,  3 }, /* sm_121a */
    { TARGETS_72_up,                                              72,  MMAREF_TARGET_PLAIN,  0 }, /* sm_72 or higher */
    { TARGETS_100a_110a_120a_100f_family_110f_family_120f_family, 100, MMAREF_TARGET_ALONE,  1 }, /* sm_100a */
    { TARGETS_100a_110a_120a_100f_family_110f_family_120f_family, 110, MMAREF_TARGET_ALONE,  2 }, /* sm_110a */
    { TARGETS_100a_110a_120a_100f_family_110f_family_120f_family, 120, MMAREF_TARGET_ALONE,  3 }, /* sm_120a */
    { TARGETS_100a_110a_120a_100f_family_110f_family_120f_family, 100, MMAREF_TARGET_FAMILY, 1 }, /* sm_100f or higher in the same family */
    { TARGETS_100a_110a_120a_100f_family_110f_family_120f_family, 110, MMAREF_TARGET_FAMILY, 2 }, /* sm_110f or higher in the same family */
    { TARGETS_100a_110a_120a_100f_family_110f_family_120f_family, 120, MMAREF_TARGET_FAMILY, 3 }, /* sm_120f or higher in the same family */
    { TARGETS_90a_100f_family_110f_family_120f_family,            90,  MMAREF_TARGET_ALONE,  0 }, /* sm_90a */
    { TARGETS_90a_100f_family_110f_family_120f_family,            100, MMAREF_TARGET_FAMILY, 1 }, /* sm_100f or higher in the same family */
    { TARGETS_90a_100f_family_110f_family_120f_family,            110, MMAREF_TARGET_FAMILY, 2 }, /* sm_110f or higher in the same family */
    { TARGETS_90a_100f_family_110f_family_120f_family,            120, MMAREF_TARGET_FAMILY, 3 }, /* sm_120f or higher in the same family */
};

/* The PTX ISA versions, times ten. */
const MMAREF_FLASH uint8_t mmaref_ptx_versions[] = {
    60, 61, 62, 63, 64, 65, 70, 71, 72, 73, 74, 75, 76, 77, 78, 80, 81, 82, 83, 84, 85, 86, 87,
    88, 90, 91, 92, 93, 94,
};

