/* SPDX-License-Identifier: MIT */
/* The library for test benches in SystemVerilog, C and Python: its arguments are numbers, texts and vectors.
 * mmaref_imports.svh says what each function does, build/libmmaref_dpi.so (`make dpi`) exports them all. A simulator's
 * svdpi.h is not needed: its svBitVecVal is uint32_t.
 *
 * Vectors are arrays of 32-bit words, the lowest bits first; bits of the last word above a vector's width are
 * ignored. Their lengths in words:
 *
 *   arithmetic   MMAREF_DPI_BLOCK_WORDS. mmaref_dpi_arithmetic writes it
 *   d, got       MMAREF_DPI_REGS_WORDS, word lane * n + register, n registers in a lane; words behind them are ignored
 *   operands     MMAREF_DPI_OPERANDS_WORDS: mmaref_dpi_operands_words
 *   types        4: those of D, C, B and A (MMAREF_TYPE_..., or a format)
 *   a, b         of a dot product MMAREF_DPI_VECTOR_WORDS, element k from bit k * (bits of its type) on
 *   c, d, got    of a dot product 2
 *   others       MMAREF_DPI_OTHERS_WORDS: mmaref_dpi_others_words, or NULL
 *   fixed        MMAREF_DPI_FIXED_WORDS: mmaref_dpi_fixed_words
 *   steps        2 for each step
 *   operand      of mac16 2; x and y MMAREF_DPI_POOL_WORDS, z MMAREF_DPI_Z_WORDS
 *
 * A text that is returned is valid until the end of the thread's next call of a function of this header, and may be an
 * argument of that call. All functions may be called by several threads at once, which share the queue and the
 * waivers. */
#ifndef MMAREF_DPI_H
#define MMAREF_DPI_H

#include "mmaref.h"
#include "dpi/mmaref_arithmetic_fields.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMAREF_DPI_BLOCK_WORDS MMAREF_ARITHMETIC_FIELDS
#define MMAREF_DPI_REGS_WORDS (MMAREF_LANES * MMAREF_REGISTERS_MAX)
#define MMAREF_DPI_VECTOR_WORDS 32
#define MMAREF_DPI_POOL_WORDS 128
#define MMAREF_DPI_Z_WORDS 1024

/* The operands of an instruction, mmaref_operands_t from its lowest word up. */
typedef struct {
    uint32_t byte_and_thread_b; /* byte-id in the upper half, thread-id in the lower one */
    uint32_t byte_and_thread_a;
    uint32_t selector;
    uint32_t scale_b[MMAREF_LANES];
    uint32_t scale_a[MMAREF_LANES];
    uint32_t e[MMAREF_LANES];
    uint32_t c[MMAREF_DPI_REGS_WORDS];
    uint32_t b[MMAREF_DPI_REGS_WORDS];
    uint32_t a[MMAREF_DPI_REGS_WORDS];
} mmaref_dpi_operands_words;

#define MMAREF_DPI_OPERANDS_WORDS (3 + 3 * MMAREF_LANES + 3 * MMAREF_DPI_REGS_WORDS)

/* Random bits and scale factors of a dot product, mmaref_dot_others_t from its lowest word up. */
typedef struct {
    uint32_t scale_b[MMAREF_SCALES_MAX / 4]; /* four patterns a word */
    uint32_t scale_a[MMAREF_SCALES_MAX / 4];
    uint32_t scale_length;
    uint32_t scale_type;
    uint32_t random;
} mmaref_dpi_others_words;

#define MMAREF_DPI_OTHERS_WORDS (3 + 2 * MMAREF_SCALES_MAX / 4)

/* A sum as fixed point, mmaref_fixed_t from its lowest word up. */
typedef struct {
    uint32_t word[MMAREF_FIXED_MAX];
    uint32_t words;
    uint32_t exponent; /* two's complement */
    uint32_t negative;
    uint32_t kind;
} mmaref_dpi_fixed_words;

#define MMAREF_DPI_FIXED_WORDS (4 + MMAREF_FIXED_MAX)

MMAREF_API int mmaref_dpi_instruction(const char *text);
MMAREF_API const char *mmaref_dpi_text(int instruction);
MMAREF_API int mmaref_dpi_lanes(int instruction);
MMAREF_API int mmaref_dpi_registers(int instruction, int operand);
MMAREF_API int mmaref_dpi_type(const char *text);
MMAREF_API const char *mmaref_dpi_status_name(int status);
MMAREF_API const char *mmaref_dpi_edition(void);
MMAREF_API unsigned mmaref_dpi_tables_hash(void);
MMAREF_API int mmaref_dpi_arithmetic(int instruction, const char *text, uint32_t *arithmetic);
MMAREF_API const char *mmaref_dpi_arithmetic_text(const uint32_t *arithmetic);

