/* SPDX-License-Identifier: MIT */
/* Reading options and arguments. See command_line.h. */
#include "command_line.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "words.h"

/* What an option leaves in command_line: a bool, a text, a text that is empty where no number follows, or a
 * command_line_list of texts. */
typedef enum {
    IS_FLAG,
    IS_VALUE,
    IS_NUMBER,
    IS_LIST
} option_kind;

typedef struct {
    const char *name;
    option_kind kind;
    size_t offset; /* in command_line */
    const char *group;
} option;

#define FLAG(name, field, group) { name, IS_FLAG, offsetof(command_line, field), group }
#define VALUE(name, field, group) { name, IS_VALUE, offsetof(command_line, field), group }
#define NUMBER(name, field, group) { name, IS_NUMBER, offsetof(command_line, field), group }
#define LIST(name, field, group) { name, IS_LIST, offsetof(command_line, field), group }

static const option options[] = {
    FLAG("csv", csv, "output"),
    FLAG("json", json, "output"),
    FLAG("markdown", markdown, "output"),
    VALUE("color", colour, "output"),
    FLAG("svg", svg, "svg"),
    FLAG("cute", cute, "notation"),
    FLAG("triton", triton, "notation"),
    FLAG("registers", registers, "registers"),
    FLAG("transpose", transpose, "transpose"),
    FLAG("each", each, "each"),
    FLAG("before-trans", before_trans, "before-trans"),
    FLAG("long", with_details, "long"),
    FLAG("fill", fill, "run"),
    FLAG("coverage", coverage, "run"),
    FLAG("allow-empty", allow_empty, "empty"),
    VALUE("output", output, "run"),
    VALUE("by", by, "by"),
    VALUE("arith", arith, "arith"),
    VALUE("product", product, "product"),
    VALUE("rows", rows, "rows"),
    VALUE("columns", columns, "columns"),
    VALUE("target", target, "target"),
    VALUE("ptx", ptx, "ptx"),
    VALUE("edition", edition, "edition"),
    VALUE("family", family, "family"),
    VALUE("seed", seed, "seed"),
    VALUE("count", count, "count"),
    VALUE("style", kind, "style"),
    VALUE("selector", selector, "selector"),
    VALUE("select-a", select_a, "select-a"),
    VALUE("select-b", select_b, "select-b"),
    VALUE("jobs", jobs_text, "jobs"),
    VALUE("shard", shard, "shard"),
    VALUE("is-shard", is_shard, "run"),
    FLAG("json", json, "json"),
    FLAG("allow-missing", allow_missing, "merge"),
    FLAG("hex", hex, "numbers"),
    FLAG("decimal", decimal, "numbers"),
    FLAG("hexfloat", hexfloat, "numbers"),
    FLAG("derive", derive, "derive"),
    FLAG("explain", with_explanation, "explain"),
    VALUE("a", a, "operands"),
    VALUE("b", b, "operands"),
    VALUE("c", c, "operands"),
    VALUE("scale-a", scale_a, "operands"),
    VALUE("scale-b", scale_b, "operands"),
    VALUE("types", types, "unit"),
    VALUE("scale-type", scale_type, "unit"),
    FLAG("flags", with_flags, "unit"),
    NUMBER("fixed", fixed, "fixed"),
    VALUE("input", input, "matrices"),
    VALUE("output", output, "matrices"),
    VALUE("pitch", pitch, "banks"),
    VALUE("offset", offset, "banks"),
    VALUE("swizzle", swizzle, "banks"),
    VALUE("address", address, "banks"),
    FLAG("search", search, "banks"),
    LIST("arith", ariths, "ariths"),
    LIST("compare", compare, "compare")
};

#define OPTIONS (sizeof options / sizeof options[0])

/* Whether a word is one of a list. */
static bool is_listed(const char *list, const char *word)
{
    size_t length = strlen(word);
    const char *at = list;

    while ((at = strstr(at, word)) != NULL) {
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0')) {
            return true;
        }
        at += length;
    }
    return false;
}

/* The options that a subcommand takes, as a list of words; others are gaps of no letters. */
static const char *allowed_option(size_t index, const void *allowed)
{
    if (index == OPTIONS) {
        return NULL;
    }
    return is_listed(allowed, options[index].group) ? options[index].name : "";
}

static int put_value(const option *of, command_line *line, const char *value)
{
    void *at = (char *)line + of->offset;
    command_line_list *list = at;
    char name[24];

    if (of->kind != IS_LIST ? *(const char **)at != NULL : list->count == COMMAND_LINE_REPEATS) {
        snprintf(name, sizeof name, "--%s", of->name);
        return host_complain(name, value, strlen(value), of->kind != IS_LIST ? "given twice" : "given too often",
                             NULL);
    }
    if (of->kind != IS_LIST) {
        *(const char **)at = value;
    } else {
        list->text[list->count++] = value;
    }
    return EXIT_EQUAL;
}

