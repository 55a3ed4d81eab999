/* SPDX-License-Identifier: MIT */
/* The tile: a row of A and columns of B, unpacked and packed in the order in which steps take their
 * elements. See tile.h. */
#include "dot.h"

#define BOTH MMAREF_ONES(16) /* what goes into both halves of a word */

uint8_t mmaref_step_element(uint8_t interleave, uint8_t count, uint8_t position)
{
    uint8_t run = interleave; /* a power of two */
    uint8_t half = (uint8_t)(count / 2);
    bool odd = position >= half;
    uint8_t within;

    if (run == 0) {
        return position;
    }
    position = odd ? (uint8_t)(position - half) : position;
    within = position & (uint8_t)(run - 1);
    return (uint8_t)((position - within) * 2 + within + (odd ? run : 0));
}

/* Whether lanes of 8 bits hold the exponents of a format: of at most five bits, whose subnormals are not normalised
 * beyond those of f16; scale factors go beyond. */
static bool fits_narrow(const mmaref_dot_rules *rules, const mmaref_format_row *format)
{
    const unsigned most = (rules->arithmetic->subnormals & MMAREF_SUBNORMALS_NORMALISE) != 0 ? 4u : 5u;

    return format->exponent_bits <= most && !mmaref_is_own(rules, format); /* which is of any bias */
}

/* Of a multiplicand, the bits that a format has. */
static uint32_t fraction_mask(const mmaref_format_row *format)
{
    return MMAREF_MULTIPLICAND_HIDDEN - (1u << (MMAREF_MULTIPLICAND_FRACTION - format->fraction_bits));
}

/* From an exponent field to a lane. */
static int32_t origin_of(const mmaref_tile *tile, const mmaref_format_row *format)
{
    return MMAREF_LANE_ORIGIN(tile->lane_bits) - (int32_t)format->bias;
}

void mmaref_tile_open(mmaref_tile *tile, mmaref_dot_rules *rules)
{
    const mmaref_work *work = tile->work;
    unsigned groups = (tile->count + 3u) / 4;

    tile->rules = rules;
    tile->sparse = work != NULL && mmaref_is_sparse(&work->row);
    tile->chunks = 0;
    if (work != NULL && mmaref_is_scaled(&work->row)) {
        tile->chunks = mmaref_scale_vector(&work->row);
        tile->columns = 1; /* there is room for the scale factors of one */
    }
    tile->folded = tile->chunks != 0 && rules->arithmetic->block == 0;
    tile->lane_bits = fits_narrow(rules, rules->a) && fits_narrow(rules, rules->b) ? 8 : 16;
    tile->origin[0] = tile->origin[1] = MMAREF_LANE_ORIGIN(tile->lane_bits);
    tile->line_words = (uint8_t)(mmaref_group_words(tile) * groups);
    while (tile->columns > 1 && (tile->columns + 1u) * tile->line_words > tile->room) {
        tile->columns >>= 1;
    }
    /* The only factor of a line, which is of ue8m0, goes into the origin of its lanes; others into elements, when steps
     * take them. */
    tile->unpacked = 2u * tile->line_words <= tile->room && (!tile->folded || tile->chunks == 1);
    if (!tile->unpacked && rules->route < MMAREF_ROUTE_FUSED) {
        rules->route = MMAREF_ROUTE_FUSED;
    }
    tile->f16 = rules->a == &mmaref_format_rows[MMAREF_TYPE_F16] && tile->lane_bits == 8;
}

/* The lane of a multiplicand. */
static uint32_t lane_of(const mmaref_multiplicand *multiplicand, uint8_t lane_bits)
{
    uint32_t mark = MMAREF_MARK(lane_bits);
    uint32_t negative = (uint32_t)multiplicand->significand >> 15;

    if (multiplicand->exponent >= MMAREF_MULTIPLICAND_INFINITY) {
        return mark + (multiplicand->exponent == MMAREF_MULTIPLICAND_NAN);
    }
    if (multiplicand->exponent <= MMAREF_MULTIPLICAND_ZERO) {
        return negative + (multiplicand->exponent == MMAREF_MULTIPLICAND_VANISHED ? 2 : 0);
    }
    return (uint32_t)(multiplicand->exponent + MMAREF_LANE_ORIGIN(lane_bits));
}

