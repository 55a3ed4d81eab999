/* SPDX-License-Identifier: MIT */
/* Names of instructions in other vocabularies. See vocabulary.h; the readers beside this file state each rule. */
#include <ctype.h>
#include <stdarg.h>
#include <string.h>

#include "ask/vocabulary.h"

/* An instruction, and its name as it grows. */
typedef struct {
    const mmaref_instruction *instruction;
    mmaref_description is;
    char own[MMAREF_TEXT_MAX]; /* its name in PTX */
    const char *type[MMAREF_OPERANDS]; /* in PTX's words; "" for none */
    const char *scale, *rounding, *operation; /* of scale factors; "" for none */
    bool scaled, saturates;
    char *text;
    size_t used;
} naming;

static void put(naming *n, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    n->used += (size_t)vsnprintf(n->text + n->used, VOCABULARY_NAME_MAX - n->used, format, arguments);
    va_end(arguments);
}

static void put_capitals(naming *n, const char *word)
{
    for (; *word != '\0'; word++) {
        put(n, "%c", toupper((unsigned char)*word));
    }
}

static const char *word_of(const naming *n, uint8_t qualifier)
{
    const char *word = mmaref_token_text(mmaref_instruction_token(n->instruction, qualifier));

    return word == NULL ? "" : word;
}

static bool type_is(const naming *n, uint8_t operand, const char *type)
{
    return strcmp(n->type[operand], type) == 0;
}

static bool is_of(const naming *n, const char *family)
{
    size_t length = strlen(family);

    return strncmp(n->own, family, length) == 0 && strchr(".:", n->own[length]) != NULL;
}

static bool is_sparse(const naming *n)
{
    return n->is.registers[MMAREF_OPERAND_E] != 0;
}

/* Whether all words of a row are the instruction's. */
static bool fits(const naming *n, const char *words)
{
    name_pieces wanted, own;
    unsigned i, k;

    pieces_cut(&wanted, words, strlen(words), " ");
    pieces_cut(&own, n->own, strlen(n->own), ".");
    for (i = 0; i < wanted.count; i++) {
        bool found = false;
        for (k = 0; k < own.count; k++) {
            found = found || vocabulary_takes(wanted.piece[i], wanted.length[i], own.piece[k], own.length[k]);
        }
        if (found == (wanted.piece[i][0] == '!')) {
            return false;
        }
    }
    return true;
}

static const vocabulary_move *find_move(const naming *n)
{
    const vocabulary_move *row = vocabulary_moves;

    while (row->words != NULL && !fits(n, row->words)) {
        row++;
    }
    return row->words == NULL ? NULL : row;
}

/* ---- Machine code ---------------------------------------------------------- */

static const vocabulary_machine *machine_of(const naming *n)
{
    const vocabulary_machine *row;
    bool packs = strncmp(word_of(n, MMAREF_QUALIFIER_KIND), "kind::mxf4", 10) == 0;

    for (row = vocabulary_machines; row->name != NULL; row++) {
        const char *type = n->type[MMAREF_OPERAND_A];
        if (vocabulary_takes(row->a, strlen(row->a), type, strlen(type)) &&
            packs == (strcmp(row->name, "OMMA") == 0)) {
            return row;
        }
    }
    return NULL;
}

static void put_sass_types(naming *n, const vocabulary_machine *machine)
{
    bool is_half = strcmp(machine->name, "HMMA") == 0;

    if (strchr("HQO", machine->name[0]) != NULL) {
        put(n, ".");
        put_capitals(n, n->type[MMAREF_OPERAND_D]);
    }
    if (is_half && n->is.m == 8) {
        put(n, ".");
        put_capitals(n, n->type[MMAREF_OPERAND_C]);
    }
    if (strchr("IQO", machine->name[0]) != NULL || (is_half && !type_is(n, MMAREF_OPERAND_A, "f16"))) {
        put(n, ".");
        put_capitals(n, n->type[MMAREF_OPERAND_A]);
        put(n, is_half ? "" : ".");
        put_capitals(n, is_half ? "" : n->type[MMAREF_OPERAND_B]);
    }
}

