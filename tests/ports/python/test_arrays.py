# SPDX-License-Identifier: MIT
"""Arrays of every kind and their elements. Expected are sums of small integers, which every type holds, and patterns
decoded by their definition: a product with the identity matrix gives the numbers of A."""
import array
import ctypes
import gc
import math
import pickle
import sys
import unittest
from unittest import mock

import numpy

import mmaref
from mmaref import arrays


def small(rows, columns, seed, dtype="f2"):
    """Integers from -3 to 3."""
    return numpy.random.default_rng(seed).integers(-3, 4, (rows, columns)).astype(dtype)


def product(a, b):
    return a.astype(int) @ b.astype(int)


class Named:
    """Patterns under the name of a dtype, as arrays of ml_dtypes have them."""

    def __init__(self, patterns, name):
        self.patterns = numpy.ascontiguousarray(patterns)
        self.dtype = type("dtype", (), {"name": name})()

    @property
    def __array_interface__(self):
        size = self.patterns.itemsize
        return {**self.patterns.__array_interface__, "typestr": f"<V{size}"}


class Tensor:
    """An array that has nothing but __dlpack__, of a type of DLPack."""

    class Managed(ctypes.Structure):
        _fields_ = [("tensor", arrays._Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]

    def __init__(self, patterns, code, bits, lanes=1, device=1, plain=False):
        self.patterns, self.device = patterns, device
        rank, size = patterns.ndim, patterns.itemsize
        self.shape = (ctypes.c_int64 * rank)(*patterns.shape)
        self.strides = (ctypes.c_int64 * rank)(*(stride // size for stride in patterns.strides))
        tensor = arrays._Tensor(data=patterns.ctypes.data, device=device, dimensions=rank, code=code, bits=bits,
                                lanes=lanes, shape=self.shape, strides=None if plain else self.strides)
        self.managed = self.Managed(tensor)

    def __dlpack__(self):
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return new(ctypes.addressof(self.managed), b"dltensor", None)

    def __dlpack_device__(self):
        return self.device, 0


def capsule(name):
    """One of this name, which points nowhere."""
    NAMES.append(name)
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return new(1, name, None)


NAMES = []  # a capsule does not keep its own


class Strides(unittest.TestCase):
    def check(self, a, b, wanted, **more):
        d = mmaref.matmul(a, b, **more)
        self.assertTrue((numpy.asarray(d) == wanted).all())

    def test_numpy(self):
        a, b = small(37, 53, 1), small(53, 29, 2)
        views = [a, numpy.asfortranarray(a), numpy.repeat(numpy.repeat(a, 2, 0), 3, 1)[::2, ::3],
                 numpy.ascontiguousarray(a[::-1, ::-1])[::-1, ::-1], numpy.pad(a, 5)[5:-5, 5:-5],
                 numpy.asfortranarray(numpy.pad(a, 3))[3:-3, 3:-3], a.astype(">f2")]
        for at, view in enumerate(views):
            with self.subTest(at):
                self.check(view, b, product(a, b))
                self.check(b.T, view.T, product(a, b).T)

    def test_broadcast(self):
        row, column = small(1, 40, 3), small(40, 1, 4)
        self.check(numpy.broadcast_to(row, (19, 40)), numpy.broadcast_to(column, (40, 11)),
                   numpy.full((19, 11), product(row, column)))

    def test_no_copy(self):
        """Where C can read an array it does."""
        for view in (small(8, 8, 5), small(8, 9, 5).T, small(20, 20, 5)[3:9, 4:11], small(20, 20, 5).T[3:9, 4:11]):
            read = arrays.read("A", view)
            of = arrays.operand(read, mmaref.elements.Slot("f16", 16, 0))
            self.assertEqual(ctypes.cast(of.matrix.bytes, ctypes.c_void_p).value, view.ctypes.data)

    def test_sizes(self):
        for m, n, k in ((1, 1, 1), (1, 9, 1), (17, 1, 16), (16, 8, 16), (1, 1, 100), (31, 33, 5)):
            a, b = small(m, k, m), small(k, n, n)
            self.check(a, b, product(a, b))

    def test_c(self):
        a, b, c = small(20, 30, 1), small(30, 10, 2), small(20, 10, 3, "f4")
        self.check(a, b, product(a, b) + c, C=c)
        self.check(a, b, product(a, b) + c, C=numpy.asfortranarray(c))
        d = mmaref.matmul(a, b, C=c.astype("f8"))
        self.assertEqual(["C: float64 to f32, nearest_even"], d.info.conversions)
        self.assertTrue((c == small(20, 10, 3, "f4")).all())

    def test_buffers(self):
        a, b = small(6, 7, 1, "f4"), small(7, 5, 2, "f4")
        shaped = [memoryview(array.array("f", x.ravel().tolist())).cast("B").cast("f", x.shape) for x in (a, b)]
        self.check(*shaped, product(a, b))
        fixed = [memoryview(x.tobytes()).cast("f", x.shape) for x in (a, b)]
        self.check(*fixed, product(a, b))
        a, b = small(6, 7, 1, "i1"), small(7, 5, 2, "i1")
        self.check(*((ctypes.c_int8 * x.shape[1] * x.shape[0]).from_buffer_copy(x.tobytes()) for x in (a, b)),
                   product(a, b))

    def test_dlpack(self):
        a, b = small(21, 13, 1), small(13, 9, 2)
        for x, y in ((a, b), (numpy.asfortranarray(a), b), (numpy.pad(a, 2)[2:-2, 2:-2], b[:, ::-1][:, ::-1])):
            self.check(Tensor(x, 2, 16), Tensor(y, 2, 16), product(a, b))
        self.check(Tensor(a, 2, 16, plain=True), Tensor(b, 2, 16, plain=True), product(a, b))
        self.check(Tensor(a.astype("i1"), 0, 8), Tensor(b.astype("i1"), 0, 8), product(a, b))
        bf16 = [Tensor((x.astype("f4").view("u4") >> 16).astype("u2"), 4, 16) for x in (a, b)]
        self.check(*bf16, product(a, b))
        d = mmaref.matmul(*bf16)
        self.assertIn("bf16.bf16", d.info.instruction)

    def test_dlpack_refused(self):
        a = small(4, 4, 1)
        for tensor, words in ((Tensor(a, 2, 16, device=2), "A: the array is on a device"),
                              (Tensor(a, 5, 16), "A: no elements of DLPack's code 5 with 16 bits and 1 lanes"),
                              (Tensor(a, 0, 4), "A: no elements of DLPack's code 0 with 4 bits and 1 lanes"),
                              (Tensor(a, 2, 16, lanes=2), "A: no elements of DLPack's code 2 with 16 bits and 2")):
            with self.assertRaisesRegex(TypeError, words):
                mmaref.matmul(tensor, a)

    def test_refused(self):
        a, b = small(4, 6, 1), small(6, 5, 2)
        for x, y, more, error, words in (
                (a, a, {}, ValueError, "^B: 4 rows, but A has 6 columns$"),
                (a[0], b, {}, ValueError, "^A: 1 dimensions, a matrix has 2$"),
                (a[:0], b, {}, ValueError, "^A: no elements in 0 x 6$"),
                (a, b, {"C": a}, ValueError, "^C: 4 x 6, but D is 4 x 5$"),
                (a.astype("c8"), b, {}, TypeError, "^A: no elements of dtype complex64$"),
                (a, b.astype("O"), {}, TypeError, "^B: no elements of dtype object$"),
                (a, [[1.0]], {}, TypeError, "^B: list names no type"),
                (a, None, {}, TypeError, "^B: "),
                (a, 1.5, {}, TypeError, "^B: "),
                (a, b, {"threads": 0}, ValueError, "^threads: 0 is"),
                (a, b, {"scale_a": a}, ValueError, "scale"),
                (a.view("V2"), b, {}, TypeError, "^A: void16 names no type"),
                (a.view("V2"), b.view("V2"), {"dtype": "e4m3"}, TypeError, "^A: void16, but patterns of e4m3 have 8"),
                (a.view("V2"), b.view("V2"), {"dtype": "no"}, ValueError, "no"),
                (a.view("u2"), b, {"dtype": "f16"}, TypeError, "^A: uint16 are patterns of f16 or numbers"),
                (a, b, {"instruction": "m16n8k16.f32.f16.f16.f32", "dtype": "bf16"}, ValueError, "^instruction: "),
                (a, b, {"instruction": "m16n8k16.f32.f16.f16.f32", "sparse": True}, ValueError, "^instruction: "),
                (a.astype("f4"), b, {"convert": "sideways", "dtype": "f16"}, ValueError, "^convert: no .* 'sideways'"),
                (a, b, {"convert": "sideways"}, ValueError, "^convert: "),
                (a, b, {"convert": None}, TypeError, "^convert: None is no text$"),
                (a[None], b, {}, ValueError, "^A: 3 dimensions"),
                (a, b, {"C": 0}, TypeError, "^C: int names no type"),
                (a.astype("M8[s]"), b, {}, TypeError, "^A: no elements of dtype datetime64"),
                (a, b, {"threads": -1}, ValueError, "^threads: -1 is"),
                (a, b, {"threads": True}, ValueError, "^threads: True is"),
                (a, b, {"threads": 1.0}, ValueError, "^threads: 1.0 is"),
                (a, b, {"chip": 90}, TypeError, "^chip: 90 is no text$"),
                (a, b, {"chip": "v100", "instruction": "m16n8k16.f32.f16.f16.f32"}, mmaref.Error, "^v100: .*sm_70"),
                (a, b, {"dtype": 7}, TypeError, "^dtype: 7 is no type$"),
                (a, b, {"dtype": ("f16", "f16", "f32")}, ValueError, "^dtype: 3 types, one is needed or a pair$"),
                (a, b, {"instruction": b"mma"}, TypeError, "^bytes is no text"),
                (a, b, {"instruction": "movmatrix"}, ValueError, "^instruction: movmatrix.* multiplies no matrices"),
                (a, b, {"instruction": "mac16"}, ValueError, "^instruction: mac16 multiplies no matrices"),
                (a, b, {"chip": "rtx5090", "instruction": "mxfp4"}, ValueError, "^scale_a: .* needs it$")):
            with self.subTest(words), self.assertRaisesRegex(error, words):
                mmaref.matmul(x, y, **more)
            if not {"convert", "C"} & set(more):  # which compare has, too
                more = {"arithmetics": [more.get("chip", "h100")], **more}
                more.pop("chip", None)
                with self.subTest(words, compare=True), self.assertRaisesRegex(error, words):
                    mmaref.compare(x, y, **more)

    def test_no_array(self):
        """Objects that say what they cannot show."""
        a, b = small(33, 40, 1), small(40, 5, 2)
        said = a.__array_interface__
        for change, words in (({"data": None}, "no address"), ({"data": memoryview(bytes(9))}, "no address"),
                              ({"data": (0, False)}, "no memory"), ({"typestr": ""}, "no elements"),
                              ({"typestr": "<f2x"}, "no elements"), ({"shape": None}, "NoneType")):
            shown = type("Shown", (), {"__array_interface__": {**said, **change}})()
            with self.subTest(change), self.assertRaisesRegex(TypeError, f"^A: .*{words}"):
                mmaref.matmul(shown, b)
        with self.assertRaisesRegex(ValueError, "^A: no elements in -3 x 40$"):
            mmaref.matmul(type("Shown", (), {"__array_interface__": {**said, "shape": (-3, 40)}})(), b)

        def refuses():
            raise BufferError("it has a gradient")

        for gives, words in ((lambda: None, "invalid PyCapsule"), (lambda: capsule(b"used_dltensor"), "incorrect name"),
                             (lambda: capsule(b"dltensor_versioned"), "incorrect name"),
                             (refuses, "it has a gradient")):
            tensor = Tensor(a, 2, 16)
            tensor.__class__ = type("Bad", (Tensor,), {"__dlpack__": lambda self, gives=gives: gives()})
            with self.subTest(words), self.assertRaisesRegex(TypeError, f"^B: .*{words}"):
                mmaref.matmul(a, tensor)
        empty = Tensor(a, 2, 16)
        empty.managed.tensor.data = None
        with self.assertRaisesRegex(TypeError, "^A: the array has no memory$"):
            mmaref.matmul(empty, b)
        released = memoryview(bytes(16)).cast("f", (2, 2))
        released.release()
        with self.assertRaisesRegex(TypeError, "^A: .*released"):
            mmaref.matmul(released, b)

    def test_odd_memory(self):
        """Strides that are no multiples of an element, windows that overlap, memory that outlives no view."""
        b = small(40, 21, 2)
        odd = numpy.ndarray((33, 40), "f2", small(1, 4000, 3).tobytes(), 0, (121, 3))
        windows = numpy.lib.stride_tricks.sliding_window_view(small(1, 72, 4)[0], 40)
        for view in (odd, windows):
            copied = mmaref.matmul(view.copy(), b)
            self.assertTrue((numpy.asarray(mmaref.matmul(view, b)).view("u4") ==
                             numpy.asarray(copied).view("u4")).all())
        wanted = product(windows, b)
        ready = mmaref.Product(windows.copy(), b.copy())
        gc.collect()
        filled = [numpy.full((33, 40), 7, "f2") for _ in range(50)]
        self.assertTrue((numpy.asarray(ready.compute("h100")) == wanted).all() and filled)
        memory = bytearray(64)
        mmaref.matmul(memoryview(memory).cast("f", (4, 4)), numpy.eye(4, dtype="f4"))
        gc.collect()
        memory.append(0)  # which a view that is kept forbids


def decoded(pattern, exponent_bits, fraction_bits, bias, top):
    """The number of a pattern; `top`: what the largest exponent field has, "ieee", "nan" (all ones) or ""."""
    field = pattern >> fraction_bits & (1 << exponent_bits) - 1
    fraction = pattern & (1 << fraction_bits) - 1
    sign = -1 if pattern >> exponent_bits + fraction_bits & 1 else 1
    if field == (1 << exponent_bits) - 1 and (top == "ieee" or (top == "nan" and fraction == (1 << fraction_bits) - 1)):
        return math.nan if top == "nan" or fraction else sign * math.inf
    if field == 0:
        return sign * math.ldexp(fraction, 1 - bias - fraction_bits)
    return sign * math.ldexp((1 << fraction_bits) + fraction, field - bias - fraction_bits)


# Types: their dtype, exponent and fraction bits, bias, the largest exponent field, and bytes of memory.
FLOATS = {"f16": ("float16", 5, 10, 15, "ieee", 2), "bf16": ("bfloat16", 8, 7, 127, "ieee", 2),
          "e4m3": ("float8_e4m3fn", 4, 3, 7, "nan", 1), "e5m2": ("float8_e5m2", 5, 2, 15, "ieee", 1),
          "e2m3": ("float6_e2m3fn", 2, 3, 1, "", 1), "e3m2": ("float6_e3m2fn", 3, 2, 3, "", 1),
          "e2m1": ("float4_e2m1fn", 2, 1, 1, "", 1)}


class Types(unittest.TestCase):
    def numbers(self, type, patterns):
        _, exponent_bits, fraction_bits, bias, top, _ = FLOATS[type]
        return numpy.array([[decoded(int(pattern), exponent_bits, fraction_bits, bias, top) for pattern in row]
                            for row in patterns])

    def finite(self, type):
        """All patterns of finite numbers, as a matrix."""
        _, exponent_bits, fraction_bits, _, _, size = FLOATS[type]
        patterns = numpy.arange(1 << 1 + exponent_bits + fraction_bits, dtype=f"u{size}")
        finite = patterns[numpy.isfinite(self.numbers(type, [patterns])[0])]
        rows = 16 if len(finite) < 4096 else 256
        return numpy.resize(finite, (rows, -(-len(finite) // rows)))

    def identity(self, type, k):
        """Patterns of the identity matrix."""
        one = FLOATS[type][3] << FLOATS[type][2]
        return numpy.eye(k, dtype=f"u{FLOATS[type][5]}") * numpy.array(one, f"u{FLOATS[type][5]}")

    def check(self, type, wanted, a, b, **more):
        d = numpy.asarray(mmaref.matmul(a, b, "rtx5090", **more))
        finite = numpy.isfinite(wanted)
        self.assertTrue((d[finite] == wanted[finite]).all(), type)
        self.assertGreater(numpy.unique(wanted[finite]).size, 10)

    def test_all_patterns(self):
        for type, (name, *_, size) in FLOATS.items():
            patterns = self.finite(type)
            wanted, identity = self.numbers(type, patterns), self.identity(type, patterns.shape[1])
            with self.subTest(type):
                self.check(type, wanted, Named(patterns, name), Named(identity, name))
                self.check(type, wanted, patterns.view(f"V{size}"), identity.view(f"V{size}"), dtype=type)
                self.check(type, wanted.T, Named(identity, name), Named(patterns.T, name))

    def test_packed(self):
        """e2m1 in registers of mxf4: two in a byte; in those of mxf8f6f4 above two bits."""
        patterns = numpy.resize(numpy.arange(16, dtype="u1"), (9, 64))
        wanted, identity = self.numbers("e2m1", patterns), self.identity("e2m1", 64)
        for length, name in ((32, "mxf4"), (16, "nvfp4")):
            ones = numpy.ones((9, 64 // length)), numpy.ones((64 // length, 64))
            d = mmaref.matmul(Named(patterns, "float4_e2m1fn"), Named(identity, "float4_e2m1fn"), "rtx5090",
                              scale_a=ones[0], scale_b=ones[1])
            self.assertTrue((numpy.asarray(d) == wanted).all(), name)
            self.assertIn("mxf4", d.info.instruction)

    def test_integers(self):
        for dtype, type, low, high in (("i1", "s8", -128, 128), ("u1", "u8", 0, 256), ("i8", "s4", -8, 8),
                                       ("i2", "u4", 0, 16), ("u4", "u8", 0, 256), ("i8", "s8", -128, 128)):
            a = numpy.resize(numpy.arange(low, high), (16, 17)).astype(dtype)
            d = mmaref.matmul(a, numpy.eye(17, dtype="i1"), "a100", dtype=(type, type))
            self.assertTrue((numpy.asarray(d) == a.astype(int)).all(), (dtype, type))
            self.assertEqual(d.dtype, numpy.int32)

    def test_pairs(self):
        """A sparse A of 4-bit types has two pairs in four."""
        a, b = small(20, 140, 1, "i1"), small(140, 9, 2, "i1")
        a[:, 2::4] = a[:, 3::4] = 0
        d = mmaref.matmul(a, b, "a100", dtype="s4", sparse=True)
        self.assertTrue((numpy.asarray(d) == product(a, b)).all())
        a[3, 8:16] = (1, 0) * 4
        with self.assertRaisesRegex(mmaref.Error, "non-zeros, row 3 from column 8 on"):
            mmaref.matmul(a, b, "a100", dtype="s4", sparse=True)

    def test_bits(self):
        a, b = small(20, 300, 1) > 0, small(300, 9, 2) > 0
        d = mmaref.matmul(a, b, "a100", instruction="m16n8k256.b1.and")
        self.assertTrue((numpy.asarray(d) == product(a, b)).all())

    def test_doubles(self):
        a, b = small(9, 20, 1, "f8"), small(20, 5, 2, "f8")
        d = mmaref.matmul(a, b, "a100")
        self.assertTrue((numpy.asarray(d) == product(a, b)).all())
        self.assertEqual(d.dtype, numpy.float64)

    def test_conversion(self):
        """float32 to tf32 by each rule: as integers of 13 bits less."""
        a = numpy.random.default_rng(7).standard_normal((40, 30)).astype("f4")
        bits = a.view("u4").astype("u8")
        rest, down = bits & 0x1FFF, bits & ~numpy.uint64(0x1FFF)
        up = down + numpy.uint64(0x2000)
        even = numpy.where((rest > 0x1000) | ((rest == 0x1000) & (down & 0x2000 != 0)), up, down)
        away = numpy.where(rest >= 0x1000, up, down)
        odd = numpy.where((rest != 0) & (down & 0x2000 == 0), up, down)
        identity = numpy.eye(30, dtype="f4")
        for rule, wanted in (("nearest_even", even), ("rna", away), ("truncate", down), ("odd", odd)):
            d = mmaref.matmul(a, identity, "a100", convert=rule)
            self.assertTrue((numpy.asarray(d) == wanted.astype("u4").view("f4")).all(), rule)
            self.assertEqual([f"{name}: float32 to tf32, {rule}" for name in "AB"], d.info.conversions)

    def test_saturates(self):
        a = numpy.array([[1e9, -1e9, numpy.inf, 2.0]], "f4")
        for convert, wanted in (("rn.satfinite", [57344, -57344, 57344, 2]), ("nearest_even", [numpy.inf, -numpy.inf])):
            d = mmaref.matmul(a[:, :len(wanted)], numpy.eye(4, dtype="f4")[:len(wanted), :1], "rtx5090", dtype="e5m2",
                              convert=convert)
            self.assertTrue(d[0, 0] == wanted[0] or numpy.isnan(d[0, 0]))
        d = [mmaref.matmul(a[:, at:at + 1], numpy.ones((1, 1), "f4"), "rtx5090", dtype="e5m2", convert="rn.satfinite")
             for at in range(4)]
        self.assertEqual([57344, -57344, 57344, 2], [float(each[0, 0]) for each in d])

    def test_cannot_hold(self):
        for a, type, place in ((numpy.array([[1, 2], [3, 128]]), "s8", "A\\[1, 1\\]: s8"),
                               (numpy.array([[0, -1]]), "u8", "A\\[0, 1\\]: u8"),
                               (numpy.array([[0, numpy.nan]]), "e2m1", "A\\[0, 1\\]: e2m1")):
            with self.assertRaisesRegex(ValueError, place):
                mmaref.matmul(a, numpy.ones((2, 1), a.dtype), "a100" if type[0] in "su" else "rtx5090", dtype=type)


def buffer(matrix, letter):
    return memoryview(matrix.tobytes()).cast(letter, matrix.shape)


class Results(unittest.TestCase):
    def test_types_by_dtype(self):
        """`dtype` by the names that NumPy, ml_dtypes and people give."""
        a, b = small(5, 6, 1, "f8"), small(6, 4, 2, "f8")
        for dtype in ("half", "F16", numpy.float16, numpy.dtype("f2"), [numpy.float16, "f16"],
                      type("bfloat16", (), {}), ("BF16", "bfloat16")):
            d = mmaref.matmul(a, b, dtype=dtype)
            self.assertTrue((numpy.asarray(d) == product(a, b)).all())
            self.assertRegex(d.info.instruction, "f16[.]b?f16")

    def test_shown(self):
        d = mmaref.matmul(small(5, 6, 1, "f4"), small(6, 4, 2, "f4"))
        lines = repr(d.info).splitlines()
        self.assertEqual("instruction  mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", lines[0])
        self.assertIn("conversions  A: float32 to tf32, nearest_even; B: float32 to tf32, nearest_even", lines)
        self.assertEqual("tiles        1 x 1 of D, 1 steps along K", lines[-1])
        self.assertLessEqual(max(map(len, lines)), 100)
        self.assertNotIn("notes", repr(d.info))

    def test_pickled(self):
        """Results of processes of their own."""
        d = mmaref.matmul(small(5, 6, 1), small(6, 4, 2))
        again = pickle.loads(pickle.dumps(d))
        self.assertTrue((d == again).all())
        self.assertEqual(d.info, again.info)
        self.assertIs(type(d), type(again))


class Without(unittest.TestCase):
    """Where NumPy is not there."""

    def setUp(self):
        for patch in (mock.patch.dict(sys.modules, numpy=None), mock.patch.object(arrays, "_result", None)):
            patch.start()
            self.addCleanup(patch.stop)

    def test_result(self):
        a, b = small(5, 7, 1, "f4"), small(7, 3, 2, "f4")
        for letter, kind in (("f", "f32"), ("b", "s32"), ("d", "f64")):
            d = mmaref.matmul(*(buffer(x.astype(letter), letter) for x in (a, b)), "a100")
            self.assertIsInstance(d, arrays.Result)
            self.assertEqual(product(a, b).tolist(), d.tolist())
            self.assertEqual((5, 3, kind), (*d.shape, d.type))
            self.assertEqual(product(a, b)[4, 1], d[4, 1])
            self.assertIn("mma", d.info.instruction)
        self.assertEqual((d.tolist(), d.info), (lambda x: (x.tolist(), x.info))(pickle.loads(pickle.dumps(d))))
        for place in ((5, 0), (0, 3), (-1, 0)):
            with self.assertRaises(IndexError):
                d[place]

    def test_half(self):
        a = small(3, 4, 1, "f4")
        d = mmaref.matmul(buffer(a, "f"), buffer(numpy.eye(4, dtype="f4"), "f"), instruction="m16n8k16.f16.f16.f16.f16")
        self.assertEqual(a.tolist(), d.tolist())


if __name__ == "__main__":
    unittest.main()
