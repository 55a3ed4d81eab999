// SPDX-License-Identifier: MIT
// Scoreboards: what was sent, what the model makes of it, and the first difference.
package scoreboard_pkg;
    import mmaref_pkg::*;
    import format_pkg::*;
    import stimulus_pkg::*;

    typedef struct packed {
        int results;
        int first_failure; // how many results it took; 0: none
        int site;          // which element it was
        int step;          // the first step that differs; -1: none is known
        bit named;         // the explanation names the element
        bit [31:0] coverage;
    } outcome_t;

    `include "scoreboard.svh"
    `include "dot_scoreboard.svh"
    `include "mma_scoreboard.svh"
    `include "mac16_scoreboard.svh"
endpackage
