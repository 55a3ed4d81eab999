// SPDX-License-Identifier: MIT
// What every scoreboard counts. It draws the operands too: Verilator 5.006 cannot have a
// member of another class here. Rigs talk to their scoreboard through arguments of `clock`
// and `give` alone: the same Verilator moves reads of members across calls.
class scoreboard extends operands;
    string name;
    bit model;           // off: nothing is compared, to time the simulator alone
    int results;
    int first_failure;   // how many results it took; 0: none
    int site;            // the element of the first failure, as the seeded bugs count them
    string place;        // the same in words, worked out without the model
    string explanation;  // what the model's port says
    bit [31:0] coverage;
    string folder;       // for text vectors; empty: none are written
    int written;

    function new(input string title, input shape_t shape, input bit [63:0] seed);
        super.new(shape, seed);
        name = title;
        model = !$test$plusargs("nomodel");
        if (!$value$plusargs("vectors=%s", folder)) folder = "";
    endfunction

    function void refuse(input string what, input int status);
        $display("not ok - %s: %s: %s", name, what, mmaref_status_name(status));
        $fatal(1, "the model refuses");
    endfunction

    function void fail(input int after, input int element, input string where, input string why);
        if (first_failure != 0) return;
        first_failure = after;
        site = element;
        place = where;
        explanation = why;
    endfunction

    function bit finished(input int limit);
        return results >= limit || first_failure != 0;
    endfunction

    // The last place in the explanation where `part` stands; -1: nowhere.
    function int find(input string part);
        for (int i = explanation.len() - part.len(); i >= 0; i--) begin
            if (explanation.substr(i, i + part.len() - 1) == part) return i;
        end
        return -1;
    endfunction

    // What came of it. The explanation must name the place that the bench has found; `step`
    // is the first that differs, -1 if the explanation tells none.
    function void outcome(output outcome_t of_it, output string where, output string why);
        int mark = find("<- the first step");
        where = place;
        why = explanation;
        of_it.results = results;
        of_it.first_failure = first_failure;
        of_it.site = site;
        of_it.named = find(place) >= 0;
        of_it.coverage = coverage;
        of_it.step = -1;
        while (mark > 5 && of_it.step < 0) begin
            if (explanation.substr(mark - 5, mark - 1) == "step ") of_it.step = int'(explanation[mark]) - 48;
            mark--;
        end
    endfunction

    // A file for a text vector: the first few cases, and the first failure.
    function int vector_file(input bit failed);
        int file;
        string path = {folder, "/", name, failed ? ".failed.vec" : ".vec"};
        if (folder == "" || (!failed && written >= 4)) return 0;
        file = $fopen(path, !failed && written != 0 ? "a" : "w");
        if (file == 0) $fatal(1, "cannot write %s", path);
        if (failed || written == 0) mmaref_write_start(file);
        if (!failed) written++;
        return file;
    endfunction
endclass
