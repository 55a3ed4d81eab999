/* SPDX-License-Identifier: MIT */
/* Shrinking, and what failures have in common: one state for all threads. See mmaref_imports.svh. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi_vectors.h"
#include "mmdpi_pattern.h"
#include "mmdpi_repeat.h"
#include "mmdpi_shrink.h"
#include "mmdpi_words.h"

static mmdpi_dot shrunk; /* the case */
static mmdpi_shrink shrinking;
static bool is_shrinking, is_proposed;
static mmdpi_dot last; /* the dot product that differed last; only its elements are read */
static uint8_t last_kind, first_kind, kind; /* of differences; 0: not known. `kind` is that of what is proposed */
static mmdpi_pattern seen;

/* ---- Shrinking ---- */

static bool is_case(const mmdpi_dot *one, const mmdpi_dot *other)
{
    const mmaref_gathered *a = &one->gathered, *b = &other->gathered;
    uint16_t k = 0;

    while (k < a->dot.count && a->a[k] == b->a[k] && a->b[k] == b->b[k]) {
        k++;
    }
    return a->dot.count == b->dot.count && k == a->dot.count && a->dot.c == b->dot.c;
}

void mmaref_dpi_shrink_see(const mmdpi_dot *dot, uint64_t got)
{
    char sentence[MMAREF_SENTENCE_MAX];
    uint64_t expected;
    mmdpi_text why;
    uint8_t found;

    mmdpi_text_start(&why, sentence, sizeof sentence);
    if (mmdpi_dot_result(dot, &expected, NULL, &why) != MMAREF_OK) {
        return;
    }
    found = mmdpi_failure_kind(&dot->arithmetic, dot->gathered.dot.types.d, expected, got);
    mmaref_dpi_lock();
    if (!is_proposed) {
        last = *dot;
        last_kind = found;
    } else if (is_case(dot, &shrunk)) {
        kind = found;
    }
    mmaref_dpi_unlock();
}

int mmaref_dpi_shrink_start(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                            const uint32_t *b, const uint32_t *c, const uint32_t *others)
{
    const mmaref_dpi_dot_vectors given = { types, arithmetic, count, a, b, c, others };
    mmdpi_text why;
    mmaref_status status;

    (void)mmaref_dpi_text_start(&why);
    mmaref_dpi_lock();
    status = mmaref_dpi_dot_open(&given, &shrunk, &why);
    if (status == MMAREF_OK) {
        status = mmdpi_shrink_start(&shrinking, &shrunk.gathered, &shrunk.arithmetic,
                                    shrunk.gathered.dot.random == NULL ? NULL : &shrunk.random);
    }
    is_shrinking = status == MMAREF_OK;
    is_proposed = false;
    first_kind = is_shrinking && last_kind != 0 && is_case(&shrunk, &last) ? last_kind : 0;
    mmaref_dpi_unlock();
    return mmaref_dpi_refused(status);
}

static void pack_others(const mmdpi_dot *dot, uint32_t *others)
{
    mmaref_dpi_others_words *to = (mmaref_dpi_others_words *)others;
    const mmaref_dot *of = &dot->gathered.dot;
    uint16_t i;

    mmdpi_words_zero(others, MMAREF_DPI_OTHERS_WORDS);
    to->random = of->random == NULL ? 0 : *of->random;
    to->scale_type = of->scale_type;
    to->scale_length = of->scale_length;
    for (i = 0; of->scale_type != 0 && i < MMAREF_SCALES_MAX; i++) {
        mmdpi_words_element_put(dot->gathered.scale_a[i], 8, i, to->scale_a);
        mmdpi_words_element_put(dot->gathered.scale_b[i], 8, i, to->scale_b);
    }
}

int mmaref_dpi_shrink_next(uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *others)
{
    int more = 0;
    mmdpi_text why;
    mmaref_status status = MMAREF_OK;

    (void)mmaref_dpi_text_start(&why);
    mmaref_dpi_lock();
    if (is_proposed) { /* there was no answer */
        mmdpi_shrink_answer(&shrinking, false);
    }
    if (is_shrinking) {
        kind = 0;
        more = mmdpi_shrink_next(&shrinking);
        is_proposed = more != 0;
        if (more == 0) {
            status = mmdpi_pattern_smallest(&seen, &shrunk, &why);
            is_shrinking = false;
        }
        mmdpi_dot_pack(&shrunk, a, b, c);
        pack_others(&shrunk, others);
    }
    mmaref_dpi_unlock();
    return status == MMAREF_OK ? more : mmaref_dpi_refused(status);
}

void mmaref_dpi_shrink_answer(int wrong)
{
    mmaref_dpi_lock();
    if (is_proposed) {
        mmdpi_shrink_answer(&shrinking, wrong > 0 && (kind == 0 || first_kind == 0 || kind == first_kind));
    }
    is_proposed = false;
    mmaref_dpi_unlock();
}

int mmaref_dpi_failure_kind(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                            const uint32_t *b, const uint32_t *c, const uint32_t *others, const uint32_t *got)
{
    const mmaref_dpi_dot_vectors given = { types, arithmetic, count, a, b, c, others };
    mmdpi_dot dot;
    mmdpi_text why;
    uint64_t expected = 0;
    uint32_t coverage = 0;
    mmaref_status status;

    (void)mmaref_dpi_text_start(&why);
    status = mmaref_dpi_dot_open(&given, &dot, &why);
    status = status == MMAREF_OK ? mmdpi_dot_result(&dot, &expected, &coverage, &why) : status;
    return status == MMAREF_OK
               ? mmdpi_failure_kind(&dot.arithmetic, dot.gathered.dot.types.d, expected,
                                    mmdpi_dot_pattern(&dot, dot.gathered.dot.types.d, got))
               : mmaref_dpi_refused(status);
}

/* ---- What failures have in common ---- */

int mmaref_dpi_seen(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                    const uint32_t *b, const uint32_t *c, const uint32_t *others, const uint32_t *got, int wrong)
{
    const mmaref_dpi_dot_vectors given = { types, arithmetic, count, a, b, c, others };
    mmdpi_dot dot;
    mmdpi_text why;
    mmaref_status status;

    (void)mmaref_dpi_text_start(&why);
    status = mmaref_dpi_dot_open(&given, &dot, &why);
    if (status == MMAREF_OK && wrong >= 0) {
        mmaref_dpi_lock();
        status = mmdpi_pattern_see(&seen, &dot, mmdpi_dot_pattern(&dot, dot.gathered.dot.types.d, got), wrong > 0,
                                   &why);
        mmaref_dpi_unlock();
    }
    return mmaref_dpi_refused(status);
}

const char *mmaref_dpi_pattern(void)
{
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);

    mmaref_dpi_lock();
    mmdpi_put_pattern(&text, &seen);
    mmaref_dpi_unlock();
    return answer;
}

void mmaref_dpi_pattern_clear(void)
{
    static mmdpi_pattern none; /* all 0 */

    mmaref_dpi_lock();
    seen = none;
    mmaref_dpi_unlock();
}

/* ---- The line that repeats a dot product ---- */

const char *mmaref_dpi_repeat_dot(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                                  const uint32_t *b, const uint32_t *c, const uint32_t *others)
{
    const mmaref_dpi_dot_vectors given = { types, arithmetic, count, a, b, c, others };
    mmdpi_dot dot;
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);

    if (mmaref_dpi_dot_open(&given, &dot, &text) == MMAREF_OK) {
        mmdpi_put_repeat(&text, &dot.gathered.dot, &dot.arithmetic);
    }
    return answer; /* the line, or the reason why there is none */
}
