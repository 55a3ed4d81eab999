/* SPDX-License-Identifier: MIT */
/* mmaref run: computes the cases of text vectors and compares, or fills them in. Cases are read one by one, or as many
 * as threads take at a time: those are computed together, and then told of in their order. */
#define _POSIX_C_SOURCE 200809L /* open_memstream */
#include <stdlib.h>
#include <string.h>

#include "arith.h"
#include "command_line.h"
#include "commands.h"
#include "coverage.h"
#include "outcome.h"
#include "result.h"

#define CASES_OF_A_JOB 32
#define CASES_MAX 512 /* at a time */

static const char *const verdict_names[VERDICTS] = { "passed", "failed", "computed", "skipped" };

/* A case, what it came to, and where it is in the whole. */
typedef struct {
    vector_case given;
    outcome result;
    uint32_t corners; /* where they are asked for */
    unsigned long long number;
    char *echo; /* where cases are filled in: the lines up to their results */
    size_t echo_size;
} run_case;

/* A run: what is asked, and how far it is. */
typedef struct {
    const command_line *line;
    FILE *filled;      /* where cases go with their results; NULL: they are compared */
    bool has_begun;    /* something is written there */
    FILE *report;      /* what differs, a line each */
    coverage *covered; /* NULL: nobody asks */
    result *found;     /* where `report` goes in the end; NULL: it is standard output */
    char *text;        /* what has gone into `report` for that */
    size_t text_size, text_taken;
    uint64_t digest; /* of all cases that the files have, in their order */
    unsigned long count[VERDICTS];
    unsigned long long read; /* cases so far, those of other shards among them */
    run_case *batch;         /* those that are computed together, and room for one more */
    unsigned cases, room;
    progress shown;
} run;

/* One of the threads: it computes the cases first, first + jobs, ... */
typedef struct {
    run *r;
    unsigned first;
} run_job;

/* ---- Cases ----------------------------------------------------------- */

/* The next case of the shard: 1, 0 at the end of the file, -1 after complaining. The lines to be filled in wait until
 * all of it is read. */
static int read_case(run *r, vector_reader *reader, run_case *into)
{
    const shard *share = &r->line->share;
    bool is_all = r->line->is_shard != NULL; /* the files hold that shard alone */
    int state;

    free(into->echo);
    into->echo = NULL;
    into->echo_size = 0;
    for (; !is_all && !shard_has(share, r->read); r->read++) {
        state = vector_next(reader, NULL);
        if (state <= 0) {
            return state;
        }
    }
    reader->echo = r->filled == NULL ? NULL : open_memstream(&into->echo, &into->echo_size);
    if (r->filled != NULL && reader->echo == NULL) {
        (void)host_complain(NULL, "", 0, "out of memory", NULL);
        return -1;
    }
    state = vector_next(reader, &into->given);
    if (reader->echo != NULL && host_close(reader->echo, "memory", EXIT_EQUAL) != EXIT_EQUAL) {
        return -1;
    }
    into->number = is_all ? r->read * share->of + share->index - 1 : r->read;
    r->read += state > 0;
    return state;
}

static void *compute_cases(void *context)
{
    const run_job *job = context;
    run *r = job->r;
    unsigned i;

    for (i = job->first; i < r->cases; i += (unsigned)r->line->jobs) {
        r->batch[i].corners = 0;
        outcome_compute(&r->batch[i].given, r->covered == NULL ? NULL : &r->batch[i].corners, &r->batch[i].result);
    }
    return NULL;
}

/* Ends a case that the reader has echoed up to here. */
static void print_result(FILE *out, const outcome *got)
{
    unsigned i;

    if (got->status != MMAREF_OK) {
        fprintf(out, "status %s\n", mmaref_status_name(got->status));
    } else {
        fputs(vector_key_name(got->array), out);
        for (i = 0; i < got->count; i++) {
            if (got->array < VECTOR_WORD_ARRAYS) {
                host_put_hex(out, " ", got->words[i], 8);
            } else {
                host_put_hex(out, i == 0 ? " " : "", got->bytes[i], 2);
            }
        }
        (void)putc('\n', out);
    }
    fputs("end\n", out);
}