static int16_t with_sign(const mmaref_multiplicand *multiplicand)
{
    int16_t magnitude = (int16_t)(multiplicand->significand & (MMAREF_MULTIPLICAND_SIGN - 1));

    return (multiplicand->significand & MMAREF_MULTIPLICAND_SIGN) != 0 ? (int16_t)-magnitude : magnitude;
}

/* Element k of a line that is unpacked. */
static void line_get(const mmaref_tile *tile, uint8_t line, uint8_t k, mmaref_multiplicand *multiplicand)
{
    const mmaref_packed *group = mmaref_tile_line(tile, line) + k / 4 * mmaref_group_words(tile);
    unsigned bits = tile->lane_bits, pair = k / 2 & 1;
    unsigned place = (k & 1) * 16 + (bits == 8 ? pair * 8 : 0); /* of its lane */
    int16_t significand = (int16_t)mmaref_significand(&group[pair], k & 1);
    uint32_t lane = group[2 + (bits == 8 ? 0 : pair)].word >> place & (((uint32_t)1 << bits) - 1);
    uint32_t mark = MMAREF_MARK(bits);
    bool negative = significand < 0 || (lane < MMAREF_LANES_OF_ZEROS && (lane & 1) != 0);

    multiplicand->significand = (uint16_t)(significand < 0 ? -significand : significand);
    multiplicand->significand |= (uint16_t)(negative ? MMAREF_MULTIPLICAND_SIGN : 0);
    if (lane >= mark) {
        multiplicand->exponent = lane == mark ? MMAREF_MULTIPLICAND_INFINITY : MMAREF_MULTIPLICAND_NAN;
    } else if (lane < MMAREF_LANES_OF_ZEROS) {
        multiplicand->exponent = lane < 2 ? MMAREF_MULTIPLICAND_ZERO : MMAREF_MULTIPLICAND_VANISHED;
    } else {
        multiplicand->exponent = (int16_t)((int16_t)lane - tile->origin[line != 0]);
    }
}

static const mmaref_format_row *format_of(const mmaref_tile *tile, uint8_t line)
{
    return line == 0 ? tile->rules->a : tile->rules->b;
}

/* ---- Unpacking ------------------------------------------------------- */

/* What unpacking elements of any width takes of a format. */
typedef struct {
    const mmaref_tile *tile;
    const mmaref_format_row *format;
    int32_t origin;         /* from an exponent field to a lane */
    uint32_t normals;       /* the exponent fields 1 .. normals are those of normal numbers */
    uint32_t fraction_mask; /* of a factor: the bits that the format has */
    unsigned exponent_bits;
    unsigned left;          /* a container at bit 0 of a word, shifted so far, has its sign in bit 31 */
} decoder;

static void decoder_open(decoder *d, const mmaref_tile *tile, const mmaref_format_row *format)
{
    uint32_t ones = ((uint32_t)1 << format->exponent_bits) - 1;

    d->tile = tile;
    d->format = format;
    d->origin = origin_of(tile, format);
    d->normals = format->special == MMAREF_SPECIAL_NONE ? ones : ones - 1;
    d->fraction_mask = fraction_mask(format);
    d->exponent_bits = format->exponent_bits;
    d->left = 31u - format->shift - format->exponent_bits - format->fraction_bits;
}

/* A significand and its lane, as one word. */
MMAREF_INLINE uint32_t element_of(uint32_t significand, uint32_t lane)
{
    return lane << 16 | (significand & 0xffff);
}

