/* SPDX-License-Identifier: MIT */
/* Rules that are slightly off, to see that the drawn products tell them apart. */
#ifndef ORACLE_MUTANTS_H
#define ORACLE_MUTANTS_H

#include "trial.h"

/* Compares the trial's rule with each mutant of it that its types can reveal; appends the
 * numbers of differing products to `report`; whether every mutant showed. */
bool mutants_run(const trial *t, unsigned count, char *report, int size);

#endif
