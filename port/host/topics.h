/* SPDX-License-Identifier: MIT */
/* What mmaref help tells beside the options of a command: topics, with examples. */
#ifndef MMAREF_TOPICS_H
#define MMAREF_TOPICS_H

#include <stddef.h>
#include <stdio.h>

/* The name of topic number `index`, counted from 0; NULL after the last. */
const char *topics_name(size_t index);

/* Prints a topic, whose index is that of a name. */
void topics_print(size_t index);

/* Prints their names. */
void topics_list(FILE *out);

#endif
