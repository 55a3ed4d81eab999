// SPDX-License-Identifier: MIT
// The clock of a rig: `start` makes its scoreboard, then `drive` takes a cycle, which ends with `go_on`.
    bit started;

    // The next operands are valid if they are sent or wait; whether results are taken; whether all is over.
    task automatic go_on(input bit send, input bit ready, input bit over);
        in_valid <= send || (in_valid && !in_ready);
        out_ready <= ready;
        if (over) board.outcome(outcome, place, explanation);
        done <= over;
    endtask

    always @(posedge clk or negedge rst_n) begin
        if (!rst_n) begin
            in_valid <= 0;
            out_ready <= 0;
            started <= 0;
            done <= 0;
        end else if (!started) begin
            start();
            started <= 1;
        end else if (!done) begin
            drive();
        end
    end