int command_line_number(const char *text, const char *what, unsigned long least, unsigned long largest,
                        unsigned long *value)
{
    char reason[80];
    const char *c = text;

    *value = 0;
    while (*c >= '0' && *c <= '9' && *value <= largest / 10) {
        *value = 10 * *value + (unsigned long)(*c++ - '0');
    }
    if (c == text || *c != '\0' || *value < least || *value > largest) {
        snprintf(reason, sizeof reason, "a %snumber from %lu to %lu was expected",
                 strncmp(text, "0x", 2) == 0 ? "decimal " : "", least, largest);
        return host_complain(what, text, strlen(text), reason, NULL);
    }
    return EXIT_EQUAL;
}

/* Complains of a word that begins like an option and is none. Options have two dashes, but for -j. */
static int complain_of_option(const char *command, const char *given, const char *allowed)
{
    const char *name = given + 1 + (given[1] == '-');
    size_t length = strcspn(name, "=");
    int found = words_find(name, length, allowed_option, allowed);
    const char *nearest = found >= 0 ? options[found].name : words_nearest(name, length, allowed_option, allowed);
    char reason[300], text[240];

    if (found == WORDS_MANY && given[1] == '-') {
        words_list(name, length, allowed_option, allowed, text, sizeof text);
        snprintf(reason, sizeof reason, "several options begin with this:%s", text);
        return host_complain(command, given, strlen(given), reason, NULL);
    }
    snprintf(text, sizeof text, "--%s", nearest == NULL ? "" : nearest);
    snprintf(reason, sizeof reason, "unknown option, try mmaref %s --help", command);
    return host_complain(command, given, strlen(given), reason, nearest == NULL ? NULL : text);
}

static bool is_number(const char *text)
{
    text += text != NULL && *text == '-';
    return text != NULL && *text >= '0' && *text <= '9';
}

/* Takes the option at argv[*i], and its value, which may be the next word but no other option. */
static int take_option(command_line *line, char **argv, int *i, const char *allowed)
{
    const char *given = argv[*i], *value;
    bool is_jobs = given[1] == 'j' && (given[2] == '\0' || (given[2] >= '0' && given[2] <= '9')) &&
                   is_listed(allowed, "jobs"); /* -j 3, -j3 */
    const char *name = is_jobs ? "jobs" : given + 2, *equals = is_jobs ? NULL : strchr(given, '=');
    size_t length = equals == NULL ? strlen(name) : (size_t)(equals - name);
    int found = is_jobs || given[1] == '-' ? words_find(name, length, allowed_option, allowed) : WORDS_NONE;

    if (found < 0) {
        return complain_of_option(argv[0], given, allowed);
    }
    if (options[found].kind == IS_FLAG) {
        *(bool *)((char *)line + options[found].offset) = true;
        return equals == NULL ? EXIT_EQUAL
                              : host_complain(argv[0], given, strlen(given), "this option takes no value", NULL);
    }
    if (equals != NULL) {
        value = equals + 1;
    } else if (options[found].kind == IS_NUMBER && !is_number(argv[*i + 1])) {
        return put_value(&options[found], line, "");
    } else {
        value = is_jobs && given[2] != '\0' ? given + 2 : argv[++*i];
    }
    return value == NULL || value[0] == '\0' || (equals == NULL && strncmp(value, "--", 2) == 0)
               ? host_complain(argv[0], given, strlen(given), "this option needs a value", NULL)
               : put_value(&options[found], line, value);
}

/* "3/8" */
static int read_shard(const char *what, const char *text, shard *share)
{
    char *end = NULL;

    if (text[0] >= '0' && text[0] <= '9') {
        share->index = strtoul(text, &end, 10);
    }
    if (end == NULL || *end != '/' || end[1] < '0' || end[1] > '9') {
        return host_complain(what, text, strlen(text), "a shard is I/N: 3/8 is the third of eight", NULL);
    }
    share->of = strtoul(end + 1, &end, 10);
    if (*end != '\0' || share->index == 0 || share->index > share->of || share->of > SHARDS_MAX) {
        return host_complain(what, text, strlen(text), "of a shard I/N, I is 1 to N, and N at most 65536", NULL);
    }
    return EXIT_EQUAL;
}

static const char *const colour_words[] = { "auto", "always", "never", NULL };

