/* SPDX-License-Identifier: MIT */
/* Moves fragments between registers and matrices in memory. Every element is checked to be inside the memory before the
 * first one is moved; then whole groups of 8 elements are moved where that is possible. See mmaref.h and warp.h. */
#include "warp.h"

/* A bit address beyond any memory; the size of a matrix can be added to it without wrapping modulo 2^64. */
#define FAR_AWAY ((uint64_t)1 << 63)

bool mmaref_access_of_row(mmaref_access *access, const mmaref_instruction_row *row, uint8_t operand)
{
    if (!mmaref_fragment_of_row(&access->fragment, row, operand)) {
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

    return mmaref_access_of_row(access, mmaref_row_of(instruction, arithmetic, &row), operand);
}

/* The coordinate of an element and its first bit in memory. False if it belongs to another product. */
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

/* Moves at most 8 bits: element `index` of 2^width_log2 bits, to or from memory, where a load may need two bytes. */
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

/* Moves byte by byte. */
void mmaref_move_element(const mmaref_access *access, unsigned index, uint64_t bit, uint32_t *registers, bool store)
{
    uint8_t width_log2 = access->fragment.width_log2 < 3 ? access->fragment.width_log2 : 3; /* at most a byte */
    uint16_t at = (uint16_t)(index << (access->fragment.width_log2 - width_log2));
    uint8_t done;

    for (done = 0; done < access->width; done = (uint8_t)(done + 8), bit += 8, at++) {
        move_bits(access, bit, registers, at, width_log2, store);
    }
}

/* Fails at the first element, in the order of lanes, that is outside the memory. */
static mmaref_status check_elements(const mmaref_access *access, mmaref_error *error)
{
    mmaref_coordinate coordinate;
    uint64_t bit;
    unsigned index;

    for (index = 0; index < mmaref_fragment_end(&access->fragment); index++) {
        if (locate(access, index, &coordinate, &bit) && (bit + access->width - 1) >> 3 >= access->matrix.size) {
            return fail_outside(access, index, &coordinate, bit, error);
        }
    }
    return MMAREF_OK;
}

/* Moves the elements of the first rows and columns one by one. A fragment that is stored has no copies. */
static void move_elements(const mmaref_access *access, size_t rows, size_t columns, uint32_t *registers, bool store)
{
    mmaref_coordinate coordinate;
    uint64_t bit;
    unsigned index;

    for (index = 0; index < mmaref_fragment_end(&access->fragment); index++) {
        if (locate(access, index, &coordinate, &bit) && coordinate.row < rows && coordinate.column < columns) {
            mmaref_move_element(access, index, bit, registers, store);
        }
    }
}

/* The map from a fragment index to a bit in memory. Each bit of the index is one bit of the row, column or product, or
 * tells copies apart. So the address is a sum: `distance[i]` for each bit i that is set. Groups of 8 elements share all
 * but the low 3 bits of the index. */
#define INDEX_BITS (2 * MMAREF_SOURCE_BYTES + 2)
#define GROUP_LOG2 3
#define GROUP (1u << GROUP_LOG2)
typedef struct {
    uint64_t distance[INDEX_BITS];
    uint64_t low[GROUP];   /* from a group's first element to each */
    uint16_t tested;       /* index bits that decide whether an element is moved: those of the product and, in a
                            * store, those that tell copies apart */
    uint16_t required;     /* their value where it is */
    uint8_t elements_log2; /* per lane; fewer and wider elements where merge_neighbours applies */
    uint8_t width_log2;
} map;

/* Sets the distances of `count` bits of a coordinate, bits `first` and up of a place; `step` is the distance of 1.
 * Returns the index bits that are their sources. */
static uint16_t set_distances(const mmaref_fragment *fragment, map *m, unsigned first, unsigned count, uint64_t step)
{
    uint16_t sources = 0;
    unsigned bit;

    for (bit = 0; bit < count; bit++) {
        unsigned source = mmaref_layout_source(fragment->layout, first + bit);
        if (source >= fragment->layout->elements_log2) {
            source += fragment->matrices_log2; /* a lane bit is above the matrix bits */
        }
        m->distance[source] = step << bit;
        sources |= (uint16_t)(1u << source);
    }
    return sources;
}

/* Merges elements that are neighbours both in memory and in a 32-bit register into one wider element, if every such
 * element begins at a whole byte. */
static void merge_neighbours(const mmaref_access *access, map *m)
{
    uint64_t begins = access->origin;
    unsigned joined = 0, i;

    while (m->width_log2 + joined < 5 && m->distance[joined] == (uint64_t)1 << joined << m->width_log2) {
        joined++;
    }
    for (i = joined; i < INDEX_BITS; i++) {
        begins |= m->distance[i];
    }
    if (m->width_log2 + joined < 3 || (begins & 7) != 0 || (m->tested & ((GROUP << joined) - 1)) != 0) {
        return;
    }
    for (i = 0; i < INDEX_BITS; i++) {
        m->distance[i] = i + joined < INDEX_BITS ? m->distance[i + joined] : 0;
    }
    m->tested >>= joined;
    m->required >>= joined;
    m->elements_log2 = (uint8_t)(m->elements_log2 - joined);
    m->width_log2 = (uint8_t)(m->width_log2 + joined);
}

static void open_map(const mmaref_access *access, map *m, bool store)
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
    used = set_distances(fragment, m, 0, layout->columns_log2, turned ? major : minor);
    used |= set_distances(fragment, m, layout->columns_log2, layout->rows_log2, turned ? minor : major);
    products = set_distances(fragment, m, (unsigned)layout->columns_log2 + layout->rows_log2, layout->products_log2, 0);
    products |= (uint16_t)(((1u << fragment->matrices_log2) - 1) << layout->elements_log2);
    coordinate.matrix = access->product;
    m->required = mmaref_fragment_find(fragment, &coordinate);
    m->tested = store ? (uint16_t)~(unsigned)used : products; /* bits of no coordinate tell copies apart */
    m->elements_log2 = fragment->elements_log2;
    m->width_log2 = fragment->width_log2;
    merge_neighbours(access, m);
    for (i = 0; i < GROUP; i++) {
        m->low[i] = (i & 1u) * m->distance[0] + (i >> 1 & 1u) * m->distance[1] + (i >> 2) * m->distance[2];
    }
}