static bool put_sass_multiply(naming *n)
{
    const vocabulary_machine *machine = machine_of(n);

    if (machine == NULL) {
        return false;
    }
    put(n, "%s%s%s", machine->name, n->scaled ? ".SF" : "", is_sparse(n) ? ".SP" : "");
    put(n, strcmp(machine->name, "DMMA") == 0 && n->is.m == 16 ? ".%ux%ux%u" : ".%u%u%u", n->is.m, n->is.n, n->is.k);
    put_sass_types(n, machine);
    put(n, n->saturates ? ".SAT" : "");
    if (n->operation[0] != '\0') {
        put(n, ".");
        put_capitals(n, n->operation);
        put(n, ".POPC");
    }
    if (n->rounding[0] != '\0' && strcmp(n->rounding, "rn") != 0) {
        put(n, ".");
        put_capitals(n, n->rounding);
    }
    if (n->scaled) {
        put(n, strcmp(n->scale, "ue8m0") == 0 ? ".E8" : ".UE4M3");
        put(n, strcmp(word_of(n, MMAREF_QUALIFIER_SCALE_VEC), "scale_vec::4X") == 0 ? ".4X" : "");
    }
    return true;
}

static bool put_sass(naming *n)
{
    const vocabulary_move *move;

    if (is_of(n, "mma")) {
        return put_sass_multiply(n);
    }
    move = find_move(n);
    if (move == NULL) {
        return false;
    }
    put(n, n->is.matrices > 1 ? "%s.%u" : "%s", move->machine, n->is.matrices);
    return true;
}

/* ---- CuTe -------------------------------------------------------------------- */

const char *vocabulary_cute_type(uint8_t type)
{
    const char *word = mmaref_token_text(type);
    const vocabulary_word *row;

    for (row = vocabulary_words; row->names != NULL; row++) {
        if (word != NULL && row->cute != NULL && strcmp(row->means, word) == 0) {
            return row->cute;
        }
    }
    return NULL;
}

/* SM120_16x8x32_TN<...>; of scale factors with the products that one is of. */
static bool put_cute_template(naming *n)
{
    static const char vectors[] = "0123456789";
    const char *vector = word_of(n, MMAREF_QUALIFIER_SCALE_VEC);
    unsigned i;

    if (n->scaled && (vector[0] == '\0' || strcmp(word_of(n, MMAREF_QUALIFIER_KIND), "kind::mxf4") == 0)) {
        return false;
    }
    put(n, "SM120_%s%ux%ux%u_TN%s<", is_sparse(n) ? "SPARSE_" : "", n->is.m, n->is.n, n->is.k, n->scaled ? "_VS" : "");
    for (i = 0; i < 3; i++) {
        static const uint8_t order[] = { MMAREF_OPERAND_A, MMAREF_OPERAND_B, MMAREF_OPERAND_D };
        put(n, "%s%s", i == 0 ? "" : ", ", vocabulary_cute_type(n->is.type[order[i]]));
    }
    if (n->scaled) {
        unsigned factors = (unsigned)(strchr(vectors, vector[strlen("scale_vec::")]) - vectors);
        put(n, ", %s, %u", vocabulary_cute_type(n->is.type[MMAREF_OPERAND_SCALE_A]), n->is.k / factors);
    }
    put(n, ">");
    return true;
}

/* The chip that CuTe names; 0 if it has no such atom. */
static unsigned cute_chip(const naming *n)
{
    bool same = n->is.type[MMAREF_OPERAND_C] == n->is.type[MMAREF_OPERAND_D];
    const char *a = n->type[MMAREF_OPERAND_A];

    if (is_sparse(n) || n->rounding[0] != '\0' || !same) {
        return 0;
    }
    if (strcmp(a, "f16") == 0 && n->is.m == 8) {
        return 70;
    }
    if (strcmp(a, "e4m3") == 0 || strcmp(a, "e5m2") == 0) {
        return n->is.k == 32 ? 89 : 0;
    }
    return strcmp(a, "f64") == 0 && n->is.m == 16 ? 90 : 80;
}

