/* SPDX-License-Identifier: MIT */
/* A call of a system function: its arguments, taken one by one. What is wrong with one is printed. */
#ifndef MMVPI_CALL_H
#define MMVPI_CALL_H

#include <vpi_user.h>

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMVPI_ARGUMENTS 16
#define MMVPI_UNKNOWN_BITS (-100) /* X or Z in an argument: a status besides those of the model */

typedef struct {
    vpiHandle argument[MMVPI_ARGUMENTS]; /* NULL where they end */
} mmvpi_call;

/* An argument that is a vector: `count` elements of `width` bits are taken, or given. */
typedef struct {
    unsigned argument;
    const char *name;
    unsigned count, width;
    unsigned registers; /* in each lane; 0: its elements are counted alone */
} mmvpi_vector;

/* Takes the low words of a vector, those behind its elements 0. MMAREF_E_ARGUMENT where it is missing or too narrow,
 * MMVPI_UNKNOWN_BITS for X or Z in an element. */
int mmvpi_take(const mmvpi_call *call, const mmvpi_vector *of, uint32_t *words);

/* A number of 32 bits; MMAREF_E_ARGUMENT for one with a bit above them. */
int mmvpi_take_number(const mmvpi_call *call, unsigned argument, const char *name, uint32_t *number);

/* Whether a number of any width is not 0. */
int mmvpi_take_truth(const mmvpi_call *call, unsigned argument, const char *name, bool *truth);

/* A text, copied into `size` bytes; empty where it is missing. MMAREF_E_ARGUMENT, and an empty one, where it does not
 * fit. */
int mmvpi_take_text(const mmvpi_call *call, unsigned argument, const char *name, char *text, size_t size);

/* Whether a vector is there and wide enough to be given; then gives it. */
int mmvpi_has_room(const mmvpi_call *call, const mmvpi_vector *of);
void mmvpi_give(const mmvpi_call *call, const mmvpi_vector *of, const uint32_t *words);

/* "mmaref: " and a text in a line. */
void mmvpi_say(const char *text);

/* What a comparison has found, `wrong` elements or a status, is said with its story, unless the waiver that was named
 * before takes it. Returns what is left. */
int mmvpi_judge(int wrong, const char *story);

/* The functions: each returns what the system function does. */
int mmvpi_mma(const mmvpi_call *call);
int mmvpi_compare(const mmvpi_call *call);
int mmvpi_dot(const mmvpi_call *call);
int mmvpi_compare_dot(const mmvpi_call *call);
int mmvpi_mac16(const mmvpi_call *call);
int mmvpi_compare_mac16(const mmvpi_call *call);
int mmvpi_waive(const mmvpi_call *call);
int mmvpi_waivers(const mmvpi_call *call);

#ifdef __cplusplus
}
#endif

#endif
