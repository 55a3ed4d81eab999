# SPDX-License-Identifier: MIT
"""dot: what the command prints, and the sum of Fractions."""
import math
import random
import unittest
from fractions import Fraction

import mmaref

import command

TYPES = {"f16": 100, "bf16": 100, "tf32": 100, "s8": 127, "u8": 255, "e4m3": 400, "e5m2": 400, "f64": 1e5, "s4": 7}
CHIPS = ("exact", "fma", "t4", "a100", "RTX 4090", "h100", "b200", "v100", "h100 rounding=up")


def draw(kind, count, most, seed):
    random.seed(f"{kind} {count} {seed}")
    if kind[0] in "su":
        return [random.randint(-most if kind[0] == "s" else 0, most) for _ in range(count)]
    return [random.uniform(-most, most) for _ in range(count)]


def joined(numbers):
    return ",".join(map(repr, numbers))


class Dots(unittest.TestCase):
    def test_as_the_command_says(self):
        asked = 0
        for kind, most in TYPES.items():
            for chip in CHIPS:
                if kind[0] in "su" and chip in ("fma", "h100 rounding=up"):
                    continue
                try:
                    instruction = mmaref.instruction_for(kind, chip)
                except ValueError:
                    continue
                for count in (1, 16, 75):
                    a, b, c = draw(kind, count, most, 1), draw(kind, count, most, 2), count
                    want = command.rows("dot", instruction, "--a", joined(a), "--b", joined(b), "--c", c, "--arith",
                                        chip)
                    got = mmaref.dot(a, b, c, chip, kind)
                    self.assertEqual(int(want[0]["pattern"], 16), got.pattern, (kind, chip, count))
                    self.assertTrue(math.isclose(float(want[0]["ulp"]), got.ulp, rel_tol=1e-3), (want, got))
                    asked += 1
        self.assertGreater(asked, 120)

    def test_exact(self):
        a, b = draw("f16", 20, 100, 3), draw("f16", 20, 100, 4)
        half = [[Fraction(mmaref.decode(mmaref.encode(x, "f16"), "f16")) for x in numbers] for numbers in (a, b)]
        whole = sum(x * y for x, y in zip(*half)) + 3
        got = mmaref.dot(a, b, 3)
        self.assertEqual(whole, got.exact)
        self.assertEqual(float(got), got.value)
        self.assertEqual(None, mmaref.dot([math.inf], [1.0]).exact)
        self.assertEqual(None, mmaref.dot([math.inf], [1.0]).ulp)

    def test_units(self):
        types, block = "e6m10.ieee,e5m2.fnuz,f32,f32", "custom products=4 fraction_bits=12"
        a, b = [1.5, -2.25, 1e-4, 7.0, 9.0], [0.5, 2.0, 3.5, -1.0, 0.25]
        want = command.rows("dot", "--types", types, "--a", joined(a), "--b", joined(b), "--arith", block)[0]
        self.assertEqual(int(want["pattern"], 16), mmaref.dot(a, b, chip=block, types=types.split(",")).pattern)

    def test_arrays(self):
        a = [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]
        got = mmaref.dot(a, a, 1)
        self.assertEqual([[6.0, 26.0], [62.0, 114.0]], [[each.value for each in row] for row in got])
        self.assertEqual([6.0, 27.0], [each.value for each in mmaref.dot(a[0], a[0], [1, 2])])
        try:
            import numpy
        except ImportError:
            return
        array = numpy.array(a, dtype=numpy.float16)
        self.assertEqual(got, mmaref.dot(array, array, 1))
        self.assertEqual(mmaref.dot(a[0][0], a[0][1]), mmaref.dot(array[0, 0], array[0, 1]))

    def test_numbers_of_many_kinds(self):
        self.assertEqual(6.0, mmaref.dot([Fraction(1, 2), 2], ["4", 2.0]).value)
        try:
            import numpy
        except ImportError:
            return
        self.assertEqual(mmaref.encode(3, "s8"), mmaref.encode(numpy.int8(3), "s8"))
        self.assertEqual(mmaref.encode(-0.3, "e4m3"), mmaref.encode(numpy.float64(-0.3), "e4m3"))

    def test_refused(self):
        for refusal, call in (
                ("a has 2 elements, b 1", lambda: mmaref.dot([1, 2], [1])),
                ("cannot hold", lambda: mmaref.dot([300], [1], types="s8")),
                ("no sparse A", lambda: mmaref.dot([1], [1], instruction="mma.sp m16n8k32 f32.f16.f16.f32")),
                ("c has 1", lambda: mmaref.dot([[1], [2]], [[1], [2]], [0])),
                ("not the same number of axes", lambda: mmaref.dot([[1, 2]], [1])),
                ("^instruction: movmatrix", lambda: mmaref.dot([1], [1], instruction="movmatrix")),
                ("^types: 3, those", lambda: mmaref.Dot(("f16", "f16", "f32"), "custom products=4")),
                ("^pattern 0x13c00: f16 has 16 bits", lambda: mmaref.decode(0x13c00, "f16")),
                ("^pattern -0x1: e2m1 has 4 bits", lambda: mmaref.decode(-1, "e2m1")),
                ("^convert: no conversion 'zz' to f16", lambda: mmaref.encode(1, "f16", "zz"))):
            with self.assertRaisesRegex(ValueError, refusal):
                call()
        for refusal, call in (
                ("^a: int is no list", lambda: mmaref.dot(1, [1])),
                ("^b: str is no list", lambda: mmaref.dot([1], "1")),
                ("^a: set is no list", lambda: mmaref.dot({1}, {1})),
                ("^chip: 9 is", lambda: mmaref.dot([1], [1], chip=9)),
                ("^types: 3 is no text", lambda: mmaref.dot([1], [1], types=(3, 3))),
                ("^convert: None is", lambda: mmaref.dot([1], [1], convert=None))):
            with self.assertRaisesRegex(TypeError, refusal):
                call()
        with self.assertRaises(mmaref.Error):
            mmaref.dot([1], [1], chip="custom products=x", types=("f16", "f16", "f32", "f32"))


if __name__ == "__main__":
    unittest.main()
