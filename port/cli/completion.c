/* SPDX-License-Identifier: MIT */
/* mmaref completion: the scripts of shells, and what they ask: what the last of some words may become. Where that is a
 * file, nothing is printed, and the shell offers files. See completion.h. */
#include "completion.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "ask/chips.h"
#include "ask/operand.h"
#include "ask/profile.h"
#include "base/letters.h"
#include "base/spelling.h"
#include "help_topics.h"
#include "number/conversion.h"

/* ---- Scripts --------------------------------------------------------- */

/* The words up to the cursor go to `mmaref completion words`. */
static const struct {
    const char *shell, *script;
} scripts[] = {
    { "bash", "# SPDX-License-Identifier: MIT\n"
              "# Completions of mmaref for bash: share/bash-completion/completions/mmaref, or\n"
              "# eval \"$(mmaref completion bash)\"\n"
              "_mmaref() { # what readline completes, $2, may begin within the last word, behind a colon\n"
              "    local line=${COMP_LINE:0:COMP_POINT} words\n"
              "    read -ra words <<< \"$line\"\n"
              "    [[ $line != *[[:blank:]] ]] || words+=('')\n"
              "    mapfile -t COMPREPLY < <(\"$1\" completion words -- \"${words[@]:1}\" 2> /dev/null)\n"
              "    COMPREPLY=(\"${COMPREPLY[@]#\"${words[-1]%\"$2\"}\"}\")\n"
              "}\n"
              "complete -o default -F _mmaref mmaref\n" },
    { "zsh", "#compdef mmaref\n"
             "# SPDX-License-Identifier: MIT\n"
             "# Completions of mmaref for zsh: _mmaref in a folder of $fpath, or source <(mmaref completion zsh)\n"
             "_mmaref() {\n"
             "    local -a found\n"
             "    found=(${(f)\"$(\"$words[1]\" completion words -- \"${(@)words[2,CURRENT]}\" 2> /dev/null)\"})\n"
             "    if (( $#found )); then compadd -- $found; else _files; fi\n"
             "}\n"
             "if [[ $funcstack[1] == _mmaref ]]; then _mmaref \"$@\"; else compdef _mmaref mmaref; fi\n" },
    { "fish", "# SPDX-License-Identifier: MIT\n"
              "# Completions of mmaref for fish: share/fish/vendor_completions.d/mmaref.fish, or\n"
              "# mmaref completion fish | source\n"
              "function __mmaref\n"
              "    set -l words (commandline -opc) (commandline -ct)\n"
              "    set -l found ($words[1] completion words -- $words[2..-1] 2> /dev/null)\n"
              "    if test (count $found) -gt 0\n"
              "        printf '%s\\n' $found\n"
              "    else\n"
              "        __fish_complete_path $words[-1]\n"
              "    end\n"
              "end\n"
              "complete -c mmaref -f -a '(__mmaref)'\n" }
};

/* ---- What is found --------------------------------------------------- */

/* Words that begin as `word` does from its part `want` on; what is before that part stays. */
typedef struct {
    const char *word, *want;
    char **found;
    size_t count, room;
} candidates;

static void *grow(void *old, size_t size)
{
    void *larger = realloc(old, size);

    if (larger == NULL) {
        exit(cli_complain(NULL, "", 0, "out of memory", NULL));
    }
    return larger;
}

/* Adds a word if it begins as it should; one with a blank is none that a shell leaves whole. */
static void add_part(candidates *c, const char *word, size_t length)
{
    size_t stem = (size_t)(c->want - c->word), wanted = strlen(c->want);

    if (length < wanted || strncmp(word, c->want, wanted) != 0 || memchr(word, ' ', length) != NULL) {
        return;
    }
    if (c->count == c->room) {
        c->room = 2 * c->room + 64;
        c->found = grow(c->found, c->room * sizeof *c->found);
    }
    c->found[c->count] = grow(NULL, stem + length + 1);
    snprintf(c->found[c->count++], stem + length + 1, "%.*s%.*s", (int)stem, c->word, (int)length, word);
}

