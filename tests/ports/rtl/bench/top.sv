// SPDX-License-Identifier: MIT
// Every configuration of the design against the model. With COSIM_BUGS: those that the
// seeded bugs need, then every bug, with COSIM_FEW a few; with COSIM_BUG=NAME: one, with that bug in it.
// Plusargs: +results=N, +only=NAME, +seed=N, +vectors=FOLDER, +nomodel, +nobugs.
`include "dut_bug.svh"
module top;
    import mmaref_pkg::*;
    import stimulus_pkg::*;
    import scoreboard_pkg::*;
    import rig_pkg::*;
`ifdef COSIM_BUGS
    import dut_bug_pkg::*;
    import campaign_pkg::*;
    localparam bit [RIGS-1:0] BUILT = needed();
`else
    localparam bit [RIGS-1:0] BUILT = '1;
`endif

    bit clk, rst_n;
    mode_t mode;
    int limit;
    bit [63:0] seed;
    bit on[RIGS], done[RIGS];
    bit rig_clk[RIGS];
    outcome_t outcome[RIGS];
    string place[RIGS], explanation[RIGS];
    int failures;

    initial forever #5 clk = !clk;
    for (genvar i = 0; i < int'(RIGS); i++) begin : clocks
        // A rig that is off costs nothing.
        assign rig_clk[i] = clk && on[i];
    end

    function automatic string title(input int rig);
        rig_t r = rig_t'(rig);
        return r.name();
    endfunction

    `include "rigs.svh"

    task automatic run(input int rig, input mode_t how, input int results);
        mode = how;
        limit = results;
        rst_n = 0;
        @(negedge clk) on[rig] = 1;
        repeat (2) @(negedge clk);
        rst_n = 1;
        @(negedge clk);
        while (!done[rig]) @(negedge clk);
        on[rig] = 0;
    endtask

    task automatic tell(input bit ok, input string what);
        if (ok) $display("ok - %s", what);
        else $display("not ok - %s", what);
        if (!ok) failures++;
    endtask

    // The story of a failure, as comments.
    task automatic tell_why(input int rig);
        int from = 0;
        string why = {place[rig], "\n", explanation[rig], "\n"};
        for (int i = 0; i < why.len(); i++) begin
            if (why[i] != "\n") continue;
            if (i > from) $display("# %s", why.substr(from, i - 1));
            from = i + 1;
        end
    endtask

    // ---- Do all configurations match? --------------------------------------------------
    task automatic match(input int results);
        bit [31:0] corners = 0;
        int total = 0;
        string only = "";
        bit all = !$value$plusargs("only=%s", only);
        for (int i = 0; i < int'(RIGS); i++) begin
            if (!BUILT[i] || (!all && title(i) != only)) continue;
            run(i, MIXED, results);
            total += outcome[i].results;
            corners |= outcome[i].coverage;
            tell(outcome[i].first_failure == 0 && outcome[i].results >= results,
                 {$sformatf("%-20s ", title(i)), // its own call, or Verilator 5.006 pads all of it to the left
                  $sformatf("%0d results, corners %04x", outcome[i].results, outcome[i].coverage)});
            if (outcome[i].first_failure != 0) tell_why(i);
        end
        if (&BUILT && all && !$test$plusargs("nomodel")) begin
            tell(corners == 32'hffff, $sformatf("corners reached: %04x", corners));
        end
        if (total == 0) tell(0, "nothing was compared: +only names no configuration, or +results none");
        $display("# %0d results", total);
    endtask

`ifdef COSIM_BUGS
    `include "campaign.svh"
`endif

    initial begin
        int results;
        if (!$value$plusargs("seed=%d", seed)) seed = 1;
        if (!$value$plusargs("results=%d", results)) results = 100000;
        match(results);
`ifdef COSIM_BUGS
`ifndef COSIM_BUG
        if (!$test$plusargs("nobugs")) campaign();
`endif
`endif
        $display("# %0d failed", failures);
        $finish;
    end
endmodule
