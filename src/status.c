/* SPDX-License-Identifier: MIT */
/* Statuses and errors. See mmaref.h. */
#include "warp.h"
#include "syntax.h"

#define STATUSES (1 - MMAREF_E_LEFT_OUT)
typedef char statuses_in_order[MMAREF_REASON_NO_TEXT >> 4 == -MMAREF_E_ARGUMENT &&
                               MMAREF_REASON_LEFT_OUT >> 4 == -MMAREF_E_LEFT_OUT ? 1 : -1];

const char *mmaref_reason(uint8_t reason)
{
    const MMAREF_FLASH uint8_t *start = &mmaref_reason_starts[reason >> 4 < STATUSES ? reason >> 4 : STATUSES];
    uint8_t number = (uint8_t)(start[0] + (reason & 15));

    return mmaref_nth_text(mmaref_reason_texts, number < start[1] ? number : mmaref_reason_starts[STATUSES]);
}

const char *mmaref_status_name(mmaref_status status)
{
    bool known = status <= MMAREF_OK && status >= MMAREF_E_LEFT_OUT;

    return mmaref_reason((uint8_t)(known ? -16 * (int)status : 255)); /* the first text of a status is its name */
}

mmaref_status mmaref_fail(mmaref_error *error, uint8_t reason)
{
    mmaref_status status = (mmaref_status)-(int)(reason >> 4);

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
