/* SPDX-License-Identifier: MIT */
/* One row under one profile: many dot products, computed here and elsewhere. */
#ifndef ORACLE_TRIAL_H
#define ORACLE_TRIAL_H

#include "mmaref.h"
#include "parallel.h"
#include "rows.h"

/* Dot products that are answered together: as many as one warp-level call carries. Where
 * there are scale factors, product i + COLUMNS shares B with product i. */
enum { BATCH = 16, COLUMNS = 8 };

/* What the other side makes of a batch of dot products of type pair `pair` of the row;
 * false if it refuses. */
typedef bool answerer(void *context, workspace *w, const dot batch[BATCH], unsigned pair,
                      uint64_t d[BATCH]);

typedef struct {
    const row *row;
    uint8_t profile;
    rule rule;
} trial;

trial trial_of(const row *of, uint8_t profile);

/* Compares about `count` products; the number that differ. The first is written to `first`,
 * as lines of comment. */
unsigned trial_run(const trial *t, unsigned count, answerer *other, void *context,
                   char first[REPORT_MAX]);

#endif
