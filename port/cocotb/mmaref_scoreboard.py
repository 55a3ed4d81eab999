# SPDX-License-Identifier: MIT
"""Units beside the model, and a scoreboard that compares what they give: for any bench in Python, with no simulator.

    unit = Products("f16 f16 f32 f32", "custom fraction_bits=24", 4)     # A, B, C and D; four products and C
    unit = Warp("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", "sm_90")
    board = Scoreboard(unit)
    board.waive("NaN has a payload", lambda operands, d: d >> 23 & 0xff == 0xff)
    board.sent({"a": ..., "b": ..., "c": ...})
    board.got(...)
    board.finish()

An operand is an integer, a text of bits ("01xz", the highest bit first) or anything whose str is one (cocotb's values),
or a list of words of 32 bits, the lowest first. A bit that counts and is neither 0 nor 1 is a failure.
MMAREF_LIBRARY names libmmaref_dpi.so, which `make dpi` builds."""
import collections
import ctypes

import mmaref
import mmaref_interface as interface

_BLOCK_WORDS = interface.MMAREF_FIELDS
_REGISTERS_WORDS = mmaref.LANES * interface.MMAREF_REGISTERS_MAX
_VECTOR_WORDS = 32
_SCALES_WORDS = interface.MMAREF_SCALES_MAX // 4
_TEXTS = ("arithmetic_text", "error_last", "error_next", "pattern", "repeat_dot", "waivers")

CORNERS = {name[len("MMAREF_COVER_"):]: value for name, value in vars(interface).items()
           if name.startswith("MMAREF_COVER_")}


def _dpi(name):
    """A function of mmaref_dpi.h."""
    try:
        function = getattr(mmaref.library, "mmaref_dpi_" + name)
    except AttributeError:
        raise ImportError("MMAREF_LIBRARY has to be libmmaref_dpi.so, which `make dpi` builds") from None
    function.restype = ctypes.c_char_p if name in _TEXTS else ctypes.c_int
    return function


class Refused(ValueError):
    """What the model does not compute, in a sentence."""


def _must(status):
    if status < 0:
        raise Refused(_dpi("error_last")().decode())
    return status


def _compared(wrong):
    """What a comparison gives, and the text that it has queued."""
    return _must(wrong), _dpi("error_next")().decode() if wrong else ""


def bits_of(value, width=None):
    """The bits of an operand, the lowest first: a text of 0, 1, and what stands for other states."""
    if isinstance(value, (list, tuple)):
        return "".join(bits_of(word, 32) for word in value)
    if isinstance(value, int):
        return format(value & (1 << width) - 1, f"0{width}b")[::-1]
    return str(value)[::-1]


def _place(at, count, width, registers):
    if registers:
        return f" lane {at // 32 // registers} register {at // 32 % registers} bit {at % 32}"
    return (f" element {at // width}" if count != 1 else "") + f" bit {at % width}"


def _read(name, value, count, width, registers=0):
    """The integer of an operand. Refused where it has too few bits or a bit that is unknown."""
    bits = bits_of(value, count * width)
    if len(bits) < count * width:
        raise Refused(f"argument {name} has {len(bits)} bits, and {count * width} are needed")
    bits = bits[:count * width]
    for at, bit in enumerate(bits):
        if bit not in "01":
            raise Refused(f"X or Z in {name},{_place(at, count, width, registers)}")
    return int(bits[::-1], 2)


def _words(number, count):
    return (ctypes.c_uint32 * count).from_buffer_copy(number.to_bytes(4 * count, "little"))


def _number(words):
    return int.from_bytes(bytes(words), "little")


