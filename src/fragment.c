/* SPDX-License-Identifier: MIT */
/* Fragments: their layouts (PTX ISA 9.7.14.4.1 and 9.7.14.5.1 to .17), their elements in registers, and matrices in
 * memory from and to them. See mmaref.h and warp.h. */
#include "warp.h"

/* ---- Layouts, elements in registers ---- */

#define PLACES 0xfff /* that the sources of a layout can tell apart */

const mmaref_layout_row *mmaref_layout_of(const mmaref_instruction_row *row, uint8_t operand)
{
    return &mmaref_layout_rows[row->layout[operand]];
}

static unsigned place_bits(const mmaref_layout_row *layout)
{
    return (unsigned)layout->columns_log2 + layout->rows_log2 + layout->products_log2;
}

uint16_t mmaref_layout_find(const mmaref_layout_row *layout, uint16_t place)
{
    const MMAREF_FLASH uint8_t *sources = layout->sources;
    unsigned index = 0, left;

    for (left = place & PLACES; left != 0; left >>= 2, sources++) { /* a byte has the sources of two bits */
        if ((left & 1u) != 0) {
            index |= 1u << (*sources & 15u);
        }
        if ((left & 2u) != 0) {
            index |= 1u << (*sources >> 4);
        }
    }
    return (uint16_t)index;
}

static bool fragment_of_row(mmaref_fragment *fragment, const mmaref_instruction_row *row, uint8_t operand)
{
    if (row == NULL || operand >= MMAREF_OPERANDS || row->layout[operand] == MMAREF_LAYOUT_NONE) {
        return false;
    }
    fragment->layout = mmaref_layout_of(row, operand);
    fragment->matrices_log2 = row->matrices_log2;
    fragment->width_log2 = mmaref_row_width_log2(row, operand);
    fragment->elements_log2 = (uint8_t)(fragment->layout->elements_log2 + fragment->matrices_log2);
    fragment->transposed = row->transposed;
    fragment->rows_log2 = fragment->transposed ? fragment->layout->columns_log2 : fragment->layout->rows_log2;
    fragment->columns_log2 = fragment->transposed ? fragment->layout->rows_log2 : fragment->layout->columns_log2;
    return true;
}

bool mmaref_fragment_open(mmaref_fragment *fragment, const mmaref_instruction *instruction,
                          const mmaref_arithmetic *arithmetic, uint8_t operand)
{
    mmaref_instruction_row row;

    return fragment_of_row(fragment, mmaref_row_of(instruction, arithmetic, &row), operand);
}

/* Turns a coordinate of a fragment into one of its layout, or back. */
static void turn(const mmaref_fragment *fragment, mmaref_coordinate *coordinate)
{
    uint16_t row = coordinate->row;

    if (fragment->transposed) {
        coordinate->row = coordinate->column;
        coordinate->column = row;
    }
}

void mmaref_fragment_locate(const mmaref_fragment *fragment, uint16_t index, mmaref_coordinate *coordinate)
{
    const mmaref_layout_row *layout = fragment->layout;
    unsigned upper = (unsigned)index >> layout->elements_log2; /* lane and matrix */
    unsigned lane = upper >> fragment->matrices_log2;
    unsigned matrix = upper - (lane << fragment->matrices_log2);
    unsigned of_layout = index - ((upper - lane) << layout->elements_log2);
    unsigned at = matrix << place_bits(layout);
    unsigned bit;

    for (bit = 0; bit < place_bits(layout); bit++) {
        at |= (of_layout >> mmaref_layout_source(layout, bit) & 1u) << bit;
    }
    coordinate->column = (uint16_t)(at & ((1u << layout->columns_log2) - 1));
    at >>= layout->columns_log2;
    coordinate->row = (uint16_t)(at & ((1u << layout->rows_log2) - 1));
    coordinate->matrix = (uint16_t)(at >> layout->rows_log2);
    turn(fragment, coordinate);
}

