# SPDX-License-Identifier: MIT
"""Products of whole matrices, as matrix units compute them."""
import collections
import ctypes
import math
import operator
import textwrap
import threading
import time
from typing import Any, Callable, Deque, Dict, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import arrays, elements
from .arrays import Operand, View
from .binding import Distance, Error, WholeSum, _core, interface, library
from .chips import arithmetic_of
from .instruction import Instruction
from .lookup import instruction_for

Dtype = Any  # a type, or a pair of them
WORDS = 1 << 18  # of working memory a thread: as many as help (mmaref_gemm)
SECONDS = 0.1  # that a call of C takes: so long Ctrl-C waits


class Info(NamedTuple):
    """How a D was computed."""
    instruction: str
    chip: str
    arithmetic: str  # a text that `arithmetic` of an Instruction takes; "integers"
    certainty: str  # of the arithmetic of the chip: "definition", "measured", "inferred", ...
    source: str  # who says so
    conversions: List[str]  # what became of elements: "A: float32 to tf32, nearest_even"
    notes: List[str]
    tiles: Tuple[int, int, int]  # of D along M and N, and steps along K

    def __repr__(self) -> str:
        """A line for each field that has something to say."""
        shown = {**self._asdict(), "conversions": "; ".join(self.conversions), "notes": "; ".join(self.notes),
                 "tiles": "{} x {} of D, {} steps along K".format(*self.tiles)}
        return "\n".join(textwrap.fill(f"{name:13}{text}", 100, subsequent_indent=13 * " ",
                                       break_on_hyphens=False)
                         for name, text in shown.items() if text)


# ---- The instruction --------------------------------------------------------------------------

def _type(view: View, named: Any) -> str:
    """The type of the elements of A or B: a text, or the name of a dtype of NumPy or ml_dtypes; None if they say."""
    found = elements.default_type(view.element) if named is None else named
    if found is None:
        raise TypeError(f"{view.name}: {view.element.name} names no type; give it, as dtype='bf16', or the instruction")
    found = found if isinstance(found, str) else getattr(found, "name", getattr(found, "__name__", None))
    if not isinstance(found, str):
        raise TypeError(f"dtype: {named!r} is no type")
    return found


