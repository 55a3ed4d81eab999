/* SPDX-License-Identifier: MIT */
/* The functions of mmaref_dpi.h called by several threads at once; built with ThreadSanitizer too. TAP. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "mmaref_dpi.h"

#define THREADS 4
#define ROUNDS 200

static unsigned char wrong[THREADS]; /* what a thread has found, a bit for each kind */

/* 0 is expected; the RTL gives a word that tells thread and round. */
static int compare(uint32_t got)
{
    static const uint32_t types[4] = { MMAREF_TYPE_F32, MMAREF_TYPE_F32, MMAREF_TYPE_F16, MMAREF_TYPE_F16 };
    uint32_t a[MMAREF_DPI_VECTOR_WORDS] = { 0 }, c[2] = { 0, 0 }, block[MMAREF_DPI_BLOCK_WORDS], d[2];

    d[0] = got;
    d[1] = 0;
    if (mmaref_dpi_arithmetic(-1, "custom", block) != 0) {
        return -1000;
    }
    return mmaref_dpi_compare_dot(types, block, 2, a, a, c, d);
}

static bool names(const char *text, uint32_t got)
{
    char expected[40];

    snprintf(expected, sizeof expected, "expected 00000000 got %08x", got);
    return strstr(text, expected) != NULL;
}

static void *work(void *context)
{
    unsigned number = (unsigned)(size_t)context, i;
    uint32_t block[MMAREF_DPI_BLOCK_WORDS];

    for (i = 1; i <= ROUNDS; i++) {
        uint32_t got = (number + 1) << 16 | i;
        wrong[number] |= (compare(0) != 0) << 0;
        wrong[number] |= (compare(got) != 1 || !names(mmaref_dpi_error_last(), got)) << 1;
        wrong[number] |= (mmaref_dpi_waive("of all threads", 1, compare(got)) != 0) << 2;
        wrong[number] |= (mmaref_dpi_arithmetic(-1, "custom aline=jam", block) != MMAREF_E_ARITHMETIC ||
                          strstr(mmaref_dpi_error_last(), "nearest is 'align'") == NULL) << 3;
        if (i % 8 == number) {
            wrong[number] |= (compare(got) != 1) << 5; /* which waits */
        }
    }
    return NULL;
}

int main(void)
{
    pthread_t thread[THREADS];
    unsigned left = 0, i, found = 0;
    char waived[60];

    for (i = 0; i < THREADS; i++) {
        if (pthread_create(&thread[i], NULL, work, (void *)(size_t)i) != 0) {
            return 2;
        }
    }
    for (i = 0; i < THREADS; i++) {
        pthread_join(thread[i], NULL);
        found |= wrong[i];
    }
    while (mmaref_dpi_error_count() != 0) {
        left += strstr(mmaref_dpi_error_next(), "dot product of 2\n  expected 00000000 got 000") != NULL;
    }
    left += (unsigned)mmaref_dpi_errors_lost();
    snprintf(waived, sizeof waived, "waiver 'of all threads': %u elements of %u results", THREADS * ROUNDS,
             THREADS * ROUNDS);
    printf("%sok - threads: each has its own texts # %02x\n", found == 0 ? "" : "not ", found);
    printf("%sok - threads: every difference waits or is counted as lost\n",
           left == THREADS * (ROUNDS / 8) ? "" : "not ");
    printf("%sok - threads: waivers count those of all\n", strcmp(waived, mmaref_dpi_waivers()) == 0 ? "" : "not ");
    return found != 0 || left != THREADS * (ROUNDS / 8) || strcmp(waived, mmaref_dpi_waivers()) != 0;
}
