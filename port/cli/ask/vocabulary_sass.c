/* SPDX-License-Identifier: MIT */
/* Names of machine code: OPCODE[.SF][.SP].SHAPE.D[.C][.A.B][.SCALE], where A and B are left out if they are f16, and
 * LDSM, STSM and MOVM with the number of matrices at the end. Operands may follow. See vocabulary.h. */
#include <ctype.h>
#include <string.h>

#include "ask/vocabulary.h"

#define WHAT "SASS"

/* The words of a name, by what they say. */
typedef struct {
    const vocabulary_machine *machine;
    bool sparse, scaled, saturates, four; /* SP, SF, SAT, 4X */
    const char *rounding, *operation, *scale;
    const char *type[4]; /* in words of PTX, in their order */
    unsigned types, shape; /* shape: the piece with digits; 0 without one */
} sass_name;

/* ---- The beginning ------------------------------------------------------ */

/* The text after an address in a comment and a predicate. */
static const char *skip_to_opcode(const char *text)
{
    text += strspn(text, " \t");
    if (strncmp(text, "/*", 2) == 0 && strstr(text, "*/") != NULL) {
        text = strstr(text, "*/") + 2;
        text += strspn(text, " \t");
    }
    if (*text == '@') {
        text += strcspn(text, " \t");
        text += strspn(text, " \t");
    }
    return text;
}

static const vocabulary_machine *find_machine(const name_pieces *p)
{
    const vocabulary_machine *row = vocabulary_machines;

    while (row->name != NULL && !piece_is(p, 0, row->name)) {
        row++;
    }
    return row->name == NULL ? NULL : row;
}

/* ---- Instructions that multiply ------------------------------------------ */

/* Names of types that are not those of PTX in capital letters. */
static const char *const other_types[][2] = { { "E8M7", "bf16" }, { "E8M10", "tf32" }, { "U1", "b1" }, { NULL, NULL } };

/* The type in words of PTX; NULL if the piece is none. */
static const char *type_of(const name_pieces *p, unsigned index)
{
    const char *word;
    unsigned i;
    uint8_t token;

    for (i = 0; other_types[i][0] != NULL; i++) {
        if (piece_is(p, index, other_types[i][0])) {
            return other_types[i][1];
        }
    }
    for (token = 1; (word = mmaref_token_text(token)) != NULL; token++) {
        if (mmaref_token_qualifier(token) == MMAREF_QUALIFIER_DTYPE && piece_is(p, index, word)) {
            return word;
        }
    }
    return NULL;
}

static bool is_number(const name_pieces *p, unsigned index)
{
    size_t i;

    for (i = 0; i < p->length[index]; i++) {
        if (!isdigit((unsigned char)p->piece[index][i]) && !(i != 0 && p->piece[index][i] == 'x')) {
            return false;
        }
    }
    return true;
}

/* Whether a piece says nothing that PTX says, such as STEP0 or the format of metadata. */
static bool says_nothing(const name_pieces *p, unsigned index)
{
    return piece_is(p, index, "POPC") || piece_is(p, index, "TID") || piece_is(p, index, "1X") ||
           piece_is(p, index, "2X") || (p->length[index] == 5 && strncmp(p->piece[index], "STEP", 4) == 0);
}

/* Takes a piece; false if it is unknown. */
static bool take_piece(sass_name *n, const name_pieces *p, unsigned index)
{
    static const char *const roundings[] = { "rn", "rm", "rp", "rz" };
    const char *type = type_of(p, index);
    unsigned i;

    for (i = 0; i < sizeof roundings / sizeof roundings[0]; i++) {
        n->rounding = piece_is(p, index, roundings[i]) ? roundings[i] : n->rounding;
    }
    n->sparse = n->sparse || piece_is(p, index, "SP");
    n->scaled = n->scaled || piece_is(p, index, "SF");
    n->saturates = n->saturates || piece_is(p, index, "SAT") || piece_is(p, index, "SATFINITE");
    n->four = n->four || piece_is(p, index, "4X");
    n->operation = piece_is(p, index, "XOR") ? "xor" : piece_is(p, index, "AND") ? "and" : n->operation;
    if (piece_is(p, index, "E8") || piece_is(p, index, "UE8M0") || piece_is(p, index, "UE4M3")) {
        n->scale = piece_is(p, index, "UE4M3") ? "ue4m3" : "ue8m0";
    } else if (n->shape == 0 && is_number(p, index)) {
        n->shape = index;
    } else if (type != NULL && n->types < 4) {
        n->type[n->types++] = type;
    } else if (n->rounding == NULL && n->operation == NULL) {
        return piece_is(p, index, "SP") || piece_is(p, index, "SF") || piece_is(p, index, "SAT") ||
               piece_is(p, index, "SATFINITE") || piece_is(p, index, "4X") || says_nothing(p, index);
    }
    return true;
}

