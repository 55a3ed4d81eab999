/* SPDX-License-Identifier: MIT */
/* See mmdpi_vector.h. */
#include "mmdpi_vector.h"

static void put_number(mmdpi_text *to, const char *before, unsigned number)
{
    mmdpi_put(to, before);
    mmdpi_put_unsigned(to, number);
}

void mmdpi_put_unknown(mmdpi_text *to, const mmdpi_vector *of, unsigned at)
{
    mmdpi_put(to, "X or Z in ");
    mmdpi_put(to, of->name);
    mmdpi_put(to, ",");
    if (of->registers != 0) {
        put_number(to, " lane ", at / 32 / of->registers);
        put_number(to, " register ", at / 32 % of->registers);
    } else if (of->count != 1) {
        put_number(to, " element ", at / of->width);
    }
    put_number(to, " bit ", at % of->width);
}

void mmdpi_put_narrow(mmdpi_text *to, const mmdpi_vector *of, unsigned bits)
{
    mmdpi_put(to, "argument ");
    mmdpi_put(to, of->name);
    put_number(to, " has ", bits);
    put_number(to, " bits, and ", of->count * of->width);
    mmdpi_put(to, " are needed");
}

void mmdpi_put_long(mmdpi_text *to, const char *name, unsigned characters, unsigned taken)
{
    mmdpi_put(to, "argument ");
    mmdpi_put(to, name);
    put_number(to, " has ", characters);
    put_number(to, " characters, and at most ", taken);
    mmdpi_put(to, " are taken");
}
