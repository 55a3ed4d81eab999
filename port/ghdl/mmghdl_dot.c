/* SPDX-License-Identifier: MIT */
/* One dot product. See mmghdl.h. */
#include "mmghdl.h"

#include "mmaref_dpi_vectors.h"
#include "mmdpi_names.h"

#define SENTENCE_SIZE 2000

/* The arguments of functions of mmaref_dpi.h. */
typedef struct {
    uint32_t types[4], arithmetic[MMAREF_DPI_BLOCK_WORDS];
    uint32_t a[MMAREF_DPI_VECTOR_WORDS], b[MMAREF_DPI_VECTOR_WORDS], c[2], d[2];
    uint32_t width_d;
    mmaref_dpi_others_words others;
} arguments;

/* The types and the arithmetic, which are texts. */
static int read_rules(mmdpi_dot *dot)
{
    const char *name = mmghdl_now.text[MMGHDL_INSTRUCTION];
    char sentence[SENTENCE_SIZE];
    mmaref_dot_types types;
    mmdpi_text why;
    int32_t number = -1; /* without an instruction */
    int status = mmghdl_check_texts();

    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    if (*name != '\0') {
        number = mmdpi_instruction_number(name, &why);
        status = number < 0 ? (int)number : MMAREF_OK;
    }
    if (status == MMAREF_OK) {
        status = mmdpi_block_read(number, mmghdl_now.text[MMGHDL_ARITHMETIC], &dot->arithmetic, &why);
    }
    if (status == MMAREF_OK) {
        status = mmdpi_types_read(mmghdl_now.text[MMGHDL_TYPES], &types, &why);
    }
    if (status == MMAREF_OK) {
        mmdpi_dot_open(dot, &types);
        status = mmdpi_dot_fits(dot, mmghdl_now.number[MMGHDL_COUNT], &why);
    }
    return mmghdl_refused(status, sentence);
}

/* Random bits; type, length and patterns of scale factors, as many as the count needs. */
static int read_others(mmaref_dpi_others_words *others)
{
    const char *name = mmghdl_now.text[MMGHDL_SCALE_TYPE];
    const int32_t length = mmghdl_now.number[MMGHDL_SCALE_LENGTH];
    char sentence[SENTENCE_SIZE];
    unsigned scales = 0;
    mmdpi_text why;
    int status = mmghdl_read(MMGHDL_RANDOM, 1, 32, 0, &others->random);

    if (status != MMAREF_OK || *name == '\0') {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    status = mmghdl_refused((int)mmdpi_type_read(name, &others->scale_type, &why), sentence);
    others->scale_length = (uint32_t)length;
    if (status == MMAREF_OK && length > 0) {
        scales = (unsigned)(mmghdl_now.number[MMGHDL_COUNT] / length);
        scales = scales < MMAREF_SCALES_MAX ? scales : MMAREF_SCALES_MAX;
    }
    if (status == MMAREF_OK) {
        status = mmghdl_read(MMGHDL_SCALE_A, scales, 8, 0, others->scale_a);
    }
    return status == MMAREF_OK ? mmghdl_read(MMGHDL_SCALE_B, scales, 8, 0, others->scale_b) : status;
}

/* All arguments but D. */
static int read_call(arguments *of)
{
    static const arguments nothing;
    mmaref_arithmetic *block;
    mmaref_dot_types *types;
    mmdpi_dot dot;
    const unsigned count = (unsigned)mmghdl_now.number[MMGHDL_COUNT];
    int status = read_rules(&dot);

    *of = nothing;
    if (status != MMAREF_OK) {
        return status;
    }
    block = &dot.arithmetic;
    types = &dot.gathered.dot.types;
    mmaref_dpi_block_put(block, of->arithmetic);
    of->types[3] = types->a;
    of->types[2] = types->b;
    of->types[1] = types->c;
    of->types[0] = types->d;
    of->width_d = mmdpi_dot_width(&dot, types->d);
    status = read_others(&of->others);
    if (status == MMAREF_OK) {
        status = mmghdl_read(MMGHDL_A, count, mmdpi_dot_width(&dot, types->a), 0, of->a);
    }
    if (status == MMAREF_OK) {
        status = mmghdl_read(MMGHDL_B, count, mmdpi_dot_width(&dot, types->b), 0, of->b);
    }
    return status == MMAREF_OK ? mmghdl_read(MMGHDL_C, 1, mmdpi_dot_width(&dot, types->c), 0, of->c) : status;
}

/* D of the model, and the corners it reached. */
static int compute(const arguments *of, uint32_t *d, uint32_t *corners)
{
    return mmaref_dpi_dot_add_others(of->types, of->arithmetic, mmghdl_now.number[MMGHDL_COUNT], of->a, of->b, of->c,
                                     (const uint32_t *)&of->others, d, corners);
}

int32_t mmghdl_dot(void)
{
    uint32_t corners;
    arguments of;
    int status = read_call(&of);

    if (status == MMAREF_OK) {
        status = compute(&of, of.d, &corners);
    }
    if (status == MMAREF_OK) {
        mmghdl_keep(of.d, 2);
    }
    return status;
}

int32_t mmghdl_compare_dot(void)
{
    uint32_t expected[2], corners = 0;
    arguments of;
    int status = read_call(&of);

    if (status == MMAREF_OK) {
        status = mmghdl_read(MMGHDL_D, 1, of.width_d, 0, of.d);
    }
    if (status == MMAREF_OK) {
        status = compute(&of, expected, &corners);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    mmghdl_cover(corners);
    status = mmaref_dpi_compare_dot_others(of.types, of.arithmetic, mmghdl_now.number[MMGHDL_COUNT], of.a, of.b, of.c,
                                           (const uint32_t *)&of.others, of.d);
    (void)mmaref_dpi_seen(of.types, of.arithmetic, mmghdl_now.number[MMGHDL_COUNT], of.a, of.b, of.c,
                          (const uint32_t *)&of.others, of.d, status);
    return status;
}

/* ---- Shrinking ---- */

static arguments shrunk;

int32_t mmghdl_shrink_start(void)
{
    int status = read_call(&shrunk);

    return status != MMAREF_OK
               ? status
               : mmaref_dpi_shrink_start(shrunk.types, shrunk.arithmetic, mmghdl_now.number[MMGHDL_COUNT], shrunk.a,
                                         shrunk.b, shrunk.c, (const uint32_t *)&shrunk.others);
}

int32_t mmghdl_shrink_next(void)
{
    uint32_t words[2 * MMAREF_DPI_VECTOR_WORDS + 2];
    int more = mmaref_dpi_shrink_next(shrunk.a, shrunk.b, shrunk.c, (uint32_t *)&shrunk.others);
    unsigned i;

    for (i = 0; i < MMAREF_DPI_VECTOR_WORDS; i++) {
        words[i] = shrunk.a[i];
        words[MMAREF_DPI_VECTOR_WORDS + i] = shrunk.b[i];
    }
    words[2 * MMAREF_DPI_VECTOR_WORDS] = shrunk.c[0];
    words[2 * MMAREF_DPI_VECTOR_WORDS + 1] = shrunk.c[1];
    mmghdl_keep(words, 2 * MMAREF_DPI_VECTOR_WORDS + 2);
    return more;
}

void mmghdl_shrink_answer(int32_t wrong)
{
    mmaref_dpi_shrink_answer(wrong);
}
