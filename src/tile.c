/* SPDX-License-Identifier: MIT */
/* The tile: a row of A and columns of B, unpacked and packed in the order in which steps take their
 * elements. See dot.h. */
#include "dot.h"

#define NARROW_ORIGIN 46
#define WIDE_ORIGIN 0x2800

#define BOTH 0x00010001u /* what goes into both halves of a word */

/* Lanes of 8 bits hold exponents of formats of at most five exponent bits, whose subnormals are not
 * normalised beyond those of f16; scale factors go beyond. */
static bool fits_narrow(const mmaref_format_row *format, uint8_t flags)
{
    return format->exponent_bits < 5 || (format->exponent_bits == 5 && (flags & MMAREF_SUBNORMALS_NORMALISE) == 0);
}

static void source_open(mmaref_source *source, uint8_t flags, uint8_t lane_bits)
{
    const mmaref_format_row *format = source->format;
    uint16_t ones = (uint16_t)((1u << format->exponent_bits) - 1);

    source->fraction_mask = (uint16_t)((MMAREF_FACTOR_HIDDEN - 1) &
                                       ~((1u << (MMAREF_FACTOR_FRACTION - format->fraction_bits)) - 1));
    source->normals = format->special == MMAREF_SPECIAL_NONE ? ones : (uint16_t)(ones - 1);
    source->origin = (int16_t)((lane_bits == 8 ? NARROW_ORIGIN : WIDE_ORIGIN) - (int16_t)format->bias);
    source->flags = flags;
    source->lane_bits = lane_bits;
    source->field_masks = ones * BOTH;
    source->fraction_masks = source->fraction_mask * BOTH;
    source->exponent_bits = format->exponent_bits;
    source->left = (uint8_t)(31 - format->shift - format->exponent_bits - format->fraction_bits);
}

void mmaref_tile_open(mmaref_tile *tile)
{
    const mmaref_dot_rules *rules = tile->rules;
    uint8_t flags = mmaref_decode_flags(rules->arithmetic);
    bool folded = tile->work != NULL && mmaref_is_folded(tile->work);
    bool narrow = !folded && fits_narrow(rules->a, flags) && fits_narrow(rules->b, flags);
    unsigned room; /* elements */

    tile->lane_bits = narrow ? 8 : 16;
    room = narrow ? MMAREF_TILE_WORDS / 3 * 4 : MMAREF_TILE_WORDS / 4 * 4;
    tile->a.format = rules->a;
    tile->b.format = rules->b;
    source_open(&tile->a, flags, tile->lane_bits);
    source_open(&tile->b, flags, tile->lane_bits);
    tile->sparse = tile->work != NULL && mmaref_is_sparse(tile->work->row);
    tile->window = (uint8_t)((tile->count + 3u) & ~3u);
    if (rules->arithmetic->block != 0) {
        tile->columns = 1; /* there is room for the scale factors of one */
    }
    while (tile->columns > 1 && (tile->columns + 1u) * tile->window > room) {
        tile->columns >>= 1;
    }
    if (2u * tile->window > room) {
        tile->window = (uint8_t)(room / 2 & ~15u);
    }
    tile->first = 0;
    tile->special = 0;
    tile->plain = !tile->sparse && tile->window >= tile->count &&
                  (tile->work == NULL || !mmaref_is_scaled(tile->work->row));
}

/* The lane of a factor. */
static uint32_t lane_of(const mmaref_factor *factor, uint8_t lane_bits)
{
    uint32_t mark = lane_bits == 8 ? 0x40 : 0x4000;
    uint32_t negative = (uint32_t)factor->significand >> 15;

    if (factor->exponent >= MMAREF_FACTOR_INFINITY) {
        return mark + (factor->exponent == MMAREF_FACTOR_NAN);
    }
    if (factor->exponent <= MMAREF_FACTOR_ZERO) {
        return negative + (factor->exponent == MMAREF_FACTOR_VANISHED ? 2 : 0);
    }
    return (uint32_t)(factor->exponent + (lane_bits == 8 ? NARROW_ORIGIN : WIDE_ORIGIN));
}

