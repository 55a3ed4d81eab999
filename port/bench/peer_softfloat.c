/* SPDX-License-Identifier: MIT */
/* The same loops by Berkeley SoftFloat-3: f16 m16n8k16 against f32_mulAdd, f64 m8n8k4 against f64_mulAdd. Those
 * loops are what the profile fma says: both must give the same bits, on every distribution of finite operands,
 * before anything is timed. */
#include <stdio.h>

#include "softfloat.h"

#include "model.h"
#include "timing.h"

typedef struct {
    model m;
    union { /* by the largest shape */
        struct {
            float32_t a[16][16], b[8][16], c[16][8], d[16][8];
        } f32;
        struct {
            float64_t a[8][4], b[8][4], c[8][8], d[8][8];
        } f64;
    } f;
} pair;

static void run_f32(void *context)
{
    pair *p = context;
    int row, column, k;

    for (row = 0; row < 16; row++) {
        for (column = 0; column < 8; column++) {
            float32_t sum = p->f.f32.c[row][column];
            for (k = 0; k < 16; k++) {
                sum = f32_mulAdd(p->f.f32.a[row][k], p->f.f32.b[column][k], sum);
            }
            p->f.f32.d[row][column] = sum;
        }
    }
}

static void run_f64(void *context)
{
    pair *p = context;
    int row, column, k;

    for (row = 0; row < 8; row++) {
        for (column = 0; column < 8; column++) {
            float64_t sum = p->f.f64.c[row][column];
            for (k = 0; k < 4; k++) {
                sum = f64_mulAdd(p->f.f64.a[row][k], p->f.f64.b[column][k], sum);
            }
            p->f.f64.d[row][column] = sum;
        }
    }
}

/* The bits of an element of an operand. */
static uint64_t element(const model *m, uint8_t operand, const uint32_t *registers, int row, int column)
{
    mmaref_coordinate coordinate = { 0, (uint16_t)row, (uint16_t)column };
    mmaref_slot slot;
    const uint32_t *word;

    must(mmaref_layout_slot(&m->instruction, NULL, operand, &coordinate, &slot));
    word = registers + slot.lane * m->is.registers[operand] + slot.reg;
    if (slot.width == 64) {
        return (uint64_t)word[1] << 32 | word[0];
    }
    return word[0] >> slot.bit & (slot.width == 16 ? 0xffffu : 0xffffffffu);
}

/* A multiplicand of f16, as f32. */
static float32_t widened(uint64_t bits)
{
    float16_t narrow;

    narrow.v = (uint16_t)bits;
    return f16_to_f32(narrow);
}

/* The model's operands as SoftFloat's numbers. */
static void load(pair *p)
{
    const model *m = &p->m;
    bool f64 = m->is.type[MMAREF_OPERAND_A] == MMAREF_TYPE_F64;
    int line, k;

    for (line = 0; line < 16; line++) {
        for (k = 0; k < m->is.k; k++) {
            if (f64 && line < 8) {
                p->f.f64.a[line][k].v = element(m, MMAREF_OPERAND_A, m->memory.a, line, k);
                p->f.f64.b[line][k].v = element(m, MMAREF_OPERAND_B, m->memory.b, k, line);
            } else if (!f64) {
                p->f.f32.a[line][k] = widened(element(m, MMAREF_OPERAND_A, m->memory.a, line, k));
                p->f.f32.b[line % 8][k] = widened(element(m, MMAREF_OPERAND_B, m->memory.b, k, line % 8));
            }
        }
        for (k = 0; k < 8; k++) {
            if (f64 && line < 8) {
                p->f.f64.c[line][k].v = element(m, MMAREF_OPERAND_C, m->memory.c, line, k);
            } else if (!f64) {
                p->f.f32.c[line][k].v = (uint32_t)element(m, MMAREF_OPERAND_C, m->memory.c, line, k);
            }
        }
    }
}

/* Both compute; prints the first element of D that differs. */
static bool agree(pair *p, void (*run_peer)(void *))
{
    model *m = &p->m;
    int row, column;

    run_mma(m);
    run_peer(p);
    for (row = 0; row < m->is.m; row++) {
        for (column = 0; column < m->is.n; column++) {
            uint64_t ours = element(m, MMAREF_OPERAND_D, m->memory.d, row, column);
            uint64_t peer = run_peer == run_f64 ? p->f.f64.d[row][column].v : p->f.f32.d[row][column].v;
            if (ours != peer) {
                printf("SoftFloat differs: D[%d][%d] is %016llx, by the profile fma %016llx\n", row, column,
                       (unsigned long long)peer, (unsigned long long)ours);
                return false;
            }
        }
    }
    return true;
}

/* One line for each distribution; what is wanted, if it is not 0, on finite values of moderate size. */
static bool compare(const char *text, const char *name, uint8_t profile, void (*run_peer)(void *), double wanted)
{
    static pair p;
    subject ours = { run_mma, &p.m, 0 }, peer = { run_peer, &p, 0 };
    uint8_t values;
    char line[80];

    for (values = 0; values < DRAW_SPECIAL; values++) {
        if (!prepare_mma(&p.m, text, (draw_values)values) || !prepare_profile(&p.m, MMAREF_PROFILE_FMA)) {
            printf("%s is left out\n", text);
            return false;
        }
        load(&p);
        if (!agree(&p, run_peer) || !prepare_profile(&p.m, profile)) {
            return false;
        }
        ours.work = peer.work = work_of(&p.m);
        (void)snprintf(line, sizeof line, "%s, %s values", name, draw_name((draw_values)values));
        if (values == DRAW_NEAR && wanted > 0) {
            print_ratio(line, &ours, &peer, wanted);
        } else {
            printf("%-66s %6.2f\n", line, ratio(&ours, &peer));
        }
    }
    return true;
}

#ifdef __AVX2__
#define WANTED 7
#else
#define WANTED 5.5
#endif

int main(void)
{
    static const char f16[] = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    static const char f64[] = "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64";

    printf("ratio to the same loop of Berkeley SoftFloat-3\n");
    return compare(f16, "f16 m16n8k16 sm_90 / f32_mulAdd", MMAREF_PROFILE_SM_90, run_f32, WANTED) &&
           compare(f16, "f16 m16n8k16 fma / f32_mulAdd", MMAREF_PROFILE_FMA, run_f32, 0) &&
           compare(f64, "f64 m8n8k4 fma / f64_mulAdd", MMAREF_PROFILE_FMA, run_f64, 0) ? 0 : 1;
}