/* Little-endian values of 8, 16 or 32 bits in memory. */
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

/* Loads or stores a group of elements of 8, 16 or 32 bits. Stride 2: halves of 64-bit ones. */
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

/* Moves a whole group; false if its elements are narrower than a byte. */
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

/* Moves the elements of a matrix in the order of lanes; where elements overlap in memory the last one stays. */
static void move_matrix(const mmaref_access *access, uint32_t *registers, bool store)
{
    uint16_t i;
    uint64_t bit = access->origin;
    unsigned index;
    map m;

    open_map(access, &m, store);
    for (index = 0; index >> m.elements_log2 >> mmaref_lanes_log2(access->fragment.layout) == 0; index += GROUP) {
        if (((index ^ m.required) & m.tested & ~(GROUP - 1)) == 0 &&
            ((m.tested & (GROUP - 1)) != 0 || !move_group(access, &m, index, bit, registers, store))) {
            for (i = 0; i < GROUP; i++) {
                if (((i ^ m.required) & m.tested & (GROUP - 1)) == 0) {
                    mmaref_move_element(access, index + i, bit + m.low[i], registers, store);
                }
            }
        }
        for (i = GROUP_LOG2; (index >> i & 1) != 0; i++) { /* index + GROUP: ones become zeros, */
            bit -= m.distance[i];
        }
        bit += m.distance[i]; /* and the next zero a one */
    }
}

/* Whether the element of the last row and column is inside the memory; then all are. */
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
        move_elements(access, SIZE_MAX, SIZE_MAX, registers, store);
    } else {
        move_matrix(access, registers, store);
    }
    return MMAREF_OK;
}

void mmaref_move_part(const mmaref_access *access, size_t rows, size_t columns, uint32_t *registers, bool store)
{
    if (rows >> access->fragment.rows_log2 != 0 && columns >> access->fragment.columns_log2 != 0) {
        move_matrix(access, registers, store);
    } else {
        move_elements(access, rows, columns, registers, store);
    }
}

mmaref_status mmaref_fragment_move(const mmaref_instruction_row *row, uint8_t operand, uint16_t product,
                                   const mmaref_matrix *matrix, uint32_t *registers, bool store,
                                   mmaref_error *error)
{
    mmaref_access access;
    mmaref_status status;

    if (matrix == NULL || matrix->bytes == NULL || registers == NULL) {
        return mmaref_fail_operand(error, MMAREF_REASON_NO_MATRIX, operand);
    }
    if (!mmaref_access_of_row(&access, row, operand)) {
        return mmaref_fail(error, MMAREF_REASON_NO_OPERAND);
    }
    if (product >> (access.fragment.layout->products_log2 + access.fragment.matrices_log2) != 0) {
        return mmaref_fail(error, MMAREF_REASON_NO_SUCH_MATRIX);
    }
    access.matrix = *matrix;
    access.product = product;
    access.origin = (uint64_t)matrix->first >> 56 == 0 ? (uint64_t)matrix->first * access.width : FAR_AWAY;
    access.outside = MMAREF_REASON_OUTSIDE_MEMORY;
    status = mmaref_move(&access, registers, store, error);
    if (status != MMAREF_OK && error != NULL) {
        error->operand = operand;
    }
    return status;
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
                                (uint32_t *)registers, true, error); /* registers are only read */
}
