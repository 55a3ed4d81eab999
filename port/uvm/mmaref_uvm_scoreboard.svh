// SPDX-License-Identifier: MIT
// Included by mmaref_uvm_pkg.

// What all scoreboards are: they compare each item that comes to analysis_export, report why it is wrong, and count at
// the end.
virtual class mmaref_scoreboard #(type T = uvm_sequence_item) extends uvm_subscriber #(T);
    int shown = 4; // failures that are explained
    int compared, wrong;
    bit [31:0] covered; // MMAREF_COVER_...

    function new(string name, uvm_component parent);
        super.new(name, parent);
    endfunction

    // How many elements of an item are wrong, or a status; and the corners that it reaches.
    pure virtual function int compare(T item, output bit [31:0] corners);

    // A subclass waives what is known and stays:
    //     function int waive(T item, int wrong); return mmaref_waive("small C is dropped", ..., wrong); endfunction
    virtual function int waive(T item, int wrong);
        return wrong;
    endfunction

    // Failures share something (mmaref_pattern), or "".
    virtual function string pattern();
        return "";
    endfunction

    virtual function void write(T t);
        bit [31:0] corners;
        int found = compare(t, corners);
        found = waive(t, found);
        covered |= corners;
        compared++;
        if (found != 0) begin
            wrong++;
            if (wrong <= shown) `uvm_error("MMAREF", mmaref_error_next())
        end
        while (mmaref_error_count() != 0) void'(mmaref_error_next());
    endfunction

    function void check_phase(uvm_phase phase);
        super.check_phase(phase);
        if (compared == 0) `uvm_error("MMAREF", "nothing was compared")
        if (mmaref_waivers_unused() != 0) `uvm_error("MMAREF", mmaref_waivers())
    endfunction

    function void report_phase(uvm_phase phase);
        string never = mmaref_corner_names(~covered & 32'h3ffff);
        super.report_phase(phase);
        `uvm_info("MMAREF", $sformatf("%0d results, %0d wrong", compared, wrong), UVM_NONE)
        if (mmaref_waivers() != "") `uvm_info("MMAREF", mmaref_waivers(), UVM_NONE)
        if (never != "") `uvm_info("MMAREF", {"corners never reached: ", never}, UVM_NONE)
        if (pattern() != "") `uvm_info("MMAREF", pattern(), UVM_NONE)
    endfunction
endclass

// Dot products of `count` elements. Items are of any class: a subclass says in dot_of what of them is what.
virtual class mmaref_dot_scoreboard_of #(type T = mmaref_dot_item) extends mmaref_scoreboard #(T);
    mmaref_dot_types_t types;
    mmaref_arithmetic_t arithmetic;
    int count;

    function new(string name, uvm_component parent);
        super.new(name, parent);
    endfunction

    // The unit: set_unit({MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32}, "custom", 4).
    function void set_unit(mmaref_dot_types_t types, string block, int count);
        mmaref_arithmetic_t read;
        if (mmaref_arithmetic(-1, block, read) < 0) `uvm_fatal("MMAREF", mmaref_error_last())
        arithmetic = read;
        this.types = types;
        this.count = count;
    endfunction

    pure virtual function mmaref_dot_item dot_of(T item);

    virtual function int compare(T item, output bit [31:0] corners);
        mmaref_dot_item of = dot_of(item);
        return of.compared(types, arithmetic, count, corners);
    endfunction

    virtual function string pattern();
        return mmaref_pattern();
    endfunction
endclass

// Whole instructions. Items are of any class: a subclass says in mma_of what of them is what.
virtual class mmaref_mma_scoreboard_of #(type T = mmaref_mma_item) extends mmaref_scoreboard #(T);
    int instruction;
    mmaref_arithmetic_t arithmetic;

    function new(string name, uvm_component parent);
        super.new(name, parent);
    endfunction

    // The unit: set_unit("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", "sm_90").
    function void set_unit(string instruction, string block);
        mmaref_arithmetic_t read;
        this.instruction = mmaref_instruction(instruction);
        if (this.instruction < 0 || mmaref_arithmetic(this.instruction, block, read) < 0)
            `uvm_fatal("MMAREF", mmaref_error_last())
        arithmetic = read;
    endfunction

    pure virtual function mmaref_mma_item mma_of(T item);

    virtual function int compare(T item, output bit [31:0] corners);
        mmaref_mma_item of = mma_of(item);
        return of.compared(instruction, arithmetic, corners);
    endfunction
endclass

// Those of the items that are there.
class mmaref_dot_scoreboard extends mmaref_dot_scoreboard_of #(mmaref_dot_item);
    `uvm_component_utils(mmaref_dot_scoreboard)

    function new(string name, uvm_component parent);
        super.new(name, parent);
    endfunction

    virtual function mmaref_dot_item dot_of(mmaref_dot_item item);
        return item;
    endfunction
endclass

class mmaref_mma_scoreboard extends mmaref_mma_scoreboard_of #(mmaref_mma_item);
    `uvm_component_utils(mmaref_mma_scoreboard)

    function new(string name, uvm_component parent);
        super.new(name, parent);
    endfunction

    virtual function mmaref_mma_item mma_of(mmaref_mma_item item);
        return item;
    endfunction
endclass
