/* SPDX-License-Identifier: MIT */
/* Statuses and errors. See mmaref.h. */
#include "mmaref_internal.h"

const char *mmaref_status_name(mmaref_status status)
{
    switch (status) {
    case MMAREF_OK:
        return "ok";
    case MMAREF_E_ARGUMENT:
        return "argument";
    case MMAREF_E_SYNTAX:
        return "syntax";
    case MMAREF_E_INSTRUCTION:
        return "instruction";
    case MMAREF_E_REFUSED:
        return "refused";
    case MMAREF_E_PROFILE:
        return "profile";
    case MMAREF_E_TARGET:
        return "target";
    case MMAREF_E_ARITHMETIC:
        return "arithmetic";
    case MMAREF_E_UNDEFINED:
        return "undefined";
    case MMAREF_E_PTX:
        return "ptx";
    case MMAREF_E_SPARSITY:
        return "sparsity";
    }
    return "unknown";
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