uint16_t mmaref_fragment_find(const mmaref_fragment *fragment, const mmaref_coordinate *coordinate)
{
    const mmaref_layout_row *layout = fragment->layout;
    mmaref_coordinate of_layout = *coordinate;
    unsigned matrix = (unsigned)coordinate->matrix >> layout->products_log2;
    unsigned row, at, lane;

    turn(fragment, &of_layout);
    row = ((coordinate->matrix - (matrix << layout->products_log2)) << layout->rows_log2) + of_layout.row;
    at = mmaref_layout_find(layout, (uint16_t)((row << layout->columns_log2) + of_layout.column));
    lane = at >> layout->elements_log2;
    return (uint16_t)(at + ((((lane << fragment->matrices_log2) | matrix) - lane) << layout->elements_log2));
}

mmaref_status mmaref_layout_coordinate(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                       uint8_t operand, uint8_t lane, uint8_t element, mmaref_coordinate *coordinate)
{
    mmaref_fragment fragment;

    if (coordinate == NULL || lane >= MMAREF_LANES ||
        !mmaref_fragment_open(&fragment, instruction, arithmetic, operand) ||
        element >> fragment.elements_log2 != 0) {
        return MMAREF_E_ARGUMENT;
    }
    mmaref_fragment_locate(&fragment, (uint16_t)((uint16_t)lane << fragment.elements_log2 | element), coordinate);
    return MMAREF_OK;
}

mmaref_status mmaref_layout_slot(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                 uint8_t operand, const mmaref_coordinate *coordinate, mmaref_slot *slot)
{
    mmaref_fragment fragment;
    uint16_t index, bit;

    if (coordinate == NULL || slot == NULL || !mmaref_fragment_open(&fragment, instruction, arithmetic, operand) ||
        coordinate->column >> fragment.columns_log2 != 0 || coordinate->row >> fragment.rows_log2 != 0 ||
        coordinate->matrix >> (fragment.layout->products_log2 + fragment.matrices_log2) != 0) {
        return MMAREF_E_ARGUMENT;
    }
    index = mmaref_fragment_find(&fragment, coordinate);
    slot->lane = (uint8_t)(index >> fragment.elements_log2);
    slot->element = (uint8_t)(index & ((1u << fragment.elements_log2) - 1));
    slot->width = (uint8_t)(1u << fragment.width_log2);
    bit = (uint16_t)((uint16_t)slot->element * slot->width);
    slot->reg = (uint8_t)(bit / 32);
    slot->bit = (uint8_t)(bit % 32);
    return MMAREF_OK;
}

void mmaref_element_store(uint32_t *registers, uint16_t index, uint8_t width_log2, uint64_t value)
{
    uint32_t bit = (uint32_t)index << width_log2;
    uint32_t *word = registers + (bit >> 5);

    if (width_log2 >= 5) {
        word[0] = (uint32_t)value;
        if (width_log2 == 6) {
            word[1] = (uint32_t)(value >> 32);
        }
    } else {
        uint32_t mask = (((uint32_t)1 << (1u << width_log2)) - 1) << (bit & 31);
        *word = (*word & ~mask) | ((uint32_t)value << (bit & 31) & mask);
    }
}

/* ---- From and to matrices in memory ---- */

/* A bit that is beyond any memory, and far enough below 2^64 that adding the size of a matrix does not wrap around. */
#define FAR_AWAY ((uint64_t)1 << 63)

static bool access_of_row(mmaref_access *access, const mmaref_instruction_row *row, uint8_t operand)
{
    if (!fragment_of_row(&access->fragment, row, operand)) {
        return false;
    }
    access->matrix.column_major = false;
    access->origin = 0;
    access->address = NULL;
    access->product = 0;
    access->outside = MMAREF_REASON_MATRIX_OUTSIDE;
    access->width = (uint8_t)(1u << access->fragment.width_log2);
    access->is_signed = false;
    return true;
}

