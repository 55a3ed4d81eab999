# SPDX-License-Identifier: MIT
"""Stands for cocotb and a simulator: runs the tests of a file on a unit that computes with the model, and on one
whose bit 17 of one word is wrong, which must be found."""
import asyncio
import sys
import types

tests = []


class Signal:
    def __init__(self):
        self.value = 0


class Unit:
    """What the example wants of a unit; the edge of the clock computes."""

    def __init__(self, spoil):
        self.clk, self.start, self.done = Signal(), Signal(), Signal()
        self.spoil = spoil

    def __getattr__(self, name):
        words = [Signal() for _ in range(UNIT.words(name))]
        setattr(self, name, words)
        return words

    def edge(self):
        if self.start.value:
            words = UNIT.mma(None, **{name: [s.value for s in getattr(self, name)] for name in "abc"})
            for place, word in enumerate(words):
                self.d[place].value = word ^ (self.spoil if place == 77 else 0)
        self.done.value = self.start.value or self.done.value


class RisingEdge:
    def __init__(self, signal):
        self.signal = signal

    def __await__(self):
        current.edge()
        yield from asyncio.sleep(0).__await__()


class Clock:
    def __init__(self, signal, period, units):
        assert period > 0 and units == "ns"

    def start(self):
        return self


def module(name, **members):
    sys.modules[name] = types.ModuleType(name)
    vars(sys.modules[name]).update(members)


module("cocotb", test=lambda: lambda function: tests.append(function) or function, start_soon=lambda task: task)
module("cocotb.clock", Clock=Clock)
module("cocotb.triggers", RisingEdge=RisingEdge)
with open(sys.argv[1]) as file:
    example = {"__name__": "example"}
    exec(compile(file.read(), sys.argv[1], "exec"), example)
UNIT = example["UNIT"]
assert len(tests) == 1
current = Unit(0)
asyncio.run(tests[0](current))
current = Unit(1 << 17)
try:
    asyncio.run(tests[0](current))
except AssertionError as failure:
    assert "lane 19, register 1" in str(failure), failure
else:
    sys.exit("a wrong word was not found")
