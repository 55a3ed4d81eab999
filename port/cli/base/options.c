/* SPDX-License-Identifier: MIT */
/* Reading options and arguments. See options.h. */
#include "base/options.h"

#include <ctype.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/spelling.h"

#define FIRST_LONG 256 /* getopt_long's value of the first option of a table, above all characters */

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
        return cli_complain(what, text, strlen(text), reason, NULL);
    }
    return EXIT_EQUAL;
}

/* The names of a table of options. */
static const char *name_at(size_t index, const void *options)
{
    return ((const option_row *)options)[index].name;
}

/* Complains of a word that begins like an option, which getopt_long does not take. */
static int complain_of_option(const char *command, const char *given, bool lacks_value, const option_row *options)
{
    const char *name = given + 1 + (given[1] == '-'), *nearest;
    size_t length = strcspn(name, "=");
    int found = spelling_find(name, length, name_at, options);
    char reason[300], text[240];

    if (lacks_value || (given[1] == '-' && found >= 0)) {
        return cli_complain(command, given, strlen(given),
                            lacks_value ? "this option needs a value" : "this option takes no value", NULL);
    }
    if (given[1] == '-' && found == SPELLING_MANY) {
        spelling_list(name, length, name_at, options, text, sizeof text);
        snprintf(reason, sizeof reason, "several options begin with this:%s", text);
        return cli_complain(command, given, strlen(given), reason, NULL);
    }
    nearest = found >= 0 ? options[found].name : spelling_nearest(name, length, name_at, options);
    snprintf(text, sizeof text, "--%s", nearest == NULL ? "" : nearest);
    snprintf(reason, sizeof reason, "unknown option, try mmaref %s --help", command);
    return cli_complain(command, given, strlen(given), reason, nearest == NULL ? NULL : text);
}

/* Whether a word is a number or a list of them: no option, although it may begin with a minus sign. */
static bool is_number(const char *text)
{
    text += text != NULL && *text == '-';
    return text != NULL && *text >= '0' && *text <= '9';
}

/* Whether a word may be the value of OPTION_WORD, and no size, file or instruction: it begins with a letter, and has
 * letters and digits alone. */
static bool is_word(const char *text)
{
    const char *at = text;

    while (isalnum((unsigned char)*at)) {
        at++;
    }
    return isalpha((unsigned char)text[0]) && *at == '\0';
}

/* Sets what an option sets. */
static int put_value(const option_row *of, const char *value)
{
    option_list *list = of->into;
    const char **text = of->into;
    char name[24];

    if (of->kind == OPTION_FLAG) {
        *(bool *)of->into = true;
        return EXIT_EQUAL;
    }
    if (of->kind == OPTION_LIST ? list->count == OPTION_LIST_MAX : *text != NULL) {
        snprintf(name, sizeof name, "--%s", of->name);
        return cli_complain(name, value, strlen(value),
                            of->kind == OPTION_LIST ? "given too often" : "given twice", NULL);
    }
    if (of->kind == OPTION_LIST) {
        list->text[list->count++] = value;
    } else {
        *text = value;
    }
    return EXIT_EQUAL;
}

/* Takes an option that getopt_long found in the word `given`, with its value in optarg. */
static int take_option(const option_row *of, int argc, char **argv, const char *given)
{
    bool is_next = optarg != NULL && optarg == argv[optind - 1]; /* the value is a separate word */

    if ((of->kind == OPTION_NUMBER || of->kind == OPTION_WORD) && optarg == NULL) {
        bool follows = optind < argc && (of->kind == OPTION_NUMBER ? is_number : is_word)(argv[optind]);
        return put_value(of, follows ? argv[optind++] : "");
    }
    return optarg != NULL && (optarg[0] == '\0' || (is_next && strncmp(optarg, "--", 2) == 0))
               ? cli_complain(argv[0], given, strlen(given), "this option needs a value", NULL)
               : put_value(of, optarg);
}

