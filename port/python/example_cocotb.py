# SPDX-License-Identifier: MIT
"""A test of a matrix unit for cocotb. The unit has a register of 32 bits for each word of its operands:
dut.a[0], ..., takes them at a clock edge where dut.start is 1, and shows dut.d while dut.done is 1."""
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import RisingEdge

import mmaref

UNIT = mmaref.Instruction("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32")


def drawn(operand):
    return [random.getrandbits(32) for _ in range(UNIT.words(operand))]


@cocotb.test()
async def equals_the_model(dut):
    cocotb.start_soon(Clock(dut.clk, 10, units="ns").start())
    for case in range(10):
        operands = {name: drawn(name) for name in ("a", "b", "c")}
        for name, words in operands.items():
            for place, word in enumerate(words):
                getattr(dut, name)[place].value = word
        dut.start.value = 1
        await RisingEdge(dut.clk)
        dut.start.value = 0
        while not int(dut.done.value):
            await RisingEdge(dut.clk)
        expected = UNIT.mma(None, **operands)
        for place, word in enumerate(expected):
            lane, register = divmod(place, UNIT.description.registers[3])
            got = int(dut.d[place].value)
            assert got == word, f"case {case}, lane {lane}, register {register}: {got:08x} instead of {word:08x}"
