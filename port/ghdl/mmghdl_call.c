/* SPDX-License-Identifier: MIT */
/* Arguments, results and reports. See mmghdl.h. */
#include "mmghdl.h"

#include "mmdpi_explain.h"
#include "mmdpi_vector.h"

#define SENTENCE_SIZE 200

/* Every text of the queue has room. */
typedef char long_text_is_long_enough[MMDPI_EXPLAIN_MAX <= MMGHDL_LONG_TEXT ? 1 : -1];

mmghdl_call mmghdl_now;
static uint32_t result[MMAREF_DPI_REGS_WORDS];
static uint32_t covered;

static const char *const vector_names[MMGHDL_VECTORS] = { "a", "b", "c", "d", "e", "scale_a", "scale_b", "random" };
static const char *const text_names[MMGHDL_TEXTS] = { "instruction", "arithmetic", "types", "scale_type", "name" };

/* ---- Arguments ---- */

void mmghdl_text(int32_t which, int32_t length, const char *line)
{
    int32_t i;

    mmghdl_now.characters[which] = length;
    for (i = 0; i < length && i < MMGHDL_LINE; i++) {
        mmghdl_now.text[which][i] = line[i];
    }
    mmghdl_now.text[which][i] = '\0';
}

void mmghdl_bits(int32_t which, int32_t length, int32_t from, const unsigned char *chunk)
{
    int32_t i;

    mmghdl_now.length[which] = length;
    for (i = 0; i < MMGHDL_CHUNK && from + i < length && from + i < (int32_t)sizeof mmghdl_now.bits[which]; i++) {
        mmghdl_now.bits[which][from + i] = chunk[MMGHDL_CHUNK - 1 - i];
    }
}

void mmghdl_number(int32_t which, int32_t value)
{
    mmghdl_now.number[which] = value;
}

int mmghdl_refused(int status, const char *sentence)
{
    if (*sentence != '\0') {
        mmaref_dpi_error_put(sentence);
    }
    return status;
}

int mmghdl_check_texts(void)
{
    char sentence[SENTENCE_SIZE];
    mmdpi_text why;
    int which;

    for (which = 0; which < MMGHDL_TEXTS; which++) {
        if (mmghdl_now.characters[which] > MMGHDL_LINE) {
            mmdpi_text_start(&why, sentence, sizeof sentence);
            mmdpi_put_long(&why, text_names[which], (unsigned)mmghdl_now.characters[which], MMGHDL_LINE);
            return mmghdl_refused(MMAREF_E_ARGUMENT, sentence);
        }
    }
    return MMAREF_OK;
}

int mmghdl_read(int which, unsigned count, unsigned width, unsigned registers, uint32_t *words)
{
    const unsigned bits = count * width, given = (unsigned)mmghdl_now.length[which];
    mmdpi_vector of;
    char sentence[SENTENCE_SIZE];
    mmdpi_text why;
    unsigned i;

    of.name = vector_names[which];
    of.count = count;
    of.width = width;
    of.registers = registers;
    mmdpi_text_start(&why, sentence, sizeof sentence);
    if (given < bits) {
        mmdpi_put_narrow(&why, &of, given);
        return mmghdl_refused(MMAREF_E_ARGUMENT, sentence);
    }
    for (i = 0; i < bits; i++) {
        unsigned char bit = mmghdl_now.bits[which][i]; /* 'U' 'X' '0' '1' 'Z' 'W' 'L' 'H' '-' */
        if ((bit & 2) == 0) {
            mmdpi_put_unknown(&why, &of, i);
            return mmghdl_refused(MMGHDL_UNKNOWN_BITS, sentence);
        }
        words[i / 32] = (i % 32 == 0 ? 0 : words[i / 32]) | (uint32_t)(bit & 1) << i % 32;
    }
    return MMAREF_OK;
}

/* ---- Results ---- */

void mmghdl_keep(const uint32_t *d, unsigned words)
{
    unsigned i;

    for (i = 0; i < MMAREF_DPI_REGS_WORDS; i++) {
        result[i] = i < words ? d[i] : 0;
    }
}

void mmghdl_result(int32_t from, unsigned char *chunk)
{
    int32_t i;

    for (i = 0; i < MMGHDL_CHUNK; i++) {
        chunk[MMGHDL_CHUNK - 1 - i] = (unsigned char)(2 + (result[(from + i) / 32] >> (from + i) % 32 & 1));
    }
}

void mmghdl_cover(uint32_t corners)
{
    covered |= corners;
}

int32_t mmghdl_covered(void)
{
    return (int32_t)covered;
}

/* ---- Reports ---- */

int32_t mmghdl_waive(int32_t applies, int32_t wrong)
{
    int status = mmghdl_check_texts();

    return status != MMAREF_OK ? status : mmaref_dpi_waive(mmghdl_now.text[MMGHDL_NAME], applies != 0, wrong);
}

int32_t mmghdl_waivers_unused(void)
{
    return mmaref_dpi_waivers_unused();
}

int32_t mmghdl_errors_lost(void)
{
    return mmaref_dpi_errors_lost();
}

static void give_text(const char *from, char *text)
{
    unsigned i;

    for (i = 0; i < MMGHDL_LONG_TEXT; i++) {
        text[i] = *from;
        from += *from != '\0';
    }
}

void mmghdl_error_next(char *text)
{
    give_text(mmaref_dpi_error_next(), text);
}

void mmghdl_waivers(char *text)
{
    give_text(mmaref_dpi_waivers(), text);
}

void mmghdl_pattern(char *text)
{
    give_text(mmaref_dpi_pattern(), text);
}
