/* SPDX-License-Identifier: MIT */
/* DPI with a library without mac16: each call is refused and leaves the reason. Prints what does not hold and ends
 * with the number of that. */
#include <stdio.h>
#include <string.h>

#include "mmaref_dpi.h"
#include "mmaref_dpi_vectors.h"

static const uint32_t operand[2], x[128], y[128], z[1024];
static const char reason[] = "mac16: left out of this build";
static int wrong;

static void is(int holds, const char *what)
{
    if (!holds) {
        puts(what);
        wrong++;
    }
}

static void is_refused(int status, const char *what)
{
    is(status == MMAREF_E_LEFT_OUT, what);
    is(mmaref_dpi_error_count() == 1 && strcmp(mmaref_dpi_error_next(), reason) == 0, "and leaves the reason");
}

int main(void)
{
    uint32_t out[1024];
    unsigned i;

    memset(out, 0x55, sizeof out);
    is_refused(mmaref_dpi_mac16(operand, x, y, z, out), "mac16 is refused");
    for (i = 0; i < 1024; i++) {
        is(out[i] == 0x55555555, "and changes no output");
    }
    is_refused(mmaref_dpi_compare_mac16(operand, x, y, z, z), "a comparison is refused");
    is(strcmp(mmaref_dpi_explain_mac16(operand, x, y, z, z), reason) == 0, "an explanation is the reason");
    return wrong;
}
