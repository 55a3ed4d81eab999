/* SPDX-License-Identifier: MIT */
/* Version and build of the library; names of statuses, texts of reasons; how an error is filled in. See mmaref.h. */
#include "base.h"

/* ---- Version and build ---- */

uint32_t mmaref_version(void)
{
    return MMAREF_VERSION;
}

const char *mmaref_edition(void)
{
    return MMAREF_EDITION;
}

#define LEFT_OUT(family) (MMAREF_HAS_##family ? 0u : 1u << MMAREF_FAMILY_##family)

mmaref_status mmaref_build_get(mmaref_build *build)
{
    if (build == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    build->left_out = (uint16_t)(LEFT_OUT(FLOAT) | LEFT_OUT(F64) | LEFT_OUT(INTEGER) | LEFT_OUT(SPARSE) |
                                 LEFT_OUT(SCALE) | LEFT_OUT(WMMA) | LEFT_OUT(MOVE) | LEFT_OUT(MAC16) | LEFT_OUT(EXACT) |
                                 LEFT_OUT(COVERAGE) | LEFT_OUT(CUSTOM));
    build->tables_hash = MMAREF_TABLES_HASH;
    return MMAREF_OK;
}

const char *mmaref_family_name(uint8_t family)
{
    static const char names[] = "float\0f64\0integer\0sparse\0scale\0wmma\0move\0mac16\0exact\0coverage\0custom";

    return family < MMAREF_FAMILIES ? mmaref_nth_text(names, family) : NULL;
}

/* ---- Statuses and errors ---- */

const char *mmaref_reason_text(uint8_t reason)
{
    return reason == 0 || reason > MMAREF_REASONS ? "unknown"
                                                  : mmaref_nth_text(mmaref_reason_texts, (uint8_t)(reason - 1));
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
        error->operand = 0;
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

mmaref_status mmaref_fail_operand(mmaref_error *error, uint8_t reason, uint8_t operand)
{
    mmaref_status status = mmaref_fail(error, reason);

    if (error != NULL) {
        error->operand = operand;
    }
    return status;
}
