/* SPDX-License-Identifier: MIT */
/* Dot products under what no profile has. */
#ifndef ORACLE_CUSTOM_DOT_H
#define ORACLE_CUSTOM_DOT_H

#include "custom_steps.h"

/* A block, and a dot product whose types may be the formats of room. */
typedef struct {
    custom by;
    format room[4];
    dot of;
} problem;

typedef void putter(source *from, problem *p);

/* One possibility: what puts it into a problem, what aims operands at it once they are drawn, and what is slightly off;
 * each may be NULL. */
typedef struct {
    const char *name;
    putter *put, *aim;
    void (*spoil)(problem *p);
} possibility;

extern const possibility possibilities[];
extern const unsigned possibility_count;

/* A type of a problem becomes a format by its number. */
void problem_set_type(problem *p, unsigned operand, uint32_t number);

/* The same problem, with formats of its own. */
void problem_copy(const problem *p, problem *to);

/* A problem that can be computed, with a possibility; with several ones where there is no such number. */
void problem_draw(source *from, unsigned which, problem *p);
void problem_draw_operands(source *from, workspace *w, unsigned which, problem *p);

/* Whether a dot product can be computed; whether it has a sum that is not rounded. */
bool custom_legal(const custom *by, const dot *of);
bool custom_has_fixed(const custom *by, const dot *of);

/* Tests 0 .. custom_dot_count - 1: each possibility, some mixed, then what else is asked of a dot product. Compares
 * `count` dot products; false and a report of the first difference if there is one. */
extern const unsigned custom_dot_count;
const char *custom_dot_name(unsigned test);
bool custom_dot_run(unsigned test, unsigned count, char report[REPORT_MAX]);

/* Whether a test has something that is slightly off; whether it shows in `count` dot products. */
bool custom_dot_can_spoil(unsigned test);
bool custom_dot_spoil(unsigned test, unsigned count, char report[REPORT_MAX]);

/* Results by hand. */
extern const unsigned custom_hand_count;
bool custom_hand_run(unsigned i, char report[REPORT_MAX]);

#endif
