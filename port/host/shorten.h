/* SPDX-License-Identifier: MIT */
/* Instructions named in short. */
#ifndef MMAREF_SHORTEN_H
#define MMAREF_SHORTEN_H

#include "host.h"

/* An instruction string in full, or a line of PTX that has one (pasted.h); or some of its words without `sync`, in
 * any order as long as like ones keep theirs: "f32.f16.f16.f32.m16n8k16" is the shortest instruction that has
 * these words. Complains if there is none, or several as short, of which it lists the first. */
int shorten_parse(const char *text, mmaref_instruction *instruction);

#define SHORTEN_WORDS 32 /* of an abbreviation, at most */

/* The words of an abbreviation. */
typedef struct {
    char text[MMAREF_TEXT_MAX + 1];
    unsigned count;
    const char *word[SHORTEN_WORDS]; /* in `text` */
    size_t length[SHORTEN_WORDS];
    uint8_t qualifier[SHORTEN_WORDS]; /* mmaref_token_qualifier: like words come in their order */
} shorten_words;

/* Cuts an abbreviation, spelled in any case, at its dots. Complains about the first word that no instruction has. */
int shorten_read(const char *text, shorten_words *wanted);

/* Whether the name of an instruction has all the words, like ones in their order. */
bool shorten_fits(const char *name, const shorten_words *wanted);

/* Complains, about `place`, of an instruction that another chapter of the specification defines, and says where;
 * EXIT_EQUAL if `text` does not begin with one. */
int shorten_check_chapter(const char *place, const char *text);

#endif