/* Takes a word as an argument. */
static int take_argument(command_line *line, const char *command, char *word, unsigned most)
{
    char reason[80];

    if (word[0] == '\0') {
        snprintf(reason, sizeof reason, "argument %u is empty", line->arguments + 1);
        return cli_complain(command, "", 0, reason, NULL);
    }
    if (line->arguments == most) {
        return cli_complain(command, word, strlen(word), "one argument too many", NULL);
    }
    line->argument[line->arguments++] = word;
    return EXIT_EQUAL;
}

/* Takes options and arguments in their order ("-" at the start of getopt_long's letters). */
static int take_words(command_line *line, int argc, char **argv, const option_row *options, unsigned most)
{
    struct option longs[OPTIONS_MAX + 1];
    const char *letters = "-:"; /* ":": complaints are ours */
    int found, count, jobs = 0, status = EXIT_EQUAL;

    memset(longs, 0, sizeof longs);
    for (count = 0; options[count].name != NULL; count++) {
        longs[count].name = options[count].name;
        const option_kind kind = options[count].kind;
        longs[count].has_arg = kind == OPTION_FLAG                            ? no_argument
                               : kind == OPTION_NUMBER || kind == OPTION_WORD ? optional_argument
                                                                              : required_argument;
        longs[count].val = FIRST_LONG + count;
        if (strcmp(options[count].name, "jobs") == 0) {
            letters = "-:j:";
            jobs = count;
        }
    }
    optind = 0; /* getopt_long begins anew, and without words it only sets optind to 1 */
    (void)getopt_long(1, argv, letters, longs, NULL);
    while (status == EXIT_EQUAL && optind < argc) {
        char *given = argv[optind];
        if (strcmp(given, "-") == 0 || (given[0] == '-' && is_number(given))) {
            optind++;
            status = take_argument(line, argv[0], given, most);
            continue;
        }
        found = getopt_long(argc, argv, letters, longs, NULL);
        if (found == -1) {
            break;
        }
        if (found == 1) {
            status = take_argument(line, argv[0], optarg, most);
        } else if (found == 'j' && (given[2] == '\0' || is_number(given + 2))) { /* and not -json */
            status = take_option(&options[jobs], argc, argv, given);
        } else if (found >= FIRST_LONG) {
            status = take_option(&options[found - FIRST_LONG], argc, argv, given);
        } else {
            status = complain_of_option(argv[0], given, found == ':', options);
        }
    }
    for (; status == EXIT_EQUAL && optind < argc; optind++) { /* after -- */
        status = take_argument(line, argv[0], argv[optind], most);
    }
    return status;
}

/* "3/8" */
static int read_shard(const char *what, const char *text, shard *share)
{
    char *end = NULL;

    if (text[0] >= '0' && text[0] <= '9') {
        share->index = strtoul(text, &end, 10);
    }
    if (end == NULL || *end != '/' || end[1] < '0' || end[1] > '9') {
        return cli_complain(what, text, strlen(text), "a shard is written I/N: 3/8 is the third of eight", NULL);
    }
    share->of = strtoul(end + 1, &end, 10);
    if (*end != '\0' || share->index == 0 || share->index > share->of || share->of > SHARDS_MAX) {
        return cli_complain(what, text, strlen(text), "in a shard I/N, I is 1 to N, and N is at most 65536", NULL);
    }
    return EXIT_EQUAL;
}

static const char *const colour_words[] = { "auto", "always", "never", NULL };

