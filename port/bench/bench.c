/* SPDX-License-Identifier: MIT */
/* Speed of the model: multiply-accumulates per second, each as a ratio to a plain loop
 * of fmaf (the hardware unit) built beside it and timed in turn with it. Other work on the
 * machine only ever slows a turn down, so that of many short ones the best counts. */
#define _POSIX_C_SOURCE 199309L /* clock_gettime */

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "mmaref.h"

#define TURNS 60
#define TURN 0.001 /* seconds, at least */

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* One thing to time: `run` does `work` multiply-accumulates. */
typedef struct {
    void (*run)(void *context);
    void *context;
    double work;
} subject;

/* As many runs as take a turn, so that the clock is read but twice. */
static double rate_of(const subject *s)
{
    double elapsed = 0;
    unsigned long runs, i;

    for (runs = 1; elapsed < TURN; runs *= 2) {
        double start = seconds();
        for (i = 0; i < runs; i++) {
            s->run(s->context);
        }
        elapsed = seconds() - start;
    }
    return (double)(runs / 2) * s->work / elapsed;
}

/* The ratio of the best rates of two subjects timed in turn. */
static double ratio(const subject *x, const subject *y)
{
    double of_x = 0, of_y = 0;
    int i;

    for (i = 0; i < TURNS; i++) {
        double rate = rate_of(x);
        of_x = rate > of_x ? rate : of_x;
        rate = rate_of(y);
        of_y = rate > of_y ? rate : of_y;
    }
    return of_x / of_y;
}

/* D = A * B + C of m16n8k16 with fmaf, k ascending. */
typedef struct {
    float a[16][16], b[8][16], c[16][8], d[16][8];
} floats;

static void run_fmaf(void *context)
{
    floats *f = context;
    int row, column, k;

    for (row = 0; row < 16; row++) {
        for (column = 0; column < 8; column++) {
            float sum = f->c[row][column];
            for (k = 0; k < 16; k++) {
                sum = fmaf(f->a[row][k], f->b[column][k], sum);
            }
            f->d[row][column] = sum;
        }
    }
}

typedef struct {
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic;
    mmaref_operands operands;
    mmaref_description is;
    uint32_t a[32 * MMAREF_REGISTERS_MAX], b[32 * MMAREF_REGISTERS_MAX];
    uint32_t c[32 * MMAREF_REGISTERS_MAX], d[32 * MMAREF_REGISTERS_MAX];
    uint32_t e[32], scale[32];
} model;

static void run_mma(void *context)
{
    model *m = context;

    (void)mmaref_mma(&m->instruction, &m->arithmetic, &m->operands, m->d, NULL);
}

/* Finite operands of moderate size, whatever the type. */
static void fill(uint32_t *words, uint32_t pattern)
{
    uint32_t state = 1;
    size_t i;

    for (i = 0; i < 32 * MMAREF_REGISTERS_MAX; i++) {
        state = state * 1664525u + 1013904223u;
        words[i] = (state & 0x83ff83ffu) | pattern;
    }
}

static void prepare(model *m)
{
    size_t i;

    (void)mmaref_describe(&m->instruction, &m->is);
    fill(m->a, 0x38003800u);
    fill(m->b, 0x38003800u);
    fill(m->c, 0x38003800u);
    for (i = 0; i < 32; i++) {
        m->e[i] = 0x44444444u;
        m->scale[i] = 0x38383838u;
    }
    memset(&m->operands, 0, sizeof m->operands);
    m->operands.a = m->a;
    m->operands.b = m->b;
    m->operands.c = m->c;
    m->operands.e = m->e;
    m->operands.scale_a = m->scale;
    m->operands.scale_b = m->scale;
}

static void bench_mma(const char *text, const subject *base)
{
    static model m;
    subject s = { run_mma, &m, 0 };
    uint8_t profile;

    if (mmaref_parse(text, strlen(text), &m.instruction, NULL) != MMAREF_OK) {
        return;
    }
    prepare(&m);
    s.work = (double)m.is.products * m.is.m * m.is.n * m.is.k;
    printf("%-66s", text + strlen("mma."));
    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        if (mmaref_profile(profile, &m.instruction, &m.arithmetic) != MMAREF_OK) {
            printf("      -");
        } else if (!m.is.floating && profile != 0) {
            printf("      \"");
        } else {
            printf(" %6.3f", ratio(&s, base));
        }
    }
    putchar('\n');
}

static void run_mac16(void *context)
{
    (void)mmaref_mac16(context, 0);
}

int main(void)
{
    static const char *const instructions[] = {
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
        "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16",
        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32",
        "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32",
        "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32",
        "mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64",
        "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32",
        "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32",
        "mma.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32",
        "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc",
        "mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32",
        "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0",
        "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0"
    };
    static floats f;
    static mmaref_amx amx;
    subject base = { run_fmaf, &f, 16 * 8 * 16 };
    subject mac16 = { run_mac16, &amx, 32 * 32 };
    size_t i;
    uint8_t profile;

    for (i = 0; i < 256; i++) {
        f.a[i / 16][i % 16] = 1.0f + (float)i / 256;
        f.b[i / 32][i % 16] = 1.0f - (float)i / 256;
        amx.x[i] = (uint8_t)(i * 37);
        amx.y[i] = (uint8_t)(i * 91);
    }
    printf("multiply-accumulates per second, ratio to a loop of fmaf\n%-66s", "mma.");
    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        printf(" %6s", mmaref_profile_name(profile));
    }
    putchar('\n');
    for (i = 0; i < sizeof instructions / sizeof instructions[0]; i++) {
        bench_mma(instructions[i], &base);
    }
    printf("%-66s %6.3f\n", "mac16, matrix mode", ratio(&mac16, &base));
    return 0;
}
