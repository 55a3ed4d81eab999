# SPDX-License-Identifier: MIT
"""Instructions on registers, and where their elements lie."""
from __future__ import annotations

import ctypes
from typing import Any, List, NamedTuple, Optional, Tuple, Union

from . import words
from .binding import Error, _call, _struct, _words, interface, library
from .chips import parse

LANES = interface.MMAREF_LANES  # the most of any instruction
OPERANDS = ("a", "b", "c", "d", "e", "scale_a", "scale_b")


def _operand(name: str) -> int:
    """The number of an operand."""
    if str(name).lower() not in OPERANDS:
        raise ValueError(f"no operand '{name}', there are {' '.join(OPERANDS)}")
    return OPERANDS.index(name.lower())


class Place(NamedTuple):
    """Where an element lies: element `element` of lane `lane`, in bits `bit` .. `bit + width - 1` of 32-bit register
    `register`; an element of 64 bits takes the next one, too. Its number is in bits `number_bit` .. `number_bit +
    number_width - 1` of them, the others are padding."""

    lane: int
    element: int
    register: int
    bit: int
    width: int
    number_bit: int
    number_width: int


class Layout(NamedTuple):
    """Where all elements of an operand lie: four arrays of integers of the operand's shape (NumPy's, or lists of lists
    without NumPy), -1 where no lane holds an element; and the bits of each element."""

    lane: Any
    element: Any
    register: Any
    bit: Any
    width: int


def _array(rows: List[Any]) -> Any:
    """An array of NumPy, or the lists as they are."""
    try:
        import numpy
    except ImportError:
        return rows
    return numpy.array(rows)