static void add(candidates *c, const char *word)
{
    add_part(c, word, strlen(word));
}

/* Adds the parts of a text between separators. */
static void add_parts(candidates *c, const char *text, const char *separators)
{
    for (; *text != '\0'; text += strcspn(text, separators), text += strspn(text, separators)) {
        add_part(c, text, strcspn(text, separators));
    }
}

static int order(const void *x, const void *y)
{
    return strcmp(*(char *const *)x, *(char *const *)y);
}

/* Prints each once, in order; EXIT_DIFFERENT if there is none. */
static int print_candidates(candidates *c)
{
    size_t i;

    if (c->count == 0) {
        return EXIT_DIFFERENT;
    }
    qsort(c->found, c->count, sizeof *c->found, order);
    for (i = 0; i < c->count; i++) {
        if (i == 0 || strcmp(c->found[i], c->found[i - 1]) != 0) {
            puts(c->found[i]);
        }
    }
    for (i = 0; i < c->count; i++) {
        free(c->found[i]);
    }
    free(c->found);
    return EXIT_EQUAL;
}

/* ---- Names ----------------------------------------------------------- */

static void add_chips(candidates *c)
{
    unsigned i;

    for (i = 0; i < chip_count; i++) {
        if (chips[i].target != NULL) {
            add(c, chips[i].name);
        }
    }
}

static void add_targets(candidates *c)
{
    const char *name;
    uint8_t i;

    for (i = 0; (name = mmaref_target_name(i)) != NULL; i++) {
        add(c, name);
    }
    add_chips(c);
}

/* Profiles and their aliases, named blocks, chips. */
static void add_arithmetics(candidates *c)
{
    const char *name;
    uint8_t i;

    for (i = 0; i < MMAREF_PROFILES; i++) {
        add(c, mmaref_profile_name(i));
    }
    for (i = 0; profile_aliases[i].name != NULL; i++) {
        add(c, profile_aliases[i].name);
    }
    for (i = 0; (name = profile_block_at(i, NULL)) != NULL; i++) {
        add(c, name);
    }
    add(c, "custom");
    add_chips(c);
}

/* Whether a name has all words of a text, between dots, up to its last one. */
static bool has_words(const char *name, const char *text, const char *last)
{
    for (; text < last; text = strchr(text, '.') + 1) {
        if (!letters_has_word(name, '.', text, strcspn(text, "."))) {
            return false;
        }
    }
    return true;
}

typedef enum {
    NAMES_WHOLE,  /* and words of those that have the words before */
    NAMES_WORDS,
    NAMES_FAMILIES
} names;

static void add_instructions(candidates *c, names what)
{
    const char *dot = strrchr(c->word, '.');
    candidates words = *c;
    mmaref_instruction instruction;
    char name[MMAREF_TEXT_MAX];
    uint16_t id;

    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (mmaref_instruction_at(id, &instruction) != MMAREF_OK ||
            mmaref_instruction_format(&instruction, name, sizeof name) != MMAREF_OK) {
            continue;
        }
        if (what == NAMES_FAMILIES) {
            const char *sync = strstr(name, ".sync");
            add_part(&words, name, sync == NULL ? strlen(name) : (size_t)(sync - name));
        } else if (what == NAMES_WORDS) {
            add_parts(&words, name, ".");
        } else {
            words.want = c->want;
            add(&words, name);
            words.want = dot == NULL ? c->want : dot + 1;
            if (c->want[0] != '\0' && has_words(name, c->want, words.want)) {
                add_parts(&words, name, ".");
            }
        }
    }
    c->found = words.found;
    c->count = words.count;
    c->room = words.room;
}

