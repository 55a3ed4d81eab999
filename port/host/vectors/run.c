/* SPDX-License-Identifier: MIT */
/* mmaref run: computes the cases of text vectors and compares, or fills them in. */
#define _POSIX_C_SOURCE 200809L /* open_memstream */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "commands.h"
#include "run_cases.h"

static const char *const verdict_names[VERDICTS] = { "passed", "failed", "computed", "skipped" };

static int judge_all(const tally *count)
{
    return count->count[FAILED] == 0 ? EXIT_EQUAL : EXIT_DIFFERENT;
}

/* Compares, and tells how it went. */
static int compare(const command_line *line, tally *count)
{
    static coverage covered;
    int status;

    count->covered = line->coverage ? &covered : NULL;
    count->report = stdout;
    status = run_files(line, count);
    if (status == EXIT_EQUAL && count->covered != NULL) {
        status = coverage_print(&covered);
    }
    if (status != EXIT_EQUAL) {
        return status;
    }
    printf("%lu passed, %lu failed, %lu computed, %lu skipped\n", count->count[PASSED], count->count[FAILED],
           count->count[COMPUTED], count->count[SKIPPED]);
    if (count->count[PASSED] + count->count[FAILED] == 0 && !line->allow_empty) {
        return host_complain(NULL, "", 0, "nothing was compared: no case has a result (--allow-empty permits it)",
                             NULL);
    }
    return judge_all(count);
}

/* The same as a result that can be merged: cases without results are what it is about, too. */
static int write_result(const command_line *line, tally *count)
{
    result found;
    int status;
    unsigned i;

    result_open(&found, "run", &count->share);
    count->found = &found;
    count->report = open_memstream(&count->lines, &count->lines_size);
    status = count->report == NULL ? host_complain(NULL, "", 0, "out of memory", NULL) : run_files(line, count);
    if (status == EXIT_EQUAL) {
        for (i = 0; i < VERDICTS; i++) {
            result_count(&found, verdict_names[i], count->count[i]);
        }
        result_write(&found, stdout);
        status = judge_all(count);
    }
    if (count->report != NULL) {
        (void)fclose(count->report);
    }
    free(count->lines);
    result_close(&found);
    return status;
}

/* Whether a path names something that must be written where it is: a device, a pipe. */
static bool is_special(const char *path)
{
    struct stat about;

    return stat(path, &about) == 0 && !S_ISREG(about.st_mode);
}

/* Writes the filled cases beside `path`, and then gives them its name: what was there stays until all is well. */
static int fill_file(const command_line *line, tally *count, const char *path)
{
    size_t size = strlen(path) + sizeof ".partial";
    char *partial = malloc(size);
    int status;

    if (partial == NULL) {
        return host_complain(NULL, "", 0, "out of memory", NULL);
    }
    snprintf(partial, size, "%s%s", path, is_special(path) ? "" : ".partial");
    count->filled = fopen(partial, "wb");
    if (count->filled == NULL) {
        status = host_complain(partial, "", 0, "cannot be written", NULL);
    } else {
        status = host_close(count->filled, partial, run_files(line, count));
        if (strcmp(partial, path) != 0 && status == EXIT_EQUAL && rename(partial, path) != 0) {
            status = host_complain(path, "", 0, "cannot be written", NULL);
        }
        if (strcmp(partial, path) != 0 && status != EXIT_EQUAL) {
            (void)remove(partial);
        }
    }
    free(partial);
    return status;
}

static int read_options(const command_line *line, tally *count)
{
    if (line->fill && (line->coverage || line->allow_empty)) {
        return host_complain(NULL, "", 0, "--fill compares nothing: it goes without --coverage and --allow-empty",
                             NULL);
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
    count->may_be_empty = line->allow_empty;
    count->is_share = line->is_shard != NULL;
    if (shard_read(count->is_share ? "--is-shard" : "--shard", count->is_share ? line->is_shard : line->shard,
                   &count->share) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return command_line_read_jobs(line, &count->jobs);
}

int host_run(int argc, char **argv)
{
    tally count;
    command_line line;

    memset(&count, 0, sizeof count);
    if (command_line_read(&line, argc, argv, "run json jobs shard", "a vector file, or - for standard input", 1,
                          ARGUMENTS_ANY) != EXIT_EQUAL || read_options(&line, &count) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (line.output != NULL) {
        return fill_file(&line, &count, line.output);
    }
    if (line.fill) {
        count.filled = stdout;
        return run_files(&line, &count);
    }
    return line.json || line.shard != NULL || count.is_share ? write_result(&line, &count) : compare(&line, &count);
}
