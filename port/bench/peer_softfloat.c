/* SPDX-License-Identifier: MIT */
/* f16 m16n8k16 as an H100 computes it, against the same loop of Berkeley SoftFloat-3's f32_mulAdd.
 * That loop is what the profile fma says: both must give the same bits before anything is timed. */
#include <stdio.h>

#include "softfloat.h"

#include "model.h"
#include "timing.h"

enum { M = 16, N = 8, K = 16 };

typedef struct {
    float32_t a[M][K], b[N][K], c[M][N], d[M][N];
} matrices;

static void run_softfloat(void *context)
{
    matrices *f = context;
    int row, column, k;

    for (row = 0; row < M; row++) {
        for (column = 0; column < N; column++) {
            float32_t sum = f->c[row][column];
            for (k = 0; k < K; k++) {
                sum = f32_mulAdd(f->a[row][k], f->b[column][k], sum);
            }
            f->d[row][column] = sum;
        }
    }
}

/* The bits of an element of an operand, with those above it in its register. */
static uint32_t element(const model *m, uint8_t operand, const uint32_t *registers, int row, int column)
{
    mmaref_place place = { 0, (uint16_t)row, (uint16_t)column };
    mmaref_cell cell;

    must(mmaref_find(&m->instruction, operand, &place, &cell));
    return registers[cell.lane * m->is.registers[operand] + cell.reg] >> cell.bit;
}

static float32_t widened(uint32_t bits)
{
    float16_t narrow;

    narrow.v = (uint16_t)(bits & 0xffff);
    return f16_to_f32(narrow);
}

/* The model's operands as SoftFloat's numbers. */
static void load(const model *m, matrices *f)
{
    int row, column, k;

    for (k = 0; k < K; k++) {
        for (row = 0; row < M; row++) {
            f->a[row][k] = widened(element(m, MMAREF_OPERAND_A, m->a, row, k));
        }
        for (column = 0; column < N; column++) {
            f->b[column][k] = widened(element(m, MMAREF_OPERAND_B, m->b, k, column));
        }
    }
    for (row = 0; row < M; row++) {
        for (column = 0; column < N; column++) {
            f->c[row][column].v = element(m, MMAREF_OPERAND_C, m->c, row, column);
        }
    }
}

/* Both compute; prints the first element of D that differs. */
static bool agree(model *m, matrices *f)
{
    int row, column;

    run_mma(m);
    run_softfloat(f);
    for (row = 0; row < M; row++) {
        for (column = 0; column < N; column++) {
            uint32_t bits = element(m, MMAREF_OPERAND_D, m->d, row, column);
            if (f->d[row][column].v != bits) {
                printf("SoftFloat differs: D[%d][%d] is %08lx, by the profile fma %08lx\n", row, column,
                       (unsigned long)f->d[row][column].v, (unsigned long)bits);
                return false;
            }
        }
    }
    return true;
}

int main(void)
{
    static model m;
    static matrices f;
    subject ours = { run_mma, &m, M * N * K };
    subject peer = { run_softfloat, &f, M * N * K };

    if (!prepare_mma(&m, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32")) {
        return 1;
    }
    load(&m, &f);
    must(mmaref_profile(MMAREF_PROFILE_FMA, &m.instruction, &m.arithmetic));
    if (!agree(&m, &f)) {
        return 1;
    }
    must(mmaref_profile(MMAREF_PROFILE_SM_90, &m.instruction, &m.arithmetic));
    print_ratio("f16 m16n8k16 sm_90, ratio to SoftFloat-3 f32_mulAdd", &ours, &peer, 4);
    return 0;
}
