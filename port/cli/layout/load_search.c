/* SPDX-License-Identifier: MIT */
/* Which ldmatrix or stmatrix fits an operand. See load_search.h. */
#include "layout/load_search.h"

#include <string.h>

#include "layout/load_form.h"

/* Which bit of memory each bit of the registers has to be: its row, or LOAD_NOWHERE if it may be anything. */
typedef struct {
    uint16_t row, bit;
} needed_bit;
static needed_bit needed[LOAD_REGISTERS_MAX][MMAREF_LANES][32];

/* ---- The matrix in memory --------------------------------------------- */

static const load_memory memories[] = {
    { MMAREF_TOKEN_NONE, 0, 0, "" },
    { MMAREF_TYPE_B6X16_P32, 6, 16, "packed as b6x16_p32: 16 elements in 12 bytes, then 4 bytes of padding" },
    { MMAREF_TYPE_B4X16_P64, 4, 16, "packed as b4x16_p64: 16 elements in 8 bytes, then 8 bytes of padding" },
    { MMAREF_TYPE_S4, 4, 8, "as s4: 16 elements in 8 bytes" }
};

/* Numbers of an operand of bytes may be packed in memory; signed bytes may be there as 4 bits. */
static bool holds(const load_memory *memory, const operand_view *v)
{
    return memory->source == MMAREF_TYPE_S4 ? v->is.type[v->operand] == MMAREF_TYPE_S8
                                            : v->width == 8 && v->number_width == memory->bits;
}

const load_memory *load_memory_of(const operand_view *v, bool store, unsigned index)
{
    unsigned i, count = 0;

    for (i = 0; i < sizeof memories / sizeof memories[0]; i++) {
        if ((i == 0 || (!store && holds(&memories[i], v))) && count++ == index) {
            return &memories[i];
        }
    }
    return NULL;
}

unsigned load_number_bits(const load_way *way)
{
    return way->memory->bits == 0 ? way->v.width : way->v.number_width;
}

static unsigned bit_of_column(const load_way *way, unsigned column)
{
    return way->memory->bits == 0 ? column * way->v.width
                                  : column / 16 * way->memory->bytes * 8 + column % 16 * way->memory->bits;
}

static unsigned lines_of(const operand_view *v)
{
    return v->operand == MMAREF_OPERAND_B ? v->columns : v->rows;
}

load_bit load_bit_of(const load_way *way, unsigned tile, const mmaref_coordinate *at)
{
    bool is_b = way->v.operand == MMAREF_OPERAND_B;
    unsigned line = (is_b ? at->column : at->row) + tile * lines_of(&way->v), along = is_b ? at->row : at->column;
    load_bit bit;

    bit.row = (way->trans ? along : line) + at->matrix * way->rows;
    bit.bit = bit_of_column(way, way->trans ? line : along);
    return bit;
}

