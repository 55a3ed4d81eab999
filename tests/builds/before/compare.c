/* SPDX-License-Identifier: MIT */
/* compare CASES SEED [FIRST]: two libraries on the same random questions, from number FIRST on. Prints the first
 * differences, each with the words that ask it again, and counts. The status is 1 for a difference, and where
 * something was not compared that WHOLE cases reach. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"

/* So many cases have a hundredth of answers of each kind, and an answer with each name. */
#define WHOLE 200000
#define BEFORE_E_ARITHMETIC (-7) /* a status, which keeps its number */
#define SHOWN 10
#define NAMES_MAX 2000 /* of each */

static const char *const kind_names[KINDS] = { "floats", "integers", "moves", "mac16",  "dot_add",
                                               "random", "explain",  "order", "decode", "encode" };
static const char *const names_names[] = { "instruction", "profile", "field", "type" };

static struct {
    unsigned long asked, unknown, refused, answered, different;
} counts[KINDS];
static unsigned long long dots, terms, values;
static bool reached[4][NAMES_MAX];

/* A name of before keeps its number. */
static unsigned long renamed(names of)
{
    const char *before, *today;
    unsigned long count = 0;
    uint16_t i;

    for (i = 0; (before = before_side.name(of, i)) != NULL; i++) {
        today = today_side.name(of, i);
        if (today == NULL || strcmp(before, today) != 0) {
            printf("%s %u was %s and is %s\n", names_names[of], (unsigned)i, before, today == NULL ? "none" : today);
            count++;
        }
    }
    return count;
}

static void reach(const question *asked)
{
    const char *name;
    char word[40];
    unsigned i, j;

    if (asked->kind <= KIND_MAC16) {
        reached[NAMES_INSTRUCTION][asked->number] = true;
    }
    for (i = 0; (name = before_side.name(NAMES_PROFILE, (uint16_t)i)) != NULL; i++) {
        size_t length = strlen(name);

        if (strncmp(asked->block, name, length) == 0 && (asked->block[length] == ' ' || asked->block[length] == '\0')) {
            reached[NAMES_PROFILE][i] = true;
        }
    }
    for (i = 0; (name = before_side.name(NAMES_FIELD, (uint16_t)i)) != NULL; i++) {
        snprintf(word, sizeof word, " %s=", name);
        reached[NAMES_FIELD][i] = reached[NAMES_FIELD][i] || strstr(asked->block, word) != NULL;
    }
    for (i = 0; (name = before_side.name(NAMES_TYPE, (uint16_t)i)) != NULL; i++) {
        for (j = 0; j < 4; j++) {
            reached[NAMES_TYPE][i] = reached[NAMES_TYPE][i] || strcmp(asked->type[j], name) == 0;
        }
    }
}

/* One line: what was asked, the first value that differs, and how to ask it again. */
static void show(const question *asked, const answer *before, const answer *today)
{
    uint32_t at = 0;
    unsigned i;

    while (at < before->count && at < today->count && before->value[at] == today->value[at]) {
        at++;
    }
    printf("%s", kind_names[asked->kind]);
    if (asked->instruction[0] != '\0') {
        printf(" %s", asked->instruction);
    }
    for (i = 0; i < 4 && asked->type[i][0] != '\0'; i++) {
        printf(" %s", asked->type[i]);
    }
    printf("%s, block '%s': value %u: ", asked->coverage ? " with coverage" : "", asked->block, (unsigned)at);
    if (at < before->count && at < today->count) {
        printf("%s was %" PRIx64 ", %s is %" PRIx64, before->name[at], before->value[at], today->name[at],
               today->value[at]);
    } else {
        printf("there were %u, there are %u", (unsigned)before->count, (unsigned)today->count);
    }
}

/* Whether today's library answers what before was refused, or refuses it with the same status: which field is to blame,
 * and in which words, may change; a block that was refused may be computed today, and its operands be refused. */
static bool is_refused_alike(const answer *before, const answer *today)
{
    uint32_t i;

    for (i = 0; today->refused && i < before->count && i < today->count; i++) {
        if (strcmp(before->name[i], "status") == 0 && before->value[i] != today->value[i]) {
            return (int64_t)before->value[i] == BEFORE_E_ARITHMETIC;
        }
    }
    return true;
}

/* Whether the two answers differ. */
static bool compare(const question *asked, bool shown)
{
    static answer before, today;
    bool same;

    before_side.answer(asked, &before);
    today_side.answer(asked, &today);
    counts[asked->kind].asked++;
    if (before.unknown && !today.unknown) {
        counts[asked->kind].unknown++;
        return false;
    }
    same = before.count == today.count && memcmp(before.value, today.value, before.count * sizeof before.value[0]) == 0;
    if (before.refused) {
        counts[asked->kind].refused++;
        same = is_refused_alike(&before, &today);
    } else {
        counts[asked->kind].answered++;
        dots += before.dots;
        terms += before.terms;
        values += asked->kind >= KIND_DECODE;
        reach(asked);
    }
    if (!same) {
        counts[asked->kind].different++;
        if (shown) {
            show(asked, &before, &today);
        }
    }
    return !same;
}

/* How much was not compared. */
static unsigned long missed(unsigned long cases)
{
    const char *name;
    unsigned long count = 0;
    unsigned of;
    uint16_t i;

    for (i = 0; i < KINDS; i++) {
        if (counts[i].answered < cases / 100) {
            printf("%s: too few answers\n", kind_names[i]);
            count++;
        }
    }
    for (of = 0; of < 4; of++) {
        for (i = 0; (name = before_side.name((names)of, i)) != NULL; i++) {
            if (!reached[of][i]) {
                printf("%s %s: no answer\n", names_names[of], name);
                count++;
            }
        }
    }
    return count;
}

int main(int argument_count, char **argument)
{
    static question asked;
    unsigned long cases, i, different = 0, missing = 0;
    uint64_t seed, first;

    if (argument_count < 3 || argument_count > 4) {
        fputs("compare CASES SEED [FIRST]\n", stderr);
        return 2;
    }
    cases = strtoul(argument[1], NULL, 10);
    seed = strtoull(argument[2], NULL, 10);
    first = argument_count == 4 ? strtoull(argument[3], NULL, 10) : 0;
    if (!draw_open()) {
        return 2;
    }
    for (i = 0; i < 4; i++) {
        different += renamed((names)i);
    }
    for (i = 0; i < cases; i++) {
        draw_question(seed, first + i, &asked);
        if (compare(&asked, different < SHOWN) && different++ < SHOWN) {
            printf("; again: compare 1 %" PRIu64 " %" PRIu64 "\n", seed, first + i);
        }
    }
    for (i = 0; i < KINDS; i++) {
        printf("%-8s %8lu calls, %7lu refused alike, %5lu unknown before, %8lu answered, %lu differences\n",
               kind_names[i], counts[i].asked, counts[i].refused, counts[i].unknown, counts[i].answered,
               counts[i].different);
    }
    if (cases >= WHOLE) {
        missing = missed(cases);
    }
    printf("%lu calls, %llu dot products, %llu terms explained, %llu values, %lu not compared, %lu differences\n",
           cases, dots, terms, values, missing, different);
    return different != 0 || missing != 0;
}
