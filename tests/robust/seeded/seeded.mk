# SPDX-License-Identifier: MIT
# What the self-test finds of seeded faults (port/firmware/coverage.md). Included by the Makefile.
SEEDS ?= 12

## seeded: seeded faults of src and of the code of a Cortex-M3, and whether the self-test finds them; SEEDS='101 102'
.PHONY: seeded
seeded:
	@tests/install.sh build lua selftest
	@nice tests/robust/seeded/measure.sh figures $(SEEDS) > $(BUILD)/fault_coverage.txt
	@mv $(BUILD)/fault_coverage.txt port/firmware/fault_coverage.txt
	@tests/robust/seeded/measure.sh table < port/firmware/fault_coverage.txt
