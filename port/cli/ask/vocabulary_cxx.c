/* SPDX-License-Identifier: MIT */
/* CUDA C++: fragments and calls of nvcuda::wmma, and the built-in functions of compilers that they call. See
 * vocabulary.h. */
#include <ctype.h>
#include <string.h>

#include "ask/vocabulary.h"

#define WHAT "CUDA C++"

/* ---- wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> ------ */

/* The arguments behind matrix_a, matrix_b or accumulator. */
typedef struct {
    bool present;
    char shape[24], layout[4];
    const char *type; /* in PTX's words */
} fragment;

static bool is_layout(const char *text, size_t length, const char *word)
{
    size_t own = strlen(word);

    return length >= own && memcmp(text + length - own, word, own) == 0;
}

static int read_fragment(fragment *f, const char *text, const char *use)
{
    const char *at = strstr(text, use);
    name_pieces p;
    unsigned i, count = 0;

    memset(f, 0, sizeof *f);
    if (at == NULL || at[strlen(use)] != ',') {
        return EXIT_EQUAL;
    }
    f->present = true;
    at += strlen(use) + 1;
    pieces_cut(&p, at, strcspn(at, ">"), ", \t\n");
    for (i = 0; i < p.count; i++) {
        if (count < 3 && strspn(p.piece[i], "0123456789") == p.length[i]) {
            snprintf(f->shape + strlen(f->shape), sizeof f->shape - strlen(f->shape), "%s%.*s", count == 0 ? "" : "x",
                     (int)p.length[i], p.piece[i]);
            count++;
        } else if (is_layout(p.piece[i], p.length[i], "row_major") || is_layout(p.piece[i], p.length[i], "col_major")) {
            memcpy(f->layout, is_layout(p.piece[i], p.length[i], "row_major") ? "row" : "col", sizeof f->layout);
        } else if (p.length[i] > 6 && strncmp(p.piece[i], "signed", 6) == 0) {
            f->type = "s8";
        } else if (piece_is(&p, i, "unsigned")) {
            f->type = "u8";
        } else if (piece_is(&p, i, "char")) {
            f->type = f->type == NULL ? "s8" : f->type;
        } else if (!piece_is(&p, i, "signed")) {
            f->type = vocabulary_type(p.piece[i], p.length[i]);
            if (f->type == NULL) {
                return cli_complain(WHAT, p.piece[i], p.length[i], "no type of wmma", NULL);
            }
        }
    }
    return EXIT_EQUAL;
}

static int add_shape(const char *shape, vocabulary_text *ours)
{
    return shape[0] == '\0' ? EXIT_EQUAL : vocabulary_add_shape(ours, WHAT, shape, strlen(shape));
}

static bool is_float(const char *type)
{
    return strcmp(type, "f16") == 0 || strcmp(type, "f32") == 0;
}

/* Adds the types of wmma.mma, which names those of A and B unless they are f16. */
static void add_multiply(const fragment *a, const fragment *b, const fragment *c, vocabulary_text *ours)
{
    const char *of_c = c->present && c->type != NULL ? c->type : "f16|f32|f64|s32";
    const char *of_a = a->present ? a->type : b->present ? b->type : NULL;

    if (of_a == NULL) {
        if (c->present && c->type != NULL) {
            vocabulary_add(ours, of_c);
        }
        return;
    }
    vocabulary_add(ours, of_c);
    if (strcmp(of_a, "f16") == 0) {
        vocabulary_add(ours, "!bf16|tf32");
    } else {
        vocabulary_add(ours, of_a);
        vocabulary_add(ours, of_a);
    }
    if (c->present && (strcmp(of_a, "f16") != 0 || is_float(of_c))) {
        vocabulary_add(ours, of_c);
    }
    vocabulary_add(ours, "!satfinite !rn|rm|rp|rz");
}