static bool is_one_of(const char *type, const char *words)
{
    return type != NULL && vocabulary_takes(words, strlen(words), type, strlen(type));
}

/* Adds the types of D, A, B and C. HMMA names A where it is not f16, and C only of shape 884. */
static void add_types(const sass_name *n, vocabulary_text *ours)
{
    const char *d = n->machine->d, *a = n->machine->a, *b, *c;
    bool is_half = strcmp(n->machine->name, "HMMA") == 0;
    unsigned has_d = n->types != 0 && is_one_of(n->type[0], d), at = has_d;

    d = has_d == 1 ? n->type[0] : d;
    c = has_d == 1 && is_half && is_one_of(n->type[1], n->machine->d) ? n->type[at++] : d;
    if (n->types > at) {
        a = n->type[at++];
    } else if (is_half && has_d == 1 && n->shape != 0) {
        a = "f16";
    }
    b = n->types > at ? n->type[at] : is_half || strchr(a, '|') == NULL ? a : n->machine->a;
    if (n->types == 1 + has_d && !is_half) {
        b = n->machine->a; /* A alone is named */
    }
    vocabulary_add(ours, d);
    vocabulary_add(ours, a);
    vocabulary_add(ours, b);
    vocabulary_add(ours, c);
}

static void add_scale(const sass_name *n, vocabulary_text *ours)
{
    bool is_half_byte = strcmp(n->machine->name, "OMMA") == 0;

    if (!n->scaled && !is_half_byte) {
        vocabulary_add(ours, "!block_scale");
        return;
    }
    vocabulary_add(ours, is_half_byte ? "kind::mxf4|kind::mxf4nvf4" : "kind::mxf8f6f4");
    if (n->scale != NULL) {
        vocabulary_add(ours, n->four ? "scale_vec::4X" : "!scale_vec::4X");
    }
    if (n->scale != NULL) {
        vocabulary_add(ours, n->scale);
    }
}

/* Operands that say row or col: of A, then of B. */
static void add_layouts(const char *operands, vocabulary_text *ours)
{
    const char *row = strstr(operands, ".ROW"), *col = strstr(operands, ".COL");

    while (row != NULL || col != NULL) {
        bool is_row = col == NULL || (row != NULL && row < col);
        vocabulary_add(ours, is_row ? "row" : "col");
        if (is_row) {
            row = strstr(row + 1, ".ROW");
        } else {
            col = strstr(col + 1, ".COL");
        }
    }
}

