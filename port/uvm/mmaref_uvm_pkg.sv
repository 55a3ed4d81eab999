// SPDX-License-Identifier: MIT
// Scoreboards for UVM: each has an analysis port for items of operands and a result. See README.md.
package mmaref_uvm_pkg;
    import uvm_pkg::*;
    import mmaref_pkg::*;
`include "uvm_macros.svh"
`include "mmaref_uvm_items.svh"
`include "mmaref_uvm_scoreboard.svh"
endpackage