/* Any element: a zero, a subnormal, an infinity, a NaN. Zeros, which are frequent, need no more than a look at the
 * container: every bit of it below the sign is 0. */
MMAREF_NOINLINE static uint32_t unpack_any(const mmaref_tile *tile, const mmaref_format_row *format, uint32_t bits)
{
    mmaref_multiplicand multiplicand;
    uint32_t sign = (uint32_t)1 << (format->shift + format->exponent_bits + format->fraction_bits);

    if ((bits & (sign - 1)) == 0) {
        return element_of(0, (bits & sign) != 0);
    }
    mmaref_multiplicand_unpack(format, mmaref_unpack_flags(tile->rules->arithmetic), bits, &multiplicand);
    return element_of((uint16_t)with_sign(&multiplicand), lane_of(&multiplicand, tile->lane_bits));
}

/* The element at bit `at` of a word. Shifted up so that its sign is bit 31, it loses what lies above; the
 * mask takes off what lies below. */
MMAREF_INLINE uint32_t unpack_one(const decoder *d, uint32_t word, unsigned at)
{
    uint32_t value = word << (d->left - at);
    uint32_t field = value << 1 >> (32 - d->exponent_bits);
    uint32_t magnitude = (value << (1 + d->exponent_bits) >> 18 & d->fraction_mask) | MMAREF_MULTIPLICAND_HIDDEN;

    if (field - 1 >= d->normals) {
        return unpack_any(d->tile, d->format, word >> at);
    }
    return element_of(value >> 31 != 0 ? 0 - magnitude : magnitude, field + (uint32_t)d->origin);
}

/* Puts the significands of two elements, and returns their lanes. */
MMAREF_INLINE uint32_t put_two(mmaref_packed *to, uint32_t first, uint32_t second)
{
    to->word = (first & 0xffff) | second << 16;
    return first >> 16 | (second & 0xffff0000u);
}

/* The lanes of a group, given those of the first two elements and of the others; returns what is behind. */
MMAREF_INLINE mmaref_packed *put_lanes(mmaref_packed *group, unsigned lane_bits, uint32_t low, uint32_t high)
{
    if (lane_bits == 8) {
        group[2].word = low | high << 8;
        return group + 3;
    }
    group[2].word = low;
    group[3].word = high;
    return group + 4;
}

/* Puts a group of four elements; *seen gains bits of their lanes. Returns what is behind. */
MMAREF_INLINE mmaref_packed *put_group(mmaref_packed *group, unsigned lane_bits, const uint32_t element[4],
                                       uint32_t *seen)
{
    uint32_t low = put_two(&group[0], element[0], element[1]), high = put_two(&group[1], element[2], element[3]);

    *seen |= low | high;
    return put_lanes(group, lane_bits, low, high);
}

/* The bit at which element k of a line begins. */
static unsigned element_bit(const mmaref_source *source, unsigned start, unsigned k)
{
    const uint16_t *bit = source->at.bit;

    for (; k != 0; k >>= 1, bit++) {
        start ^= (k & 1) != 0 ? *bit : 0u;
    }
    return start;
}

/* The same of element k, given that of element k - 4: what changes is the lowest set bit of k and the bits
 * below, down to bit 2. */
MMAREF_INLINE unsigned next_group_bit(const mmaref_source *source, unsigned at, unsigned k)
{
    const uint16_t *bit = &source->at.bit[2];

    for (k >>= 2; (k & 1) == 0; k >>= 1) {
        at ^= *bit++;
    }
    return at ^ *bit;
}

/* What unpacks two elements of 16 bits in a word at once: masks of both, fractions shifted up, and what makes lanes
 * of exponent fields. Types of 16 bits are the same in A and B. */
typedef struct {
    unsigned exponent_bits;
    uint32_t fields, fractions, origins;
} pair_decoder;

