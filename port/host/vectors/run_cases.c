/* SPDX-License-Identifier: MIT */
/* Running cases. See run_cases.h. */
#define _POSIX_C_SOURCE 200809L /* open_memstream */
#include "run_cases.h"

#include <stdlib.h>

#define SLOTS_OF_A_JOB 32
#define SLOTS_MAX 512

/* Ends a case that the reader has echoed up to here. */
static void print_result(FILE *out, const outcome *result)
{
    unsigned i;

    if (result->status != MMAREF_OK) {
        fprintf(out, "status %s\n", mmaref_status_name(result->status));
    } else {
        fputs(vector_key_name(result->array), out);
        for (i = 0; i < result->count; i++) {
            if (result->array < VECTOR_WORD_ARRAYS) {
                (void)putc(' ', out);
                host_put_hex(out, result->words[i], 8);
            } else {
                fputs(i == 0 ? " " : "", out);
                host_put_hex(out, result->bytes[i], 2);
            }
        }
        (void)putc('\n', out);
    }
    fputs("end\n", out);
}

/* ---- Cases ----------------------------------------------------------- */

/* The line that has been reported last goes into the result. */
static void take_line(tally *count, unsigned long long number)
{
    fflush(count->report);
    result_add_item(count->found, number, count->lines + count->lines_taken,
                    count->lines_size - count->lines_taken - 1);
    count->lines_taken = count->lines_size;
}

static void finish_case(const char *path, run_slot *slot, tally *count)
{
    if (count->filled != NULL) {
        if (slot->echo != NULL) {
            (void)fwrite(slot->echo, 1, slot->echo_size, count->filled);
        }
        print_result(count->filled, &slot->result);
    } else {
        verdict is = run_judge(count->report, path, &slot->given, &slot->result);
        count->count[is]++;
        if (count->found != NULL && (is == FAILED || is == SKIPPED)) {
            take_line(count, slot->number);
        }
    }
    if (count->found != NULL) {
        count->found->digest += run_digest(slot->number, &slot->given, &slot->result);
    }
    if (count->covered != NULL && slot->result.status == MMAREF_OK) {
        coverage_add(count->covered, &slot->given, slot->corners);
    }
}

/* The slots first, first + step, ... */
typedef struct {
    run_slot *slot;
    unsigned first, step, count;
    bool covers;
} run_job;

static void *compute_slots(void *context)
{
    const run_job *job = context;
    unsigned i;

    for (i = job->first; i < job->count; i += job->step) {
        run_slot *slot = &job->slot[i];
        slot->corners = 0;
        compute_case(&slot->given, job->covers ? &slot->corners : NULL, &slot->result);
    }
    return NULL;
}

static int compute_cases(const tally *count, unsigned cases)
{
    run_job *jobs = calloc(count->jobs, sizeof *jobs);
    int status;
    unsigned i;

    if (jobs == NULL) {
        return host_complain(NULL, "", 0, "out of memory", NULL);
    }
    for (i = 0; i < count->jobs; i++) {
        jobs[i].slot = count->slot;
        jobs[i].first = i;
        jobs[i].step = count->jobs;
        jobs[i].count = cases;
        jobs[i].covers = count->covered != NULL;
    }
    status = jobs_run(compute_slots, jobs, sizeof *jobs, count->jobs);
    free(jobs);
    return status;
}

/* The next case of the shard: 1, 0 at the end of the file, -1 after complaining. */
static int next_of_share(vector_reader *reader, tally *count, run_slot *slot)
{
    FILE *echo = reader->echo;
    int state;

    reader->echo = NULL;
    while (!count->is_share && !shard_has(&count->share, count->read)) {
        state = vector_skip(reader);
        if (state <= 0) {
            return state;
        }
        count->read++;
    }
    reader->echo = echo;
    state = vector_next(reader, &slot->given);
    if (state > 0) {
        slot->number = count->is_share ? count->read * count->share.of + count->share.index - 1 : count->read;
        count->read++;
    }
    return state;
}

/* The same; of cases that wait for threads the lines wait with them. */
static int next_case(vector_reader *reader, tally *count, run_slot *slot)
{
    int state;

    free(slot->echo);
    slot->echo = NULL;
    reader->echo = count->filled;
    if (count->filled == NULL || count->slots == 1) {
        return next_of_share(reader, count, slot);
    }
    reader->echo = open_memstream(&slot->echo, &slot->echo_size);
    if (reader->echo == NULL) {
        (void)host_complain(NULL, "", 0, "out of memory", NULL);
        return -1;
    }
    state = next_of_share(reader, count, slot);
    return host_close(reader->echo, "memory", EXIT_EQUAL) == EXIT_EQUAL ? state : -1;
}

/* As many cases as there are slots, or as are left: 1, 0 at the end of the file, -1 after complaining. */
static int run_slots(vector_reader *reader, const char *path, tally *count)
{
    unsigned cases = 0, i;
    int state = 1;

    while (cases < count->slots && (state = next_case(reader, count, &count->slot[cases])) > 0) {
        cases++;
    }
    if (compute_cases(count, cases) != EXIT_EQUAL) {
        return -1;
    }
    for (i = 0; i < cases; i++) {
        finish_case(path, &count->slot[i], count);
    }
    if (state == 0 && count->slot[cases].echo != NULL) { /* comments behind the last case */
        (void)fwrite(count->slot[cases].echo, 1, count->slot[cases].echo_size, count->filled);
    }
    progress_show(&count->shown, count->read, 0);
    return state;
}

static int run_file(const char *path, tally *count)
{
    static vector_reader reader;
    int state;

    if (vector_open(&reader, path, count->may_be_empty) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    do {
        state = run_slots(&reader, path, count);
    } while (state > 0);
    vector_close(&reader);
    return state < 0 ? EXIT_UNREADABLE : EXIT_EQUAL;
}

static int open_slots(tally *count)
{
    unsigned wanted = SLOTS_OF_A_JOB * count->jobs;

    count->slots = count->jobs == 1 ? 1 : wanted < SLOTS_MAX ? wanted : SLOTS_MAX;
    count->slot = calloc(count->slots + 1, sizeof *count->slot);
    return count->slot == NULL ? host_complain(NULL, "", 0, "out of memory", NULL) : EXIT_EQUAL;
}

static void close_slots(tally *count)
{
    unsigned i;

    for (i = 0; i <= count->slots; i++) {
        free(count->slot[i].echo);
    }
    free(count->slot);
}

int run_files(const command_line *line, tally *count)
{
    unsigned i;
    int status = open_slots(count);

    if (status != EXIT_EQUAL) {
        return status;
    }
    if (count->filled != NULL) {
        fputs("mmavec 1\n", count->filled);
    }
    progress_open(&count->shown);
    for (i = 0; i < line->arguments && status == EXIT_EQUAL; i++) {
        status = run_file(line->argument[i], count);
    }
    progress_close(&count->shown);
    close_slots(count);
    return status;
}
