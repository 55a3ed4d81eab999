# SPDX-License-Identifier: MIT
# RTL co-simulation. Included by the Makefile.

## cosim: RTL against the model in Verilator and Icarus, and bugs seeded into the RTL, some minutes
.PHONY: cosim
cosim:
	@tests/install.sh build lua test cosim
	@env -u MAKEFLAGS -u MFLAGS tests/ports/rtl/cosim.sh
