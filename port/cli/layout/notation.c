/* SPDX-License-Identifier: MIT */
/* Frames of the notations, and where layouts put values in them. See notation.h. */
#include "layout/notation.h"

#include <limits.h>
#include <string.h>

/* ---- Frames ---------------------------------------------------------- */

/* Values of a frame that an element stands for: 1 if the dense matrix is that of the fragment. */
static unsigned granule_of(const operand_view *v)
{
    bool sparse = v->is.layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE;

    switch (v->operand) {
    case MMAREF_OPERAND_A:
        return sparse ? v->is.k / v->columns : 1u;
    case MMAREF_OPERAND_E:
        return v->is.k / v->columns;
    case MMAREF_OPERAND_SCALE_A:
    case MMAREF_OPERAND_SCALE_B:
        return v->is.k / v->is.scale_vector;
    default:
        return 1;
    }
}

/* B and its scale factors have k along their rows; CuTe counts them as N x K. */
static bool of_b(const operand_view *v)
{
    return v->operand == MMAREF_OPERAND_B || v->operand == MMAREF_OPERAND_SCALE_B;
}

/* The bits of a lane or element; of one product those that stay in it. */
static unsigned list_bits(const mmaref_coordinate *at, unsigned count, bool stays, uint8_t *bit)
{
    unsigned used = 0, i;

    for (i = 0; i < count; i++) {
        if (!stays || at[i].matrix == 0) {
            bit[used++] = (uint8_t)i;
        }
    }
    return used;
}

static unsigned bits_of(unsigned count)
{
    unsigned bits = 0;

    while (count >> bits > 1) {
        bits++;
    }
    return bits;
}

bool frame_open(frame *f, const operand_view *v, frame_kind kind)
{
    bool one = kind == FRAME_PRODUCT;

    memset(f, 0, sizeof *f);
    f->v = v;
    f->kind = kind;
    f->granule = kind == FRAME_DENSE ? granule_of(v) : 1;
    if ((one && v->products == 1) || (kind == FRAME_DENSE && f->granule == 1)) {
        return false;
    }
    f->lane_bits = list_bits(v->of_lane, bits_of(v->is.lanes), one, f->lane_bit);
    f->element_bits = list_bits(v->of_element, bits_of(v->elements), one, f->element_bit);
    f->values = 1u << f->element_bits;
    f->matrices = one || v->operand >= MMAREF_OPERAND_E ? 1 : v->products;
    f->rows = v->rows;
    f->columns = v->columns;
    if (kind == FRAME_DENSE) {
        f->values = (v->operand > MMAREF_OPERAND_E ? v->is.scale_vector : f->values) * f->granule;
        *(of_b(v) ? &f->rows : &f->columns) = v->is.k;
    }
    return true;
}

bool frame_is_of_b(const frame *f)
{
    return of_b(f->v);
}

unsigned frame_threads(const frame *f)
{
    return 1u << f->lane_bits;
}

static unsigned spread(unsigned number, const uint8_t *bit, unsigned bits)
{
    unsigned to = 0, i;

    for (i = 0; i < bits; i++) {
        to |= (number >> i & 1) << bit[i];
    }
    return to;
}

unsigned frame_lane(const frame *f, unsigned thread)
{
    return spread(thread, f->lane_bit, f->lane_bits);
}

unsigned frame_element(const frame *f, unsigned value)
{
    return spread(value / f->granule, f->element_bit, f->element_bits);
}

mmaref_coordinate frame_place(const frame *f, unsigned thread, unsigned value)
{
    mmaref_coordinate at = operand_place(f->v, frame_lane(f, thread), frame_element(f, value));
    uint16_t *along_k = frame_is_of_b(f) ? &at.row : &at.column;

    *along_k = (uint16_t)(*along_k * f->granule + value % f->granule);
    at.matrix = f->matrices == 1 ? 0 : at.matrix;
    return at;
}

unsigned long frame_number(const frame *f, const mmaref_coordinate *at)
{
    unsigned long first = frame_is_of_b(f) ? at->column : at->row, second = frame_is_of_b(f) ? at->row : at->column;
    unsigned long firsts = frame_is_of_b(f) ? f->columns : f->rows;

    return (unsigned long)at->matrix * f->rows * f->columns + first + firsts * second;
}

