// SPDX-License-Identifier: MIT
// Seeded bugs of the units that no chip has, as dut_bug.svh: without COSIM_BUGS they are not there.
`ifndef CUSTOM_BUG_SVH
`define CUSTOM_BUG_SVH

`include "dut_bug.svh"
`ifdef COSIM_BUGS
`define CUSTOM_BUG(NAME) (custom_bug_pkg::active == custom_bug_pkg::NAME)
`else
`define CUSTOM_BUG(NAME) 1'b0
`endif

`endif
