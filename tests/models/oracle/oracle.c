/* SPDX-License-Identifier: MIT */
/* Compares the library's dot products with the oracle's, row by row:
 *   oracle [-n PRODUCTS] [NAME]      rows whose name ("sm_90 f16.k16.f32") contains NAME
 *   oracle -c [-n PRODUCTS] [NAME]   under random custom blocks
 *   oracle -d [-n PRODUCTS] [NAME]   dot products under random blocks with each possibility that no profile has
 *   oracle -o [-n PRODUCTS] [NAME]   no library: does such a block that is slightly off show?
 *   oracle -b                        dot products whose results are known by hand
 *   oracle -m [-n PRODUCTS] [NAME]   no library: does a rule that is slightly off show?
 * Each draws from -s SEED, of which 1 is the first. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "custom.h"
#include "custom_dot.h"
#include "library.h"
#include "mutants.h"
#include "trial.h"

enum { TRIALS_MAX = 1000, PAIRS_MAX = 25 };

static trial trials[TRIALS_MAX];
static unsigned trial_count;
static unsigned products = 200000;

static void trial_name(const trial *t, char name[80])
{
    snprintf(name, 80, "%s %s", mmaref_profile_name(t->profile), t->row->name);
}

/* Mutants need a rule, so nothing that the chip lacks. */
static void collect_trials(const char *part, bool with_missing)
{
    for (uint8_t profile = 0; profile < MMAREF_PROFILES; profile++)
        for (unsigned i = 0; i < row_count; i++) {
            trial t = trial_of(&rows[i], profile);
            char name[80];
            trial_name(&t, name);
            bool wanted = with_missing || t.rule.method != METHOD_NONE;
            if (wanted && strstr(name, part) != NULL && trial_count < TRIALS_MAX)
                trials[trial_count++] = t;
        }
}

/* The library's side of a trial: one case for each pair of types. */
typedef struct {
    library_case cases[PAIRS_MAX];
    source from;
} library_side;

static bool ask_library(void *context, workspace *w, const dot batch[BATCH], unsigned pair,
                        uint64_t d[BATCH])
{
    library_side *side = context;
    (void)w;
    return library_dots(&side->cases[pair], &side->from, batch, d) == MMAREF_OK;
}

/* Prepares all pairs; the first status that is not `expected`, told in `report`. */
static mmaref_status prepare(const trial *t, library_side *side, mmaref_status expected,
                             char report[REPORT_MAX])
{
    char name[80], text[INSTRUCTION_MAX];
    mmaref_status status = expected;
    trial_name(t, name);
    for (unsigned i = 0; i < t->row->pair_count && status == expected; i++) {
        status = library_prepare(t->row, &t->row->pairs[i], t->profile, &side->cases[i]);
        library_text(t->row, &t->row->pairs[i], text);
        snprintf(report, REPORT_MAX, "%s: %s: status %s", name, text, mmaref_status_name(status));
    }
    return status;
}

/* The chip must refuse an instruction that it has not. */
static bool test_refusal(const trial *t, char report[REPORT_MAX])
{
    library_side side;
    return prepare(t, &side, MMAREF_E_TARGET, report) == MMAREF_E_TARGET;
}

static bool test_products(const trial *t, char report[REPORT_MAX])
{
    library_side side;
    char name[80], first[REPORT_MAX];
    trial_name(t, name);
    side.from = random_named(name);
    if (prepare(t, &side, MMAREF_OK, report) != MMAREF_OK)
        return false;
    unsigned differences = trial_run(t, products, ask_library, &side, first);
    snprintf(report, REPORT_MAX, "%s %u products, %u differences%.3800s", name, products,
             differences, first);
    return differences == 0;
}

static bool test_library(unsigned i, char report[REPORT_MAX])
{
    bool missing = trials[i].rule.method == METHOD_NONE;
    return missing ? test_refusal(&trials[i], report) : test_products(&trials[i], report);
}

static bool test_mutants(unsigned i, char report[REPORT_MAX])
{
    char name[80];
    trial_name(&trials[i], name);
    int length = snprintf(report, REPORT_MAX, "%s", name);
    return mutants_run(&trials[i], products, report + length, REPORT_MAX - length);
}

/* Rows under custom blocks; the profile does not matter. */
static bool test_custom(unsigned i, char report[REPORT_MAX])
{
    return custom_run(trials[i].row, products, report);
}

/* The possibilities whose name contains a part. */
static unsigned chosen[TRIALS_MAX], chosen_count;

static void choose(const char *part, bool to_spoil)
{
    for (unsigned i = 0; i < custom_dot_count; i++)
        if (strstr(custom_dot_name(i), part) != NULL && (!to_spoil || custom_dot_can_spoil(i)))
            chosen[chosen_count++] = i;
}

static bool test_custom_dot(unsigned i, char report[REPORT_MAX])
{
    return custom_dot_run(chosen[i], products, report);
}

static bool test_spoilt_dot(unsigned i, char report[REPORT_MAX])
{
    return custom_dot_spoil(chosen[i], products, report);
}

static void keep_one_profile(void)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < trial_count; i++)
        if (trials[i].profile == MMAREF_PROFILE_EXACT)
            trials[kept++] = trials[i];
    trial_count = kept;
}

int main(int argc, char **argv)
{
    numbered_test *test = test_library;
    int at = 1;
    for (; at < argc && argv[at][0] == '-'; at++) {
        if (strcmp(argv[at], "-m") == 0)
            test = test_mutants;
        else if (strcmp(argv[at], "-c") == 0)
            test = test_custom;
        else if (strcmp(argv[at], "-d") == 0)
            test = test_custom_dot;
        else if (strcmp(argv[at], "-b") == 0)
            test = custom_hand_run;
        else if (strcmp(argv[at], "-o") == 0)
            test = test_spoilt_dot;
        else if (strcmp(argv[at], "-n") == 0 && at + 1 < argc)
            products = (unsigned)strtoul(argv[++at], NULL, 10);
        else if (strcmp(argv[at], "-s") == 0 && at + 1 < argc)
            random_seed = strtoull(argv[++at], NULL, 10);
        else
            return fprintf(stderr, "usage: oracle [-b|-c|-d|-m|-o] [-n PRODUCTS] [-s SEED] [NAME]\n"), 2;
    }
    if (test == custom_hand_run)
        return parallel_run(test, custom_hand_count) != 0;
    if (test == test_custom_dot || test == test_spoilt_dot) {
        choose(at < argc ? argv[at] : "", test == test_spoilt_dot);
        return parallel_run(test, chosen_count) != 0;
    }
    collect_trials(at < argc ? argv[at] : "", test == test_library);
    if (test == test_custom)
        keep_one_profile();
    return parallel_run(test, trial_count) != 0;
}
