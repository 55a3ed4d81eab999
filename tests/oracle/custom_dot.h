/* SPDX-License-Identifier: MIT */
/* Dot products under what no profile has. */
#ifndef ORACLE_CUSTOM_DOT_H
#define ORACLE_CUSTOM_DOT_H

#include "custom_steps.h"

/* The fields, and all of them mixed. */
extern const unsigned custom_dot_count;

/* Compares `count` dot products under random blocks that have a field; false and a report of the first difference if
 * there is one. */
bool custom_dot_run(unsigned field, unsigned count, char report[REPORT_MAX]);

#endif