/* The place of a number: the inverse of frame_number. */
static notation_place place_of_number(const frame *f, unsigned long number)
{
    unsigned long places = (unsigned long)f->rows * f->columns;
    unsigned long firsts = frame_is_of_b(f) ? f->columns : f->rows, first, second;
    notation_place at = { 0, 0, 0, false };

    at.matrix = f->matrices == 1 ? 0 : (long long)(number / places);
    number -= (unsigned long)at.matrix * places;
    first = number % firsts;
    second = number / firsts;
    at.row = (long long)(frame_is_of_b(f) ? second : first);
    at.column = (long long)(frame_is_of_b(f) ? first : second);
    return at;
}

/* ---- Layouts that were read ------------------------------------------ */

void notation_add_bases(notation *n, unsigned axis, unsigned coordinate, unsigned long first, unsigned long count)
{
    unsigned long step;

    for (step = 1; step < count && n->modes[axis] < NOTATION_MODES; step *= 2) {
        notation_mode *mode = &n->mode[axis][n->modes[axis]++];
        memset(mode, 0, sizeof *mode);
        mode->size = 2;
        mode->step[1 + coordinate] = step * first;
    }
}

bool notation_split_tiles(notation *n, const frame *f)
{
    unsigned *tiles = &n->modes[NOTATION_TILE], i;

    for (i = f->element_bits; f->granule == 1 && i < n->modes[NOTATION_VALUE] && *tiles < NOTATION_MODES; i++) {
        n->mode[NOTATION_TILE][(*tiles)++] = n->mode[NOTATION_VALUE][i];
    }
    for (i = 0; i < *tiles; i++) {
        const unsigned long *step = n->mode[NOTATION_TILE][i].step;
        if (step[1] % f->rows != 0 || step[2] % f->columns != 0) {
            return false;
        }
    }
    if (f->granule == 1 && n->modes[NOTATION_VALUE] > f->element_bits) {
        n->modes[NOTATION_VALUE] = f->element_bits;
    }
    return true;
}

/* One more than the largest number of a table. */
static unsigned long table_size(const notation *n, unsigned axis)
{
    unsigned long size = 0;
    size_t i;

    for (i = 0; i < n->rows; i++) {
        size = n->row[i].number[axis] >= size ? n->row[i].number[axis] + 1 : size;
    }
    return size;
}

unsigned long notation_size(const notation *n, unsigned axis)
{
    unsigned long size = 1;
    unsigned i;

    if (n->kind == NOTATION_TABLE) {
        return table_size(n, axis);
    }

    for (i = 0; i < n->modes[axis]; i++) {
        unsigned long more = n->mode[axis][i].size;
        size = more != 0 && size > ULONG_MAX / more ? ULONG_MAX : size * more;
    }
    return size;
}

notation_place notation_at(const notation *n, const frame *f, unsigned long thread, unsigned long value)
{
    unsigned long rest[NOTATION_AXES], sum = 0, moved[3] = { 0, 0, 0 }, along[2] = { 0, 0 }, digit;
    notation_place at = { 0, 0, 0, false };
    unsigned axis, i, k;

    if (n->kind >= NOTATION_FORMULA) {
        return n->cell[thread * f->values + value];
    }
    rest[NOTATION_THREAD] = thread;
    rest[NOTATION_VALUE] = value;
    for (axis = 0; axis < NOTATION_AXES; axis++) {
        for (i = 0; i < n->modes[axis]; i++) {
            const notation_mode *mode = &n->mode[axis][i];
            digit = rest[axis] % mode->size;
            rest[axis] /= mode->size;
            sum += digit * mode->step[0];
            along[0] += digit * mode->step[1];
            along[1] += digit * mode->step[2];
            for (k = 0; k < 3; k++) {
                moved[k] ^= digit * mode->step[k];
            }
        }
    }
    if (n->kind == NOTATION_STRIDES) {
        at = place_of_number(f, sum);
        at.row += (long long)along[frame_is_of_b(f) ? 1 : 0];
        at.column += (long long)along[frame_is_of_b(f) ? 0 : 1];
        return at;
    }
    at.matrix = (long long)moved[0];
    at.row = (long long)moved[1];
    at.column = (long long)moved[2];
    return at;
}
