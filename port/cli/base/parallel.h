/* SPDX-License-Identifier: MIT */
/* Work divided among threads and shards, and its progress. */
#ifndef MMAREF_CLI_BASE_PARALLEL_H
#define MMAREF_CLI_BASE_PARALLEL_H

#include <time.h>

#include "base/complain.h"

#define JOBS_MAX 1024

/* Calls `work` for each of `count` contexts of `size` bytes: the first one here, the others in threads, or here if a
 * thread cannot be started. EXIT_UNREADABLE after complaining of a thread or of memory. */
int jobs_run(void *(*work)(void *context), void *contexts, size_t size, unsigned count);

/* Share `index` of `of`, counted from 1: cases or rows of tiles index - 1, index - 1 + of, ... */
typedef struct {
    unsigned long index, of;
} shard;

#define SHARDS_MAX 65536

/* Whether a case, counted from 0, belongs to a shard. */
bool shard_has(const shard *share, unsigned long long number);

/* A line of progress on standard error, if that is a terminal and the work takes more than a second. Begins as
 * zeros. */
typedef struct {
    bool is_seen;
    time_t began, shown; /* 0: not yet */
} progress;

/* `done` of `total` parts, or cases where the total is not known: 0. */
void progress_show(progress *p, unsigned long long done, unsigned long long total);

/* Clears the line. */
void progress_close(progress *p);

#endif
