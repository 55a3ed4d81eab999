/* SPDX-License-Identifier: MIT */
/* Every fragment layout of every instruction, of single chips too, written in CuTe's and in Triton's notation, is read
 * again as the same: whole, of one product, and counted along k of the dense matrix. TAP. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "layout/notation.h"

static unsigned long layouts, wrong;
static char *distinct[2000];
static unsigned distinct_count;

/* Prints what the next test takes: instruction, operand, chip and both notations of the whole fragment. */
static void note_distinct(const frame *f, const char *profile, const char *text)
{
    char triton[NOTATION_TEXT_MAX];
    unsigned i;

    for (i = 0; i < distinct_count; i++) {
        if (strcmp(distinct[i], text) == 0) {
            return;
        }
    }
    distinct[distinct_count] = malloc(strlen(text) + 1);
    strcpy(distinct[distinct_count++], text);
    if (f->kind == FRAME_WHOLE && !f->v->before_trans) {
        notation_write_triton(f, triton);
        printf("# layout|%s|%s|%s|%s|%s\n", f->v->name, operand_word(f->v->operand), profile, text, triton);
    }
}

/* A place, asked of the library where that knows the frame. */
static mmaref_coordinate place_of(const frame *f, unsigned thread, unsigned value)
{
    mmaref_coordinate at = frame_place(f, thread, value), located;
    uint16_t row;

    if (f->kind == FRAME_WHOLE) {
        cli_must(mmaref_layout_coordinate(&f->v->instruction, f->v->under, f->v->operand, (uint8_t)thread,
                                          (uint8_t)value, &located));
        if (f->v->before_trans) {
            row = located.row;
            located.row = located.column;
            located.column = row;
        }
        at.row = located.row;
        at.column = located.column;
    }
    return at;
}

static void check_text(const frame *f, const char *text)
{
    notation n;
    unsigned thread, value, differing = 0;
    bool read = notation_read(&n, text) == EXIT_EQUAL;

    for (thread = 0; read && thread < frame_threads(f); thread++) {
        for (value = 0; value < f->values; value++) {
            mmaref_coordinate at = place_of(f, thread, value);
            notation_place got = notation_at(&n, f, thread, value);
            differing += got.matrix != at.matrix || got.row != at.row || got.column != at.column;
        }
    }
    layouts++;
    if (!read || differing != 0 || notation_size(&n, NOTATION_THREAD) != frame_threads(f) ||
        notation_size(&n, NOTATION_VALUE) != f->values) {
        wrong++;
        printf("# %s operand %u frame %u: %s\n", f->v->name, f->v->operand, f->kind, text);
    }
}

static void check_operand(const operand_view *v, const char *profile)
{
    char text[NOTATION_TEXT_MAX];
    unsigned kind;
    frame f;

    for (kind = 0; kind < FRAMES; kind++) {
        if (!frame_open(&f, v, (frame_kind)kind)) {
            continue;
        }
        if (notation_write_cute(&f, text) == EXIT_EQUAL) {
            check_text(&f, text);
            note_distinct(&f, profile, text);
        } else {
            wrong++;
        }
        notation_write_triton(&f, text);
        check_text(&f, text);
    }
}

/* The fragments of a profile, or the default ones for MMAREF_PROFILES. */
static void check_instruction(uint16_t id, uint8_t profile)
{
    uint8_t operand;
    operand_view v;

    memset(&v, 0, sizeof v);
    if (mmaref_instruction_at(id, &v.instruction) != MMAREF_OK) {
        return;
    }
    if (profile < MMAREF_PROFILES) {
        if (mmaref_profile_get(profile, &v.instruction, &v.arithmetic) != MMAREF_OK || v.arithmetic.fragments == 0) {
            return;
        }
        v.under = &v.arithmetic;
    }
    cli_must(mmaref_instruction_describe(&v.instruction, &v.is));
    cli_must(mmaref_instruction_format(&v.instruction, v.name, sizeof v.name));
    do {
        for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
            if (operand_choose(&v, operand)) {
                check_operand(&v, profile < MMAREF_PROFILES ? mmaref_profile_name(profile) : "");
            }
        }
        v.before_trans = !v.before_trans;
    } while (v.before_trans && operand_is_transposed(&v));
}

int main(void)
{
    uint16_t id;
    uint8_t profile;

    for (profile = 0; profile <= MMAREF_PROFILES; profile++) {
        for (id = 0; id < mmaref_instruction_count(); id++) {
            check_instruction(id, profile);
        }
    }
    printf("%s - %lu layouts are read as they are written, %u distinct ones\n",
           wrong == 0 && layouts > 10000 ? "ok" : "not ok", layouts, distinct_count);
    return wrong != 0;
}
