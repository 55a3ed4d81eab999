/* SPDX-License-Identifier: MIT */
/* The log of a self-test, of this machine or of a board: TAP and the lines around it. */
#ifndef MMAREF_CLI_SELFTEST_LOG_H
#define MMAREF_CLI_SELFTEST_LOG_H

#include <stdio.h>

enum { SELFTEST_LOG_TESTS = 8192, SELFTEST_LOG_KEYS = 64 };

typedef struct {
    const char *name;    /* what comes behind `ok N - `; of a test that did not run what was announced, or "" */
    const char *remark;  /* of a failure, what the line behind it says; or NULL */
    enum { LOG_PASSED, LOG_FAILED, LOG_SKIPPED } outcome;
} selftest_log_test;

/* Texts are parts of the text that was read. */
typedef struct {
    const char *library, *subset; /* behind `# mmaref ` and `# subset: `; subset is NULL where all tests run */
    const char *bail;             /* behind `Bail out! `, or NULL */
    struct {
        const char *key, *value;
    } report[SELFTEST_LOG_KEYS];  /* the lines `# report: KEY VALUE` */
    unsigned keys;
    unsigned long planned, tests, count[3]; /* count: by outcome */
    selftest_log_test test[SELFTEST_LOG_TESTS];
} selftest_log;

/* Reads a log, whose text it cuts into parts. A log that is cut, damaged or of two runs is refused: EXIT_UNREADABLE
 * after complaining. Lines before the first of the run, such as those of a build, are no part of it. */
int selftest_log_read(selftest_log *log, const char *path, char *text);

/* Compares a log with that of this machine, if both are of the same tables: a test that passed has there the same
 * digest. EXIT_UNREADABLE after complaining. */
int selftest_log_compare(const selftest_log *log, const char *path, const selftest_log *own);

/* EXIT_EQUAL if some test passed and none failed, EXIT_DIFFERENT otherwise. */
int selftest_log_judge(const selftest_log *log);

void selftest_log_json(const selftest_log *log, FILE *out);
void selftest_log_junit(const selftest_log *log, FILE *out);

#endif