/* Begins what is filled in. Nothing is written before the first case, or the first file, is read. */
static void begin_filled(run *r)
{
    if (!r->has_begun) {
        fputs("mmavec 1\n", r->filled);
        r->has_begun = true;
    }
}

/* Lines of a case, or comments behind the last one. */
static void put_echo(run *r, const run_case *c)
{
    if (c->echo_size != 0) {
        begin_filled(r);
        (void)fwrite(c->echo, 1, c->echo_size, r->filled);
    }
}

/* Prints a case with its result. One that its arithmetic cannot compute has none, unless it says so itself:
 * EXIT_UNREADABLE after complaining. */
static int fill_case(run *r, const char *path, const run_case *c)
{
    char place[300];

    if (c->result.status == MMAREF_E_ARITHMETIC && c->given.line_of[VECTOR_STATUS] == 0) {
        snprintf(place, sizeof place, "%s:%u", path, c->given.line_of[VECTOR_ARITH]);
        return host_complain_error(place, "", 0, &c->result.error);
    }
    put_echo(r, c);
    print_result(r->filled, &c->result);
    return EXIT_EQUAL;
}

/* Judges a case that was computed. */
static void judge_case(run *r, const char *path, const run_case *c)
{
    verdict is = outcome_judge(r->report, path, &c->given, &c->result);

    r->count[is]++;
    if (r->covered != NULL && c->result.status == MMAREF_OK) {
        coverage_add(r->covered, &c->given, c->corners);
    }
    if (r->found != NULL) {
        r->found->digest += outcome_digest(c->number, &c->given, &c->result);
        if (is == FAILED || is == SKIPPED) { /* the line that has just been reported */
            fflush(r->report);
            result_add_item(r->found, c->number, r->text + r->text_taken, r->text_size - r->text_taken - 1);
            r->text_taken = r->text_size;
        }
    }
}

/* ---- Files ----------------------------------------------------------- */

/* As many cases as there is room for, or as are left: 1, 0 at the end of the file, -1 after complaining. */
static int run_cases(run *r, vector_reader *reader, run_job *jobs)
{
    const run_case *last;
    int state = 1;
    unsigned i;

    for (r->cases = 0; r->cases < r->room && state > 0; r->cases += state > 0) {
        state = read_case(r, reader, &r->batch[r->cases]);
    }
    if (jobs_run(compute_cases, jobs, sizeof *jobs, (unsigned)r->line->jobs) != EXIT_EQUAL) {
        return -1;
    }
    for (i = 0; i < r->cases; i++) {
        if (r->filled == NULL) {
            judge_case(r, reader->lines.path, &r->batch[i]);
        } else if (fill_case(r, reader->lines.path, &r->batch[i]) != EXIT_EQUAL) {
            return -1;
        }
    }
    last = &r->batch[r->cases];
    if (state == 0 && r->filled != NULL) {
        put_echo(r, last);
    }
    progress_show(&r->shown, r->read, 0);
    return state;
}

/* Runs every file of the command line. EXIT_UNREADABLE after complaining. */
static int run_files(run *r)
{
    static vector_reader reader;
    unsigned jobs = (unsigned)r->line->jobs, wanted = CASES_OF_A_JOB * jobs, i;
    run_job *job = calloc(jobs, sizeof *job);
    int state = 0;

    r->digest = RESULT_MIX;
    r->room = jobs == 1 ? 1 : wanted < CASES_MAX ? wanted : CASES_MAX;
    r->batch = calloc(r->room + 1, sizeof *r->batch);
    if (job == NULL || r->batch == NULL) {
        free(job);
        free(r->batch);
        return host_complain(NULL, "", 0, "out of memory", NULL);
    }
    for (i = 0; i < jobs; i++) {
        job[i].r = r;
        job[i].first = i;
    }
    for (i = 0; i < r->line->arguments && state == 0; i++) {
        state = -1;
        if (vector_open(&reader, r->line->argument[i], r->line->allow_empty) == EXIT_EQUAL) {
            reader.digest = r->found == NULL ? NULL : &r->digest;
            do {
                state = run_cases(r, &reader, job);
            } while (state > 0);
            vector_close(&reader);
        }
    }
    progress_close(&r->shown);
    for (i = 0; i <= r->room; i++) {
        free(r->batch[i].echo);
    }
    free(r->batch);
    free(job);
    return state == 0 ? EXIT_EQUAL : EXIT_UNREADABLE;
}

