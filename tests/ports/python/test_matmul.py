# SPDX-License-Identifier: MIT
"""matmul: the bits of `mmaref gemm` under every profile. With the argument `long` 1024 x 1024 x 1024 too, and speed."""
import math
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from fractions import Fraction
from unittest import mock

import numpy

import command
import mmaref

LONG = "long" in sys.argv
# Types of A and B: their arrays, and the bytes of a pattern (0: numbers).
TYPES = {"f16": ("float16", 0), "tf32": ("float32", 0), "f64": ("float64", 0), "s8": ("int8", 0), "u8": ("uint8", 0),
         "bf16": ("bfloat16", 2), "e4m3": ("float8_e4m3fn", 1), "e5m2": ("float8_e5m2", 1),
         "e2m3": ("float6_e2m3fn", 1), "e3m2": ("float6_e3m2fn", 1), "e2m1": ("float4_e2m1fn", 1)}
BITS = {"e2m3": 6, "e3m2": 6, "e2m1": 4}
MATRICES = {"a": "--a", "b": "--b", "c": "--c", "scale_a": "--scale-a", "scale_b": "--scale-b"}


def draw(type, rows, columns, seed):
    """Elements of all magnitudes; patterns for the types that NumPy lacks, a NaN and infinities among them."""
    random = numpy.random.default_rng(seed)
    dtype, size = TYPES[type]
    if size:
        patterns = random.integers(0, 1 << BITS.get(type, 8 * size), (rows, columns)).astype(f"u{size}")
        return patterns.view(f"V{size}")
    if "int" in dtype:
        low = numpy.iinfo(dtype).min
        return random.integers(low, low + 256, (rows, columns)).astype(dtype)
    return (random.standard_normal((rows, columns)) * 2.0 ** random.integers(-6, 6, (rows, columns))).astype(dtype)


def by_command(instruction, arithmetic, **matrices):
    """D of the command."""
    with tempfile.TemporaryDirectory() as folder:
        options = []
        for name, matrix in matrices.items():
            numpy.save(f"{folder}/{name}.npy", matrix)
            options += [MATRICES[name], f"{folder}/{name}.npy"]
        chosen = ["--arith", arithmetic] if ".s32" not in instruction else []
        command.run("gemm", instruction, *options, *chosen, "--output", f"{folder}/d.npy")
        return numpy.load(f"{folder}/d.npy")


def bits(matrix):
    return numpy.ascontiguousarray(matrix).view(f"u{matrix.itemsize}")