bool mmaref_access_open(mmaref_access *access, const mmaref_instruction *instruction,
                        const mmaref_arithmetic *arithmetic, uint8_t operand)
{
    mmaref_instruction_row row;

    return access_of_row(access, mmaref_row_of(instruction, arithmetic, &row), operand);
}

/* The coordinate of an element and the bit at which it starts; false if it is of another product. */
static bool locate(const mmaref_access *access, unsigned index, mmaref_coordinate *coordinate, uint64_t *bit)
{
    const mmaref_matrix *matrix = &access->matrix;
    uint16_t major, minor;

    mmaref_fragment_locate(&access->fragment, (uint16_t)index, coordinate);
    if (access->address != NULL) {
        uint32_t row = access->address[coordinate->matrix << access->fragment.rows_log2 | coordinate->row];
        *bit = (uint64_t)row * 8 + (uint16_t)(access->width * coordinate->column);
        return true;
    }
    major = matrix->column_major ? coordinate->column : coordinate->row;
    minor = matrix->column_major ? coordinate->row : coordinate->column;
    *bit = access->origin + ((uint64_t)major * matrix->leading + minor) * access->width;
    return coordinate->matrix == access->product;
}

static mmaref_status fail_outside(const mmaref_access *access, unsigned index, const mmaref_coordinate *coordinate,
                                  uint64_t bit, mmaref_error *error)
{
    mmaref_status status = mmaref_fail_at(error, access->outside, (uint8_t)(index >> access->fragment.elements_log2),
                                          (uint32_t)(bit >> 3));

    if (error != NULL) {
        error->row = coordinate->row;
        error->column = coordinate->column;
    }
    return status;
}

/* Moves up to eight bits: element `index` of 2^width_log2 bits, to or from a bit in memory. Those of a
 * load may lie in two bytes. */
static void move_bits(const mmaref_access *access, uint64_t bit, uint32_t *registers, uint16_t index,
                      uint8_t width_log2, bool store)
{
    uint8_t *byte = access->matrix.bytes + (size_t)(bit >> 3);
    uint8_t within = (uint8_t)(bit & 7);
    unsigned mask = access->width < 8 ? (1u << access->width) - 1 : 0xff;

    if (store) {
        uint32_t value = mmaref_element_load(registers, index, width_log2);
        *byte = (uint8_t)((*byte & ~(mask << within)) | ((unsigned)value & mask) << within);
    } else {
        unsigned window = byte[0];
        if (mask << within > 0xff) {
            window |= (unsigned)byte[1] << 8;
        }
        window = window >> within & mask;
        if (access->is_signed && (window & (mask + 1) >> 1) != 0) {
            window |= ~mask & 0xff;
        }
        mmaref_element_store(registers, index, width_log2, window);
    }
}

/* Moves an element, byte by byte. */
static void move_element(const mmaref_access *access, unsigned index, uint64_t bit, uint32_t *registers, bool store)
{
    uint8_t width_log2 = access->fragment.width_log2 < 3 ? access->fragment.width_log2 : 3; /* of a byte */
    uint16_t at = (uint16_t)(index << (access->fragment.width_log2 - width_log2));
    uint8_t done;

    for (done = 0; done < access->width; done = (uint8_t)(done + 8), bit += 8, at++) {
        move_bits(access, bit, registers, at, width_log2, store);
    }
}

/* The first element in the order of lanes that is not in memory. */
static mmaref_status check_elements(const mmaref_access *access, mmaref_error *error)
{
    mmaref_coordinate coordinate;
    uint64_t bit;
    unsigned index;

    for (index = 0; index >> access->fragment.elements_log2 < MMAREF_LANES; index++) {
        if (locate(access, index, &coordinate, &bit) && (bit + access->width - 1) >> 3 >= access->matrix.size) {
            return fail_outside(access, index, &coordinate, bit, error);
        }
    }
    return MMAREF_OK;
}

