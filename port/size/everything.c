/* SPDX-License-Identifier: MIT */
/* A program that reaches every instruction by its number, under every profile and any block of one's own; with
 * STRINGS also by its string, and blocks by their line of text, with the texts of errors, targets and sections; with
 * PROVENANCE also where each field of a profile comes from, which a shell prints and a firmware does not; with ALL
 * every other entry point, but the self-test. Never run: what the linker keeps of it is what such a program costs. */
#include "mmaref.h"

typedef void (*function)(void);

/* Not static and volatile, so that the compiler keeps them all. */
extern const volatile function everything[];

#define REACH(name) (function)name

const volatile function everything[] = {
    REACH(mmaref_instruction_at),
    REACH(mmaref_profile_get),
    REACH(mmaref_arithmetic_start),
    REACH(mmaref_mma),
    REACH(mmaref_mac16),
    REACH(mmaref_ldmatrix),
    REACH(mmaref_stmatrix),
    REACH(mmaref_movmatrix),
    REACH(mmaref_wmma_load),
    REACH(mmaref_wmma_store),
#ifdef STRINGS
    REACH(mmaref_instruction_parse),
    REACH(mmaref_instruction_format),
    REACH(mmaref_instruction_describe),
    REACH(mmaref_instruction_token),
    REACH(mmaref_token_qualifier),
    REACH(mmaref_target_check),
    REACH(mmaref_target_name),
    REACH(mmaref_ptx_version),
    REACH(mmaref_token_text),
    REACH(mmaref_reason_text),
    REACH(mmaref_error_write),
    REACH(mmaref_status_name),
    REACH(mmaref_profile_find),
    REACH(mmaref_profile_name),
    REACH(mmaref_arithmetic_set),
    REACH(mmaref_arithmetic_get),
    REACH(mmaref_arithmetic_check),
    REACH(mmaref_arithmetic_parse),
    REACH(mmaref_block_get),
    REACH(mmaref_field_name),
#endif
#ifdef PROVENANCE
    REACH(mmaref_profile_source),
#endif
#ifdef ALL
    REACH(mmaref_layout_coordinate),
    REACH(mmaref_layout_slot),
    REACH(mmaref_operand_type),
    REACH(mmaref_type_get),
    REACH(mmaref_type_parse),
    REACH(mmaref_type_write),
    REACH(mmaref_type_under),
    REACH(mmaref_value_decode),
    REACH(mmaref_value_encode),
    REACH(mmaref_arithmetic_rounding),
    REACH(mmaref_dot_add),
    REACH(mmaref_dot_fixed),
    REACH(mmaref_dot_explain),
    REACH(mmaref_dot_order),
    REACH(mmaref_same),
    REACH(mmaref_flags),
    REACH(mmaref_sparse_compress),
    REACH(mmaref_sparse_expand),
    REACH(mmaref_sparse_column),
    REACH(mmaref_operands_gather),
    REACH(mmaref_fragment_pack),
    REACH(mmaref_fragment_unpack),
    REACH(mmaref_gemm),
    REACH(mmaref_mac16_decode),
    REACH(mmaref_instruction_count),
    REACH(mmaref_version),
    REACH(mmaref_edition),
    REACH(mmaref_build_get),
    REACH(mmaref_family_name),
#endif
};

int main(void)
{
    unsigned i;

    for (i = 0; i < sizeof everything / sizeof everything[0]; i++) {
        everything[i]();
    }
    return 0;
}
