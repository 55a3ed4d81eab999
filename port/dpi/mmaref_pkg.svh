// SPDX-License-Identifier: MIT
// Types, imports and helpers of the model: the body of mmaref_pkg, or a header of its own.
//
// Functions that return `int` return 0 or more, or a negative status, MMAREF_E_... of mmaref.h. With a
// negative status outputs are 0, and the reason waits in the queue.
`ifndef MMAREF_PKG_SVH
`define MMAREF_PKG_SVH

`include "mmaref_ids.svh"
`include "mmaref_instructions.svh"
`include "mmaref_types.svh"
`include "mmaref_imports.svh"
`include "mmaref_helpers.svh"
`ifdef MMAREF_COVERGROUP // for simulators that have covergroups
`include "mmaref_cover.svh"
`endif

`endif
