/* SPDX-License-Identifier: MIT */
/* The operands of an instruction in a function. See wrapper.h. */
#include "show/wrapper.h"

#include <ctype.h>
#include <string.h>

/* ---- Operands ------------------------------------------------------------- */

static wrapped_operand *add(wrapping *w, wrapped_kind kind, const char *name, unsigned count)
{
    wrapped_operand *added = &w->operand[w->count++];

    memset(added, 0, sizeof *added);
    added->kind = kind;
    added->name = name;
    added->count = count;
    return added;
}

/* Adds the registers of a fragment, by the type of PTX's operand. */
static wrapped_operand *add_fragment(wrapping *w, uint8_t operand, const char *name)
{
    const mmaref_description *is = &w->v->is;
    wrapped_operand *added;

    switch (is->type[operand]) {
    case MMAREF_TYPE_F64:
        return add(w, WRAPPED_F64, name, is->registers[operand] / 2u);
    case MMAREF_TYPE_F32:
        return add(w, WRAPPED_F32, name, is->registers[operand]);
    default:
        added = add(w, WRAPPED_B32, name, is->registers[operand]);
        added->is_signed = is->type[operand] == MMAREF_TYPE_S32;
        return added;
    }
}

/* The selectors or thread-ids that an operand has layouts for. */
static unsigned count_choices(wrapping *w, uint8_t operand)
{
    unsigned lane, element, most = 0;

    if (!operand_choose(w->v, operand)) {
        return 1;
    }
    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; element < w->v->elements; element++) {
            mmaref_coordinate at = operand_place(w->v, lane, element);
            most = at.matrix > most ? at.matrix : most;
        }
    }
    return most + 1;
}

static void add_constant(wrapping *w, const char *name, unsigned limit, unsigned step)
{
    wrapped_operand *added = add(w, WRAPPED_CONSTANT, name, 1);

    added->limit = limit;
    added->step = step;
}

/* Scale factors, and where in a register and in which lanes they are. */
static void add_scale(wrapping *w, uint8_t operand, const char *name, const char *byte_id, const char *thread_id)
{
    add(w, WRAPPED_B32, name, 1);
    add_constant(w, byte_id, 4, w->v->is.scale_vector);
    add_constant(w, thread_id, count_choices(w, operand), 1);
}

static void add_product(wrapping *w)
{
    add_fragment(w, MMAREF_OPERAND_D, "d")->is_output = true;
    add_fragment(w, MMAREF_OPERAND_A, "a");
    add_fragment(w, MMAREF_OPERAND_B, "b");
    add_fragment(w, MMAREF_OPERAND_C, "c");
    if (w->v->is.registers[MMAREF_OPERAND_E] != 0) {
        add(w, WRAPPED_B32, "e", 1);
        add_constant(w, "selector", count_choices(w, MMAREF_OPERAND_E), 1);
    }
    if (w->v->is.scale_vector != 0) {
        add_scale(w, MMAREF_OPERAND_SCALE_A, "scale_a", "byte_id_a", "thread_id_a");
        add_scale(w, MMAREF_OPERAND_SCALE_B, "scale_b", "byte_id_b", "thread_id_b");
    }
}

static uint8_t only_operand(const operand_view *v)
{
    uint8_t operand = 0;

    while (operand < MMAREF_OPERANDS - 1 && v->is.registers[operand] == 0) {
        operand++;
    }
    return operand;
}

static void add_move(wrapping *w, bool stores, bool has_stride)
{
    uint8_t operand = only_operand(w->v);

    w->touches_memory = true;
    if (stores) {
        add(w, WRAPPED_ADDRESS, "p", 1);
    }
    add_fragment(w, operand, operand_word(operand))->is_output = !stores;
    if (!stores) {
        add(w, WRAPPED_ADDRESS, "p", 1);
    }
    if (has_stride) {
        add(w, WRAPPED_STRIDE, "stride", 1);
    }
}

static bool begins(const char *text, const char *word)
{
    return strncmp(text, word, strlen(word)) == 0;
}

/* "mma.sync.aligned.m16n8k16..." becomes mma_m16n8k16_... */
static void name_function(wrapping *w)
{
    const char *from = w->v->name, *skipped = strstr(from, ".sync.aligned");
    size_t used = 0;

    for (; *from != '\0'; from++) {
        if (from == skipped) {
            from += strlen(".sync.aligned");
        }
        if (isalnum((unsigned char)*from) || (used != 0 && w->function[used - 1] != '_')) {
            w->function[used++] = isalnum((unsigned char)*from) ? *from : '_';
        }
    }
    w->function[used] = '\0';
}

int wrapping_open(wrapping *w, operand_view *v)
{
    const char *space = mmaref_token_text(mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_SPACE));

    memset(w, 0, sizeof *w);
    w->v = v;
    if (v->is.ptx_version == 0) {
        return cli_complain(NULL, v->name, strlen(v->name), "no instruction of PTX: it has no wrapper", NULL);
    }
    name_function(w);
    w->space = space == NULL ? 0 : begins(space, "global") ? 1 : 3;
    if (begins(v->name, "wmma.load") || begins(v->name, "wmma.store")) {
        add_move(w, begins(v->name, "wmma.store"), true);
    } else if (begins(v->name, "ldmatrix") || begins(v->name, "stmatrix")) {
        add_move(w, begins(v->name, "stmatrix"), false);
    } else if (begins(v->name, "movmatrix")) {
        add_fragment(w, MMAREF_OPERAND_D, "d")->is_output = true;
        add_fragment(w, MMAREF_OPERAND_A, "a");
    } else {
        add_product(w);
    }
    return EXIT_EQUAL;
}

/* ---- The text of the assembly ------------------------------------------------ */

/* The number in the assembly of the first register of an operand. */
static unsigned number_of(const wrapping *w, unsigned operand)
{
    unsigned number = 0, i;

    for (i = 0; i < operand; i++) {
        number += w->has_literals && w->operand[i].kind == WRAPPED_CONSTANT ? 0 : w->operand[i].count;
    }
    return number;
}

/* Byte-id and thread-id share braces; a selector and what movmatrix moves have none. */
static bool has_braces(const wrapping *w, unsigned operand)
{
    const wrapped_operand *o = &w->operand[operand];

    return o->kind == WRAPPED_B32 ? !begins(w->v->name, "movmatrix") && strcmp(o->name, "e") != 0
                                  : o->kind == WRAPPED_F32 || o->kind == WRAPPED_F64;
}

void wrapping_put_operands(const wrapping *w, const char *open, const char *close, wrapped_put put)
{
    unsigned i, k;

    for (i = 0; i < w->count; i++) {
        const wrapped_operand *o = &w->operand[i];
        bool braces = has_braces(w, i);
        bool begins_pair = begins(o->name, "byte_id"), ends_pair = begins(o->name, "thread_id");
        fputs(i == 0 ? "" : ", ", stdout);
        fputs(braces || begins_pair ? open : o->kind == WRAPPED_ADDRESS ? "[" : "", stdout);
        for (k = 0; k < o->count; k++) {
            fputs(k == 0 ? "" : ", ", stdout);
            put(o, k, number_of(w, i) + k);
        }
        fputs(braces || ends_pair ? close : o->kind == WRAPPED_ADDRESS ? "]" : "", stdout);
    }
}
