/* SPDX-License-Identifier: MIT */
/* Types of numbers. See element_type.h. */
#include "number/element_type.h"

#include <string.h>

#include "base/spelling.h"

int element_input_read(const char *text, element_input *input)
{
    static const char *const words[] = { "hex", "numbers", NULL };

    if (text == NULL) {
        *input = ELEMENT_INPUT_UNKNOWN;
    } else if (strcmp(text, "hex") == 0) {
        *input = ELEMENT_INPUT_PATTERNS;
    } else if (strcmp(text, "numbers") == 0) {
        *input = ELEMENT_INPUT_NUMBERS;
    } else {
        return cli_complain("--input", text, strlen(text), "hex or numbers was expected",
                            spelling_nearest(text, strlen(text), spelling_in_array, words));
    }
    return EXIT_EQUAL;
}

const char *element_type_name(uint32_t type, char text[MMAREF_TYPE_TEXT_MAX])
{
    cli_must(mmaref_type_write(type, text, MMAREF_TYPE_TEXT_MAX));
    return text;
}

mmaref_type element_type_get(uint32_t type)
{
    mmaref_type format = { 0 };

    cli_must(mmaref_type_get(type, &format));
    return format;
}

mmaref_value element_type_decode(uint32_t type, uint64_t pattern)
{
    mmaref_value value = { 0 };

    cli_must(mmaref_value_decode(type, pattern, &value));
    return value;
}
