/* SPDX-License-Identifier: MIT */
/* Types of numbers that the command reads and writes: those of the library, and MMAREF_TYPE_OWN, the format that an
 * arithmetic block describes, which the library reads in dot products alone. */
#ifndef MMAREF_ELEMENT_TYPE_H
#define MMAREF_ELEMENT_TYPE_H

#include "host.h"

/* From now on MMAREF_TYPE_OWN is the format of this block, which has one. */
void element_type_set_own(const mmaref_arithmetic *block);

/* mmaref_token_text, mmaref_type_get, mmaref_value_decode, and mmaref_value_encode to nearest even, of either. */
const char *element_type_name(uint8_t type);
mmaref_type element_type_get(uint8_t type);
mmaref_value element_type_decode(uint8_t type, uint64_t pattern);
mmaref_status element_type_encode(uint8_t type, const mmaref_value *value, uint64_t *pattern);

#endif
