/* SPDX-License-Identifier: MIT */
#include "parallel.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* Shared with the workers. A slot stays `unfinished` if its worker dies. */
typedef struct {
    enum { UNFINISHED, PASSED, FAILED } state;
    char report[REPORT_MAX];
} slot;

typedef struct {
    unsigned next;
    slot slots[];
} board;

static void work(numbered_test *test, unsigned count, board *shared)
{
    for (;;) {
        unsigned i = __atomic_fetch_add(&shared->next, 1, __ATOMIC_RELAXED);
        if (i >= count)
            return;
        shared->slots[i].state = test(i, shared->slots[i].report) ? PASSED : FAILED;
    }
}

static void fork_workers(numbered_test *test, unsigned count, board *shared)
{
    long workers = sysconf(_SC_NPROCESSORS_ONLN);
    fflush(stdout);
    for (long i = 0; i < workers; i++) {
        pid_t child = fork();
        if (child == 0) {
            work(test, count, shared);
            _exit(0);
        }
    }
    while (wait(NULL) > 0)
        ;
}

static void print_slot(unsigned i, const slot *result)
{
    const char *report = result->state == UNFINISHED ? "broken off" : result->report;
    printf("%s %u - %s\n", result->state == PASSED ? "ok" : "not ok", i + 1, report);
}

unsigned parallel_run(numbered_test *test, unsigned count)
{
    size_t size = sizeof(board) + count * sizeof(slot);
    board *shared = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) {
        perror("mmap");
        exit(2);
    }
    printf("1..%u\n", count);
    fork_workers(test, count, shared);
    unsigned failures = 0;
    for (unsigned i = 0; i < count; i++) {
        print_slot(i, &shared->slots[i]);
        failures += shared->slots[i].state != PASSED;
    }
    munmap(shared, size);
    return failures;
}
