/* SPDX-License-Identifier: MIT */
/* Statuses and errors. See mmaref.h. */
#include "warp.h"
#include "syntax.h"

const char *mmaref_reason_text(uint8_t reason)
{
    return reason == 0 || reason > MMAREF_REASONS ? "unknown" : mmaref_nth_text(mmaref_reason_texts, (uint8_t)(reason - 1));
}

const char *mmaref_status_name(mmaref_status status)
{
    bool known = status <= MMAREF_OK && status >= MMAREF_E_LEFT_OUT;

    return known ? mmaref_nth_text(mmaref_status_names, (uint8_t)-(int)status) : "unknown";
}

mmaref_status mmaref_fail(mmaref_error *error, uint8_t reason)
{
    mmaref_status status = reason == 0 ? MMAREF_OK : (mmaref_status)-(int)mmaref_reason_statuses[reason - 1];

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

mmaref_status mmaref_fail_at(mmaref_error *error, uint8_t reason, uint8_t lane, uint32_t bits)
{
    mmaref_status status = mmaref_fail(error, reason);

    if (error != NULL) {
        error->lane = lane;
        error->bits = bits;
    }
    return status;
}
