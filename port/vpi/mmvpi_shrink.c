/* SPDX-License-Identifier: MIT */
/* $mmaref_shrink and $mmaref_pattern: from a dot product that differs to its cause. See mmaref_vpi.c. */
#include "mmdpi_explain.h"
#include "mmdpi_pattern.h"
#include "mmdpi_shrink.h"
#include "mmdpi_words.h"
#include "mmvpi_call.h"

enum { WRONG, A, B, C, RANDOM, SCALE_A, SCALE_B };

static mmdpi_dot last, shrunk; /* what was compared last, and what is being shrunk */
static mmdpi_shrink shrinking;
static bool has_last, is_shrinking;
static uint8_t last_kind, kind; /* of their differences; 0: there is none */
static mmdpi_pattern seen;

static void copy(mmdpi_dot *to, const mmdpi_dot *from)
{
    *to = *from;
    to->gathered.dot.a = to->gathered.a;
    to->gathered.dot.b = to->gathered.b;
    to->gathered.dot.scale_a = to->gathered.scale_a;
    to->gathered.dot.scale_b = to->gathered.scale_b;
    to->gathered.dot.random = from->gathered.dot.random == NULL ? NULL : &to->random;
}

bool mmvpi_shrinks(void)
{
    return is_shrinking;
}

void mmvpi_see(const mmdpi_dot *dot, uint64_t got, int wrong)
{
    char sentence[MMAREF_SENTENCE_MAX];
    mmdpi_text why;
    uint64_t expected;

    mmdpi_text_start(&why, sentence, sizeof sentence);
    if (wrong < 0 || mmdpi_pattern_see(&seen, dot, got, wrong > 0, &why) != MMAREF_OK) {
        return; /* the comparison has said why */
    }
    copy(&last, dot);
    has_last = true;
    last_kind = wrong > 0 && mmdpi_dot_result(dot, &expected, NULL, &why) == MMAREF_OK
                    ? mmdpi_failure_kind(&dot->arithmetic, dot->gathered.dot.types.d, expected, got)
                    : 0;
}

/* ---- $mmaref_shrink ---- */

/* Begins with what was compared last. */
static int start(int32_t wrong)
{
    if (!has_last || wrong <= 0) {
        mmvpi_print(has_last ? "$mmaref_shrink takes a dot product that differs"
                             : "$mmaref_shrink: no dot product was compared");
        return MMAREF_E_ARGUMENT;
    }
    copy(&shrunk, &last);
    kind = last_kind;
    return (int)mmdpi_shrink_start(&shrinking, &shrunk.gathered, &shrunk.arithmetic,
                                   shrunk.gathered.dot.random == NULL ? NULL : &shrunk.random);
}

/* Writes elements, packed from bit 0 on. */
static int write_elements(const mmvpi_call *call, mmvpi_vector vector, const uint64_t *of)
{
    uint32_t words[MMDPI_DOT_WORDS] = { 0 };
    uint16_t i;
    int status = mmvpi_has_room(call, &vector);

    for (i = 0; i < vector.count; i++) {
        mmdpi_words_element_put(of[i], (uint8_t)vector.width, i, words);
    }
    if (status == MMAREF_OK) {
        mmvpi_write_vector(call, &vector, words);
    }
    return status;
}

static int write_scales(const mmvpi_call *call, unsigned argument, const char *name, unsigned count, const uint8_t *of)
{
    const mmvpi_vector vector = { argument, name, count, 8, 0 };
    uint64_t scale[MMAREF_SCALES_MAX];
    unsigned i;

    for (i = 0; i < count; i++) {
        scale[i] = of[i];
    }
    return write_elements(call, vector, scale);
}

/* Random word and scale factors, where the dot product has them. */
static int write_others(const mmvpi_call *call)
{
    const mmaref_dot *of = &shrunk.gathered.dot;
    const mmvpi_vector random = { RANDOM, "random", 1, 32, 0 };
    const uint64_t word = shrunk.random;
    const unsigned scales = of->scale_type == 0 || of->scale_length == 0 ? 0u : (unsigned)of->count / of->scale_length;
    int status = of->random == NULL ? MMAREF_OK : write_elements(call, random, &word);

    if (status == MMAREF_OK && scales != 0) {
        status = write_scales(call, SCALE_A, "scale_a", scales, of->scale_a);
    }
    return status == MMAREF_OK && scales != 0 ? write_scales(call, SCALE_B, "scale_b", scales, of->scale_b) : status;
}

static int write_all(const mmvpi_call *call)
{
    const mmaref_dot *of = &shrunk.gathered.dot;
    const mmvpi_vector a = { A, "a", of->count, mmdpi_dot_width(&shrunk, of->types.a), 0 };
    const mmvpi_vector b = { B, "b", of->count, mmdpi_dot_width(&shrunk, of->types.b), 0 };
    const mmvpi_vector c = { C, "c", 1, mmdpi_dot_width(&shrunk, of->types.c), 0 };
    int status = write_elements(call, a, shrunk.gathered.a);

    status = status == MMAREF_OK ? write_elements(call, b, shrunk.gathered.b) : status;
    status = status == MMAREF_OK ? write_elements(call, c, &of->c) : status;
    return status == MMAREF_OK ? write_others(call) : status;
}

int mmvpi_shrink(const mmvpi_call *call)
{
    char sentence[MMAREF_SENTENCE_MAX];
    mmdpi_text why;
    uint32_t wrong;
    int status = mmvpi_read_number(call, WRONG, "wrong", &wrong);

    if (status == MMAREF_OK && is_shrinking) {
        mmdpi_shrink_answer(&shrinking, wrong != 0 && wrong < 0x80000000u && last_kind == kind);
    } else if (status == MMAREF_OK) {
        status = start(wrong < 0x80000000u ? (int32_t)wrong : -1);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    is_shrinking = mmdpi_shrink_next(&shrinking);
    if (!is_shrinking) {
        mmdpi_text_start(&why, sentence, sizeof sentence);
        status = mmdpi_pattern_smallest(&seen, &shrunk, &why);
    }
    status = status == MMAREF_OK ? write_all(call) : status;
    is_shrinking = is_shrinking && status == MMAREF_OK;
    return status == MMAREF_OK ? is_shrinking : status;
}

/* ---- $mmaref_pattern ---- */

int mmvpi_pattern(const mmvpi_call *call)
{
    char sentence[MMDPI_EXPLAIN_MAX];
    mmdpi_text text;

    (void)call;
    mmdpi_text_start(&text, sentence, sizeof sentence);
    mmdpi_put_pattern(&text, &seen);
    if (text.length != 0) {
        vpi_printf("%s\n", sentence);
    }
    return text.length != 0;
}
