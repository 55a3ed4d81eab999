/* SPDX-License-Identifier: MIT */
/* The smallest program of one family: FAMILY_ID by number on FAMILY_PROFILE, no strings.
 * Linked without libc; what the linker keeps is what the family costs. */
#include "mmaref.h"

uint32_t family(const mmaref_operands *operands, uint32_t *d, mmaref_amx *amx);

uint32_t family(const mmaref_operands *operands, uint32_t *d, mmaref_amx *amx)
{
#if FAMILY_ID == 0
    (void)operands;
    (void)d;
    return (uint32_t)mmaref_mac16(amx, 0);
#else
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic;

    (void)amx;
    if (mmaref_instruction_at(FAMILY_ID, &instruction) != MMAREF_OK ||
        mmaref_profile_get(FAMILY_PROFILE, &instruction, &arithmetic) != MMAREF_OK) {
        return 1;
    }
    return (uint32_t)mmaref_mma(&instruction, &arithmetic, operands, d, NULL, NULL);
#endif
}