class Products:
    """A unit of `count` products and C: its types in a text, those of A, B, C and D, and its arithmetic, a text that
    begins with "custom", or a profile and the instruction that it is of."""

    def __init__(self, types, arithmetic, count, instruction=None, scale_type=None, scale_length=0):
        numbers = [mmaref.type_number(name) for name in types.replace(",", " ").split()]
        if len(numbers) != 4:
            raise ValueError(f"types {types!r}: four words were expected, as in 'f16 f16 f32 f32'")
        self.count, self.types = count, (ctypes.c_uint32 * 4)(*reversed(numbers))
        self.block = (ctypes.c_uint32 * _BLOCK_WORDS)()
        number = -1 if instruction is None else _must(_dpi("instruction")(instruction.encode()))
        _must(_dpi("arithmetic")(number, arithmetic.encode(), self.block))
        self.width = dict(zip("abcd", (self._width(number) for number in numbers)))
        self.scale_type = 0 if scale_type is None else mmaref.type_number(scale_type)
        self.scale_length = scale_length
        self.names = ("a", "b", "c") + (("scale_a", "scale_b") if self.scale_type else ())

    def _width(self, number):
        """The bits of a type; of `own` those that the block describes."""
        of = interface.mmaref_type()
        block = mmaref.Dot(("f32",) * 4, _dpi("arithmetic_text")(self.block).decode()).arithmetic
        if mmaref.library.mmaref_type_get(mmaref.library.mmaref_type_under(block, number), of) < 0:
            raise Refused(f"type {mmaref.type_text(number)}: the block does not describe it")
        return of.width

    def _others(self, operands):
        """Scale factors and the random word, as mmaref_dpi_others_words has them."""
        scales = self.count // self.scale_length if self.scale_length else 0
        words = [0] * (2 * _SCALES_WORDS) + [self.scale_length, self.scale_type, 0]
        for place, name in enumerate(("scale_b", "scale_a")):
            if scales:
                words[_SCALES_WORDS * place:_SCALES_WORDS * (place + 1)] = _words(
                    _read(name, operands[name], scales, 8), _SCALES_WORDS)
        words[-1] = _read("random", operands.get("random", 0), 1, 32)
        return (ctypes.c_uint32 * len(words))(*words)

    def _given(self, operands):
        """The arguments of a call, all but D."""
        read = {name: _read(name, operands[name], self.count if name != "c" else 1, self.width[name]) for name in "abc"}
        return (self.types, self.block, self.count, _words(read["a"], _VECTOR_WORDS), _words(read["b"], _VECTOR_WORDS),
                _words(read["c"], 2), self._others(operands))

    def expected(self, operands):
        """D, and the corners that it reached."""
        d, corners = (ctypes.c_uint32 * 2)(), ctypes.c_uint32()
        _must(_dpi("dot_add_others")(*self._given(operands), d, ctypes.byref(corners)))
        return _number(d), corners.value

    def compare(self, operands, d):
        """0 and "", or 1 and why."""
        return _compared(_dpi("compare_dot_others")(*self._given(operands), self._got(d)))

    def seen(self, operands, d, wrong):
        """Counts a case for what failures have in common."""
        _must(_dpi("seen")(*self._given(operands), self._got(d), wrong))

    def _got(self, d):
        return _words(_read("d", d, 1, self.width["d"]), 2)

    def repeat(self, operands):
        """The line of a shell that computes it again."""
        return _dpi("repeat_dot")(*self._given(operands)).decode()

    def smaller(self, operands):
        """Yields smaller operands, and is sent whether the unit is still wrong; returns the smallest that were."""
        given = self._given(operands)
        a, b, c, others = given[3:]
        _must(_dpi("shrink_start")(*given))
        while _dpi("shrink_next")(a, b, c, others):
            _dpi("shrink_answer")(int(bool((yield self._operands(a, b, c, others)))))
        return self._operands(a, b, c, others)

    def _operands(self, a, b, c, others):
        found = {"a": _number(a), "b": _number(b), "c": _number(c), "random": others[2 * _SCALES_WORDS + 2]}
        for place, name in enumerate(("scale_b", "scale_a")):
            scales = others[_SCALES_WORDS * place:_SCALES_WORDS * (place + 1)]
            found[name] = sum(word << 32 * at for at, word in enumerate(scales))
        return found


