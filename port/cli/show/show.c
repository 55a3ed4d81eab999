/* SPDX-License-Identifier: MIT */
/* mmaref show: describes an instruction. */
#include <string.h>

#include "ask/formula.h"
#include "ask/operand.h"
#include "ask/profile.h"
#include "ask/ptx_line.h"
#include "ask/target.h"
#include "base/options.h"
#include "commands.h"
#include "show/field_words.h"
#include "show/show_layouts.h"
#include "show/show_meaning.h"

static void put_profiles(table *t, const mmaref_instruction *instruction)
{
    mmaref_arithmetic arithmetic;
    char text[200] = "";
    uint8_t profile;

    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        if (mmaref_profile_get(profile, instruction, &arithmetic) == MMAREF_OK) {
            strcat(strcat(text, text[0] == '\0' ? "" : " "), mmaref_profile_name(profile));
        }
    }
    table_field(t, "profiles", "%s", text);
}

/* Where the specification defines an instruction, and the source where its full text was not at hand; another document
 * is not named. */
static void put_section(table *t, const mmaref_description *is)
{
    if (is->edition == 0) {
        table_field(t, "section", "%s", is->section);
    } else if (t->style == TABLE_JSON || t->style == TABLE_CSV) { /* as mmaref list has them */
        table_field(t, "edition", "%u.%u", is->edition / 10, is->edition % 10);
        table_field(t, "section", "%s", is->section);
    } else {
        table_field(t, "section", "PTX ISA %u.%u, %s", is->edition / 10, is->edition % 10, is->section);
    }
    if (formula_source_of(is->id) != NULL) {
        table_field(t, "section source", "%s", formula_source_of(is->id));
    }
}

static void put_description(table *t, operand_view *v)
{
    const mmaref_description *is = &v->is;

    table_field(t, "name", "%s", v->name);
    table_field_number(t, "id", is->id);
    if (mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16) {
        table_field(t, "document", "Apple AMX, published description of mac16");
        table_field(t, "chips", "M1, and as its emulator M2 and M3 Max; of M4 other AMX instructions fail, mac16 is "
                    "not among them (corsix/amx, issues 5, 10 and 13)");
        return;
    }
    put_section(t, is);
    table_field(t, "shape", "%s", mmaref_token_text(mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_SHAPE)));
    if (is->matrices > 1) {
        bool moves = mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_NUM) != MMAREF_TOKEN_NONE;
        table_field_number(t, moves ? "matrices" : "products", is->matrices);
    }
    table_field(t, "PTX", "%u.%u", is->ptx_version / 10, is->ptx_version % 10);
    table_field(t, "targets", "%s", is->targets);
    if (is->floating) {
        put_profiles(t, &v->instruction);
    }
    show_meaning(t, v);
    show_layouts(t, v);
}

#define FIELDS_MAX 32

/* A field of a block with its evidence. */
typedef struct {
    const char *name, *certainty, *source;
    char value[MMAREF_FIELD_TEXT_MAX];
} field_view;

/* The block of a name; for any other text certainty and source say that it was given. */
static mmaref_block named_block(const char *name)
{
    mmaref_block block;
    uint8_t i;

    for (i = 0; mmaref_block_get(i, &block) == MMAREF_OK; i++) {
        if (strcmp(block.name, name) == 0) {
            return block;
        }
    }
    block.certainty = "given";
    block.source = "--arith";
    return block;
}

/* Reads the fields of an arithmetic; `profile` is MMAREF_PROFILES if it is `own`, a block of no profile. */
static unsigned read_fields(field_view fields[FIELDS_MAX], uint8_t profile, const mmaref_block *own,
                            const operand_view *v)
{
    unsigned count;

    for (count = 0; count < FIELDS_MAX; count++) {
        field_view *field = &fields[count];
        field->certainty = own->certainty;
        field->source = own->source;
        if (mmaref_arithmetic_get(v->under, (uint8_t)count, &field->name, field->value, sizeof field->value) !=
            MMAREF_OK) {
            break;
        }
        if (profile != MMAREF_PROFILES &&
            mmaref_profile_source(profile, &v->instruction, (uint8_t)count, &field->certainty, &field->source) !=
                MMAREF_OK) {
            break;
        }
    }
    return count;
}