/* Moves elements of rows that each have an address of their own. A fragment that is stored has each of them once. */
static void move_addressed(const mmaref_access *access, uint32_t *registers, bool store)
{
    mmaref_coordinate coordinate;
    uint64_t bit;
    unsigned index;

    for (index = 0; index >> access->fragment.elements_log2 < MMAREF_LANES; index++) {
        (void)locate(access, index, &coordinate, &bit); /* all are of the matrices to move */
        move_element(access, index, bit, registers, store);
    }
}

/* Each bit of a fragment index supplies one bit of a row, of a column or of the number of a product, or tells
 * copies apart. So an index adds up to a bit in memory, `distance` being what each of its bits adds. The
 * elements come in groups of 8, whose low index bits run from 0 to 7. */
#define INDEX_BITS 14
#define GROUP_LOG2 3
#define GROUP (1u << GROUP_LOG2)
typedef struct {
    uint64_t distance[INDEX_BITS];
    uint64_t low[GROUP];      /* from the first element of a group to each of them */
    uint16_t looked_at;       /* index bits that decide whether an element is moved: those of the product, and of a
                                 fragment that is stored those that tell copies of an element apart */
    uint16_t wanted;          /* which of them are set where it is */
    uint8_t elements_log2;     /* of a lane: of the fragment, or less and wider where neighbours are one (join) */
    uint8_t width_log2;
} map;

/* Enters the bits of a layout's places from `first` on, which are `count` bits of a coordinate: what each of
 * them adds to the bit in memory, `step` being what 1 adds. Returns the index bits that supply them. */
static uint16_t enter(const mmaref_fragment *fragment, map *m, unsigned first, unsigned count, uint64_t step)
{
    uint16_t entered = 0;
    unsigned bit;

    for (bit = 0; bit < count; bit++) {
        unsigned source = mmaref_layout_source(fragment->layout, first + bit);
        if (source >= fragment->layout->elements_log2) {
            source += fragment->matrices_log2; /* a bit of the lane, above those of the matrix */
        }
        m->distance[source] = step << bit;
        entered |= (uint16_t)(1u << source);
    }
    return entered;
}

/* Makes one element of those that are neighbours in memory as they are in a word of a register, if all of it begins at
 * whole bytes. */
static void join(const mmaref_access *access, map *m)
{
    uint64_t begins = access->origin;
    unsigned joined = 0, i;

    while (m->width_log2 + joined < 5 && m->distance[joined] == (uint64_t)1 << joined << m->width_log2) {
        joined++;
    }
    for (i = joined; i < INDEX_BITS; i++) {
        begins |= m->distance[i];
    }
    if (m->width_log2 + joined < 3 || (begins & 7) != 0 || (m->looked_at & ((GROUP << joined) - 1)) != 0) {
        return;
    }
    for (i = 0; i < INDEX_BITS; i++) {
        m->distance[i] = i + joined < INDEX_BITS ? m->distance[i + joined] : 0;
    }
    m->looked_at >>= joined;
    m->wanted >>= joined;
    m->elements_log2 = (uint8_t)(m->elements_log2 - joined);
    m->width_log2 = (uint8_t)(m->width_log2 + joined);
}

