/* SPDX-License-Identifier: MIT */
/* mmaref explain: the specification's formula with the numbers put in. */
#include "show/explain.h"

#include <string.h>

#include "commands.h"

static formula_step *add_step(formula_step *steps, unsigned *count, const char *name, int value)
{
    formula_step *step = &steps[(*count)++];

    memset(step, 0, sizeof *step);
    step->name = name;
    step->value = value;
    return step;
}

unsigned explain_steps(const operand_view *v, unsigned lane, unsigned element, formula_step steps[EXPLAIN_STEPS_MAX],
                       mmaref_coordinate *coordinate)
{
    unsigned count = 0, each = v->record->elements, first;
    formula_step *step;
    int row, column;

    coordinate->matrix = 0;
    if (v->elements > each) {
        step = add_step(steps, &count, "matrix", (int)(element / each));
        snprintf(step->formula, sizeof step->formula, "element / %u", each);
        snprintf(step->numbers, sizeof step->numbers, "%u / %u", element, each);
        step = add_step(steps, &count, "i", (int)(element % each));
        snprintf(step->formula, sizeof step->formula, "element %% %u", each);
        snprintf(step->numbers, sizeof step->numbers, "%u %% %u", element, each);
        coordinate->matrix = (uint16_t)(element / each);
    }
    first = count;
    count += formula_calculate(v->record, (int)lane, (int)(element % each), steps + count);
    row = formula_value(steps + first, count - first, "row");
    column = formula_value(steps + first, count - first, "col");
    coordinate->matrix = (uint16_t)(coordinate->matrix + formula_value(steps + first, count - first, "product") +
                                formula_value(steps + first, count - first, "selector"));
    if (operand_is_transposed(v)) {
        int swap = row;
        row = column;
        column = swap;
        step = add_step(steps, &count, "row of memory", row);
        snprintf(step->formula, sizeof step->formula, "col");
        snprintf(step->numbers, sizeof step->numbers, "%d", row);
        snprintf(step->clause, sizeof step->clause, "for .trans");
        step = add_step(steps, &count, "column of memory", column);
        snprintf(step->formula, sizeof step->formula, "row");
        snprintf(step->numbers, sizeof step->numbers, "%d", column);
        snprintf(step->clause, sizeof step->clause, "for .trans");
    }
    coordinate->row = (uint16_t)row;
    coordinate->column = (uint16_t)column;
    return count;
}

static void print_title(const table *t, const operand_view *v, unsigned lane, unsigned element)
{
    mmaref_slot slot = operand_cell(v, lane, element);
    char name[24], bits[40], source[200];

    operand_element_name(v, element, 1, name, sizeof name);
    operand_bits(&slot, bits, sizeof bits);
    operand_source(v, source, sizeof source);
    table_title(t, "Element %u (%s) of lane %u: register %u, bits %s, of %s in %s\n%s%s%s", element, name, lane,
                slot.reg, bits, operand_name(v->operand), v->name, source,
                v->record->figure_only ? "; the PTX ISA gives no formula, this one is ours" : "",
                v->record->erratum != NULL ? "; a misprint of the formula is corrected" : "");
}

static void put_step(table *t, const char *name, const formula_step *step)
{
    table_text(t, "%s", name);
    table_text(t, "%s", step->formula);
    table_text(t, "%s", step->numbers);
    table_number(t, step->value);
    table_text(t, "%s", step->clause);
}

int cli_explain(int argc, char **argv)
{
    static const char *const heads[] = { "name", "formula", "with numbers", "value", "holds" };
    formula_step steps[EXPLAIN_STEPS_MAX], given;
    command_line line;
    command_line_range elements;
    unsigned lane, element, count, i;
    mmaref_coordinate coordinate;
    operand_view v;
    table t;

    if (operand_open_elements(&v, &line, argc, argv, &lane, &elements) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    element = elements.first;
    if (elements.last != element) {
        return cli_complain(NULL, line.argument[line.arguments - 1], strlen(line.argument[line.arguments - 1]),
                            "a register of several elements: explain takes one of them", NULL);
    }
    count = explain_steps(&v, lane, element, steps, &coordinate);
    table_open(&t, line.style, false, heads, 5);
    print_title(&t, &v, lane, element);
    memset(&given, 0, sizeof given);
    given.value = (int)lane;
    put_step(&t, "%laneid", &given);
    given.value = (int)element;
    put_step(&t, v.elements > v.record->elements ? "element" : "i", &given);
    for (i = 0; i < count; i++) {
        put_step(&t, steps[i].name, &steps[i]);
    }
    return table_close(&t);
}
