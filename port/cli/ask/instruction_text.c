/* SPDX-License-Identifier: MIT */
/* Reads instructions, in full or abbreviated. See instruction_text.h. */
#include "ask/instruction_text.h"

#include <string.h>

#include "ask/found_instruction.h"
#include "ask/instruction_words.h"
#include "ask/shape.h"
#include "ask/target.h"
#include "ask/vocabulary.h"
#include "base/file.h"
#include "base/spelling.h"

#define CANDIDATES_MAX 8  /* that a complaint lists */
#define NO_WORD 0

/* The instructions that have the words. */
typedef struct {
    unsigned count;
    unsigned words, shortest; /* of the shortest ones, and how many there are */
    uint16_t shortest_id;
    uint16_t id[CANDIDATES_MAX];   /* of the first ones, by their rank */
    unsigned rank[CANDIDATES_MAX];
} candidates;

static void find_candidates(const abbreviation *wanted, candidates *found);

static size_t word_length(const char *text)
{
    return strcspn(text, ".");
}

/* The number of a word; of several (vocabulary.h) that of one. */
static uint8_t word_number(const char *text, size_t length)
{
    const char *known;
    uint8_t number;

    for (number = 1; (known = mmaref_token_text(number)) != NULL; number++) {
        if (vocabulary_takes(text, length, known, strlen(known))) {
            return number;
        }
    }
    return NO_WORD;
}

static bool begins_with_name(const char *text)
{
    uint8_t number = word_number(text, word_length(text));

    return number == NO_WORD || mmaref_token_qualifier(number) == MMAREF_QUALIFIER_NAME;
}

/* Instructions in full begin with their name and have the word sync; mac16 and those of other chapters are known by
 * their first word. */
static bool names_in_full(const char *text)
{
    const char *at = strstr(text, ".sync");
    mmaref_instruction instruction;
    mmaref_error error;

    return text[0] == '\0' || (at != NULL && (at[5] == '.' || at[5] == '\0') && begins_with_name(text)) ||
           mmaref_instruction_parse(text, strlen(text), &instruction, &error) == MMAREF_OK ||
           error.reason == MMAREF_REASON_OF_WGMMA || error.reason == MMAREF_REASON_OF_TCGEN05;
}

static const char *word_at(size_t index, const void *context)
{
    (void)context;
    return index < 255 ? mmaref_token_text((uint8_t)(index + 1)) : NULL;
}

int instruction_text_check_chapter(const char *place, const char *text)
{
    size_t length = word_length(text);
    mmaref_instruction instruction;
    mmaref_error error;

    if (mmaref_instruction_parse(text, length, &instruction, &error) == MMAREF_OK ||
        error.reason < MMAREF_REASON_OF_WGMMA || error.reason > MMAREF_REASON_OF_TCGEN05) {
        return EXIT_EQUAL;
    }
    return cli_complain_error(place, text, length, &error);
}

/* Finds the joined words of an abbreviation; the first one that no instruction has, or that is too many, else NULL. */
static const char *find_words(abbreviation *wanted)
{
    const char *at = wanted->text;
    size_t length;
    uint8_t number;

    for (wanted->count = 0;; at += length + 1) {
        length = word_length(at);
        number = word_number(at, length);
        if (number == NO_WORD || wanted->count == ABBREVIATION_WORDS) {
            return at;
        }
        wanted->word[wanted->count] = at;
        wanted->length[wanted->count] = length;
        wanted->qualifier[wanted->count++] = at[0] == '!' ? MMAREF_QUALIFIERS : mmaref_token_qualifier(number);
        if (at[length] == '\0') {
            return NULL;
        }
    }
}

/* Words of which one is in doubt. */
typedef struct {
    const char *text, *at;
} doubted;

/* Whether an instruction has the words with a shape in place of that one. */
static bool has_instruction(const char *shape, const void *context)
{
    const doubted *of = context;
    abbreviation others;
    candidates found;
    int length = snprintf(others.text, sizeof others.text, "%.*s%s%s", (int)(of->at - of->text), of->text, shape,
                          of->at + word_length(of->at));

    if (length <= 0 || (size_t)length >= sizeof others.text || find_words(&others) != NULL) {
        return false;
    }
    find_candidates(&others, &found);
    return found.count != 0;
}

