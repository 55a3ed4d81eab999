/* SPDX-License-Identifier: MIT */
/* What stands on an instruction, against the instruction alone: mmaref_gemm on one tile and on many, and the
 * commands `mmaref gemm` and `mmaref run`, texts read and written included.
 *   levels MMAREF FOLDER   the command, and where to put its inputs */
#define _XOPEN_SOURCE 600

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>

#include "model.h"
#include "timing.h"

#define TEXT "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"

enum { N = 512, DEEP = 128, CASES = 10000, TURNS = 5 };

static model m;

/* Matrices of N columns. */
typedef struct {
    uint16_t a[DEEP * N], b[DEEP * N];
    uint32_t d[DEEP * N];
    uint32_t memory[1 << 16];
    size_t m, n, k;
} matrices;

static mmaref_matrix matrix_of(void *elements, size_t size)
{
    mmaref_matrix matrix;

    matrix.bytes = elements;
    matrix.size = size;
    matrix.first = 0;
    matrix.leading = N;
    matrix.column_major = false;
    return matrix;
}

static void run_gemm(void *context)
{
    matrices *x = context;
    mmaref_product product;

    memset(&product, 0, sizeof product);
    product.m = x->m;
    product.n = x->n;
    product.k = x->k;
    product.a = matrix_of(x->a, sizeof x->a);
    product.b = matrix_of(x->b, sizeof x->b);
    product.c = product.d = matrix_of(x->d, sizeof x->d);
    must(mmaref_gemm(&m.instruction, &m.arithmetic, &product, NULL, x->memory, sizeof x->memory / sizeof x->memory[0],
                     NULL));
}

static double seconds(clockid_t clock)
{
    struct timespec now;

    return clock_gettime(clock, &now) == 0 ? (double)now.tv_sec + 1e-9 * (double)now.tv_nsec : 0;
}

/* Time that the command takes, in processors and on the clock. */
static void time_command(const char *command, double *processor, double *wall)
{
    struct rusage before, after;
    double start = seconds(CLOCK_MONOTONIC);

    if (getrusage(RUSAGE_CHILDREN, &before) != 0 || system(command) != 0 || getrusage(RUSAGE_CHILDREN, &after) != 0) {
        fprintf(stderr, "bench: failed: %s\n", command);
        exit(1);
    }
    *wall = seconds(CLOCK_MONOTONIC) - start;
    *processor = (double)(after.ru_utime.tv_sec - before.ru_utime.tv_sec) +
                 (double)(after.ru_stime.tv_sec - before.ru_stime.tv_sec) +
                 1e-6 * (double)(after.ru_utime.tv_usec - before.ru_utime.tv_usec) +
                 1e-6 * (double)(after.ru_stime.tv_usec - before.ru_stime.tv_usec);
}

/* The least of several times, and of that many calls of the instruction between them. */
static void time_beside(const char *command, unsigned long calls, double *processor, double *wall, double *alone)
{
    int turn;

    *processor = *wall = *alone = 1e9;
    for (turn = 0; turn < TURNS; turn++) {
        double p, w, start;
        unsigned long i;
        time_command(command, &p, &w);
        *processor = p < *processor ? p : *processor;
        *wall = w < *wall ? w : *wall;
        start = seconds(CLOCK_PROCESS_CPUTIME_ID);
        for (i = 0; i < calls; i++) {
            run_mma(&m);
        }
        start = seconds(CLOCK_PROCESS_CPUTIME_ID) - start;
        *alone = start < *alone ? start : *alone;
    }
}

static FILE *create(const char *folder, const char *name)
{
    char path[1000];
    FILE *file;

    (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "w");
    if (file == NULL) {
        perror(path);
        exit(1);
    }
    return file;
}

/* Matrices of N x N out of the elements of one fragment. */
static void write_gemm(const char *folder)
{
    FILE *file = create(folder, "gemm.txt");
    size_t key, i;

    for (key = 0; key < 2; key++) {
        for (i = 0; i < (size_t)N * N; i++) {
            uint32_t word = (key == 0 ? m.memory.a : m.memory.b)[i / 2 % 61];
            fprintf(file, "%s%x", i % N != 0 ? " " : key == 0 ? "a " : "b ", (unsigned)(word >> i % 2 * 16 & 0xffff));
            if (i % N == N - 1) {
                fputc('\n', file);
            }
        }
    }
    fclose(file);
}

