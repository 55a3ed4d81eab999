/* SPDX-License-Identifier: MIT */
/* What a module of PTX says of itself. */
#ifndef MMAREF_CLI_LINT_PTX_MODULE_H
#define MMAREF_CLI_LINT_PTX_MODULE_H

#include "ask/target.h"

/* Puts the first .version and .target of a text into a request, where it has neither target nor version of its own.
 * What the tables do not know is left out. */
void ptx_module_read(const char *text, target_request *request);

#endif
