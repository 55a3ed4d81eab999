/* SPDX-License-Identifier: MIT */
/* A call of a system function and its arguments. A function that refuses an argument prints why. */
#ifndef MMVPI_CALL_H
#define MMVPI_CALL_H

#include <vpi_user.h>

#include "mmdpi_dot.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMVPI_ARGUMENTS 16
#define MMVPI_UNKNOWN_BITS (-100) /* X or Z in an argument: a status besides those of the model */

typedef struct {
    vpiHandle argument[MMVPI_ARGUMENTS]; /* NULL where they end */
} mmvpi_call;

/* An argument that is a vector of `count` elements of `width` bits. */
typedef struct {
    unsigned argument;
    const char *name;
    unsigned count, width;
    unsigned registers; /* of each lane, if it is an operand of a warp; else 0 */
} mmvpi_vector;

/* Reads the low words of a vector; bits above its elements are 0. MMAREF_E_ARGUMENT where it is missing or too narrow,
 * MMVPI_UNKNOWN_BITS for X or Z in an element. */
int mmvpi_read_vector(const mmvpi_call *call, const mmvpi_vector *of, uint32_t *words);

/* Reads a number of 32 bits. MMAREF_E_ARGUMENT where a bit above them is set. */
int mmvpi_read_number(const mmvpi_call *call, unsigned argument, const char *name, uint32_t *number);

/* Reads whether a number of any width is not 0. */
int mmvpi_read_truth(const mmvpi_call *call, unsigned argument, const char *name, bool *truth);

/* Reads a text into `size` bytes: empty where the argument is missing. MMAREF_E_ARGUMENT, and an empty text, where it
 * does not fit. */
int mmvpi_read_text(const mmvpi_call *call, unsigned argument, const char *name, char *text, size_t size);

/* Checks that a vector is there and wide enough; then writes it. */
int mmvpi_has_room(const mmvpi_call *call, const mmvpi_vector *of);
void mmvpi_write_vector(const mmvpi_call *call, const mmvpi_vector *of, const uint32_t *words);

/* Prints a line: "mmaref: " and a text. */
void mmvpi_print(const char *text);

/* Reports a comparison: prints the explanation, unless the waiver that was named before waives it. Returns `wrong`, the
 * number of elements that differ or a status; 0 where it is waived. */
int mmvpi_report(int wrong, const char *explanation);

/* Counts a dot product that was compared, for $mmaref_shrink and $mmaref_pattern. */
void mmvpi_see(const mmdpi_dot *dot, uint64_t got, int wrong);

/* Whether a case that $mmaref_shrink has proposed is not answered yet: it is compared without a word. */
bool mmvpi_shrinks(void);

/* The system functions; each returns the value of its call. */
int mmvpi_mma(const mmvpi_call *call);
int mmvpi_compare(const mmvpi_call *call);
int mmvpi_dot(const mmvpi_call *call);
int mmvpi_compare_dot(const mmvpi_call *call);
int mmvpi_shrink(const mmvpi_call *call);
int mmvpi_pattern(const mmvpi_call *call);
int mmvpi_mac16(const mmvpi_call *call);
int mmvpi_compare_mac16(const mmvpi_call *call);
int mmvpi_waive(const mmvpi_call *call);
int mmvpi_waivers(const mmvpi_call *call);

#ifdef __cplusplus
}
#endif

#endif
