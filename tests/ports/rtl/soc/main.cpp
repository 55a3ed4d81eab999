// SPDX-License-Identifier: MIT
// The clock and the reset of soc_sim in Verilator. Told to end, it ends as after $finish, so that soc_sim has its say.
#include <csignal>

#include "Vsoc_sim.h"
#include "verilated.h"

static volatile std::sig_atomic_t told;

static void end(int)
{
    told = 1;
}

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Vsoc_sim sim{&context};
    std::signal(SIGTERM, end);

    sim.rst_n = 0;
    for (unsigned long half = 0; !context.gotFinish() && !told; half++) {
        sim.clk = half & 1;
        sim.rst_n = half > 3;
        sim.eval();
    }
    sim.final();
    return 0;
}