/* For programs: each field with its value, certainty, source and meaning, and the words that it takes. */
static void put_every_field(table *t, const field_view *fields, unsigned count)
{
    char name[64], text[FIELD_TEXT_MAX];
    unsigned i;

    for (i = 0; i < count; i++) {
        table_text(t, "%s", fields[i].name);
        table_numeral(t, fields[i].value);
        snprintf(name, sizeof name, "%s certainty", fields[i].name);
        table_field(t, name, "%s", fields[i].certainty);
        snprintf(name, sizeof name, "%s source", fields[i].name);
        table_field(t, name, "%s", fields[i].source);
        snprintf(name, sizeof name, "%s meaning", fields[i].name);
        field_explain(i, fields[i].value, text);
        table_field(t, name, "%s", text);
        snprintf(name, sizeof name, "%s words", fields[i].name);
        field_list_words(i, text);
        table_field(t, name, "%s", text);
    }
}

static bool has_effect(const field_view *field)
{
    return strcmp(field->certainty, "no effect") != 0;
}

static bool is_same_evidence(const field_view *x, const field_view *y)
{
    return strcmp(x->certainty, y->certainty) == 0 && strcmp(x->source, y->source) == 0;
}

#define LINE_MAX 90

/* Breaks a text into lines at blanks. */
static void put_wrapped(table *t, const char *name, const char *text)
{
    char lines[FIELDS_MAX * 60];
    size_t start = 0, blank = 0, i;

    snprintf(lines, sizeof lines, "%s", text);
    for (i = 0; t->style == TABLE_TEXT && lines[i] != '\0'; i++) {
        if (lines[i] == ' ') {
            blank = i;
        }
        if (i - start >= LINE_MAX && blank > start) {
            lines[blank] = '\n';
            start = blank + 1;
        }
    }
    table_field(t, name, "%s", lines);
}

/* The fields that have the evidence of fields[first] and an unusual value, each with a sentence; the others are
 * added to `usual`. */
static void put_group(table *t, const field_view *fields, unsigned first, unsigned count, unsigned group,
                      char usual[FIELDS_MAX * 60])
{
    char text[FIELD_TEXT_MAX + 80];
    size_t length;
    unsigned i;

    for (i = first; i < count; i++) {
        if (!is_same_evidence(&fields[first], &fields[i])) {
            continue;
        }
        if (field_is_usual(i, fields[i].value)) {
            length = strlen(usual);
            snprintf(usual + length, FIELDS_MAX * 60 - length, "%s%s=%s [%u]", length == 0 ? "" : " ", fields[i].name,
                     fields[i].value, group);
        } else {
            length = (size_t)snprintf(text, sizeof text, "%s (%s [%u]): ", fields[i].value, fields[i].certainty, group);
            field_explain(i, fields[i].value, text + length);
            put_wrapped(t, fields[i].name, text);
        }
    }
}

#define SOURCE_MAX 4200 /* a certainty and a source: longer than any string of C in the tables */

/* For people: fields with the same evidence are grouped, and each evidence is printed once. Usual values are one line,
 * and so are fields that change no result. */
static void put_grouped_fields(table *t, const field_view *fields, unsigned count)
{
    unsigned group_of[FIELDS_MAX], groups = 0, i, j;
    char idle[FIELDS_MAX * 40] = "", usual[FIELDS_MAX * 60] = "", name[16], text[SOURCE_MAX];

    for (i = 0; i < count; i++) {
        for (j = 0; j < i && !is_same_evidence(&fields[j], &fields[i]); j++) {
        }
        group_of[i] = j == i && has_effect(&fields[i]) ? ++groups : 0;
        if (group_of[i] != 0) {
            put_group(t, fields, i, count, groups, usual);
        } else if (!has_effect(&fields[i])) {
            snprintf(idle + strlen(idle), sizeof idle - strlen(idle), "%s%s", idle[0] == '\0' ? "" : " ",
                     fields[i].name);
        }
    }
    if (usual[0] != '\0') {
        put_wrapped(t, "as usual", usual);
    }
    if (idle[0] != '\0') {
        put_wrapped(t, "without effect", idle);
    }
    for (i = 0; i < count; i++) {
        if (group_of[i] != 0) {
            snprintf(name, sizeof name, "[%u]", group_of[i]);
            snprintf(text, sizeof text, "%s: %s", fields[i].certainty, fields[i].source);
            put_wrapped(t, name, text);
        }
    }
}