/* Two normal numbers at once, a half of a word for each. Returns their exponent fields. */
MMAREF_INLINE uint32_t unpack_two(const pair_decoder *p, uint32_t word, mmaref_packed *to)
{
    uint32_t signs = word >> 15 & BOTH;
    uint32_t pair = (word << (p->exponent_bits - 1) & p->fractions) | MMAREF_MULTIPLICAND_HIDDEN * BOTH;

    to->word = (pair ^ ((signs << 16) - signs)) + signs;
    return word >> (15 - p->exponent_bits) & p->fields;
}

/* Two elements of 16 bits, the halves of a word, one by one. */
MMAREF_NOINLINE static uint32_t unpack_one_by_one(const mmaref_tile *tile, uint32_t word, mmaref_packed *to)
{
    uint32_t low = unpack_any(tile, tile->rules->a, word & 0xffff);

    return put_two(to, low, unpack_any(tile, tile->rules->a, word >> 16));
}

/* The most common line, f16 with lanes of 8 bits, if all of it are normal numbers: their lanes are 32 to 61. That of a
 * field of 0 would be 31, which has not the bit of 32; that of a field of all ones 62, which plus 2 has the bit of
 * 64. */
MMAREF_NOINLINE static bool unpack_f16(const mmaref_tile *tile, uint8_t line)
{
    static const pair_decoder p = { 5, 0x1f * BOTH, 0x3ff0 * BOTH, (MMAREF_LANE_ORIGIN(8) - 15) * 0x101 * BOTH };
    const mmaref_source *source = &tile->source[line != 0];
    const uint32_t *registers = source->from.registers + tile->start[line] / 32;
    const uint16_t *word = source->at.word, *end = word + tile->count / 2;
    mmaref_packed *to = mmaref_tile_line(tile, line);
    uint32_t seen = 0;

#if MMAREF_VECTOR == 2
    if (tile->count == 16) {
        return mmaref_vectors_unpack(to, registers, word);
    }
#endif
    for (; word != end; word += 2, to += 3) {
        uint32_t low = unpack_two(&p, registers[word[0]], to);
        uint32_t lanes = (low | unpack_two(&p, registers[word[1]], to + 1) << 8) + p.origins;
        if ((lanes & 0x20202020u) != 0x20202020u) {
            return false;
        }
        to[2].word = lanes;
        seen |= lanes + 0x02020202u;
    }
    return (seen & MMAREF_MARK(8) * MMAREF_ONES(8)) == 0;
}

/* Two elements of any kind; *seen gains bits of their fields plus 1. A field of all ones, of an infinity or a NaN,
 * carries when it is counted up; one of 0 borrows when 1 is taken from it. Zeros, which are frequent, are unpacked as
 * if they were normal, and their bits cleared. Returns the lanes. */
MMAREF_INLINE uint32_t unpack_two_any(const mmaref_tile *tile, const pair_decoder *p, uint32_t word, mmaref_packed *to,
                                      uint32_t *seen)
{
    const uint32_t carries = p->fields + BOTH, borrows = 0x80008000u;
    uint32_t fields = unpack_two(p, word, to), lanes = fields + p->origins, numbers, mask;

    *seen |= fields + BOTH;
    if (((fields - BOTH) & borrows) == 0 && ((fields + BOTH) & carries) == 0) {
        return lanes;
    }
    numbers = ((word & 0x7fff7fffu) + 0x7fff7fffu) >> 15 & BOTH; /* 1: a half that is no zero */
    if (((fields - numbers) & borrows) != 0 || ((fields + BOTH) & carries) != 0) {
        return unpack_one_by_one(tile, word, to);
    }
    mask = (numbers << 16) - numbers;
    to->word &= mask;
    return (lanes & mask) | (word >> 15 & BOTH & ~mask);
}

