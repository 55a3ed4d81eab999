/* SPDX-License-Identifier: MIT */
/* The sum of a dot product before it is rounded, as the accumulator of a unit has it. */
#ifndef MMAREF_CLI_DOT_FIXED_SUM_H
#define MMAREF_CLI_DOT_FIXED_SUM_H

#include "dot/read.h"

/* Answers `mmaref dot --fixed`: an integer and the exponent of its last bit, a row for each arithmetic. EXIT_UNREADABLE
 * after complaining. */
int fixed_sum_answer(const dot *of, const dot_options *o, const arith_list *list);

#endif
