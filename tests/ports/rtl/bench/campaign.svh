// SPDX-License-Identifier: MIT
// The campaign: every seeded bug must be caught, and the element that it spoils named.
//
// Each bug runs three times: on random bits and on corner operands with the bug in every
// element, then on corners with the bug in one element only, which has to be the one that
// bench and model name.
`ifdef COSIM_FEW
localparam int RANDOM_RESULTS = 2000;
localparam int CORNER_RESULTS = 10000;
`else
localparam int RANDOM_RESULTS = 20000;
localparam int CORNER_RESULTS = 100000;
`endif
localparam int SITE_RESULTS = 2000000;

function automatic string after(input outcome_t o);
    return o.first_failure != 0 ? $sformatf("after %0d", o.first_failure) : $sformatf("not in %0d", o.results);
endfunction

// Whether the bug is caught, and a line that tells.
task automatic try_bug(input bug_t bug, output bit caught, output bit by_random, output string line);
    int rig = int'(rig_of(bug));
    string by_corners, named = "no element of its own";

    active = bug;
    everywhere = 1;
    run(rig, RANDOM, RANDOM_RESULTS);
    by_random = outcome[rig].first_failure != 0;
    line = $sformatf("%-23s %-20s %s%-13s", bug.name(), title(rig), by_random ? " " : "*", after(outcome[rig]));
    run(rig, CORNERS, CORNER_RESULTS);
    by_corners = after(outcome[rig]);
    caught = outcome[rig].first_failure != 0 && outcome[rig].named;
    if (caught && has_site(bug)) begin
        everywhere = 0;
        site = 16'(site_of(bug));
        run(rig, CORNERS, SITE_RESULTS);
        named = place[rig];
        if (outcome[rig].step >= 0) named = {named, $sformatf(" step %0d", outcome[rig].step)};
        caught = outcome[rig].first_failure != 0 && outcome[rig].named && is_site(bug, outcome[rig].site);
    end
    line = $sformatf("%s %-13s %s", line, by_corners, caught ? named : "not caught, or misnamed");
    active = NONE;
endtask

task automatic campaign();
    int only_corners = 0;
    int tried = 0;
    bit caught, by_random;
    string line;
    bug_t bug;

    $display("# %-23s %-20s %-14s %-13s %s", "bug", "unit", " random", "corners", "in one element: named as");
    for (int i = int'(NOTHING) + 1; i < int'(BUGS); i++) begin
        bug = bug_t'(i);
        if (!is_wanted(bug)) continue;
        try_bug(bug, caught, by_random, line);
        only_corners += int'(!by_random);
        tried += 1;
        tell(caught, line);
        if (!caught) tell_why(int'(rig_of(bug)));
    end
    $display("# %0d bugs, %0d of them (*) shown by corners only", tried, only_corners);
    // A campaign that cannot fail proves nothing.
    try_bug(NOTHING, caught, by_random, line);
    tell(!caught && !by_random, "a bug that does nothing is not caught");
endtask