/* The operands of an instruction. */
static void add_operands(candidates *c, char *instruction)
{
    command_line line;
    operand_view v;
    uint8_t operand;

    memset(&line, 0, sizeof line);
    if (instruction == NULL || operand_open(&v, &line, instruction) != EXIT_EQUAL) {
        return;
    }
    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        if (v.is.layout[operand] != MMAREF_LAYOUT_NONE) {
            add(c, operand_word(operand));
        }
    }
}

/* Commands, and with `topics` the topics of help. */
static void add_commands(candidates *c, command_at commands, bool topics)
{
    command_about about;
    const char *topic;
    size_t i;

    for (i = 0; commands(i, &about); i++) {
        add(c, about.name);
    }
    for (i = 0; topics && (topic = topics_name(i)) != NULL; i++) {
        add(c, topic);
    }
    if (!topics) {
        add_parts(c, "--help --version", " ");
    }
}

/* ---- Options --------------------------------------------------------- */

/* Where a help describes an option, behind its name; NULL if it does not. */
static const char *find_option(const char *help, const char *name, size_t length)
{
    const char *at = help;

    while ((at = strstr(at, "--")) != NULL) {
        size_t found = 2 + strspn(at + 2, "abcdefghijklmnopqrstuvwxyz-");
        if (found == length && found > 2 && strncmp(at, name, length) == 0 &&
            (at == help || strchr(" ,\n", at[-1]) != NULL)) {
            return at + length;
        }
        at += found;
    }
    return NULL;
}

static void add_options(candidates *c, const char *help)
{
    const char *at = help;

    while ((at = strstr(at, "--")) != NULL) {
        size_t length = 2 + strspn(at + 2, "abcdefghijklmnopqrstuvwxyz-");
        if (length > 2 && (at == help || strchr(" ,\n", at[-1]) != NULL)) {
            add_part(c, at, length);
        }
        at += length;
    }
    add(c, "--help");
}

/* The word that stands for the value of an option ("LIST", "register"), of *length bytes; NULL if it takes none. */
static const char *value_of(const char *help, const char *option, size_t *length)
{
    const char *at = find_option(help, option, strcspn(option, "="));

    if (at == NULL || at[0] != ' ' || at[1] == ' ' || at[1] == '\n') {
        return NULL;
    }
    *length = strcspn(at + 1, " ,\n");
    return at + 1;
}

/* Whether an option, perhaps with "=" behind it, is this one. */
static bool is_option(const char *option, const char *name)
{
    return strcspn(option, "=") == strlen(name) && strncmp(option, name, strlen(name)) == 0;
}

/* What an option may be given. Of a list the last one counts. */
static void add_values(candidates *c, const char *option, const char *value, size_t length)
{
    const char *comma = strrchr(c->want, ',');
    size_t i;

    if (length == 4 && strncmp(value, "LIST", 4) == 0 && comma != NULL) {
        c->want = comma + 1;
    }
    if (is_option(option, "--arith") || is_option(option, "--compare")) {
        add_arithmetics(c);
    } else if (is_option(option, "--target")) {
        add_targets(c);
    } else if (is_option(option, "--family")) {
        add_instructions(c, NAMES_FAMILIES);
    } else if (is_option(option, "--convert")) {
        for (i = 0; i < conversion_rule_count; i++) {
            add(c, conversion_rules[i].name);
        }
    } else if (islower((unsigned char)value[value[0] == '['])) { /* words, not a name for them */
        char text[40];
        snprintf(text, sizeof text, "%.*s", (int)length, value);
        add_parts(c, text, "[|]");
    }
}

/* ---- Arguments ------------------------------------------------------- */

