/* SPDX-License-Identifier: MIT */
/* mmaref show: describes an instruction. */
#include <string.h>

#include "ask/formula.h"
#include "ask/instruction_text.h"
#include "ask/operand.h"
#include "ask/profile.h"
#include "ask/sections.h"
#include "ask/target.h"
#include "ask/units.h"
#include "ask/vocabulary.h"
#include "base/options.h"
#include "commands.h"
#include "show/field_words.h"
#include "show/show_layouts.h"
#include "show/show_meaning.h"
#include "show/show_names.h"
#include "show/wrapper.h"

/* A table for programs has all facts in fields of their own. */
static bool is_for_programs(const table *t)
{
    return t->style == TABLE_JSON || t->style == TABLE_CSV;
}

#define LINE_MAX 90
#define LINES_MAX 4200

/* Breaks a text into lines at blanks. */
static void put_wrapped(table *t, const char *name, const char *text)
{
    char lines[LINES_MAX];
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

/* Whether a matrix unit of the target computes the instruction, or what the compiler makes of it. */
static void put_unit(table *t, const operand_view *v, const char *target)
{
    unit_row unit;
    char text[LINES_MAX];

    if (target == NULL || !unit_find(v, target, &unit)) {
        if (is_for_programs(t)) {
            table_text(t, "unit");
            table_optional(t, NULL);
        }
    } else if (is_for_programs(t)) {
        table_field(t, "unit.answer", "%s", unit.answer);
        table_field(t, "unit.how", "%s", unit.how);
        table_field(t, "unit.certainty", "%s", unit.certainty);
        table_field(t, "unit.source", "%s", unit.source);
    } else if (unit.how[0] == '\0') {
        table_field(t, "unit", "unknown: nobody has published what executes it (searched November 2026)");
    } else {
        snprintf(text, sizeof text, "%s: %s (%s: %s)", strcmp(unit.answer, "unit") == 0 ? "yes" : unit.answer, unit.how,
                 unit.certainty, unit.source);
        put_wrapped(t, "unit", text);
    }
}

static void put_profiles(table *t, const operand_view *v)
{
    mmaref_arithmetic arithmetic;
    const char *profiles[MMAREF_PROFILES];
    unsigned count = 0;
    uint8_t profile;

    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        if (mmaref_profile_get(profile, &v->instruction, &arithmetic) == MMAREF_OK) {
            profiles[count++] = mmaref_profile_name(profile);
        }
    }
    if (v->is.floating) {
        table_text(t, "profiles");
        table_list(t, profiles, count);
    } else if (is_for_programs(t)) { /* integers have one arithmetic */
        table_text(t, "profiles");
        table_optional(t, NULL);
    }
}

/* A version of PTX, times ten; 0: none. */
static void put_version(table *t, const char *name, unsigned version)
{
    char text[8];

    snprintf(text, sizeof text, "%u.%u", version / 10 % 100, version % 10);
    table_text(t, "%s", name);
    table_optional(t, version == 0 ? NULL : text);
}

/* The versions that have the instruction without .aligned. */
static void put_unaligned(table *t, const operand_view *v)
{
    const former_form form = { true, false };
    unsigned first = former_first_version(&v->instruction, form);
    char name[FORMER_NAME_MAX];
    bool is_former = former_name(&v->instruction, form, name);

    if (is_for_programs(t)) {
        put_version(t, "ptx unaligned", is_former ? first : 0);
    } else if (is_former) {
        table_field(t, "PTX before", "%u.%u to 6.2, without .aligned", first / 10, first % 10);
    }
}

/* What the words of a note on targets do not say, and these tables read into them; NULL for nothing. */
static const char *reading_of(const mmaref_description *is)
{
    bool is_narrow = false;
    uint8_t operand, type;

    for (operand = MMAREF_OPERAND_A; operand <= MMAREF_OPERAND_B; operand++) {
        type = is->type[operand];
        is_narrow = is_narrow || type == MMAREF_TYPE_E3M2 || type == MMAREF_TYPE_E2M3 || type == MMAREF_TYPE_E2M1;
    }
    return is_narrow && strcmp(is->section, "9.7.14.5.14") == 0
               ? "the note on .e3m2, .e2m3 and .e2m1 says sm_120f without 'or higher in the same family', which that "
                 "on .kind has: both are read as with it"
               : NULL;
}

