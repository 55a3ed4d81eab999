# SPDX-License-Identifier: MIT
"""A test bench in Python: ctypes_bench.py LIBRARY PAGE, and nothing else of this project. PAGE has the lines of an
explanation between BEGIN nodes and END nodes. TAP."""
import ctypes
import sys

library = ctypes.CDLL(sys.argv[1])
for name in ("error_last", "error_next", "waivers", "arithmetic_text", "explain_dot"):
    getattr(library, "mmaref_dpi_" + name).restype = ctypes.c_char_p
failures = 0


def check(holds, what):
    global failures
    print(f"{'' if holds else 'not '}ok - a bench in Python: {what}")
    failures += not holds


def words(*values, size=0):
    return (ctypes.c_uint32 * max(size, len(values)))(*values)


def dot(text, d, a=(0x40003C00,), b=(0x3C003C00,)):
    """Compares 1 * 1 + 2 * 1 + 0.5 in f16 and f32 with d."""
    block = words(size=32)
    status = library.mmaref_dpi_arithmetic(-1, text, block)
    if status < 0:
        return status
    types = words(4, 4, 1, 1)
    return library.mmaref_dpi_compare_dot(types, block, 2, words(*a, size=32), words(*b, size=32),
                                          words(0x3F000000, 0), words(d, 0))


check(dot(b"custom", 0x40600000) == 0, "the sum of two products")
check(dot(b"custom", 0x40600001) == 1, "a wrong bit")
text = library.mmaref_dpi_error_next().decode()
check("expected 40600000 got 40600001, 1 ulp above" in text, "is explained")
check("k 1: 4000 * 3c00 = +0x1p1" in text, "by its products")
check(dot(b"custom rounding=zeroo", 0) == -7, "a wrong value")
check(library.mmaref_dpi_error_last().decode().endswith("nearest is 'zero'"), "is named, and the nearest")
check(library.mmaref_dpi_waive(b"a bit too many", 1, dot(b"custom", 0x40600001)) == 0, "a waiver")
check(library.mmaref_dpi_waivers() == b"waiver 'a bit too many': 1 elements of 1 results", "is counted apart")
block = words(size=32)
check(library.mmaref_dpi_arithmetic(-1, b"custom products=4", block) == 0, "a block")
text = library.mmaref_dpi_arithmetic_text(block)
check(text.startswith(b"custom products=4 ") and library.mmaref_dpi_arithmetic(-1, text, block) == 0, "as text, and back")
f32s, ones = words(4, 4, 4, 4), (0x33581635, 0x3F800001, 0x3F800000, 0)
library.mmaref_dpi_arithmetic(-1, b"custom adder=halves product_type=f32", block)
text = library.mmaref_dpi_explain_dot(f32s, block, 4, words(*ones, size=32),
                                      words(0xADFBC912, 0x3F800001, 0x33800000, 0, size=32), words(0, 0), words(0, 0))
with open(sys.argv[2], encoding="utf-8") as page:
    lines = page.read().split("<!-- BEGIN nodes -->\n```\n")[1].split("```\n<!-- END nodes -->")[0]
check("\n" + lines in text.decode(), "the page shows the nodes of a tree")
sys.exit(failures != 0)
