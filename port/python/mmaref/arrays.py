# SPDX-License-Identifier: MIT
"""Arrays of others as matrices of C, and D as an array. NumPy is not needed; where it is there, D is its array."""
import ctypes
import re
import struct
import sys
from typing import Any, List, NamedTuple, Optional, Tuple

from . import elements
from .binding import Elements, _core, interface
from .conversion import _conversion, bits_of, type_number
from .elements import Element, Slot


class View(NamedTuple):
    """The memory of an array of two dimensions. `owner` keeps it."""
    name: str  # of the argument
    address: int
    shape: Tuple[int, int]
    strides: Tuple[int, int]  # bytes
    element: Element
    big_endian: bool
    owner: Any


# ---- Reading ----------------------------------------------------------------------------------

def _shape(name: str, shape: Any) -> Tuple[int, int]:
    if len(shape) != 2:
        raise ValueError(f"{name}: {len(shape)} dimensions, a matrix has 2")
    if min(shape) < 1:
        raise ValueError(f"{name}: no elements in {shape[0]} x {shape[1]}")
    return int(shape[0]), int(shape[1])


def _of_numpy(name: str, array: Any) -> View:
    """By the array interface of NumPy, which names no type of ml_dtypes: the dtype does."""
    found = array.__array_interface__
    typestr = found.get("typestr", "")
    of = re.fullmatch("([<>|])([a-zA-Z])([0-9]+)", typestr)
    if of is None:
        raise TypeError(f"no elements of dtype {getattr(getattr(array, 'dtype', None), 'name', typestr)}")
    order, kind, size = of[1], of[2], int(of[3])
    words = {"f": "float", "i": "int", "u": "uint", "b": "bool", "V": "void"}
    plain = "bool" if kind == "b" else f"{words.get(kind, kind)}{8 * size}"
    element = elements.named(getattr(getattr(array, "dtype", None), "name", plain), size)
    shape = _shape(name, found["shape"])
    row, column = found.get("strides") or (shape[1] * size, size)
    if not isinstance(found.get("data"), tuple):
        raise TypeError("its array interface has no address")
    return View(name, found["data"][0], shape, (row, column), element, order == ">" and size > 1, array)


_CPU = (1, 3, 11, 13)  # DLPack's devices whose memory the CPU reads: its own, and what CUDA and ROCm pin or manage


class _Tensor(ctypes.Structure):
    """DLTensor of dlpack.h, the first member of what a capsule holds."""
    _fields_ = [("data", ctypes.c_void_p), ("device", ctypes.c_int), ("device_id", ctypes.c_int),
                ("dimensions", ctypes.c_int), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8),
                ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64)), ("offset", ctypes.c_uint64)]


def _of_dlpack(name: str, array: Any) -> View:
    """The capsule is not consumed: it frees the tensor when the view goes."""
    if int(array.__dlpack_device__()[0]) not in _CPU:
        raise TypeError("the array is on a device; bring it to the CPU")
    capsule = array.__dlpack__()
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    tensor = _Tensor.from_address(pointer(capsule, b"dltensor"))
    element = elements.of_dlpack(tensor.code, tensor.bits, tensor.lanes)
    shape = _shape(name, tensor.shape[:tensor.dimensions])
    row, column = tensor.strides[:2] if tensor.strides else (shape[1], 1)
    size = element.bits // 8
    return View(name, tensor.data and tensor.data + tensor.offset, shape, (row * size, column * size), element,
                sys.byteorder == "big" and size > 1, (array, capsule))


def _of_buffer(name: str, array: Any) -> View:
    try:
        view = memoryview(array)
    except TypeError:
        raise TypeError(f"{type(array).__name__} names no type; give an array of NumPy, one with __dlpack__ or a "
                        "buffer") from None
    element = elements.of_format(view.format, view.itemsize)
    shape = _shape(name, view.shape)
    order = sys.byteorder if view.format[0] not in "<>!" else "little" if view.format[0] == "<" else "big"
    if view.readonly or not view.c_contiguous:
        owner = ctypes.create_string_buffer(view.tobytes(), view.nbytes)
    else:
        owner = (ctypes.c_char * view.nbytes).from_buffer(view)
    return View(name, ctypes.addressof(owner), shape, (shape[1] * view.itemsize, view.itemsize), element,
                order == "big" and view.itemsize > 1, owner)