static void map_open(const mmaref_access *access, map *m, bool store)
{
    const mmaref_fragment *fragment = &access->fragment;
    const mmaref_layout_row *layout = fragment->layout;
    bool turned = access->matrix.column_major != fragment->transposed;
    uint64_t minor = access->width, major = (uint64_t)access->matrix.leading * access->width;
    mmaref_coordinate coordinate = { 0, 0, 0 };
    uint16_t used, products;
    uint8_t i;

    for (i = 0; i < INDEX_BITS; i++) {
        m->distance[i] = 0;
    }
    used = enter(fragment, m, 0, layout->columns_log2, turned ? major : minor);
    used |= enter(fragment, m, layout->columns_log2, layout->rows_log2, turned ? minor : major);
    products = enter(fragment, m, (unsigned)layout->columns_log2 + layout->rows_log2, layout->products_log2, 0);
    products |= (uint16_t)(((1u << fragment->matrices_log2) - 1) << layout->elements_log2);
    coordinate.matrix = access->product;
    m->wanted = mmaref_fragment_find(fragment, &coordinate);
    m->looked_at = store ? (uint16_t)~(unsigned)used : products; /* bits of no place tell copies apart */
    m->elements_log2 = fragment->elements_log2;
    m->width_log2 = fragment->width_log2;
    join(access, m);
    for (i = 0; i < GROUP; i++) {
        m->low[i] = (i & 1u) * m->distance[0] + (i >> 1 & 1u) * m->distance[1] + (i >> 2) * m->distance[2];
    }
}

