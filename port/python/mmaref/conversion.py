# SPDX-License-Identifier: MIT
"""Types, and numbers as patterns of types."""
from __future__ import annotations

import ctypes
import math
import operator
import re
from fractions import Fraction
from typing import Any, Optional, Tuple, Union

from .binding import Error, interface, library


def type_number(text: str) -> int:
    """The number of a type or format: "f16", "e6m10.ieee" (`mmaref help units`). Raises Error for another text."""
    if not isinstance(text, str):
        raise TypeError(f"type: {text!r} is no text")
    number, data = ctypes.c_uint32(), text.encode()
    status = library.mmaref_type_parse(data, len(data), number)
    if status < 0:
        raise Error(status, None, f"{text}: no such type")
    return number.value


def type_text(number: int) -> str:
    """The reverse of type_number."""
    text = ctypes.create_string_buffer(interface.MMAREF_TYPE_TEXT_MAX)
    status = library.mmaref_type_write(number, text, len(text))
    if status < 0:
        raise Error(status, None, f"{number}: no type has this number")
    return text.value.decode()


def _number(type: Union[str, int]) -> int:
    return type_number(type) if isinstance(type, str) else operator.index(type)


def bits_of(type: Union[str, int]) -> int:
    """The bits of a pattern of a type."""
    format = interface.mmaref_type()
    status = library.mmaref_type_get(_number(type), format)
    if status < 0:
        raise Error(status, None, f"{type}: no type has this number")
    return int(format.width)


def _value(number: Any) -> Any:
    """The mmaref_value of a number: the highest 64 bits, of which the last one is set if any bit below is."""
    value = interface.mmaref_value(negative=str(number).strip().startswith("-"))
    try:
        number = operator.index(number)  # those of NumPy, too
    except TypeError:
        pass
    try:
        exact = abs(Fraction(number))
    except (TypeError, ValueError, OverflowError):  # infinities, NaN, numbers of NumPy; or none
        number = float(number)
        if not math.isfinite(number):
            value.kind = interface.MMAREF_VALUE_NAN if math.isnan(number) else interface.MMAREF_VALUE_INFINITY
            return value
        exact = abs(Fraction(number))
    if exact != 0:
        up = 63 + exact.denominator.bit_length() - exact.numerator.bit_length()
        shifted = exact * Fraction(2) ** up
        value.kind = interface.MMAREF_VALUE_NORMAL
        value.significand = math.floor(shifted) | (shifted.denominator != 1)
        value.exponent = max(-0x2000, min(-up, 0x2000))
    return value


def _encode(number: int, rounding: int, value: Any) -> Optional[int]:
    pattern = ctypes.c_uint64()
    if library.mmaref_value_encode(number, rounding, value, pattern) < 0:
        return None
    return pattern.value


def _rounded(number: int, rounding: int, value: Any) -> Optional[int]:
    """The pattern, or None if the type cannot hold the value. Odd is the neighbour whose last bit is set."""
    if rounding != interface.MMAREF_ROUND_ODD:
        return _encode(number, rounding, value)
    below, above = (_encode(number, each, value) for each in (interface.MMAREF_ROUND_DOWN, interface.MMAREF_ROUND_UP))
    format = interface.mmaref_type()
    if below is None or above is None or library.mmaref_type_get(number, format) < 0:
        return None
    return above if above >> format.shift & 1 else below


def _conversion(convert: str, type: str) -> Tuple[int, bool]:
    """The rounding of "rna", "nearest_away.satfinite" or "cvt.rna.tf32.f32", and whether it saturates."""
    if not isinstance(convert, str):
        raise TypeError(f"convert: {convert!r} is no text")
    words = convert.split(".")
    words = words[words[0] == "cvt":] + [""]
    saturates = words[1] == "satfinite"
    ends = words[1 + saturates:-1]  # to which type, from which
    if words[0] not in interface.CONVERSIONS or len(ends) > 2 or (ends and re.sub("x[24]$", "", ends[0]) != type):
        raise ValueError(f"convert: no conversion '{convert}' to {type}, there are {' '.join(interface.CONVERSIONS)}")
    return interface.CONVERSIONS[words[0]], saturates


def encode(number: Any, type: Union[str, int], convert: str = "nearest_even") -> int:
    """The pattern of a number in a type, rounded once from its exact value: an int, a float, a Fraction, a Decimal, a
    text ("6.1e-5", "inf", "nan") or a number of NumPy. `convert` is nearest_even, nearest_away, truncate, up, down or
    odd, or the modifier of PTX cvt (PTX ISA 9.7.9.21), perhaps with .satfinite: "rna", "rn.satfinite" (`mmaref help
    conversions`). Raises ValueError if the type cannot hold the number, or for another conversion."""
    name = type if isinstance(type, str) else type_text(type)
    rounding, saturates = _conversion(convert, name)
    kind, value = type_number(name), _value(number)
    pattern = _rounded(kind, rounding, value)
    special = value.kind in (interface.MMAREF_VALUE_INFINITY, interface.MMAREF_VALUE_NAN)
    became = decode(pattern, name) if pattern is not None else None
    if saturates and value.kind != interface.MMAREF_VALUE_ZERO and (special if became is None else math.isinf(became)):
        negative = value.negative and value.kind != interface.MMAREF_VALUE_NAN
        huge = interface.mmaref_value(kind=interface.MMAREF_VALUE_NORMAL, negative=negative, exponent=0x2000)
        huge.significand = 1
        pattern = _encode(kind, interface.MMAREF_ROUND_ZERO, huge)
    if pattern is None:
        raise ValueError(f"{name} cannot hold {number}")
    return pattern


def decode(pattern: int, type: Union[str, int]) -> float:
    """The number that a pattern of a type is, a float, which holds it exactly. Raises ValueError for a pattern of more
    bits than the type has, or a negative one; Error for what is no type."""
    value, pattern = interface.mmaref_value(), operator.index(pattern)
    if not 0 <= pattern < 1 << bits_of(type):
        raise ValueError(f"pattern {pattern:#x}: {type} has {bits_of(type)} bits")
    status = library.mmaref_value_decode(_number(type), pattern, value)
    if status < 0:
        raise Error(status, None, f"{type}: its patterns are no numbers")
    if value.kind == interface.MMAREF_VALUE_NAN:
        return math.nan
    is_infinity = value.kind == interface.MMAREF_VALUE_INFINITY
    magnitude = math.inf if is_infinity else math.ldexp(value.significand, value.exponent)
    return -magnitude if value.negative else magnitude
