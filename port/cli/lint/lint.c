/* SPDX-License-Identifier: MIT */
/* mmaref lint: the warp-level matrix instructions of source files, and what is wrong with them. */
#include <stdlib.h>
#include <string.h>

#include "ask/found_instruction.h"
#include "ask/target.h"
#include "base/file.h"
#include "base/options.h"
#include "commands.h"
#include "lint/ptx_module.h"

typedef enum { LEGAL, WRONG, NOT_CHECKED } verdict;

/* The files so far. */
typedef struct {
    target_request wanted, here; /* by options; in this file */
    const char *path;
    table t;
    unsigned found[3]; /* by verdict */
    found_others others;
} lint;

#define REMARK_MAX (OPERAND_REMARK_MAX + 2 * MMAREF_SENTENCE_MAX)

/* Adds a sentence to a remark. */
static void add(char remark[REMARK_MAX], const char *text)
{
    size_t length = strlen(remark);

    snprintf(remark + length, REMARK_MAX - length, "%s%s", length == 0 ? "" : "; ", text);
}

/* What is wrong with an instruction whose name is legal. */
static verdict judge_legal(const found_instruction *found, const target_request *wanted, char remark[REMARK_MAX])
{
    char reason[TARGET_REASON_MAX];

    if (found->is_respelled) {
        add(remark, "PTX distinguishes capital and small letters");
    }
    if (found->operands.faults[0] != '\0') {
        add(remark, found->operands.faults);
    }
    if (target_excludes(wanted, &found->instruction, found->form, reason, sizeof reason)) {
        add(remark, reason);
    }
    if (remark[0] != '\0') {
        return WRONG;
    }
    if (found->operands.at_run_time) {
        add(remark, "some operands are made at run time");
    }
    former_remark(found->form, reason, sizeof reason);
    if (reason[0] != '\0') {
        add(remark, reason);
    }
    return LEGAL;
}

static verdict judge(const found_instruction *found, const target_request *wanted, char remark[REMARK_MAX])
{
    char sentence[MMAREF_SENTENCE_MAX];

    remark[0] = '\0';
    if (!found->is_named) {
        add(remark, "the name is made at run time");
        return NOT_CHECKED;
    }
    if (found->status != MMAREF_OK) {
        cli_must(mmaref_error_write(&found->error, found->name, strlen(found->name), sentence, sizeof sentence));
        add(remark, sentence);
        return WRONG;
    }
    return judge_legal(found, wanted, remark);
}

static const char *const verdicts[] = { "legal", "wrong", "not checked" };

/* What a line tells of an instruction. */
typedef struct {
    const found_instruction *found;
    verdict is;
    bool has_name;                  /* a legal one: `of` is known */
    char name[FORMER_NAME_MAX];     /* the canonical one of its version, or as it is written */
    uint8_t version;                /* of PTX, times ten, that brought it */
    mmaref_description of;
    char remark[REMARK_MAX];
} row;

static void describe(row *r)
{
    r->has_name = r->found->is_named && r->found->status == MMAREF_OK;
    snprintf(r->name, sizeof r->name, "%s", r->found->name);
    if (r->has_name) {
        cli_must(mmaref_instruction_describe(&r->found->instruction, &r->of));
        (void)former_name(&r->found->instruction, r->found->form, r->name);
        r->version = former_first_version(&r->found->instruction, r->found->form);
    }
}

/* For people. */
static void put_line(table *t, const char *path, const row *r)
{
    char about[240] = "";

    if (r->has_name && r->is != WRONG) {
        snprintf(about, sizeof about, ": PTX %u.%u, %s", r->version / 10, r->version % 10, r->of.targets);
    }
    table_text(t, "%s:%u: %s: %s%s%s%s", path, r->found->line, verdicts[r->is], r->name, about,
               r->remark[0] == '\0' ? "" : ": ", r->remark);
}

/* For programs. */
static void put_row(table *t, const char *path, const row *r)
{
    const char *targets[TARGETS_MAX];
    char version[8];

    table_text(t, "%s", path);
    table_number(t, (long)r->found->line);
    table_text(t, "%s", verdicts[r->is]);
    table_text(t, "%s", r->name);
    snprintf(version, sizeof version, "%u.%u", r->version / 10 % 100, r->version % 10);
    table_optional(t, r->has_name ? version : NULL);
    table_list(t, targets, r->has_name ? targets_of(&r->found->instruction, targets) : 0);
    table_optional(t, r->remark[0] == '\0' ? NULL : r->remark);
}

static void take(const found_instruction *found, void *context)
{
    lint *l = context;
    row r;

    memset(&r, 0, sizeof r);
    r.found = found;
    r.is = judge(found, &l->here, r.remark);
    describe(&r);
    l->found[r.is]++;
    if (l->t.style == TABLE_TEXT) {
        put_line(&l->t, l->path, &r);
    } else {
        put_row(&l->t, l->path, &r);
    }
}

static int read_file(lint *l, const char *path)
{
    size_t length;
    char *text = cli_read_file(path, &length);

    if (text == NULL) {
        return EXIT_UNREADABLE;
    }
    l->path = path;
    l->here = l->wanted;
    ptx_module_read(text, &l->here);
    found_instructions(path, text, length, take, l, &l->others);
    free(text);
    return EXIT_EQUAL;
}

static int conclude(const lint *l)
{
    unsigned all = l->found[LEGAL] + l->found[WRONG] + l->found[NOT_CHECKED];

    if (l->others.wgmma + l->others.tcgen05 != 0) {
        fprintf(stderr, "mmaref: note: not of this command: %u wgmma, %u tcgen05\n", l->others.wgmma,
                l->others.tcgen05);
    }
    if (all == l->found[NOT_CHECKED]) {
        return cli_complain(NULL, "", 0, all == 0 ? "there is no warp-level matrix instruction with operands"
                                                  : "no instruction could be checked: each is made at run time", NULL);
    }
    fprintf(stderr, "mmaref: note: %u legal, %u wrong, %u not checked\n", l->found[LEGAL], l->found[WRONG],
            l->found[NOT_CHECKED]);
    return l->found[WRONG] == 0 ? EXIT_EQUAL : EXIT_DIFFERENT;
}

int cli_lint(int argc, char **argv)
{
    static const char *const heads[] = { "file", "line", "verdict", "name", "ptx", "targets", "remark" };
    command_line line;
    lint l;
    const option_row options[] = { OPTIONS_OUTPUT(line), OPTIONS_TARGET(l.wanted), OPTIONS_END };
    int status = EXIT_EQUAL, concluded;
    unsigned i;

    memset(&l, 0, sizeof l);
    if (command_line_read(&line, argc, argv, options, "a file, or - for standard input", 1, ARGUMENTS_ANY) !=
            EXIT_EQUAL ||
        target_read(&l.wanted) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    table_open(&l.t, line.style, false, heads, line.style == TABLE_TEXT ? 1 : 7);
    l.t.headless = true;
    for (i = 0; i < line.arguments; i++) {
        if (read_file(&l, line.argument[i]) != EXIT_EQUAL) {
            status = EXIT_UNREADABLE;
        }
    }
    if (status != EXIT_EQUAL && l.t.count == 0) {
        return status;
    }
    if (table_close(&l.t) != EXIT_EQUAL || fflush(stdout) != 0) {
        return EXIT_UNREADABLE;
    }
    concluded = conclude(&l);
    return status != EXIT_EQUAL ? status : concluded;
}
