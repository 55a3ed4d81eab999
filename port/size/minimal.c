/* SPDX-License-Identifier: MIT */
/* The least that computes an instruction: one mma of f16 as sm_90 sums it, by its number, without
 * texts. port/cost/target.sh builds it for Cortex-M0 with tables of that instruction alone. */
#include "mmaref.h"

#define MMA_M16N8K16_F32_F16 5 /* mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 */

static uint32_t a[MMAREF_LANES * 4], b[MMAREF_LANES * 2], c[MMAREF_LANES * 4], d[MMAREF_LANES * 4];

int main(void)
{
    static const mmaref_operands operands = { a, b, c, NULL, NULL, NULL, 0, 0, 0, 0, 0 };
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic;
    mmaref_status status = mmaref_instruction_at(MMA_M16N8K16_F32_F16, &instruction);

    if (status == MMAREF_OK) {
        status = mmaref_profile_get(MMAREF_PROFILE_SM_90, &instruction, &arithmetic);
    }
    return status == MMAREF_OK ? (int)mmaref_mma(&instruction, &arithmetic, &operands, d, NULL, NULL) : (int)status;
}