/* ---- What is asked --------------------------------------------------- */

/* Compares, and tells how it went. */
static int compare(run *r)
{
    static coverage covered;
    int status;

    r->covered = r->line->coverage ? &covered : NULL;
    r->report = stdout;
    status = run_files(r);
    if (status == EXIT_EQUAL && r->covered != NULL) {
        status = coverage_print(&covered);
    }
    if (status != EXIT_EQUAL) {
        return status;
    }
    printf("%lu passed, %lu failed, %lu computed, %lu skipped\n", r->count[PASSED], r->count[FAILED],
           r->count[COMPUTED], r->count[SKIPPED]);
    return host_judge(r->count[PASSED], r->count[FAILED], r->line->allow_empty);
}

/* The same as a result that can be merged. */
static int write_result(run *r)
{
    result found;
    int status;
    unsigned i;

    result_open(&found, "run", &r->line->share);
    r->found = &found;
    r->report = open_memstream(&r->text, &r->text_size);
    status = r->report == NULL ? host_complain(NULL, "", 0, "out of memory", NULL) : run_files(r);
    if (status == EXIT_EQUAL) {
        for (i = 0; i < VERDICTS; i++) {
            result_count(&found, verdict_names[i], r->count[i]);
        }
        if (r->line->is_shard == NULL) { /* other shards read the same files */
            snprintf(found.question, sizeof found.question, "%08lx%08lx", (unsigned long)(r->digest >> 32),
                     (unsigned long)(r->digest & 0xffffffffu));
        }
        result_write(&found, stdout);
        status = host_judge(r->count[PASSED], r->count[FAILED], r->line->allow_empty);
    }
    if (r->report != NULL) {
        (void)fclose(r->report);
    }
    free(r->text);
    result_close(&found);
    return status;
}

/* Fills the cases in. */
static int fill(run *r)
{
    host_output file;
    int status;

    if (host_output_open(&file, r->line->output == NULL ? "-" : r->line->output) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    r->filled = file.out;
    status = run_files(r);
    if (status == EXIT_EQUAL && r->read == 0 && !r->line->allow_empty) {
        status = host_complain(NULL, "", 0, "nothing was filled in: there is no case (--allow-empty permits it)", NULL);
    }
    if (status == EXIT_EQUAL) {
        begin_filled(r);
    }
    return host_output_close(&file, status);
}

static int check_options(const command_line *line)
{
    if (line->fill && line->coverage) {
        return host_complain("--coverage", "", 0, "--fill prints vectors", NULL);
    }
    if (line->fill && line->json) {
        return host_complain("--json", "", 0, "--fill prints vectors", NULL);
    }
    if (line->coverage && (line->json || line->shard != NULL || line->is_shard != NULL)) {
        return host_complain("--coverage", "", 0, "it is told of whole files, as a table", NULL);
    }
    if (line->shard != NULL && line->is_shard != NULL) {
        return host_complain(NULL, "", 0, "--shard and --is-shard exclude each other", NULL);
    }
    if (line->output != NULL && !line->fill) {
        return host_complain("--output", line->output, strlen(line->output), "only --fill writes a file", NULL);
    }
    return EXIT_EQUAL;
}

int host_run(int argc, char **argv)
{
    command_line line;
    run r;

    if (command_line_read(&line, argc, argv, "run json empty jobs shard", "a vector file, or - for standard input", 1,
                          ARGUMENTS_ANY) != EXIT_EQUAL || check_options(&line) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    memset(&r, 0, sizeof r);
    r.line = &line;
    if (line.fill) {
        return fill(&r);
    }
    return line.json || line.shard != NULL || line.is_shard != NULL ? write_result(&r) : compare(&r);
}