/* Evaluates the options that several subcommands share. */
static int take_common(command_line *line)
{
    const char *no_colour = getenv("NO_COLOR"), *term = getenv("COLORTERM");
    bool is_true = term != NULL && (strcmp(term, "truecolor") == 0 || strcmp(term, "24bit") == 0);
    int colour = 0;

    if (line->colour != NULL) {
        colour = spelling_find(line->colour, strlen(line->colour), spelling_in_array, colour_words);
    }
    if (line->csv + line->json + line->markdown > 1) {
        return cli_complain(NULL, "", 0, "--csv, --json and --markdown exclude each other", NULL);
    }
    if (colour < 0) {
        return cli_complain("--color", line->colour, strlen(line->colour), "auto, always or never was expected",
                            spelling_nearest(line->colour, strlen(line->colour), spelling_in_array, colour_words));
    }
    if ((line->jobs_text != NULL &&
         command_line_number(line->jobs_text, "--jobs", 1, JOBS_MAX, &line->jobs) != EXIT_EQUAL) ||
        (line->shard != NULL && read_shard("--shard", line->shard, &line->share) != EXIT_EQUAL) ||
        (line->is_shard != NULL && read_shard("--is-shard", line->is_shard, &line->share) != EXIT_EQUAL)) {
        return EXIT_UNREADABLE;
    }
    line->style = line->csv ? TABLE_CSV : line->json ? TABLE_JSON : line->markdown ? TABLE_MARKDOWN : TABLE_TEXT;
    line->colours = TABLE_PLAIN;
    line->colours_are_asked_for = colour == 1;
    if (colour == 1 && line->style != TABLE_TEXT) {
        return cli_complain("--color", line->colour, strlen(line->colour),
                            "--csv, --json and --markdown have no colours", NULL);
    }
    if (line->style == TABLE_TEXT &&
        (colour == 1 || (colour == 0 && isatty(STDOUT_FILENO) && (no_colour == NULL || no_colour[0] == '\0')))) {
        line->colours = is_true ? TABLE_TRUE_COLOUR : TABLE_COLOURED;
    }
    return EXIT_EQUAL;
}

static bool is_standard_input(const char *path)
{
    return path != NULL && strcmp(path, "-") == 0;
}

/* Complains if two files are standard input. */
static int check_input(const command_line *line, const option_row *options)
{
    unsigned count = 0, i;

    for (i = 0; options[i].name != NULL; i++) {
        count += options[i].kind == OPTION_FILE && is_standard_input(*(const char **)options[i].into);
    }
    for (i = 0; i < line->arguments; i++) {
        count += is_standard_input(line->argument[i]);
    }
    return count < 2 ? EXIT_EQUAL : cli_complain(NULL, "-", 1, "standard input can be only one of the files", NULL);
}

int command_line_need(const command_line *line, const char *command, const char *names, unsigned least)
{
    char reason[120];

    if (line->arguments >= least) {
        return EXIT_EQUAL;
    }
    snprintf(reason, sizeof reason, "%s needs %s, try mmaref %s --help", command, names, command);
    return cli_complain(NULL, "", 0, reason, NULL);
}

int command_line_read(command_line *line, int argc, char **argv, const option_row *options, const char *names,
                      unsigned least, unsigned most)
{
    memset(line, 0, sizeof *line);
    line->argument = argv + 1;
    line->jobs = 1;
    line->share.index = line->share.of = 1;
    if (take_words(line, argc, argv, options, most) != EXIT_EQUAL || take_common(line) != EXIT_EQUAL ||
        check_input(line, options) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return command_line_need(line, argv[0], names, least);
}

int command_line_read_range(const char *text, const char *what, unsigned count, command_line_range *range)
{
    unsigned long first = 0, last = count - 1;
    char part[16];
    const char *dash = text == NULL ? NULL : strchr(text, '-');

    if (dash != NULL && (dash == text || dash[1] == '\0')) {
        return cli_complain(what, text, strlen(text), "a range is written 0-3", NULL);
    }
    if (text != NULL) {
        snprintf(part, sizeof part, "%.*s", dash == NULL ? 15 : (int)(dash - text), text);
        if (command_line_number(part, what, 0, count - 1, &first) != EXIT_EQUAL ||
            command_line_number(dash == NULL ? part : dash + 1, what, 0, count - 1, &last) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (last < first) {
            return cli_complain(what, text, strlen(text), "the range ends before it begins", NULL);
        }
    }
    range->first = (unsigned)first;
    range->last = (unsigned)last;
    return EXIT_EQUAL;
}