def read(name: str, array: Any) -> View:
    """The memory of an array of two dimensions on the CPU: of NumPy, one with __dlpack__, or a buffer. TypeError if it
    is none, or its elements are no numbers; ValueError if it has other dimensions. `name` is that of the argument."""
    of = (_of_numpy if hasattr(array, "__array_interface__") else _of_dlpack if hasattr(array, "__dlpack__") else
          _of_buffer)
    try:
        view = of(name, array)
        if not view.address:
            raise TypeError("the array has no memory")
        return view
    except MemoryError:
        raise
    except Exception as refused:  # whatever an array raises that does not give its memory
        if str(refused).startswith(f"{name}:"):
            raise
        raise TypeError(f"{name}: {refused}") from refused


# ---- As matrices of C -------------------------------------------------------------------------

def _leading(view: View) -> Optional[Tuple[int, bool]]:
    """The leading dimension, and whether it is of columns; None if there is none."""
    size, (rows, columns) = view.element.bits // 8, view.shape
    row, column = view.strides
    for along, across, count, length, by_columns in ((column, row, rows, columns, False),
                                                     (row, column, columns, rows, True)):
        if along == size or length == 1:
            leading = length if count == 1 else across // size
            if count == 1 or (across % size == 0 and 0 <= leading < 1 << 32):
                return leading, by_columns
    return None


def _matrix(address: int, size: int, leading: int, by_columns: bool) -> Any:
    matrix = interface.mmaref_matrix(size=size, leading=leading, column_major=by_columns)
    matrix.bytes = ctypes.cast(address, ctypes.POINTER(ctypes.c_uint8))
    return matrix