/* The targets that have the instruction, and which one to compile for where one was asked for. */
static void put_targets(table *t, const operand_view *v, const target_request *wanted, former_form form)
{
    const char *targets[TARGETS_MAX], *compile_for = target_to_compile_for(wanted, &v->instruction, form);

    if (is_for_programs(t)) {
        table_text(t, "targets");
        table_list(t, targets, targets_of(&v->instruction, targets));
        table_text(t, "target notes");
        table_optional(t, v->is.targets[0] == '\0' ? NULL : v->is.targets);
    } else if (v->is.targets[0] != '\0') {
        table_field(t, "targets", "%s", v->is.targets);
    }
    if (reading_of(&v->is) != NULL && !is_for_programs(t)) {
        put_wrapped(t, "reading", reading_of(&v->is));
    } else if (is_for_programs(t)) {
        table_text(t, "target reading");
        table_optional(t, reading_of(&v->is));
    }
    if (compile_for != NULL || is_for_programs(t)) {
        table_text(t, "compile for");
        table_optional(t, compile_for);
    }
    put_unit(t, v, compile_for);
}

static const char *later_numbers(const char *section)
{
    const later_section *row = later_sections;

    while (row->section != NULL && strcmp(row->section, section) != 0) {
        row++;
    }
    return row->section == NULL ? "" : row->later;
}

/* Where the specification defines an instruction, with the document of one that is a unit's, and the source where the
 * full text was not at hand. */
static void put_section(table *t, const mmaref_description *is)
{
    if (is->edition == 0) {
        if (is->ptx_version == 0) {
            table_field(t, "document", "%s", mmaref_edition()); /* of all instructions of a unit */
        }
        table_field(t, "section", "%s", is->section);
    } else if (is_for_programs(t)) { /* as mmaref list has them */
        put_version(t, "edition", is->edition);
        table_field(t, "section", "%s", is->section);
    } else {
        const char *later = later_numbers(is->section);
        table_field(t, "section", "PTX ISA %u.%u, %s%s%s", is->edition / 10, is->edition % 10, is->section,
                    later[0] == '\0' ? "" : "; ", later);
    }
    if (formula_source_of(is->id) != NULL) {
        table_field(t, "section source", "%s", formula_source_of(is->id));
    }
}

/* Sizes, by PTX's word where it has one, and the lanes where they are not those of a warp. */
static void put_shape(table *t, const operand_view *v)
{
    const char *word = mmaref_token_text(mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_SHAPE));

    if (word != NULL) {
        table_field(t, "shape", "%s", word);
    } else {
        table_field(t, "shape", "m%un%uk%u", v->is.m, v->is.n, v->is.k);
    }
    if (!operand_is_of_ptx(v)) {
        table_field_number(t, "lanes", v->is.lanes);
    }
}

static void put_description(table *t, operand_view *v, const target_request *wanted, former_form form)
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
    put_shape(t, v);
    if (is->matrices > 1) {
        bool moves = mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_NUM) != MMAREF_TOKEN_NONE;
        table_field_number(t, moves ? "matrices" : "products", is->matrices);
    }
    if (operand_is_of_ptx(v) || is_for_programs(t)) {
        put_version(t, is_for_programs(t) ? "ptx" : "PTX", is->ptx_version);
        put_unaligned(t, v);
    }
    put_targets(t, v, wanted, form);
    put_profiles(t, v);
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
    const char *words[FIELD_WORDS_MAX];
    unsigned i, known;

    for (i = 0; i < count; i++) {
        table_text(t, "%s.value", fields[i].name);
        table_numeral(t, fields[i].value);
        snprintf(name, sizeof name, "%s.certainty", fields[i].name);
        table_field(t, name, "%s", fields[i].certainty);
        table_text(t, "%s.source", fields[i].name);
        table_optional(t, fields[i].source[0] == '\0' ? NULL : fields[i].source);
        snprintf(name, sizeof name, "%s.meaning", fields[i].name);
        field_explain(i, fields[i].value, text);
        table_field(t, name, "%s", text);
        known = field_list_words(i, words);
        table_text(t, "%s.words", fields[i].name);
        if (known == 0) {
            table_optional(t, NULL);
        } else {
            table_list(t, words, known);
        }
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
    if (is_for_programs(t)) {
        put_every_field(t, fields, count);
    } else {
        put_grouped_fields(t, fields, count);
    }
}