/* Any line of 16-bit elements that lie two in a word. Returns whether there is an infinity or a NaN. */
MMAREF_NOINLINE static bool unpack_pairs(const mmaref_tile *tile, uint8_t line)
{
    const mmaref_format_row *format = tile->rules->a;
    const mmaref_source *source = &tile->source[line != 0];
    const uint32_t *registers = source->from.registers + tile->start[line] / 32;
    const uint16_t *word = source->at.word, *end = word + tile->count / 2;
    mmaref_packed *to = mmaref_tile_line(tile, line);
    uint32_t seen = 0;
    pair_decoder p;

    p.exponent_bits = format->exponent_bits;
    p.fields = (BOTH << format->exponent_bits) - BOTH;
    p.fractions = fraction_mask(format) * BOTH;
    p.origins = (uint32_t)origin_of(tile, format) * BOTH;
    for (; word != end; word += 2) {
        uint32_t low = unpack_two_any(tile, &p, registers[word[0]], to, &seen);
        uint32_t high = unpack_two_any(tile, &p, registers[word[1]], to + 1, &seen);
        to = put_lanes(to, tile->lane_bits, low, high);
    }
    return (seen & (p.fields + BOTH)) != 0;
}

static inline uint32_t unpack_at(const decoder *d, const uint32_t *registers, unsigned bit)
{
    return unpack_one(d, registers[bit >> 5], bit & 31);
}

/* Elements of any width and place. Returns bits of all lanes. */
MMAREF_NOINLINE static uint32_t unpack_registers(const mmaref_tile *tile, uint8_t line)
{
    const mmaref_source *source = &tile->source[line != 0];
    mmaref_packed *to = mmaref_tile_line(tile, line);
    unsigned at = tile->start[line];
    unsigned k = 0, end = tile->count;
    uint32_t seen = 0;
    decoder d;

    decoder_open(&d, tile, format_of(tile, line));
    for (;;) {
        uint32_t lanes[2];
        unsigned i;
        for (i = 0; i < 2; i++) {
            uint32_t first = unpack_at(&d, source->from.registers, at);
            lanes[i] = put_two(&to[i], first, unpack_at(&d, source->from.registers, at ^ source->at.bit[0]));
            at ^= source->at.bit[1];
        }
        seen |= lanes[0] | lanes[1];
        to = put_lanes(to, tile->lane_bits, lanes[0], lanes[1]);
        k += 4;
        if (k >= end) {
            return seen;
        }
        at = next_group_bit(source, at, k);
    }
}

/* The containers of a line that does not fit unpacked, which are of at most 8 bits. */
static uint8_t *gathered(const mmaref_tile *tile, uint8_t line)
{
    return (uint8_t *)tile->words + line * tile->count;
}

/* The number of element k of a line in the row of A, or column of B, that the instruction names. */
static uint8_t stored_number(const mmaref_tile *tile, uint8_t k)
{
    return mmaref_step_element(tile->rules->interleave, tile->count, k);
}

/* A caller's patterns, with zeros up to a whole group. Returns bits of all lanes. */
MMAREF_NOINLINE static uint32_t unpack_patterns(const mmaref_tile *tile, uint8_t line)
{
    const uint64_t *patterns = tile->source[line != 0].from.patterns;
    mmaref_packed *to = mmaref_tile_line(tile, line);
    uint32_t seen = 0, element[4];
    unsigned k;
    decoder d;

    decoder_open(&d, tile, format_of(tile, line));
    for (k = 0; k < tile->count || (k & 3) != 0; k++) {
        element[k & 3] = k >= tile->count ? unpack_any(tile, d.format, 0)
                                          : unpack_one(&d, (uint32_t)patterns[stored_number(tile, (uint8_t)k)], 0);
        if ((k & 3) == 3) {
            to = put_group(to, tile->lane_bits, element, &seen);
        }
    }
    return seen;
}