bool load_element_at(const load_way *way, load_bit of, unsigned *tile, mmaref_coordinate *at)
{
    unsigned width = way->memory->bits == 0 ? way->v.width : way->memory->bits;
    load_bit bit;

    for (*tile = 0; *tile < way->tiles; ++*tile) {
        for (at->matrix = 0; at->matrix < way->v.products; at->matrix++) {
            for (at->row = 0; at->row < way->v.rows; at->row++) {
                for (at->column = 0; at->column < way->v.columns; at->column++) {
                    bit = load_bit_of(way, *tile, at);
                    if (bit.row == of.row && bit.bit <= of.bit && of.bit < bit.bit + width) {
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

static void measure(load_way *way, unsigned tiles)
{
    bool is_b = way->v.operand == MMAREF_OPERAND_B;
    unsigned lines = lines_of(&way->v) * tiles, along = is_b ? way->v.rows : way->v.columns;

    way->tiles = tiles;
    way->rows = way->trans ? along : lines;
    way->columns = way->trans ? lines : along;
    way->row_bytes = (bit_of_column(way, way->columns) + 7) / 8;
    way->up = way->memory->bits == 0 ? 0 : way->v.number_bit;
}

/* Where the bits of the registers have to come from, before they are shifted up. */
static void find_needs(const load_way *way)
{
    unsigned registers = way->v.is.registers[way->v.operand], bits = load_number_bits(way), tile, lane, element, i;

    memset(needed, 0xff, sizeof needed);
    for (tile = 0; tile < way->tiles; tile++) {
        for (lane = 0; lane < MMAREF_LANES; lane++) {
            for (element = 0; element < way->v.elements; element++) {
                mmaref_coordinate at = operand_place(&way->v, lane, element);
                load_bit from = load_bit_of(way, tile, &at);
                for (i = 0; i < bits; i++) {
                    unsigned to = element * way->v.width + i;
                    needed_bit *n = &needed[tile * registers + to / 32][lane][to % 32];
                    n->row = (uint16_t)from.row;
                    n->bit = (uint16_t)(from.bit + (way->memory->bits != 0 && i >= way->memory->bits
                                                        ? way->memory->bits - 1u
                                                        : i));
                }
            }
        }
    }
}

/* ---- The search -------------------------------------------------------- */

/* The next instruction from *id on that moves `matrices` matrices between registers and such a memory, on what
 * `wanted` names. The name is the one without a state space. */
static bool next_form(const load_way *way, const target_request *wanted, unsigned matrices, uint16_t *id,
                      mmaref_instruction *x)
{
    mmaref_description is;
    mmaref_error error;

    for (; *id < mmaref_instruction_count(); ++*id) {
        if (mmaref_instruction_at(*id, x) == MMAREF_OK &&
            mmaref_instruction_token(x, MMAREF_QUALIFIER_NAME) ==
                (way->store ? MMAREF_TOKEN_STMATRIX : MMAREF_TOKEN_LDMATRIX) &&
            mmaref_instruction_token(x, MMAREF_QUALIFIER_SPACE) == MMAREF_TOKEN_NONE &&
            mmaref_instruction_token(x, MMAREF_QUALIFIER_SOURCE) == way->memory->source &&
            target_accepts(wanted, x, &error) == MMAREF_OK) {
            cli_must(mmaref_instruction_describe(x, &is));
            if (is.matrices == matrices) {
                return true;
            }
        }
    }
    return false;
}

static bool is_transposed(const mmaref_instruction *x)
{
    return mmaref_instruction_token(x, MMAREF_QUALIFIER_TRANS) != MMAREF_TOKEN_NONE;
}

/* The instruction that moves `matrices` such matrices as x does. */
static bool find_several(const load_way *way, const target_request *wanted, const mmaref_instruction *x,
                         unsigned matrices, mmaref_instruction *several)
{
    uint16_t id = 0;

    for (; next_form(way, wanted, matrices, &id, several); id++) {
        if (mmaref_instruction_token(several, MMAREF_QUALIFIER_SHAPE) ==
                mmaref_instruction_token(x, MMAREF_QUALIFIER_SHAPE) &&
            is_transposed(several) == is_transposed(x)) {
            return true;
        }
    }
    return false;
}

/* A matrix of an instruction: the registers of the operand that it is, and where its rows begin. */
typedef struct {
    uint8_t reg[LOAD_MATRIX_REGISTERS];
    load_place place[MMAREF_LANES];
} moved_matrix;

/* "a[8][0]", or "a[8][0] from bit 32 on". */
static void element_text(const load_way *way, needed_bit of, char *text, size_t size)
{
    load_bit bit = { of.row, of.bit };
    mmaref_coordinate at;
    unsigned tile;
    int length;

    if (!load_element_at(way, bit, &tile, &at)) {
        snprintf(text, size, "what lies beyond the matrix");
        return;
    }
    length = snprintf(text, size, "%s[%u][%u]", operand_word(way->v.operand), at.row, at.column);
    bit.bit -= load_bit_of(way, tile, &at).bit;
    if (bit.bit != 0) {
        snprintf(text + length, size - (size_t)length, " from bit %u on", bit.bit);
    }
}

/* Says which lane gets what it does not need. */
static void explain(load_way *way, const load_form *f, unsigned lane, needed_bit got, needed_bit want)
{
    char name[MMAREF_TEXT_MAX], has[40], needs[40];

    cli_must(mmaref_instruction_format(&f->instruction, name, sizeof name));
    element_text(way, got, has, sizeof has);
    element_text(way, want, needs, sizeof needs);
    snprintf(way->reason, sizeof way->reason, way->store ? "%s stores %s of lane %u where %s belongs"
                                                         : "%s brings %s to lane %u, which needs %s",
             name, way->store ? needs : has, lane, way->store ? has : needs);
}

/* Whether one address a row serves all bits of these registers. */
static bool fits(load_way *way, const load_form *f, moved_matrix *m)
{
    bool known[MMAREF_LANES] = { false };
    unsigned reg, lane, bit;

    for (reg = 0; reg < f->registers; reg++) {
        for (lane = 0; lane < MMAREF_LANES; lane++) {
            for (bit = 0; bit < 32; bit++) {
                needed_bit want = needed[m->reg[reg]][lane][bit], got;
                unsigned source = f->source[reg][lane][bit], row = source / LOAD_ROW_BITS, at = source % LOAD_ROW_BITS;
                load_place *place = &m->place[row % MMAREF_LANES];
                if (want.row == LOAD_NOWHERE) {
                    continue;
                }
                if (source == LOAD_NOWHERE) {
                    return false;
                }
                if (!known[row]) {
                    known[row] = true;
                    place->row = want.row;
                    place->byte = (uint16_t)(want.bit / 8 / f->rows.bytes * f->rows.bytes);
                }
                got.row = place->row;
                got.bit = (uint16_t)(place->byte * 8u + at);
                if (got.row != want.row || got.bit != want.bit) {
                    explain(way, f, lane, got, want);
                    return false;
                }
            }
        }
    }
    return true;
}

/* Finds a matrix for the first register that has none yet, whichever its other register is. */
static bool find_matrix(load_way *way, const load_form *f, unsigned registers, bool *used, moved_matrix *m)
{
    unsigned first = 0, other, order;

    while (used[first]) {
        first++;
    }
    for (other = first; other < registers; other++) {
        if ((f->registers == 2) != (other != first) || used[other]) {
            continue;
        }
        for (order = 0; order < f->registers; order++) {
            m->reg[order] = (uint8_t)first;
            m->reg[f->registers - 1 - order] = (uint8_t)other;
            if (fits(way, f, m)) {
                used[first] = used[other] = true;
                return true;
            }
        }
    }
    return false;
}

/* Adds an instruction that moves so many of these matrices. */
static void add_step(load_way *way, const load_form *f, const mmaref_instruction *x, const moved_matrix *m,
                     unsigned matrices)
{
    load_step *step = &way->step[way->steps++];
    unsigned i, reg;

    step->instruction = *x;
    (void)row_addresses_find(x, &step->rows);
    step->registers = 0;
    for (i = 0; i < matrices; i++) {
        for (reg = 0; reg < f->registers; reg++) {
            step->reg[step->registers++] = m[i].reg[reg];
        }
        memcpy(step->place + i * f->rows.count, m[i].place, f->rows.count * sizeof m[i].place[0]);
    }
}

/* Whether matrices such as f moves make up the operand; adds the steps, as few as there can be. */
static bool cover(load_way *way, const target_request *wanted, const load_form *f)
{
    static moved_matrix m[LOAD_REGISTERS_MAX];
    bool used[LOAD_REGISTERS_MAX] = { false };
    unsigned registers = way->tiles * way->v.is.registers[way->v.operand], count = 0, done = 0, several;
    mmaref_instruction x;

    while (count * f->registers < registers) {
        if (!find_matrix(way, f, registers, used, &m[count++])) {
            return false;
        }
    }
    way->steps = 0;
    while (done < count) {
        several = 4;
        while (several > count - done || !find_several(way, wanted, &f->instruction, several, &x)) {
            several /= 2;
        }
        add_step(way, f, &x, m + done, several);
        done += several;
    }
    return true;
}

static bool find_with(load_way *way, const target_request *wanted)
{
    static load_form f;
    uint16_t id = 0;

    find_needs(way);
    for (; next_form(way, wanted, 1, &id, &f.instruction); id++) {
        if (is_transposed(&f.instruction) == way->trans) {
            load_form_open(&f, way->store);
            if (cover(way, wanted, &f)) {
                return true;
            }
        }
    }
    return false;
}

/* An operand that is narrower than a matrix may fill one together with its neighbour. */
static bool find_on(load_way *way, const target_request *wanted, unsigned tiles)
{
    unsigned last = tiles == 0 ? 2 : tiles, count;

    for (count = tiles == 0 ? 1 : tiles; count <= last; count++) {
        measure(way, count);
        if (find_with(way, wanted)) {
            return true;
        }
    }
    measure(way, tiles == 0 ? 1 : tiles);
    return false;
}

/* Why there is none: no instruction, none that transposes such elements, or what `fits` has found. */
static void give_reason(load_way *way)
{
    const char *name = way->store ? "stmatrix" : "ldmatrix";
    const target_request any = { 0 };
    size_t length = strlen(way->reason);
    unsigned width = 0;
    mmaref_description is;
    mmaref_instruction x;
    mmaref_type type;
    uint16_t id = 0;

    for (; next_form(way, &any, 1, &id, &x); id++) {
        cli_must(mmaref_instruction_describe(&x, &is));
        cli_must(mmaref_operand_type(&x, way->store ? MMAREF_OPERAND_A : MMAREF_OPERAND_D, &type));
        width = is_transposed(&x) && type.width == way->v.width ? type.width : width;
    }
    if (way->trans && way->memory->bits != 0 && way->reason[0] == '\0') {
        snprintf(way->reason, sizeof way->reason, "no %s transposes such a memory", name);
    } else if (way->trans && width == 0) {
        snprintf(way->reason, sizeof way->reason, "no %s transposes elements of %u bit%s: .trans moves %s", name,
                 way->v.width, way->v.width == 1 ? "" : "s", "those of 16 bits, and .m16n16 those of 8");
    } else if (way->store && way->v.width == 32) {
        snprintf(way->reason + length, sizeof way->reason - length, "; converted to 16 bits, two elements in a "
                 "register, it is stored as D of a 16-bit type");
    }
}

void load_find(load_way *way, const target_request *wanted)
{
    const target_request any = { 0 };
    unsigned tiles = way->tiles;
    char name[MMAREF_TEXT_MAX];
    mmaref_description is;

    way->reason[0] = '\0';
    way->found = find_on(way, wanted, tiles);
    if (way->found) {
        return;
    }
    if (find_on(way, &any, tiles)) {
        cli_must(mmaref_instruction_describe(&way->step[0].instruction, &is));
        cli_must(mmaref_instruction_format(&way->step[0].instruction, name, sizeof name));
        snprintf(way->reason, sizeof way->reason, "only %s would, which %s does not have; it is of PTX %u.%u and %s",
                 name, wanted->targets == 0 ? wanted->ptx : wanted->called, is.ptx_version / 10u,
                 is.ptx_version % 10u, is.targets);
    } else {
        give_reason(way);
    }
}
