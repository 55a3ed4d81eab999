# SPDX-License-Identifier: MIT
# Coverage of lines and branches (tests/lines). Included by the Makefile.

## lines: the lines and branches of src that no unit test and no vector reaches; all are those listed in tests/lines
.PHONY: lines
lines:
	@tests/install.sh build lua
	@tests/lines/measure.sh $(abspath $(BUILD))/lines
	@lua5.4 tests/lines/check.lua tests/lines/unreached.txt '^src/' < $(BUILD)/lines/gcov.txt