/* Prints an arithmetic: every field, its certainty and its source. */
static void put_arithmetic(table *t, const char *name, const operand_view *v)
{
    const mmaref_block own = named_block(name);
    field_view fields[FIELDS_MAX];
    unsigned count;
    uint8_t profile;

    if (!v->is.floating) {
        return;
    }
    if (mmaref_profile_find(name, strlen(name), &profile) != MMAREF_OK) {
        profile = MMAREF_PROFILES; /* custom fields, or a named block */
    }
    count = read_fields(fields, profile, &own, v);
    if (t->style == TABLE_JSON || t->style == TABLE_CSV) {
        put_every_field(t, fields, count);
    } else {
        put_grouped_fields(t, fields, count);
    }
}

/* What only one profile has. */
static void put_profile(table *t, const char *name, operand_view *v)
{
    const profile_alias *alias = profile_alias_of(name);

    table_field(t, "name", "%s", v->name);
    table_field(t, "profile", "%s", name);
    if (alias != NULL) {
        table_field(t, "alias of", "%s", mmaref_profile_name(alias->profile));
        table_field(t, "alias certainty", "%s", alias->certainty);
        put_wrapped(t, "alias source", alias->source);
    }
    put_arithmetic(t, name, v);
    if (v->under->fragments != 0) {
        show_layouts(t, v);
    }
}

#define ALIGNED_REQUIRED 63 /* from this version of PTX on */

/* Whether an instruction in full leaves .aligned out. EXIT_UNREADABLE after complaining that the version does
 * not permit it, or that the text is none of an instruction. */
static int read_aligned(const char *text, const target_request *wanted, bool *without)
{
    mmaref_instruction instruction;
    mmaref_error error;
    char name[MMAREF_TEXT_MAX + 1];

    if (ptx_line_name(text, name) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    *without = mmaref_instruction_parse(name, strlen(name), &instruction, &error) == MMAREF_OK &&
               error.reason == MMAREF_REASON_IMPLICIT_ALIGNED;
    return *without && wanted->ptx_version >= ALIGNED_REQUIRED
               ? cli_complain(NULL, text, strlen(text), mmaref_reason_text(error.reason), NULL)
               : EXIT_EQUAL;
}

int cli_show(int argc, char **argv)
{
    bool without_aligned = false;
    command_line line;
    target_request wanted = { NULL, NULL, 0 };
    const option_row options[] = { OPTIONS_OUTPUT(line), OPTIONS_ARITH(line), OPTIONS_TARGET(wanted), OPTIONS_END };
    operand_view v;
    table t;

    if (command_line_read(&line, argc, argv, options, "one instruction", 1, 1) != EXIT_EQUAL ||
        target_read(&wanted) != EXIT_EQUAL ||
        read_aligned(line.argument[0], &wanted, &without_aligned) != EXIT_EQUAL ||
        operand_open(&v, &line, line.argument[0]) != EXIT_EQUAL ||
        target_check(&wanted, &v.instruction, v.name, without_aligned) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (line.arith != NULL && !v.is.floating && v.under->fragments == 0) {
        return cli_complain("--arith", line.arith, strlen(line.arith), "the instruction computes no floats", NULL);
    }
    table_open_record(&t, line.style);
    if (line.arith != NULL) {
        put_profile(&t, line.arith, &v);
    } else {
        put_description(&t, &v);
    }
    return table_close(&t);
}
