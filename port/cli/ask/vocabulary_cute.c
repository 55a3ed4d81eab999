/* SPDX-License-Identifier: MIT */
/* Names of CuTe's atoms: SM80_16x8x16_F32F16F16F32_TN, SM120_16x8x32_TN<float_e4m3_t, ...>, SM75_U32x4_LDSM_N.
 * See vocabulary.h. */
#include <ctype.h>
#include <string.h>

#include "ask/vocabulary.h"
#include "base/letters.h"

#define WHAT "CuTe"

/* The name behind SM80_, or behind MMA_ in a namespace such as SM90; NULL if the text has none. */
static const char *behind_chip(const char *text)
{
    const char *at, *last = NULL;

    for (at = strstr(text, "SM"); at != NULL; at = strstr(at + 1, "SM")) {
        size_t digits = strspn(at + 2, "0123456789");
        if (digits == 0) {
            continue;
        }
        if (at[2 + digits] == '_') {
            last = at + 3 + digits;
            break;
        }
        if (strncmp(at + 2 + digits, "::MMA_", 6) == 0) {
            last = at + 8 + digits;
        }
    }
    return last;
}

/* ---- Types ------------------------------------------------------------ */

/* Adds the types of F32F16F16F32. */
static int add_joined_types(const char *text, size_t length, vocabulary_text *ours)
{
    static const char *const names[] = { "TF32", "BF16", "F16",  "F32",  "F64",  "S32", "S8", "U8", "S4",
                                         "U4",   "U1",   "E4M3", "E5M2", "E3M2", "E2M3", "E2M1" };
    size_t i = 0, k, own;
    char word[8];

    while (i < length) {
        for (k = 0; k < sizeof names / sizeof names[0] && strncmp(text + i, names[k], strlen(names[k])) != 0; k++) {
        }
        if (k == sizeof names / sizeof names[0]) {
            return cli_complain(WHAT, text, length, text[i] == 'C' || text[i] == 'G'
                                ? "complex numbers are several instructions" : "no types that PTX has", NULL);
        }
        own = strlen(names[k]);
        for (k = 0; k < own; k++) {
            word[k] = (char)tolower((unsigned char)text[i + k]);
        }
        word[own] = '\0';
        vocabulary_add(ours, strcmp(word, "u1") == 0 ? "b1" : word);
        i += own;
    }
    return EXIT_EQUAL;
}

/* Adds kind, scale and types of <float_e4m3_t, float_e4m3_t, float[, float_ue8m0_t, 32]>. The last number is how many
 * products share a scale factor, zeros of a sparse A included. */
static int add_template_types(const char *list, bool scaled, bool of_bytes, bool sparse, vocabulary_text *ours)
{
    const char *means[4] = { NULL, NULL, NULL, NULL };
    name_pieces p;
    unsigned i;

    pieces_cut(&p, list, strcspn(list, ">"), "<, \t");
    for (i = 0; i < 3 + (unsigned)scaled; i++) {
        means[i] = i < p.count ? vocabulary_type(p.piece[i], p.length[i]) : NULL;
        if (i < p.count && means[i] == NULL && !(i == 3 && piece_is(&p, i, "VS"))) {
            return cli_complain(WHAT, p.piece[i], p.length[i], "no type that PTX has", NULL);
        }
    }
    vocabulary_add(ours, !scaled ? "kind::f8f6f4" : of_bytes ? "kind::mxf8f6f4" : "kind::mxf4nvf4");
    if (scaled && of_bytes) {
        vocabulary_add(ours, "scale_vec::1X");
    } else if (piece_is(&p, 4, "16") || piece_is(&p, 4, "32") || piece_is(&p, 4, "64")) {
        vocabulary_add(ours, piece_is(&p, 4, sparse ? "32" : "16") ? "scale_vec::4X" : "scale_vec::2X");
    }
    vocabulary_add(ours, means[2] == NULL ? "f16|f32" : means[2]);
    vocabulary_add(ours, means[0] == NULL ? "e4m3|e5m2|e3m2|e2m3|e2m1" : means[0]);
    vocabulary_add(ours, means[1] == NULL ? "e4m3|e5m2|e3m2|e2m3|e2m1" : means[1]);
    vocabulary_add(ours, means[2] == NULL ? "f16|f32" : means[2]);
    if (scaled) {
        vocabulary_add(ours, means[3] == NULL ? "ue8m0|ue4m3" : means[3]);
    }
    return EXIT_EQUAL;
}

/* ---- Multiplication ------------------------------------------------------ */

