# SPDX-License-Identifier: MIT
"""Stands for cocotb and a simulator: cocotb_stand_in.py EXAMPLE runs the tests of that file on a unit of four products
of e4m3 and C of f16, computed in binary64, which holds their sums exactly; then on units with a fault, which must be
found. TAP."""
import struct
import sys
import types

tests, tasks, failures = [], [], 0
writes = None  # at a rising edge: what tasks write, which is there after it


class Signal:
    def __init__(self, name):
        self._name, self._value = name, 0

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, value):
        if writes is None:
            self._value = value
        else:
            writes.append((self, value))


class Edge:
    """What a task waits for."""

    def __init__(self, signal):
        self.signal = signal

    def __await__(self):
        yield self


class RisingEdge(Edge):
    pass


class FallingEdge(Edge):
    pass


class Clock:
    def __init__(self, signal, period):
        assert period % 2 == 0

    async def start(self):
        """The clock of a stand-in runs anyway."""


def start_soon(task):
    tasks.append([task, None])
    step(tasks[-1])


def step(task):
    """Runs a task to its next edge. False if it has ended."""
    try:
        task[1] = task[0].send(None)
        return True
    except StopIteration:
        task[1] = None
        return False


def run(test, dut):
    """Runs a test: at a rising edge tasks see what was before it."""
    global writes
    tasks.clear()
    writes = None
    main = [test(dut), None]
    running = step(main)
    for _ in range(100000):
        for edge in (RisingEdge, FallingEdge):
            writes = [] if edge is RisingEdge else None
            for task in [main] + tasks:
                if running and isinstance(task[1], edge):
                    running = step(task) or task is not main
            if edge is RisingEdge:
                written, writes = writes, None
                dut.edge()
                for signal, value in written:
                    signal.value = value
        if not running:
            return
    sys.exit("the test does not end")


def e4m3(x):
    exponent, fraction = x >> 3 & 15, x & 7
    if x & 127 == 127:
        return float("nan")
    magnitude = fraction * 2.0 ** -9 if exponent == 0 else (8 + fraction) * 2.0 ** (exponent - 10)
    return -magnitude if x >> 7 else magnitude


def f16(x):
    """Rounded to nearest even; the only NaN is 7fff."""
    try:
        return 0x7FFF if x != x else struct.unpack("<H", struct.pack("<e", x))[0]
    except OverflowError:
        return 0x7C00 if x > 0 else 0xFC00


class Unit:
    """Three stages, as dot_unit.vhd. A fault is a function of the value and A that gives another value; "stage": C is
    one clock late; "hangs": nothing comes out; "x": bit 3 of D is unknown; "lost": a result is dropped."""

    def __init__(self, fault=None):
        for name in ("clk", "reset", "enable", "in_valid", "a", "b", "c", "out_valid", "d"):
            setattr(self, name, Signal(name))
        self.d.value = "x" * 16
        self._log = types.SimpleNamespace(info=self.note)
        self.fault, self.lines, self.stages, self.ticks = fault, [], [None, None, None], 0

    def note(self, text):
        self.lines += text.split("\n")

    def compute(self, a, b, c):
        total = struct.unpack("<e", struct.pack("<H", c))[0]
        for k in range(4):
            total += e4m3(a >> 8 * k & 255) * e4m3(b >> 8 * k & 255)
        return f16(self.fault(total, a) if callable(self.fault) else total)

    def edge(self):
        self.ticks += 1
        if self.reset.value:
            self.stages = [None] * 3
        elif self.enable.value:
            taken = (self.a.value, self.b.value, self.c.value) if self.in_valid.value else None
            if self.fault == "stage" and self.stages[0] is not None:
                self.stages[0] = self.stages[0][:2] + (self.c.value,)
            self.stages = [taken] + self.stages[:2]
        last = self.stages[2]
        gives = last is not None and self.fault != "hangs" and not (self.fault == "lost" and self.ticks == 101)
        self.out_valid.value = int(gives)
        if gives:
            bits = format(self.compute(*last), "016b")
            self.d.value = bits[:12] + "x" + bits[13:] if self.fault == "x" else bits


def module(name, **members):
    sys.modules[name] = types.ModuleType(name)
    vars(sys.modules[name]).update(members)


def check(holds, what, more=()):
    global failures
    print(f"{'' if holds else 'not '}ok - cocotb, by a stand-in: {what}")
    for line in [] if holds else more:
        print("# " + line)
    failures += not holds


module("cocotb", test=lambda: lambda function: tests.append(function) or function, start_soon=start_soon)
module("cocotb.clock", Clock=Clock)
module("cocotb.triggers", RisingEdge=RisingEdge, FallingEdge=FallingEdge)
with open(sys.argv[1]) as file:
    exec(compile(file.read(), sys.argv[1], "exec"), {"__name__": "example"})


def outcome(fault):
    """What the example says of a unit, and whether it passes."""
    import mmaref
    mmaref.library.mmaref_dpi_pattern_clear()
    unit = Unit(fault)
    try:
        run(tests[0], unit)
        return "", unit.lines
    except AssertionError as failure:
        return str(failure), unit.lines


