/* SPDX-License-Identifier: MIT */
/* Instructions and types as other vocabularies name them: machine code (SASS), CuTe, CUTLASS, LLVM and MLIR, CUDA C++,
 * names of library kernels, and words such as half or nvfp4. What follows a rule is in code, the rest in
 * generator/spec/other_names.lua. */
#ifndef MMAREF_CLI_ASK_VOCABULARY_H
#define MMAREF_CLI_ASK_VOCABULARY_H

#include "base/complain.h"

/* ---- From other vocabularies ------------------------------------------ */

#define VOCABULARY_TEXT_MAX 240 /* longer than any instruction */

/* A text in words of PTX with dots between them. a|b is either of them, !a|b neither. */
typedef struct {
    const char *what; /* the vocabulary, with what is known of it; NULL: the text is in PTX's own words */
    char words[VOCABULARY_TEXT_MAX];
} vocabulary_text;

/* Translates a text. Words of PTX stay as they are. EXIT_UNREADABLE after complaining that a vocabulary, which the text
 * is of, has no such name. */
int vocabulary_translate(const char *text, vocabulary_text *ours);

/* Whether a word of a translation takes, or excludes, a word of PTX. */
bool vocabulary_takes(const char *word, size_t length, const char *own, size_t own_length);

/* ---- To other vocabularies -------------------------------------------- */

typedef enum { VOCABULARY_SASS, VOCABULARY_CUTE, VOCABULARY_LLVM, VOCABULARIES } vocabulary;

#define VOCABULARY_NAME_MAX 200

/* Writes the name of an instruction; false if the vocabulary has none. */
bool vocabulary_name(vocabulary which, const mmaref_instruction *instruction, char name[VOCABULARY_NAME_MAX]);

/* CuTe's name of a type; NULL if it has none. */
const char *vocabulary_cute_type(uint8_t type);

/* ---- Data: generated/cli/other_names.c -------------------------------- */

/* The last row of each table has NULLs. */
typedef struct {
    const char *names, *means, *cute; /* names and words have blanks between them */
} vocabulary_word;

typedef struct {
    const char *name, *a, *d; /* instruction of machine code; types of A and B, and of D */
} vocabulary_machine;

typedef struct {
    const char *words, *machine, *cute;
    unsigned values; /* CuTe's number is that of matrices times this */
} vocabulary_move;

extern const vocabulary_word vocabulary_words[];
extern const vocabulary_machine vocabulary_machines[];
extern const vocabulary_move vocabulary_moves[];

/* ---- Between the files of vocabulary ----------------------------------- */

#define VOCABULARY_PIECES 40

/* The pieces of a name. */
typedef struct {
    unsigned count;
    const char *piece[VOCABULARY_PIECES];
    size_t length[VOCABULARY_PIECES];
} name_pieces;

/* Cuts a text at any of the separators; empty pieces are left out. */
void pieces_cut(name_pieces *p, const char *text, size_t length, const char *separators);

/* Whether a piece is a word; letters may be of either case. */
bool piece_is(const name_pieces *p, unsigned index, const char *word);

/* Appends words with blanks between them. */
void vocabulary_add(vocabulary_text *ours, const char *words);
void vocabulary_add_piece(vocabulary_text *ours, const char *piece, size_t length);

/* Appends a piece as PTX spells it, a word that PTX does not have as it is. */
void vocabulary_add_word(vocabulary_text *ours, const name_pieces *p, unsigned index);

/* What a word means, in words of PTX; NULL if no vocabulary has it. */
const char *vocabulary_meaning(const char *word, size_t length);

/* The same of a type in any namespace: cute::float_e4m3_t, experimental::precision::b1. */
const char *vocabulary_type(const char *type, size_t length);

/* The shape of digits such as 16816 or 16x8x16, in the word of PTX; NULL if no mma has it. */
const char *vocabulary_shape(const char *digits, size_t length);

/* Adds it. EXIT_UNREADABLE after complaining, in the name of `what`, that no mma has this shape. */
int vocabulary_add_shape(vocabulary_text *ours, const char *what, const char *digits, size_t length);

/* Each says whether the text is of its vocabulary, and sets *status to EXIT_EQUAL or EXIT_UNREADABLE if so. */
bool vocabulary_read_sass(const char *text, vocabulary_text *ours, int *status);
bool vocabulary_read_cute(const char *text, vocabulary_text *ours, int *status);
bool vocabulary_read_cutlass(const char *text, vocabulary_text *ours, int *status);
bool vocabulary_read_llvm(const char *text, vocabulary_text *ours, int *status);
bool vocabulary_read_mlir(const char *text, vocabulary_text *ours, int *status);
bool vocabulary_read_cxx(const char *text, vocabulary_text *ours, int *status);
bool vocabulary_read_kernel(const char *text, vocabulary_text *ours, int *status);

#endif