static int read_multiply(const name_pieces *p, const char *operands, vocabulary_text *ours)
{
    sass_name n;
    unsigned i;

    memset(&n, 0, sizeof n);
    n.machine = find_machine(p);
    vocabulary_add(ours, "mma !wmma");
    for (i = 1; i < p->count; i++) {
        if (!take_piece(&n, p, i)) {
            return cli_complain(WHAT, p->piece[i], p->length[i], "no matrix instruction of machine code has this word",
                                NULL);
        }
    }
    if (n.sparse || n.shape != 0) {
        vocabulary_add(ours, n.sparse ? "sp|sp::ordered_metadata" : "!sp|sp::ordered_metadata");
    }
    if (n.shape != 0 && vocabulary_add_shape(ours, WHAT, p->piece[n.shape], p->length[n.shape]) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    add_layouts(operands, ours);
    if (strcmp(n.machine->d, "s32") == 0 && n.shape != 0 && n.operation == NULL) {
        vocabulary_add(ours, n.saturates ? "satfinite" : "!satfinite");
    }
    add_types(&n, ours);
    if (n.operation != NULL) {
        vocabulary_add(ours, n.operation);
    }
    if (strcmp(n.machine->name, "DMMA") == 0) {
        vocabulary_add(ours, n.rounding == NULL || strcmp(n.rounding, "rn") == 0 ? "!rm|rp|rz" : n.rounding);
    }
    add_scale(&n, ours);
    return EXIT_EQUAL;
}

/* ---- Instructions that move ---------------------------------------------- */

/* Whether each piece of a text, but for a last number, is a piece of a row's name, in order. */
static bool is_of_move(const name_pieces *p, unsigned count, const vocabulary_move *row)
{
    char piece[24];
    name_pieces own;
    unsigned i, at = 0;

    pieces_cut(&own, row->machine, strlen(row->machine), ".");
    for (i = 0; i < count; i++) {
        snprintf(piece, sizeof piece, "%.*s", (int)p->length[i], p->piece[i]);
        while (at < own.count && !piece_is(&own, at, piece)) {
            at++;
        }
        if (at++ >= own.count) {
            return false;
        }
    }
    return true;
}

static int read_move(const name_pieces *p, vocabulary_text *ours)
{
    static const char *const numbers[] = { "x1", "x2", "x4" };
    unsigned last = p->count - 1, matrices, found = 0, count, i;
    const vocabulary_move *row, *only = NULL;
    bool has_number = p->count > 2 && p->length[last] == 1 && strchr("124", p->piece[last][0]) != NULL;

    count = p->count - has_number;
    for (row = vocabulary_moves; row->words != NULL; row++) {
        if (is_of_move(p, count, row)) {
            only = row;
            found++;
        }
    }
    if (found == 0) {
        return cli_complain(WHAT, p->piece[0], (size_t)(p->piece[last] + p->length[last] - p->piece[0]),
                            "no instruction that moves matrices has this name", NULL);
    }
    if (found > 1) {
        vocabulary_add(ours, piece_is(p, 0, "LDSM") ? "ldmatrix" : piece_is(p, 0, "STSM") ? "stmatrix" : "movmatrix");
        return EXIT_EQUAL;
    }
    vocabulary_add(ours, only->words);
    matrices = has_number ? (unsigned)(p->piece[last][0] - '0') : 1;
    for (i = 0; i < 3 && !piece_is(p, 0, "MOVM"); i++) {
        if (matrices == 1u << i) {
            vocabulary_add(ours, numbers[i]);
        }
    }
    return EXIT_EQUAL;
}

bool vocabulary_read_sass(const char *text, vocabulary_text *ours, int *status)
{
    const char *name = skip_to_opcode(text);
    size_t length = strcspn(name, " \t\r\n;");
    name_pieces p;

    pieces_cut(&p, name, length, ".");
    if (p.count == 0) {
        return false;
    }
    if (piece_is(&p, 0, "HMMA16")) {
        p.length[0] = strlen("HMMA"); /* profilers say so */
    }
    if (p.length[0] == 5 && strncmp(p.piece[0] + 1, "GMMA", 4) == 0 && p.piece[0][0] != 'W') { /* WGMMA is of PTX */
        *status = cli_complain(WHAT, p.piece[0], p.length[0], "this is wgmma, of which only blocks are known", NULL);
        return true;
    }
    if (p.length[0] > 5 && strncmp(p.piece[0], "UTC", 3) == 0 && strncmp(p.piece[0] + 4, "MMA", 3) == 0) {
        *status = cli_complain(WHAT, p.piece[0], p.length[0], "this is tcgen05, which mmaref does not have", NULL);
        return true;
    }
    ours->what = "SASS, read off machine code";
    if (find_machine(&p) != NULL) {
        *status = read_multiply(&p, name + length, ours);
        return true;
    }
    if (piece_is(&p, 0, "LDSM") || piece_is(&p, 0, "STSM") || piece_is(&p, 0, "MOVM")) {
        *status = read_move(&p, ours);
        return true;
    }
    ours->what = NULL;
    return false;
}
