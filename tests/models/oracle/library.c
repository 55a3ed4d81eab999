/* SPDX-License-Identifier: MIT */
#include "library.h"

#include <stdio.h>
#include <string.h>

#include "warp.h"

void library_text(const row *of, const type_pair *types, char text[INSTRUCTION_MAX])
{
    snprintf(text, INSTRUCTION_MAX, of->instruction, types->a->name, types->b->name);
}

mmaref_status library_prepare(const row *of, const type_pair *types, uint8_t profile,
                              library_case *to)
{
    char text[INSTRUCTION_MAX];
    library_text(of, types, text);
    mmaref_status status = mmaref_instruction_parse(text, strlen(text), &to->instruction, NULL);
    if (status == MMAREF_OK)
        status = mmaref_profile_get(profile, &to->instruction, &to->arithmetic);
    /* The modifier .rz, .rm or .rp is the instruction's, not the profile's. */
    if (status == MMAREF_OK && of->d == &f64)
        to->arithmetic.rounding = (uint8_t)of->rounding;
    return status;
}

mmaref_dot library_dot(const dot *of, library_scales *scales, const uint32_t *random)
{
    mmaref_dot asked = { .types = { of->a_type->word, of->b_type->word, of->c_type->word, of->d_type->word },
                         .count = (uint16_t)of->count, .a = of->a, .b = of->b, .c = of->c, .random = random };
    if (of->scale.type == NULL)
        return asked;
    for (unsigned i = 0; i < of->count / of->scale.vector; i++)
        scales->a[i] = (uint8_t)of->scale.a[i], scales->b[i] = (uint8_t)of->scale.b[i];
    asked.scale_type = (uint8_t)of->scale.type->word;
    asked.scale_length = (uint8_t)of->scale.vector;
    asked.scale_a = scales->a;
    asked.scale_b = scales->b;
    return asked;
}

mmaref_status library_dots(const library_case *by, source *from, const dot batch[BATCH],
                           uint64_t d[BATCH])
{
    mmaref_status status = MMAREF_OK;
    if (batch[0].scale.type != NULL)
        return warp_dots(&by->instruction, &by->arithmetic, from, batch, d);
    for (unsigned i = 0; i < BATCH && status == MMAREF_OK; i++) {
        const dot *of = &batch[i];
        mmaref_dot asked = library_dot(of, NULL, NULL);
        status = mmaref_dot_add(&asked, &by->arithmetic, &d[i], NULL, NULL);
    }
    return status;
}