/* Little-endian words of 8, 16 and 32 bits in memory. */
static inline uint32_t load_bytes(const uint8_t *at, unsigned width_log2)
{
    uint32_t value = at[0];

    if (width_log2 > 3) {
        value |= (uint32_t)at[1] << 8;
    }
    if (width_log2 > 4) {
        value |= (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
    }
    return value;
}

static inline void store_bytes(uint8_t *at, unsigned width_log2, uint32_t value)
{
    at[0] = (uint8_t)(value & 0xff);
    if (width_log2 > 3) {
        at[1] = (uint8_t)(value >> 8 & 0xff);
    }
    if (width_log2 > 4) {
        at[2] = (uint8_t)(value >> 16 & 0xff);
        at[3] = (uint8_t)(value >> 24);
    }
}

/* Loads a group of elements of 8, 16 or 32 bits, or the low or high halves of 64-bit ones, which take every second
 * word; and stores it. */
static inline void load_group(const map *m, const uint8_t *at, uint32_t *words, unsigned width_log2, unsigned stride)
{
    unsigned in_word = 32u >> width_log2, i, k;

    for (i = 0; i < GROUP; i += in_word, words += stride) {
        uint32_t word = 0;
        for (k = 0; k < in_word; k++) {
            word |= load_bytes(at + (size_t)(m->low[i + k] >> 3), width_log2) << (k << width_log2);
        }
        *words = word;
    }
}

static inline void store_group(const map *m, uint8_t *at, const uint32_t *words, unsigned width_log2, unsigned stride)
{
    unsigned in_word = 32u >> width_log2, i, k;

    for (i = 0; i < GROUP; i += in_word, words += stride) {
        for (k = 0; k < in_word; k++) {
            store_bytes(at + (size_t)(m->low[i + k] >> 3), width_log2, *words >> (k << width_log2));
        }
    }
}

static inline void move_parts(const map *m, uint8_t *at, uint32_t *words, unsigned width_log2, unsigned stride,
                              bool store)
{
    if (store) {
        store_group(m, at, words, width_log2, stride);
    } else {
        load_group(m, at, words, width_log2, stride);
    }
}

/* Moves a whole group; false if its elements are smaller than a byte. */
static bool move_group(const mmaref_access *access, const map *m, unsigned index, uint64_t bit, uint32_t *registers,
                       bool store)
{
    uint8_t *at = access->matrix.bytes + (size_t)(bit >> 3);
    uint32_t *words = registers + ((size_t)index << m->width_log2 >> 5);

    switch (m->width_log2) {
    case 6:
        move_parts(m, at, words, 5, 2, store);
        move_parts(m, at + 4, words + 1, 5, 2, store);
        return true;
    case 5:
        move_parts(m, at, words, 5, 1, store);
        return true;
    case 4:
        move_parts(m, at, words, 4, 1, store);
        return true;
    case 3:
        move_parts(m, at, words, 3, 1, store);
        return true;
    default:
        return false;
    }
}

/* Moves the elements of a matrix in the order of lanes, of which where they overlap in memory the last one stays. */
static void move_matrix(const mmaref_access *access, uint32_t *registers, bool store)
{
    uint16_t i;
    uint64_t bit = access->origin;
    unsigned index;
    map m;

    map_open(access, &m, store);
    for (index = 0; index >> m.elements_log2 < MMAREF_LANES; index += GROUP) {
        if (((index ^ m.wanted) & m.looked_at & ~(GROUP - 1)) == 0 &&
            ((m.looked_at & (GROUP - 1)) != 0 || !move_group(access, &m, index, bit, registers, store))) {
            for (i = 0; i < GROUP; i++) {
                if (((i ^ m.wanted) & m.looked_at & (GROUP - 1)) == 0) {
                    move_element(access, index + i, bit + m.low[i], registers, store);
                }
            }
        }
        for (i = GROUP_LOG2; (index >> i & 1) != 0; i++) { /* ones become zeros, */
            bit -= m.distance[i];
        }
        bit += m.distance[i]; /* and the zero behind them a one */
    }
}

/* Whether the last row and the last column lie in memory, and so all of them. */
static bool inside(const mmaref_access *access)
{
    const mmaref_matrix *matrix = &access->matrix;
    const mmaref_fragment *fragment = &access->fragment;
    uint32_t row = ((uint32_t)1 << fragment->rows_log2) - 1, column = ((uint32_t)1 << fragment->columns_log2) - 1;
    uint32_t major = matrix->column_major ? column : row, minor = matrix->column_major ? row : column;
    uint64_t last = access->origin + ((uint64_t)major * matrix->leading + minor) * access->width;

    return (last + access->width - 1) >> 3 < matrix->size;
}

mmaref_status mmaref_move(const mmaref_access *access, uint32_t *registers, bool store, mmaref_error *error)
{
    if (access->address != NULL || !inside(access)) {
        mmaref_status status = check_elements(access, error);
        if (status != MMAREF_OK) {
            return status;
        }
    }
    if (access->address != NULL) {
        move_addressed(access, registers, store);
    } else {
        move_matrix(access, registers, store);
    }
    return MMAREF_OK;
}

mmaref_status mmaref_fragment_move(const mmaref_instruction_row *row, uint8_t operand, uint16_t product,
                                   const mmaref_matrix *matrix, uint32_t *registers, bool store,
                                   mmaref_error *error)
{
    mmaref_access access;

    if (matrix == NULL || matrix->bytes == NULL || registers == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_MATRIX);
    }
    if (!access_of_row(&access, row, operand)) {
        return mmaref_fail(error, MMAREF_REASON_NO_OPERAND);
    }
    if (product >> (access.fragment.layout->products_log2 + access.fragment.matrices_log2) != 0) {
        return mmaref_fail(error, MMAREF_REASON_NO_SUCH_MATRIX);
    }
    access.matrix = *matrix;
    access.product = product;
    access.origin = (uint64_t)matrix->first >> 56 == 0 ? (uint64_t)matrix->first * access.width : FAR_AWAY;
    access.outside = MMAREF_REASON_OUTSIDE_MEMORY;
    return mmaref_move(&access, registers, store, error);
}

mmaref_status mmaref_fragment_pack(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                   uint8_t operand, uint16_t product, const mmaref_matrix *matrix,
                                   uint32_t *registers, mmaref_error *error)
{
    mmaref_instruction_row row;

    return mmaref_fragment_move(mmaref_row_of(instruction, arithmetic, &row), operand, product, matrix, registers,
                                false, error);
}

mmaref_status mmaref_fragment_unpack(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                     uint8_t operand, uint16_t product, const uint32_t *registers,
                                     const mmaref_matrix *matrix, mmaref_error *error)
{
    mmaref_instruction_row row;

    return mmaref_fragment_move(mmaref_row_of(instruction, arithmetic, &row), operand, product, matrix,
                                (uint32_t *)registers, true, error); /* which are only read */
}