static int16_t with_sign(const mmaref_factor *factor)
{
    int16_t magnitude = (int16_t)(factor->significand & (MMAREF_FACTOR_SIGN - 1));

    return (factor->significand & MMAREF_FACTOR_SIGN) != 0 ? (int16_t)-magnitude : magnitude;
}

/* Where element k of a line is: the cell of its significand, that of its lane, the lane's lowest bit. */
typedef struct {
    unsigned significand, lanes, place;
} position;

static position position_of(const mmaref_tile *tile, unsigned line, unsigned k)
{
    unsigned group = line * mmaref_line_words(tile) + k / 4 * mmaref_group_words(tile), pair = k / 2 & 1;
    position at;

    at.significand = group + pair;
    at.lanes = group + 2 + (tile->lane_bits == 8 ? 0 : pair);
    at.place = (k & 1) * 16 + (tile->lane_bits == 8 ? pair * 8 : 0);
    return at;
}

void mmaref_line_put(mmaref_tile *tile, uint8_t line, uint8_t k, const mmaref_factor *factor)
{
    position at = position_of(tile, line, k);
    uint32_t mask = (((uint32_t)1 << tile->lane_bits) - 1) << at.place;
    uint32_t *lanes = &tile->words[at.lanes].lanes;

    tile->words[at.significand].significand[k & 1] = with_sign(factor);
    *lanes = (*lanes & ~mask) | lane_of(factor, tile->lane_bits) << at.place;
}

void mmaref_line_get(const mmaref_tile *tile, uint8_t line, uint8_t k, mmaref_factor *factor)
{
    position at = position_of(tile, line, k);
    unsigned bits = tile->lane_bits;
    int16_t significand = tile->words[at.significand].significand[k & 1];
    uint32_t lane = tile->words[at.lanes].lanes >> at.place & (((uint32_t)1 << bits) - 1);
    uint32_t mark = (uint32_t)1 << (bits - 2);
    bool negative = significand < 0 || (lane < 4 && (lane & 1) != 0);

    factor->significand = (uint16_t)(significand < 0 ? -significand : significand);
    factor->significand |= (uint16_t)(negative ? MMAREF_FACTOR_SIGN : 0);
    if (lane >= mark) {
        factor->exponent = lane == mark ? MMAREF_FACTOR_INFINITY : MMAREF_FACTOR_NAN;
    } else if (lane < 4) {
        factor->exponent = lane < 2 ? MMAREF_FACTOR_ZERO : MMAREF_FACTOR_VANISHED;
    } else {
        factor->exponent = (int16_t)((int16_t)lane - (bits == 8 ? NARROW_ORIGIN : WIDE_ORIGIN));
    }
}

void mmaref_step_pair(const mmaref_step *step, uint8_t k, mmaref_factor *a, mmaref_factor *b)
{
    mmaref_tile *tile = step->tile;
    uint8_t at = (uint8_t)(step->first + k);

    (void)mmaref_tile_reach(tile, at);
    at = (uint8_t)(at - tile->first);
    mmaref_line_get(tile, 0, at, a);
    mmaref_line_get(tile, (uint8_t)(1 + step->column), at, b);
}

/* ---- Unpacking ------------------------------------------------------- */

/* Any element: a zero, a subnormal, an infinity, a NaN. Returns its lane. */
MMAREF_NOINLINE static uint32_t unpack_any(const mmaref_source *source, uint32_t bits, int16_t *significand)
{
    mmaref_factor factor;

    mmaref_factor_decode(source->format, source->flags, bits, &factor);
    *significand = with_sign(&factor);
    return lane_of(&factor, source->lane_bits);
}

/* The element at bit `at` of a word. Shifted up so that its sign is bit 31, it loses what lies above; the
 * mask takes off what lies below. */
