/* SPDX-License-Identifier: MIT */
/* One mac16: computed, compared, explained. */
#ifndef MMDPI_MAC16_H
#define MMDPI_MAC16_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Computes mac16 on `state`. MMAREF_E_LEFT_OUT and the reason where the library has no mac16. */
MMAREF_NODISCARD
mmaref_status mmdpi_mac16_result(uint64_t operand, mmaref_amx *state, mmdpi_text *why);

/* Returns the number of lanes of Z in which what mac16 leaves there and what was got differ, and explains the first;
 * or the status of mmdpi_mac16_result, and the reason. */
int mmdpi_mac16_compare(mmdpi_text *text, uint64_t operand, const mmaref_amx *before, const uint8_t got[64][64]);

#ifdef __cplusplus
}
#endif

#endif
