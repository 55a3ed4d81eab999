/* SPDX-License-Identifier: MIT */
/* Names, formats and values of element types, custom formats among them. */
#ifndef MMAREF_CLI_NUMBER_ELEMENT_TYPE_H
#define MMAREF_CLI_NUMBER_ELEMENT_TYPE_H

#include "base/complain.h"

/* What --input says that words of an input are; unknown where it is not given. */
typedef enum {
    ELEMENT_INPUT_UNKNOWN,
    ELEMENT_INPUT_NUMBERS,
    ELEMENT_INPUT_PATTERNS
} element_input;

/* Reads "hex", which are patterns, or "numbers"; NULL: not given. EXIT_UNREADABLE after complaining. */
int element_input_read(const char *text, element_input *input);

/* mmaref_type_write (into a text that is returned), mmaref_type_get and mmaref_value_decode of what is known to be a
 * type. */
const char *element_type_name(uint32_t type, char text[MMAREF_TYPE_TEXT_MAX]);
mmaref_type element_type_get(uint32_t type);
mmaref_value element_type_decode(uint32_t type, uint64_t pattern);

#endif
