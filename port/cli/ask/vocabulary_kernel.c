/* SPDX-License-Identifier: MIT */
/* Names of kernels of cuBLAS, CUTLASS and cuDNN, which say the type of sums, the shape and types of A and B:
 * ampere_fp16_s16816gemm_fp16_128x64, cutlass_80_tensorop_i16832gemm_s8, sm80_xmma_gemm_f16f16_f16f32_f32_tn_...
 * See vocabulary.h. */
#include <ctype.h>
#include <string.h>

#include "ask/vocabulary.h"

#define WHAT "kernel"

/* ---- s16816gemm ----------------------------------------------------------- */

static const char *type_of_letter(char letter)
{
    switch (letter) {
    case 's':
        return "f32";
    case 'h':
        return "f16";
    case 'd':
        return "f64";
    case 'i':
        return "s32";
    default:
        return NULL;
    }
}

/* Where a piece has a letter of a type, the digits of a shape, and then an operation; false if it has none. */
static bool is_operation(const name_pieces *p, unsigned index, size_t *digits)
{
    static const char *const operations[] = { "gemm",     "fprop",    "dgrad",   "wgrad",   "cudnn",   "conv",  "syrk",
                                              "herk",     "trmm",     "tf32gemm", "bf16gemm", "f16gemm", "andgemm",
                                              "xorgemm",  "sparse",   "spgemm" };
    const char *at = p->piece[index];
    size_t i;

    if (p->length[index] < 4 || type_of_letter(at[0]) == NULL) {
        return false;
    }
    *digits = strspn(at + 1, "0123456789");
    for (i = 0; *digits >= 3 && i < sizeof operations / sizeof operations[0]; i++) {
        if (strncmp(at + 1 + *digits, operations[i], strlen(operations[i])) == 0) {
            return true;
        }
    }
    return false;
}

/* The type of A and B that the other pieces name; NULL if none does. */
static const char *type_of_operands(const name_pieces *p, unsigned operation, const char *sum)
{
    const char *found = NULL, *means;
    unsigned i;
    uint8_t token;

    for (i = 0; i < p->count; i++) {
        means = vocabulary_meaning(p->piece[i], p->length[i]);
        for (token = 1; means == NULL && mmaref_token_text(token) != NULL; token++) {
            const char *word = mmaref_token_text(token);
            if (mmaref_token_qualifier(token) == MMAREF_QUALIFIER_DTYPE && piece_is(p, i, word)) {
                means = word;
            }
        }
        if (i != operation && means != NULL && (found == NULL || i > operation) && strcmp(means, sum) != 0) {
            found = means;
        }
    }
    return found;
}

static int add_operation(const name_pieces *p, unsigned index, size_t digits, vocabulary_text *ours)
{
    const char *at = p->piece[index], *sum = type_of_letter(at[0]), *behind = at + 1 + digits, *a;
    bool is_sparse = strstr(at, "spgemm") != NULL || strstr(at, "sparse") != NULL;

    a = strcmp(sum, "f16") == 0 ? "f16" : strcmp(sum, "f64") == 0 ? "f64" : type_of_operands(p, index, sum);
    if (strncmp(behind, "tf32", 4) == 0 || strncmp(behind, "bf16", 4) == 0) {
        a = behind[0] == 't' ? "tf32" : "bf16";
    }
    vocabulary_add(ours, "mma !wmma");
    vocabulary_add(ours, is_sparse ? "sp|sp::ordered_metadata" : "!sp|sp::ordered_metadata");
    if (vocabulary_add_shape(ours, WHAT, at + 1, digits) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    vocabulary_add(ours, "!satfinite|rn|rm|rp|rz");
    vocabulary_add(ours, sum);
    if (a != NULL) {
        vocabulary_add(ours, a);
        vocabulary_add(ours, a);
        vocabulary_add(ours, sum);
    } else {
        vocabulary_add(ours, strcmp(sum, "s32") == 0 ? "s8|u8|s4|u4" : "f16|bf16|tf32");
    }
    return EXIT_EQUAL;
}

/* ---- sm80_xmma_gemm_f16f16_f16f32_f32_tn_n_..._tensor16x8x16 ---------------- */

/* The types of a piece such as f16f16: of A and B. */
static void add_pair(const char *text, size_t length, vocabulary_text *ours)
{
    static const char *const names[] = { "tf32", "bf16", "f16", "f32", "f64", "i8", "e4m3", "e5m2", "s8", "u8" };
    size_t i = 0, k;

    while (i < length) {
        for (k = 0; k < sizeof names / sizeof names[0] && strncmp(text + i, names[k], strlen(names[k])) != 0; k++) {
        }
        if (k == sizeof names / sizeof names[0]) {
            return;
        }
        vocabulary_add(ours, strcmp(names[k], "i8") == 0 ? "s8" : names[k]);
        i += strlen(names[k]);
    }
}

static int add_xmma(const name_pieces *p, unsigned index, vocabulary_text *ours)
{
    unsigned types = index + 2, i;
    bool is_integer = p->piece[types][0] == 'i';
    const char *sum = is_integer ? "s32" : "f32";

    vocabulary_add(ours, "mma !wmma !sp|sp::ordered_metadata !satfinite|rn|rm|rp|rz");
    for (i = 0; i < p->count; i++) {
        if (p->length[i] > 8 && strncmp(p->piece[i], "tensor", 6) == 0 &&
            vocabulary_add_shape(ours, WHAT, p->piece[i] + 6, p->length[i] - 6) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    if (piece_is(p, types + 2, "f16") || piece_is(p, types + 2, "f64")) {
        sum = piece_is(p, types + 2, "f16") ? "f16" : "f64";
    }
    vocabulary_add(ours, sum);
    add_pair(p->piece[types], p->length[types], ours);
    vocabulary_add(ours, sum);
    return EXIT_EQUAL;
}

bool vocabulary_read_kernel(const char *text, vocabulary_text *ours, int *status)
{
    name_pieces p;
    size_t digits;
    unsigned i;

    pieces_cut(&p, text, strlen(text), "_ :<>()");
    for (i = 0; i < p.count; i++) {
        if (is_operation(&p, i, &digits)) {
            ours->what = "a name of a library's kernel";
            *status = add_operation(&p, i, digits, ours);
            return true;
        }
        if (piece_is(&p, i, "xmma") && i + 2 < p.count) {
            ours->what = "a name of a library's kernel";
            *status = add_xmma(&p, i, ours);
            return true;
        }
    }
    return false;
}