MMAREF_INLINE uint32_t unpack_one(const mmaref_source *source, uint32_t word, unsigned at, int16_t *significand)
{
    uint32_t value = word << (source->left - at);
    uint32_t field = value << 1 >> (32 - source->exponent_bits);
    uint16_t magnitude = (uint16_t)((value << (1 + source->exponent_bits) >> 18 & source->fraction_mask) | MMAREF_FACTOR_HIDDEN);

    if (field - 1 >= source->normals) {
        return unpack_any(source, word >> at, significand);
    }
    *significand = (int16_t)(value >> 31 != 0 ? -(int16_t)magnitude : (int16_t)magnitude);
    return (uint32_t)((int32_t)field + source->origin);
}

/* The lanes of a group, given those of the first two elements and of the others; returns what is behind. */
MMAREF_INLINE mmaref_packed *put_lanes(mmaref_packed *group, unsigned lane_bits, uint32_t low, uint32_t high)
{
    if (lane_bits == 8) {
        group[2].lanes = low | high << 8;
        return group + 3;
    }
    group[2].lanes = low;
    group[3].lanes = high;
    return group + 4;
}

/* The bit at which element k of a line begins. */
static unsigned element_bit(const mmaref_source *source, unsigned start, unsigned k)
{
    const uint16_t *bit = source->bit;

    for (; k != 0; k >>= 1, bit++) {
        start ^= (k & 1) != 0 ? *bit : 0u;
    }
    return start;
}

/* The same of element k, given that of element k - 4: what changes is the lowest set bit of k and the bits
 * below, down to bit 2. */
MMAREF_INLINE unsigned next_group_bit(const mmaref_source *source, unsigned at, unsigned k)
{
    const uint16_t *bit = &source->bit[2];

    for (k >>= 2; (k & 1) == 0; k >>= 1) {
        at ^= *bit++;
    }
    return at ^ *bit;
}

/* The two elements of 16 bits in a word, both at once, a half for each. Returns their lanes; *seen gains bits
 * from `special` up where one is an infinity or a NaN. */
MMAREF_INLINE uint32_t unpack_two(const mmaref_source *source, uint32_t word, uint32_t origins, mmaref_packed *to,
                                  uint32_t *seen)
{
    unsigned exponent_bits = source->exponent_bits;
    uint32_t fields = word >> (15 - exponent_bits) & source->field_masks;
    uint32_t signs = word >> 15 & BOTH;
    uint32_t pair = (word << (exponent_bits - 1) & source->fraction_masks) | MMAREF_FACTOR_HIDDEN * BOTH;

    pair = (pair ^ ((signs << 16) - signs)) + signs;
    to->significand[0] = (int16_t)(uint16_t)pair;
    to->significand[1] = (int16_t)(uint16_t)(pair >> 16);
    *seen |= fields + BOTH; /* a field of all ones carries */
    if (((fields - BOTH) & 0x80008000u) != 0) { /* a field of 0 borrows */
        fields = unpack_any(source, word, &to->significand[0]);
        return fields | unpack_any(source, word >> 16, &to->significand[1]) << 16;
    }
    return fields + origins;
}

/* Elements of 16 bits that lie two in a word. False if there is an infinity or a NaN among them: then
 * unpack_registers has to see to it. */
MMAREF_NOINLINE static bool unpack_pairs(const mmaref_source *source, unsigned at, unsigned k, unsigned end,
                                         mmaref_packed *to)
{
    uint32_t origins = (uint32_t)((int32_t)BOTH * source->origin), seen = 0;

    for (;;) {
        uint32_t low = unpack_two(source, source->registers[at >> 5], origins, to, &seen), high;
        at ^= source->bit[1];
        high = unpack_two(source, source->registers[at >> 5], origins, to + 1, &seen);
        at ^= source->bit[1];
        to = put_lanes(to, source->lane_bits, low, high);
        k += 4;
        if (k >= end) {
            return (seen & (source->field_masks + BOTH)) == 0;
        }
        at = next_group_bit(source, at, k);
    }
}

static inline uint32_t unpack_at(const mmaref_source *source, unsigned bit, int16_t *significand)
{
    return unpack_one(source, source->registers[bit >> 5], bit & 31, significand);
}