/* Splits the joined words of `text`. */
static int split(const char *text, abbreviation *wanted)
{
    const char *nearest;
    doubted of;

    if (instruction_text_check_chapter(NULL, wanted->text) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    of.text = wanted->text;
    of.at = find_words(wanted);
    if (of.at == NULL) {
        return EXIT_EQUAL;
    }
    if (wanted->count == ABBREVIATION_WORDS) {
        return cli_complain(NULL, text, strlen(text), "too many words", NULL);
    }
    nearest = shape_nearest(of.at, word_length(of.at), has_instruction, &of);
    return cli_complain(NULL, of.at, word_length(of.at), "no instruction has this word",
                        nearest != NULL ? nearest : spelling_nearest(of.at, word_length(of.at), word_at, NULL));
}

/* Joins the words of a text, translated if they are of another vocabulary. */
static int join(const char *text, vocabulary_text *joined, const char **operands)
{
    *operands = "";
    if (vocabulary_translate(text, joined) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return joined->what != NULL ? EXIT_EQUAL : instruction_words_join(text, joined->words, operands);
}

int abbreviation_read(const char *text, abbreviation *wanted)
{
    vocabulary_text joined;
    const char *operands;

    if (join(text, &joined, &operands) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    memcpy(wanted->text, joined.words, sizeof wanted->text);
    return split(text, wanted);
}

/* The first occurrence of a word in a name at or after `from`; NULL if there is none. */
static const char *find_in_name(const char *from, const char *word, size_t length)
{
    while (*from != '\0') {
        size_t own = word_length(from);
        if (vocabulary_takes(word, length, from, own)) {
            return from;
        }
        from += own + (from[own] == '.');
    }
    return NULL;
}

bool abbreviation_fits(const char *name, const abbreviation *wanted)
{
    const char *found[ABBREVIATION_WORDS];
    unsigned i, j;

    for (i = 0; i < wanted->count; i++) {
        const char *from = name;
        if (wanted->word[i][0] == '!') {
            if (find_in_name(name, wanted->word[i], wanted->length[i]) != NULL) {
                return false;
            }
            continue;
        }
        for (j = 0; j < i; j++) {
            if (wanted->qualifier[j] == wanted->qualifier[i]) {
                from = found[j] + word_length(found[j]);
                from += *from == '.';
            }
        }
        found[i] = find_in_name(from, wanted->word[i], wanted->length[i]);
        if (found[i] == NULL) {
            return false;
        }
    }
    return true;
}

static unsigned count_words(const char *name)
{
    unsigned count = 1;

    while ((name = strchr(name, '.')) != NULL) {
        name++;
        count++;
    }
    return count;
}

/* What people mean more often has a lower rank: mma, dense before sparse, then wmma.mma, then the others; of each the
 * shortest, and the fewer types the better. */
static unsigned rank_of(uint16_t id, const char *name)
{
    unsigned kind = strncmp(name, "mma.sync", 8) == 0 ? 0 : strncmp(name, "mma", 3) == 0 ? 1
                    : strncmp(name, "wmma.mma", 8) == 0 ? 2 : 3;
    const mmaref_instruction instruction = { id };
    mmaref_description is;
    unsigned types = 0, i, j;

    cli_must(mmaref_instruction_describe(&instruction, &is));
    for (i = 0; i < MMAREF_OPERAND_E; i++) {
        for (j = 0; j < i && is.type[j] != is.type[i]; j++) {
        }
        types += j == i;
    }
    return (kind * ABBREVIATION_WORDS + count_words(name)) * 8 + types;
}

/* Puts an instruction behind those of a lower or the same rank, if there is room. */
static void insert(candidates *found, uint16_t id, unsigned rank)
{
    unsigned at = found->count < CANDIDATES_MAX ? found->count : CANDIDATES_MAX;

    while (at != 0 && found->rank[at - 1] > rank) {
        at--;
        if (at + 1 < CANDIDATES_MAX) {
            found->rank[at + 1] = found->rank[at];
            found->id[at + 1] = found->id[at];
        }
    }
    if (at < CANDIDATES_MAX) {
        found->rank[at] = rank;
        found->id[at] = id;
    }
}

static void take(candidates *found, uint16_t id, const char *name)
{
    unsigned words = count_words(name);

    if (found->count == 0 || words < found->words) {
        found->words = words;
        found->shortest = 0;
        found->shortest_id = id;
    }
    found->shortest += words == found->words;
    insert(found, id, rank_of(id, name));
    found->count++;
}

/* Writes the name of an instruction; false if this build leaves it out. */
static bool read_name(uint16_t id, char name[MMAREF_TEXT_MAX])
{
    mmaref_instruction instruction;

    return mmaref_instruction_at(id, &instruction) == MMAREF_OK &&
           mmaref_instruction_format(&instruction, name, MMAREF_TEXT_MAX) == MMAREF_OK;
}

static void find_candidates(const abbreviation *wanted, candidates *found)
{
    char name[MMAREF_TEXT_MAX];
    uint16_t id;

    memset(found, 0, sizeof *found);
    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (read_name(id, name) && abbreviation_fits(name, wanted)) {
            take(found, id, name);
        }
    }
}

static int complain_of_many(const char *text, const candidates *found)
{
    unsigned listed = found->count < CANDIDATES_MAX ? found->count : CANDIDATES_MAX, i;
    char name[MMAREF_TEXT_MAX], reason[80];

    snprintf(reason, sizeof reason, "%u instructions have these words%s", found->count,
             listed < found->count ? "; the first 8 are" : "");
    (void)cli_complain(NULL, text, strlen(text), reason, NULL);
    for (i = 0; i < listed; i++) {
        if (read_name(found->id[i], name)) {
            fprintf(stderr, "    %s\n", name);
        }
    }
    return EXIT_UNREADABLE;
}

/* The instructions of a text. */
typedef struct {
    unsigned count;
    found_instruction first;
    char lines[60]; /* of all of them, "1, 2, ..." */
} instructions;

static void gather(const found_instruction *found, void *context)
{
    instructions *all = context;
    size_t length = strlen(all->lines);

    if (all->count++ == 0) {
        all->first = *found;
    }
    if (length + 16 < sizeof all->lines) {
        snprintf(all->lines + length, sizeof all->lines - length, "%s%u", length == 0 ? "" : ", ", found->line);
    } else if (length + 5 < sizeof all->lines && all->lines[length - 1] != '.') {
        strcat(all->lines, ", ...");
    }
}

static void find_all(const char *text, instructions *all)
{
    memset(all, 0, sizeof *all);
    found_instructions("", text, strlen(text), gather, all, NULL);
}

/* Takes the first instruction that has its operands beside it. */
static int take_first(const instructions *all, mmaref_instruction *instruction)
{
    const found_instruction *first = &all->first;
    size_t length = strlen(first->name);

    if (!first->is_named) {
        return cli_complain(NULL, first->name, length, "a part of the name is made at run time", NULL);
    }
    if (first->status != MMAREF_OK) {
        return cli_report(NULL, first->name, length, first->status, &first->error);
    }
    if (first->operands.faults[0] != '\0') {
        return cli_complain(NULL, first->name, length, first->operands.faults, NULL);
    }
    if (all->count > 1) {
        fprintf(stderr, "mmaref: note: %u instructions, on lines %s: this is the first; mmaref lint shows all\n",
                all->count, all->lines);
    }
    *instruction = first->instruction;
    return EXIT_EQUAL;
}

int instruction_text_gather(command_line *line, unsigned others)
{
    static char text[16 * MMAREF_TEXT_MAX];
    size_t length = 0;
    unsigned words = line->arguments > others ? line->arguments - others : 0, i;

    if (words == 1 && strcmp(line->argument[0], "-") == 0) {
        line->argument[0] = cli_read_file("-", &length); /* until the command ends */
        return line->argument[0] == NULL ? EXIT_UNREADABLE : EXIT_EQUAL;
    }
    if (words < 2) {
        return EXIT_EQUAL;
    }
    for (i = 0; i < words; i++) {
        if (length + strlen(line->argument[i]) + 2 > sizeof text) {
            return cli_complain(NULL, line->argument[i], strlen(line->argument[i]), "too many words", NULL);
        }
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s", i == 0 ? "" : " ", line->argument[i]);
    }
    line->argument += words - 1;
    line->argument[0] = text;
    line->arguments = others + 1;
    return EXIT_EQUAL;
}

/* Finds what had .satfinite in an earlier version of PTX by its other words. */
static bool find_saturating(const char *name, candidates *found)
{
    abbreviation others;
    mmaref_instruction instruction;

    if (!former_without_satfinite(name, strlen(name), others.text, sizeof others.text) ||
        split(name, &others) != EXIT_EQUAL) {
        return false;
    }
    find_candidates(&others, found);
    instruction.id = found->shortest_id;
    if (found->shortest != 1 || !former_may_saturate(&instruction)) {
        found->count = 0;
    }
    return found->count != 0;
}

/* Reads words that single an instruction out. */
static int parse_words(const char *text, const vocabulary_text *joined, mmaref_instruction *instruction,
                       former_form *former, mmaref_error *error)
{
    const char *name = joined->words;
    mmaref_status status;
    abbreviation wanted;
    candidates found;

    if (joined->what == NULL && names_in_full(name)) {
        status = former_parse(name, strlen(name), instruction, former, error);
        return status == MMAREF_OK ? EXIT_EQUAL : cli_report(NULL, name, strlen(name), status, error);
    }
    memcpy(wanted.text, name, sizeof wanted.text);
    if (split(text, &wanted) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    find_candidates(&wanted, &found);
    if (found.count == 0 && find_saturating(name, &found)) {
        former->saturates = true;
    }
    if (found.count == 0) {
        return cli_complain(NULL, text, strlen(text), "no instruction has these words, try mmaref list", NULL);
    }
    if (found.shortest > 1) {
        return complain_of_many(text, &found);
    }
    instruction->id = found.shortest_id;
    return EXIT_EQUAL;
}

/* Checks what follows words. */
static int check_operands(const mmaref_instruction *instruction, const char *name, const char *rest)
{
    operand_verdict verdict;
    operand_list operands;

    operand_list_read(rest, &operands);
    if (operands.count == 0) {
        return EXIT_EQUAL;
    }
    operand_rules_check(instruction, &operands, &verdict);
    return verdict.faults[0] == '\0' ? EXIT_EQUAL : cli_complain(NULL, name, strlen(name), verdict.faults, NULL);
}

void instruction_text_note(const instruction_text_form *form)
{
    char remark[TARGET_REASON_MAX];

    former_remark(form->former, remark, sizeof remark);
    if (remark[0] != '\0') {
        fprintf(stderr, "mmaref: note: %s\n", remark);
    }
}

int instruction_text_read(const char *text, mmaref_instruction *instruction, instruction_text_form *form)
{
    vocabulary_text joined;
    mmaref_instruction named;
    mmaref_error error;
    instructions all;
    const char *rest;

    memset(form, 0, sizeof *form);
    memset(&error, 0, sizeof error);
    find_all(text, &all);
    if (all.count != 0) {
        form->former = all.first.form;
        snprintf(form->name, sizeof form->name, "%s", all.first.name);
        return take_first(&all, instruction);
    }
    if (join(text, &joined, &rest) != EXIT_EQUAL ||
        parse_words(text, &joined, &named, &form->former, &error) != EXIT_EQUAL ||
        check_operands(&named, joined.words, rest) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    snprintf(form->name, sizeof form->name, "%.*s", FORMER_NAME_MAX - 1, joined.words);
    form->vocabulary = joined.what;
    *instruction = named;
    return EXIT_EQUAL;
}

int instruction_text_parse(const char *text, mmaref_instruction *instruction)
{
    const target_request any = { 0 };
    instruction_text_form form;
    int status = instruction_text_read(text, instruction, &form);

    if (status == EXIT_EQUAL) {
        status = target_check(&any, instruction, form.name, form.former);
    }
    if (status == EXIT_EQUAL) {
        instruction_text_note(&form);
    }
    return status;
}
