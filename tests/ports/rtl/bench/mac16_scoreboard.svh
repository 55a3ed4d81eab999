// SPDX-License-Identifier: MIT
// mac16, one at a time. All of Z is compared each time; the lanes of the rows that the
// operand works on count as results.
class mac16_scoreboard extends scoreboard;
    bit [63:0] operand;
    mmaref_pool_t x, y;
    mmaref_z_t z_given;

    function new(input string title, input shape_t no_floats, input bit [63:0] seed);
        super.new(title, no_floats, seed);
    endfunction

    // Random operands leave the modes to chance; corners are around their limits.
    function void draw_operand(input mode_t mode);
        operand = draw();
        if (mode == RANDOM || one_in(4)) return;
        operand[36:32] = one_in(2) ? 5'(between(0, 3)) : 5'(between(30, 31));
        operand[45:41] = one_in(2) ? 5'(between(0, 3)) : 5'(between(30, 31));
        if (one_in(2)) operand[36:32] = 0;
        if (one_in(2)) begin
            operand[38:37] = 0;
            operand[47:46] = 0;
        end
        if (one_in(2)) operand[29:27] = 0;
        operand[59:55] = one_in(2) ? 5'd0 : 5'(between(12, 20));
        operand[18:10] = one_in(2) ? 9'd0 : 9'(between(440, 511));
    endfunction

    function bit [31:0] lanes(input mode_t mode);
        bit [31:0] bits = 32'(draw());
        if (mode == RANDOM || one_in(3)) return bits;
        case (between(0, 5))
            0: return 32'h8000_8000;
            1: return 32'h7fff_7fff;
            2: return 32'h0080_ff80;
            3: return 0;
            4: return '1;
            default: return bits;
        endcase
    endfunction

    function void draw_next(input mode_t mode);
        draw_operand(mode);
        for (int i = 0; i < 128; i++) begin
            x = {lanes(mode), x[4095:32]};
            y = {lanes(mode), y[4095:32]};
        end
    endfunction

    function void give(output bit [63:0] next_operand, output mmaref_pool_t next_x, output mmaref_pool_t next_y);
        next_operand = operand;
        next_x = x;
        next_y = y;
    endfunction

    function void write_vector(input bit failed, input mmaref_z_t z);
        int file = vector_file(failed);
        if (file == 0) return;
        mmaref_write_mac16(file, operand, x, y, z_given, z);
        $fclose(file);
    endfunction

    function void check(input mmaref_z_t z);
        mmaref_z_t expected;
        int width = operand[63:62] == 2'b01 ? 32 : 16, number = 0, status;
        results += operand[63] ? 32 : 1024;
        if (!model) return;
        status = mmaref_mac16(operand, x, y, z_given, expected);
        if (status != MMAREF_OK) refuse("mac16", status);
        write_vector(0, z);
        if (z == expected) return;
        write_vector(1, z);
        while ((64'((z ^ expected) >> (number * width)) & ((64'd1 << width) - 1)) == 0) number++;
        fail(results, number * width / 512 * 32 + number % (512 / width),
             $sformatf("z row %0d lane %0d", number * width / 512, number % (512 / width)),
             mmaref_explain_mac16(operand, x, y, z_given, z));
    endfunction

    function void take_start(input mmaref_z_t z);
        z_given = z;
    endfunction

    // Z before the next operand is Z after the last.
    function void take(input mmaref_z_t z);
        check(z);
        z_given = z;
    endfunction

    // One clock: says whether to send the next, to stall, and whether it is over.
    function void clock(input mode_t mode, input int limit, input bit can_send, output bit send, output bit ready,
                        output bit done);
        send = can_send && one_in(2);
        if (send) draw_next(mode);
        ready = one_in(4);
        done = finished(limit);
    endfunction
endclass
