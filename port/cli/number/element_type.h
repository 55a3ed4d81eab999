/* SPDX-License-Identifier: MIT */
/* Names, formats and values of element types, custom formats among them. */
#ifndef MMAREF_CLI_NUMBER_ELEMENT_TYPE_H
#define MMAREF_CLI_NUMBER_ELEMENT_TYPE_H

#include "base/complain.h"

/* mmaref_type_write (into a text that is returned), mmaref_type_get and mmaref_value_decode of what is known to be a
 * type. */
const char *element_type_name(uint32_t type, char text[MMAREF_TYPE_TEXT_MAX]);
mmaref_type element_type_get(uint32_t type);
mmaref_value element_type_decode(uint32_t type, uint64_t pattern);

#endif
