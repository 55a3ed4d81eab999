# SPDX-License-Identifier: MIT
"""compare: what the command's gemm --compare prints, and sums of Fractions. Matrices are buffers, so that NumPy is not
needed."""
import ctypes
import math
import random
import tempfile
import unittest
from fractions import Fraction

import mmaref

import command


class Matrix:
    """Numbers of a type as rows, with the memory of their patterns; a stand-in for an array of ml_dtypes."""

    def __init__(self, rows, kind, name):
        self.rows = rows
        self.kind = kind
        self.patterns = [[mmaref.encode(x, kind) for x in row] for row in rows]
        self.size = {"float16": 2, "bfloat16": 2, "float32": 4, "float64": 8}.get(name, 1)
        self.memory = bytearray(b"".join((p & (1 << 8 * self.size) - 1).to_bytes(self.size, "little")
                                         for row in self.patterns for p in row))
        self.dtype = type("Dtype", (), {"name": name})()

    @property
    def __array_interface__(self):
        address = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))
        letter = {"float16": "f", "float32": "f", "float64": "f", "int8": "i"}.get(self.dtype.name, "V")
        return {"shape": (len(self.rows), len(self.rows[0])), "typestr": f"<{letter}{self.size}",
                "data": (address, False), "version": 3}

    def lines(self, key):
        return "".join(f"{key} {' '.join(f'{p:#x}' for p in row)}\n" for row in self.patterns)

    def numbers(self):
        return [[Fraction(mmaref.decode(p, self.kind)) for p in row] for row in self.patterns]


def drawn(rows, columns, kind, name, seed, spread=3.0):
    draw = random.Random(seed)
    number = (lambda: draw.randrange(-128, 128)) if kind == "s8" else (lambda: draw.gauss(0, spread))
    return Matrix([[number() for _ in range(columns)] for _ in range(rows)], kind, name)


CASES = (("f16", "float16", ("exact", "h100", "a100", "fma"), 20, 12, 40),
         ("bf16", "bfloat16", ("h100", "a100"), 17, 9, 33),
         ("e4m3", "float8_e4m3fn", ("exact", "h100", "rtx4090", "rtx5090"), 16, 8, 64),
         ("e5m2", "float8_e5m2", ("h100", "exact"), 5, 7, 96),
         ("f64", "float64", ("exact", "h100"), 9, 10, 19),
         ("s8", "int8", ("exact", "a100"), 9, 10, 70))


class Compare(unittest.TestCase):
    def check(self, row, want, name):
        self.assertEqual(want["arithmetic"], row.arithmetic, name)
        self.assertEqual([want[key] for key in ("differing", "largest_ulp", "left_out")],
                         [row.differing, row.largest_ulp, row.left_out], name)
        for key in ("mean_ulp", "norm_error", "component_error", "relative_error"):
            self.assertTrue(math.isclose(float(want[key]), getattr(row, key), rel_tol=1e-3), (name, key, want, row))
        self.assertEqual(list(want["histogram"].values()), list(row.histogram), name)
        if want["differing"]:
            worst = row.worst_difference
            self.assertEqual((want["worst"]["row"], want["worst"]["column"]), (worst.row, worst.column), name)
            d = mmaref.Instruction(row.D.info.instruction).types[3]
            self.assertEqual([int(want["expected"], 16), int(want["got"], 16)],
                             [mmaref.encode(worst.expected, d), mmaref.encode(worst.value, d)], name)

    def test_as_the_command_says(self):
        differing = 0
        for kind, name, arithmetics, m, n, k in CASES:
            a, b = drawn(m, k, kind, name, 1), drawn(k, n, kind, name, 2)
            rows = mmaref.compare(a, b, arithmetics)
            with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
                file.write(a.lines("a") + b.lines("b"))
                file.flush()
                wanted = command.rows("gemm", rows[0].D.info.instruction, f"{m}x{n}x{k}", file.name, "--compare",
                                      ",".join(arithmetics), "--hex")
            for row, want in zip(rows, wanted):
                self.check(row, want, (kind, row.arithmetic))
                differing += row.differing
        self.assertGreater(differing, 100)

    def test_whole_sums(self):
        """The worst element against the sum of Fractions, rounded once."""
        a, b = drawn(16, 48, "f16", "float16", 3), drawn(48, 8, "f16", "float16", 4)
        c = drawn(16, 8, "f32", "float32", 5)
        x, y, z = a.numbers(), b.numbers(), c.numbers()
        for row in mmaref.compare(a, b, ("h100", "a100"), C=c):
            d, apart = row.D.tolist(), []
            for i in range(16):
                for j in range(8):
                    whole = sum((x[i][k] * y[k][j] for k in range(48)), z[i][j])
                    wanted = mmaref.decode(mmaref.encode(whole, "f32"), "f32")
                    got, right = mmaref.encode(d[i][j], "f32"), mmaref.encode(wanted, "f32")
                    apart.append((abs(got - right), -i, -j, d[i][j], wanted))
            ulp, i, j, value, wanted = max(apart)
            self.assertEqual((-i, -j, value, wanted, ulp), tuple(row.worst))
            self.assertEqual(sum(each[0] == 0 for each in apart), row.histogram[0])

    def test_special(self):
        a = Matrix([[1.0, math.inf], [1.0, 2.0], [60000.0, 60000.0]], "f16", "float16")
        b = Matrix([[1.0], [1.0]], "f16", "float16")
        row = mmaref.compare(a, b, ("exact",))[0]
        self.assertEqual((1, 0.0, None), (row.left_out, row.norm_error, row.worst))
        row = mmaref.compare(a, b, ("exact",), instruction="m16n8k16.f16.f16.f16.f16")[0]
        self.assertEqual((2, 1), (row.left_out, sum(row.histogram)))

    def test_scales(self):
        """Block-scaled: whole sums of elements times factors."""
        a, b = drawn(16, 64, "e4m3", "float8_e4m3fn", 6), drawn(64, 8, "e4m3", "float8_e4m3fn", 7)
        scale_a = Matrix([[2.0 ** (i % 5 - 2), 2.0 ** (i % 3)] for i in range(16)], "ue8m0", "float8_e8m0fnu")
        scale_b = Matrix([[2.0 ** (j % 4) for j in range(8)], [0.5] * 8], "ue8m0", "float8_e8m0fnu")
        row = mmaref.compare(a, b, ("rtx5090",), scale_a=scale_a, scale_b=scale_b)[0]
        x, y, s, t = a.numbers(), b.numbers(), scale_a.numbers(), scale_b.numbers()
        d, right = row.D.tolist(), 0
        for i in range(16):
            for j in range(8):
                whole = sum(x[i][k] * s[i][k // 32] * y[k][j] * t[k // 32][j] for k in range(64))
                right += d[i][j] == mmaref.decode(mmaref.encode(whole, "f32"), "f32")
        self.assertEqual(right, row.histogram[0])
        self.assertGreater(right, 64)

    def test_refused(self):
        a, b = drawn(4, 4, "e4m3", "float8_e4m3fn", 1), drawn(4, 4, "e4m3", "float8_e4m3fn", 2)
        with self.assertRaisesRegex(ValueError, "h100, a100: no instruction for e4m3 e4m3"):
            mmaref.compare(a, b, ("h100", "a100"))
        with self.assertRaises(mmaref.Error):
            mmaref.compare(a, b, ("h1000",))


if __name__ == "__main__":
    unittest.main()
