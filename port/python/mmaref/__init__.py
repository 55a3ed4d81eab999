# SPDX-License-Identifier: MIT
"""What matrix units compute, bit for bit.

    >>> import mmaref
    >>> mmaref.dot([4096, 1, -4096], [8192, 1, 8192], chip="h100").value
    1.0
    >>> mmaref.Instruction("m16n8k16.f32.f16.f16.f32").where("c", 3, 5).lane
    14

Arrays: matmul, compare. One element of D: dot. Registers: Instruction, Dot. Names: chips, targets, instruction_for.
Numbers: encode, decode. Every function and struct of mmaref.h is there too: mmaref.library.mmaref_version()."""
from .binding import Error, interface, library, load
from .chips import Chip, Field, arithmetic_of, arithmetic_text, chips, profiles, targets
from .comparison import Comparison, Comparisons, Worst, compare
from .conversion import decode, encode, type_number, type_text
from .dot import Dot, Sum, dot
from .instruction import LANES, OPERANDS, Instruction, Layout, Place
from .lookup import instruction_for
from .product import Info, Product, matmul
from .words import WordsError

__version__ = ".".join(str(interface.MMAREF_VERSION >> shift & 255) for shift in (16, 8, 0))
__all__ = [
    "Chip", "Comparison", "Comparisons", "Dot", "Error", "Field", "Info", "Instruction", "LANES", "Layout", "OPERANDS",
    "Place", "Product", "Sum", "WordsError", "Worst", "arithmetic_of", "arithmetic_text", "chips", "compare",
    "decode", "dot", "encode", "instruction_for", "interface", "library", "load", "matmul", "profiles",
    "targets", "type_number", "type_text"]
