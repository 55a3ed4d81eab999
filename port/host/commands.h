/* SPDX-License-Identifier: MIT */
/* The subcommands, in the order of main.c; argc and argv start at their own name. */
#ifndef MMAREF_COMMANDS_H
#define MMAREF_COMMANDS_H

#include "host.h"

int host_list(int argc, char **argv);
int host_chips(int argc, char **argv);
int host_show(int argc, char **argv);
int host_layout(int argc, char **argv);
int host_check(int argc, char **argv);
int host_where(int argc, char **argv);
int host_element(int argc, char **argv);
int host_explain(int argc, char **argv);
int host_inputs(int argc, char **argv);
int host_banks(int argc, char **argv);
int host_reuse(int argc, char **argv);
int host_run(int argc, char **argv);
int host_gen(int argc, char **argv);
int host_merge(int argc, char **argv);
int host_diff(int argc, char **argv);
int host_compress(int argc, char **argv);
int host_expand(int argc, char **argv);
int host_mac16(int argc, char **argv);
int host_dot(int argc, char **argv);
int host_gemm(int argc, char **argv);
int host_selftest(int argc, char **argv);

/* Does what the words behind argv[0], `mmaref`, ask for: an exit status. */
int commands_run(int argc, char **argv);

#endif
