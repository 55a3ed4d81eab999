/* SPDX-License-Identifier: MIT */
/* Bank conflicts. See bank_conflicts.h. */
#include "layout/bank_conflicts.h"

#include <string.h>

uint32_t bank_swizzled(const bank_swizzle *swizzle, uint32_t address)
{
    uint32_t mask = ((uint32_t)1 << swizzle->bits) - 1;

    if (swizzle->shift < 0) {
        return address ^ (address >> swizzle->base & mask) << (swizzle->base + (unsigned)-swizzle->shift);
    }
    return address ^ (address >> (swizzle->base + (unsigned)swizzle->shift) & mask) << swizzle->base;
}

/* The words of one phase, each of them once. */
typedef struct {
    uint32_t word[BANK_PHASE * 16 / BANK_BYTES];
    unsigned count;
} phase_words;

static void add_word(phase_words *words, uint32_t word)
{
    unsigned i;

    for (i = 0; i < words->count && words->word[i] != word; i++) {
    }
    words->word[i] = word;
    words->count += i == words->count;
}

static void count_phase(const bank_rows *rows, unsigned phase, bank_ways *ways)
{
    phase_words words;
    unsigned row, byte, i;

    words.count = 0;
    for (row = phase * BANK_PHASE; row < (phase + 1) * BANK_PHASE; row++) {
        for (byte = 0; byte < rows->bytes; byte += BANK_BYTES) {
            add_word(&words, (rows->address[row] + byte) / BANK_BYTES);
        }
    }
    for (i = 0; i < words.count; i++) {
        uint8_t count = ++ways->of_bank[phase][words.word[i] % BANKS];
        ways->of_phase[phase] = count > ways->of_phase[phase] ? count : ways->of_phase[phase];
    }
}

void bank_count(const bank_rows *rows, bank_ways *ways)
{
    unsigned phase;

    memset(ways, 0, sizeof *ways);
    for (phase = 0; phase < rows->count / BANK_PHASE; phase++) {
        count_phase(rows, phase, ways);
        ways->worst = ways->of_phase[phase] > ways->worst ? ways->of_phase[phase] : ways->worst;
    }
}

static unsigned log2_of(unsigned number)
{
    unsigned bits = 0;

    while (1u << bits < number) {
        bits++;
    }
    return bits;
}

static bool is_free(const bank_rows *rows)
{
    bank_ways ways;

    bank_count(rows, &ways);
    return ways.worst == 1;
}

static bool is_free_with(const bank_rows *rows, const bank_swizzle *swizzle)
{
    bank_rows swizzled = *rows;
    unsigned row;

    for (row = 0; row < rows->count; row++) {
        swizzled.address[row] = bank_swizzled(swizzle, rows->address[row]);
    }
    return is_free(&swizzled);
}

/* Only bits that select the bank, above those inside a row, can remove conflicts. */
bool bank_find_swizzle(const bank_rows *rows, bank_swizzle *swizzle)
{
    unsigned low = log2_of(rows->bytes), high = log2_of(BANKS * BANK_BYTES), shift;

    swizzle->bits = 0;
    swizzle->base = low;
    swizzle->shift = 0;
    if (is_free(rows)) {
        return true;
    }
    for (swizzle->bits = 1; swizzle->bits <= high - low; swizzle->bits++) {
        for (swizzle->base = low; swizzle->base < high; swizzle->base++) {
            for (shift = swizzle->bits; swizzle->base + shift + swizzle->bits <= 32; shift++) {
                swizzle->shift = (int)shift;
                if (is_free_with(rows, swizzle)) {
                    return true;
                }
            }
        }
    }
    return false;
}

unsigned bank_find_padding(unsigned count, unsigned bytes, uint32_t pitch, uint32_t offset)
{
    bank_rows rows;
    unsigned padding = 0, row;

    rows.count = count;
    rows.bytes = bytes;
    for (;; padding += bytes) { /* a pitch of an odd number of rows has no conflicts */
        for (row = 0; row < count; row++) {
            rows.address[row] = offset + row * (pitch + padding);
        }
        if (is_free(&rows)) {
            return padding;
        }
    }
}