static void write_words(FILE *file, const char *key, const uint32_t *words, int count)
{
    int i;

    fputs(key, file);
    for (i = 0; i < count; i++) {
        fprintf(file, " %08x", (unsigned)words[i]);
    }
    fputc('\n', file);
}

static void write_run(const char *folder)
{
    FILE *file = create(folder, "run.vec");
    int i;

    run_mma(&m);
    fputs("mmavec 1\n", file);
    for (i = 0; i < CASES; i++) {
        fprintf(file, "insn %s\narith sm_90\n", TEXT);
        write_words(file, "a", m.memory.a, 32 * 4);
        write_words(file, "b", m.memory.b, 32 * 2);
        write_words(file, "c", m.memory.c, 32 * 4);
        write_words(file, "d", m.memory.d, 32 * 4);
        fputs("end\n", file);
    }
    fclose(file);
}

static void bench_gemm(const char *mmaref, const char *folder)
{
    char command[2000];
    double processor, wall, wall_of_one, alone;

    write_gemm(folder);
    (void)snprintf(command, sizeof command,
                   "'%s' gemm %s --arith sm_90 --input hex %dx%dx%d '%s/gemm.txt' > '%s/gemm.out'", mmaref, TEXT, N, N,
                   N, folder, folder);
    time_beside(command, (unsigned long)N * N * N / 2048, &processor, &wall_of_one, &alone);
    print_wanted("mmaref gemm 512x512x512, ratio to its mmaref_mma alone", alone / processor, 0.8);
    (void)snprintf(command, sizeof command,
                   "'%s' gemm -j 2 %s --arith sm_90 --input hex %dx%dx%d '%s/gemm.txt' > '%s/gemm.out'", mmaref, TEXT,
                   N, N, N, folder, folder);
    time_beside(command, 1, &processor, &wall, &alone);
    printf("%-66s %6.2f\n", "mmaref gemm -j 2, by the clock, ratio to one thread", wall_of_one / wall);
}

static void bench_run(const char *mmaref, const char *folder)
{
    char command[2000];
    double processor, wall, alone;

    write_run(folder);
    (void)snprintf(command, sizeof command, "'%s' run '%s/run.vec' > '%s/run.out'", mmaref, folder, folder);
    time_beside(command, CASES, &processor, &wall, &alone);
    printf("%-66s %6.2f\n", "mmaref run, m16n8k16 with a result, ratio to its mmaref_mma alone", alone / processor);
    print_wanted("the same, thousands of cases a second of processor time", CASES / processor / 1000, 50);
}

int main(int argc, char **argv)
{
    static matrices one = { .m = 16, .n = 8, .k = 16 }, many = { .m = DEEP, .n = DEEP, .k = DEEP };
    subject tile = { run_gemm, &one, 1 }, tiles = { run_gemm, &many, (double)DEEP * DEEP * DEEP / 2048 };
    subject alone = { run_mma, &m, 1 };
    size_t i;

    if (argc != 3 || !prepare_mma(&m, TEXT, DRAW_NEAR) || !prepare_profile(&m, MMAREF_PROFILE_SM_90)) {
        return 1;
    }
    for (i = 0; i < sizeof one.a / sizeof one.a[0]; i++) {
        one.a[i] = many.a[i] = (uint16_t)(m.memory.a[i % 128] >> 16);
        one.b[i] = many.b[i] = (uint16_t)(m.memory.b[i % 64] >> 16);
    }
    print_wanted("mmaref_gemm of a tile, f16 m16n8k16 sm_90, ratio to mmaref_mma alone", ratio(&tile, &alone), 0.8);
    print_wanted("mmaref_gemm 128x128x128, ratio to its mmaref_mma alone", ratio(&tiles, &alone), 0.8);
    bench_gemm(argv[1], argv[2]);
    bench_run(argv[1], argv[2]);
    return 0;
}