class Bits(unittest.TestCase):
    compared = 0

    def same(self, d, **matrices):
        wanted = by_command(d.info.instruction, d.info.chip, **matrices)
        self.assertEqual((wanted.shape, wanted.dtype), (d.shape, d.dtype))
        self.assertTrue((bits(wanted) == bits(numpy.asarray(d))).all(), d.info)
        Bits.compared += d.size

    def test_types(self):
        """Each type under each profile, at an edge of the tiles, with C."""
        done = set()
        for type in TYPES:
            a, b = draw(type, 33, 70, 1), draw(type, 70, 19, 2)
            for profile in mmaref.profiles():
                try:
                    used = mmaref.instruction_for(type, profile)
                except ValueError:
                    continue
                c = draw({"f64": "f64", "s8": "s8", "u8": "s8"}.get(type, "tf32"), 33, 19, 3)
                c = c.astype("i4") if used.types[3] == "s32" else c
                with self.subTest(type=type, profile=profile):
                    self.same(mmaref.matmul(a, b, profile, dtype=type), a=a, b=b)
                    self.same(mmaref.matmul(a, b, profile, C=c, dtype=type), a=a, b=b, c=c)
                done.add((type, profile))
        self.assertEqual(set(TYPES), {type for type, _ in done})
        self.assertEqual(set(mmaref.profiles()), {profile for _, profile in done})

    def test_sizes(self):
        """256 x 256 x 256 under every profile, whole and by threads."""
        size = 1024 if LONG else 256
        a, b = draw("f16", size, size, 4), draw("f16", size, size, 5)
        for profile in mmaref.profiles():
            with self.subTest(profile=profile):
                self.same(mmaref.matmul(a, b, profile, threads=2), a=a, b=b)

    def test_other_sizes(self):
        for m, n, k in ((1, 1, 1), (1, 8, 17), (129, 1, 33), (16, 8, 16), (47, 95, 129)):
            a, b = draw("f16", m, k, m), draw("f16", k, n, n)
            with self.subTest(size=(m, n, k)):
                self.same(mmaref.matmul(a, b, "h100"), a=a, b=b)

    def test_instructions(self):
        """Those that are named: wmma, other shapes, f16 accumulators."""
        a, b = draw("f16", 40, 50, 6), draw("f16", 50, 30, 7)
        for words in ("m16n8k8.f16.f16.f16.f16", "m16n8k16.f16.f16.f16.f16", "m8n8k4.row.col.f32.f16.f16.f32",
                      "wmma.mma.m16n16k16.row.row.f32.f32", "wmma.mma.m32n8k16.col.col.f16.f16"):
            with self.subTest(words):
                d = mmaref.matmul(a, b, "v100" if "k4" in words else "a100", instruction=words)
                self.same(d, a=a, b=b)
                self.assertTrue(str(mmaref.Instruction(words)) == d.info.instruction)

    def test_scales(self):
        """Block scales as patterns, as numbers, and under the name of a dtype."""
        random = numpy.random.default_rng(8)
        for type, length, scale in (("e4m3", 32, "ue8m0"), ("e3m2", 32, "ue8m0"), ("e2m1", 32, "ue8m0"),
                                    ("e2m1", 16, "ue4m3")):
            a, b = draw(type, 35, 150, 9), draw(type, 150, 20, 10)
            blocks = -(-150 // length)
            low, high = (120, 135) if scale == "ue8m0" else (32, 96)
            one, other = (random.integers(low, high, shape).astype("u1") for shape in ((35, blocks), (blocks, 20)))
            d = mmaref.matmul(a, b, "rtx5090", dtype=type, scale_a=one, scale_b=other)
            with self.subTest(type=type, scale=scale):
                self.assertTrue(d.info.instruction.endswith(scale))
                self.same(d, a=a, b=b, scale_a=one.view("V1"), scale_b=other.view("V1"))
                numbers = [numpy.array([[mmaref.decode(int(x), scale) for x in row] for row in each])
                           for each in (one, other)]
                again = mmaref.matmul(a, b, "rtx5090", dtype=type, scale_a=numbers[0], scale_b=numbers[1])
                self.assertTrue((bits(numpy.asarray(again)) == bits(numpy.asarray(d))).all())
        with self.assertRaisesRegex(ValueError, "^scale_b: "):
            mmaref.matmul(a, b, "rtx5090", dtype="e2m1", scale_a=one)
        with self.assertRaisesRegex(ValueError, "^scale_a: 34 x 10, but .* 35 x 10$"):
            mmaref.matmul(a, b, "rtx5090", dtype="e2m1", scale_a=one[1:], scale_b=other)

    def test_sparse(self):
        """2:4, and for tf32 1:2; where A does not fit, its row and column."""
        for type, chip in (("f16", "a100"), ("bf16", "h100"), ("tf32", "a100"), ("s8", "h100"), ("e4m3", "rtx4090")):
            a, b = draw(type, 40, 130, 11), draw(type, 130, 20, 12)
            plain = a.view(f"u{a.itemsize}")
            plain[:, 1::2] = 0
            with self.subTest(type):
                self.same(mmaref.matmul(a, b, chip, dtype=type, sparse=True), a=a, b=b)
        plain[33, 100:103] = 1
        with self.assertRaisesRegex(mmaref.Error, "a chunk has too many non-zeros, row 33 from column 100 on") as seen:
            mmaref.matmul(a, b, "rtx4090", dtype="e4m3", sparse=True, threads=2)
        self.assertEqual((33, 100), (seen.exception.detail.row, seen.exception.detail.column))

    @classmethod
    def tearDownClass(cls):
        print(f"\n# {cls.compared} elements of D compared")


def step(total, pairs, kept):
    """A step of a sum: each number is an integer times a power of 2, cut to `kept` bits below the largest exponent."""
    exponents = [math.frexp(x)[1] + math.frexp(y)[1] - 2 for x, y in pairs if x * y != 0]
    exponents += [math.frexp(total)[1] - 1] if total != 0 else []
    unit = Fraction(2) ** (max(exponents) - kept)
    whole = sum(int(Fraction(x) * Fraction(y) / unit) for x, y in pairs) + int(Fraction(total) / unit)
    cut = max(0, abs(whole).bit_length() - 24)
    return float((abs(whole) >> cut << cut) * (unit if whole > 0 else -unit))


class Definition(unittest.TestCase):
    def test_exact(self):
        """One step of profile exact: the sum of Fractions, rounded once to f32, as NumPy rounds a float64."""
        a, b = draw("f16", 16, 16, 13), draw("f16", 16, 8, 14)
        d = mmaref.matmul(a, b, "exact")
        for row in range(16):
            for column in range(8):
                whole = sum(Fraction(float(a[row, k])) * Fraction(float(b[k, column])) for k in range(16))
                self.assertEqual(whole, Fraction(float(whole)))  # no bit is lost in a float64
                self.assertEqual(numpy.float32(float(whole)), d[row, column])

    def test_threads(self):
        a, b = draw("bf16", 130, 70, 15), draw("bf16", 70, 90, 16)
        one = mmaref.matmul(a, b, dtype="bf16")
        for threads in (2, 3, 1000, numpy.int64(2)):
            many = mmaref.matmul(a, b, dtype="bf16", threads=threads)
            self.assertTrue((bits(numpy.asarray(one)) == bits(numpy.asarray(many))).all())

    def test_steps(self):
        """Steps of h100 and a100, as publications tell them (README.md: 16 in 25, cut; 8 in 24, cut): products and sum
        are cut below the largest exponent, the sum of a step to f32; all of it in integers."""
        a, b, c = draw("f16", 5, 100, 17), draw("f16", 100, 7, 18), draw("tf32", 5, 7, 19)
        for chip, products, kept in (("h100", 16, 25), ("a100", 8, 24)):
            d = mmaref.matmul(a, b, chip, C=c)
            for row in range(5):
                for column in range(7):
                    total = float(c[row, column])
                    for first in range(0, 112, products):  # whole instructions of k = 16
                        here = slice(first, first + products)
                        total = step(total, list(zip(a[row, here].tolist(), b[here, column].tolist())), kept)
                    self.assertEqual(total, d[row, column], (chip, row, column))

    def test_no_tile_twice(self):
        """Where there are few tiles, none is computed to measure what it takes."""
        gemm, tiles = mmaref.library.mmaref_gemm, []

        def counted(*arguments):
            tiles.append(arguments[3].rows * arguments[3].columns)
            return gemm(*arguments)

        with mock.patch.object(mmaref.library, "mmaref_gemm", counted):
            mmaref.matmul(draw("f16", 40, 33, 1), draw("f16", 33, 30, 2))
        self.assertEqual(3 * 4, sum(tiles))

    def test_at_once(self):
        """Threads of the caller."""
        a = draw("f16", 150, 150, 20)
        wanted = {chip: bits(numpy.asarray(mmaref.matmul(a, a, chip))) for chip in ("h100", "a100")}
        wrong = []

        def work(at):
            chip = ("h100", "a100")[at % 2]
            for threads in (1, 2):
                if not (bits(numpy.asarray(mmaref.matmul(a, a, chip, threads=threads))) == wanted[chip]).all():
                    wrong.append(at)

        callers = [threading.Thread(target=work, args=(at,)) for at in range(6)]
        for caller in callers:
            caller.start()
        for caller in callers:
            caller.join()
        self.assertEqual([], wrong)

    def test_inputs_stay(self):
        matrices = [draw("f16", 20, 20, seed) for seed in range(2)] + [draw("tf32", 20, 20, 2)]
        before = [matrix.copy() for matrix in matrices]
        mmaref.matmul(matrices[0], matrices[1], C=matrices[2])
        for x, y in zip(matrices, before):
            self.assertTrue((x == y).all())

    def test_info(self):
        a = draw("f16", 20, 40, 1)
        info = mmaref.matmul(a, a.T, "h100").info
        self.assertEqual("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", info.instruction)
        self.assertEqual(((2, 3, 3), "h100", [], []), (info.tiles, info.chip, info.conversions, info.notes))
        self.assertIn("measured", info.certainty)
        self.assertIn("arXiv", info.source)
        again = mmaref.matmul(a, a.T, info.arithmetic)
        self.assertTrue((again == mmaref.matmul(a, a.T, "h100")).all())
        e4m3 = draw("e4m3", 20, 40, 1)
        self.assertIn("wgmma_fp8", mmaref.matmul(e4m3, e4m3.T, "h100", dtype="e4m3").info.notes[0])
        self.assertEqual([], mmaref.matmul(e4m3, e4m3.T, "rtx4090", dtype="e4m3").info.notes)

    def test_chips(self):
        a = draw("f16", 8, 8, 1)
        for name in ("NVIDIA H100 80GB HBM3", "RTX 4090", "sm_90a", "a100-sxm4-80gb"):
            self.assertIn(mmaref.matmul(a, a, name).info.chip, name)
        for name, error in (("h1000", mmaref.Error), ("gtx1080", ValueError), ("h100 fields=no", mmaref.Error)):
            with self.assertRaises(error):
                mmaref.matmul(a, a, name)
        with self.assertRaisesRegex(ValueError, "h100: no instruction for e2m1 e2m1"):
            mmaref.matmul(a, a, "h100", dtype="e2m1")


class Interrupted(unittest.TestCase):
    def test_interrupted(self):
        """Ctrl-C ends a product that would take a minute."""
        for threads in (1, 2):
            code = ("import array, mmaref, signal\n"
                    "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's background ignores it
                    "m = memoryview(array.array('d', [1.1] * 4194304)).cast('B').cast('d', (2048, 2048))\n"
                    f"print('here', flush=True)\nmmaref.matmul(m, m, 'exact', threads={threads})\n")
            with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE) as process:
                process.stdout.readline()
                time.sleep(0.5)
                self.assertIsNone(process.poll())
                start = time.monotonic()
                process.send_signal(signal.SIGINT)
                try:
                    errors = process.communicate(timeout=60)[1].decode()
                finally:
                    process.kill()
                self.assertLess(time.monotonic() - start, 20)
                self.assertIn("KeyboardInterrupt", errors)


