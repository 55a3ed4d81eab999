// SPDX-License-Identifier: MIT
// Seeded bugs of core and bus, beside those of the unit in dut/dut_bug.svh. Without COSIM_BUGS they
// are not there; with it a test bench picks one at run time.
`ifndef SOC_BUG_SVH
`define SOC_BUG_SVH

`ifdef COSIM_BUGS
`define SOC_BUG(NAME) (soc_bug_pkg::active == soc_bug_pkg::NAME)
`else
`define SOC_BUG(NAME) 1'b0
`endif

`endif