def _as_it_is(view: View, slot: Slot) -> Any:
    """The matrix in the memory of the array; None if C cannot read it so."""
    form = _leading(view)
    is_type = view.element.kind == "V" or view.element.type == slot.type
    if form is None or not is_type or view.element.bits != slot.width or slot.shift or view.big_endian:
        return None
    rows, columns = view.shape
    last = (columns - 1) * form[0] + rows if form[1] else (rows - 1) * form[0] + columns
    return _matrix(view.address, last * slot.width // 8, *form)


def _bits_named(view: View, type: str) -> Element:
    """What unnamed bits are."""
    if view.element.bits != max(8, bits_of(type)):
        raise TypeError(f"{view.name}: {view.element.name}, but patterns of {type} have {bits_of(type)} bits")
    return view.element._replace(kind="p", type=type)


def _check_numbers(view: View, type: str) -> None:
    """Unsigned integers as wide as patterns may be these."""
    is_float = type[0] not in "sub" or type.startswith("u") and "m" in type or type.startswith("bf")
    if is_float and view.element.name == f"uint{max(8, bits_of(type))}":
        raise TypeError(f"{view.name}: {view.element.name} are patterns of {type} or numbers? "
                        f"View them as '|V{view.element.bits // 8}' or convert them")


def _converted(view: View, slot: Slot, convert: str) -> Tuple[Any, Any]:
    """A copy of the elements: the matrix, and its memory."""
    rows, columns = view.shape
    memory = ctypes.create_string_buffer((rows * columns * slot.width + 7) // 8)
    kind = view.element.kind
    given = Elements(view.address, 8 * view.strides[0], 8 * view.strides[1],
                     type_number(view.element.type) if kind == "p" else 0, kind.encode(), view.element.bits, 0,
                     view.big_endian)
    made = Elements(ctypes.addressof(memory), columns * slot.width, slot.width, type_number(slot.type), b"p",
                    slot.width, slot.shift, False)
    rounding, saturates = _conversion(convert, slot.type)
    at = (ctypes.c_size_t * 2)()
    if _core("core_convert")(given, made, rows, columns, rounding, saturates, at) < 0:
        raise ValueError(f"{view.name}[{at[0]}, {at[1]}]: {slot.type} cannot hold it")
    return _matrix(ctypes.addressof(memory), len(memory), columns, False), memory


class Operand(NamedTuple):
    """A matrix of C, what keeps its memory, and what became of the elements, "" if nothing."""
    matrix: Any
    owner: Any
    conversion: str


def operand(view: View, slot: Slot, convert: str = "nearest_even", patterns: bool = False) -> Operand:
    """An array as an operand that has its elements in `slot`: without a copy where its strides and type allow it.
    Numbers of another type are rounded as `convert` says; `patterns`: unsigned integers are patterns. ValueError names
    the element that the type cannot hold."""
    if view.element.kind == "V" or (patterns and view.element.name in ("uint8", "uint16")):
        view = view._replace(element=_bits_named(view, slot.type))
    _conversion(convert, slot.type)
    matrix = _as_it_is(view, slot)
    if matrix is not None:
        return Operand(matrix, view.owner, "")
    if view.element.type == slot.type:
        return Operand(*_converted(view, slot, "nearest_even"), "")
    _check_numbers(view, slot.type)
    return Operand(*_converted(view, slot, convert), f"{view.name}: {view.element.name} to {slot.type}, {convert}")


# ---- D ----------------------------------------------------------------------------------------

# Types of D: the letter of the module struct, and NumPy's name.
_D = {"f16": ("e", "<f2"), "f32": ("f", "<f4"), "f64": ("d", "<f8"), "s32": ("i", "<i4")}


class Result:
    """D where NumPy is not there: `shape`, `type`, d[row, column], tolist(), and the bytes by rows, lowest first."""

    def __init__(self, shape: Tuple[int, int], type: str):
        self.shape, self.type = shape, type
        self.info: Any = None
        self._format = "<" + _D[type][0]
        self.bytes = bytearray(shape[0] * shape[1] * struct.calcsize(self._format))

    @property
    def __array_interface__(self) -> Any:
        """As NumPy's arrays have it."""
        address = ctypes.addressof(ctypes.c_char.from_buffer(self.bytes))
        return {"version": 3, "shape": self.shape, "typestr": _D[self.type][1], "data": (address, False)}

    def __getitem__(self, place: Tuple[int, int]) -> Any:
        row, column = place
        if not (0 <= row < self.shape[0] and 0 <= column < self.shape[1]):
            raise IndexError(f"[{row}, {column}] is outside {self.shape[0]} x {self.shape[1]}")
        size = struct.calcsize(self._format)
        return struct.unpack_from(self._format, self.bytes, (row * self.shape[1] + column) * size)[0]

    def tolist(self) -> List[List[Any]]:
        """Its rows as lists of numbers."""
        numbers = [number for number, in struct.iter_unpack(self._format, self.bytes)]
        return [numbers[first:first + self.shape[1]] for first in range(0, len(numbers), self.shape[1])]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.shape[0]} x {self.shape[1]}, {self.type})"


_result: Any = None


def _numpy_result() -> Any:
    """The class of D where NumPy is there, else None: its array, with `info`."""
    global _result
    if _result is None:
        try:
            import numpy
        except ImportError:
            return None

        class NumpyResult(numpy.ndarray):  # type: ignore[type-arg]
            """D as an array of NumPy. `info` tells how it was computed; arrays made of it do not have it."""
            info: Any = None

            def __reduce__(self) -> Any:
                """Pickled with `info`."""
                return _restored, (numpy.asarray(self), self.info)

        NumpyResult.__name__ = NumpyResult.__qualname__ = "Result"
        _result = (numpy, NumpyResult)
    return _result


def _restored(array: Any, info: Any) -> Any:
    d = array.view(_numpy_result()[1])
    d.info = info
    return d


def result(shape: Tuple[int, int], type: str) -> Tuple[Any, Any]:
    """An array for D of a type, and the matrix that writes it."""
    found = _numpy_result()
    if found is None:
        plain = Result(shape, type)
        memory = (ctypes.c_char * len(plain.bytes)).from_buffer(plain.bytes)
        matrix = _matrix(ctypes.addressof(memory), len(plain.bytes), shape[1], False)
        return plain, matrix
    array = found[0].empty(shape, _D[type][1]).view(found[1])
    return array, _matrix(array.__array_interface__["data"][0], array.nbytes, shape[1], False)
