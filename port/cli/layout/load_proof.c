/* SPDX-License-Identifier: MIT */
/* Proves a way to load or store an operand: random matrices are moved, and compared with packed fragments. */
#include <stdlib.h>
#include <string.h>

#include "layout/load_search.h"
#include "number/random.h"

enum { PROOFS = 4, WORDS = 32 * LOAD_REGISTERS_MAX, MEMORY_MAX = 1 << 26 /* bytes */ };

typedef struct {
    const load_way *way;
    const load_rows *rows;
    random_source source;
    size_t size;
    uint8_t *memory, *expected; /* of `size` bytes */
    uint32_t fragment[WORDS], moved[WORDS]; /* of all tiles */
    uint8_t tile[OPERAND_CELLS_MAX * 8];
} proof;

static void set_bits(uint8_t *bytes, size_t first, unsigned bits, uint64_t value)
{
    unsigned i;

    for (i = 0; i < bits; i++) {
        size_t bit = first + i;
        bytes[bit / 8] = (uint8_t)((bytes[bit / 8] & ~(1u << bit % 8)) | (value >> i & 1) << bit % 8);
    }
}

uint32_t load_address(const load_rows *rows, load_place place)
{
    return bank_swizzled(&rows->swizzle, (uint32_t)(rows->offset + place.row * rows->pitch + place.byte));
}

/* Writes an element into memory, bit by bit. */
static void put_element(proof *p, const load_bit *at, unsigned bits, uint64_t value)
{
    unsigned i;

    for (i = 0; i < bits; i++) {
        load_place place = { (uint16_t)at->row, (uint16_t)((at->bit + i) / 8) };
        set_bits(p->memory, (size_t)load_address(p->rows, place) * 8 + (at->bit + i) % 8, 1, value >> i);
    }
}

/* Draws one product of a tile: in memory, and packed into its fragment. */
static void draw_product(proof *p, unsigned tile, unsigned product)
{
    const operand_view *v = &p->way->v;
    unsigned bits = load_number_bits(p->way), kept = p->way->memory->bits == 0 ? bits : p->way->memory->bits, cell;
    mmaref_matrix matrix;

    memset(&matrix, 0, sizeof matrix);
    memset(p->tile, 0, sizeof p->tile);
    matrix.bytes = p->tile;
    matrix.size = sizeof p->tile;
    matrix.leading = v->columns;
    for (cell = 0; cell < (unsigned)v->rows * v->columns; cell++) {
        mmaref_coordinate at = { (uint16_t)product, (uint16_t)(cell / v->columns), (uint16_t)(cell % v->columns) };
        load_bit from = load_bit_of(p->way, tile, &at);
        uint64_t value = random_bits(&p->source), sign = value >> (kept - 1) & 1;
        put_element(p, &from, kept, value);
        if (kept < bits) { /* the sign is copied upwards */
            value = (value & (((uint64_t)1 << kept) - 1)) | (sign == 0 ? 0 : ~(uint64_t)0 << kept);
        }
        set_bits(p->tile, (size_t)cell * v->width + (bits == v->width ? 0u : v->number_bit), bits, value);
    }
    cli_must(mmaref_fragment_pack(&v->instruction, v->under, v->operand, (uint16_t)product, &matrix,
                                  p->fragment + tile * 32 * v->is.registers[v->operand], NULL));
}

/* Runs an instruction between memory and the registers of the operand. */
static void run_step(proof *p, const load_step *step)
{
    unsigned registers = p->way->v.is.registers[p->way->v.operand], lane, i;
    uint32_t address[MMAREF_LANES] = { 0 }, words[WORDS];

    for (lane = 0; lane < step->rows.count; lane++) {
        address[lane] = load_address(p->rows, step->place[lane]);
    }
    if (!p->way->store) {
        cli_must(mmaref_ldmatrix(&step->instruction, NULL, p->memory, p->size, address, words, NULL));
    }
    for (i = 0; i < step->registers * MMAREF_LANES; i++) {
        unsigned reg = step->reg[i % step->registers];
        unsigned at = (reg / registers * 32 + i / step->registers) * registers + reg % registers;
        if (p->way->store) {
            words[i] = p->fragment[at];
        } else {
            p->moved[at] = words[i] << p->way->up;
        }
    }
    if (p->way->store) {
        cli_must(mmaref_stmatrix(&step->instruction, address, words, p->memory, p->size, NULL));
    }
}

/* A matrix is drawn; memory as loaded, or memory as stored, is what was drawn. */
static bool moves(proof *p)
{
    const load_way *way = p->way;
    unsigned tile, product, step;

    memset(p->memory, 0, p->size);
    memset(p->fragment, 0, sizeof p->fragment);
    memset(p->moved, 0, sizeof p->moved);
    for (tile = 0; tile < way->tiles; tile++) {
        for (product = 0; product < way->v.products; product++) {
            draw_product(p, tile, product);
        }
    }
    if (way->store) {
        memcpy(p->expected, p->memory, p->size);
        memset(p->memory, 0, p->size);
    }
    for (step = 0; step < way->steps; step++) {
        run_step(p, &way->step[step]);
    }
    return way->store ? memcmp(p->memory, p->expected, p->size) == 0
                      : memcmp(p->moved, p->fragment, sizeof p->moved) == 0;
}

/* One byte beyond the matrix. */
static size_t size_of(const load_way *way, const load_rows *rows)
{
    size_t size = 0;
    unsigned row, byte;

    for (row = 0; row < way->rows * way->v.products; row++) {
        for (byte = 0; byte < way->row_bytes; byte++) {
            load_place place = { (uint16_t)row, (uint16_t)byte };
            size_t end = (size_t)load_address(rows, place) + 1;
            size = end > size ? end : size;
        }
    }
    return (size + 15) / 16 * 16;
}

int load_prove(const load_way *way, const load_rows *rows)
{
    static proof p;
    int status = EXIT_EQUAL;
    unsigned number;

    memset(&p, 0, sizeof p);
    p.way = way;
    p.rows = rows;
    p.size = size_of(way, rows);
    if (p.size > MEMORY_MAX) {
        return cli_complain(NULL, "", 0, "the matrix reaches beyond 64 MiB, more than any shared memory has", NULL);
    }
    p.memory = malloc(p.size);
    p.expected = malloc(p.size);
    if (p.memory == NULL || p.expected == NULL) {
        status = cli_complain(NULL, "", 0, "out of memory", NULL);
    }
    for (number = 0; number < PROOFS && status == EXIT_EQUAL; number++) {
        p.source.state = number;
        status = moves(&p) ? EXIT_EQUAL : EXIT_DIFFERENT;
    }
    free(p.memory);
    free(p.expected);
    return status;
}
