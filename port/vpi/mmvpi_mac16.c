/* SPDX-License-Identifier: MIT */
/* $mmaref_mac16 and $mmaref_compare_mac16. See mmaref_vpi.c. */
#include "mmdpi_explain.h"
#include "mmdpi_mac16.h"
#include "mmdpi_words.h"
#include "mmvpi_call.h"

static const mmvpi_vector operand_of = { 0, "operand", 1, 64, 0 }, x_of = { 1, "x", 512, 8, 0 },
                          y_of = { 2, "y", 512, 8, 0 }, z_of = { 3, "z", 4096, 8, 0 },
                          result_of = { 4, "what z became", 4096, 8, 0 };

static int read_call(const mmvpi_call *call, uint64_t *operand, mmaref_amx *state)
{
    uint32_t word[2], x[MMDPI_POOL_WORDS], y[MMDPI_POOL_WORDS], z[MMDPI_Z_WORDS];
    int status = mmvpi_read_vector(call, &operand_of, word);

    status = status != MMAREF_OK ? status : mmvpi_read_vector(call, &x_of, x);
    status = status != MMAREF_OK ? status : mmvpi_read_vector(call, &y_of, y);
    status = status != MMAREF_OK ? status : mmvpi_read_vector(call, &z_of, z);
    if (status == MMAREF_OK) {
        *operand = mmdpi_words_u64(word);
        mmdpi_words_amx(x, y, z, state);
    }
    return status;
}

int mmvpi_mac16(const mmvpi_call *call)
{
    uint32_t z[MMDPI_Z_WORDS];
    char sentence[MMAREF_SENTENCE_MAX];
    mmaref_amx state;
    mmdpi_text why;
    uint64_t operand;
    int status = read_call(call, &operand, &state);

    status = status != MMAREF_OK ? status : mmvpi_has_room(call, &result_of);
    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    status = (int)mmdpi_mac16_result(operand, &state, &why);
    if (status == MMAREF_OK) {
        mmdpi_words_z_put((const uint8_t (*)[64])state.z, z);
        mmvpi_write_vector(call, &result_of, z);
    } else {
        mmvpi_print(sentence);
    }
    return status;
}

int mmvpi_compare_mac16(const mmvpi_call *call)
{
    uint32_t words[MMDPI_Z_WORDS];
    char explanation[MMDPI_EXPLAIN_MAX];
    uint8_t got[64][64];
    mmaref_amx state;
    mmdpi_text text;
    uint64_t operand;
    int status = read_call(call, &operand, &state);

    status = status != MMAREF_OK ? status : mmvpi_read_vector(call, &result_of, words);
    if (status != MMAREF_OK) {
        return mmvpi_report(status, "");
    }
    mmdpi_words_z(words, got);
    mmdpi_text_start(&text, explanation, sizeof explanation);
    return mmvpi_report(mmdpi_mac16_compare(&text, operand, &state, (const uint8_t (*)[64])got), explanation);
}
