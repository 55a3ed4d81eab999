# SPDX-License-Identifier: MIT
# Mutation testing (tests/robust/mutants). Included by the Makefile.

## mutants: faults put into src, generated, generator and port, one at a time; COUNT=100 SEED=2 for others, ONLY=port/dpi
.PHONY: mutants
mutants:
	@tests/install.sh build lua test$(if $(filter port/% all,$(or $(ONLY),all)), selftest riscv boards cosim wasm node page)
	@unset MAKELEVEL MAKEFLAGS MFLAGS; \
		nice lua5.4 tests/robust/mutants/run.lua --folder $(abspath $(BUILD))/mutants --jobs $(or $(JOBS),$(shell nproc)) \
		$(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY)) $(if $(AGAIN),--again)