def turned(total, a):
    """Another sign where the lowest element of A is negative."""
    return -total if a & 0x80 else total


why, lines = outcome(None)
check(why == "" and any(line.endswith(" results, 0 wrong, 0 waived") for line in lines), "a right unit",
      [why] + lines)
why, lines = outcome(turned)
check("results are wrong" in why, "a wrong one", [why] + lines)
check(any(line.startswith("  expected ") for line in lines), "is explained", lines)
smallest = [line for line in lines if line.startswith("smallest: ")]
check(len(smallest) == 1 and int(smallest[0].split("a=")[1].split()[0], 16) & ~0x7F == 0x80, "and shrunk", lines)
check(any(line.startswith("mmaref dot --types e4m3,e4m3,f16,f16 ") for line in lines), "and repeated", lines)
why, lines = outcome("stage")
check("results are wrong" in why and any(line.startswith("alone, ") for line in lines), "a missing register", lines)
why, lines = outcome("x")
check("results are wrong" in why and "X or Z in d, bit 3" in lines, "an unknown bit", lines)
check(outcome("hangs")[0] == "the unit hangs: for 1000 clocks a result is missing", "a unit that hangs")
check(outcome("lost")[0] != "", "a result that is lost")

# ---- The scoreboard alone -----------------------------------------------------------------------

from mmaref_scoreboard import Products, Refused, Scoreboard, Warp  # noqa: E402


def refused(function):
    try:
        function()
    except Refused as why:
        return str(why)
    return "nothing is refused"


def finished(board):
    try:
        board.finish()
    except AssertionError as why:
        return str(why)
    return ""


half = Products("f16 f16 f32 f32", "custom", 2)
case = {"a": 0x40003C00, "b": 0x3C003C00, "c": 0x3F000000}  # 1 * 1 + 2 * 1 + 0.5 is 3.5
check(half.expected(case)[0] == 0x40600000 and half.compare(case, 0x40600000) == (0, ""), "a dot product")
scaled = Products("e4m3 e4m3 f32 f32", "custom", 2, scale_type="ue8m0", scale_length=2)
case8 = {"a": 0x3838, "b": 0x3838, "c": 0, "scale_a": 0x80, "scale_b": 0x80}  # (1 + 1) * 2 * 2
check(scaled.expected(case8)[0] == 0x41000000, "scale factors")
random_up = Products("f16 f16 f32 f32", "custom rounding=stochastic", 1)
tie = {"a": 0x0400, "b": 0x1400, "c": 0x3F800000}  # 1 + 2^-24
check([random_up.expected({**tie, "random": word})[0] for word in (0, 0xFFFFFFFF)] == [0x3F800000, 0x3F800001],
      "the word of stochastic rounding")
warp = Warp("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", "sm_90")
ones = {"a": [0x3C003C00] * 128, "b": [0x3C003C00] * 64, "c": [0] * 128}
sixteens = [0x41800000] * 128
check(warp.compare(ones, sixteens) == (0, ""), "a whole instruction of ones")
sixteens[49] += 1
wrong, text = warp.compare(ones, sixteens)
check(wrong == 1 and "lane 12 register 1 element 1 row 3 column 1" in text, "its wrong bit has a place", [text])
integers = Warp("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32")
bytes_ = {"a": [0x01010101] * 128, "b": [0x02020202] * 64, "c": [5] * 128}
check(integers.compare(bytes_, [69] * 128) == (0, ""), "integers: 32 * 2 + 5")
check(refused(lambda: Products("f16 f16 f32 f32", "custom fraction_bitz=1", 2)).endswith("nearest is 'fraction_bits'"),
      "a misspelt field")
check(refused(lambda: half.compare({**case, "a": "0" * 10 + "z" + "0" * 21}, 0)) == "X or Z in a, element 1 bit 5",
      "an unknown operand")
check(refused(lambda: warp.compare({**ones, "b": [1]}, sixteens)) == "argument b has 32 bits, and 2048 are needed",
      "too few words")
board = Scoreboard(half, log=lambda line: None)
board.waive("one ulp", lambda operands, d: d == 0x40600001)
board.sent(case)
check(board.got(0x40600001) and finished(board) == "", "a waiver")
board.sent(case)
check(not board.got(0x40600002) and finished(board) == "1 of 2 results are wrong", "is of one difference alone")
board = Scoreboard(half, log=lambda line: None)
check(finished(board) == "nothing was compared", "a comparison of nothing fails")
board.waive("never", lambda operands, d: False)
board.sent(case)
board.got(0x40600000)
check(finished(board) == "waiver 'never' never applied", "so does a waiver that never applied")
board.sent(case)
check(finished(board) == "1 results are missing", "and a result that is missing")
board.dropped()
board.got(0)
check(board.failures == 1, "and one that no operands have")
board.sent({**case, "a": 0, "c": 1})
board.got(1)
check("SUBNORMAL_C" not in board.report()[2] and "NAN_IN" in board.report()[2], "corners never reached are named",
      board.report())
sys.exit(failures != 0)
