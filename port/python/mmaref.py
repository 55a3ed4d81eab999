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
import os

import mmaref_interface as interface

LANES = 32
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

    def words(self, operand):
        """How many words all lanes hold of an operand: "a", "b", "c", "d", "e", "scale_a", "scale_b"."""
        return LANES * self.description.registers[_operand(operand)]

    def arithmetic(self, text):
        """The arithmetic of a text: "sm_90", "sm_90 rounding=nearest_even", "custom products=4"."""
        block = interface.mmaref_arithmetic()
        data = text.encode()
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
        """Where an element of an operand lies: lane, element, reg, bit, width."""
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
