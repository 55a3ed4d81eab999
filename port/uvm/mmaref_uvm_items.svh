// SPDX-License-Identifier: MIT
// What a monitor sends to a scoreboard: the operands of one result, and the result, as the unit had them.

// A dot product and C. Elements stand from bit 0 on; `others` are random bits and scale factors.
class mmaref_dot_item extends uvm_sequence_item;
    mmaref_logic_vector_t a, b;
    logic [63:0] c, d;
    mmaref_logic_dot_others_t others = mmaref_logic_dot_others_t'(0);

    `uvm_object_utils(mmaref_dot_item)

    function new(string name = "mmaref_dot_item");
        super.new(name);
    endfunction

    // How many elements are wrong, or a status; and the corners that they reach. Verilator 5.006 passes wide members of
    // classes as 0, but not copies of them.
    function int compared(mmaref_dot_types_t types, mmaref_arithmetic_t arithmetic, int count,
                          output bit [31:0] corners);
        mmaref_logic_vector_t copy_a, copy_b;
        mmaref_logic_dot_others_t copy_others;
        bit [63:0] unused_d;
        corners = 0;
        copy_a = a;
        copy_b = b;
        copy_others = others;
        compared = mmaref_compare_dot_others_known(types, arithmetic, count, copy_a, copy_b, c, copy_others, d);
        if (compared < 0) return compared;
        void'(mmaref_dot_add_others(types, arithmetic, count, copy_a, copy_b, c, mmaref_dot_others_t'(copy_others),
                                    unused_d, corners));
        void'(mmaref_seen(types, arithmetic, count, copy_a, copy_b, c, mmaref_dot_others_t'(copy_others), d, compared));
    endfunction
endclass

// A whole instruction on the registers of a warp.
class mmaref_mma_item extends uvm_sequence_item;
    mmaref_logic_operands_t operands;
    mmaref_logic_regs_t d;

    `uvm_object_utils(mmaref_mma_item)

    function new(string name = "mmaref_mma_item");
        super.new(name);
    endfunction

    function int compared(int instruction, mmaref_arithmetic_t arithmetic, output bit [31:0] corners);
        mmaref_logic_operands_t copy;
        mmaref_logic_regs_t copy_d;
        copy = operands;
        copy_d = d;
        compared = mmaref_compare_known(instruction, arithmetic, copy, copy_d);
        corners = compared < 0 ? 0 : mmaref_coverage(instruction, arithmetic, mmaref_operands_t'(copy));
    endfunction
endclass
