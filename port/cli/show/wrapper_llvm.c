/* SPDX-License-Identifier: MIT */
/* Functions of LLVM's intermediate representation. See wrapper.h. */
#include <string.h>

#include "ask/vocabulary.h"
#include "show/wrapper.h"

/* A constant is 0 in the text: a function has no constant parameters. */
static void put_number(const wrapped_operand *operand, unsigned index, unsigned number)
{
    (void)index;
    if (operand->kind == WRAPPED_CONSTANT) {
        printf("0");
    } else {
        printf("$%u", number);
    }
}

static const char *type_of(const wrapping *w, const wrapped_operand *o)
{
    switch (o->kind) {
    case WRAPPED_F32:
        return "float";
    case WRAPPED_F64:
        return "double";
    case WRAPPED_ADDRESS:
        return w->space == 3 ? "i32" : "i64";
    default:
        return "i32";
    }
}

static char constraint(const wrapping *w, const wrapped_operand *o)
{
    const char *type = type_of(w, o);

    return type[0] == 'f' ? 'f' : type[0] == 'd' ? 'd' : strcmp(type, "i64") == 0 ? 'l' : 'r';
}

static const wrapped_operand *output_of(const wrapping *w)
{
    return w->operand[0].is_output ? &w->operand[0] : NULL;
}

static void put_result_type(const wrapping *w)
{
    const wrapped_operand *d = output_of(w);
    unsigned i;

    if (d == NULL || d->count == 1) {
        printf("%s", d == NULL ? "void" : type_of(w, d));
        return;
    }
    for (i = 0; i < d->count; i++) {
        printf("%s%s", i == 0 ? "{ " : ", ", type_of(w, d));
    }
    printf(" }");
}

/* Inputs with their types: parameters and arguments are the same. */
static void put_inputs(const wrapping *w)
{
    bool is_first = true;
    unsigned i, k;

    for (i = 0; i < w->count; i++) {
        const wrapped_operand *o = &w->operand[i];
        for (k = 0; k < o->count && !o->is_output && o->kind != WRAPPED_CONSTANT; k++) {
            printf("%s%s %%%s", is_first ? "" : ", ", type_of(w, o), o->name);
            if (o->count != 1) {
                printf("%u", k);
            }
            is_first = false;
        }
    }
}

static void put_constraints(const wrapping *w)
{
    bool is_first = true;
    unsigned i, k;

    for (i = 0; i < w->count; i++) {
        const wrapped_operand *o = &w->operand[i];
        for (k = 0; k < o->count && o->kind != WRAPPED_CONSTANT; k++) {
            printf("%s%s%c", is_first ? "" : ",", o->is_output ? "=" : "", constraint(w, o));
            is_first = false;
        }
    }
    printf("%s", w->touches_memory ? ",~{memory}" : "");
}

static void put_comment(const wrapping *w)
{
    char name[VOCABULARY_NAME_MAX];
    unsigned i;

    printf("; PTX %u.%u, %s\n", w->v->is.ptx_version / 10, w->v->is.ptx_version % 10, w->v->is.targets);
    if (vocabulary_name(VOCABULARY_LLVM, &w->v->instruction, name)) {
        printf("; the intrinsic is @%s\n", name);
    }
    for (i = 0; i < w->count; i++) {
        const wrapped_operand *o = &w->operand[i];
        if (o->kind == WRAPPED_CONSTANT && o->limit > o->step) {
            printf("; %s is 0 in the text; it may be a multiple of %u below %u\n", o->name, o->step, o->limit);
        }
    }
}

int wrapper_llvm(operand_view *v)
{
    const wrapped_operand *d;
    wrapping w;

    if (wrapping_open(&w, v) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    w.has_literals = true;
    d = output_of(&w);
    put_comment(&w);
    printf("define ");
    put_result_type(&w);
    printf(" @%s(", w.function);
    put_inputs(&w);
    printf(") convergent nounwind {\n  %scall ", d == NULL ? "" : "%d = ");
    put_result_type(&w);
    printf(" asm sideeffect \"%s ", v->name);
    wrapping_put_operands(&w, "{", "}", put_number);
    printf(";\", \"");
    put_constraints(&w);
    printf("\"(");
    put_inputs(&w);
    printf(") convergent\n  ret ");
    put_result_type(&w);
    puts(d == NULL ? "\n}" : " %d\n}");
    return EXIT_EQUAL;
}