/* T: k are neighbours, of A a row and of B a column. */
static bool add_layouts(const name_pieces *p, unsigned index, vocabulary_text *ours)
{
    const char *at = p->piece[index];

    if (p->length[index] != 2 || strchr("TN", at[0]) == NULL || strchr("TN", at[1]) == NULL) {
        return false;
    }
    vocabulary_add(ours, at[0] == 'T' ? "row" : "col");
    vocabulary_add(ours, at[1] == 'N' ? "col" : "row");
    return true;
}

static bool is_shape(const name_pieces *p, unsigned index)
{
    return index < p->count && p->length[index] == strspn(p->piece[index], "0123456789x") &&
           memchr(p->piece[index], 'x', p->length[index]) != NULL;
}

static int read_multiply(const char *name, size_t length, vocabulary_text *ours)
{
    bool sparse, saturates = false, scaled = false;
    unsigned shape, types = 0, i;
    name_pieces p;

    pieces_cut(&p, name, length, "_");
    sparse = piece_is(&p, 0, "SPARSE");
    shape = sparse;
    vocabulary_add(ours, sparse ? "mma !wmma sp|sp::ordered_metadata" : "mma !wmma !sp|sp::ordered_metadata");
    if (vocabulary_add_shape(ours, WHAT, p.piece[shape], p.length[shape]) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    for (i = shape + 1; i < p.count; i++) {
        saturates = saturates || piece_is(&p, i, "SATURATE");
        scaled = scaled || piece_is(&p, i, "VS");
        if (piece_is(&p, i, "XORPOPC") || piece_is(&p, i, "ANDPOPC")) {
            vocabulary_add(ours, piece_is(&p, i, "XORPOPC") ? "xor" : "and");
        } else if (!add_layouts(&p, i, ours) && !piece_is(&p, i, "SATURATE") && !piece_is(&p, i, "VS")) {
            types = i;
        }
    }
    if (name[length] == '<' || types == 0) {
        return add_template_types(name + length, scaled,
                                  strncmp(p.piece[shape], sparse ? "16x8x64" : "16x8x32", 7) == 0, sparse, ours);
    }
    vocabulary_add(ours, saturates ? "satfinite" : "!satfinite|rn|rm|rp|rz");
    vocabulary_add(ours, "!kind::f8f6f4|kind::mxf8f6f4");
    return add_joined_types(p.piece[types], p.length[types], ours);
}

/* ---- Moves ---------------------------------------------------------------- */

/* Whether a name is that of a row; *matrices is how many it moves. */
static bool is_move(const char *name, const vocabulary_move *row, unsigned *matrices)
{
    const char *own = behind_chip(row->cute), *number = strchr(own, '%');
    size_t before = (size_t)(number - own), digits;
    unsigned values = 0;

    if (strncmp(name, own, before) != 0) {
        return false;
    }
    for (digits = 0; isdigit((unsigned char)name[before + digits]) && digits < 3; digits++) {
        values = 10 * values + (unsigned)(name[before + digits] - '0');
    }
    *matrices = values / row->values;
    return digits != 0 && values % row->values == 0 &&
           strncmp(name + before + digits, number + 2, strlen(number + 2)) == 0;
}

static int read_move(const char *name, size_t length, vocabulary_text *ours)
{
    const vocabulary_move *row;
    unsigned matrices;
    char number[8];

    for (row = vocabulary_moves; row->words != NULL; row++) {
        if (is_move(name, row, &matrices)) {
            vocabulary_add(ours, row->words);
            if (strncmp(row->words, "movmatrix", 9) != 0) {
                snprintf(number, sizeof number, "x%u", matrices);
                vocabulary_add(ours, number);
            }
            return EXIT_EQUAL;
        }
    }
    return cli_complain(WHAT, name, length, "no warp-level atom of matrices has this name", NULL);
}

bool vocabulary_read_cute(const char *text, vocabulary_text *ours, int *status)
{
    const char *name = behind_chip(text);
    size_t length;
    name_pieces p;

    if (name == NULL) {
        return false;
    }
    length = strspn(name, LETTERS DIGITS);
    pieces_cut(&p, name, length, "_");
    ours->what = "an atom of CuTe";
    if (is_shape(&p, 0) && strncmp(name, "64x", 3) == 0) {
        *status = cli_complain(WHAT, name, length, "this is wgmma, of which only blocks are known", NULL);
    } else if (is_shape(&p, 0) || (piece_is(&p, 0, "SPARSE") && is_shape(&p, 1))) {
        *status = read_multiply(name, length, ours);
    } else {
        *status = read_move(name, length, ours);
    }
    return true;
}
