/* SPDX-License-Identifier: MIT */
/* What this library is and how it was built. See mmaref.h. */
#include "syntax.h"

uint32_t mmaref_version(void)
{
    return MMAREF_VERSION;
}

#define LEFT_OUT(family) (MMAREF_HAS_##family ? 0u : 1u << MMAREF_FAMILY_##family)

mmaref_status mmaref_build_get(mmaref_build *build)
{
    if (build == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    build->tile_columns = MMAREF_TILE_COLUMNS;
    build->vector = MMAREF_VECTOR;
    build->left_out = (uint16_t)(LEFT_OUT(FLOAT) | LEFT_OUT(F64) | LEFT_OUT(INTEGER) | LEFT_OUT(SPARSE) | LEFT_OUT(SCALE) |
                                 LEFT_OUT(WMMA) | LEFT_OUT(MOVE) | LEFT_OUT(MAC16) | LEFT_OUT(EXACT) | LEFT_OUT(COVERAGE));
    return MMAREF_OK;
}

const char *mmaref_family_name(uint8_t family)
{
    static const char names[] = "float\0f64\0integer\0sparse\0scale\0wmma\0move\0mac16\0exact\0coverage";

    return family < MMAREF_FAMILIES ? mmaref_nth_text(names, family) : NULL;
}