/* Elements of any width and place. */
MMAREF_NOINLINE static uint32_t unpack_registers(const mmaref_source *source, unsigned at, unsigned k, unsigned end,
                                                 mmaref_packed *to)
{
    uint32_t seen = 0;

    for (;;) {
        uint32_t lanes[2];
        unsigned i;
        for (i = 0; i < 2; i++) {
            lanes[i] = unpack_at(source, at, &to[i].significand[0]);
            lanes[i] |= unpack_at(source, at ^ source->bit[0], &to[i].significand[1]) << 16;
            at ^= source->bit[1];
        }
        seen |= lanes[0] | lanes[1];
        to = put_lanes(to, source->lane_bits, lanes[0], lanes[1]);
        k += 4;
        if (k >= end) {
            return seen;
        }
        at = next_group_bit(source, at, k);
    }
}

/* The elements that a sparse row picks of a column of B; a caller's patterns. */
MMAREF_NOINLINE static uint32_t unpack_others(const mmaref_source *source, const mmaref_tile *tile, unsigned start, unsigned first,
                                              unsigned end, const uint8_t *picked, mmaref_packed *to)
{
    uint32_t lane[4], seen = 0;
    unsigned k;

    for (k = first; k < end; k++) {
        unsigned i = k & 3;
        int16_t *significand = &to[i >> 1].significand[i & 1];
        if (picked != NULL) {
            lane[i] = unpack_at(source, element_bit(source, start, *picked++), significand);
        } else if (k < tile->count) {
            uint8_t at = mmaref_step_element(tile->rules->interleave, tile->count, (uint8_t)k);
            lane[i] = unpack_one(source, (uint32_t)source->patterns[at], 0, significand);
        } else {
            lane[i] = unpack_any(source, 0, significand);
        }
        seen |= lane[i] | lane[i] << 16;
        if (i == 3) {
            to = put_lanes(to, source->lane_bits, lane[0] | lane[1] << 16, lane[2] | lane[3] << 16);
        }
    }
    return seen;
}

/* How many elements from `first` on are there. */
static unsigned present(const mmaref_tile *tile, unsigned first)
{
    unsigned rest = ((tile->count + 3u) & ~3u) - first;

    return rest < tile->window ? rest : tile->window;
}

/* Unpacks a line. Returns whether it has an infinity or a NaN. */
static bool unpack_line(mmaref_tile *tile, uint8_t line, unsigned start, unsigned first, const uint8_t *picked)
{
    const mmaref_source *source = line == 0 ? &tile->a : &tile->b;
    mmaref_packed *to = tile->words + line * mmaref_line_words(tile);
    unsigned end = first + present(tile, first);
    uint32_t seen;

    if (picked != NULL || source->patterns != NULL) {
        seen = unpack_others(source, tile, start, first, end, picked, to);
    } else {
        start = first == 0 ? start : element_bit(source, start, first);
        if (source->pairs && unpack_pairs(source, start, first, end, to)) {
            return false;
        }
        seen = unpack_registers(source, start, first, end, to);
    }
    return (seen & (source->lane_bits == 8 ? 0x40u : 0x4000u) * BOTH) != 0;
}

/* ---- Scale factors --------------------------------------------------- */

/* Multiplies the elements of a line by the scale factors of their logical columns, which are those
 * picked where that is not NULL. Returns whether any is special. */
static bool fold_scales(mmaref_tile *tile, uint8_t line, uint8_t first, const uint8_t *picked)
{
    const mmaref_work *work = tile->work;
    uint8_t operand = line == 0 ? MMAREF_OPERAND_SCALE_A : MMAREF_OPERAND_SCALE_B;
    uint16_t at = (uint16_t)(line == 0 ? tile->row : tile->column + line - 1);
    uint8_t vector = mmaref_scale_vector(work->instruction);
    uint8_t loaded = vector; /* the chunk whose scale factor it is */
    bool special = false;
    mmaref_block_scale scale;
    mmaref_factor factor;
    unsigned count = present(tile, first), k;

    for (k = 0; k < count; k++) {
        uint8_t column = picked != NULL ? picked[k]
                                        : mmaref_step_element(tile->rules->interleave, tile->count, (uint8_t)(first + k));
        uint8_t chunk = (uint8_t)((uint16_t)(column * vector) >> work->row->k_log2);
        if (chunk != loaded) {
            loaded = chunk;
            mmaref_scale_load(work, operand, at, chunk, &scale);
        }
        mmaref_line_get(tile, line, (uint8_t)k, &factor);
        mmaref_scale_apply(&scale, &factor);
        mmaref_line_put(tile, line, (uint8_t)k, &factor);
        special = special || factor.exponent >= MMAREF_FACTOR_INFINITY;
    }
    return special;
}

