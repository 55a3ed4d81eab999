# SPDX-License-Identifier: MIT
"""mmaref for Python: what matrix units compute, bit for bit.

    import mmaref
    half = mmaref.Instruction("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32")
    d = half.mma("sm_90", a=[0x3c3c3c3c] * 128, b=[0x3c3c3c3c] * 64, c=[0] * 128)
    unit = mmaref.Dot(("e6m10.ieee", "e5m2.fnuz", "f32", "f32"), "custom products=4 fraction_bits=12")
    d = unit.add([0x7c00, 0x7800], [0x40, 0x44], c=0x3f800000)

Registers are lists of 32-bit words, lane-major, or anything that has them in a buffer (NumPy arrays of uint32).
Every function and struct of mmaref.h is there too, by its name: mmaref.library.mmaref_version(). The library is
the one that the variable MMAREF_LIBRARY names, or else libmmaref.so where the system looks.
"""
import ctypes
import ctypes.util
import math
import os
import re
from fractions import Fraction

import mmaref_interface as interface

LANES = interface.MMAREF_LANES  # the most of any instruction
OPERANDS = ("a", "b", "c", "d", "e", "scale_a", "scale_b")


class Error(Exception):
    """A refused call: its status ("undefined", "instruction", ...), reason, and the mmaref_error."""

    def __init__(self, status, detail, subject):
        self.status = library.mmaref_status_name(status).decode()
        self.detail = detail
        self.reason = library.mmaref_reason_text(detail.reason).decode() if detail.reason else self.status
        detail.status = status
        sentence = ctypes.create_string_buffer(interface.MMAREF_SENTENCE_MAX)
        text = subject.encode() if detail.length else None  # what was parsed
        library.mmaref_error_write(ctypes.byref(detail), text, len(text or b""), sentence, len(sentence))
        super().__init__(f"{subject}: {sentence.value.decode()}")


def load(path=None):
    """The shared library, with the types of its functions. It has the major version of the interface, or is refused."""
    path = path or os.environ.get("MMAREF_LIBRARY") or ctypes.util.find_library("mmaref") or "libmmaref.so"
    loaded = ctypes.CDLL(path)
    version = loaded.mmaref_version()
    if version >> 16 != interface.MMAREF_VERSION >> 16 or version < interface.MMAREF_VERSION:
        raise ImportError(f"{path} has version {version:#08x}, its interface {interface.MMAREF_VERSION:#08x}")
    for name, (result, parameters) in interface.FUNCTIONS.items():
        function = getattr(loaded, name)
        function.restype, function.argtypes = result, parameters
    return loaded


library = load()


def _call(function, subject, *arguments):
    """Calls a function whose last parameter is an mmaref_error; raises Error."""
    detail = interface.mmaref_error()
    status = function(*arguments, ctypes.byref(detail))
    if status < 0:
        raise Error(status, detail, subject)


def _operand(name):
    """The number of an operand."""
    if name not in OPERANDS:
        raise ValueError(f"no operand '{name}', there are {' '.join(OPERANDS)}")
    return OPERANDS.index(name)


def _struct(kind, **numbers):
    """A struct of numbers. ctypes would silently drop the upper bits of one that is too large."""
    struct = kind(**numbers)
    for name, number in numbers.items():
        if getattr(struct, name) != number:
            raise ValueError(f"{name} {number}: its field has {8 * getattr(kind, name).size} bits")
    return struct


