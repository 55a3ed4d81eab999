/* SPDX-License-Identifier: MIT */
/* Numbered tests on every processor, their TAP lines in order. */
#ifndef ORACLE_PARALLEL_H
#define ORACLE_PARALLEL_H

#include <stdbool.h>

enum { REPORT_MAX = 4000 };

/* Test `i`: writes "NAME", then perhaps lines of comment, into `report`; whether it passed. */
typedef bool numbered_test(unsigned i, char report[REPORT_MAX]);

/* Runs tests 0 .. count-1 and prints plan and results; the number of failures. */
unsigned parallel_run(numbered_test *test, unsigned count);

#endif