class Instruction:
    """One instruction: by its string ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"), by words that single it out
    ("m16n8k16.f32.f16.f16.f32", "half m16n8k8 f32", "mxfp4"), by its name in another vocabulary ("HMMA.16816.F32",
    "SM80_16x8x16_F32F16F16F32_TN": `mmaref help names`), or by its number. Raises Error for any other text, with the
    first instructions that have the words. `handle` and `description` are the structs of C."""

    def __init__(self, text: Union[str, int]) -> None:
        self.handle = interface.mmaref_instruction()
        self.description = interface.mmaref_description()
        if isinstance(text, str):
            self.handle.id = words.find(text)
        elif isinstance(text, int):
            number = text if 0 <= text < 65536 else 65535  # which no instruction has
            self._ask(library.mmaref_instruction_at(number, self.handle), f"{text}: no instruction has this number")
        else:
            raise TypeError(f"{type(text).__name__} is no text and no number of an instruction")
        self._ask(library.mmaref_instruction_describe(self.handle, self.description), f"{text}: an unknown instruction")

    @staticmethod
    def _ask(status: int, sentence: str) -> None:
        """Raises Error for a status of a function that fills no mmaref_error."""
        if status < 0:
            raise Error(status, None, sentence)

    def __str__(self) -> str:
        text = ctypes.create_string_buffer(interface.MMAREF_TEXT_MAX)
        self._ask(library.mmaref_instruction_format(self.handle, text, len(text)), "an unknown instruction")
        return text.value.decode()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Instruction) and bool(self.handle.id == other.handle.id)

    def __hash__(self) -> int:
        return hash(self.handle.id)

    @property
    def m(self) -> int:
        """Rows of A and D of one product."""
        return int(self.description.m)

    @property
    def n(self) -> int:
        """Columns of B and D of one product."""
        return int(self.description.n)

    @property
    def k(self) -> int:
        """Columns of A, of a sparse A those before it is stored, and rows of B."""
        return int(self.description.k)

    @property
    def types(self) -> Tuple[str, ...]:
        """The types of A, B, C and D: ("f16", "f16", "f32", "f32"); of an operand that is missing ""."""
        numbers = self.description.type[:interface.MMAREF_OPERAND_E]
        return tuple((library.mmaref_token_text(number) or b"").decode() for number in numbers)

    @property
    def multiplies(self) -> bool:
        """Whether it multiplies matrices of a warp: mma, mma.sp or wmma.mma."""
        return bool(self.description.lanes and self.description.k and all(self.types))

    def words(self, operand: str) -> int:
        """How many words all lanes hold of an operand: "a", "b", "c", "d", "e", "scale_a", "scale_b"."""
        return int(self.description.lanes * self.description.registers[_operand(operand)])

    def arithmetic(self, text: str) -> Any:
        """The block of arithmetic of a text: "sm_90", "RTX 4090", "h100 rounding=nearest_even", "custom products=4".
        Raises Error for a text that the library refuses, ValueError for a name of several chips."""
        return parse(text, self.handle)[0]

    def mma(self, arithmetic: Any, selector: int = 0, select_a: Tuple[int, int] = (0, 0),
            select_b: Tuple[int, int] = (0, 0), **operands: Any) -> List[int]:
        """D = A * B + C (PTX ISA 9.7.14): the words of d, from those of a, b, c and, where the instruction has them, e,
        scale_a, scale_b: lists of 32-bit words, word lane * n + register, or buffers of them. `arithmetic` is a text or
        a block, None for integers; `selector` that of sparse metadata, `select_a` and `select_b` the byte and thread of
        scale factors. Raises Error for a refused call, ValueError for a wrong number of words, TypeError for an operand
        that is missing or that the instruction does not have."""
        is_block = arithmetic is None or isinstance(arithmetic, interface.mmaref_arithmetic)
        block = arithmetic if is_block else self.arithmetic(arithmetic)
        unknown = set(operands) - set(OPERANDS) | {"d"} & set(operands)
        if unknown:
            raise TypeError(f"no operand {sorted(unknown)[0]}")
        missing = [name for name in OPERANDS if name not in operands and name != "d" and self.words(name)]
        if missing:
            raise TypeError(f"operand {missing[0]} is missing")
        given = _struct(interface.mmaref_operands, selector=selector, byte_id_a=select_a[0], thread_id_a=select_a[1],
                        byte_id_b=select_b[0], thread_id_b=select_b[1])
        arrays = {name: _words(values, self.words(name), name) for name, values in operands.items()}
        for name, array in arrays.items():
            setattr(given, name, array)
        d = (ctypes.c_uint32 * self.words("d"))()
        _call(library.mmaref_mma, str(self), self.handle, block, given, d, None)
        return list(d)

    def slot(self, operand: str, row: int, column: int, matrix: int = 0, arithmetic: Any = None) -> Any:
        """The struct of C for an element of an operand: lane, element, reg, bit, width, and number_bit, number_width in
        them. `arithmetic` is a block, which selects the fragments of wmma."""
        found = interface.mmaref_slot()
        place = _struct(interface.mmaref_coordinate, matrix=matrix, row=row, column=column)
        self._ask(library.mmaref_layout_slot(self.handle, arithmetic, _operand(operand), place, found),
                  f"{self} has no {operand}[{row}][{column}]" + f" of matrix {matrix}" * (matrix != 0))
        return found

    def coordinate(self, operand: str, lane: int, element: int, arithmetic: Any = None) -> Any:
        """The element of the matrix that a lane holds: matrix, row, column. The reverse of slot."""
        found = interface.mmaref_coordinate()
        at = _struct(interface.mmaref_slot, lane=lane, element=element)
        number = _operand(operand)
        self._ask(library.mmaref_layout_coordinate(self.handle, arithmetic, number, at.lane, at.element, found),
                  f"{self}: lane {lane} has no element {element} of {operand}")
        return found

    def _under(self, chip: Optional[str]) -> Any:
        return None if chip is None else self.arithmetic(chip)

    def where(self, operand: str, row: int, column: int, matrix: int = 0, chip: Optional[str] = None) -> Place:
        """Where operand[row][column] lies (PTX ISA 9.7.14.5.1 to .17), counted from 0: of several places that of the
        lowest lane. `matrix` counts the products of a warp (m8n8k4: 4), or the matrices that ldmatrix moves; `chip`
        selects the fragments of wmma. Raises Error outside the operand, or if the instruction does not have it."""
        found = self.slot(operand, row, column, matrix, self._under(chip))
        return Place(found.lane, found.element, found.reg, found.bit, found.width, found.number_bit, found.number_width)

    def layout(self, operand: str, chip: Optional[str] = None) -> Layout:
        """Where all elements of an operand lie, as `where` says it: arrays of the operand's rows and columns; of an
        instruction of several matrices, matrices, rows and columns."""
        under = self._under(chip)
        cells = self._cells(operand, under)
        sizes = [1 + max(cell[axis] for cell in cells) for axis in range(3)]
        grids = [[[[-1] * sizes[2] for _ in range(sizes[1])] for _ in range(sizes[0])] for _ in range(4)]
        width = 0
        for matrix, row, column in cells:
            found = self.slot(operand, row, column, matrix, under)
            width = found.width
            for grid, number in zip(grids, (found.lane, found.element, found.reg, found.bit)):
                grid[matrix][row][column] = number
        arrays = [_array(grid) if sizes[0] > 1 else _array(grid[0]) for grid in grids]
        return Layout(arrays[0], arrays[1], arrays[2], arrays[3], width)

    def _cells(self, operand: str, under: Any) -> List[Tuple[int, int, int]]:
        """Matrix, row and column of each element that a lane holds."""
        number, found, cells = _operand(operand), interface.mmaref_coordinate(), set()
        for lane in range(self.description.lanes):
            for element in range(256):
                if library.mmaref_layout_coordinate(self.handle, under, number, lane, element, found) < 0:
                    break
                cells.add((found.matrix, found.row, found.column))
        if not cells:
            raise Error(interface.MMAREF_E_ARGUMENT, None, f"{self} has no operand {operand}")
        return sorted(cells)
