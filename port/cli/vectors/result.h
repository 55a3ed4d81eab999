/* SPDX-License-Identifier: MIT */
/* Results of a command that works on many cases, as lines for mmaref merge and as JSON. Shards add up to the whole. */
#ifndef MMAREF_CLI_VECTORS_RESULT_H
#define MMAREF_CLI_VECTORS_RESULT_H

#include "base/parallel.h"

/* A difference or a row: its number in the whole, and its text. */
typedef struct {
    unsigned long long number;
    char *text;
} result_item;

/* What is counted: cases by verdict (outcome.h), in this order, and rows. */
enum {
    RESULT_PASSED,
    RESULT_FAILED,
    RESULT_COMPUTED,
    RESULT_SKIPPED,
    RESULT_ROWS,
    RESULT_COUNTS
};

extern const char *const result_count_names[RESULT_COUNTS];

#define RESULT_QUESTION_MAX 1400 /* more than the longest, of gemm: an instruction, an arithmetic, numbers */

/* What ends the question of a product whose scale factors are derived: after this stands how. */
#define RESULT_RULE " --derive "

/* Counts and digests of shards add up, items come in the order of their numbers. */
typedef struct {
    char command[16];
    char question[RESULT_QUESTION_MAX]; /* what was asked, the same of all shards */
    char tables[9];                     /* of mmaref_build_get; of firmware too */
    unsigned long of;                   /* shards in all */
    unsigned long shard;                /* the only shard, counted from 1; 0: several */
    uint8_t *done;                      /* which shards this is the result of: SHARDS_MAX flags, by index - 1 */
    bool counted[RESULT_COUNTS]; /* the command counts these */
    unsigned long long count[RESULT_COUNTS];
    uint64_t digest; /* the sum of result_mix over all words of each case */
    result_item *items;
    size_t item_count, item_room;
} result;

/* Begins the result of a shard; ends the command if there is no memory. */
void result_open(result *r, const char *command, const shard *share);
void result_close(result *r);

/* The start of a digest, and one step of it. */
#define RESULT_MIX UINT64_C(0xcbf29ce484222325)
uint64_t result_mix(uint64_t sum, uint64_t word);

void result_count(result *r, unsigned what, unsigned long long value);

/* Takes a copy of `length` characters. */
void result_add_item(result *r, unsigned long long number, const char *text, size_t length);

/* Whether all shards are there. */
bool result_is_whole(const result *r);

/* Writes the result of one shard as lines: "# run shard=1/3 tables=... KEY=VALUE ... -- QUESTION", then for each item
 * "# item NUMBER TEXT". Or writes one of any shards as JSON, that of all shards like that of a single one. */
void result_write(const result *r, bool as_json, FILE *out);

/* Reads the lines of result_write, or the line "# hardware ..." of a log of firmware; other lines of a log are ignored.
 * EXIT_UNREADABLE after complaining. */
int result_read(result *r, const char *path);

#endif
