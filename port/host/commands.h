/* SPDX-License-Identifier: MIT */
/* The subcommands; argc and argv start at their own name. */
#ifndef MMAREF_COMMANDS_H
#define MMAREF_COMMANDS_H

#include "host.h"

int host_layout(int argc, char **argv);
int host_where(int argc, char **argv);
int host_element(int argc, char **argv);
int host_inputs(int argc, char **argv);
int host_explain(int argc, char **argv);
int host_check(int argc, char **argv);
int host_chips(int argc, char **argv);
int host_dot(int argc, char **argv);
int host_banks(int argc, char **argv);
int host_reuse(int argc, char **argv);
int host_merge(int argc, char **argv);
int host_gen(int argc, char **argv);
int host_diff(int argc, char **argv);
int host_compress(int argc, char **argv);
int host_expand(int argc, char **argv);
int host_mac16(int argc, char **argv);

/* Finds the subcommand that argv[1] names or abbreviates, and runs it or prints its help. */
int commands_run(int argc, char **argv);

#endif
