# SPDX-License-Identifier: MIT
"""A unit of four products in cocotb: an operation a clock, stalls at random, a reset in flight. Put the types,
arithmetic and signals of your unit in place of those of tests/ports/rtl/ghdl/dot_unit.vhd."""
import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge

from mmaref_cocotb import drive, idle, monitor, shrink
from mmaref_scoreboard import Products, Scoreboard

UNIT = Products("e4m3 e4m3 f16 f16", os.environ.get("BLOCK", "custom"), 4)
RESULTS, SEED = int(os.environ.get("RESULTS", 300)), int(os.environ.get("SEED", 1))


async def stall(dut, draw):
    while True:
        await FallingEdge(dut.clk)
        dut.enable.value = int(draw.randrange(4) != 0)


@cocotb.test()
async def equals_the_model(dut):
    draw = random.Random(SEED)
    board = Scoreboard(UNIT, dut._log.info)
    signals = {"a": dut.a, "b": dut.b, "c": dut.c}

    async def send(operands):
        await drive(dut.clk, signals, operands, valid=dut.in_valid, ready=dut.enable)

    async def reset():
        dut.reset.value = 1
        await FallingEdge(dut.clk)
        dut.reset.value = 0

    dut.enable.value = 1
    dut.in_valid.value = 0
    cocotb.start_soon(Clock(dut.clk, 10).start())
    await reset()
    cocotb.start_soon(stall(dut, draw))
    cocotb.start_soon(monitor(dut.clk, board, lambda: {name: signal.value for name, signal in signals.items()},
                              lambda: dut.d.value, sent=(dut.in_valid, dut.enable),
                              given=(dut.out_valid, dut.enable), reset=dut.reset))
    for case in range(RESULTS):
        await send({"a": draw.getrandbits(32), "b": draw.getrandbits(32), "c": draw.getrandbits(16)})
        if case == RESULTS // 2:
            await reset()
    await idle(dut.clk, board)
    if board.failed:
        await shrink(dut.clk, board, send)
    board.finish()
