/* SPDX-License-Identifier: MIT */
/* The cases of text vectors, computed one by one or by threads. */
#ifndef MMAREF_RUN_CASES_H
#define MMAREF_RUN_CASES_H

#include "command_line.h"
#include "coverage.h"
#include "jobs.h"
#include "result.h"
#include "run_judge.h"

/* A case, what it came to, and where it is in the whole. */
typedef struct {
    vector_case given;
    outcome result;
    uint32_t corners; /* where they are asked for */
    unsigned long long number;
    char *echo; /* of cases that threads fill in: the lines up to their results */
    size_t echo_size;
} run_slot;

typedef struct {
    unsigned long count[VERDICTS];
    bool may_be_empty; /* a file of blanks and comments alone is one of no cases */
    FILE *filled;      /* where cases go with their results; NULL: they are compared */
    coverage *covered; /* NULL: nobody asks */
    FILE *report;      /* what differs, a line each */
    result *found;     /* where `report` goes in the end; NULL: it is standard output */
    char *lines;       /* what has gone into `report` for that */
    size_t lines_size, lines_taken;
    shard share;
    bool is_share;             /* the files hold that shard alone */
    unsigned long long read;   /* cases so far, those of other shards among them */
    unsigned jobs, slots;
    run_slot *slot;            /* one more than `slots` */
    progress shown;
} tally;

/* Runs every file of a command line; `jobs`, `share` and what is wanted are set. EXIT_UNREADABLE after complaining. */
int run_files(const command_line *line, tally *count);

#endif
