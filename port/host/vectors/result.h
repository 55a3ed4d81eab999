/* SPDX-License-Identifier: MIT */
/* What a command that works on many cases found, as JSON that can be merged: shards add up to the whole. */
#ifndef MMAREF_RESULT_H
#define MMAREF_RESULT_H

#include "jobs.h"

/* A difference or a row: its number in the whole, and its text. */
typedef struct {
    unsigned long long number;
    char *text;
} result_item;

#define RESULT_COUNTS 6
#define RESULT_QUESTION_MAX 1400 /* more than the longest, of gemm: an instruction, an arithmetic, numbers */

/* Counts and digests of shards add up, items come in the order of their numbers. */
typedef struct {
    char command[16];
    char question[RESULT_QUESTION_MAX]; /* what was asked, the same of all shards */
    char tables[9];               /* of mmaref_build_get; of firmware too */
    unsigned long of;             /* shards in all */
    uint8_t *done;                /* those that this is the result of: SHARDS_MAX flags, by index - 1 */
    unsigned counts;
    struct {
        char name[16];
        unsigned long long value;
    } count[RESULT_COUNTS];
    uint64_t digest; /* the sum of result_mix over all words of each case */
    result_item *items;
    size_t item_count, item_room;
} result;

/* Begins the result of a shard; ends the command if there is no memory. */
void result_open(result *r, const char *command, const shard *share);
void result_close(result *r);

/* Starts and goes on with the digest of one case. */
#define RESULT_MIX UINT64_C(0xcbf29ce484222325)
uint64_t result_mix(uint64_t sum, uint64_t word);

void result_count(result *r, const char *name, unsigned long long value);
unsigned long long result_counted(const result *r, const char *name);

/* Takes a copy of `length` characters. */
void result_add_item(result *r, unsigned long long number, const char *text, size_t length);

/* Whether all shards are there. */
bool result_is_whole(const result *r);

/* Writes it; that of all shards is written like that of a single one. */
void result_write(const result *r, FILE *out);

/* Reads what result_write wrote, in any layout that JSON allows; in a log of firmware it stands behind "# result ".
 * EXIT_UNREADABLE after complaining. (result_read.c) */
int result_read(result *r, const char *path);

#endif