static bool put_cute_multiply(naming *n)
{
    static const uint8_t order[] = { MMAREF_OPERAND_D, MMAREF_OPERAND_A, MMAREF_OPERAND_B, MMAREF_OPERAND_C };
    unsigned chip = cute_chip(n), i;

    if (word_of(n, MMAREF_QUALIFIER_KIND)[0] != '\0') {
        return put_cute_template(n);
    }
    if (chip == 0) {
        return false;
    }
    put(n, "SM%u_%ux%ux%u_", chip, n->is.m, n->is.n, n->is.k);
    for (i = 0; i < 4; i++) {
        put_capitals(n, type_is(n, order[i], "b1") ? "u1" : n->type[order[i]]);
    }
    put(n, "_%c%c", strcmp(word_of(n, MMAREF_QUALIFIER_ALAYOUT), "row") == 0 ? 'T' : 'N',
        strcmp(word_of(n, MMAREF_QUALIFIER_BLAYOUT), "row") == 0 ? 'T' : 'N');
    if (n->operation[0] != '\0') {
        put(n, "_");
        put_capitals(n, n->operation);
        put(n, "POPC");
    }
    put(n, n->saturates ? "_SATURATE" : "");
    return true;
}

static bool put_cute(naming *n)
{
    const vocabulary_move *move;

    if (is_of(n, "mma")) {
        return put_cute_multiply(n);
    }
    move = find_move(n);
    if (move == NULL) {
        return false;
    }
    put(n, move->cute, n->is.matrices * move->values);
    return true;
}

/* ---- LLVM: address spaces 0, 1 and 3; for 3 it writes .shared, and never .shared::cta ---- */

static bool is_of_cta(const naming *n)
{
    return strcmp(word_of(n, MMAREF_QUALIFIER_SPACE), "shared::cta") == 0;
}

/* The types that tell instructions of one shape apart. */
static void put_signature(naming *n)
{
    const char *a = n->type[MMAREF_OPERAND_A], *b = n->type[MMAREF_OPERAND_B];
    const char *d = n->type[MMAREF_OPERAND_D], *c = n->type[MMAREF_OPERAND_C];

    if (strcmp(a, "f16") == 0) {
        put(n, ".%s.%s", d, c);
    } else if (a[0] == 'e') {
        put(n, ".%s.%s.%s.%s", d, a, b, c);
    } else {
        put(n, strcmp(a, b) == 0 ? ".%s" : ".%s.%s", a, b);
    }
}

static bool put_llvm_mma(naming *n)
{
    const char *kind = word_of(n, MMAREF_QUALIFIER_KIND), *vector = word_of(n, MMAREF_QUALIFIER_SCALE_VEC);

    if (n->rounding[0] != '\0') {
        return false;
    }
    put(n, ".mma%s", !is_sparse(n) ? "" : is_of(n, "mma.sp::ordered_metadata") ? ".sp.ordered.metadata" : ".sp");
    put(n, n->operation[0] == '\0' ? "" : ".%s.popc", n->operation);
    put(n, "%s.%s.%s.%s", n->scaled ? ".block.scale" : "", word_of(n, MMAREF_QUALIFIER_SHAPE),
        word_of(n, MMAREF_QUALIFIER_ALAYOUT), word_of(n, MMAREF_QUALIFIER_BLAYOUT));
    put(n, kind[0] == '\0' ? "" : n->scaled ? ".%s" : ".kind.%s", kind[0] == '\0' ? "" : kind + strlen("kind::"));
    put(n, vector[0] == '\0' ? "" : ".scale.%cx", vector[0] == '\0' ? ' ' : vector[strlen("scale_vec::")]);
    put(n, n->saturates ? ".satfinite" : "");
    put_signature(n);
    put(n, n->scaled ? ".%s" : "", n->scale);
    return true;
}

