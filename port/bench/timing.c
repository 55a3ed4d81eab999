/* SPDX-License-Identifier: MIT */
/* See timing.h. */
#define _POSIX_C_SOURCE 199309L /* clock_gettime */

#include <stdio.h>
#include <time.h>

#include "timing.h"

#define TURNS 60
#define TURN 0.001 /* seconds, at least */

/* Of this thread alone: a busy machine takes turns away, not time. */
static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* As many runs as take a turn, so that the clock is read but twice. */
static double rate_of(const subject *s)
{
    double elapsed = 0;
    unsigned long runs, i;

    for (runs = 1; elapsed < TURN; runs *= 2) {
        double start = seconds();
        for (i = 0; i < runs; i++) {
            s->run(s->context);
        }
        elapsed = seconds() - start;
    }
    return (double)(runs / 2) * s->work / elapsed;
}

double ratio(const subject *x, const subject *y)
{
    double of_x = 0, of_y = 0;
    int i;

    for (i = 0; i < TURNS; i++) {
        double rate = rate_of(x);
        of_x = rate > of_x ? rate : of_x;
        rate = rate_of(y);
        of_y = rate > of_y ? rate : of_y;
    }
    return of_x / of_y;
}

void print_wanted(const char *what, double measured, double wanted)
{
    printf("%-66s %6.2f, wanted %g: %s\n", what, measured, wanted, measured >= wanted ? "met" : "missed");
    (void)fflush(stdout);
}

void print_ratio(const char *what, const subject *x, const subject *y, double wanted)
{
    print_wanted(what, ratio(x, y), wanted);
}
