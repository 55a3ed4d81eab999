/* SPDX-License-Identifier: MIT */
/* mmaref chips: the targets and the profile of a chip. */
#include <string.h>

#include "ask/chip_key.h"
#include "ask/profile.h"
#include "base/options.h"
#include "commands.h"

#define NAME_MAX_LENGTH 200

static void put_chip(table *t, const chip *c)
{
    const chip_named named = { c->name, c->target, true };
    const profile_alias *alias = profile_alias_of(c->target);
    const char *targets[CHIP_TARGETS_MAX];
    uint8_t profile;
    bool known = mmaref_profile_find(c->target, strlen(c->target), &profile) == MMAREF_OK;

    table_text(t, "%s", c->name);
    table_text(t, "%s", c->architecture);
    table_list(t, targets, chip_targets(&named, targets));
    table_optional(t, known ? mmaref_profile_name(profile) : NULL);
    table_text(t, "%s", !known ? "unknown" : alias == NULL ? "its own profile" : alias->certainty);
    if (t->columns > 5) { /* too long for a terminal */
        table_optional(t, alias == NULL ? NULL : alias->source);
        table_text(t, "%s", c->source);
    }
}

/* The arguments as one name. */
static int read_name(const command_line *line, char name[NAME_MAX_LENGTH])
{
    unsigned i;

    name[0] = '\0';
    for (i = 0; i < line->arguments; i++) {
        if (strlen(name) + strlen(line->argument[i]) + 2 > NAME_MAX_LENGTH) {
            return cli_complain(NULL, line->argument[i], strlen(line->argument[i]), "the name is too long", NULL);
        }
        strcat(strcat(name, i == 0 ? "" : " "), line->argument[i]);
    }
    return EXIT_EQUAL;
}

/* Whether a chip of an architecture has a matrix unit. */
static bool has_unit(const char *architecture)
{
    unsigned i;

    for (i = 0; architecture != NULL && i < chip_count; i++) {
        if (chips[i].target != NULL && strcmp(chips[i].architecture, architecture) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether a chip is asked for: by its architecture, its name, or the number of its target. */
static bool is_wanted(const chip *c, const char *architecture, const chip_named *named)
{
    if (architecture != NULL) {
        return strcmp(c->architecture, architecture) == 0;
    }
    if (named->name == NULL) {
        return true;
    }
    return strcmp(named->name, named->target) == 0
               ? strcspn(c->target, "af") == strcspn(named->target, "af") &&
                     strncmp(c->target, named->target, strlen(c->target)) == 0
               : strcmp(c->name, named->name) == 0;
}

/* Reads the name of a chip, or of an architecture of any number of targets. */
static int read_wanted(const char *name, chip_key *key, const char **architecture, chip_named *named)
{
    const char *near;

    memset(named, 0, sizeof *named);
    *architecture = NULL;
    if (name[0] == '\0') {
        return EXIT_EQUAL;
    }
    if (chip_key_read(name, strlen(name), key) && has_unit(chip_key_architecture(key))) {
        *architecture = chip_key_architecture(key);
    }
    near = chip_nearest(name, strlen(name));
    switch (*architecture != NULL ? CHIP_FOUND : chip_find(NULL, name, strlen(name), named)) {
    case CHIP_FOUND:
        return EXIT_EQUAL;
    case CHIP_REFUSED:
        return EXIT_UNREADABLE;
    default:
        return cli_complain(NULL, name, strlen(name), "unknown chip, try mmaref chips", near);
    }
}

int cli_chips(int argc, char **argv)
{
    static const char *const heads[] = { "chip", "architecture", "targets", "profile", "certainty", "source",
                                         "chip source" };
    command_line line;
    const option_row options[] = { OPTIONS_OUTPUT(line), OPTIONS_END };
    char name[NAME_MAX_LENGTH];
    const char *architecture;
    chip_key key;
    chip_named named;
    table t;
    unsigned i;
    bool any;

    if (command_line_read(&line, argc, argv, options, "names", 0, ARGUMENTS_ANY) != EXIT_EQUAL ||
        read_name(&line, name) != EXIT_EQUAL || read_wanted(name, &key, &architecture, &named) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (strncmp(mmaref_edition(), "PTX ISA", 7) != 0) {
        return cli_complain(NULL, mmaref_edition(), strlen(mmaref_edition()),
                            "the tables are of this document, which names no chips", NULL);
    }
    if (named.target != NULL && target_name_now(named.target) != NULL) {
        fprintf(stderr, "mmaref: note: %s is now called %s\n", named.target, target_name_now(named.target));
        named.name = named.target = target_name_now(named.target);
    }
    table_open(&t, line.style, false, heads, line.style == TABLE_TEXT ? 5 : 7);
    for (i = 0; i < chip_count; i++) {
        if (chips[i].target != NULL && is_wanted(&chips[i], architecture, &named)) {
            put_chip(&t, &chips[i]);
        }
    }
    any = t.count != 0;
    (void)table_close(&t);
    if (!any) {
        fprintf(stderr, "mmaref: note: no chip of the list has the target %s\n", named.target);
    }
    return any ? EXIT_EQUAL : EXIT_DIFFERENT;
}