MMAREF_API int mmaref_dpi_mma(int instruction, const uint32_t *arithmetic, const uint32_t *operands, uint32_t *d);
MMAREF_API int mmaref_dpi_dot_add(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                                  const uint32_t *b, const uint32_t *c, uint32_t *d, uint32_t *coverage);
MMAREF_API int mmaref_dpi_dot_add_others(const uint32_t *types, const uint32_t *arithmetic, int count,
                                         const uint32_t *a, const uint32_t *b, const uint32_t *c,
                                         const uint32_t *others, uint32_t *d, uint32_t *coverage);
MMAREF_API int mmaref_dpi_dot_fixed(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                                    const uint32_t *b, const uint32_t *c, const uint32_t *others, uint32_t *fixed);
MMAREF_API unsigned char mmaref_dpi_same(const uint32_t *type, const uint32_t *arithmetic, const uint32_t *expected,
                                         const uint32_t *got);
MMAREF_API unsigned mmaref_dpi_flags(unsigned coverage);
MMAREF_API int mmaref_dpi_mac16(const uint32_t *operand, const uint32_t *x, const uint32_t *y, const uint32_t *z,
                                uint32_t *z_out);
MMAREF_API unsigned mmaref_dpi_coverage(int instruction, const uint32_t *arithmetic, const uint32_t *operands);

MMAREF_API int mmaref_dpi_draw(const uint32_t *types, const uint32_t *arithmetic, int count, unsigned corners,
                               unsigned *seed, uint32_t *a, uint32_t *b, uint32_t *c);
MMAREF_API unsigned mmaref_dpi_unreachable(const uint32_t *types, const uint32_t *arithmetic);

MMAREF_API int mmaref_dpi_difference(int instruction, const uint32_t *expected, const uint32_t *got, int from);
MMAREF_API const char *mmaref_dpi_explain(int instruction, const uint32_t *arithmetic, const uint32_t *operands,
                                          const uint32_t *got, int element);
MMAREF_API const char *mmaref_dpi_explain_steps(int instruction, const uint32_t *arithmetic, const uint32_t *operands,
                                                const uint32_t *got, int element, const uint32_t *steps, int count);
MMAREF_API const char *mmaref_dpi_explain_dot(const uint32_t *types, const uint32_t *arithmetic, int count,
                                              const uint32_t *a, const uint32_t *b, const uint32_t *c,
                                              const uint32_t *got);
MMAREF_API const char *mmaref_dpi_explain_mac16(const uint32_t *operand, const uint32_t *x, const uint32_t *y,
                                                const uint32_t *z, const uint32_t *got);

MMAREF_API int mmaref_dpi_compare(int instruction, const uint32_t *arithmetic, const uint32_t *operands,
                                  const uint32_t *got);
MMAREF_API int mmaref_dpi_compare_dot(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                                      const uint32_t *b, const uint32_t *c, const uint32_t *got);
MMAREF_API int mmaref_dpi_compare_dot_others(const uint32_t *types, const uint32_t *arithmetic, int count,
                                             const uint32_t *a, const uint32_t *b, const uint32_t *c,
                                             const uint32_t *others, const uint32_t *got);
MMAREF_API int mmaref_dpi_compare_mac16(const uint32_t *operand, const uint32_t *x, const uint32_t *y,
                                        const uint32_t *z, const uint32_t *got);

MMAREF_API const char *mmaref_dpi_repeat_dot(const uint32_t *types, const uint32_t *arithmetic, int count,
                                             const uint32_t *a, const uint32_t *b, const uint32_t *c,
                                             const uint32_t *others);

MMAREF_API int mmaref_dpi_shrink_start(const uint32_t *types, const uint32_t *arithmetic, int count,
                                       const uint32_t *a, const uint32_t *b, const uint32_t *c,
                                       const uint32_t *others);
MMAREF_API int mmaref_dpi_shrink_next(uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *others);
MMAREF_API void mmaref_dpi_shrink_answer(int wrong);

MMAREF_API int mmaref_dpi_failure_kind(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                                       const uint32_t *b, const uint32_t *c, const uint32_t *others,
                                       const uint32_t *got);

MMAREF_API int mmaref_dpi_seen(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                               const uint32_t *b, const uint32_t *c, const uint32_t *others, const uint32_t *got,
                               int wrong);
MMAREF_API const char *mmaref_dpi_pattern(void);
MMAREF_API void mmaref_dpi_pattern_clear(void);

MMAREF_API int mmaref_dpi_error_count(void);
MMAREF_API const char *mmaref_dpi_error_next(void);
MMAREF_API const char *mmaref_dpi_error_last(void);
MMAREF_API void mmaref_dpi_error_put(const char *sentence);
MMAREF_API int mmaref_dpi_errors_lost(void);

MMAREF_API int mmaref_dpi_waive(const char *name, uint8_t applies, int wrong);
MMAREF_API int mmaref_dpi_waived(const char *name);
MMAREF_API int mmaref_dpi_waivers_unused(void);
MMAREF_API const char *mmaref_dpi_waivers(void);

#ifdef __cplusplus
}
#endif

#endif
