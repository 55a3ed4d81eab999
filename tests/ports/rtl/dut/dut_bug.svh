// SPDX-License-Identifier: MIT
// Seeded bugs. Without COSIM_BUGS they are not there: the macros vanish, and the
// design is what is linted and synthesised. With it, the bench picks one bug at run
// time, and the one element of the result (`site`) that it may touch. COSIM_BUG=NAME
// switches one on from the start.
`ifndef DUT_BUG_SVH
`define DUT_BUG_SVH

`ifdef COSIM_BUG
`define COSIM_BUGS
`endif

`ifdef COSIM_BUGS
`define BUG_AT(NAME, AT) ((dut_bug_pkg::active == dut_bug_pkg::NAME) && \
                          (dut_bug_pkg::everywhere || (dut_bug_pkg::site == 16'(AT))))
`define BUG_SITE_PORT input logic [15:0] bug_site,
`define BUG_SITE(AT) .bug_site(16'(AT)),
`else
`define BUG_AT(NAME, AT) 1'b0
`define BUG_SITE_PORT
`define BUG_SITE(AT)
`endif

// In a module that has BUG_SITE_PORT.
`define BUG(NAME) `BUG_AT(NAME, bug_site)

`endif
