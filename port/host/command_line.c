/* SPDX-License-Identifier: MIT */
/* Reading options and arguments. See command_line.h. */
#include "command_line.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "jobs.h"
#include "words.h"

/* What an option leaves in command_line: a bool, a text, or a command_line_list of texts. */
typedef enum {
    IS_FLAG,
    IS_VALUE,
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
    FLAG("allow-empty", allow_empty, "run"),
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
    VALUE("jobs", jobs, "jobs"),
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
    VALUE("types", types, "types"),
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

static const char *const colour_words[] = { "auto", "always", "never", NULL };

static int choose_style(command_line *line)
{
    int colour = line->colour == NULL ? 0
                                      : words_find(line->colour, strlen(line->colour), words_in_array, colour_words);
    const char *no_colour = getenv("NO_COLOR");

    if (line->csv + line->json + line->markdown + line->svg > 1) {
        return host_complain(NULL, "", 0, "--csv, --json, --markdown and --svg exclude each other", NULL);
    }
    if (colour < 0) {
        return host_complain("--color", line->colour, strlen(line->colour), "auto, always or never was expected", NULL);
    }
    line->style = line->csv ? TABLE_CSV : line->json ? TABLE_JSON : line->markdown ? TABLE_MARKDOWN : TABLE_TEXT;
    line->coloured = colour == 1 ||
                     (colour == 0 && isatty(STDOUT_FILENO) && (no_colour == NULL || no_colour[0] == '\0'));
    return EXIT_EQUAL;
}

static int put_value(const char *command, const option *of, command_line *line, const char *value)
{
    void *at = (char *)line + of->offset;
    command_line_list *list = at;

    if (of->kind == IS_VALUE) {
        *(const char **)at = value;
    } else if (list->count == COMMAND_LINE_REPEATS) {
        return host_complain(command, of->name, strlen(of->name), "given too often", NULL);
    } else {
        list->text[list->count++] = value;
    }
    return EXIT_EQUAL;
}

/* Takes an option at argv[*i], and its value. */
static int take_option(command_line *line, int argc, char **argv, int *i, const char *allowed)
{
    const char *text = argv[*i] + 2, *equals = strchr(text, '=');
    size_t length = equals == NULL ? strlen(text) : (size_t)(equals - text);
    int found = words_find(text, length, allowed_option, allowed);
    const char *nearest;
    char suggestion[32];

    if (found < 0) {
        nearest = found == WORDS_MANY ? NULL : words_nearest(text, length, allowed_option, allowed);
        snprintf(suggestion, sizeof suggestion, "--%s", nearest == NULL ? "" : nearest);
        return host_complain(argv[0], argv[*i], strlen(argv[*i]),
                             found == WORDS_MANY ? "several options begin with this" : "unknown option",
                             nearest == NULL ? NULL : suggestion);
    }
    if (options[found].kind == IS_FLAG) {
        if (equals != NULL) {
            return host_complain(argv[0], argv[*i], strlen(argv[*i]), "this option takes no value", NULL);
        }
        *(bool *)((char *)line + options[found].offset) = true;
        return EXIT_EQUAL;
    }
    if (equals == NULL && *i + 1 == argc) {
        return host_complain(argv[0], argv[*i], strlen(argv[*i]), "this option needs a value", NULL);
    }
    return put_value(argv[0], &options[found], line, equals != NULL ? equals + 1 : argv[++*i]);
}

/* Puts the target in place of a chip's name. */
static int replace_chips(command_line *line)
{
    const char *arith = NULL, *target = NULL;

    if ((line->arith != NULL && chip_replace("--arith", line->arith, line->arith_text, &arith) != EXIT_EQUAL) ||
        (line->target != NULL && chip_replace("--target", line->target, line->target_text, &target) != EXIT_EQUAL)) {
        return EXIT_UNREADABLE;
    }
    line->arith = arith != NULL ? arith : line->arith;
    line->target = target != NULL ? target : line->target;
    return EXIT_EQUAL;
}

/* "-" is standard input, and -5 a number. */
static bool looks_like_option(const char *text)
{
    return text[0] == '-' && text[1] != '\0' && strchr("0123456789", text[1]) == NULL;
}

int command_line_read(command_line *line, int argc, char **argv, const char *allowed, const char *names,
                      unsigned least, unsigned most)
{
    bool only_arguments = false;
    char reason[120];
    int i;

    memset(line, 0, sizeof *line);
    line->argument = argv + 1;
    for (i = 1; i < argc; i++) {
        if (!only_arguments && strcmp(argv[i], "--") == 0) {
            only_arguments = true;
        } else if (!only_arguments && strncmp(argv[i], "--", 2) == 0) {
            if (take_option(line, argc, argv, &i, allowed) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
        } else if (!only_arguments && strncmp(argv[i], "-j", 2) == 0 && is_listed(allowed, "jobs")) {
            if (argv[i][2] == '\0' && i + 1 == argc) {
                return host_complain(argv[0], argv[i], strlen(argv[i]), "this option needs a value", NULL);
            }
            line->jobs = argv[i][2] != '\0' ? argv[i] + 2 : argv[i + 1];
            i += argv[i][2] == '\0';
        } else if (!only_arguments && looks_like_option(argv[i])) {
            return host_complain(argv[0], argv[i], strlen(argv[i]), "unknown option", NULL);
        } else if (line->arguments == most) {
            return host_complain(argv[0], argv[i], strlen(argv[i]), "one argument too many", NULL);
        } else {
            line->argument[line->arguments++] = argv[i];
        }
    }
    if (line->arguments < least) {
        snprintf(reason, sizeof reason, "%s needs %s, try mmaref %s --help", argv[0], names, argv[0]);
        return host_complain(NULL, "", 0, reason, NULL);
    }
    return replace_chips(line) == EXIT_EQUAL ? choose_style(line) : EXIT_UNREADABLE;
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

int command_line_number(const char *text, const char *what, unsigned long largest, unsigned long *value)
{
    char reason[80];
    const char *c = text;

    *value = 0;
    while (*c >= '0' && *c <= '9' && *value <= largest / 10) {
        *value = 10 * *value + (unsigned long)(*c++ - '0');
    }
    if (c == text || *c != '\0' || *value > largest) {
        snprintf(reason, sizeof reason, "a number from 0 to %lu was expected", largest);
        return host_complain(what, text, strlen(text), reason, NULL);
    }
    return EXIT_EQUAL;
}

int command_line_read_jobs(const command_line *line, unsigned *jobs)
{
    unsigned long number = 1;

    if (line->jobs != NULL && command_line_number(line->jobs, "jobs", JOBS_MAX, &number) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    *jobs = (unsigned)number;
    return number == 0 ? host_complain("--jobs", "0", 1, "at least 1 was expected", NULL) : EXIT_EQUAL;
}

int command_line_read_range(const char *text, const char *what, unsigned count, command_line_range *range)
{
    unsigned long first = 0, last = count - 1;
    char part[16];
    const char *dash = text == NULL ? NULL : strchr(text, '-');

    if (text != NULL) {
        snprintf(part, sizeof part, "%.*s", dash == NULL ? 15 : (int)(dash - text), text);
        if (command_line_number(part, what, count - 1, &first) != EXIT_EQUAL ||
            command_line_number(dash == NULL ? part : dash + 1, what, count - 1, &last) != EXIT_EQUAL) {
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
