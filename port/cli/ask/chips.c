/* SPDX-License-Identifier: MIT */
/* mmaref chips, and names of chips in place of targets and profiles. See chips.h. */
#include "ask/chips.h"

#include <ctype.h>
#include <string.h>

#include "ask/profile.h"
#include "base/options.h"
#include "base/spelling.h"
#include "commands.h"

/* Whether a word is the name of a chip. Case, - and _ are ignored. */
static bool is_name(const char *word, size_t length, const char *name)
{
    size_t i;

    for (i = 0; i < length; i++) {
        if (word[i] == '-' || word[i] == '_') {
            continue;
        }
        if (tolower((unsigned char)word[i]) != *name) {
            return false;
        }
        name++;
    }
    return *name == '\0';
}

/* Writes the targets of a name, separated by blanks; returns their number. */
static unsigned find_targets(const char *word, size_t length, char targets[120])
{
    unsigned count = 0, i;

    targets[0] = '\0';
    for (i = 0; i < chip_count; i++) {
        if (length != 0 && is_name(word, length, chips[i].name)) {
            strcat(strcat(targets, count++ == 0 ? "" : " "), chips[i].target);
        }
    }
    return count;
}

int chip_replace(const char *place, const char *text, char into[CHIP_TEXT_MAX], const char **replaced)
{
    size_t length = strcspn(text, " \t");
    char targets[120], reason[160];
    unsigned count = find_targets(text, length, targets);

    *replaced = NULL;
    if (count > 1) {
        snprintf(reason, sizeof reason, "an architecture with several targets: %s", targets);
        return cli_complain(place, text, length, reason, NULL);
    }
    if (count == 1 && strlen(targets) + strlen(text + length) < CHIP_TEXT_MAX) {
        strcat(strcpy(into, targets), text + length);
        *replaced = into;
    }
    return EXIT_EQUAL;
}

static bool is_architecture(const char *name)
{
    unsigned count = 0, i;

    for (i = 0; i < chip_count; i++) {
        count += strcmp(chips[i].name, name) == 0;
    }
    return count > 1;
}

static void put_chip(table *t, const chip *c)
{
    const profile_alias *alias = profile_alias_of(c->target);
    uint8_t profile;
    bool known = mmaref_profile_find(c->target, strlen(c->target), &profile) == MMAREF_OK;

    table_text(t, "%s", c->name);
    table_text(t, "%s", c->target);
    table_text(t, "%s", known ? mmaref_profile_name(profile) : "");
    table_text(t, "%s", !known ? "unknown" : alias == NULL ? "its own profile" : alias->certainty);
    if (t->columns > 4) { /* too long for a terminal */
        table_text(t, "%s", alias == NULL ? "" : alias->source);
    }
}

static const char *chip_at(size_t index, const void *context)
{
    (void)context;
    return index < chip_count ? chips[index].name : NULL;
}

int cli_chips(int argc, char **argv)
{
    static const char *const heads[] = { "chip", "target", "profile", "certainty", "source" };
    command_line line;
    const option_row options[] = { OPTIONS_OUTPUT(line), OPTIONS_END };
    table t;
    unsigned i;

    if (command_line_read(&line, argc, argv, options, "no more than one name", 0, 1) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    table_open(&t, line.style, false, heads, line.style == TABLE_TEXT ? 4 : 5);
    for (i = 0; i < chip_count; i++) {
        if (line.arguments == 0 ? !is_architecture(chips[i].name)
                                : is_name(line.argument[0], strlen(line.argument[0]), chips[i].name)) {
            put_chip(&t, &chips[i]);
        }
    }
    if (t.count == 0) {
        return cli_complain(NULL, line.argument[0], strlen(line.argument[0]), "unknown chip, try mmaref chips",
                            spelling_nearest(line.argument[0], strlen(line.argument[0]), chip_at, NULL));
    }
    return table_close(&t);
}
