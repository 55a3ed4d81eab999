/* SPDX-License-Identifier: MIT */
/* Atoms of CuTe: the operation and its traits. See wrapper.h. */
#include <ctype.h>
#include <string.h>

#include "ask/vocabulary.h"
#include "layout/notation.h"
#include "show/wrapper.h"
#include "show/wrapper_cxx.h"

static const char *register_type(const wrapped_operand *o)
{
    return o->kind == WRAPPED_F64 ? "double" : o->kind == WRAPPED_F32 ? "float" : "uint32_t";
}

/* ---- The operation ----------------------------------------------------------- */

static void put_register(const wrapped_operand *o, unsigned index)
{
    printf("%s%u", o->name, index);
}

static void put_value(const wrapping *w, const wrapped_operand *o, unsigned index)
{
    (void)w;
    put_register(o, index);
}

static void put_operation(const wrapping *w)
{
    unsigned i, k;

    printf("struct %s\n{\n", w->function);
    for (i = 0; i < w->count; i++) {
        const wrapped_operand *o = &w->operand[i];
        printf("  using %cRegisters = %s[%u];\n", toupper((unsigned char)o->name[0]), register_type(o), o->count);
    }
    puts("\n  CUTE_HOST_DEVICE static void");
    for (i = 0; i < w->count; i++) {
        const wrapped_operand *o = &w->operand[i];
        printf(i == 0 ? "  fma(" : ",\n      ");
        for (k = 0; k < o->count; k++) {
            printf("%s%s%s & ", k == 0 ? "" : ", ", register_type(o), o->is_output ? "" : " const");
            put_register(o, k);
        }
    }
    puts(")\n  {");
    wrapper_put_asm(w, "    ", put_value);
    puts("  }\n};\n");
}

/* ---- The traits ----------------------------------------------------------------- */

/* "((4,8),2):((32,1),8)" becomes Layout<Shape<Shape<_4,_8>,_2>, Stride<Stride<_32,_1>,_8>>. */
static void put_layout(const char *notation)
{
    const char *word = "Shape";

    printf("Layout<");
    for (; *notation != '\0'; notation++) {
        if (*notation == '(') {
            printf("%s<", word);
        } else if (*notation == ')') {
            printf(">");
        } else if (*notation == ':') {
            word = "Stride";
            printf(", ");
        } else if (isdigit((unsigned char)*notation) && !isdigit((unsigned char)notation[-1])) {
            printf("_%c", *notation);
        } else {
            putchar(*notation);
        }
    }
    puts(">;");
}

static int put_traits(wrapping *w)
{
    static const uint8_t order[] = { MMAREF_OPERAND_D, MMAREF_OPERAND_A, MMAREF_OPERAND_B, MMAREF_OPERAND_C };
    static const char letters[] = "DABC";
    const mmaref_description *is = &w->v->is;
    char layout[3][NOTATION_TEXT_MAX];
    frame f;
    unsigned i;

    for (i = 1; i < 4; i++) {
        if (!operand_choose(w->v, order[i]) || !frame_open(&f, w->v, FRAME_WHOLE) ||
            notation_write_cute(&f, layout[i - 1]) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    put_operation(w);
    printf("template <>\nstruct MMA_Traits<%s>\n{\n", w->function);
    for (i = 0; i < 4; i++) {
        printf("  using ValType%c = %s;\n", letters[i], vocabulary_cute_type(is->type[order[i]]));
    }
    printf("\n  using Shape_MNK = Shape<_%u,_%u,_%u>;\n  using ThrID   = Layout<_32>;\n", is->m, is->n, is->k);
    for (i = 1; i < 4; i++) {
        printf("  using %cLayout = ", letters[i]);
        put_layout(layout[i - 1]);
    }
    puts("};");
    return EXIT_EQUAL;
}

/* Why CuTe has no atom of this form; NULL if it has. */
static const char *why_not(const operand_view *v)
{
    if (strncmp(v->name, "mma.", 4) != 0) {
        return "an atom multiplies: fragments of wmma are opaque, and moves are copy atoms, which show --names names";
    }
    if (v->is.registers[MMAREF_OPERAND_E] != 0 || v->is.scale_vector != 0) {
        return "no atom with metadata or scale factors is written; show --names names CuTe's own";
    }
    if (v->is.matrices > 1) {
        return "an atom of a quad pair of threads: CuTe has it, show --names names it";
    }
    return NULL;
}

int wrapper_cute(operand_view *v)
{
    const char *reason = why_not(v);
    char name[VOCABULARY_NAME_MAX];
    wrapping w;

    if (reason != NULL) {
        return cli_complain("--cute", v->name, strlen(v->name), reason, NULL);
    }
    if (wrapping_open(&w, v) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    printf("// PTX %u.%u, %s\n", v->is.ptx_version / 10, v->is.ptx_version % 10, v->is.targets);
    if (vocabulary_name(VOCABULARY_CUTE, &v->instruction, name)) {
        printf("// CuTe's own atom is %s\n", name);
    }
    return put_traits(&w);
}
