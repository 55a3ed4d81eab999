/* SPDX-License-Identifier: MIT */
/* The subcommands, in the order of main.c; argc and argv start at their own name. */
#ifndef MMAREF_CLI_COMMANDS_H
#define MMAREF_CLI_COMMANDS_H

#include "base/complain.h"

int cli_list(int argc, char **argv);
int cli_chips(int argc, char **argv);
int cli_show(int argc, char **argv);
int cli_lint(int argc, char **argv);
int cli_layout(int argc, char **argv);
int cli_check(int argc, char **argv);
int cli_where(int argc, char **argv);
int cli_element(int argc, char **argv);
int cli_explain(int argc, char **argv);
int cli_inputs(int argc, char **argv);
int cli_banks(int argc, char **argv);
int cli_reuse(int argc, char **argv);
int cli_load(int argc, char **argv);
int cli_split(int argc, char **argv);
int cli_run(int argc, char **argv);
int cli_gen(int argc, char **argv);
int cli_merge(int argc, char **argv);
int cli_diff(int argc, char **argv);
int cli_compress(int argc, char **argv);
int cli_expand(int argc, char **argv);
int cli_mac16(int argc, char **argv);
int cli_dot(int argc, char **argv);
int cli_gemm(int argc, char **argv);
int cli_selftest(int argc, char **argv);

/* Runs the command in argv[1] on; returns its exit status. */
int commands_run(int argc, char **argv);

#endif
