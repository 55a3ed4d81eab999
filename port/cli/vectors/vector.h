/* SPDX-License-Identifier: MIT */
/* Text vectors: the cases of a file, read one by one. */
#ifndef MMAREF_CLI_VECTORS_VECTOR_H
#define MMAREF_CLI_VECTORS_VECTOR_H

#include "base/line_reader.h"

/* The keys of a case: arrays of words, arrays of bytes, settings. */
enum {
    VECTOR_A,
    VECTOR_B,
    VECTOR_C,
    VECTOR_D,
    VECTOR_E,
    VECTOR_SCALE_A,
    VECTOR_SCALE_B,
    VECTOR_X,
    VECTOR_Y,
    VECTOR_Z,
    VECTOR_Z_OUT,
    VECTOR_OPERAND,
    VECTOR_R,
    VECTOR_ADDRESS,
    VECTOR_WORD_ARRAYS,
    VECTOR_MEMORY = VECTOR_WORD_ARRAYS,
    VECTOR_MEMORY_OUT,
    VECTOR_ARRAYS,
    VECTOR_ARITH = VECTOR_ARRAYS,
    VECTOR_F,
    VECTOR_SELECT_A,
    VECTOR_SELECT_B,
    VECTOR_P,
    VECTOR_STRIDE,
    VECTOR_STATUS,
    VECTOR_KEYS
};

#define VECTOR_WORDS_MAX 1024
#define VECTOR_BYTES_MAX 65536

typedef enum {
    VECTOR_SENSELESS,
    VECTOR_ALLOWED,
    VECTOR_NEEDED
} vector_use;

/* An instruction, and what a case of it holds. */
typedef struct {
    mmaref_instruction instruction;
    mmaref_description description;
    bool moves;                        /* between registers and memory */
    bool stores;                       /* its result is memory */
    unsigned result;                   /* the array that it fills */
    uint8_t operand[VECTOR_ARRAYS];    /* whose registers an array holds; MMAREF_OPERANDS: no operand's */
    unsigned words[VECTOR_ARRAYS];     /* how many an array of words has; 0: it is absent */
    vector_use setting[VECTOR_KEYS];   /* from VECTOR_ARITH on */
} vector_form;

/* One case: its instruction, arithmetic, settings, and arrays of words or bytes. */
typedef struct {
    vector_form form;
    mmaref_arithmetic arithmetic;
    uint8_t profile; /* MMAREF_PROFILES: a block that is no profile's */
    char refused[120]; /* why the instruction is refused; empty: it is not */
    char refused_insn[MMAREF_TEXT_MAX]; /* the text of one that is */
    uint32_t selector;       /* `f`, `select_a`, `select_b` */
    uint16_t select_a[2], select_b[2];
    uint32_t p, stride;      /* of wmma.load and wmma.store; MMAREF_STRIDE_DEFAULT: none given */
    mmaref_status status;    /* that is expected; MMAREF_OK unless the case says otherwise */
    unsigned line;                 /* of `insn` */
    unsigned line_of[VECTOR_KEYS]; /* 0: the case has no such key */
    unsigned count[VECTOR_ARRAYS];
    uint32_t words[VECTOR_WORD_ARRAYS][VECTOR_WORDS_MAX]; /* only the first `count` mean something */
    uint8_t bytes[VECTOR_ARRAYS - VECTOR_WORD_ARRAYS][VECTOR_BYTES_MAX]; /* from VECTOR_MEMORY on */
} vector_case;

/* The state of reading a file, with the last instruction and arithmetic, which are usually repeated. */
typedef struct {
    line_reader lines;
    FILE *echo; /* gets every line but results, `status` and `end`; NULL: none */
    uint64_t *digest; /* the digest of all cases, skipped ones too; NULL, as after opening: not wanted */
    struct {
        char text[MMAREF_TEXT_MAX];
        size_t length; /* 0: none yet */
        vector_form form;
    } insn;
    struct {
        char text[MMAREF_TEXT_MAX];
        size_t length;
        mmaref_arithmetic block;
        uint8_t profile;
    } arith; /* for that instruction */
} vector_reader;

/* Opens a file and checks its first line, which may be missing if the file may be empty and has only comments.
 * EXIT_UNREADABLE after complaining; the file is then closed. */
int vector_open(vector_reader *reader, const char *path, bool may_be_empty);

/* Reads and checks the next case: 1, 0 at the end of the file, -1 after complaining. If `into` is NULL, the case is
 * skipped without being checked or echoed. */
int vector_next(vector_reader *reader, vector_case *into);

void vector_close(vector_reader *reader);

/* The name of a key in the file ("d", "z_out", "arith"). */
const char *vector_key_name(unsigned key);

#endif
