/* SPDX-License-Identifier: MIT */
/* The topics of mmaref help, with examples. */
#ifndef MMAREF_CLI_HELP_TOPICS_H
#define MMAREF_CLI_HELP_TOPICS_H

#include <stddef.h>
#include <stdio.h>

/* The name of topic number `index`, counted from 0; NULL after the last. */
const char *topics_name(size_t index);

/* Prints a topic by the index of its name. */
void topics_print(size_t index);

/* Prints their names. */
void topics_list(FILE *out);

#endif
