# SPDX-License-Identifier: MIT
"""Sums of products: units of one's own, and one element of D as a chip computes it."""
from __future__ import annotations

import ctypes
import math
from fractions import Fraction
from typing import Any, List, NamedTuple, Optional, Sequence, Tuple, Union

from .binding import _call, _struct, interface, library
from .chips import arithmetic_of, arithmetic_text
from .conversion import decode, encode, type_number, type_text
from .instruction import OPERANDS, Instruction
from .lookup import instruction_for


def _patterns(kind: Any, values: Any, subject: str) -> Any:
    """An array of patterns."""
    array = (kind * len(values))(*values)
    for pattern, value in zip(array, values):
        if pattern != value:
            raise ValueError(f"{subject} {value}: an element has {8 * ctypes.sizeof(kind)} bits")
    return array


class Dot:
    """A unit of dot products: the types of A, B, C and D, texts or numbers, and its arithmetic, a text that begins
    with "custom" or a block; None for integers. Its calls take patterns, a[0] * b[0] + a[1] * b[1] + ... + c; with
    scale factors their type ("ue8m0") and a list each, of which every factor is of as many elements; and the word of
    random bits that stochastic rounding needs."""

    def __init__(self, types: Sequence[Union[str, int]], arithmetic: Any) -> None:
        numbers = [type_number(name) if isinstance(name, str) else name for name in types]
        if len(numbers) != 4:
            raise ValueError(f"types: {len(numbers)}, those of A, B, C and D are needed")
        self.types = _struct(interface.mmaref_dot_types, **dict(zip("abcd", numbers)))
        self.arithmetic = arithmetic
        if isinstance(arithmetic, str):
            self.arithmetic = interface.mmaref_arithmetic()
            data = arithmetic.encode()
            _call(library.mmaref_arithmetic_parse, arithmetic, None, data, len(data), self.arithmetic, None)

    def __repr__(self) -> str:
        types = tuple(type_text(getattr(self.types, name)) for name in "abcd")
        return f"{type(self).__name__}({types!r}, {self.arithmetic and arithmetic_text(self.arithmetic)!r})"

    def add(self, a: Any, b: Any, c: int = 0, **more: Any) -> int:
        """D, a pattern. `more` is scale_type, scale_a and scale_b, and random."""
        return self._add(None, a, b, c, **more)

    def flags(self, a: Any, b: Any, c: int = 0, **more: Any) -> int:
        """The exceptions of IEEE 754 that the sum raises: MMAREF_FLAG_INEXACT + ... of mmaref_interface."""
        corners = ctypes.c_uint32()
        self._add(corners, a, b, c, **more)
        return int(library.mmaref_flags(corners))

    def fixed(self, a: Any, b: Any, c: int = 0, exponent: Optional[int] = None, words: Optional[int] = None,
              **more: Any) -> Tuple[Union[int, float], int]:
        """The sum before it is rounded: an integer, and the exponent of its last bit. An exact sum takes both, and the
        words of 32 bits that it has. In place of the integer of an infinite sum, or of none, there is a float."""
        place = (exponent, words) if exponent is not None and words is not None else (0, 0)
        fixed = _struct(interface.mmaref_fixed, exponent=place[0], words=place[1])
        _call(library.mmaref_dot_fixed, "dot", self._given(a, b, c, **more), self.arithmetic, fixed)
        if fixed.kind != interface.MMAREF_VALUE_NORMAL:
            special = "nan" if fixed.kind == interface.MMAREF_VALUE_NAN else "-inf" if fixed.negative else "inf"
            return float(special), 0
        integer = sum(word << 32 * place for place, word in enumerate(fixed.word[:fixed.words]))
        return integer - (integer >> 32 * fixed.words - 1 << 32 * fixed.words), fixed.exponent

    def same(self, expected: int, got: int) -> bool:
        """Whether two patterns of D are equal, or under nan=any both a NaN."""
        return bool(library.mmaref_same(self.types.d, self.arithmetic, expected, got))

    def _add(self, corners: Any, a: Any, b: Any, c: int, **more: Any) -> int:
        d = ctypes.c_uint64()
        _call(library.mmaref_dot_add, "dot", self._given(a, b, c, **more), self.arithmetic, d, corners)
        return int(d.value)

    def _given(self, a: Any, b: Any, c: int, scale_type: Optional[str] = None, scale_a: Any = (), scale_b: Any = (),
               random: Optional[int] = None) -> Any:
        """The struct of C. It holds the arrays that it points to."""
        if len(a) != len(b):
            raise ValueError(f"a has {len(a)} elements, b {len(b)}")
        if len(scale_a) != len(scale_b) or (len(scale_a) != 0 and len(a) % len(scale_a) != 0):
            raise ValueError(f"{len(scale_a)} and {len(scale_b)} scale factors are not each of as many of {len(a)} "
                             "elements")
        if (scale_type is not None) != (len(scale_a) != 0):
            raise ValueError("scale factors and their type go together")
        given = _struct(interface.mmaref_dot, count=len(a), c=c,
                        scale_type=0 if scale_type is None else type_number(scale_type),
                        scale_length=len(a) // len(scale_a) if len(scale_a) != 0 else 0)
        given.types = self.types
        given.a = _patterns(ctypes.c_uint64, a, "a")
        given.b = _patterns(ctypes.c_uint64, b, "b")
        given.scale_a = _patterns(ctypes.c_uint8, scale_a, "scale_a")
        given.scale_b = _patterns(ctypes.c_uint8, scale_b, "scale_b")
        if random is not None:
            given.random = _patterns(ctypes.c_uint32, [random], "random")
        return given


class Sum(NamedTuple):
    """A sum of products as a chip computes it, and as it is. float() of it is its value."""

    value: float  #: exactly what the pattern is
    pattern: int
    exact: Optional[Fraction]  #: the sum of all products and c without any error; None with an infinity or a NaN
    type: str  #: of the pattern

    @property
    def ulp(self) -> Optional[float]:
        """Value minus exact sum, in units in the last place of the type at the exact sum; None if one of them is no
        number."""
        if self.exact is None or not math.isfinite(self.value):
            return None
        return float((Fraction(self.value) - self.exact) / _unit(type_number(self.type), abs(self.exact)))

    def __float__(self) -> float:
        return float(self.value)

    def __repr__(self) -> str:
        return f"Sum({self.value}, {self.type} {self.pattern:#x}, exact {self.exact}, {self.ulp} ulp)"


def _unit(kind: int, magnitude: Fraction) -> Fraction:
    """A unit in the last place of a type at a number."""
    format = interface.mmaref_type()
    if library.mmaref_type_get(kind, format) < 0 or format.kind != interface.MMAREF_KIND_FLOAT:
        return Fraction(1)
    lowest = (format.special & interface.MMAREF_SPECIAL_BINADE == 0) - format.bias
    leading = lowest
    if magnitude:
        leading = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
        leading -= Fraction(2) ** leading > magnitude
    return Fraction(2) ** int(max(leading, lowest) - format.fraction_bits)


def _numbers(values: Any, kind: str, convert: str) -> List[int]:
    """The patterns of numbers, each rounded to a type."""
    return [encode(value, kind, convert) for value in values]


def _exact(a: Sequence[Fraction], b: Sequence[Fraction], c: Fraction) -> Fraction:
    for x, y in zip(a, b):
        c += x * y
    return c


def _fractions(patterns: Sequence[int], kind: str) -> Optional[List[Fraction]]:
    numbers = [decode(pattern, kind) for pattern in patterns]
    return [Fraction(number) for number in numbers] if all(map(math.isfinite, numbers)) else None


def _sum(types: Sequence[str], a: List[int], b: List[int], c: int, d: int) -> Sum:
    """A result beside the exact sum of what was multiplied."""
    parts = [_fractions(a, types[0]), _fractions(b, types[1]), _fractions([c], types[2])]
    exact = None if None in parts else _exact(parts[0], parts[1], parts[2][0])  # type: ignore[arg-type, index]
    value = decode(d, types[3])
    return Sum(int(value) if types[3] == "s32" else value, d, exact, types[3])


class _Computer:
    """Sums of an instruction under an arithmetic, or of a unit of one's own."""

    def __init__(self, types: Any, chip: str, instruction: Any) -> None:
        self.k: Optional[int] = None
        if instruction is None and str(chip).split()[:1] == ["custom"]:
            wanted = (types, types) if isinstance(types, str) else tuple(types)
            self.types = (*wanted, "f32", "f32")[:4] if len(wanted) == 2 else wanted
            self.unit = Dot(self.types, chip)
            return
        is_ = instruction if isinstance(instruction, Instruction) else Instruction(
            instruction) if instruction is not None else instruction_for(types, chip)
        if not is_.multiplies:
            raise ValueError(f"instruction: {is_} multiplies no matrices of a warp")
        if any(is_.description.registers[OPERANDS.index(name)] for name in ("e", "scale_a")):
            raise ValueError(f"{is_}: dot takes no sparse A and no scale factors, matmul does")
        block, _ = arithmetic_of(chip, is_)
        if is_.description.floating:
            rounding = ctypes.c_uint8()
            if library.mmaref_arithmetic_rounding(is_.handle, block, rounding) >= 0:
                block.rounding = rounding.value
        self.types, self.k = is_.types, is_.k
        self.unit = Dot(self.types, block if is_.description.floating else None)

    def add(self, a: List[int], b: List[int], c: int) -> int:
        """D of patterns; beyond k further instructions run, each with the last D as its C."""
        step = self.k or max(len(a), 1)
        for at in range(0, max(len(a), 1), step):
            rest = [0] * (step - len(a[at:at + step]))
            c = self.unit.add(a[at:at + step] + rest, b[at:at + step] + rest, c)
        return c


def dot(a: Any, b: Any, c: Any = 0, chip: str = "h100", types: Any = "f16", instruction: Any = None,
        convert: str = "nearest_even") -> Any:
    """a[0] * b[0] + a[1] * b[1] + ... + c as a chip computes one element of D (PTX ISA 9.7.14.5.14), what `mmaref dot`
    prints: a Sum. Elements are numbers, each rounded to its type (`convert`, see encode). `types` are those of A and B,
    or more (see instruction_for), unless `instruction` says which; under chip="custom ..." they are of a unit that adds
    all products at once, C and D f32 where they are not given. Missing elements are zero; beyond k of the instruction
    further ones run, each with the last D as its C. If a and b have more axes, the last one is summed: the result is a
    list of lists of Sums, and c a number or of the shape of the result. Raises ValueError for shapes that differ, a
    number that the type cannot hold, or a sparse or scaled instruction; Error for an arithmetic that is refused."""
    computer = _Computer(types, chip, instruction)
    return _each(computer, _rows("a", a), _rows("b", b), _lists(c), convert)


def _lists(values: Any) -> Any:
    """Lists of an array; another value as it is."""
    return values.tolist() if hasattr(values, "tolist") and getattr(values, "shape", None) != () else values


def _rows(name: str, values: Any) -> Any:
    """A list of numbers, or of lists."""
    values = list(values) if isinstance(values, range) else _lists(values)
    if not _is_list(values):
        raise TypeError(f"{name}: {type(values).__name__} is no list of numbers and no array")
    return values


def _is_list(values: Any) -> bool:
    return isinstance(values, (list, tuple))


def _each(computer: _Computer, a: Any, b: Any, c: Any, convert: str) -> Any:
    if len(a) != len(b):
        raise ValueError(f"a has {len(a)} elements, b {len(b)}")
    if len(a) and _is_list(a[0]) != _is_list(b[0]):
        raise ValueError("a and b have not the same number of axes")
    if len(a) and _is_list(a[0]):
        if _is_list(c) and len(c) != len(a):
            raise ValueError(f"c has {len(c)} elements, but there are {len(a)} sums")
        return [_each(computer, x, y, c[at] if _is_list(c) else c, convert) for at, (x, y) in enumerate(zip(a, b))]
    types = computer.types
    patterns = _numbers(a, types[0], convert), _numbers(b, types[1], convert), encode(c, types[2], convert)
    return _sum(types, *patterns, computer.add(*patterns))