/* Argument `number` of a usage such as "[OPTION...] INSN OPERAND [FILE...]", without brackets and dots. */
static void argument_of(const char *usage, unsigned number, char text[40])
{
    size_t length;

    text[0] = '\0';
    for (; *usage != '\0'; usage += length, usage += strspn(usage, " ")) {
        bool repeats;
        length = strcspn(usage, " ");
        if (strncmp(usage, "[OPTION", 7) == 0) {
            continue;
        }
        usage += usage[0] == '[';
        length = strcspn(usage, " ");
        snprintf(text, 40, "%.*s", (int)strcspn(usage, "]. "), usage);
        repeats = length > strlen(text) && strstr(usage + strlen(text), "...") == usage + strlen(text);
        if (repeats || number-- == 0) {
            return;
        }
        text[0] = '\0';
    }
}

static void add_arguments(candidates *c, const command_about *about, unsigned number, char *first)
{
    char what[40];

    argument_of(about->arguments, number, what);
    if (strcmp(what, "INSN") == 0 || strcmp(what, "FROM") == 0 || strcmp(what, "TO") == 0) {
        add_instructions(c, NAMES_WHOLE);
    } else if (strcmp(what, "OPERAND") == 0) {
        add_operands(c, first);
    } else if (strcmp(what, "WORD") == 0) {
        add_instructions(c, NAMES_WORDS);
    } else if (strcmp(what, "NAME") == 0) {
        add_chips(c);
    } else if (islower((unsigned char)what[0])) {
        add_parts(c, what, "|");
    }
}

/* What the last of the words behind the name of the command may become. */
static void add_of_command(candidates *c, const command_about *about, int count, char **words)
{
    const char *value, *equals = strchr(c->word, '=');
    char *first = NULL;
    unsigned arguments = 0;
    size_t length;
    int i;

    if (strncmp(c->word, "--", 2) == 0 && equals != NULL) {
        c->want = equals + 1;
        value = value_of(about->help, c->word, &length);
        if (value != NULL) {
            add_values(c, c->word, value, length);
        }
        return;
    }
    for (i = 0; i + 1 < count; i++) {
        if (words[i][0] != '-') {
            first = arguments++ == 0 ? words[i] : first;
            continue;
        }
        value = strchr(words[i], '=') == NULL ? value_of(about->help, words[i], &length) : NULL;
        if (value != NULL && i + 2 == count) {
            add_values(c, words[i], value, length);
            if (value[0] != '[' || c->count != 0) {
                return;
            }
        }
        i += (value != NULL && value[0] != '[') || strcmp(words[i], "-j") == 0;
    }
    if (c->word[0] == '-') {
        add_options(c, about->help);
    } else {
        add_arguments(c, about, arguments, first);
    }
}

static int complete(command_at commands, int count, char **words)
{
    candidates c;
    command_about about;
    size_t i;

    memset(&c, 0, sizeof c);
    c.word = c.want = count == 0 ? "" : words[count - 1];
    if (count < 2) {
        add_commands(&c, commands, false);
    } else if (strcmp(words[0], "help") == 0) {
        add_commands(&c, commands, true);
    } else {
        for (i = 0; commands(i, &about); i++) {
            if (strcmp(about.name, words[0]) == 0) {
                add_of_command(&c, &about, count - 1, words + 1);
            }
        }
    }
    return print_candidates(&c);
}

int completion_answer(command_at commands, int argc, char **argv)
{
    const option_row options[] = { OPTIONS_END };
    command_line line;
    size_t i;

    if (argc > 1 && strcmp(argv[1], "words") == 0) {
        int skipped = 2 + (argc > 2 && strcmp(argv[2], "--") == 0);
        return complete(commands, argc - skipped, argv + skipped);
    }
    if (command_line_read(&line, argc, argv, options, "a shell", 1, 1) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    for (i = 0; i < sizeof scripts / sizeof scripts[0]; i++) {
        if (strcmp(scripts[i].shell, line.argument[0]) == 0) {
            fputs(scripts[i].script, stdout);
            return EXIT_EQUAL;
        }
    }
    return cli_complain("completion", line.argument[0], strlen(line.argument[0]), "bash, zsh or fish was expected",
                        NULL);
}
