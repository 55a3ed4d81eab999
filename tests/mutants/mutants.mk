# SPDX-License-Identifier: MIT
# Mutation testing (tests/mutants). Included by the Makefile.

## mutants: faults put into src, generated and generator, one at a time: 1000, 300 and 200; COUNT=100 SEED=2 for others
.PHONY: mutants
mutants:
	@tests/install.sh build lua test
	@unset MAKELEVEL MAKEFLAGS MFLAGS; \
		nice lua5.4 tests/mutants/run.lua --folder $(abspath $(BUILD))/mutants --jobs $(or $(JOBS),$(shell nproc)) \
		$(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY)) $(if $(AGAIN),--again)
