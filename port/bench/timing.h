/* SPDX-License-Identifier: MIT */
/* Rates of two subjects, timed in turn. */
#ifndef BENCH_TIMING_H
#define BENCH_TIMING_H

/* One thing to time: `run` does `work` multiply-accumulates. */
typedef struct {
    void (*run)(void *context);
    void *context;
    double work;
} subject;

/* The rate of x divided by that of y. Other work on the machine only ever slows a turn down, so
 * that of many short ones the best counts. */
double ratio(const subject *x, const subject *y);

/* The same, printed beside what is wanted of it. */
void print_ratio(const char *what, const subject *x, const subject *y, double wanted);

/* A ratio beside what is wanted of it. */
void print_wanted(const char *what, double measured, double wanted);

#endif