/* What only one profile has. */
static void put_profile(table *t, const char *name, operand_view *v, const char *target)
{
    const profile_alias *alias = profile_alias_of(name);
    const profile_other *other = profile_other_of(v->profile, &v->instruction);

    if (other != NULL) {
        profile_note_other("--arith", v->given, other);
    }
    table_field(t, "name", "%s", v->name);
    table_field(t, "profile", "%s", name);
    if (target != NULL || is_for_programs(t)) {
        put_unit(t, v, target);
    }
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

/* The options of wrappers. */
typedef struct {
    bool cuda, rust, llvm, cute;
} wrapper_request;

/* The printer of the wrapper that is asked for; NULL for none. */
static int (*wrapper_of(const wrapper_request *wanted))(operand_view *)
{
    return wanted->cuda ? wrapper_cuda : wanted->rust ? wrapper_rust : wanted->llvm ? wrapper_llvm
                                                                    : wanted->cute ? wrapper_cute : NULL;
}

/* The target that an arithmetic begins with, NULL if it does not. An integer instruction has no other arithmetic. */
static int read_arith_target(const operand_view *v, const char *arith, const char **target)
{
    static char first[16];
    unit_row unit;

    snprintf(first, sizeof first, "%.*s", (int)strcspn(arith, " "), arith);
    *target = unit_find(v, first, &unit) ? first : NULL;
    return *target != NULL || v->is.floating || v->under->fragments != 0
               ? EXIT_EQUAL
               : cli_complain("--arith", arith, strlen(arith), "the instruction computes no floats", NULL);
}

int cli_show(int argc, char **argv)
{
    bool with_names = false;
    wrapper_request wrapper = { false, false, false, false };
    instruction_text_form form;
    mmaref_instruction instruction;
    char name[MMAREF_TEXT_MAX];
    command_line line;
    target_request wanted = { 0 };
    const char *target = NULL;
    const option_row options[] = { OPTIONS_OUTPUT(line), OPTIONS_ARITH(line), OPTIONS_TARGET(wanted),
                                   { "names", OPTION_FLAG, &with_names },
                                   { "cuda", OPTION_FLAG, &wrapper.cuda },
                                   { "rust", OPTION_FLAG, &wrapper.rust },
                                   { "llvm", OPTION_FLAG, &wrapper.llvm },
                                   { "cute", OPTION_FLAG, &wrapper.cute },
                                   OPTIONS_END };
    operand_view v;
    table t;

    if (command_line_read(&line, argc, argv, options, "one instruction", 1, ARGUMENTS_ANY) != EXIT_EQUAL ||
        target_read(&wanted) != EXIT_EQUAL || instruction_text_gather(&line, 0) != EXIT_EQUAL ||
        instruction_text_read(line.argument[0], &instruction, &form) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    cli_must(mmaref_instruction_format(&instruction, name, sizeof name));
    if (operand_open(&v, &line, name) != EXIT_EQUAL ||
        target_check(&wanted, &v.instruction,
                     form.former.unaligned || form.former.saturates ? form.name : v.name, form.former) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    instruction_text_note(&form);
    if (line.arith != NULL && read_arith_target(&v, line.arith, &target) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (wrapper.cuda + wrapper.rust + wrapper.llvm + wrapper.cute > 1) {
        return cli_complain(NULL, NULL, 0, "one of --cuda, --rust, --llvm and --cute", NULL);
    }
    if (wrapper_of(&wrapper) != NULL && (line.style != TABLE_TEXT || line.arith != NULL || with_names)) {
        return cli_complain(NULL, NULL, 0, "a wrapper is printed alone: neither as a table nor with --arith or --names",
                            NULL);
    }
    if (with_names && line.arith != NULL) {
        return cli_complain("--names", "", 0, "--arith describes how it sums, not the instruction", NULL);
    }
    if (wrapper_of(&wrapper) != NULL) {
        return wrapper_of(&wrapper)(&v);
    }
    table_open_record(&t, line.style);
    if (line.arith != NULL) {
        put_profile(&t, line.arith, &v, target);
    } else {
        put_description(&t, &v, &wanted, form.former);
        if (form.vocabulary != NULL) {
            table_field(&t, "translated from", "%s", form.vocabulary);
        }
        if (with_names) {
            show_names(&t, &v);
        }
    }
    return table_close(&t);
}
