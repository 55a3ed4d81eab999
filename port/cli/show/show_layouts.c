/* SPDX-License-Identifier: MIT */
/* The operands in mmaref show. See show_layouts.h. */
#include "show/show_layouts.h"

#include <string.h>

#include "show/inverse.h"

/* A formula without the line end that closes it. */
static void put_formula(table *t, const char *name, const char *formula)
{
    size_t length = strlen(formula);

    table_field(t, name, "%.*s", (int)(length - (formula[length - 1] == '\n')), formula);
}

static void name_field(char *name, size_t size, const operand_view *v, const char *what)
{
    snprintf(name, size, "%s.%s", operand_word(v->operand), what);
}

/* One line for people, a field for each fact for machines. */
static void put_size(table *t, const operand_view *v)
{
    const char *type = v->operand == MMAREF_OPERAND_E ? "4 bits a chunk" : mmaref_token_text(v->is.type[v->operand]);
    unsigned registers = v->is.registers[v->operand];
    char name[32];

    if (t->style == TABLE_TEXT || t->style == TABLE_MARKDOWN) {
        table_field(t, operand_word(v->operand), "%s, %u x %u, %u element%s in %u register%s a lane", type,
                    v->rows, v->columns, v->elements, v->elements == 1 ? "" : "s", registers,
                    registers == 1 ? "" : "s");
        return;
    }
    name_field(name, sizeof name, v, "type");
    table_field(t, name, "%s", type);
    name_field(name, sizeof name, v, "rows");
    table_field_number(t, name, v->rows);
    name_field(name, sizeof name, v, "columns");
    table_field_number(t, name, v->columns);
    name_field(name, sizeof name, v, "elements");
    table_field_number(t, name, v->elements);
    name_field(name, sizeof name, v, "registers");
    table_field_number(t, name, (long)registers);
}

static void put_notes(table *t, const operand_view *v)
{
    const formula_record *record = v->record;
    char name[32];

    name_field(name, sizeof name, v, "note");
    if (record->erratum != NULL) {
        table_field(t, name, "misprint %s, mended below", record->erratum);
    } else if (record->figure_only) {
        table_field(t, name, "the PTX ISA gives no formula, this one is ours");
    } else if (record->evaluated != NULL) {
        table_field(t, name, "the text tells what a register spans; what it stores is below");
    }
    if (record->evidence != NULL) {
        name_field(name, sizeof name, v, "evidence");
        table_field(t, name, "%s", record->evidence);
    }
}

/* Where the number lies in an element that has more bits, and what that means between ldmatrix and mma. */
static void put_padding(table *t, const operand_view *v)
{
    uint8_t source = mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_SOURCE);
    uint8_t type = v->is.type[v->operand];
    char padding[OPERAND_PADDING_MAX], name[32];
    const char *beside = source == MMAREF_TYPE_B4X16_P64 ? "mma takes e2m1 in bits 5:2: shift it left by 2"
                         : source != MMAREF_TOKEN_NONE   ? "there mma takes e3m2 and e2m3"
                         : type == MMAREF_TYPE_E2M1
                             ? "ldmatrix with .b4x16_p64 delivers it in bits 3:0: shift it left by 2"
                         : type == MMAREF_TYPE_E3M2 || type == MMAREF_TYPE_E2M3
                             ? "there ldmatrix with .b6x16_p32 delivers it"
                             : NULL;

    operand_padding(v, padding);
    if (padding[0] != '\0') {
        name_field(name, sizeof name, v, "padding");
        table_field(t, name, beside == NULL ? "%s" : "%s;\n%s", padding, beside);
    }
}

/* wmma in memory: the default strides, and that each row or column begins at a multiple of the bytes of a lane's
 * fragment (9.7.14.4.2). */
static void put_memory(table *t, const operand_view *v)
{
    uint8_t layout = mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_LAYOUT);
    unsigned bytes = v->is.registers[v->operand] * 4u;
    char name[32], stride[80];

    if (mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_NAME) != MMAREF_TOKEN_WMMA) {
        return;
    }
    if (t->style == TABLE_TEXT || t->style == TABLE_MARKDOWN) {
        snprintf(stride, sizeof stride, "%u (.row) or %u (.col)", v->columns, v->rows);
        if (layout != MMAREF_TOKEN_NONE) {
            snprintf(stride, sizeof stride, "%u", layout == MMAREF_TOKEN_ROW ? v->columns : v->rows);
        }
        name_field(name, sizeof name, v, "memory");
        table_field(t, name, "stride %s elements by default, a multiple of %u; address a multiple of %u bytes", stride,
                    v->elements, bytes);
        return;
    }
    name_field(name, sizeof name, v, "stride_row");
    table_field_number(t, name, v->columns);
    name_field(name, sizeof name, v, "stride_col");
    table_field_number(t, name, v->rows);
    name_field(name, sizeof name, v, "stride_multiple");
    table_field_number(t, name, v->elements);
    name_field(name, sizeof name, v, "alignment");
    table_field_number(t, name, (long)bytes);
}

/* Which product of several a lane works for: a table in the text. */
static void put_product(table *t, const operand_view *v)
{
    const formula_definition *definition = &formula_definitions[v->record->first_definition];
    unsigned i;
    char name[32];

    for (i = 0; i < v->record->definitions; i++, definition++) {
        if (strcmp(definition->name, "product") == 0) {
            name_field(name, sizeof name, v, "product");
            table_field(t, name, "product = %s", formula_branches[definition->first_branch].text);
        }
    }
}

/* For people: D is laid out as C. */
static bool is_as_c(const table *t, const operand_view *v)
{
    operand_view c = *v;

    return t->style != TABLE_JSON && t->style != TABLE_CSV && v->operand == MMAREF_OPERAND_D &&
           operand_choose(&c, MMAREF_OPERAND_C) && c.record == v->record;
}

static void put_operand(table *t, const operand_view *v)
{
    const formula_record *record = v->record;
    char name[32], text[500];

    put_size(t, v);
    put_padding(t, v);
    put_memory(t, v);
    if (is_as_c(t, v)) {
        table_field(t, "d.formula", "that of c");
        return;
    }
    name_field(name, sizeof name, v, "source");
    operand_source(v, text, sizeof text);
    table_field(t, name, "%s, fragment %s", text, record->name);
    put_notes(t, v);
    name_field(name, sizeof name, v, "formula");
    put_formula(t, name, record->printed);
    if (record->evaluated != NULL) {
        name_field(name, sizeof name, v, record->erratum != NULL ? "mended" : "stored");
        put_formula(t, name, record->evaluated);
    }
    put_product(t, v);
    if (operand_is_transposed(v)) {
        name_field(name, sizeof name, v, "trans");
        table_field(t, name, ".trans: the rows of memory are the columns of this formula");
    }
    if (v->elements > record->elements) {
        name_field(name, sizeof name, v, "matrices");
        table_field(t, name, "matrix m has the elements i + %u * m", record->elements);
    }
    inverse_formula(v, text, sizeof text);
    name_field(name, sizeof name, v, "reverse");
    put_formula(t, name, text);
}

void show_layouts(table *t, operand_view *v)
{
    uint8_t operand;

    v->before_trans = true;
    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        if (operand_choose(v, operand) && v->record != NULL) {
            put_operand(t, v);
        }
    }
}
