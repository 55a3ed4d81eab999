/* SPDX-License-Identifier: MIT */
/* Inline assembly in CUDA C++. See wrapper_cxx.h. */
#include "show/wrapper_cxx.h"

static void put_number(const wrapped_operand *operand, unsigned index, unsigned number)
{
    (void)operand;
    (void)index;
    printf("%%%u", number);
}

static char constraint(const wrapping *w, const wrapped_operand *o)
{
    switch (o->kind) {
    case WRAPPED_F32:
        return 'f';
    case WRAPPED_F64:
        return 'd';
    case WRAPPED_ADDRESS:
        return w->space == 3 ? 'r' : 'l';
    case WRAPPED_CONSTANT:
        return 'n';
    default:
        return 'r';
    }
}

/* A list of outputs, or of inputs, a line for each operand. */
static void put_list(const wrapping *w, bool outputs, const char *indent,
                     void (*put_value)(const wrapping *w, const wrapped_operand *o, unsigned index))
{
    bool is_first = true;
    unsigned i, k;

    printf("%s    :", indent);
    for (i = 0; i < w->count; i++) {
        const wrapped_operand *o = &w->operand[i];
        if (o->is_output != outputs) {
            continue;
        }
        if (!is_first) {
            printf(",\n%s     ", indent);
        }
        for (k = 0; k < o->count; k++) {
            printf("%s \"%s%c\"(", k == 0 ? "" : ",", outputs ? "=" : "", constraint(w, o));
            put_value(w, o, k);
            printf(")");
        }
        is_first = false;
    }
    puts("");
}

void wrapper_put_asm(const wrapping *w, const char *indent,
                     void (*put_value)(const wrapping *w, const wrapped_operand *o, unsigned index))
{
    printf("%sasm volatile(\n%s    \"%s \"\n%s    \"", indent, indent, w->v->name, indent);
    wrapping_put_operands(w, "{", "}", put_number);
    puts(";\\n\"");
    put_list(w, true, indent, put_value);
    put_list(w, false, indent, put_value);
    if (w->touches_memory) {
        printf("%s    : \"memory\"\n", indent);
    }
    printf("%s);\n", indent);
}