def _scaled(scale: Optional[View], k: int) -> Tuple[Union[bool, str], Optional[int]]:
    """Whether there are scale factors, or their type; and how many elements each is for."""
    if scale is None:
        return False, None
    blocks = [block for block in (16, 32) if -(-k // block) == scale.shape[1]]
    type = {"ue8m0": "ue8m0", "e4m3": "ue4m3"}.get(scale.element.type, True)
    return type, blocks[0] if len(blocks) == 1 else None


def _instruction(given: Union[None, str, Instruction], a: View, b: View, dtype: Dtype, chips: Sequence[str],
                 sparse: bool, scale: Optional[View]) -> Instruction:
    """The instruction that is named, or else that of the chip for the types of the arrays."""
    if given is not None:
        found = given if isinstance(given, Instruction) else Instruction(given)
        if not found.multiplies:
            raise ValueError(f"instruction: {found} multiplies no matrices of a warp")
        if dtype is not None or (sparse and not found.description.registers[interface.MMAREF_OPERAND_E]):
            raise ValueError(f"instruction: {found} has types and sparsity of its own")
        return found
    named = dtype if isinstance(dtype, (tuple, list)) else (dtype, dtype)
    if len(named) != 2:
        raise ValueError(f"dtype: {len(named)} types, one is needed or a pair")
    scaled, block = _scaled(scale, a.shape[1])
    return instruction_for((_type(a, named[0]), _type(b, named[1])), chips, sparse=sparse, scaled=scaled, block=block)


# ---- The matrices -----------------------------------------------------------------------------

def _check_shape(view: View, rows: int, columns: int, why: str) -> None:
    if view.shape != (rows, columns):
        raise ValueError(f"{view.name}: {view.shape[0]} x {view.shape[1]}, but {why} {rows} x {columns}")


def _operands(instruction: Instruction, views: Dict[str, View], convert: str) -> Dict[str, Operand]:
    """Each array as an operand of the instruction."""
    made = {}
    for number, name in enumerate(("A", "B", "C", "", "", "scale_a", "scale_b")):
        if name in views:
            type = library.mmaref_token_text(instruction.description.type[number])
            slot = elements.slot_of(instruction.handle, number, type.decode())
            made[name] = arrays.operand(views[name], slot, convert if name in "AB" else "nearest_even",
                                        patterns=name.startswith("scale"))
    return made


def _check(instruction: Instruction, views: Dict[str, View]) -> None:
    """Shapes, and operands that the instruction does not have."""
    (m, k), n = views["A"].shape, views["B"].shape[1]
    if views["B"].shape[0] != k:
        raise ValueError(f"B: {views['B'].shape[0]} rows, but A has {k} columns")
    if "C" in views:
        _check_shape(views["C"], m, n, "D is")
    vector = int(instruction.description.scale_vector)
    for name, rows, columns in (("scale_a", m, None), ("scale_b", None, n)):
        if (name in views) != (vector != 0):
            raise ValueError(f"{name}: {instruction} {'needs it' if vector else 'has no scale factors'}")
        if vector:
            blocks = -(-k // (instruction.k // vector))
            _check_shape(views[name], rows or blocks, columns or blocks, "the factors of each block are")


# ---- Computing --------------------------------------------------------------------------------

Range = Tuple[int, int, int, int]  # row, column, rows, columns


def _count(threads: Any) -> int:
    """A number of threads, of Python or NumPy."""
    try:
        count = 0 if isinstance(threads, bool) else operator.index(threads)
    except TypeError:
        count = 0
    if count < 1:
        raise ValueError(f"threads: {threads!r} is no number of threads")
    return count


def _share(work: Callable[[Range], None], pending: Deque[Range], threads: int) -> None:
    """Does all that is pending. This thread takes part; what interrupts it ends the others, too."""
    refused: List[BaseException] = []

    def take() -> None:
        try:
            while pending and not refused:
                work(pending.popleft())
        except IndexError:  # another thread took the last one
            pass
        except Exception as error:
            refused.append(error)

    others = [threading.Thread(target=take, daemon=True) for _ in range(min(threads, len(pending)) - 1)]
    started = []
    try:
        for thread in others:
            thread.start()
            started.append(thread)
        take()
    finally:
        pending.clear()
        for thread in started:
            thread.join()
    if refused:
        raise refused[0]


def _ranges(whole: Tuple[int, int], rows: int, columns: int) -> Deque[Range]:
    """A matrix in ranges of so many rows and columns."""
    return collections.deque((row, column, min(rows, whole[0] - row), min(columns, whole[1] - column))
                             for row in range(0, whole[0], rows) for column in range(0, whole[1], columns))


class Product:
    """A product of which the matrices are ready, for one chip after the other; arguments are those of matmul. `chips`
    are those that have the instruction which is chosen. `instruction`, `shape` (M, N, K) and `conversions` tell what
    it is."""

    def __init__(self, A: Any, B: Any, chips: Sequence[str] = ("h100",), C: Any = None,
                 instruction: Union[None, str, Instruction] = None, *, dtype: Dtype = None, sparse: bool = False,
                 scale_a: Any = None, scale_b: Any = None, convert: str = "nearest_even"):
        given = {"A": A, "B": B, "C": C, "scale_a": scale_a, "scale_b": scale_b}
        views = {name: arrays.read(name, array) for name, array in given.items()
                 if array is not None or name in "AB"}
        self.instruction = _instruction(instruction, views["A"], views["B"], dtype, chips, sparse, views.get("scale_a"))
        _check(self.instruction, views)
        self._matrices = _operands(self.instruction, views, convert)
        (m, k), n = views["A"].shape, views["B"].shape[1]
        self.shape = (m, n, k)
        self.conversions = [each.conversion for each in self._matrices.values() if each.conversion]
        self._sums: Any = None

    def tiles(self) -> Tuple[int, int, int]:
        """Tiles of D along M and N, and steps along K."""
        m, n, k = self.shape
        return -(-m // self.instruction.m), -(-n // self.instruction.n), -(-k // self.instruction.k)

    def _struct(self, d: Any) -> Any:
        m, n, k = self.shape
        product = interface.mmaref_product(m=m, n=n, k=k, d=d)
        for name, operand in self._matrices.items():
            setattr(product, name.lower(), operand.matrix)
        return product

    def _seconds(self, work: Callable[[Range], None]) -> float:
        """What a tile takes: measured at one that is computed again, if there are many; otherwise guessed."""
        rows, columns, steps = self.tiles()
        if rows * columns < 64:
            return steps * self.instruction.m * self.instruction.n * self.instruction.k / 1e8
        work((0, 0, 1, 1))
        start = time.perf_counter()
        work((0, 0, 1, 1))
        return time.perf_counter() - start

    def _range(self, seconds: float, threads: int) -> Tuple[int, int]:
        """Rows and columns of tiles that take about SECONDS, where one takes so many."""
        rows, columns, _ = self.tiles()
        count = max(1.0, min(SECONDS / max(seconds, 1e-6), rows * columns / threads))
        square = self.instruction.n / self.instruction.m  # as many elements of A as of B are read
        high = min(rows, max(1, round(math.sqrt(count * square))))
        return high, min(columns, max(1, round(count / high)))

    def compute(self, chip: str, threads: int = 1) -> Any:
        """D as a chip computes it; see matmul."""
        threads = _count(threads)
        block, known = arithmetic_of(chip, self.instruction)
        d, matrix = arrays.result(self.shape[:2], self.instruction.types[3])
        product, local = self._struct(matrix), threading.local()

        def work(tiles: Range) -> None:
            if not hasattr(local, "memory"):
                local.memory = (ctypes.c_uint32 * WORDS)()
            detail = interface.mmaref_error()
            status = library.mmaref_gemm(self.instruction.handle, block, product, interface.mmaref_tiles(*tiles),
                                         local.memory, WORDS, detail)
            if status < 0:
                raise Error(status, detail, self.instruction)

        _share(work, _ranges(self.tiles()[:2], *self._range(self._seconds(work), threads)), threads)
        d.info = Info(str(self.instruction), chip, known["arithmetic"], known["certainty"], known["source"],
                      self.conversions, known["notes"], self.tiles())
        return d

    def _whole_sums(self, product: Any, threads: int) -> Any:
        """Each element of D with all products and C added without error and rounded once: found once."""
        if self._sums is None:
            m, n, k = self.shape
            sums = (WholeSum * (m * n))()

            def work(elements: Range) -> None:
                if _core("core_sums")(self.instruction.handle, product, interface.mmaref_tiles(*elements), sums):
                    raise ValueError(f"{self.instruction}: there are no whole sums")

            _share(work, _ranges((m, n), max(1, (1 << 18) // k), 64), threads)
            self._sums = sums
        return self._sums

    def distance(self, d: Any, threads: int = 1) -> Distance:
        """How far a D, which `compute` gave, is from the whole sums. ValueError if there are none, of single bits."""
        view, found = arrays.read("d", d), Distance()
        slot = elements.slot_of(self.instruction.handle, interface.MMAREF_OPERAND_D, self.instruction.types[3])
        product = self._struct(arrays.operand(view, slot).matrix)
        sums = self._whole_sums(product, threads)
        _core("core_errors")(self.instruction.handle, product, sums, found)
        return found


def matmul(A: Any, B: Any, chip: str = "h100", C: Any = None, instruction: Union[None, str, Instruction] = None,
           threads: int = 1, *, dtype: Dtype = None, sparse: bool = False, scale_a: Any = None, scale_b: Any = None,
           convert: str = "nearest_even") -> Any:
    """D = A B + C, bit for bit as the chip computes it tile by tile, along K from the first element on: D of a step is
    C of the next (PTX ISA 9.7.14.5.14, 9.7.14.6.3, 9.7.14.3).

    A: M x K, B: K x N, C: M x N or None, which is zero; of any size. Arrays of NumPy (types of ml_dtypes too), with
    __dlpack__ on the CPU, or buffers; whatever their strides. float32 is rounded to tf32; other elements stay as they
    are. Bits without a name ("|V1", "|V2") need `dtype`.

    chip: a chip ("h100", "RTX 4090"), target, profile ("exact") or text of an arithmetic ("a100 rounding=up").
    instruction: its name, words ("m16n8k16.f16.f16.f16.f16") or an Instruction; else that of the chip for the types,
    with the largest k. Numbers of other types are rounded to the instruction's, and `info` says so.
    dtype: the types of A and B, one for both or a pair: "bf16", ("e4m3", "e5m2"), ml_dtypes.bfloat16. Numbers are
    rounded to them.
    sparse: A holds two non-zeros in four elements (of tf32 one in two; of s4, u4 and scaled e2m1 two pairs in four); it
    is given with its zeros.
    scale_a, scale_b: the factors of block scaling, M x K' and K' x N, K' = ceil(K / 32), or 16 for nvfp4; numbers, or
    patterns as uint8, "|V1" or ml_dtypes' float8_e8m0fnu.
    convert: how numbers become elements of A and B (`mmaref help conversions`).
    threads: how many compute; D does not depend on it.

    Returns M x N as the instruction's D: float32, float16, float64 or int32; of NumPy if it is there, else a Result.
    `info` of it tells how it was computed. Raises TypeError for elements, ValueError for shapes and numbers, and Error
    for what the library refuses, such as an A that is not sparse (its row and column); each names the argument."""
    product = Product(A, B, (chip,), C, instruction, dtype=dtype, sparse=sparse, scale_a=scale_a, scale_b=scale_b,
                      convert=convert)
    return product.compute(chip, threads)
