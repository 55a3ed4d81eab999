// SPDX-License-Identifier: MIT
// Dot products in flight: results come back in order, under their tags.
class dot_scoreboard extends scoreboard;
    mmaref_dot_types_t types;
    mmaref_arithmetic_t arithmetic;
    int l, a_width, b_width;
    int issued;
    int idle; // a unit that loses a result never gives it
    mmaref_vector_t a[256], b[256]; // by tag
    bit [63:0] c[256];

    function new(input string title, input mmaref_dot_types_t t, input shape_t shape, input string instruction,
                 input string block, input bit [63:0] seed);
        int id, status;
        super.new(title, shape, seed);
        id = instruction == "" ? -1 : mmaref_instruction(instruction);
        status = mmaref_arithmetic(id, block, arithmetic);
        types = t;
        l = int'(shape.l);
        a_width = mmaref_width(t.a);
        b_width = mmaref_width(t.b);
        if (status != MMAREF_OK) refuse(block, status);
    endfunction

    // Draws the next one.
    function void draw_next(input mode_t mode);
        bit [7:0] tag = 8'(issued);
        mmaref_vector_t x = 0, y = 0;
        bit [31:0] bits = 0;
        plan(mode);
        // Elements have 16 bits or 8: then the next one takes the upper half.
        for (int k = 0; k < l; k++) begin
            bits = of_a(k, bits);
            x[k * a_width +: 16] = bits[15:0];
        end
        for (int k = 0; k < l; k++) begin
            bits = of_b(k, bits);
            y[k * b_width +: 16] = bits[15:0];
        end
        a[tag] = x;
        b[tag] = y;
        c[tag] = 64'(of_c());
        issued++;
    endfunction

    // What was drawn last.
    function void give(output mmaref_vector_t next_a, output mmaref_vector_t next_b, output bit [63:0] next_c,
                       output bit [7:0] next_tag);
        next_tag = 8'(issued - 1);
        next_a = a[next_tag];
        next_b = b[next_tag];
        next_c = c[next_tag];
    endfunction

    function void check(input bit [63:0] d, input bit [7:0] tag);
        bit [7:0] at = 8'(results);
        bit [63:0] expected;
        bit [31:0] corners;
        int status;
        results++;
        if (!model) return;
        status = mmaref_dot_add(types, arithmetic, l, a[at], b[at], c[at], expected, corners);
        if (status != MMAREF_OK) refuse("dot_add", status);
        coverage |= corners;
        if (tag != at) fail(results, int'(at), "tag", $sformatf("tag: result %0d came with tag %0d", at, tag));
        else if (d != expected) fail(results, int'(at), $sformatf("got %0h", d),
                                     mmaref_explain_dot(types, arithmetic, l, a[at], b[at], c[at], d));
    endfunction

    // One clock: takes a result, says whether to send the next and whether to stall.
    function void clock(input mode_t mode, input int limit, input bit can_send, input bit taken, input bit [63:0] d,
                        input bit [7:0] tag, output bit send, output bit ready, output bit done);
        if (taken) check(d, tag);
        idle = taken ? 0 : idle + 1;
        if (idle > 200) fail(results + 1, results, "missing", "missing: a result never came");
        send = can_send && issued < limit && !one_in(8);
        if (send) draw_next(mode);
        // Now and then the results are hardly taken, so that the pipeline fills up.
        ready = between(0, 7) > (issued % 64 < 16 ? 5 : 0);
        done = finished(limit);
    endfunction
endclass
