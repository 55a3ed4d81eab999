/* SPDX-License-Identifier: MIT */
/* Speed of the model: multiply-accumulates per second, each as a ratio to a plain loop
 * of fmaf (the hardware unit) built beside it and timed in turn with it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "model.h"
#include "timing.h"

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

/* One line: every profile, then a block that is none's. */
static void bench_mma(const char *text, const subject *base)
{
    static model m;
    subject s = { run_mma, &m, 0 };
    uint8_t profile;

    if (!prepare_mma(&m, text, DRAW_NEAR)) {
        return;
    }
    s.work = work_of(&m);
    printf("%-66s", text + strlen("mma."));
    for (profile = 0; profile <= MMAREF_PROFILES; profile++) {
        if (!prepare_profile(&m, profile)) {
            printf("      -");
        } else if (!m.is.floating && profile != 0) {
            printf("      \"");
        } else {
            printf(" %6.3f", ratio(&s, base));
        }
    }
    putchar('\n');
}

/* How much the values matter: each distribution against finite values of moderate size. */
static void bench_values(const char *text)
{
    static model m, finite;
    subject s = { run_mma, &m, 1 }, base = { run_mma, &finite, 1 };
    uint8_t values;

    printf("%-66s", text + strlen("mma."));
    for (values = DRAW_WIDE; values < DRAWS; values++) {
        if (!prepare_mma(&m, text, (draw_values)values) || !prepare_mma(&finite, text, DRAW_NEAR) ||
            !prepare_profile(&m, MMAREF_PROFILE_SM_90) || !prepare_profile(&finite, MMAREF_PROFILE_SM_90)) {
            break;
        }
        printf("  %s %.2f", draw_name((draw_values)values), ratio(&s, &base));
    }
    putchar('\n');
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
        "mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32",
        "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0",
        "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0"
    };
    static floats f;
    static mmaref_amx amx;
    subject base = { run_fmaf, &f, 16 * 8 * 16 };
    mac16_call call = { &amx, 0 };
    subject mac16 = { run_mac16, &call, 32 * 32 };
    size_t i;
    uint8_t profile;

    for (i = 0; i < 256; i++) {
        f.a[i / 16][i % 16] = 1.0f + (float)i / 256;
        f.b[i / 32][i % 16] = 1.0f - (float)i / 256;
    }
    prepare_mac16(&amx);
    printf("multiply-accumulates per second, ratio to a loop of fmaf\n%-66s", "mma.");
    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        printf(" %6s", mmaref_profile_name(profile));
    }
    printf(" custom\n");
    for (i = 0; i < sizeof instructions / sizeof instructions[0]; i++) {
        bench_mma(instructions[i], &base);
    }
    printf("%-66s %6.3f\n", "mac16, matrix mode", ratio(&mac16, &base));
    printf("\nother values than finite ones of moderate size, as sm_90: ratio to those\n");
    bench_values("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    bench_values("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32");
    bench_values("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32");
    bench_values("mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64");
    return 0;
}
