/* SPDX-License-Identifier: MIT */
/* CUTLASS: arch::Mma<gemm::GemmShape<16, 8, 16>, 32, half_t, layout::RowMajor, ...>, and operations of the DSL of CuTe:
 * MmaF16BF16Op(Float16, Float32, (16, 8, 16)), LdMatrix8x8x16bOp(True, 4). See vocabulary.h. */
#include <string.h>

#include "ask/vocabulary.h"

#define WHAT "CUTLASS"

/* What the arguments say. */
typedef struct {
    char shape[24];
    const char *type[4]; /* in PTX's words, in their order */
    unsigned types, numbers, layouts;
} arguments;

static void take_number(arguments *a, const name_pieces *p, unsigned index)
{
    size_t used = strlen(a->shape);

    if (a->numbers < 3 && p->length[index] < 4) {
        snprintf(a->shape + used, sizeof a->shape - used, "%s%.*s", a->numbers == 0 ? "" : "x", (int)p->length[index],
                 p->piece[index]);
    }
    a->numbers++;
}

/* Takes types, the first three numbers, and the layouts of A and B. */
static void read_arguments(arguments *a, const char *text, vocabulary_text *ours)
{
    name_pieces p;
    unsigned i;

    memset(a, 0, sizeof *a);
    pieces_cut(&p, text, strlen(text), "<>(),:. \t\r\n");
    for (i = 0; i < p.count; i++) {
        const char *means = vocabulary_meaning(p.piece[i], p.length[i]);
        if (strspn(p.piece[i], "0123456789") >= p.length[i]) {
            take_number(a, &p, i);
        } else if ((piece_is(&p, i, "RowMajor") || piece_is(&p, i, "ColumnMajor")) && a->layouts++ < 2) {
            vocabulary_add(ours, piece_is(&p, i, "RowMajor") ? "row" : "col");
        } else if (means != NULL && a->types < 4) {
            a->type[a->types++] = means;
        }
    }
}

static int add_shape(const arguments *a, vocabulary_text *ours)
{
    return a->numbers < 3 ? EXIT_EQUAL : vocabulary_add_shape(ours, WHAT, a->shape, strlen(a->shape));
}

/* arch::Mma: types of A, B and C. */
static int read_arch(const char *text, const char *shape, vocabulary_text *ours)
{
    bool saturates = strstr(text, "Saturate") != NULL;
    arguments a;

    vocabulary_add(ours, "mma !wmma");
    vocabulary_add(ours, strstr(text, "SparseMma") != NULL ? "sp|sp::ordered_metadata" : "!sp|sp::ordered_metadata");
    vocabulary_add(ours, saturates ? "satfinite" : "!satfinite|rm|rp|rz");
    vocabulary_add(ours, "!kind::f8f6f4|block_scale");
    read_arguments(&a, shape, ours);
    if (a.types >= 3) {
        vocabulary_add(ours, a.type[2]);
        vocabulary_add(ours, a.type[0]);
        vocabulary_add(ours, a.type[1]);
        vocabulary_add(ours, a.type[2]);
    }
    vocabulary_add(ours, strstr(text, "XorPopc") != NULL ? "xor" : strstr(text, "AndPopc") != NULL ? "and" : "");
    return add_shape(&a, ours);
}

/* Adds kind and scale of the operations with scale factors. */
static void add_kind(const char *name, const arguments *a, vocabulary_text *ours)
{
    bool is_nv = strncmp(name, "MmaMXF4NVF4", 11) == 0;

    vocabulary_add(ours, is_nv ? "kind::mxf4nvf4" : strncmp(name, "MmaMXF4", 7) == 0 ? "kind::mxf4" : "kind::mxf8f6f4");
    vocabulary_add(ours, a->types > 2 ? a->type[2] : is_nv ? "ue4m3|ue8m0" : "ue8m0");
}

/* MmaF16BF16Op, MmaTF32Op, MmaFP8Op and those with scale factors: types of A and B, of C and D, of scale factors. */
static int read_multiply(const char *name, vocabulary_text *ours)
{
    bool is_tf32 = strncmp(name, "MmaTF32", 7) == 0, scaled = strncmp(name, "MmaMX", 5) == 0;
    const char *open = strchr(name, '('), *of_a, *sum;
    arguments a;

    vocabulary_add(ours, "mma !wmma !sp|sp::ordered_metadata");
    read_arguments(&a, open == NULL ? "" : open, ours);
    of_a = is_tf32 ? "tf32" : a.types > 0 ? a.type[0] : strncmp(name, "MmaFP8", 6) == 0 ? "e4m3|e5m2" : NULL;
    sum = is_tf32 ? "f32" : a.types > 1 ? a.type[1] : "f16|f32";
    vocabulary_add(ours, scaled ? "" : "!kind::f8f6f4|block_scale");
    if (of_a != NULL) {
        vocabulary_add(ours, sum);
        vocabulary_add(ours, of_a);
        vocabulary_add(ours, of_a);
        vocabulary_add(ours, sum);
    }
    if (scaled) {
        add_kind(name, &a, ours);
    }
    return add_shape(&a, ours);
}

/* LdMatrix8x8x16bOp(transpose, matrices). */
static int read_move(const char *name, vocabulary_text *ours)
{
    const char *number = strpbrk(name + strcspn(name, "("), "124");
    bool has_bytes = strncmp(name + 8, "8x8x16b", 7) != 0;
    char word[3] = { 'x', number == NULL ? '1' : *number, '\0' };

    vocabulary_add(ours, name[0] == 'L' ? "ldmatrix" : "stmatrix");
    vocabulary_add(ours, "!shared|shared::cta");
    if (has_bytes) {
        return cli_complain(WHAT, name, strcspn(name, "("), "only the operations 8x8x16b are known", NULL);
    }
    vocabulary_add(ours, "m8n8 b16");
    vocabulary_add(ours, strstr(name, "True") != NULL ? "trans" : "!trans");
    vocabulary_add(ours, word);
    return EXIT_EQUAL;
}

bool vocabulary_read_cutlass(const char *text, vocabulary_text *ours, int *status)
{
    static const char *const products[] = { "MmaF16BF16Op", "MmaTF32Op", "MmaFP8Op", "MmaMXF4Op", "MmaMXF4NVF4Op",
                                            "MmaMXF8Op" };
    static const char *const moves[] = { "LdMatrix", "StMatrix" };
    const char *at = strstr(text, "GemmShape<");
    size_t i;

    ours->what = "CUTLASS";
    if (at != NULL) {
        *status = read_arch(text, at, ours);
        return true;
    }
    for (i = 0; i < sizeof products / sizeof products[0]; i++) {
        if ((at = strstr(text, products[i])) != NULL) {
            *status = read_multiply(at, ours);
            return true;
        }
    }
    for (i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        if ((at = strstr(text, moves[i])) != NULL && strstr(at, "Op") != NULL) {
            *status = read_move(at, ours);
            return true;
        }
    }
    ours->what = NULL;
    return false;
}