def _words(values, count, subject):
    """An array of 32-bit words of a sequence or buffer."""
    if isinstance(values, (list, tuple)):
        if any(not 0 <= value <= 0xFFFFFFFF for value in values):
            raise ValueError(f"{subject}: a word of 32 bits is not below 0 or above 0xffffffff")
        array = (ctypes.c_uint32 * len(values))(*values)
    else:
        view = memoryview(values)
        if view.itemsize != 4 or view.format not in ("I", "L", "i", "l"):
            raise TypeError(f"{subject}: elements of 32 bits are needed, not of format '{view.format}'")
        array = (ctypes.c_uint32 * (view.nbytes // 4)).from_buffer_copy(view.tobytes())
    if len(array) != count:
        raise ValueError(f"{subject}: {len(array)} words, but the instruction takes {count}")
    return array


def profiles():
    """The names of arithmetic profiles: exact, fma, sm_70, ..."""
    return [library.mmaref_profile_name(number).decode() for number in range(interface.MMAREF_PROFILES)]


_SIZE = re.compile("[1-9][0-9]*(g|gb|gib|q|c|b)")
_ARCHITECTURES = {architecture for _, architecture, _ in interface.CHIPS.values() if architecture}
_TARGET = re.compile("(computecapability|capability|cc|compute|sm|)([0-9]{2,3})([af]?)")
_SUFFIXES = ("", "f", "a")  # the most portable one first


def _target_names():
    names = []
    while library.mmaref_target_name(len(names)) is not None:
        names.append(library.mmaref_target_name(len(names)).decode())
    return names


def _is_ignored(word):
    return word in interface.IGNORED or _SIZE.fullmatch(word) is not None


def _may_go(word):
    return _is_ignored(word) or word in _ARCHITECTURES


def _fits(words, name):
    """Whether each architecture that is named is that of the chip."""
    return all(interface.CHIPS[name][1] == word for word in words if word in _ARCHITECTURES)


def _glued(name):
    """The chip in a name of one piece, such as a100sxm480gb."""
    if name in interface.CHIPS:
        return name
    for word in interface.IGNORED:
        if name.startswith(word) and len(name) > len(word) and _glued(name[len(word):]):
            return _glued(name[len(word):])
        if name.endswith(word) and len(name) > len(word) and _glued(name[:-len(word)]):
            return _glued(name[:-len(word)])
    sizes = [name[:-2 - digits] for digits in (3, 2, 1) if re.search("[1-9][0-9]{%d}gb$" % (digits - 1), name)]
    return next((found for found in map(_glued, filter(None, sizes)) if found), None)


def _short_for(key, words):
    """The chips that a name is short for: 4090, a6000, rtx6000."""
    letters, number, rest = re.fullmatch("([a-z]*)([0-9]*)(.*)", key).groups()
    found = []
    for name, (_, architecture, _) in interface.CHIPS.items():
        full_letters, full_number, full_rest = re.fullmatch("([a-z]*)([0-9]*)(.*)", name).groups()
        if (len(number) >= 3 and full_number == number and full_rest in (rest, rest + (architecture or "")) and
                (full_letters.startswith(letters) or full_letters.endswith(letters)) and _fits(words, name)):
            found.append(name)
    return found


def _inner(words, before, behind, all_words):
    """The chip that is left when the fewest words go at both ends."""
    for dropped in range(min(before + behind, len(words) - 1) + 1):
        for first in range(max(0, dropped - behind), min(before, dropped) + 1):
            middle = words[first:len(words) - (dropped - first)]
            name = "".join(word for word in middle if all_words or not _may_go(word))
            if name in interface.CHIPS and _fits(words, name):
                return name
    return None


def _chips_of(words):
    """The names of chips that the words of a name may mean."""
    architectures = [word for word in words if word in _ARCHITECTURES]
    if architectures and all(map(_may_go, words)):
        return [name for name, row in interface.CHIPS.items() if row[1] == architectures[-1]]
    before = next((at for at, word in enumerate(words) if not _may_go(word)), len(words))
    behind = next((at for at, word in enumerate(reversed(words)) if not _may_go(word)), 0)
    name = _inner(words, before, behind, True) or _inner(words, before, behind, False) or _glued("".join(words))
    if name and _fits(words, name):
        return [name]
    found = _short_for("".join(word for word in words if not _may_go(word)), words)
    return [name for name in found if interface.CHIPS[name][0]] or found


def targets(name):
    """The targets of a chip, the most portable one first, by its name as people write it: "NVIDIA GeForce RTX 5090",
    "a100-sxm4-80gb", "4090", "8.6"; a target ("sm_90a", "compute_86") has itself alone. KeyError if there is no such
    chip, or several, or one with no matrix unit."""
    line = re.sub(r"^GPU [0-9]*:|\(UUID:.*", "", name)  # of nvidia-smi -L
    words = re.findall("[a-z0-9]+", line.lower())
    known = _target_names()
    number = _TARGET.fullmatch("".join(words))
    if number:
        prefix, digits, suffix = number.groups()
        of_chip = not suffix and (prefix in ("computecapability", "capability", "cc") or "." in name)
        found = [f"sm_{digits}{each}" for each in (_SUFFIXES if of_chip else (suffix,))]
        if found[0] in known:
            return [target for target in found if target in known]
        if int(digits) < 70 and (prefix or "." in name):
            raise KeyError(f"{name}: has no matrix unit")
    found = _chips_of(words) if words else []
    plain = sorted({interface.CHIPS[chip][0] or "" for chip in found})
    if not plain:
        raise KeyError(f"{name}: no such chip")
    if plain == [""]:
        raise KeyError(f"{name}: has no matrix unit")
    if len(plain) > 1:
        raise KeyError(f"{name}: several chips are called so: {' '.join(found)}")
    return [target for target in (plain[0] + suffix for suffix in _SUFFIXES) if target in known]


def _with_target(text):
    """The text of an arithmetic with the target of a chip in place of its name."""
    name = re.split(r"\S*=", text, maxsplit=1)[0].rstrip()
    try:
        return targets(name)[0] + text[len(name):]
    except KeyError as refused:
        if "no such chip" in str(refused):
            return text
        raise ValueError(refused.args[0]) from None


class Instruction:
    """One instruction, by its string or its number."""

    def __init__(self, text):
        self.handle = interface.mmaref_instruction()
        self.description = interface.mmaref_description()
        if isinstance(text, int):
            number = text if 0 <= text < 65536 else 65535  # which no instruction has
            status = library.mmaref_instruction_at(number, self.handle)
            if status < 0:
                raise Error(status, interface.mmaref_error(), text)
        else:
            data = text.encode()
            _call(library.mmaref_instruction_parse, text, data, len(data), self.handle)
        status = library.mmaref_instruction_describe(self.handle, self.description)
        if status < 0:
            raise Error(status, interface.mmaref_error(), text)

    def __str__(self):
        text = ctypes.create_string_buffer(interface.MMAREF_TEXT_MAX)
        status = library.mmaref_instruction_format(self.handle, text, len(text))
        if status < 0:
            raise Error(status, interface.mmaref_error(), "instruction")
        return text.value.decode()

    def __repr__(self):
        return f"{type(self).__name__}({str(self)!r})"

    def words(self, operand):
        """How many words all lanes hold of an operand: "a", "b", "c", "d", "e", "scale_a", "scale_b"."""
        return self.description.lanes * self.description.registers[_operand(operand)]

    def arithmetic(self, text):
        """The arithmetic of a text: "sm_90", "RTX 4090", "h100 rounding=nearest_even", "custom products=4"."""
        block = interface.mmaref_arithmetic()
        data = _with_target(text).encode()
        _call(library.mmaref_arithmetic_parse, text, self.handle, data, len(data), block, None)
        return block

    def mma(self, arithmetic, selector=0, select_a=(0, 0), select_b=(0, 0), **operands):
        """D = A * B + C: the words of d, from those of a, b, c and, where the instruction has them, e, scale_a,
        scale_b. `arithmetic` is a text or a block, None for integers."""
        block = self.arithmetic(arithmetic) if isinstance(arithmetic, str) else arithmetic
        unknown = set(operands) - set(OPERANDS) | {"d"} & set(operands)
        if unknown:
            raise TypeError(f"no operand {sorted(unknown)[0]}")
        given = _struct(interface.mmaref_operands, selector=selector, byte_id_a=select_a[0], thread_id_a=select_a[1],
                        byte_id_b=select_b[0], thread_id_b=select_b[1])
        arrays = {name: _words(values, self.words(name), name) for name, values in operands.items()}
        for name, array in arrays.items():
            setattr(given, name, array)
        d = (ctypes.c_uint32 * self.words("d"))()
        _call(library.mmaref_mma, str(self), self.handle, block, given, d, None)
        return list(d)

    def slot(self, operand, row, column, matrix=0, arithmetic=None):
        """Where an element of an operand lies: lane, element, reg, bit, width, and number_bit, number_width in them."""
        found = interface.mmaref_slot()
        place = _struct(interface.mmaref_coordinate, matrix=matrix, row=row, column=column)
        status = library.mmaref_layout_slot(self.handle, arithmetic, _operand(operand), place, found)
        if status < 0:
            raise Error(status, interface.mmaref_error(), f"{operand}[{row}][{column}]")
        return found

    def coordinate(self, operand, lane, element, arithmetic=None):
        """The element of the matrix that a lane holds: matrix, row, column."""
        found = interface.mmaref_coordinate()
        at = _struct(interface.mmaref_slot, lane=lane, element=element)
        number = _operand(operand)
        status = library.mmaref_layout_coordinate(self.handle, arithmetic, number, at.lane, at.element, found)
        if status < 0:
            raise Error(status, interface.mmaref_error(), f"lane {lane}, element {element} of {operand}")
        return found


def arithmetic_text(block):
    """The text of a block of arithmetic, which reads as that block."""
    words, number = ["custom"], 0
    name, value = ctypes.c_char_p(), ctypes.create_string_buffer(interface.MMAREF_FIELD_TEXT_MAX)
    while library.mmaref_arithmetic_get(block, number, ctypes.byref(name), value, len(value)) >= 0:
        words.append(f"{name.value.decode()}={value.value.decode()}")
        number += 1
    return " ".join(words)


def type_number(text):
    """The number of a type or format: "f16", "e6m10.ieee"."""
    number = ctypes.c_uint32()
    data = text.encode()
    status = library.mmaref_type_parse(data, len(data), number)
    if status < 0:
        raise Error(status, interface.mmaref_error(), text)
    return number.value


def type_text(number):
    """The reverse of type_number."""
    text = ctypes.create_string_buffer(interface.MMAREF_TYPE_TEXT_MAX)
    status = library.mmaref_type_write(number, text, len(text))
    if status < 0:
        raise Error(status, interface.mmaref_error(), number)
    return text.value.decode()


def _value(number):
    """The mmaref_value of a number: the highest 64 bits, of which the last one is set if any bit below is."""
    value = interface.mmaref_value(negative=str(number).strip().startswith("-"))
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


def _encode(number, rounding, value):
    pattern = ctypes.c_uint64()
    if library.mmaref_value_encode(number, rounding, value, pattern) < 0:
        return None
    return pattern.value


def _rounded(number, rounding, value):
    """The pattern, or None if the type cannot hold the value. Odd is the neighbour whose last bit is set."""
    if rounding != interface.MMAREF_ROUND_ODD:
        return _encode(number, rounding, value)
    below, above = (_encode(number, each, value) for each in (interface.MMAREF_ROUND_DOWN, interface.MMAREF_ROUND_UP))
    format = interface.mmaref_type()
    if below is None or above is None or library.mmaref_type_get(number, format) < 0:
        return None
    return above if above >> format.shift & 1 else below


def _conversion(convert, type):
    """The rounding of "rna", "nearest_away.satfinite" or "cvt.rna.tf32.f32", and whether it saturates."""
    words = convert.split(".")
    words = words[words[0] == "cvt":] + [""]
    saturates = words[1] == "satfinite"
    ends = words[1 + saturates:-1]  # to which type, from which
    if words[0] not in interface.CONVERSIONS or len(ends) > 2 or (ends and re.sub("x[24]$", "", ends[0]) != type):
        raise ValueError(f"{convert}: no conversion to {type}, there are {' '.join(interface.CONVERSIONS)}")
    return interface.CONVERSIONS[words[0]], saturates


def encode(number, type, convert="nearest_even"):
    """The pattern of a number in a type, rounded once from its exact value: an int, a float, a Fraction, a Decimal, a
    text ("6.1e-5", "inf", "nan") or a number of NumPy. `convert` is nearest_even, nearest_away, truncate, up, down or
    odd, or the modifier of PTX cvt, perhaps with .satfinite: "rna", "rn.satfinite" (mmaref help conversions)."""
    name = type if isinstance(type, str) else type_text(type)
    rounding, saturates = _conversion(convert, name)
    kind, value = type_number(name), _value(number)
    pattern = _rounded(kind, rounding, value)
    special = value.kind in (interface.MMAREF_VALUE_INFINITY, interface.MMAREF_VALUE_NAN)
    became = decode(pattern, name) if pattern is not None else None
    if saturates and value.kind != interface.MMAREF_VALUE_ZERO and (special if became is None else math.isinf(became)):
        negative = value.negative and value.kind != interface.MMAREF_VALUE_NAN
        huge = interface.mmaref_value(kind=interface.MMAREF_VALUE_NORMAL, negative=negative, exponent=0x2000, significand=1)
        pattern = _encode(kind, interface.MMAREF_ROUND_ZERO, huge)
    if pattern is None:
        raise ValueError(f"{name} cannot hold {number}")
    return pattern


def decode(pattern, type):
    """The number that a pattern of a type is, a float, which holds it exactly."""
    value = interface.mmaref_value()
    status = library.mmaref_value_decode(type_number(type) if isinstance(type, str) else type, pattern, value)
    if status < 0:
        raise Error(status, interface.mmaref_error(), type)
    if value.kind == interface.MMAREF_VALUE_NAN:
        return math.nan
    magnitude = math.inf if value.kind == interface.MMAREF_VALUE_INFINITY else math.ldexp(value.significand, value.exponent)
    return -magnitude if value.negative else magnitude


def _patterns(kind, values, subject):
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

    def __init__(self, types, arithmetic):
        numbers = [type_number(name) if isinstance(name, str) else name for name in types]
        self.types = _struct(interface.mmaref_dot_types, **dict(zip("abcd", numbers)))
        self.arithmetic = arithmetic
        if isinstance(arithmetic, str):
            self.arithmetic = interface.mmaref_arithmetic()
            data = arithmetic.encode()
            _call(library.mmaref_arithmetic_parse, arithmetic, None, data, len(data), self.arithmetic, None)

    def __repr__(self):
        types = tuple(type_text(getattr(self.types, name)) for name in "abcd")
        return f"{type(self).__name__}({types!r}, {self.arithmetic and arithmetic_text(self.arithmetic)!r})"

    def add(self, a, b, c=0, **more):
        """D, a pattern. `more` is scale_type, scale_a and scale_b, and random."""
        return self._add(None, a, b, c, **more)

    def flags(self, a, b, c=0, **more):
        """The exceptions of IEEE 754 that the sum raises: MMAREF_FLAG_INEXACT + ... of mmaref_interface."""
        corners = ctypes.c_uint32()
        self._add(corners, a, b, c, **more)
        return library.mmaref_flags(corners)

    def fixed(self, a, b, c=0, exponent=None, words=None, **more):
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

    def same(self, expected, got):
        """Whether two patterns of D are equal, or under nan=any both a NaN."""
        return library.mmaref_same(self.types.d, self.arithmetic, expected, got)

    def _add(self, corners, a, b, c, **more):
        d = ctypes.c_uint64()
        _call(library.mmaref_dot_add, "dot", self._given(a, b, c, **more), self.arithmetic, d, corners)
        return d.value

    def _given(self, a, b, c, scale_type=None, scale_a=(), scale_b=(), random=None):
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
