# SPDX-License-Identifier: MIT
"""What the elements of arrays are: the types that NumPy, ml_dtypes, PyTorch and others have, by their names."""
import re
from typing import NamedTuple, Optional

from .binding import interface, library


class Element(NamedTuple):
    """The elements of an array. `kind` is "p" of patterns of a type, "i" and "u" of integers, "V" of bits that the
    array does not name."""
    name: str  # as the array calls it: "float8_e4m3fn"
    kind: str
    type: str  # "e4m3"; "" if kind is not "p"
    bits: int  # in memory


# Types by the names of dtypes; ml_dtypes has an element of 4 or 6 bits in the low bits of a byte.
TYPES = {
    "float16": "f16", "bfloat16": "bf16", "float32": "f32", "float64": "f64",
    "float8_e4m3fn": "e4m3", "float8_e5m2": "e5m2", "float8_e8m0fnu": "ue8m0",
    "float6_e2m3fn": "e2m3", "float6_e3m2fn": "e3m2", "float4_e2m1fn": "e2m1",
    "int8": "s8", "uint8": "u8", "int32": "s32", "int4": "s4", "uint4": "u4", "bool": "b1", "bool_": "b1",
}
# By code and bits of DLPack.
DLPACK = {(2, 16): "float16", (2, 32): "float32", (2, 64): "float64", (4, 16): "bfloat16", (6, 8): "bool",
          (10, 8): "float8_e4m3fn", (12, 8): "float8_e5m2", (14, 8): "float8_e8m0fnu"}
# By letter of the module struct.
FORMATS = {"e": "float16", "f": "float32", "d": "float64", "?": "bool"}


def named(name: str, size: int) -> Element:
    """The elements that a dtype of this name has, `size` bytes each; TypeError if they are no numbers."""
    if name in TYPES:
        return Element(name, "p", TYPES[name], 8 * size)
    if re.fullmatch("u?int[0-9]+", name) and size in (1, 2, 4, 8):
        return Element(name, name[0], "", 8 * size)
    if name.startswith("void") and size in (1, 2, 4, 8):
        return Element(name, "V", "", 8 * size)
    raise TypeError(f"no elements of dtype {name}")


def of_dlpack(code: int, bits: int, lanes: int) -> Element:
    """The elements that DLPack calls so."""
    name = DLPACK.get((code, bits))
    if code in (0, 1):
        name = f"{'u' * code}int{bits}"
    if name is None or lanes != 1 or bits % 8 != 0:
        raise TypeError(f"no elements of DLPack's code {code} with {bits} bits and {lanes} lanes")
    return named(name, bits // 8)


def of_format(format: str, size: int) -> Element:
    """The elements of a buffer whose format is that of the module struct."""
    letter = format.lstrip("@=<>!")
    if letter in tuple("bhilqn"):
        return named(f"int{8 * size}", size)
    if letter in tuple("BHILQN"):
        return named(f"uint{8 * size}", size)
    if letter in FORMATS:
        return named(FORMATS[letter], size)
    raise TypeError(f"no elements of format '{format}'")


class Slot(NamedTuple):
    """How an operand has its elements in memory: its type, the bits of each, and those of them below the pattern."""
    type: str
    width: int
    shift: int


def slot_of(instruction: object, operand: int, type: str) -> Slot:
    """How an instruction has elements of an operand, which are of a type."""
    format = interface.mmaref_type()
    status = library.mmaref_operand_type(instruction, operand, format)
    if status < 0:
        raise ValueError(f"the instruction has no operand {operand}")
    return Slot(type, format.width, 0 if type == "tf32" else format.shift)


def default_type(element: Element) -> Optional[str]:
    """The type of a multiplicand that an array has of itself; None if it does not say."""
    return "tf32" if element.type == "f32" else element.type or None