static unsigned address_space(const naming *n)
{
    const char *space = word_of(n, MMAREF_QUALIFIER_SPACE);

    return strcmp(space, "global") == 0 ? 1 : space[0] == 's' ? 3 : 0;
}

static bool put_llvm_wmma(naming *n)
{
    const char *shape = word_of(n, MMAREF_QUALIFIER_SHAPE);

    if (is_of(n, "wmma.mma")) {
        put(n, ".wmma.%s.mma", shape);
        put(n, n->operation[0] == '\0' ? "" : ".%s.popc", n->operation);
        put(n, ".%s.%s", word_of(n, MMAREF_QUALIFIER_ALAYOUT), word_of(n, MMAREF_QUALIFIER_BLAYOUT));
        put(n, n->rounding[0] == '\0' ? "" : ".%s", n->rounding);
        put_signature(n);
        put(n, n->saturates ? ".satfinite" : "");
        return true;
    }
    put(n, ".wmma.%s.%s.%s.%s.stride.%s.p%u", shape, is_of(n, "wmma.load") ? "load" : "store",
        word_of(n, MMAREF_QUALIFIER_MATRIX), word_of(n, MMAREF_QUALIFIER_LAYOUT), word_of(n, MMAREF_QUALIFIER_DTYPE),
        address_space(n));
    return true;
}

static bool put_llvm_move(naming *n)
{
    const char *name = is_of(n, "ldmatrix") ? "ldmatrix" : "stmatrix", *type, *source;

    if (!is_of(n, name)) {
        return false;
    }
    type = word_of(n, MMAREF_QUALIFIER_DTYPE);
    source = strrchr(n->own, '.') + 1;
    if (strcmp(source, "s4") == 0 || strcmp(source, "u4") == 0) {
        return false;
    }
    put(n, ".%s.sync.aligned.%s.%s%s.%s", name, word_of(n, MMAREF_QUALIFIER_SHAPE), word_of(n, MMAREF_QUALIFIER_NUM),
        word_of(n, MMAREF_QUALIFIER_TRANS)[0] != '\0' ? ".trans" : "", type);
    if (strcmp(source, type) != 0) {
        put(n, ".%s", source);
    }
    put(n, ".p%u", address_space(n));
    return true;
}

static bool put_llvm(naming *n)
{
    put(n, "llvm.nvvm");
    if (is_of_cta(n)) {
        return false;
    }
    return is_of(n, "mma") ? put_llvm_mma(n) : is_of(n, "wmma") ? put_llvm_wmma(n) : put_llvm_move(n);
}

bool vocabulary_name(vocabulary which, const mmaref_instruction *instruction, char name[VOCABULARY_NAME_MAX])
{
    naming n;
    unsigned i;

    memset(&n, 0, sizeof n);
    n.instruction = instruction;
    n.text = name;
    cli_must(mmaref_instruction_describe(instruction, &n.is));
    cli_must(mmaref_instruction_format(instruction, n.own, sizeof n.own));
    for (i = 0; i < MMAREF_OPERANDS; i++) {
        const char *type = mmaref_token_text(n.is.type[i]);
        n.type[i] = type == NULL ? "" : type;
    }
    n.scaled = n.is.scale_vector != 0;
    n.scale = n.scaled ? n.type[MMAREF_OPERAND_SCALE_A] : "";
    n.rounding = word_of(&n, MMAREF_QUALIFIER_ROUNDING);
    n.operation = word_of(&n, MMAREF_QUALIFIER_BITOP);
    n.saturates = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_SATFINITE) != MMAREF_TOKEN_NONE;
    return which == VOCABULARY_SASS ? put_sass(&n) : which == VOCABULARY_CUTE ? put_cute(&n) : put_llvm(&n);
}
