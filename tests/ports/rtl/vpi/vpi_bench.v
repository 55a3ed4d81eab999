// SPDX-License-Identifier: MIT
// Known answers through $mmaref_mma and $mmaref_compare, for simulators without DPI.
// +cases=FILE, as vectors.awk writes it; +spoil=N flips bit N of the D that is compared.
module vpi_bench;
    reg [32*16*32-1:0] a, b, c, d, e, scale_a, scale_b, got;
    reg [8*160-1:0] insn;
    reg [8*16-1:0] arith;
    reg [8*256-1:0] path;
    integer file, code, expected, status, wrong, selector, byte_id_a, thread_id_a, byte_id_b, thread_id_b;
    integer spoil, passed, failed, refused;

    task read_words(output reg [32*16*32-1:0] words);
        integer count, i;
        reg [31:0] word;
        begin
            words = 0;
            code = $fscanf(file, " %d", count);
            for (i = 0; i < count; i = i + 1) begin
                code = $fscanf(file, " %h", word);
                words[32*i +: 32] = word;
            end
        end
    endtask

    task read_case;
        begin
            code = $fscanf(file, " %s %d", arith, expected);
            read_words(a);
            read_words(b);
            read_words(c);
            read_words(d);
            read_words(e);
            code = $fscanf(file, " %d", selector);
            read_words(scale_a);
            read_words(scale_b);
            code = $fscanf(file, " %d %d %d %d", byte_id_a, thread_id_a, byte_id_b, thread_id_b);
        end
    endtask

    task check;
        begin
            got = 0;
            status = $mmaref_mma(insn, arith, a, b, c, got, e, selector, scale_a, scale_b, byte_id_a, thread_id_a,
                                 byte_id_b, thread_id_b);
            if (spoil >= 0) d[spoil] = !d[spoil];
            wrong = $mmaref_compare(insn, arith, a, b, c, d, e, selector, scale_a, scale_b, byte_id_a, thread_id_a,
                                    byte_id_b, thread_id_b);
            if (status == -4) begin
                refused = refused + 1; // what the assembler takes by accident
            end else if (status == expected && (status == 0 ? got === d && wrong == 0 : wrong == expected)) begin
                passed = passed + 1;
            end else begin
                failed = failed + 1;
                $display("failed: %0s %0s: status %0d, elements that differ %0d", insn, arith, status, wrong);
            end
        end
    endtask

    // An operand with an unknown bit is refused, and D left alone.
    task check_unknown;
        begin
            a[40] = 1'bx;
            got = 7;
            status = $mmaref_mma(insn, arith, a, b, c, got);
            if (status == -100 && got == 7) passed = passed + 1;
            else failed = failed + 1;
        end
    endtask

    initial begin
        passed = 0;
        failed = 0;
        refused = 0;
        if (!$value$plusargs("spoil=%d", spoil)) spoil = -1;
        if (!$value$plusargs("cases=%s", path)) path = "cases";
        file = $fopen(path, "r");
        if (file == 0) $display("cannot read %0s", path);
        else while ($fscanf(file, " %s", insn) == 1) begin
            read_case;
            check;
        end
        if (spoil < 0) check_unknown;
        $display("%0d passed, %0d failed, %0d refused", passed, failed, refused);
        $finish;
    end
endmodule