@unittest.skipUnless(LONG, "only in the long part")
class Speed(unittest.TestCase):
    def test_speed(self):
        """At least 0.9 of the speed of the C function itself, by the time of the processor; beside NumPy's products."""
        def seconds(call):
            start = time.process_time()
            call()
            return time.process_time() - start

        a, b = draw("f16", 1024, 1024, 1), draw("f16", 1024, 1024, 2)
        product = mmaref.Product(a, b, ("h100",))
        block = mmaref.arithmetic_of("h100", product.instruction)[0]
        d, matrix = mmaref.arrays.result((1024, 1024), "f32")
        struct, memory = product._struct(matrix), (mmaref.product.ctypes.c_uint32 * (1 << 18))()
        f4 = a.astype("f4"), b.astype("f4")
        calls = {"matmul": lambda: mmaref.matmul(a, b),
                 "C": lambda: mmaref.library.mmaref_gemm(product.instruction.handle, block, struct, None, memory,
                                                         len(memory), None),
                 "NumPy float32": lambda: f4[0] @ f4[1], "NumPy float16": lambda: a @ b}
        rounds = [{name: seconds(call) for name, call in calls.items()} for _ in range(3)]
        least = {name: min(each[name] for each in rounds) for name in calls}
        print("\n# 1024^3 of f16: " + ", ".join(f"{name} {time:.2f} s" for name, time in least.items()))
        self.assertTrue((numpy.asarray(mmaref.matmul(a, b)) == numpy.asarray(d)).all())
        self.assertGreater(least["C"] / least["matmul"], 0.9)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
