// SPDX-License-Identifier: MIT
// What every scoreboard counts. It draws the operands too: Verilator 5.006 cannot have a
// member of another class here. Rigs talk to their scoreboard through arguments of `clock`
// and `give` alone: the same Verilator moves reads of members across calls.
class scoreboard extends operands;
    string name;
    bit model = 1;       // off: nothing is compared, to time the simulator alone
    int results;
    int failures;
    int first_failure;   // how many results it took; 0: none
    string explanation;  // of the first failure
    string place;        // where it is, worked out without the model
    bit [31:0] coverage;

    function new(input string title, input shape_t shape, input bit [63:0] seed);
        super.new(shape, seed);
        name = title;
        model = !$test$plusargs("nomodel");
    endfunction

    function void refuse(input string what, input int status);
        $display("not ok - %s: %s: %s", name, what, mmaref_status_name(status));
        $fatal(1, "the model refuses");
    endfunction

    function void fail(input int after, input string where, input string why);
        failures++;
        if (first_failure != 0) return;
        first_failure = after;
        explanation = why;
        place = where;
    endfunction

    function bit finished(input int limit);
        return results >= limit || first_failure != 0;
    endfunction

    // An explanation must name the place that the bench has found by itself.
    function bit names_place();
        for (int i = 0; i + place.len() <= explanation.len(); i++) begin
            if (explanation.substr(i, i + place.len() - 1) == place) return 1;
        end
        return 0;
    endfunction
endclass
