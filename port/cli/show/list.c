/* SPDX-License-Identifier: MIT */
/* mmaref list: the instructions, those of a family or target, or that have certain words. */
#include <string.h>

#include "ask/instruction_text.h"
#include "ask/target.h"
#include "base/spelling.h"
#include "base/table.h"
#include "commands.h"

/* Whether a name begins with the words of a family: "mma.sp" has mma.sp::ordered_metadata too. */
static bool is_of_family(const char *name, const char *family)
{
    size_t length = strlen(family);

    return strncmp(name, family, length) == 0 && strchr(".:", name[length]) != NULL;
}

/* One instruction a line, and where it is accepted if that is wanted. */
static void put_instruction(table *t, const char *name, const mmaref_description *is, bool with_details)
{
    table_text(t, "%s", name);
    if (with_details) {
        if (is->ptx_version == 0) {
            table_text(t, "-"); /* not of PTX */
        } else {
            table_text(t, "%u.%u", is->ptx_version / 10, is->ptx_version % 10);
        }
        table_text(t, "%s", is->targets);
        if (is->edition == 0) {
            table_text(t, "-");
        } else {
            table_text(t, "%u.%u", is->edition / 10, is->edition % 10);
        }
        table_text(t, "%s", is->section);
    }
}

/* What is asked of the instructions that `list` prints. */
typedef struct {
    target_request target;
    const char *family;   /* NULL: any */
    uint8_t edition;      /* of the PTX ISA, times ten; 0: any */
    abbreviation words;  /* none: any */
    unsigned of_family, with_words; /* how many there are, whatever the target */
} list_request;

/* The words of all arguments, as one abbreviation. */
static int read_words(const command_line *line, abbreviation *words)
{
    char text[2 * MMAREF_TEXT_MAX] = "";
    unsigned i;

    words->count = 0;
    for (i = 0; i < line->arguments; i++) {
        if (strlen(text) + strlen(line->argument[i]) + 2 > sizeof text) {
            return cli_complain(NULL, line->argument[i], strlen(line->argument[i]), "too many words", NULL);
        }
        strcat(strcat(text, i == 0 ? "" : "."), line->argument[i]);
    }
    return line->arguments == 0 ? EXIT_EQUAL : abbreviation_read(text, words);
}

static bool is_wanted(list_request *wanted, const mmaref_instruction *instruction, const char *name)
{
    bool of_family = wanted->family == NULL || is_of_family(name, wanted->family);
    bool with_words = abbreviation_fits(name, &wanted->words);
    mmaref_error error;

    wanted->of_family += of_family;
    wanted->with_words += with_words;
    return of_family && with_words && target_accepts(&wanted->target, instruction, &error) == MMAREF_OK;
}

#define FAMILIES_MAX 24
#define FAMILY_LENGTH 40

typedef struct {
    unsigned count;
    char name[FAMILIES_MAX][FAMILY_LENGTH]; /* of an instruction, down to `sync` */
} family_names;

static const char *family_at(size_t index, const void *families)
{
    const family_names *all = families;

    return index < all->count ? all->name[index] : NULL;
}

/* Whether the name after the last one is new. */
static bool is_new(const family_names *all)
{
    unsigned i;

    for (i = 0; i < all->count && strcmp(all->name[i], all->name[all->count]) != 0; i++) {
    }
    return i == all->count;
}

/* Gathers the names of families. */
static void read_families(family_names *all)
{
    mmaref_instruction instruction;
    char name[MMAREF_TEXT_MAX];
    uint16_t id;

    all->count = 0;
    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (mmaref_instruction_at(id, &instruction) == MMAREF_OK &&
            mmaref_instruction_format(&instruction, name, sizeof name) == MMAREF_OK && all->count < FAMILIES_MAX) {
            char *sync = strstr(name, ".sync");
            snprintf(all->name[all->count], FAMILY_LENGTH, "%.*s",
                     (int)(sync == NULL ? strlen(name) : (size_t)(sync - name)), name);
            all->count += is_new(all);
        }
    }
}

/* Says why nothing is listed: EXIT_UNREADABLE where a word is to blame. */
static int explain_empty(const list_request *wanted)
{
    family_names families;

    if (wanted->of_family == 0) {
        read_families(&families);
        return cli_complain("--family", wanted->family, strlen(wanted->family), "no instruction begins with this",
                            spelling_nearest(wanted->family, strlen(wanted->family), family_at, &families));
    }
    if (wanted->with_words == 0) {
        return cli_complain(NULL, wanted->words.text, strlen(wanted->words.text), "no instruction has these words",
                            NULL);
    }
    fputs("mmaref: note: nothing is listed: no instruction meets all conditions\n", stderr);
    return EXIT_DIFFERENT;
}

int cli_list(int argc, char **argv)
{
    static const char *const heads[] = { "name", "PTX", "targets", "edition", "section" };
    mmaref_instruction instruction;
    mmaref_description is;
    command_line line;
    list_request wanted;
    const char *edition = NULL;
    bool is_long = false;
    const option_row options[] = { OPTIONS_OUTPUT(line),
                                   OPTIONS_TARGET(wanted.target),
                                   { "family", OPTION_TEXT, &wanted.family },
                                   { "edition", OPTION_TEXT, &edition },
                                   { "long", OPTION_FLAG, &is_long },
                                   OPTIONS_END };
    char name[MMAREF_TEXT_MAX];
    uint16_t id;
    table t;
    int status = EXIT_EQUAL, written;

    memset(&wanted, 0, sizeof wanted);
    if (command_line_read(&line, argc, argv, options, "", 0, ARGUMENTS_ANY) != EXIT_EQUAL ||
        target_read(&wanted.target) != EXIT_EQUAL || edition_read(edition, &wanted.edition) != EXIT_EQUAL ||
        read_words(&line, &wanted.words) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (wanted.family != NULL && instruction_text_check_chapter("--family", wanted.family) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    is_long = is_long || line.style != TABLE_TEXT;
    table_open(&t, line.style, false, heads, is_long ? 5 : 1);
    t.headless = true;
    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (mmaref_instruction_at(id, &instruction) == MMAREF_OK &&
            mmaref_instruction_format(&instruction, name, sizeof name) == MMAREF_OK &&
            is_wanted(&wanted, &instruction, name)) {
            cli_must(mmaref_instruction_describe(&instruction, &is));
            if (wanted.edition == 0 || (is.edition != 0 && is.edition <= wanted.edition)) {
                put_instruction(&t, name, &is, is_long);
            }
        }
    }
    if (t.count == 0) {
        status = explain_empty(&wanted);
    }
    if (status == EXIT_UNREADABLE) {
        return status;
    }
    written = table_close(&t);
    return written == EXIT_EQUAL ? status : written;
}
