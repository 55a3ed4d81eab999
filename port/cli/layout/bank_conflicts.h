/* SPDX-License-Identifier: MIT */
/* Bank conflicts of ldmatrix and stmatrix in shared memory. */
#ifndef MMAREF_CLI_LAYOUT_BANK_CONFLICTS_H
#define MMAREF_CLI_LAYOUT_BANK_CONFLICTS_H

#include "mmaref.h"

#define BANKS 32
#define BANK_BYTES 4
#define BANK_PHASE 8 /* row addresses that memory serves at once */
#define BANK_PHASES (MMAREF_LANES / BANK_PHASE)

/* CuTe's Swizzle<B,M,S> of byte addresses: bits M + S .. M + S + B - 1 are added, without carry, to bits
 * M .. M + B - 1. With a negative S the lower ones are added to the upper ones: bits M .. M + B - 1 to
 * bits M - S .. M - S + B - 1. Nothing happens where B is 0. */
typedef struct {
    unsigned bits; /* B */
    unsigned base; /* M */
    int shift;     /* S: at least B, or at most -B */
} bank_swizzle;

uint32_t bank_swizzled(const bank_swizzle *swizzle, uint32_t address);

/* The rows of one instruction: lanes 0 .. count - 1 give their addresses. */
typedef struct {
    unsigned count, bytes; /* rows, a multiple of BANK_PHASE; bytes of each, a multiple of BANK_BYTES up to 16 */
    uint32_t address[MMAREF_LANES];
} bank_rows;

/* How many different words of a phase lie in one bank. A word that several rows read counts once. */
typedef struct {
    uint8_t of_bank[BANK_PHASES][BANKS];
    uint8_t of_phase[BANK_PHASES]; /* the most of any bank */
    uint8_t worst;                 /* the most of any phase */
} bank_ways;

void bank_count(const bank_rows *rows, bank_ways *ways);

/* The swizzle without conflicts that has the fewest bits, then the lowest base, then the smallest shift (from B
 * on): false if there is none. */
bool bank_find_swizzle(const bank_rows *rows, bank_swizzle *swizzle);

/* The fewest bytes to be added to the pitch so that rows one pitch apart, without swizzle, have no conflicts:
 * there are always some. */
unsigned bank_find_padding(unsigned count, unsigned bytes, uint32_t pitch, uint32_t offset);

#endif
