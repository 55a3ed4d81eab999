/* SPDX-License-Identifier: MIT */
/* Statuses and errors. See mmaref.h. */
#include "mmaref_internal.h"

/* In the order of their numbers, then what is none. */
static const char names[] = "ok\0argument\0syntax\0instruction\0refused\0profile\0target\0arithmetic\0undefined\0"
                            "ptx\0sparsity\0left_out\0unknown";

const char *mmaref_status_name(mmaref_status status)
{
    bool known = status <= MMAREF_OK && status >= MMAREF_E_LEFT_OUT;

    return mmaref_nth_text(names, (uint8_t)(known ? -(int)status : 1 - (int)MMAREF_E_LEFT_OUT));
}

mmaref_status mmaref_fail_for(mmaref_error *error, mmaref_status status, const char *reason)
{
    if (error != NULL) {
        error->status = status;
        error->reason = reason;
        error->nearest = NULL;
        error->offset = 0;
        error->length = 0;
        error->lane = 0;
        error->bits = 0;
        error->row = 0;
        error->column = 0;
    }
    return status;
}

mmaref_status mmaref_fail_at_for(mmaref_error *error, mmaref_status status, const char *reason, uint8_t lane,
                                 uint32_t bits)
{
    (void)mmaref_fail_for(error, status, reason);
    if (error != NULL) {
        error->lane = lane;
        error->bits = bits;
    }
    return status;
}
