# SPDX-License-Identifier: MIT
"""Why two GPUs differ: A100 becomes H100, field by field.  python3 differ.py [PICTURE.svg]"""
import sys

import numpy as np

import mmaref
import svg

SIZE = 128
FIELDS = ("fraction_bits=25", "products=16", "exponent_floor=-133")


def main():
    print("4096 * 8192 + 1 * 1 - 4096 * 8192")
    for chip in ("a100", "h100"):
        print(f"  {chip}  {mmaref.dot([4096, 1, -4096], [8192, 1, 8192], chip=chip).value}")
    draw = np.random.RandomState(3)
    a, b = (draw.standard_normal((SIZE, SIZE)).astype(np.float16) for _ in "ab")
    changed = [" ".join(("a100", *FIELDS[:count])) for count in range(4)]
    names = ["h100", *changed, "a100 products=16", "fma", "exact"]
    rows = {row.arithmetic: row for row in mmaref.compare(a, b, names)}
    print(f"\n{SIZE} x {SIZE} x {SIZE}, f16{'':35}differ from h100  error")
    for name, row in rows.items():
        print(f"{name:53}{row.differing:9}  {row.norm_error:.1e}")
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w", encoding="utf-8") as file:
            file.write(svg.bars("f16, 128 x 128 x 128: distance from the whole sums", "ulp", "elements", svg.LEVELS,
                                {name: svg.eight(rows[name].histogram) for name in ("a100", "h100", "fma", "exact")}))


main()
