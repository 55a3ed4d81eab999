# SPDX-License-Identifier: MIT
"""mmaref for Python: what matrix units compute, bit for bit.

    import mmaref
    half = mmaref.Instruction("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32")
    d = half.mma("sm_90", a=[0x3c3c3c3c] * 128, b=[0x3c3c3c3c] * 64, c=[0] * 128)

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
    """The shared library, with the types of its functions. It must be of the version that the interface is of."""
    path = path or os.environ.get("MMAREF_LIBRARY") or ctypes.util.find_library("mmaref") or "libmmaref.so"
    loaded = ctypes.CDLL(path)
    for name, (result, parameters) in interface.FUNCTIONS.items():
        function = getattr(loaded, name)
        function.restype, function.argtypes = result, parameters
    version = loaded.mmaref_version()
    if version >> 8 != interface.MMAREF_VERSION >> 8:
        raise ImportError(f"{path} has version {version:#08x}, its interface {interface.MMAREF_VERSION:#08x}")
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
