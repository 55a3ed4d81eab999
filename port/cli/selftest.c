/* SPDX-License-Identifier: MIT */
/* mmaref selftest: the self-test of the firmware, on the host; or the log of a board's. */
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/options.h"
#include "commands.h"
#include "selftest_log.h"

static mmaref_selftest_memory memory;

static void print_line(const char *line, void *context)
{
    (void)context;
    puts(line);
}

/* The lines of a run; text is NULL if there was no memory. */
typedef struct {
    char *text;
    size_t length, size;
} lines;

static void keep_line(const char *line, void *context)
{
    lines *kept = context;
    size_t more = strlen(line);

    if (kept->text != NULL && kept->length + more + 2 > kept->size) {
        char *larger = realloc(kept->text, 2 * kept->size + more);

        if (larger == NULL) {
            free(kept->text);
        }
        kept->text = larger;
        kept->size = 2 * kept->size + more;
    }
    if (kept->text != NULL) {
        memcpy(kept->text + kept->length, line, more);
        kept->length += more;
        memcpy(kept->text + kept->length++, "\n", 2);
    }
}

/* The log of the run on this machine; its text is to be freed. */
static int run_here(selftest_log *log, char **text)
{
    lines kept = { malloc(1 << 16), 0, 1 << 16 };
    int32_t failures = mmaref_selftest_run(&memory, keep_line, &kept);

    *text = kept.text;
    if (kept.text == NULL) {
        return cli_complain("selftest", "", 0, "not enough memory", NULL);
    }
    return selftest_log_read(log, "selftest", kept.text) == EXIT_EQUAL && failures >= 0 ? EXIT_EQUAL : EXIT_UNREADABLE;
}

/* Reads the log of a file, and compares it with the run on this machine. */
static int read_log(const char *path, selftest_log *log, char **text)
{
    static selftest_log own;
    char *own_text = NULL;
    size_t length;
    int status;

    *text = cli_read_file(path, &length);
    if (*text == NULL) {
        return EXIT_UNREADABLE;
    }
    status = selftest_log_read(log, path, *text);
    if (status == EXIT_EQUAL) {
        status = run_here(&own, &own_text);
    }
    if (status == EXIT_EQUAL) {
        status = selftest_log_compare(log, path, &own);
    }
    free(own_text);
    return status;
}

/* The verdict in a line. */
static void print_verdict(const selftest_log *log)
{
    printf("%s: %lu passed, %lu failed, %lu skipped of %lu\n",
           selftest_log_judge(log) == EXIT_EQUAL ? "passed" : "failed", log->count[LOG_PASSED],
           log->count[LOG_FAILED], log->count[LOG_SKIPPED], log->planned);
}

int cli_selftest(int argc, char **argv)
{
    static selftest_log log;
    const char *path = NULL;
    bool junit = false;
    command_line line;
    const option_row options[] = { { "json", OPTION_FLAG, &line.json },
                                   { "junit", OPTION_FLAG, &junit },
                                   { "log", OPTION_FILE, &path },
                                   OPTIONS_END };
    char *text = NULL;
    int status;

    if (command_line_read(&line, argc, argv, options, "no argument", 0, 0) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (junit && line.json) {
        return cli_complain(NULL, "--junit", 7, "--json is another form", NULL);
    }
    if (path == NULL && !junit && !line.json) {
        return mmaref_selftest_run(&memory, print_line, NULL) == 0 ? EXIT_EQUAL : EXIT_DIFFERENT;
    }
    status = path == NULL ? run_here(&log, &text) : read_log(path, &log, &text);
    if (status == EXIT_EQUAL) {
        if (junit) {
            selftest_log_junit(&log, stdout);
        } else if (line.json) {
            selftest_log_json(&log, stdout);
        } else {
            print_verdict(&log);
        }
        status = selftest_log_judge(&log);
    }
    free(text);
    return status;
}
