# SPDX-License-Identifier: MIT
# Coverage of lines and branches (tests/robust/lines). Included by the Makefile.

## lines: the lines and branches of src that no unit test and no vector reaches; all are those listed in tests/robust/lines
.PHONY: lines
lines:
	@tests/install.sh build lua
	@BUILD=$(abspath $(BUILD)) tests/robust/lines/measure.sh $(abspath $(BUILD))/lines
	@lua5.4 tests/robust/lines/check.lua tests/robust/lines/unreached.txt '^src/' < $(BUILD)/lines/gcov.txt
