/* SPDX-License-Identifier: MIT */
/* Intrinsics of LLVM: llvm.nvvm.mma.m16n8k16.row.col.f32.f32. Of f16 they name D and C, of other types A and B, or A
 * alone if B has its type; those of fp8 name all four. See vocabulary.h. */
#include <string.h>

#include "ask/vocabulary.h"

/* The parts of a name. */
typedef struct {
    const char *type[5];
    size_t length[5];
    unsigned types;
    bool saturates, rounds, transposes, sparse, ordered, scaled, has_vector, has_kind, loads;
    char space;
} llvm_name;

/* The name behind "llvm.nvvm."; NULL if the text has none. */
static const char *behind_prefix(const char *text)
{
    static const char *const prefixes[] = { "llvm.nvvm.", "int_nvvm_" };
    size_t i;

    for (i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++) {
        const char *at = strstr(text, prefixes[i]);
        if (at != NULL) {
            return at + strlen(prefixes[i]);
        }
    }
    return NULL;
}

/* Takes a piece that is not a word of PTX, or not in its place; false if it is such a word. */
static bool take_piece(llvm_name *n, const name_pieces *p, unsigned i, vocabulary_text *ours)
{
    static const char *const kinds[] = { "f8f6f4", "mxf8f6f4", "mxf4", "mxf4nvf4" };
    static const char *const skipped[] = { "sync", "aligned", "stride", "metadata", "popc", "kind", "block", "shared" };
    char text[24];
    size_t k;

    for (k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        if (piece_is(p, i, kinds[k])) {
            snprintf(text, sizeof text, "kind::%s", kinds[k]);
            vocabulary_add(ours, text);
            n->has_kind = true;
            return true;
        }
    }
    for (k = 0; k < sizeof skipped / sizeof skipped[0]; k++) {
        if (piece_is(p, i, skipped[k])) {
            return true;
        }
    }
    if (p->length[i] == 2 && p->piece[i][1] == 'x' && i != 0 && piece_is(p, i - 1, "scale")) {
        snprintf(text, sizeof text, "scale_vec::%cX", p->piece[i][0]);
        vocabulary_add(ours, text);
        n->has_vector = true;
        return true;
    }
    if (p->length[i] == 2 && p->piece[i][0] == 'p' && strchr("0123", p->piece[i][1]) != NULL) {
        n->space = p->piece[i][1];
        return true;
    }
    n->sparse = n->sparse || piece_is(p, i, "sp");
    n->ordered = n->ordered || piece_is(p, i, "ordered");
    n->scaled = n->scaled || piece_is(p, i, "scale");
    n->saturates = n->saturates || piece_is(p, i, "satfinite");
    return piece_is(p, i, "sp") || piece_is(p, i, "ordered") || piece_is(p, i, "scale") || piece_is(p, i, "satfinite");
}

static bool is_type(const name_pieces *p, unsigned i)
{
    const char *word;
    uint8_t token;

    for (token = 1; (word = mmaref_token_text(token)) != NULL; token++) {
        if (mmaref_token_qualifier(token) == MMAREF_QUALIFIER_DTYPE && piece_is(p, i, word)) {
            return true;
        }
    }
    return false;
}

static void add_type(const llvm_name *n, unsigned index, vocabulary_text *ours)
{
    vocabulary_add_piece(ours, n->type[index], n->length[index]);
}

static bool type_is(const llvm_name *n, unsigned index, const char *word)
{
    return index < n->types && strlen(word) == n->length[index] && memcmp(n->type[index], word, n->length[index]) == 0;
}

/* Adds D, A, B and C by the names of some. */
static void add_types(const llvm_name *n, bool is_wmma, vocabulary_text *ours)
{
    bool of_half = n->types == 2 && (type_is(n, 0, "f16") || type_is(n, 0, "f32"));
    const char *sum = type_is(n, 0, "f64") ? "f64" : n->type[0] != NULL && strchr("sub", n->type[0][0]) != NULL &&
                                                            !type_is(n, 0, "bf16") ? "s32" : "f32";
    unsigned i;

    if (n->types >= 4 || n->loads || (is_wmma && of_half) || n->types == 0) {
        for (i = 0; i < n->types; i++) {
            add_type(n, i, ours);
        }
        return;
    }
    if (of_half) {
        add_type(n, 0, ours);
        vocabulary_add(ours, "f16 f16");
        add_type(n, 1, ours);
        return;
    }
    vocabulary_add(ours, sum);
    add_type(n, 0, ours);
    add_type(n, n->types == 1 ? 0 : 1, ours);
    vocabulary_add(ours, sum);
}

