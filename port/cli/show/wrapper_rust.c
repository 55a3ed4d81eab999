/* SPDX-License-Identifier: MIT */
/* Functions of Rust. Floats pass as patterns: the class reg32 of asm! is a register of untyped bits. See wrapper.h. */
#include <ctype.h>

#include "show/wrapper.h"

/* The register's name, as asm! writes it in its text; a constant is an operand too. */
static void put_name(const wrapped_operand *operand, unsigned index, unsigned number)
{
    (void)number;
    printf("{%s", operand->name);
    if (operand->count != 1) {
        printf("%u", index);
    }
    printf("}");
}

static const char *type_of(const wrapping *w, const wrapped_operand *o)
{
    switch (o->kind) {
    case WRAPPED_F32:
        return "f32";
    case WRAPPED_F64:
        return "f64";
    case WRAPPED_ADDRESS:
        return w->space == 3 ? "u32" : "u64";
    default:
        return o->is_signed ? "i32" : "u32";
    }
}

static void put_type(const wrapping *w, const wrapped_operand *o)
{
    if (o->count == 1) {
        printf("%s", type_of(w, o));
    } else {
        printf("[%s; %u]", type_of(w, o), o->count);
    }
}

/* Constants have capital letters. */
static void put_capitals(const char *name)
{
    for (; *name != '\0'; name++) {
        putchar(toupper((unsigned char)*name));
    }
}

static void put_head(const wrapping *w)
{
    bool is_first = true;
    unsigned i;

    printf("#[inline(always)]\npub unsafe fn %s", w->function);
    for (i = 0; i < w->count; i++) {
        if (w->operand[i].kind == WRAPPED_CONSTANT) {
            printf(is_first ? "<const " : ", const ");
            put_capitals(w->operand[i].name);
            printf(": u32");
            is_first = false;
        }
    }
    printf(is_first ? "(" : ">(");
    is_first = true;
    for (i = 0; i < w->count; i++) {
        const wrapped_operand *o = &w->operand[i];
        if (!o->is_output && o->kind != WRAPPED_CONSTANT) {
            printf("%s%s: ", is_first ? "" : ", ", o->name);
            put_type(w, o);
            is_first = false;
        }
    }
    printf(")");
    if (w->operand[0].is_output) {
        printf(" -> ");
        put_type(w, &w->operand[0]);
    }
    puts(" {");
}

static bool is_wide(const wrapping *w, const wrapped_operand *o)
{
    return o->kind == WRAPPED_F64 || (o->kind == WRAPPED_ADDRESS && w->space != 3);
}

static bool is_float(const wrapped_operand *o)
{
    return o->kind == WRAPPED_F32 || o->kind == WRAPPED_F64;
}

/* The name of a register: d2, or d alone. */
static void put_register(const wrapped_operand *o, unsigned index)
{
    printf("%s", o->name);
    if (o->count != 1) {
        printf("%u", index);
    }
}

/* The operands of asm!, one line for each of PTX. */
static void put_operands(const wrapping *w)
{
    unsigned i, k;

    for (i = 0; i < w->count; i++) {
        const wrapped_operand *o = &w->operand[i];
        const char *class = is_wide(w, o) ? "reg64" : "reg32";
        printf("       ");
        for (k = 0; k < o->count; k++) {
            printf(" ");
            put_register(o, k);
            if (o->kind == WRAPPED_CONSTANT) {
                printf(" = const ");
                put_capitals(o->name);
            } else if (o->is_output) {
                printf(" = out(%s) ", class);
                put_register(o, k);
            } else {
                printf(" = in(%s) %s", class, o->name);
                if (o->count != 1) {
                    printf("[%u]", k);
                }
                printf("%s", is_float(o) ? ".to_bits()" : "");
            }
            printf(",");
        }
        puts("");
    }
}

static void put_result(const wrapped_operand *d)
{
    unsigned k;

    printf(d->count == 1 ? "    " : "    [");
    for (k = 0; k < d->count; k++) {
        printf("%s", k == 0 ? "" : ", ");
        printf(d->kind == WRAPPED_F32 ? "f32::from_bits(" : is_float(d) ? "f64::from_bits(" : "");
        put_register(d, k);
        printf(is_float(d) ? ")" : "");
    }
    puts(d->count == 1 ? "" : "]");
}

int wrapper_rust(operand_view *v)
{
    const wrapped_operand *d;
    wrapping w;
    unsigned k;

    if (wrapping_open(&w, v) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    d = &w.operand[0];
    printf("// PTX %u.%u, %s; needs #![feature(asm_experimental_arch)]\n", v->is.ptx_version / 10,
           v->is.ptx_version % 10, v->is.targets);
    put_head(&w);
    for (k = 0; k < d->count && d->is_output; k++) {
        printf("    let ");
        put_register(d, k);
        printf(": %s;\n", d->kind == WRAPPED_F64 ? "u64" : d->is_signed ? "i32" : "u32");
    }
    printf("    core::arch::asm!(\n        \"%s ", v->name);
    wrapping_put_operands(&w, "{{", "}}", put_name);
    puts(";\",");
    put_operands(&w);
    printf("        options(nostack%s),\n    );\n", w.touches_memory ? "" : ", nomem");
    if (d->is_output) {
        put_result(d);
    }
    puts("}");
    return EXIT_EQUAL;
}
