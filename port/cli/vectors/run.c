/* SPDX-License-Identifier: MIT */
/* mmaref run: computes the cases of text vectors and compares them or fills them in. With several threads it reads a
 * batch of cases, computes them together, and reports them in their order. */
#include <stdlib.h>
#include <string.h>

#include "ask/arithmetic.h"
#include "base/file.h"
#include "base/hex.h"
#include "base/options.h"
#include "base/system.h"
#include "commands.h"
#include "vectors/coverage.h"
#include "vectors/outcome.h"
#include "vectors/result.h"
#include "vectors/shrink.h"

#define CASES_OF_A_JOB 32
#define CASES_MAX 512 /* at a time */

/* A case, its outcome, and its number in the whole. */
typedef struct {
    vector_case given;
    outcome result;
    uint32_t corners; /* only with --coverage */
    unsigned long long number;
    system_memory echo; /* with --fill: the lines before the result */
} run_case;

/* The options; NULL and false: not given. */
typedef struct {
    command_line line;
    bool fill, coverage, allow_empty;
    const char *output, *shrink, *unit;
} run_options;

/* A run: its options and its state. */
typedef struct {
    const run_options *asked;
    FILE *filled;      /* with --fill: the output; NULL: cases are compared */
    bool has_begun;    /* something is written there */
    FILE *report;      /* what differs, a line each */
    coverage *covered; /* NULL: not wanted */
    result *found;     /* the result that takes `report`; NULL: it is standard output */
    system_memory text; /* the memory of `report` */
    size_t text_taken;
    uint64_t digest; /* of all cases that the files have, in their order */
    unsigned long count[VERDICTS];
    unsigned long long read; /* cases so far, those of other shards among them */
    run_case *batch;         /* those that are computed together, and room for one more */
    unsigned cases, room;
    progress shown;
    vector_case *failed; /* with --shrink: the first case that failed */
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
    const shard *share = &r->asked->line.share;
    bool is_all = r->asked->line.is_shard != NULL; /* the files hold that shard alone */
    int state;

    free(into->echo.text);
    memset(&into->echo, 0, sizeof into->echo);
    for (; !is_all && !shard_has(share, r->read); r->read++) {
        state = vector_next(reader, NULL);
        if (state <= 0) {
            return state;
        }
    }
    if (r->filled != NULL && !system_memory_open(&into->echo)) {
        (void)cli_complain(NULL, "", 0, "out of memory", NULL);
        return -1;
    }
    reader->echo = into->echo.out;
    state = vector_next(reader, &into->given);
    if (r->filled != NULL && !system_memory_close(&into->echo)) {
        (void)cli_complain(NULL, "", 0, "out of memory", NULL);
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

    for (i = job->first; i < r->cases; i += (unsigned)r->asked->line.jobs) {
        r->batch[i].corners = 0;
        outcome_compute(&r->batch[i].given, r->covered == NULL ? NULL : &r->batch[i].corners, &r->batch[i].result);
    }
    return NULL;
}

/* Prints the result, which ends a case that the reader has echoed. */
static void print_result(FILE *out, const outcome *got)
{
    unsigned i;

    if (got->status != MMAREF_OK) {
        fprintf(out, "status %s\n", mmaref_status_name(got->status));
    } else {
        fputs(vector_key_name(got->array), out);
        for (i = 0; i < got->count; i++) {
            if (got->array < VECTOR_WORD_ARRAYS) {
                cli_put_hex(out, " ", got->words[i], 8);
            } else {
                cli_put_hex(out, i == 0 ? " " : "", got->bytes[i], 2);
            }
        }
        (void)putc('\n', out);
    }
    fputs("end\n", out);
}

/* Writes the first line of the output, once the first case, or the first file, is read. */
static void begin_filled(run *r)
{
    if (!r->has_begun) {
        fputs("mmavec 1\n", r->filled);
        r->has_begun = true;
    }
}

/* Writes the lines of a case, or the comments after the last one. */
static void put_echo(run *r, const run_case *c)
{
    if (c->echo.size != 0) {
        begin_filled(r);
        (void)fwrite(c->echo.text, 1, c->echo.size, r->filled);
    }
}

/* Prints a case with its result. If the arithmetic cannot compute it and the case does not expect that, EXIT_UNREADABLE
 * after complaining. */
static int fill_case(run *r, const char *path, const run_case *c)
{
    char place[300];

    if (c->result.status == MMAREF_E_ARITHMETIC && c->given.line_of[VECTOR_STATUS] == 0) {
        snprintf(place, sizeof place, "%s:%u", path, c->given.line_of[VECTOR_ARITH]);
        return cli_complain_error(place, "", 0, &c->result.error);
    }
    put_echo(r, c);
    print_result(r->filled, &c->result);
    return EXIT_EQUAL;
}

/* Judges a case that was computed. */
static void judge_case(run *r, const char *path, const run_case *c)
{
    verdict is = outcome_judge(r->report, path, &c->given, &c->result);

    if (is == FAILED && r->count[FAILED] == 0 && r->failed != NULL) {
        *r->failed = c->given;
    }
    r->count[is]++;
    if (r->covered != NULL && c->result.status == MMAREF_OK) {
        coverage_add(r->covered, &c->given, c->corners);
    }
    if (r->found != NULL) {
        r->found->digest += outcome_digest(c->number, &c->given, &c->result);
        if (is == FAILED || is == SKIPPED) { /* the line that has just been reported */
            if (!system_memory_flush(&r->text)) {
                exit(cli_complain(NULL, "", 0, "out of memory", NULL));
            }
            result_add_item(r->found, c->number, r->text.text + r->text_taken, r->text.size - r->text_taken - 1);
            r->text_taken = r->text.size;
        }
    }
}

/* ---- Files ----------------------------------------------------------- */

/* Reads and runs a batch of cases: 1, 0 at the end of the file, -1 after complaining. */
static int run_cases(run *r, vector_reader *reader, run_job *jobs)
{
    const run_case *last;
    int state = 1;
    unsigned i;

    for (r->cases = 0; r->cases < r->room && state > 0; r->cases += state > 0) {
        state = read_case(r, reader, &r->batch[r->cases]);
    }
    if (jobs_run(compute_cases, jobs, sizeof *jobs, (unsigned)r->asked->line.jobs) != EXIT_EQUAL) {
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
    unsigned jobs = (unsigned)r->asked->line.jobs, wanted = CASES_OF_A_JOB * jobs, i;
    run_job *job = calloc(jobs, sizeof *job);
    int state = 0;

    r->digest = RESULT_MIX;
    r->room = jobs == 1 ? 1 : wanted < CASES_MAX ? wanted : CASES_MAX;
    r->batch = calloc(r->room + 1, sizeof *r->batch);
    if (job == NULL || r->batch == NULL) {
        free(job);
        free(r->batch);
        return cli_complain(NULL, "", 0, "out of memory", NULL);
    }
    for (i = 0; i < jobs; i++) {
        job[i].r = r;
        job[i].first = i;
    }
    for (i = 0; i < r->asked->line.arguments && state == 0; i++) {
        state = -1;
        if (vector_open(&reader, r->asked->line.argument[i], r->asked->allow_empty) == EXIT_EQUAL) {
            reader.digest = r->found == NULL ? NULL : &r->digest;
            do {
                state = run_cases(r, &reader, job);
            } while (state > 0);
            vector_close(&reader);
        }
    }
    progress_close(&r->shown);
    for (i = 0; i <= r->room; i++) {
        free(r->batch[i].echo.text);
    }
    free(r->batch);
    free(job);
    return state == 0 ? EXIT_EQUAL : EXIT_UNREADABLE;
}

/* ---- What is asked --------------------------------------------------- */

/* Compares, and prints the counts. */
static int compare(run *r)
{
    static vector_case failed;
    static coverage covered;
    int status;

    r->covered = r->asked->coverage ? &covered : NULL;
    r->report = stdout;
    r->failed = r->asked->shrink != NULL ? &failed : NULL;
    status = run_files(r);
    if (status == EXIT_EQUAL && r->covered != NULL) {
        status = coverage_print(&covered);
    }
    if (status != EXIT_EQUAL) {
        return status;
    }
    printf("%lu passed, %lu failed, %lu computed, %lu skipped\n", r->count[PASSED], r->count[FAILED],
           r->count[COMPUTED], r->count[SKIPPED]);
    if (r->failed != NULL && r->count[FAILED] != 0 &&
        shrink_case(r->asked->shrink, &failed, r->asked->unit) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return cli_judge(r->count[PASSED], r->count[FAILED], r->asked->allow_empty);
}

/* The same as a result: JSON, or the lines that can be merged. */
static int write_result(run *r)
{
    result found;
    int status;
    unsigned i;

    result_open(&found, "run", &r->asked->line.share);
    r->found = &found;
    status = system_memory_open(&r->text) ? EXIT_EQUAL : cli_complain(NULL, "", 0, "out of memory", NULL);
    r->report = r->text.out;
    status = status == EXIT_EQUAL ? run_files(r) : status;
    if (status == EXIT_EQUAL) {
        for (i = 0; i < VERDICTS; i++) {
            result_count(&found, i, r->count[i]);
        }
        if (r->asked->line.is_shard == NULL) { /* other shards read the same files */
            snprintf(found.question, sizeof found.question, "%08lx%08lx", (unsigned long)(r->digest >> 32),
                     (unsigned long)(r->digest & 0xffffffffu));
        }
        result_write(&found, r->asked->line.json, stdout);
        status = cli_judge(r->count[PASSED], r->count[FAILED], r->asked->allow_empty);
    }
    if (r->report != NULL && !system_memory_close(&r->text) && status == EXIT_EQUAL) {
        status = cli_complain(NULL, "", 0, "out of memory", NULL);
    }
    free(r->text.text);
    result_close(&found);
    return status;
}

/* Fills the cases in. */
static int fill(run *r)
{
    cli_output file;
    int status;

    if (cli_output_open(&file, r->asked->output == NULL ? "-" : r->asked->output) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    r->filled = file.out;
    status = run_files(r);
    if (status == EXIT_EQUAL && r->read == 0 && !r->asked->allow_empty) {
        status = cli_complain(NULL, "", 0, "nothing was filled in: there is no case (--allow-empty permits it)", NULL);
    }
    if (status == EXIT_EQUAL) {
        begin_filled(r);
    }
    return cli_output_close(&file, status);
}

static int check_options(const run_options *o)
{
    if (o->fill && o->coverage) {
        return cli_complain("--coverage", "", 0, "--fill prints vectors", NULL);
    }
    if (o->fill && o->line.json) {
        return cli_complain("--json", "", 0, "--fill prints vectors", NULL);
    }
    if (o->fill && o->line.is_shard != NULL) {
        return cli_complain("--is-shard", "", 0, "--fill prints vectors, not a result for merge", NULL);
    }
    if (o->coverage && (o->line.json || o->line.shard != NULL || o->line.is_shard != NULL)) {
        return cli_complain("--coverage", "", 0, "it excludes --json, --shard and --is-shard", NULL);
    }
    if (o->line.shard != NULL && o->line.is_shard != NULL) {
        return cli_complain(NULL, "", 0, "--shard and --is-shard exclude each other", NULL);
    }
    if (o->shrink != NULL &&
        (o->fill || o->line.json || o->line.shard != NULL || o->line.is_shard != NULL)) {
        return cli_complain("--shrink", o->shrink, strlen(o->shrink),
                            "it excludes --fill, --json, --shard and --is-shard", NULL);
    }
    if (o->unit != NULL && o->shrink == NULL) {
        return cli_complain("--unit", o->unit, strlen(o->unit), "it needs --shrink", NULL);
    }
    if (o->output != NULL && !o->fill) {
        return cli_complain("--output", o->output, strlen(o->output), "only --fill writes a file", NULL);
    }
    return EXIT_EQUAL;
}

int cli_run(int argc, char **argv)
{
    run_options o;
    const option_row options[] = { { "json", OPTION_FLAG, &o.line.json },
                                   OPTIONS_SHARES(o.line),
                                   { "is-shard", OPTION_TEXT, &o.line.is_shard },
                                   { "fill", OPTION_FLAG, &o.fill },
                                   { "output", OPTION_TEXT, &o.output },
                                   { "coverage", OPTION_FLAG, &o.coverage },
                                   { "shrink", OPTION_TEXT, &o.shrink },
                                   { "unit", OPTION_TEXT, &o.unit },
                                   { "allow-empty", OPTION_FLAG, &o.allow_empty },
                                   OPTIONS_END };
    run r;

    memset(&o, 0, sizeof o);
    if (command_line_read(&o.line, argc, argv, options, "a vector file, or - for standard input", 1, ARGUMENTS_ANY) !=
            EXIT_EQUAL ||
        check_options(&o) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    memset(&r, 0, sizeof r);
    r.asked = &o;
    if (o.fill) {
        return fill(&r);
    }
    return o.line.json || o.line.shard != NULL || o.line.is_shard != NULL ? write_result(&r) : compare(&r);
}
