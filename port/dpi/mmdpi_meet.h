/* SPDX-License-Identifier: MIT */
/* The elements that meet in one element of D, taken from the registers of a warp: what
 * explanations list. */
#ifndef MMDPI_MEET_H
#define MMDPI_MEET_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An instruction that multiplies matrices, and how. */
typedef struct {
    mmaref_instruction instruction;
    mmaref_description about;
    mmaref_arithmetic arithmetic; /* the instruction's rounding modifier in place */
} mmdpi_job;

typedef struct {
    uint16_t count;             /* 0: single bits, up to 256 of them */
    uint16_t k[MMAREF_DOT_MAX]; /* column of A and row of B, logical ones if A is sparse */
    uint64_t a[MMAREF_DOT_MAX]; /* patterns in the low bits */
    uint64_t b[MMAREF_DOT_MAX];
    uint64_t c;
} mmdpi_meeting;

/* An instruction by number, under a block (not looked at for integers). MMAREF_E_ARGUMENT and
 * the reason for a number that no multiplication has. */
MMAREF_NODISCARD
mmaref_status mmdpi_job_start(mmdpi_job *job, int32_t number, const mmaref_arithmetic *arithmetic, mmdpi_text *why);

/* The pattern of an element of a fragment. Pre: the operand exists, so does the coordinate. */
uint64_t mmdpi_cell_read(const mmdpi_job *job, uint8_t operand, const uint32_t *registers,
                          const mmaref_slot *slot);

/* Bits of an element in a register; 0 for an operand that is not there. */
uint8_t mmdpi_cell_width(const mmdpi_job *job, uint8_t operand);

/* What meets at a coordinate of D. Pre: mmaref_mma accepts the operands. */
void mmdpi_meeting_gather(const mmdpi_job *job, const mmaref_operands *operands,
                           const mmaref_coordinate *coordinate, mmdpi_meeting *meeting);

/* A meeting as the model takes it, without scale factors and random bits; it points into the meeting. */
mmaref_dot mmdpi_meeting_dot(const mmdpi_meeting *meeting, const mmaref_dot_types *types);

/* The types of a job's dot products. */
void mmdpi_job_types(const mmdpi_job *job, mmaref_dot_types *types);

/* Whether the elements are multiplied by scale factors first, which no meeting knows. */
bool mmdpi_job_scaled(const mmdpi_job *job);

/* Whether mmaref_dot_add sums a meeting in the same steps: not integers, with scale factors,
 * or where steps count places in logical k. */
bool mmdpi_job_repeatable(const mmdpi_job *job);

#ifdef __cplusplus
}
#endif

#endif