/* The elements that a sparse row picks of every column of B. `seen` gains bits of all lanes of each. */
MMAREF_NOINLINE static void unpack_picked(const mmaref_tile *tile, uint32_t seen[MMAREF_TILE_COLUMNS])
{
    const uint32_t *registers = tile->source[1].from.registers;
    mmaref_packed *group = mmaref_tile_line(tile, 1), *to; /* a group of the first column, of any */
    mmaref_stored_row stored;
    uint32_t element[4];
    unsigned bit[4], k, i, j;
    decoder d;

    mmaref_stored_row_open(&stored, tile->work, tile->row);
    decoder_open(&d, tile, tile->rules->b);
    for (k = 0; k < tile->count; k += 4, group += mmaref_group_words(tile)) {
        for (i = 0; i < 4; i++) {
            uint8_t number = stored_number(tile, (uint8_t)(k + i));
            bit[i] = element_bit(&tile->source[1], 0, mmaref_stored_column(&stored, number));
        }
        for (j = 0, to = group; j < tile->columns; j++, to += tile->line_words) {
            for (i = 0; i < 4; i++) {
                unsigned at = tile->start[1 + j] ^ bit[i];
                element[i] = unpack_one(&d, registers[at >> 5], at & 31);
            }
            (void)put_group(to, tile->lane_bits, element, &seen[j]);
        }
    }
}

/* ---- Elements by themselves ------------------------------------------ */

/* The chunk of a line that element `stored` of it is of. Chunks are of whole chunks of metadata, so that of a sparse
 * line, too, each has its share. */
static uint8_t chunk_of(const mmaref_tile *tile, uint8_t stored)
{
    return (uint8_t)((unsigned)stored * tile->chunks / tile->count);
}

/* Multiplies element `stored` of a line by its scale factor. */
MMAREF_NOINLINE static void fold_scale(const mmaref_tile *tile, uint8_t line, uint8_t stored,
                                       mmaref_multiplicand *multiplicand)
{
    mmaref_block_scale scale;

    mmaref_tile_scale(tile, line, chunk_of(tile, stored), &scale);
    mmaref_scale_apply(&scale, multiplicand);
}

/* The container of element k of a line that is a caller's patterns, or gathered. */
static uint64_t pattern_from(const mmaref_tile *tile, uint8_t line, uint8_t k)
{
    return tile->work == NULL ? tile->source[line != 0].from.patterns[stored_number(tile, k)] : gathered(tile, line)[k];
}

/* Element k of a line that is not unpacked. */
MMAREF_NOINLINE static void element_from(const mmaref_tile *tile, uint8_t line, uint8_t k,
                                         mmaref_multiplicand *multiplicand)
{
    mmaref_multiplicand_unpack(format_of(tile, line), mmaref_unpack_flags(tile->rules->arithmetic),
                               (uint32_t)pattern_from(tile, line, k), multiplicand);
    if (MMAREF_HAS_SCALE && tile->folded) {
        fold_scale(tile, line, stored_number(tile, k), multiplicand);
    }
}

void mmaref_tile_element(const mmaref_tile *tile, uint8_t line, uint8_t k, mmaref_multiplicand *multiplicand)
{
    if (tile->unpacked) {
        line_get(tile, line, k, multiplicand);
    } else {
        element_from(tile, line, k, multiplicand);
    }
}

void mmaref_step_product(const mmaref_step *step, uint8_t k, mmaref_product *product)
{
    const mmaref_tile *tile = step->tile;
    uint8_t at = (uint8_t)(step->first + k);
    mmaref_multiplicand a, b;

    if (tile->unpacked) {
        mmaref_tile_product(tile, tile->words, mmaref_tile_line(tile, 1u + step->column), at, product);
        return;
    }
    element_from(tile, 0, at, &a);
    element_from(tile, (uint8_t)(1 + step->column), at, &b);
    product->negative = ((a.significand ^ b.significand) & MMAREF_MULTIPLICAND_SIGN) != 0;
    product->significand = (uint32_t)(a.significand & (MMAREF_MULTIPLICAND_SIGN - 1)) *
                           (b.significand & (MMAREF_MULTIPLICAND_SIGN - 1));
    product->exponent = (int16_t)(a.exponent + b.exponent);
    if (a.exponent >= MMAREF_MULTIPLICAND_INFINITY || b.exponent >= MMAREF_MULTIPLICAND_INFINITY) {
        product->exponent = MMAREF_EXPONENT_SPECIAL;
    } else if (product->significand == 0) {
        product->exponent = MMAREF_EXPONENT_OF_ZERO;
    }
}

