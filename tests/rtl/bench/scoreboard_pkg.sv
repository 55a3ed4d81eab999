// SPDX-License-Identifier: MIT
// Scoreboards: what was sent, what the model makes of it, and the first difference.
package scoreboard_pkg;
    import mmaref_pkg::*;
    import format_pkg::*;
    import stimulus_pkg::*;

    `include "scoreboard.svh"
    `include "dot_scoreboard.svh"
    `include "mma_scoreboard.svh"
    `include "mac16_scoreboard.svh"
endpackage
