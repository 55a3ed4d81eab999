/* SPDX-License-Identifier: MIT */
/* mmaref merge: combines the results of shards. */
#include <stdlib.h>
#include <string.h>

#include "base/escape.h"
#include "base/options.h"
#include "commands.h"
#include "vectors/result.h"

/* Complains of a file that contradicts another one. */
static int complain(const char *path, const char *what, const char *theirs, const char *other, const char *others)
{
    char reason[2 * RESULT_QUESTION_MAX + 400];

    snprintf(reason, sizeof reason, "%s is '%s', but that of %.300s is '%s'", what, theirs, other, others);
    return cli_complain(path, "", 0, reason, NULL);
}

/* Complains if a result is of another campaign than the first one. */
static int check_kind(const char *path, const result *one, const char *first, const result *all)
{
    bool is_run = strcmp(all->command, "run") == 0;
    char theirs[24], others[24];

    snprintf(theirs, sizeof theirs, "%lu", one->of);
    snprintf(others, sizeof others, "%lu", all->of);
    if (strcmp(one->command, all->command) != 0) {
        return complain(path, "its command", one->command, first, all->command);
    }
    if (strcmp(one->tables, all->tables) != 0) {
        return complain(path, "the hash of its tables", one->tables, first, all->tables);
    }
    if (strcmp(one->question, all->question) != 0) {
        return complain(path, is_run ? "the digest of the cases it read" : "its question", one->question, first,
                        all->question);
    }
    return one->of != all->of ? complain(path, "its number of shards", theirs, first, others) : EXIT_EQUAL;
}

static int add(const char *path, const result *one, const char *first, result *all)
{
    const unsigned long at = one->shard - 1;
    unsigned i;
    size_t item;
    char text[64];

    if (check_kind(path, one, first, all) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (all->done[at]) {
        snprintf(text, sizeof text, "shard %lu of %lu", one->shard, one->of);
        return cli_complain(path, text, strlen(text), "it comes twice", NULL);
    }
    all->done[at] = 1;
    for (i = 0; i < RESULT_COUNTS; i++) {
        all->counted[i] |= one->counted[i];
        all->count[i] += one->count[i];
    }
    all->digest += one->digest;
    for (item = 0; item < one->item_count; item++) {
        result_add_item(all, one->items[item].number, one->items[item].text, strlen(one->items[item].text));
    }
    return EXIT_EQUAL;
}

/* A shard, and how many cases it has. */
typedef struct {
    const char *path;
    unsigned long long cases;
} share_size;

/* Checks the number of cases: all shards have the same, or the first ones have one more. */
static int check_share(const char *path, const result *one, share_size *least, share_size *most)
{
    share_size this = { path, 0 };
    char reason[500];
    unsigned i;

    for (i = 0; i < RESULT_COUNTS; i++) {
        this.cases += one->count[i];
    }
    *least = least->path == NULL || this.cases < least->cases ? this : *least;
    *most = most->path == NULL || this.cases > most->cases ? this : *most;
    if (most->cases - least->cases <= 1) {
        return EXIT_EQUAL;
    }
    snprintf(reason, sizeof reason, "it has %llu cases, but %.300s has %llu: an input ended early", least->cases,
             most->path, most->cases);
    return cli_complain(least->path, "", 0, reason, NULL);
}

static int by_number(const void *x, const void *y)
{
    const result_item *a = x, *b = y;

    return (a->number > b->number) - (a->number < b->number);
}

/* Reads and adds all files; the first one determines the campaign. */
static int merge(const command_line *line, result *all)
{
    share_size least = { NULL, 0 }, most = { NULL, 0 };
    result one;
    int status = EXIT_EQUAL;
    unsigned i;

    if (result_read(all, line->argument[0]) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (strcmp(all->command, "run") == 0) {
        (void)check_share(line->argument[0], all, &least, &most);
    }
    for (i = 1; i < line->arguments && status == EXIT_EQUAL; i++) {
        status = result_read(&one, line->argument[i]);
        if (status == EXIT_EQUAL) {
            status = add(line->argument[i], &one, line->argument[0], all);
        }
        if (status == EXIT_EQUAL && strcmp(one.command, "run") == 0) {
            status = check_share(line->argument[i], &one, &least, &most);
        }
        result_close(&one);
    }
    if (all->item_count != 0) {
        qsort(all->items, all->item_count, sizeof *all->items, by_number);
    }
    return status;
}

static int complain_of_missing(const result *all)
{
    char reason[100];
    unsigned long i = 0;

    while (all->done[i]) {
        i++;
    }
    snprintf(reason, sizeof reason, "shard %lu of %lu is missing (--allow-missing permits it)", i + 1, all->of);
    return cli_complain(NULL, "", 0, reason, NULL);
}

/* Prints what one run of all cases would have printed. */
static void print(const result *all)
{
    bool is_matrix = strcmp(all->command, "gemm") == 0;
    const char *rule = is_matrix ? strstr(all->question, RESULT_RULE) : NULL;
    size_t item;
    unsigned i;

    if (rule != NULL) {
        fputs("# derive ", stdout);
        escape_put(stdout, rule + strlen(RESULT_RULE), strlen(rule + strlen(RESULT_RULE)), '\0');
        putchar('\n');
    }
    for (item = 0; item < all->item_count; item++) {
        fputs(is_matrix ? "d " : "", stdout);
        escape_put(stdout, all->items[item].text, strlen(all->items[item].text), '\0');
        putchar('\n');
    }
    for (i = 0; !is_matrix && i < RESULT_COUNTS; i++) {
        if (all->counted[i]) {
            printf("%s%llu %s", i == 0 ? "" : ", ", all->count[i], result_count_names[i]);
        }
    }
    fputs(is_matrix ? "" : "\n", stdout);
}

int cli_merge(int argc, char **argv)
{
    command_line line;
    bool allow_missing = false, allow_empty = false;
    const option_row options[] = { { "json", OPTION_FLAG, &line.json },
                                   { "allow-missing", OPTION_FLAG, &allow_missing },
                                   { "allow-empty", OPTION_FLAG, &allow_empty },
                                   OPTIONS_END };
    result all;
    int status;

    if (command_line_read(&line, argc, argv, options, "a result", 1, ARGUMENTS_ANY) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    memset(&all, 0, sizeof all);
    status = merge(&line, &all);
    if (status == EXIT_EQUAL && !allow_missing && !result_is_whole(&all)) {
        status = complain_of_missing(&all);
    }
    if (status == EXIT_EQUAL) {
        if (line.json) {
            result_write(&all, true, stdout);
        } else {
            print(&all);
        }
        status = strcmp(all.command, "gemm") == 0
                     ? EXIT_EQUAL /* rows of a product: nothing is compared */
                     : cli_judge(all.count[RESULT_PASSED], all.count[RESULT_FAILED], allow_empty);
    }
    result_close(&all);
    return status;
}