/* What several commands do with the options that they have in common. */
static int take_common(command_line *line)
{
    const char *arith = NULL, *target = NULL, *no_colour = getenv("NO_COLOR");
    int colour = 0;

    if (line->colour != NULL) {
        colour = words_find(line->colour, strlen(line->colour), words_in_array, colour_words);
    }
    if (line->csv + line->json + line->markdown + line->svg > 1) {
        return host_complain(NULL, "", 0, "--csv, --json, --markdown and --svg exclude each other", NULL);
    }
    if (colour < 0) {
        return host_complain("--color", line->colour, strlen(line->colour), "auto, always or never was expected",
                             words_nearest(line->colour, strlen(line->colour), words_in_array, colour_words));
    }
    if ((line->arith != NULL && chip_replace("--arith", line->arith, line->arith_text, &arith) != EXIT_EQUAL) ||
        (line->target != NULL && chip_replace("--target", line->target, line->target_text, &target) != EXIT_EQUAL) ||
        (line->jobs_text != NULL &&
         command_line_number(line->jobs_text, "--jobs", 1, JOBS_MAX, &line->jobs) != EXIT_EQUAL) ||
        (line->shard != NULL && read_shard("--shard", line->shard, &line->share) != EXIT_EQUAL) ||
        (line->is_shard != NULL && read_shard("--is-shard", line->is_shard, &line->share) != EXIT_EQUAL)) {
        return EXIT_UNREADABLE;
    }
    line->arith = arith != NULL ? arith : line->arith; /* a chip's name has become its target's */
    line->target = target != NULL ? target : line->target;
    line->style = line->csv ? TABLE_CSV : line->json ? TABLE_JSON : line->markdown ? TABLE_MARKDOWN : TABLE_TEXT;
    line->coloured = colour == 1 ||
                     (colour == 0 && isatty(STDOUT_FILENO) && (no_colour == NULL || no_colour[0] == '\0'));
    return EXIT_EQUAL;
}

/* Takes the word at argv[i] as an argument. */
static int take_argument(command_line *line, char **argv, int i, unsigned most)
{
    char reason[80];

    if (argv[i][0] == '\0') {
        snprintf(reason, sizeof reason, "argument %u is empty", line->arguments + 1);
        return host_complain(argv[0], "", 0, reason, NULL);
    }
    if (line->arguments == most) {
        return host_complain(argv[0], argv[i], strlen(argv[i]), "one argument too many", NULL);
    }
    line->argument[line->arguments++] = argv[i];
    return EXIT_EQUAL;
}

/* Complains where two files are standard input, which can be read once. */
static int check_input(const command_line *line)
{
    const char *const files[] = { line->a, line->b, line->c, line->scale_a, line->scale_b, line->address };
    unsigned count = 0, i;

    for (i = 0; i < sizeof files / sizeof files[0]; i++) {
        count += files[i] != NULL && strcmp(files[i], "-") == 0;
    }
    for (i = 0; i < line->arguments; i++) {
        count += strcmp(line->argument[i], "-") == 0;
    }
    return count < 2 ? EXIT_EQUAL : host_complain(NULL, "-", 1, "standard input can be only one of the files", NULL);
}

int command_line_read(command_line *line, int argc, char **argv, const char *allowed, const char *names,
                      unsigned least, unsigned most)
{
    bool may_be_option = true;
    char reason[120];
    int i;

    memset(line, 0, sizeof *line);
    line->argument = argv + 1;
    line->jobs = 1;
    line->share.index = line->share.of = 1;
    for (i = 1; i < argc; i++) {
        const char *text = argv[i];
        if (may_be_option && strcmp(text, "--") == 0) {
            may_be_option = false;
        } else if (may_be_option && text[0] == '-' && text[1] != '\0' && (text[1] < '0' || text[1] > '9')) {
            if (take_option(line, argv, &i, allowed) != EXIT_EQUAL) { /* "-" is standard input, -5 a number */
                return EXIT_UNREADABLE;
            }
        } else if (take_argument(line, argv, i, most) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    if (take_common(line) != EXIT_EQUAL || check_input(line) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (line->arguments < least) {
        snprintf(reason, sizeof reason, "%s needs %s, try mmaref %s --help", argv[0], names, argv[0]);
        return host_complain(NULL, "", 0, reason, NULL);
    }
    return EXIT_EQUAL;
}

int command_line_style(const command_line *line, numeral_style *style)
{
    if (line->hex + line->decimal + line->hexfloat > 1) {
        return host_complain(NULL, "", 0, "--hex, --decimal and --hexfloat exclude each other", NULL);
    }
    *style = line->hex        ? NUMERAL_HEX
             : line->decimal  ? NUMERAL_DECIMAL
             : line->hexfloat ? NUMERAL_HEXFLOAT
                              : NUMERAL_SHORT;
    return EXIT_EQUAL;
}

int command_line_read_range(const char *text, const char *what, unsigned count, command_line_range *range)
{
    unsigned long first = 0, last = count - 1;
    char part[16];
    const char *dash = text == NULL ? NULL : strchr(text, '-');

    if (dash != NULL && (dash == text || dash[1] == '\0')) {
        return host_complain(what, text, strlen(text), "a range is written 0-3", NULL);
    }
    if (text != NULL) {
        snprintf(part, sizeof part, "%.*s", dash == NULL ? 15 : (int)(dash - text), text);
        if (command_line_number(part, what, 0, count - 1, &first) != EXIT_EQUAL ||
            command_line_number(dash == NULL ? part : dash + 1, what, 0, count - 1, &last) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (last < first) {
            return host_complain(what, text, strlen(text), "the range ends before it begins", NULL);
        }
    }
    range->first = (unsigned)first;
    range->last = (unsigned)last;
    return EXIT_EQUAL;
}
