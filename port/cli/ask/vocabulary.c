/* SPDX-License-Identifier: MIT */
/* Texts in other vocabularies. See vocabulary.h. */
#include "ask/vocabulary.h"

#include <string.h>

/* Translates word by word, unless the text has operands. */
static void read_words(const char *text, vocabulary_text *ours)
{
    const char *means;
    name_pieces p;
    unsigned i;

    pieces_cut(&p, text, strpbrk(text, "%{[;$") == NULL ? strlen(text) : 0, ". ,\t\r\n");
    for (i = 0; i < p.count; i++) {
        means = vocabulary_meaning(p.piece[i], p.length[i]);
        means = means != NULL ? means : vocabulary_shape(p.piece[i], p.length[i]);
        if (means != NULL) {
            vocabulary_add(ours, means);
            ours->what = "words of other vocabularies";
        } else {
            vocabulary_add_word(ours, &p, i);
        }
    }
    if (ours->words[0] == '\0' && p.count != 0) {
        vocabulary_add_piece(ours, p.piece[0], p.length[0]); /* nothing else than a word that says nothing */
    }
}

int vocabulary_translate(const char *text, vocabulary_text *ours)
{
    bool (*const readers[])(const char *, vocabulary_text *, int *) = {
        vocabulary_read_sass, vocabulary_read_cute, vocabulary_read_cutlass, vocabulary_read_llvm,
        vocabulary_read_mlir, vocabulary_read_cxx,  vocabulary_read_kernel,
    };
    int status = EXIT_EQUAL;
    size_t i;

    ours->what = NULL;
    ours->words[0] = '\0';
    for (i = 0; i < sizeof readers / sizeof readers[0]; i++) {
        if (readers[i](text, ours, &status)) {
            return status;
        }
    }
    read_words(text, ours);
    return EXIT_EQUAL;
}
