/* SPDX-License-Identifier: MIT */
/* Writing layouts in the notations of CuTe and Triton. See notation.h. */
#include <stdarg.h>

#include "layout/notation.h"

/* Text that is put together. */
typedef struct {
    char *text;
    size_t used;
} writing;

static void put(writing *w, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    w->used += (size_t)vsnprintf(w->text + w->used, NOTATION_TEXT_MAX - w->used, format, arguments);
    va_end(arguments);
}

/* ---- CuTe ------------------------------------------------------------ */

/* The modes of threads or of values. */
typedef struct {
    unsigned count;
    unsigned long size[16], stride[16];
} mode_list;

/* Appends a mode, which goes on with the last one where its stride does. */
static void add_mode(mode_list *list, unsigned long size, unsigned long stride)
{
    unsigned last = list->count - 1;

    if (list->count != 0 && list->stride[last] * list->size[last] == stride) {
        list->size[last] *= size;
        return;
    }
    list->size[list->count] = size;
    list->stride[list->count++] = stride;
}

static void list_modes(const frame *f, unsigned axis, mode_list *list)
{
    unsigned bits = axis == NOTATION_THREAD ? f->lane_bits : f->element_bits, i;
    mmaref_coordinate at;

    list->count = 0;
    if (axis == NOTATION_VALUE && f->granule > 1) {
        at = frame_place(f, 0, 1);
        add_mode(list, f->granule, frame_number(f, &at));
    }
    for (i = 0; i < bits && (axis == NOTATION_THREAD || f->granule << i < f->values); i++) {
        at = axis == NOTATION_THREAD ? frame_place(f, 1u << i, 0) : frame_place(f, 0, f->granule << i);
        add_mode(list, 2, frame_number(f, &at));
    }
    if (list->count == 0) {
        add_mode(list, 1, 0);
    }
}

static void put_modes(writing *w, const unsigned long *number, unsigned count)
{
    unsigned i;

    put(w, count == 1 ? "%lu" : "(%lu", number[0]);
    for (i = 1; i < count; i++) {
        put(w, ",%lu%s", number[i], i + 1 == count ? ")" : "");
    }
}

/* Whether sums of strides are the XORs of places: no two bits move the same bit. */
static bool sums_are_xors(const frame *f)
{
    unsigned long all = 0, number;
    unsigned i;

    for (i = 0; i < f->lane_bits + f->element_bits; i++) {
        mmaref_coordinate at = i < f->lane_bits
                                   ? frame_place(f, 1u << i, 0)
                                   : frame_place(f, 0, (f->granule << (i - f->lane_bits)) % f->values);
        number = frame_number(f, &at);
        if ((all & number) != 0) {
            return false;
        }
        all |= number;
    }
    return true;
}

int notation_write_cute(const frame *f, char text[NOTATION_TEXT_MAX])
{
    writing w = { text, 0 };
    mode_list list[NOTATION_AXES];

    if (!sums_are_xors(f)) {
        return cli_complain("--cute", f->v->name, 0, "no strides give this layout, try --triton", NULL);
    }
    list_modes(f, NOTATION_THREAD, &list[NOTATION_THREAD]);
    list_modes(f, NOTATION_VALUE, &list[NOTATION_VALUE]);
    put(&w, "(");
    put_modes(&w, list[NOTATION_THREAD].size, list[NOTATION_THREAD].count);
    put(&w, ",");
    put_modes(&w, list[NOTATION_VALUE].size, list[NOTATION_VALUE].count);
    put(&w, "):(");
    put_modes(&w, list[NOTATION_THREAD].stride, list[NOTATION_THREAD].count);
    put(&w, ",");
    put_modes(&w, list[NOTATION_VALUE].stride, list[NOTATION_VALUE].count);
    put(&w, ")");
    return EXIT_EQUAL;
}

/* ---- Triton ---------------------------------------------------------- */

static void put_basis(writing *w, const frame *f, const mmaref_coordinate *at, bool first)
{
    put(w, first ? "[" : ",[");
    if (f->matrices > 1) {
        put(w, "%u,", at->matrix);
    }
    put(w, "%u,%u]", at->row, at->column);
}

void notation_write_triton(const frame *f, char text[NOTATION_TEXT_MAX])
{
    writing w = { text, 0 };
    mmaref_coordinate at;
    unsigned number;

    put(&w, "register=[");
    for (number = 1; number < f->values; number *= 2) {
        at = frame_place(f, 0, number);
        put_basis(&w, f, &at, number == 1);
    }
    put(&w, "] lane=[");
    for (number = 1; number < frame_threads(f); number *= 2) {
        at = frame_place(f, number, 0);
        put_basis(&w, f, &at, number == 1);
    }
    put(&w, "]");
}
