// SPDX-License-Identifier: MIT
// The clock and the reset of soc_sim in Verilator.
#include "Vsoc_sim.h"
#include "verilated.h"

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Vsoc_sim sim{&context};

    sim.rst_n = 0;
    for (unsigned long half = 0; !context.gotFinish(); half++) {
        sim.clk = half & 1;
        sim.rst_n = half > 3;
        sim.eval();
    }
    sim.final();
    return 0;
}
