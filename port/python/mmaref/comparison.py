# SPDX-License-Identifier: MIT
"""One product under several arithmetics, beside the sums as they should be."""
from __future__ import annotations

import struct
from typing import Any, Dict, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import arrays
from .binding import interface
from .chips import arithmetic_of
from .conversion import decode
from .instruction import Instruction
from .product import Product

_LETTERS = {"f16": ("e", "H"), "f32": ("f", "I"), "f64": ("d", "Q"), "s32": ("i", "I")}  # number and pattern, by struct
_ENDLESS = 2 ** 64 - 1


class Worst(NamedTuple):
    """An element of D, and what it should be."""

    row: int
    column: int
    value: float
    expected: float
    ulp: Optional[int]  #: how many numbers of the type they are apart; None if one of them is no number


class Comparison(NamedTuple):
    """How far D under an arithmetic is from D under the first one, and from the whole sums S: those of all products and
    C, rounded once to the type of D. Where there are none (of single bits, or no element has one) errors are None."""

    arithmetic: str
    differing: int  #: elements whose pattern is not that under the first one
    largest_ulp: int  #: the largest distance from them
    mean_ulp: float  #: the mean of all distances
    worst_difference: Optional[Worst]  #: the first element of the largest distance; None if no element differs
    norm_error: Optional[float]  #: ||D - S|| / ||S||, Frobenius norms
    component_error: Optional[float]  #: the largest |D - S| / (|A| |B| + |C|)
    relative_error: Optional[float]  #: the largest |D - S| / |S|
    worst: Optional[Worst]  #: the first element that is farthest from S; None if none differs from it
    left_out: int  #: elements that have no S: a factor is an infinity or a NaN, or the sum too large
    histogram: Tuple[int, ...]  #: elements that are 0, 1, 2-3, 4-7, ... and from 65536 on ulp from S
    D: Any  #: as matmul gives it, with `info`

    def __repr__(self) -> str:
        """Without D."""
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._fields[1:-1])
        return f"Comparison({self.arithmetic!r}, {shown})"


class Comparisons(List[Comparison]):
    """A list, which shows itself as a table; what is not in it, such as `worst`, each Comparison has."""

    _columns = ("arithmetic", "differing", "largest_ulp", "mean_ulp", "norm_error", "component_error",
                "relative_error", "left_out")

    def __repr__(self) -> str:
        rows = [[_text(getattr(row, name)) for name in self._columns] for row in self]
        rows.insert(0, [name.replace("_", " ") for name in self._columns])
        widths = [max(map(len, column)) for column in zip(*rows)]
        return "\n".join("  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows)


def _text(value: Any) -> str:
    return "-" if value is None else f"{value:.4g}" if isinstance(value, float) else str(value)


class _Elements(NamedTuple):
    """The elements of a D, by rows."""

    numbers: Sequence[float]
    patterns: Sequence[int]
    ordinals: Sequence[int]  # in the order of the numbers, neighbours 1 apart


def _read(d: Any, kind: str) -> _Elements:
    data = bytes(d.bytes if isinstance(d, arrays.Result) else d.tobytes())
    number, pattern = _LETTERS[kind]
    numbers = [each for each, in struct.iter_unpack("<" + number, data)]
    patterns = [each for each, in struct.iter_unpack("<" + pattern, data)]
    sign = 1 << 8 * struct.calcsize("<" + pattern) - 1
    ordinals = numbers if kind == "s32" else [sign - each if each & sign else each for each in patterns]
    return _Elements(numbers, patterns, ordinals)


def _is_nan(number: float) -> bool:
    return number != number


def _difference(got: _Elements, first: _Elements, columns: int, any_nan: bool) -> Dict[str, Any]:
    """From D under the first arithmetic. A NaN has no distance."""
    nans = {at for at, pair in enumerate(zip(got.numbers, first.numbers)) if any(map(_is_nan, pair))}
    differing = [at for at, (x, y) in enumerate(zip(got.patterns, first.patterns)) if x != y and not (
        any_nan and _is_nan(got.numbers[at]) and _is_nan(first.numbers[at]))]
    apart = {at: abs(got.ordinals[at] - first.ordinals[at]) for at in differing if at not in nans}
    counted = len(got.numbers) - (len(differing) - len(apart))
    largest = max(apart.values(), default=0)
    worst = None
    if differing:
        at = next((at for at in differing if apart.get(at) == largest), differing[0])
        worst = Worst(at // columns, at % columns, got.numbers[at], first.numbers[at], apart.get(at))
    return {"differing": len(differing), "largest_ulp": largest, "worst_difference": worst,
            "mean_ulp": sum(apart.values()) / counted if counted else 0.0}


def _errors(product: Product, d: Any, threads: int) -> Dict[str, Any]:
    """From the whole sums."""
    if product.instruction.types[0] == "b1":
        return dict(norm_error=None, component_error=None, relative_error=None, worst=None, left_out=0, histogram=())
    found, kind = product.distance(d, threads), product.instruction.types[3]
    errors, exist = found.errors, found.errors.left_out < product.shape[0] * product.shape[1]
    ulp = None if found.ulps == _ENDLESS else found.ulps
    worst = Worst(found.row, found.column, decode(found.got, kind), decode(found.expected, kind), ulp)
    return {"norm_error": errors.norm if exist else None, "component_error": errors.component if exist else None,
            "relative_error": errors.relative if exist else None, "left_out": errors.left_out,
            "worst": worst if found.ulps else None, "histogram": tuple(errors.count)}


def compare(A: Any, B: Any, arithmetics: Sequence[str] = ("exact", "h100", "a100"), C: Any = None,
            instruction: Union[None, str, Instruction] = None, threads: int = 1, **options: Any) -> Comparisons:
    """D = A B + C under each arithmetic (chips, profiles, texts of blocks), with its distance from D under the first
    one and its error against the sum of all products and C, rounded once: what `mmaref gemm --compare` prints. "exact"
    rounds at every instruction, and so differs from the whole sums where K is larger than its k.

    A: M x K, B: K x N, C: M x N or None; `options` are those of matmul: dtype, sparse, scale_a, scale_b, convert. All
    are computed by one instruction: the one given, or that which all the chips have for the types, with the largest k.
    Raises what matmul does, and ValueError if the chips have no instruction in common."""
    arithmetics = (arithmetics,) if isinstance(arithmetics, str) else tuple(arithmetics)
    product = Product(A, B, arithmetics, C, instruction, **options)
    columns, kind = product.shape[1], product.instruction.types[3]
    nans = [arithmetic_of(each, product.instruction)[0].nan == interface.MMAREF_NAN_ANY for each in arithmetics]
    rows = Comparisons()
    first = None
    for each, nan in zip(arithmetics, nans):
        d = product.compute(each, threads)
        elements = _read(d, kind)
        first = first or elements
        rows.append(Comparison(arithmetic=each, D=d, **_difference(elements, first, columns, nan or nans[0]),
                               **_errors(product, d, threads)))
    return rows
