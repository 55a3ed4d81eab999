# SPDX-License-Identifier: MIT
"""The library of C, as ctypes calls it, and what all modules need to call it.

The library is the one that the variable MMAREF_LIBRARY names, or else the compiled part of this package (_core), or
else libmmaref.so where the system looks. Every function of mmaref.h is in `library` by its name."""
import ctypes
import ctypes.util
import importlib.util
import os
from ctypes import POINTER, c_int, c_size_t, c_void_p
from typing import Any, Optional, Type

import mmaref_interface

interface: Any = mmaref_interface


class Error(Exception):
    """A refused call: its status ("undefined", "instruction", ...), reason, and the mmaref_error as `detail`."""

    def __init__(self, status: int, detail: Any, subject: object, parsed: Optional[str] = None):
        """`parsed` is the text that was read, if it is not the subject. Of a function that fills no mmaref_error
        `detail` is None, and the subject the whole message."""
        self.status: str = library.mmaref_status_name(status).decode()
        self.detail = interface.mmaref_error() if detail is None else detail
        self.detail.status, reason = status, self.detail.reason
        self.reason: str = library.mmaref_reason_text(reason).decode() if reason else self.status
        sentence = ctypes.create_string_buffer(interface.MMAREF_SENTENCE_MAX)
        text = str(parsed or subject).encode() if self.detail.length else None
        library.mmaref_error_write(ctypes.byref(self.detail), text, len(text or b""), sentence, len(sentence))
        super().__init__(str(subject) if detail is None else f"{subject}: {sentence.value.decode()}")


class Elements(ctypes.Structure):
    """Elements in memory, by rows and columns: elements of _core.c."""
    _fields_ = [("bytes", c_void_p), ("row", ctypes.c_ssize_t), ("column", ctypes.c_ssize_t),
                ("type", ctypes.c_uint32), ("kind", ctypes.c_char), ("width", ctypes.c_uint8),
                ("shift", ctypes.c_uint8), ("big_endian", ctypes.c_bool)]


class WholeSum(ctypes.Structure):
    """The sum of all products and C of an element of D, rounded once: whole_sum of wide_sum.h."""
    _fields_ = [("is_number", ctypes.c_bool), ("pattern", ctypes.c_uint64), ("magnitude", ctypes.c_double)]


class Errors(ctypes.Structure):
    """Errors of a D against its whole sums X: errors of errors.h. `norm` is ||D - X|| / ||X|| of Frobenius, `component`
    the largest |D - X| / (|A| |B| + |C|), `relative` the largest |D - X| / |X|; `left_out` counts elements whose X is
    no number, `count` others by their distance: 0, 1, 2-3, 4-7, ... ulp, the last one 65536 and above."""
    _fields_ = [("norm", ctypes.c_double), ("component", ctypes.c_double), ("relative", ctypes.c_double),
                ("left_out", c_size_t), ("count", c_size_t * 18)]


class Distance(ctypes.Structure):
    """Errors of a D, and its worst element, `expected` and `got` as patterns: distance of _sums.c. `ulps` is
    2^64 - 1 of an element that is no number."""
    _fields_ = [("errors", Errors), ("row", c_size_t), ("column", c_size_t), ("ulps", ctypes.c_uint64),
                ("expected", ctypes.c_uint64), ("got", ctypes.c_uint64)]


# The functions of _core.c, _names.c and _sums.c, beside those of mmaref.h.
_INSTRUCTION, _PRODUCT = POINTER(interface.mmaref_instruction), POINTER(interface.mmaref_product)
CORE = {
    "core_convert": (c_int, [POINTER(Elements), POINTER(Elements), c_size_t, c_size_t, ctypes.c_uint8,
                                    ctypes.c_bool, POINTER(c_size_t)]),
    "core_translate": (c_int, [ctypes.c_char_p, ctypes.c_char_p]),
    "core_sums": (c_int, [_INSTRUCTION, _PRODUCT, POINTER(interface.mmaref_tiles), POINTER(WholeSum)]),
    "core_errors": (c_int, [_INSTRUCTION, _PRODUCT, POINTER(WholeSum), POINTER(Distance)]),
}


def _compiled() -> Optional[str]:
    """The path of the compiled part of this package."""
    found = importlib.util.find_spec(f"{__package__}._core")
    return found.origin if found else None


def load(path: Optional[str] = None) -> Any:
    """The shared library, with the types of its functions. It has the major version of the interface, or ImportError
    is raised."""
    path = (path or os.environ.get("MMAREF_LIBRARY") or _compiled() or ctypes.util.find_library("mmaref") or
            "libmmaref.so")
    loaded = ctypes.CDLL(path)
    version = loaded.mmaref_version()
    if version >> 16 != interface.MMAREF_VERSION >> 16 or version < interface.MMAREF_VERSION:
        raise ImportError(f"{path} has version {version:#08x}, its interface {interface.MMAREF_VERSION:#08x}")
    core = CORE if hasattr(loaded, "core_convert") else {}
    for name, (result, parameters) in {**interface.FUNCTIONS, **core}.items():
        function = getattr(loaded, name)
        function.restype, function.argtypes = result, parameters
    return loaded


library = load()


def _core(name: str) -> Any:
    """A function of _core.c. A library that MMAREF_LIBRARY names has none."""
    if not hasattr(library, name):
        raise ImportError("this needs the compiled part of the package (pip install, or make python), and no "
                          "MMAREF_LIBRARY")
    return getattr(library, name)


def _call(function: Any, subject: object, *arguments: Any) -> None:
    """Calls a function whose last parameter is an mmaref_error; raises Error."""
    detail = interface.mmaref_error()
    status = function(*arguments, ctypes.byref(detail))
    if status < 0:
        raise Error(status, detail, subject)


def _struct(kind: Type[Any], **numbers: int) -> Any:
    """A struct of numbers. ctypes would silently drop the upper bits of one that is too large."""
    struct = kind(**numbers)
    for name, number in numbers.items():
        if getattr(struct, name) != number:
            raise ValueError(f"{name} {number}: its field has {8 * getattr(kind, name).size} bits")
    return struct


def _words(values: Any, count: int, subject: str) -> Any:
    """An array of `count` words of 32 bits from a sequence or buffer of as many."""
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
