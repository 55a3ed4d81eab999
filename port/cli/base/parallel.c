/* SPDX-License-Identifier: MIT */
/* Threads, shards and progress. See parallel.h. */
#include "base/parallel.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct {
    pthread_t thread;
    bool started;
} job;

int jobs_run(void *(*work)(void *context), void *contexts, size_t size, unsigned count)
{
    job *jobs = calloc(count, sizeof *jobs);
    int status = EXIT_EQUAL;
    unsigned i;

    if (jobs == NULL) {
        return cli_complain(NULL, "", 0, "out of memory", NULL);
    }
    for (i = 1; i < count; i++) {
        jobs[i].started = pthread_create(&jobs[i].thread, NULL, work, (char *)contexts + i * size) == 0;
    }
    for (i = 0; i < count; i++) {
        if (!jobs[i].started) {
            (void)work((char *)contexts + i * size);
        }
    }
    for (i = 0; i < count; i++) {
        if (jobs[i].started && pthread_join(jobs[i].thread, NULL) != 0) {
            status = cli_complain(NULL, "", 0, "a thread was lost", NULL);
        }
    }
    free(jobs);
    return status;
}

bool shard_has(const shard *share, unsigned long long number)
{
    return number % share->of == share->index - 1;
}

void progress_show(progress *p, unsigned long long done, unsigned long long total)
{
    time_t now;

    if (p->began == 0) {
        p->is_seen = isatty(STDERR_FILENO) != 0;
        p->began = p->shown = time(NULL);
    }
    now = p->is_seen ? time(NULL) : 0;
    if (!p->is_seen || now == p->shown || now < p->began + 2) {
        return;
    }
    p->shown = now;
    if (total != 0) {
        fprintf(stderr, "\rmmaref: %3u %% ", (unsigned)(100 * done / total));
    } else {
        fprintf(stderr, "\rmmaref: %llu cases ", done);
    }
}

void progress_close(progress *p)
{
    if (p->is_seen && p->shown != p->began) {
        fputs("\r                                \r", stderr);
    }
}