uint64_t mmaref_step_pattern(const mmaref_step *step, uint8_t line, uint8_t k)
{
    const mmaref_tile *tile = step->tile;
    const mmaref_source *source;
    mmaref_stored_row stored;
    unsigned at;

    k = (uint8_t)(step->first + k);
    if (MMAREF_HAS_F64 && tile == NULL) {
        return mmaref_line_pattern(line == 0 ? &step->by.f64->a : &step->by.f64->b, k);
    }
    source = &tile->source[line];
    line = line == 0 ? 0 : (uint8_t)(1 + step->column);
    if (tile->work == NULL || !tile->unpacked) {
        return pattern_from(tile, line, k);
    }
    if (tile->pairs[line != 0]) {
        return source->from.registers[tile->start[line] / 32 + source->at.word[k / 2]] >> 16 * (k & 1);
    }
    if (MMAREF_HAS_SPARSE && tile->sparse && line != 0) {
        mmaref_stored_row_open(&stored, tile->work, tile->row);
        k = mmaref_stored_column(&stored, stored_number(tile, k));
    }
    at = element_bit(source, tile->start[line], k);
    return source->from.registers[at >> 5] >> (at & 31);
}

/* ---- Lines of a tile ------------------------------------------------- */

/* Makes every element of a line that is unpacked a NaN. */
static void fill_with_nan(mmaref_tile *tile, uint8_t line)
{
    const unsigned bits = tile->lane_bits, words = mmaref_group_words(tile);
    mmaref_packed *group = mmaref_tile_line(tile, line), *end = group + tile->line_words;
    unsigned i;

    for (; group != end; group += words) {
        for (i = 2; i < words; i++) {
            group[i].word = (MMAREF_MARK(bits) + 1u) * MMAREF_ONES(bits);
        }
    }
}

/* Takes the scale factors along the row or the column. Returns whether any is special, which is a NaN. */
MMAREF_NOINLINE static bool take_scales(mmaref_tile *tile, uint8_t line)
{
    uint8_t *to = line == 0 ? tile->scale_a : tile->scale_b, chunk;
    mmaref_block_scale scale;
    bool special = false;

    for (chunk = 0; chunk < tile->chunks; chunk++) {
        to[chunk] = line == 0 ? mmaref_scale_load(tile->work, MMAREF_OPERAND_SCALE_A, tile->row, chunk)
                              : mmaref_scale_load(tile->work, MMAREF_OPERAND_SCALE_B, tile->column, chunk);
        mmaref_tile_scale(tile, line, chunk, &scale);
        special = special || scale.special != MMAREF_NUMBER_FINITE;
    }
    if (tile->folded && tile->unpacked) { /* there is one */
        tile->origin[line != 0] = (int16_t)(MMAREF_LANE_ORIGIN(tile->lane_bits) - scale.exponent);
        if (special) {
            fill_with_nan(tile, line);
        }
    }
    return special;
}

/* Copies the containers of a line that does not fit unpacked. */
MMAREF_NOINLINE static void gather_line(mmaref_tile *tile, uint8_t line)
{
    const mmaref_source *source = &tile->source[line != 0];
    uint8_t *to = gathered(tile, line), k;
    bool picks = MMAREF_HAS_SPARSE && tile->sparse && line != 0;
    mmaref_stored_row stored;

    if (picks) {
        mmaref_stored_row_open(&stored, tile->work, tile->row);
    }
    for (k = 0; k < tile->count; k++) {
        uint8_t element = picks ? mmaref_stored_column(&stored, stored_number(tile, k)) : k;
        unsigned at = element_bit(source, tile->start[line], element);
        to[k] = (uint8_t)(source->from.registers[at >> 5] >> (at & 31));
    }
}