/* Adds what a name leaves out only where the instruction does not have it. */
static void add_absent(const llvm_name *n, bool is_wmma, bool multiplies, vocabulary_text *ours)
{
    if (multiplies && !n->rounds) {
        vocabulary_add(ours, "!rn|rm|rp|rz");
    }
    if (is_wmma && multiplies) {
        vocabulary_add(ours, n->types == 2 ? "!bf16|tf32 !satfinite" : n->saturates ? "satfinite" : "!satfinite");
    } else if (multiplies) {
        vocabulary_add(ours, n->sparse ? n->ordered ? "sp::ordered_metadata" : "sp" : "!sp|sp::ordered_metadata");
        vocabulary_add(ours, n->saturates ? "satfinite" : "!satfinite");
        vocabulary_add(ours, n->scaled ? "block_scale" : "!wmma|block_scale");
        vocabulary_add(ours, n->scaled && !n->has_vector ? "!scale_vec::1X|scale_vec::2X|scale_vec::4X" : "");
        vocabulary_add(ours, n->has_kind ? "" : "!kind::f8f6f4");
    } else {
        vocabulary_add(ours, n->space == '3' ? "shared" : n->space == '1' ? "global" : "!global|shared|shared::cta");
    }
}

static int refuse_chapter(const char *name)
{
    size_t length = strcspn(name, ".");
    mmaref_instruction instruction;
    mmaref_error error;

    return mmaref_instruction_parse(name, length, &instruction, &error) == MMAREF_OK
               ? EXIT_EQUAL : cli_complain_error("LLVM", name, length, &error);
}

bool vocabulary_read_llvm(const char *text, vocabulary_text *ours, int *status)
{
    const char *name = behind_prefix(text);
    bool is_wmma = false, multiplies = false, moves = false;
    llvm_name n;
    name_pieces p;
    unsigned i;

    if (name == NULL) {
        return false;
    }
    if (strncmp(name, "wgmma", 5) == 0 || strncmp(name, "tcgen05", 7) == 0) {
        *status = refuse_chapter(name);
        return true;
    }
    memset(&n, 0, sizeof n);
    pieces_cut(&p, name, strcspn(name, " \t(,;\""), strstr(text, "int_nvvm_") != NULL ? "._" : ".");
    ours->what = "an intrinsic of LLVM";
    for (i = 0; i < p.count; i++) {
        is_wmma = is_wmma || piece_is(&p, i, "wmma");
        multiplies = multiplies || piece_is(&p, i, "mma");
        n.loads = n.loads || piece_is(&p, i, "load") || piece_is(&p, i, "store");
        moves = moves || piece_is(&p, i, "ldmatrix") || piece_is(&p, i, "stmatrix");
        n.rounds = n.rounds || piece_is(&p, i, "rn") || piece_is(&p, i, "rm") || piece_is(&p, i, "rp") ||
                   piece_is(&p, i, "rz");
        n.transposes = n.transposes || piece_is(&p, i, "trans");
        if (is_type(&p, i) && n.types < 5) {
            n.type[n.types] = p.piece[i];
            n.length[n.types++] = p.length[i];
        } else if (!take_piece(&n, &p, i, ours)) {
            vocabulary_add_piece(ours, p.piece[i], p.length[i]);
        }
    }
    if (moves) {
        vocabulary_add(ours, n.transposes ? "" : "!trans");
    }
    n.loads = n.loads || moves;
    add_types(&n, is_wmma, ours);
    add_absent(&n, is_wmma, multiplies && !n.loads, ours);
    *status = EXIT_EQUAL;
    return true;
}