class Warp:
    """A unit that has a whole instruction: word lane * n + r of an operand is register r of a lane that holds n."""

    def __init__(self, instruction, arithmetic=""):
        self.number = _must(_dpi("instruction")(instruction.encode()))
        self.block = (ctypes.c_uint32 * _BLOCK_WORDS)()
        if arithmetic:
            _must(_dpi("arithmetic")(self.number, arithmetic.encode(), self.block))
        self.lanes = _must(_dpi("lanes")(self.number))
        registers = [_must(_dpi("registers")(self.number, operand)) for operand in range(len(mmaref.OPERANDS))]
        self.registers = dict(zip(mmaref.OPERANDS, registers))
        self.names = tuple(name for name in mmaref.OPERANDS if self.registers[name] and name != "d")

    def _words(self, name, operands, count):
        registers = self.registers[name]
        if not registers:
            return (ctypes.c_uint32 * count)()
        return _words(_read(name, operands[name], self.lanes * registers, 32, registers), count)

    def _given(self, operands):
        ids = [_read(name, operands.get(name, 0), 1, 16) for name in
               ("thread_id_b", "byte_id_b", "thread_id_a", "byte_id_a")]
        words = [ids[0] | ids[1] << 16, ids[2] | ids[3] << 16, _read("selector", operands.get("selector", 0), 1, 32)]
        for name, count in (("scale_b", mmaref.LANES), ("scale_a", mmaref.LANES), ("e", mmaref.LANES),
                            ("c", _REGISTERS_WORDS), ("b", _REGISTERS_WORDS), ("a", _REGISTERS_WORDS)):
            words += self._words(name, operands, count)
        return self.number, self.block, (ctypes.c_uint32 * len(words))(*words)

    def expected(self, operands):
        """D, an integer of all registers, and the corners that its elements reached."""
        d, given = (ctypes.c_uint32 * _REGISTERS_WORDS)(), self._given(operands)
        _must(_dpi("mma")(*given, d))
        return _number(d) & (1 << 32 * self.lanes * self.registers["d"]) - 1, _dpi("coverage")(*given)

    def compare(self, operands, d):
        """0 and "", or how many elements differ and why the first does."""
        return _compared(_dpi("compare")(*self._given(operands), self._words("d", {"d": d}, _REGISTERS_WORDS)))

    def seen(self, operands, d, wrong):
        """Only dot products are counted."""


class Scoreboard:
    """Compares results in the order of their operands. `log` takes a text for each of the first `shown` failures."""

    def __init__(self, unit, log=print, shown=4):
        self.unit, self.log, self.shown = unit, log, shown
        self.waivers, self.in_flight = {}, collections.deque()
        self.results = self.failures = self.waived = self.covered = 0
        self.failed = None  # the operands of the first failure
        self.asked = None   # where results go that are not compared: a list, while a case is shrunk

    def waive(self, name, applies):
        """A difference that stays, where applies(operands, d) is true."""
        self.waivers[name] = [applies, 0]

    def sent(self, operands):
        """Operands that the unit has taken."""
        if self.asked is None:
            self.in_flight.append(operands)

    def dropped(self):
        """What is in flight never comes out: a reset."""
        self.in_flight.clear()

    def got(self, d):
        """A result of the oldest operands in flight. Returns whether it is right, or waived."""
        if self.asked is not None:
            self.asked.append(d)
            return True
        if not self.in_flight:
            return self._fail(f"a result that no operands have: {d}", None)
        operands = self.in_flight.popleft()
        self.results += 1
        try:
            wrong, why = self.unit.compare(operands, d)
            self.unit.seen(operands, d, wrong)
            self.covered |= self.unit.expected(operands)[1]
        except Refused as refused:
            return self._fail(str(refused), None)
        if wrong == 0:
            return True
        for waiver in self.waivers.values():
            if waiver[0](operands, d):
                waiver[1] += wrong
                self.waived += 1
                return True
        return self._fail(why, operands)

    def _fail(self, why, operands):
        self.failures += 1
        self.failed = self.failed or operands
        if self.failures <= self.shown:
            self.log(why)
        return False

    def report(self):
        """Lines: counts, waivers, corners never reached, what failures have in common."""
        lines = [f"{self.results} results, {self.failures} wrong, {self.waived} waived"]
        lines += [f"waiver '{name}': {count} elements" if count else f"waiver '{name}' never applied"
                  for name, (_, count) in self.waivers.items()]
        never = [name for name, bit in CORNERS.items() if not self.covered & bit]
        lines += [f"corners never reached: {' '.join(never)}"] if never else []
        pattern = _dpi("pattern")().decode()
        return lines + ([pattern] if pattern else [])

    def finish(self):
        """Logs the report. AssertionError where a result is wrong or missing, or a waiver never applied."""
        for line in self.report():
            self.log(line)
        assert self.results, "nothing was compared"
        assert not self.in_flight, f"{len(self.in_flight)} results are missing"
        assert not self.failures, f"{self.failures} of {self.results} results are wrong"
        unused = [name for name, (_, count) in self.waivers.items() if not count]
        assert not unused, f"waiver '{unused[0]}' never applied"