/* Whether bits of all lanes of a line tell of an infinity or a NaN. */
static bool is_marked(const mmaref_tile *tile, uint32_t seen)
{
    return (seen & (uint32_t)MMAREF_MARK(tile->lane_bits) * BOTH) != 0;
}

/* Not inlined: avr-gcc 5.4 fails on it. */
MMAREF_NOINLINE static bool has_specials(const mmaref_format_row *format)
{
    return format->special != MMAREF_SPECIAL_NONE;
}

/* Notes that a line may have an infinity or a NaN; and whether it has a NaN, if it is unpacked: of the lane of one the
 * mark and the lowest bit are set. */
MMAREF_NOINLINE static void note_special(mmaref_tile *tile, uint8_t line)
{
    const unsigned words = mmaref_group_words(tile), mark = tile->lane_bits - 2u;
    const uint32_t lowest = MMAREF_ONES(tile->lane_bits);
    const mmaref_packed *group = mmaref_tile_line(tile, line), *end = group + tile->line_words;
    uint32_t nan = 0;

    for (; tile->unpacked && group != end; group += words) {
        nan |= group[2].word >> mark & group[2].word;
        nan |= words == 3 ? 0 : group[3].word >> mark & group[3].word;
    }
    tile->special |= (uint16_t)(1u << line);
    tile->nan |= (uint16_t)(((nan & lowest) != 0 ? 1u : 0u) << line);
}

/* Takes what goes with a line, of whose elements `special` says whether one is an infinity or a NaN. */
MMAREF_INLINE void finish_line(mmaref_tile *tile, uint8_t line, bool special)
{
    if (MMAREF_HAS_SCALE && tile->chunks != 0) {
        special = take_scales(tile, line) || special;
    }
    if (special) {
        note_special(tile, line);
    }
}

MMAREF_INLINE void make_line(mmaref_tile *tile, uint8_t line)
{
    bool special;

    if (tile->pairs[line != 0]) {
        if (tile->f16 && unpack_f16(tile, line)) { /* the common case */
            return;
        }
        special = unpack_pairs(tile, line);
    } else if (!tile->unpacked) {
        special = has_specials(format_of(tile, line));
        if (tile->work != NULL) {
            gather_line(tile, line);
        }
    } else {
        special = is_marked(tile, tile->work == NULL ? unpack_patterns(tile, line) : unpack_registers(tile, line));
    }
    finish_line(tile, line, special);
}

/* The columns of a sparse row, which picks its elements of each. */
MMAREF_NOINLINE static void make_picked(mmaref_tile *tile)
{
    uint32_t seen[MMAREF_TILE_COLUMNS] = { 0 };
    uint8_t j;

    if (tile->unpacked) {
        unpack_picked(tile, seen);
    }
    for (j = 0; j < tile->columns; j++) {
        if (tile->unpacked) {
            finish_line(tile, (uint8_t)(1 + j), is_marked(tile, seen[j]));
        } else {
            make_line(tile, (uint8_t)(1 + j));
        }
    }
}

void mmaref_tile_columns(mmaref_tile *tile)
{
    uint8_t line;

    tile->special = tile->nan = 0;
    for (line = 1; !tile->sparse && line <= tile->columns; line++) {
        make_line(tile, line);
    }
#if MMAREF_VECTOR
    mmaref_vectors_open(tile);
#endif
}

void mmaref_tile_row(mmaref_tile *tile)
{
    uint16_t kept = tile->sparse ? 0 : (uint16_t)~1u; /* notes of columns; a sparse row picks its own */

    tile->special &= kept;
    tile->nan &= kept;
    make_line(tile, 0);
    if (MMAREF_HAS_SPARSE && tile->sparse) {
        make_picked(tile);
    }
}
