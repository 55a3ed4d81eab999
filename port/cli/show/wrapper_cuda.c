/* SPDX-License-Identifier: MIT */
/* Functions of CUDA C++. See wrapper.h. */
#include <string.h>

#include "show/wrapper.h"
#include "show/wrapper_cxx.h"

static const char *parameter_type(const wrapped_operand *o)
{
    return o->kind == WRAPPED_F64 ? "double" : o->kind == WRAPPED_F32 ? "float" : o->is_signed ? "int32_t" : "uint32_t";
}

static void put_parameter(const wrapping *w, const wrapped_operand *o)
{
    if (o->kind == WRAPPED_ADDRESS) {
        printf("%svoid *p", w->operand[0].kind == WRAPPED_ADDRESS ? "" : "const ");
    } else if (o->kind == WRAPPED_STRIDE) {
        printf("uint32_t stride");
    } else if (o->count == 1 && !o->is_output) {
        printf("%s %s", parameter_type(o), o->name);
    } else if (o->count == 1) {
        printf("%s &%s", parameter_type(o), o->name);
    } else {
        printf("%s%s (&%s)[%u]", o->is_output ? "" : "const ", parameter_type(o), o->name, o->count);
    }
}

static void put_head(const wrapping *w)
{
    bool has_constants = false, is_first = true;
    unsigned i;

    for (i = 0; i < w->count; i++) {
        if (w->operand[i].kind == WRAPPED_CONSTANT) {
            printf("%sint %s", has_constants ? ", " : "template <", w->operand[i].name);
            has_constants = true;
        }
    }
    printf("%s__device__ inline void %s(", has_constants ? ">\n" : "", w->function);
    for (i = 0; i < w->count; i++) {
        if (w->operand[i].kind != WRAPPED_CONSTANT) {
            printf("%s", is_first ? "" : ", ");
            put_parameter(w, &w->operand[i]);
            is_first = false;
        }
    }
    puts(")\n{");
}

/* Asserts the range of each constant. */
static void put_ranges(const wrapping *w)
{
    unsigned i;

    for (i = 0; i < w->count; i++) {
        const wrapped_operand *o = &w->operand[i];
        if (o->kind == WRAPPED_CONSTANT && o->step == 1) {
            printf("    static_assert(%s >= 0 && %s < %u, \"%s\");\n", o->name, o->name, o->limit, o->name);
        } else if (o->kind == WRAPPED_CONSTANT) {
            printf("    static_assert(%s >= 0 && %s < %u && %s %% %u == 0, \"%s\");\n", o->name, o->name, o->limit,
                   o->name, o->step, o->name);
        }
    }
}

/* The value of a register, in C++. */
static void put_value(const wrapping *w, const wrapped_operand *o, unsigned index)
{
    if (o->kind == WRAPPED_ADDRESS && w->space == 3) {
        printf("static_cast<uint32_t>(__cvta_generic_to_shared(p))");
    } else if (o->kind == WRAPPED_ADDRESS && w->space == 1) {
        printf("__cvta_generic_to_global(p)");
    } else if (o->count == 1) {
        printf("%s", o->name);
    } else {
        printf("%s[%u]", o->name, index);
    }
}

int wrapper_cuda(operand_view *v)
{
    wrapping w;

    if (wrapping_open(&w, v) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    printf("// PTX %u.%u, %s\n", v->is.ptx_version / 10, v->is.ptx_version % 10, v->is.targets);
    put_head(&w);
    put_ranges(&w);
    wrapper_put_asm(&w, "    ", put_value);
    puts("}");
    return EXIT_EQUAL;
}
