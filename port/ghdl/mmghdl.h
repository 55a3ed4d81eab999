/* SPDX-License-Identifier: MIT */
/* What mmaref_pkg.vhd calls by VHPIDIRECT. Arguments are integers and constrained arrays, which every code generator of
 * GHDL passes alike: by value, and by the address of the first element. A call of the package first hands over its
 * arguments, then computes. */
#ifndef MMGHDL_H
#define MMGHDL_H

#include "mmaref_dpi.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMGHDL_CHUNK 1024         /* bits of mmaref_chunk, whose leftmost bit is number 1023 */
#define MMGHDL_LINE 1000          /* characters of mmaref_line */
#define MMGHDL_LONG_TEXT 40960      /* of mmaref_long_text */
#define MMGHDL_UNKNOWN_BITS (-100) /* X or Z in an argument: a status besides those of the model */

/* Their numbers are those of the package. */
enum {
    MMGHDL_A,
    MMGHDL_B,
    MMGHDL_C,
    MMGHDL_D,
    MMGHDL_E,
    MMGHDL_SCALE_A,
    MMGHDL_SCALE_B,
    MMGHDL_RANDOM,
    MMGHDL_VECTORS
};
enum { MMGHDL_INSTRUCTION, MMGHDL_ARITHMETIC, MMGHDL_TYPES, MMGHDL_SCALE_TYPE, MMGHDL_NAME, MMGHDL_TEXTS };
enum {
    MMGHDL_COUNT,
    MMGHDL_SCALE_LENGTH,
    MMGHDL_SELECTOR,
    MMGHDL_BYTE_ID_A,
    MMGHDL_THREAD_ID_A,
    MMGHDL_BYTE_ID_B,
    MMGHDL_THREAD_ID_B,
    MMGHDL_NUMBERS
};

/* Hands over a text of `length` characters, bits [from, from + 1024) of a vector of `length` bits, a number. */
MMAREF_API void mmghdl_text(int32_t which, int32_t length, const char *line);
MMAREF_API void mmghdl_bits(int32_t which, int32_t length, int32_t from, const unsigned char *chunk);
MMAREF_API void mmghdl_number(int32_t which, int32_t value);

/* Compute D, or compare it: 0, how many elements differ, a negative status, with a text in the queue. */
MMAREF_API int32_t mmghdl_dot(void);
MMAREF_API int32_t mmghdl_compare_dot(void);
MMAREF_API int32_t mmghdl_mma(void);
MMAREF_API int32_t mmghdl_compare(void);

/* Shrinking, as mmaref_imports.svh has it. What is proposed is the result: a, b and c, 1024 bits each. */
MMAREF_API int32_t mmghdl_shrink_start(void);
MMAREF_API int32_t mmghdl_shrink_next(void);
MMAREF_API void mmghdl_shrink_answer(int32_t wrong);

/* Bits [from, from + 1024) of the D that was computed last. */
MMAREF_API void mmghdl_result(int32_t from, unsigned char *chunk);

/* The corners (MMAREF_COVER_...) that comparisons have reached so far. */
MMAREF_API int32_t mmghdl_covered(void);

/* Waives `wrong` under the text MMGHDL_NAME; how many waivers never applied; how many texts were lost. */
MMAREF_API int32_t mmghdl_waive(int32_t applies, int32_t wrong);
MMAREF_API int32_t mmghdl_waivers_unused(void);
MMAREF_API int32_t mmghdl_errors_lost(void);

/* Texts of MMGHDL_LONG_TEXT characters, those behind the end NUL: the next one of the queue, the list of waivers,
 * what failures have in common. */
MMAREF_API void mmghdl_error_next(char *text);
MMAREF_API void mmghdl_waivers(char *text);
MMAREF_API void mmghdl_pattern(char *text);

/* ---- Between the files of the port ---- */

/* What was handed over last. */
typedef struct {
    unsigned char bits[MMGHDL_VECTORS][MMAREF_DPI_REGS_WORDS * 32]; /* std_ulogic: 2 and 6 are 0, 3 and 7 are 1 */
    int32_t length[MMGHDL_VECTORS];
    char text[MMGHDL_TEXTS][MMGHDL_LINE + 1];
    int32_t characters[MMGHDL_TEXTS];
    int32_t number[MMGHDL_NUMBERS];
} mmghdl_call;

extern mmghdl_call mmghdl_now;

/* Queues a sentence if the text is not empty. */
int mmghdl_refused(int status, const char *sentence);

/* Refuses texts that are too long: MMAREF_E_ARGUMENT and a sentence in the queue. */
int mmghdl_check_texts(void);

/* Packs `count` elements of `width` bits, registers of so many a lane or 0, into words. MMAREF_E_ARGUMENT for too few
 * bits, MMGHDL_UNKNOWN_BITS for one that is neither 0 nor 1, with a sentence in the queue. */
int mmghdl_read(int which, unsigned count, unsigned width, unsigned registers, uint32_t *words);

/* Keeps D, and counts corners of a comparison. */
void mmghdl_keep(const uint32_t *d, unsigned words);
void mmghdl_cover(uint32_t corners);

#ifdef __cplusplus
}
#endif

#endif