static int read_wmma(const char *text, vocabulary_text *ours)
{
    bool stores = strstr(text, "store_matrix_sync") != NULL, multiplies = strstr(text, "mma_sync") != NULL;
    fragment a, b, c;
    const fragment *only;

    if (read_fragment(&a, text, "matrix_a") != EXIT_EQUAL || read_fragment(&b, text, "matrix_b") != EXIT_EQUAL ||
        read_fragment(&c, text, "accumulator") != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    only = a.present ? &a : b.present ? &b : &c;
    vocabulary_add(ours, "wmma");
    if (multiplies || (a.present && (b.present || c.present)) || (b.present && c.present)) {
        vocabulary_add(ours, "mma");
        vocabulary_add(ours, a.layout);
        vocabulary_add(ours, b.layout);
        if (add_shape(only->shape, ours) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        add_multiply(&a, &b, &c, ours);
        return EXIT_EQUAL;
    }
    vocabulary_add(ours, stores ? "store" : "load");
    vocabulary_add(ours, stores ? "d" : a.present ? "a" : b.present ? "b" : c.present ? "c" : "");
    vocabulary_add(ours, only->layout);
    vocabulary_add(ours, "!global|shared|shared::cta");
    if (only->type != NULL) {
        vocabulary_add(ours, only->type);
    }
    return add_shape(only->shape, ours);
}

/* ---- __hmma_m16n16k16_mma_f32f16 ---------------------------------------- */

/* Adds the types of f32f16. */
static void add_joined_types(const char *text, size_t length, vocabulary_text *ours)
{
    size_t i = 0, own;

    while (i < length) {
        own = 1 + strspn(text + i + 1, "0123456789");
        if (text[i] == 'b' && text[i + 1] == 'f') {
            own = 4;
        }
        vocabulary_add_piece(ours, text + i, own);
        i += own;
    }
}

static void add_built_in(const char *name, size_t length, vocabulary_text *ours)
{
    name_pieces p;
    unsigned i;
    bool of_half, saw_type = false;
    const char *a = "", *sum;

    pieces_cut(&p, name, length, "_");
    of_half = piece_is(&p, 0, "hmma");
    vocabulary_add(ours, "wmma !satfinite !rn|rm|rp|rz !global|shared|shared::cta");
    if (piece_is(&p, 0, "mma")) {
        a = piece_is(&p, 1, "bf16") ? "bf16" : "tf32";
    }
    for (i = 1; i < p.count; i++) {
        if (piece_is(&p, i, "ld") || piece_is(&p, i, "st")) {
            vocabulary_add(ours, piece_is(&p, i, "ld") ? "load" : "store d");
        } else if (p.piece[i][0] == 'm' && p.length[i] > 4) {
            vocabulary_add_piece(ours, p.piece[i], p.length[i]);
        } else if (piece_is(&p, i, "mma") || piece_is(&p, i, "xor") || piece_is(&p, i, "and") || p.length[i] == 1) {
            if (!(p.length[i] == 1 && strstr(ours->words, "store") != NULL)) {
                vocabulary_add_piece(ours, p.piece[i], p.length[i]);
            }
        } else if (!piece_is(&p, i, "popc") && !(a[0] != '\0' && i == 1)) {
            bool multiplies = strstr(ours->words, ".mma") != NULL;
            saw_type = true;
            sum = !multiplies || of_half ? "" : p.piece[i][0] == 'f' ? piece_is(&p, i, "f64") ? "f64" : "f32" : "s32";
            vocabulary_add(ours, sum);
            if (multiplies && a[0] != '\0') {
                vocabulary_add(ours, a);
                vocabulary_add(ours, a);
            } else {
                add_joined_types(p.piece[i], p.length[i], ours);
            }
            if (multiplies && !of_half && a[0] == '\0') {
                add_joined_types(p.piece[i], p.length[i], ours);
            }
            vocabulary_add(ours, sum);
        }
    }
    if (!saw_type) {
        vocabulary_add(ours, of_half ? "f16" : a);
    }
}

bool vocabulary_read_cxx(const char *text, vocabulary_text *ours, int *status)
{
    static const char *const marks[] = { "matrix_a", "matrix_b", "accumulator", "mma_sync", "matrix_sync" };
    static const char *const built_ins[] = { "__hmma_", "__imma_", "__bmma_", "__dmma_", "__mma_" };
    const char *at;
    size_t i;

    *status = EXIT_EQUAL;
    for (i = 0; i < sizeof built_ins / sizeof built_ins[0]; i++) {
        at = strstr(text, built_ins[i]);
        if (at != NULL) {
            ours->what = "a built-in function of CUDA C++";
            add_built_in(at + 2, strcspn(at + 2, "( \t;"), ours);
            return true;
        }
    }
    for (i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        if (strstr(text, marks[i]) != NULL) {
            ours->what = "nvcuda::wmma of CUDA C++";
            *status = read_wmma(text, ours);
            return true;
        }
    }
    return false;
}
