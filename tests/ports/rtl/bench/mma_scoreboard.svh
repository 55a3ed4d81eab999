// SPDX-License-Identifier: MIT
// Whole instructions, one at a time. Where elements lie is written down here by the text
// of PTX ISA 9.7.14.5.7 to .10 (groupID = %laneid >> 2, threadID_in_group = %laneid % 4):
// the model's layouts are under test too.
class mma_scoreboard extends scoreboard;
    mmaref_arithmetic_t arithmetic;
    int id, k, stored, width, d_width, a_regs, b_regs, steps;
    bit sparse, floats;
    mmaref_operands_t given;
    bit [63:0] step_value[128 * 8]; // element * steps + step: what the RTL showed
    int returned;

    function new(input string title, input string instruction, input string block, input shape_t shape,
                 input int k_of_shape, input bit is_sparse, input mmaref_type_e a_type, input mmaref_type_e d_type,
                 input bit [63:0] seed);
        int status;
        super.new(title, shape, seed);
        id = mmaref_instruction(instruction);
        status = mmaref_arithmetic(id, block, arithmetic);
        k = k_of_shape;
        sparse = is_sparse;
        floats = a_type != MMAREF_TYPE_S8 && a_type != MMAREF_TYPE_U8;
        stored = sparse ? k / 2 : k;
        width = mmaref_width(a_type);
        d_width = mmaref_width(d_type);
        a_regs = stored * width / 64;
        b_regs = k * width / 128;
        steps = stored / int'(shape.l);
        if (status != MMAREF_OK) refuse(block, status);
        if (mmaref_registers(id, MMAREF_OPERAND_A) != a_regs || mmaref_registers(id, MMAREF_OPERAND_B) != b_regs ||
            mmaref_registers(id, MMAREF_OPERAND_D) * 8 != d_width) $fatal(1, "%s: other registers", name);
    endfunction

    function int a_bit(input int row, input int column);
        int n = 32 / width, lane = row % 8 * 4 + column % (4 * n) / n;
        return (lane * a_regs + row / 8 + column / (4 * n) * 2) * 32 + column % n * width;
    endfunction
    function int b_bit(input int row, input int column);
        int n = 32 / width, lane = column * 4 + row % (4 * n) / n;
        return (lane * b_regs + row / (4 * n)) * 32 + row % n * width;
    endfunction

    // Element `number` of D (lane * 4 + i): its row and column.
    function int row_of(input int number);
        return number / 16 + number / 2 % 2 * 8;
    endfunction
    function int column_of(input int number);
        return number / 4 % 4 * 2 + number % 2;
    endfunction

    function void draw_floats();
        bit [31:0] bits = 0;
        for (int row = 0; row < 16; row++) begin
            for (int i = 0; i < stored; i++) begin
                bits = of_a(i, bits);
                if (width == 8) given.a[a_bit(row, i) +: 8] = bits[7:0];
                else given.a[a_bit(row, i) +: 16] = bits[15:0];
            end
        end
        for (int column = 0; column < 8; column++) begin
            for (int i = 0; i < k; i++) begin
                bits = of_b(sparse ? i / 2 : i, bits);
                if (width == 8) given.b[b_bit(i, column) +: 8] = bits[7:0];
                else given.b[b_bit(i, column) +: 16] = bits[15:0];
            end
        end
        for (int i = 0; i < 128; i++) begin
            bits = of_c();
            if (d_width == 16) given.c[i * 16 +: 16] = bits[15:0];
            else given.c[i * 32 +: 32] = bits;
        end
    endfunction

    function void draw_integers(input mode_t mode);
        for (int i = 0; i < 32 * a_regs; i++) given.a[32 * i +: 32] = of_bytes(mode);
        for (int i = 0; i < 32 * b_regs; i++) given.b[32 * i +: 32] = of_bytes(mode);
        for (int i = 0; i < 128; i++) given.c[32 * i +: 32] = of_word(mode);
    endfunction

    // Two different columns of each chunk of four, in ascending order.
    function void draw_metadata();
        bit [23:0] legal = {4'b0100, 4'b1000, 4'b1001, 4'b1100, 4'b1101, 4'b1110};
        given.selector = 32'(between(0, k == 16 ? 3 : 1));
        given.e = 0;
        for (int i = 0; i < 256; i++) given.e[i / 8][4 * (i % 8) +: 4] = 4'(legal >> (4 * between(0, 5)));
    endfunction

    function void draw_next(input mode_t mode);
        given = mmaref_operands_t'(0);
        plan(mode);
        if (floats) draw_floats();
        else draw_integers(mode);
        if (sparse) draw_metadata();
        returned = 0;
    endfunction

    function void give(output mmaref_operands_t next);
        next = given;
    endfunction

    function void see_step(input bit [6:0] element, input bit [63:0] value);
        if (returned < 128 * steps) step_value[int'(element) * steps + returned / 128] = value;
        returned++;
    endfunction

    function string story(input mmaref_regs_t d, input int number);
        mmaref_steps_t seen = 0;
        int element = row_of(number) * 8 + column_of(number);
        for (int i = 0; i < steps; i++) seen |= mmaref_steps_t'(step_value[element * steps + i]) << (64 * i);
        return mmaref_explain_steps(id, arithmetic, given, d, number, seen, steps);
    endfunction

    function int first_difference(input mmaref_regs_t expected, input mmaref_regs_t d);
        mmaref_regs_t wrong = expected ^ d;
        for (int i = 0; i < 128; i++) begin
            if ((64'(wrong >> (i * d_width)) & ((64'd1 << d_width) - 1)) != 0) return i;
        end
        return 128; // outside of the fragment
    endfunction

    function void write_vector(input bit failed, input mmaref_regs_t d);
        int file = vector_file(failed);
        if (file == 0) return;
        mmaref_write_mma(file, id, arithmetic, given, d);
        $fclose(file);
    endfunction

    function void check(input mmaref_regs_t d);
        mmaref_regs_t expected;
        int number, status;
        results += 128;
        if (!model) return;
        status = mmaref_mma(id, arithmetic, given, expected);
        if (status != MMAREF_OK) refuse("mma", status);
        write_vector(0, d);
        if (results % 8192 == 128) coverage |= mmaref_coverage(id, arithmetic, given);
        if (d == expected) return;
        write_vector(1, d);
        number = first_difference(expected, d);
        fail(results - 127 + number, row_of(number) * 8 + column_of(number),
             $sformatf("lane %0d register %0d element %0d row %0d column %0d", number / 4,
                       number % 4 * d_width / 32, number % 4, row_of(number), column_of(number)),
             story(d, number));
    endfunction

    // One clock: takes a step or a result, says whether to send the next and to stall.
    function void clock(input mode_t mode, input int limit, input bit can_send, input bit stepped,
                        input bit [6:0] element, input bit [63:0] value, input bit taken, input mmaref_regs_t d,
                        output bit send, output bit ready, output bit done);
        if (stepped) see_step(element, value);
        if (taken) check(d);
        send = can_send && one_in(2);
        if (send) draw_next(mode);
        ready = one_in(4);
        done = finished(limit);
    endfunction
endclass
