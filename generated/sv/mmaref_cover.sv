/* SPDX-License-Identifier: MIT */
/* A cover property for each numeric corner, MMAREF_COVER_... of mmaref.h.
 *
 * Generated from src/mmaref.h.
 * Do not edit: change the source and run `make generate`. */

// `mask` has what mmaref_coverage or mmaref_dot_add tell, a clock for each result, and 0 in others.
module mmaref_cover (input logic clk, input bit [17:0] mask);
    cancellation:   cover property (@(posedge clk) mask[0]);
    truncated:      cover property (@(posedge clk) mask[1]);
    term_lost:      cover property (@(posedge clk) mask[2]);
    subnormal_in:   cover property (@(posedge clk) mask[3]);
    subnormal_c:    cover property (@(posedge clk) mask[4]);
    subnormal_out:  cover property (@(posedge clk) mask[5]);
    underflow:      cover property (@(posedge clk) mask[6]);
    overflow:       cover property (@(posedge clk) mask[7]);
    inexact:        cover property (@(posedge clk) mask[8]);
    tie:            cover property (@(posedge clk) mask[9]);
    carry_out:      cover property (@(posedge clk) mask[10]);
    floor:          cover property (@(posedge clk) mask[11]);
    nan_in:         cover property (@(posedge clk) mask[12]);
    inf_times_zero: cover property (@(posedge clk) mask[13]);
    inf_minus_inf:  cover property (@(posedge clk) mask[14]);
    infinity:       cover property (@(posedge clk) mask[15]);
    signalling:     cover property (@(posedge clk) mask[16]);
    tiny:           cover property (@(posedge clk) mask[17]);
`ifdef MMAREF_COVERAGE_SAVED // the main program of verilator --binary saves none
    final $c("Verilated::threadContextp()->coveragep()->write(\"coverage.dat\");");
`endif
endmodule
