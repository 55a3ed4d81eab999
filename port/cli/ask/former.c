/* SPDX-License-Identifier: MIT */
/* Strings that only earlier versions of PTX have. See former.h. */
#include "ask/former.h"

#include <stdio.h>
#include <string.h>

#include "ask/shape.h"

#define ALIGNED_REQUIRED 63   /* from this version of PTX on */
#define SATFINITE_REMOVED 65
#define FIRST_OF_M16N16K16 60 /* with types f16 */
#define FIRST_OF_OTHERS 61    /* m8n32k16, m32n8k16 */

#define SATFINITE ".satfinite"
#define SATFINITE_OF "floating-point wmma.mma"

const former_form former_none = { false, false };

/* The first occurrence of a word with its dot; NULL if there is none. */
static const char *find_word(const char *text, size_t length, const char *word)
{
    size_t size = strlen(word), i;

    for (i = 0; i + size <= length; i++) {
        if (strncmp(text + i, word, size) == 0 && (i + size == length || text[i + size] == '.')) {
            return text + i;
        }
    }
    return NULL;
}

/* Copies a text without a word; false if it does not have it, or it is too long. */
static bool copy_without(const char *text, size_t length, const char *word, char *copy, size_t size)
{
    const char *at = find_word(text, length, word);

    if (at == NULL || length - strlen(word) >= size) {
        return false;
    }
    memcpy(copy, text, (size_t)(at - text));
    memcpy(copy + (at - text), at + strlen(word), length - strlen(word) - (size_t)(at - text));
    copy[length - strlen(word)] = '\0';
    return true;
}

bool former_without_satfinite(const char *text, size_t length, char *copy, size_t size)
{
    return copy_without(text, length, SATFINITE, copy, size);
}

bool former_may_saturate(const mmaref_instruction *instruction)
{
    mmaref_description is;

    return mmaref_instruction_describe(instruction, &is) == MMAREF_OK && is.type[MMAREF_OPERAND_A] == MMAREF_TYPE_F16 &&
           is.type[MMAREF_OPERAND_B] == MMAREF_TYPE_F16 &&
           mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_WMMA;
}

/* A string with one word in doubt. */
typedef struct {
    const char *text;
    size_t length, offset, word;
} doubted;

/* Whether a shape in place of the word makes an instruction of a string. */
static bool makes_instruction(const char *shape, const void *context)
{
    const doubted *of = context;
    char text[2 * FORMER_NAME_MAX];
    mmaref_instruction instruction;
    int length = snprintf(text, sizeof text, "%.*s%s%.*s", (int)of->offset, of->text, shape,
                          (int)(of->length - of->offset - of->word), of->text + of->offset + of->word);

    return length > 0 && (size_t)length < sizeof text &&
           mmaref_instruction_parse(text, (size_t)length, &instruction, NULL) == MMAREF_OK;
}

static void name_nearest_shape(const char *text, size_t length, mmaref_error *error)
{
    const doubted of = { text, length, error->offset, error->length };
    const char *shape = shape_nearest(text + of.offset, of.word, makes_instruction, &of);

    error->nearest = shape == NULL ? error->nearest : shape;
}

mmaref_status former_parse(const char *text, size_t length, mmaref_instruction *instruction, former_form *form,
                           mmaref_error *error)
{
    mmaref_status status = mmaref_instruction_parse(text, length, instruction, error);
    char shorter[FORMER_NAME_MAX];
    mmaref_instruction found;
    mmaref_error of_shorter;

    form->saturates = false;
    if (status != MMAREF_OK && former_without_satfinite(text, length, shorter, sizeof shorter) &&
        mmaref_instruction_parse(shorter, strlen(shorter), &found, &of_shorter) == MMAREF_OK &&
        former_may_saturate(&found)) {
        form->saturates = true;
        *instruction = found;
        *error = of_shorter;
        status = MMAREF_OK;
    }
    if (status != MMAREF_OK && error->reason == MMAREF_REASON_UNKNOWN_QUALIFIER) {
        name_nearest_shape(text, length, error);
    }
    form->unaligned = status == MMAREF_OK && error->reason == MMAREF_REASON_IMPLICIT_ALIGNED;
    return status;
}

bool former_name(const mmaref_instruction *instruction, former_form form, char name[FORMER_NAME_MAX])
{
    char full[MMAREF_TEXT_MAX];
    mmaref_instruction parsed;
    mmaref_error error;

    if (mmaref_instruction_format(instruction, full, sizeof full) != MMAREF_OK ||
        (form.saturates && !former_may_saturate(instruction))) {
        return false;
    }
    snprintf(name, FORMER_NAME_MAX, "%s", full);
    if (form.unaligned && (!copy_without(full, strlen(full), ".aligned", name, FORMER_NAME_MAX) ||
                           mmaref_instruction_parse(name, strlen(name), &parsed, &error) != MMAREF_OK ||
                           error.reason != MMAREF_REASON_IMPLICIT_ALIGNED)) {
        return false;
    }
    strcat(name, form.saturates ? SATFINITE : "");
    return true;
}

uint8_t former_first_version(const mmaref_instruction *instruction, former_form form)
{
    mmaref_description is;

    if (form.unaligned) {
        return mmaref_instruction_token(instruction, MMAREF_QUALIFIER_SHAPE) == MMAREF_SHAPE_M16N16K16
                   ? FIRST_OF_M16N16K16
                   : FIRST_OF_OTHERS;
    }
    return mmaref_instruction_describe(instruction, &is) == MMAREF_OK ? is.ptx_version : 0;
}

bool former_is_gone(former_form form, uint8_t version, char *reason, size_t size)
{
    if (form.saturates && (version == 0 || version >= SATFINITE_REMOVED)) {
        snprintf(reason, size, SATFINITE " is removed from " SATFINITE_OF " in PTX 6.5");
        return true;
    }
    if (form.unaligned && version >= ALIGNED_REQUIRED) {
        snprintf(reason, size, "%s", mmaref_reason_text(MMAREF_REASON_IMPLICIT_ALIGNED));
        return true;
    }
    return false;
}

void former_remark(former_form form, char *remark, size_t size)
{
    static const char *const saturates = SATFINITE " of " SATFINITE_OF " is deprecated in PTX 6.4 and removed in 6.5; "
                                         "what it does is not in mmaref";

    snprintf(remark, size, "%s%s%s", form.saturates ? saturates : "", form.saturates && form.unaligned ? "; " : "",
             form.unaligned ? mmaref_reason_text(MMAREF_REASON_IMPLICIT_ALIGNED) : "");
}