/* The scale factors along a row or column. */
static bool load_scales(const mmaref_tile *tile, uint8_t operand, uint16_t at, mmaref_block_scale scale[MMAREF_SCALES_MAX])
{
    bool special = false;
    uint8_t chunk;

    for (chunk = 0; chunk < mmaref_scale_vector(tile->work->instruction); chunk++) {
        mmaref_scale_load(tile->work, operand, at, chunk, &scale[chunk]);
        special = special || scale[chunk].special != MMAREF_NUMBER_FINITE;
    }
    return special;
}

/* ---- Lines of a tile ------------------------------------------------- */

/* The logical columns of the stored elements of the row. */
static void pick(const mmaref_tile *tile, uint8_t first, uint8_t *picked)
{
    unsigned count = present(tile, first), k;

    for (k = 0; k < count; k++) {
        uint8_t stored = mmaref_step_element(tile->rules->interleave, tile->count, (uint8_t)(first + k));
        picked[k] = mmaref_stored_column(tile->work, tile->row, stored);
    }
}

static void note_special(mmaref_tile *tile, uint8_t line, bool special)
{
    tile->special = (tile->special & ~((uint32_t)1 << line)) | (uint32_t)special << line;
}

MMAREF_NOINLINE static void make_line(mmaref_tile *tile, uint8_t line, uint8_t first, const uint8_t *picked)
{
    unsigned start = line == 0 ? tile->row_start : tile->column_start[line - 1];
    bool special = unpack_line(tile, line, start, first, line == 0 ? NULL : picked);
    const mmaref_work *work = tile->work;

    if (work != NULL && mmaref_is_folded(work)) {
        special = fold_scales(tile, line, first, picked) || special;
    } else if (work != NULL && mmaref_is_scaled(work->row)) {
        special = (line == 0 ? load_scales(tile, MMAREF_OPERAND_SCALE_A, tile->row, tile->scale_a)
                             : load_scales(tile, MMAREF_OPERAND_SCALE_B, tile->column, tile->scale_b)) || special;
    }
    note_special(tile, line, special);
}

/* The lines of a sparse row: what it picks of each column. */
MMAREF_NOINLINE static void make_sparse(mmaref_tile *tile, uint8_t first)
{
    uint8_t picked[64];
    uint8_t line;

    pick(tile, first, picked);
    for (line = 0; line <= tile->columns; line++) {
        make_line(tile, line, first, picked);
    }
}

void mmaref_tile_row(mmaref_tile *tile, uint8_t first)
{
    /* The common case. */
    if (tile->plain && tile->a.pairs && unpack_pairs(&tile->a, tile->row_start, 0, tile->window, tile->words)) {
        tile->special &= ~(uint32_t)1;
        return;
    }
    if (tile->window < tile->count) {
        mmaref_tile_columns(tile, first);
    }
    tile->first = first;
    if (MMAREF_HAS_SPARSE && tile->sparse) {
        make_sparse(tile, first);
    } else {
        make_line(tile, 0, first, NULL);
    }
}

void mmaref_tile_columns(mmaref_tile *tile, uint8_t first)
{
    uint8_t line;

    for (line = 1; !tile->sparse && line <= tile->columns; line++) {
        make_line(tile, line, first, NULL);
    }
#if MMAREF_VECTOR
    mmaref_vectors_open(tile);
#endif
}

void mmaref_tile_move(mmaref_tile *tile, uint8_t k)
{
    mmaref_tile_row(tile, (uint8_t)(k - k % tile->window));
}
