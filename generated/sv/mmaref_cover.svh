/* SPDX-License-Identifier: MIT */
/* A point for each numeric corner, MMAREF_COVER_... of mmaref.h.
 *
 * Generated from src/mmaref.h.
 * Do not edit: change the source and run `make generate`. */

`ifndef MMAREF_COVER_SVH
`define MMAREF_COVER_SVH

// Sampled with what mmaref_coverage or mmaref_dot_add tell.
covergroup mmaref_corners with function sample(bit [31:0] mask);
    option.per_instance = 1;
    cancellation:   coverpoint mask[0] { bins reached = {1'b1}; }
    truncated:      coverpoint mask[1] { bins reached = {1'b1}; }
    term_lost:      coverpoint mask[2] { bins reached = {1'b1}; }
    subnormal_in:   coverpoint mask[3] { bins reached = {1'b1}; }
    subnormal_c:    coverpoint mask[4] { bins reached = {1'b1}; }
    subnormal_out:  coverpoint mask[5] { bins reached = {1'b1}; }
    underflow:      coverpoint mask[6] { bins reached = {1'b1}; }
    overflow:       coverpoint mask[7] { bins reached = {1'b1}; }
    inexact:        coverpoint mask[8] { bins reached = {1'b1}; }
    tie:            coverpoint mask[9] { bins reached = {1'b1}; }
    carry_out:      coverpoint mask[10] { bins reached = {1'b1}; }
    floor:          coverpoint mask[11] { bins reached = {1'b1}; }
    nan_in:         coverpoint mask[12] { bins reached = {1'b1}; }
    inf_times_zero: coverpoint mask[13] { bins reached = {1'b1}; }
    inf_minus_inf:  coverpoint mask[14] { bins reached = {1'b1}; }
    infinity:       coverpoint mask[15] { bins reached = {1'b1}; }
    signalling:     coverpoint mask[16] { bins reached = {1'b1}; }
    tiny:           coverpoint mask[17] { bins reached = {1'b1}; }
endgroup

`endif
