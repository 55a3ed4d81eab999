# SPDX-License-Identifier: MIT
"""The module for Python: vectors of the folder that is named, and what it refuses."""
import array
import pathlib
import sys
import unittest
from decimal import Decimal
from fractions import Fraction

import mmaref
import mmaref_interface as interface

HALF = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
VECTORS = pathlib.Path(sys.argv.pop())


def cases(path):
    """The cases of a file of vectors: keys with their words."""
    case = {}
    for line in path.read_text().splitlines():
        key, *words = line.split("#")[0].split() or [""]
        if key == "end":
            yield case
            case = {}
        elif key not in ("", "mmavec"):
            case[key] = words


class Module(unittest.TestCase):
    def test_vectors(self):
        compared = 0
        for name in ("mma.m16n8k16.f16.sm_90", "mma.m16n8k32.s8", "mma_sp.m16n8k32.f16.exact",
                     "mma.m16n8k64.mxf4nvf4.sm_120"):
            for case in cases(VECTORS / (name + ".vec")):
                given = {key: [int(word, 16) for word in case[key]]
                         for key in ("a", "b", "c", "e", "scale_a", "scale_b") if key in case}
                wanted = [int(word, 16) for word in case["d"]]
                options = {key: tuple(int(word) for word in case[key])
                           for key in ("select_a", "select_b") if key in case}
                selector = int(case.get("f", ["0"])[0])
                arithmetic = " ".join(case["arith"]) if "arith" in case else None
                got = mmaref.Instruction(case["insn"][0]).mma(arithmetic, selector=selector, **options, **given)
                self.assertEqual(wanted, got, name)
                compared += 1
        self.assertGreaterEqual(compared, 8)

    def test_buffers(self):
        half = mmaref.Instruction(HALF)
        lists = {"a": list(range(128)), "b": list(range(64)), "c": [0] * 128}
        arrays = {name: array.array("I", words) for name, words in lists.items()}
        self.assertEqual(half.mma("exact", **lists), half.mma("exact", **arrays))
        try:
            import numpy
        except ImportError:
            return
        arrays = {name: numpy.array(words, dtype=numpy.uint32) for name, words in lists.items()}
        self.assertEqual(half.mma("exact", **lists), half.mma("exact", **arrays))

    def test_places(self):
        half = mmaref.Instruction(HALF)
        for lane in range(32):
            for element in range(8):
                at = half.coordinate("a", lane, element)
                cell = half.slot("a", at.row, at.column)
                self.assertEqual((lane, element), (cell.lane, cell.element))

    def test_numbers_in_containers(self):
        small = mmaref.Instruction("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32")
        a, b = small.slot("a", 0, 1), small.slot("b", 1, 0)
        self.assertEqual((8, 8, 10, 4), (a.bit, a.width, a.number_bit, a.number_width))
        self.assertEqual((8, 8, 8, 6), (b.bit, b.width, b.number_bit, b.number_width))

    def test_objects_print_what_they_are(self):
        half = mmaref.Instruction(HALF)
        self.assertEqual(f"Instruction('{HALF}')", repr(half))
        self.assertEqual("mmaref_coordinate(matrix=0, row=12, column=3)", repr(half.coordinate("d", 17, 3)))
        self.assertIn("types=mmaref_dot_types(a=0, b=0, c=0, d=0)", repr(interface.mmaref_dot()))
        self.assertIn("words=0, word=[0, 0", repr(interface.mmaref_fixed()))
        block = half.arithmetic("sm_80 rounding=odd")
        self.assertIn(" products=8 ", mmaref.arithmetic_text(block))
        self.assertIn(" rounding=odd ", mmaref.arithmetic_text(block))
        self.assertEqual(bytes(block), bytes(half.arithmetic(mmaref.arithmetic_text(block))))
        self.assertIn("products=8, ", repr(block))
        unit = mmaref.Dot(("e6m10.ieee", "f16", "f32", "f32"), "custom products=4")
        self.assertIn("Dot(('e6m10.ieee', 'f16', 'f32', 'f32'), 'custom products=4 ", repr(unit))
        self.assertEqual(0x3F800000, eval(repr(unit), vars(mmaref)).add([0x7C00], [0x3C00]))
        self.assertEqual("Dot(('s8', 's8', 's32', 's32'), None)", repr(mmaref.Dot(("s8", "s8", "s32", "s32"), None)))
        given = interface.mmaref_operands(a=(interface.c_uint32 * 1)())
        self.assertTrue(repr(given).startswith("mmaref_operands(a=..., b=None, "))
        kinds = [kind for kind in vars(interface).values()
                 if isinstance(kind, type) and issubclass(kind, interface.Printed) and hasattr(kind, "_fields_")]
        self.assertGreater(len(kinds), 15)
        for kind in kinds:
            self.assertNotIn("object at", repr(kind()))

    def test_names(self):
        self.assertEqual(str(mmaref.Instruction(HALF)), HALF)
        self.assertIn("sm_90", mmaref.profiles())
        numbers = [getattr(interface, "MMAREF_OPERAND_" + name.upper()) for name in mmaref.OPERANDS]
        self.assertEqual(list(range(interface.MMAREF_OPERANDS)), numbers)

    def test_dot_products(self):
        unit = mmaref.Dot(("f16", "f16", "f32", "f32"), "custom")
        one, two, three = 0x3C00, 0x4000, 0x4200
        self.assertEqual(0x41000000, unit.add([one, two], [two, three]))
        self.assertEqual(0x41100000, unit.add([one, two], [two, three], c=0x3F800000))
        narrow = mmaref.Dot(("e6m10.ieee", "e5m2.fnuz", "f32", "e8m10"), "custom")  # 1 * 1 + 0.5 * 2 + 1
        self.assertEqual(0x40400000 >> 13, narrow.add([0x7C00, 0x7800], [0x40, 0x44], c=0x3F800000))
        scaled = mmaref.Dot(("e4m3", "e4m3", "f32", "f32"), "custom")
        factors = {"scale_type": "ue8m0", "scale_a": [128, 129], "scale_b": [127, 126]}  # 2, 4 and 1, 0.5
        self.assertEqual(0x430C0000, scaled.add([0x38, 0x40, 0x44, 0x48], [0x4A, 0x4C, 0x4E, 0x50], **factors))  # 140
        integers = mmaref.Dot(("s8", "u8", "s32", "s32"), None)
        self.assertEqual(2**32 - 253, integers.add([0xFF], [255], c=2))
        down = mmaref.Dot(("f16", "f16", "f32", "f16"), "custom rounding=stochastic")
        sums = [down.add([one], [one], c=0x38800000, random=word) for word in (0, 0xFFFFFFFF)]
        self.assertEqual([one, one + 1], sums)  # 1 + 2^-14

    def test_numbers_become_elements(self):
        for wanted, *given in ((0x44802000, 1024.5, "tf32", "nearest_away"), (0x44800000, 1024.5, "tf32"),
                               (0x44802000, "1024.5", "tf32", "cvt.rna.satfinite.tf32.f32"),
                               (0x3C01, "1.00048828125000000000001", "f16"), (0x8000, -0.0, "f16"),
                               (0x3FB999999999999A, Decimal("0.1"), "f64"), (0x3EAAAAAB, Fraction(1, 3), "f32"),
                               (0x7C00, 1e6, "f16"), (0x7BFF, 1e6, "f16", "rn.satfinite"), (0xFE, "-inf", "e4m3", "rn.satfinite"),
                               (0x7F, "nan", "e4m3", "rn.satfinite"), (0x7, "nan", "e2m1", "rn.satfinite"),
                               (0xFD, -2.5, "s8", "odd"), (0xFE, -2.5, "s8", "rzi"), (0x81, 3, "ue8m0", "rp")):
            self.assertEqual(wanted, mmaref.encode(*given), given)
        for given in ((float("inf"), "e4m3"), (1, "tf32", "nearest"), (1, "tf32", "cvt.rna.f16.f32"), (1, "tf32", "rn.relu"),
                      (-1, "ue8m0", "rn.satfinite"), (300, "s8"), (-128.5, "s8", "odd"), ("one", "f16")):
            with self.assertRaises(ValueError, msg=given):
                mmaref.encode(*given)
        self.assertEqual([1024.0, -2.0, 2.0**-24], [mmaref.decode(*given) for given in
                                                     ((0x44801FFF, "tf32"), (0xFE, "s8"), (1, "f16"))])

    def test_sums_before_rounding(self):
        unit = mmaref.Dot(("f16", "f16", "f32", "f32"), "custom")
        given = [0x3C00, 0xC200, 0x1800], [0x3C00] * 3  # 1 - 3 + 2^-9
        self.assertEqual((-2046, -10), unit.fixed(*given, exponent=-10, words=2))
        self.assertEqual((-1023 << 100, -109), unit.fixed(*given, exponent=-109, words=4))
        self.assertEqual((float("-inf"), 0), unit.fixed([0xFC00], [0x3C00], exponent=0, words=1))
        window = mmaref.Dot(("f16", "f16", "f32", "f32"), "custom fraction_bits=8")
        self.assertEqual((-256, -7), window.fixed(*given))
        with self.assertRaisesRegex(mmaref.Error, "the exponent or the number of words is out of range"):
            unit.fixed(*given)

    def test_flags_and_same(self):
        unit = mmaref.Dot(("f16", "f16", "f32", "f16"), "custom nan=any overflow=rounded")
        one, huge = 0x3C00, 0x7BFF
        self.assertEqual(0, unit.flags([one], [one]))
        self.assertEqual(interface.MMAREF_FLAG_INEXACT, unit.flags([one, 1], [one, 1]))
        self.assertEqual(interface.MMAREF_FLAG_INEXACT + interface.MMAREF_FLAG_OVERFLOW, unit.flags([huge], [huge]))
        self.assertEqual(interface.MMAREF_FLAG_INVALID, unit.flags([0x7C00], [0]))
        self.assertTrue(unit.same(0x7E00, 0xFC01))
        self.assertFalse(unit.same(0x7E00, 0x7C00))
        self.assertFalse(unit.same(0x3C00, 0x7E00))
        self.assertFalse(mmaref.Dot(("f16", "f16", "f32", "f16"), "custom").same(0x7E00, 0xFC01))

    def test_types(self):
        self.assertEqual(interface.MMAREF_TYPE_F16, mmaref.type_number("f16"))
        self.assertEqual(6 << 24 | 10 << 16 | 40 << 8 | interface.MMAREF_SPECIAL_FNUZ,
                         mmaref.type_number("e6m10.b40.fnuz"))
        self.assertEqual("e6m10.b40.fnuz", mmaref.type_text(mmaref.type_number("e6m10.b40.fnuz")))
        with self.assertRaisesRegex(mmaref.Error, "e9m1: no such type"):
            mmaref.type_number("e9m1")

    def test_refusals_of_dot_products(self):
        unit = mmaref.Dot(("f16", "f16", "f32", "f32"), "custom")
        with self.assertRaisesRegex(mmaref.Error, "no dot product has these types"):
            mmaref.Dot(("f16", "s8", "f32", "f32"), "custom").add([0], [0])
        with self.assertRaisesRegex(mmaref.Error, "'fraction_bit=3': no such field, nearest is 'fraction_bits'"):
            mmaref.Dot(("f16", "f16", "f32", "f32"), "custom fraction_bit=3")
        with self.assertRaisesRegex(ValueError, "a has 1 elements, b 2"):
            unit.add([0], [0, 0])
        with self.assertRaisesRegex(ValueError, "a -1: an element has 64 bits"):
            unit.add([-1], [0])
        with self.assertRaisesRegex(ValueError, "c 18446744073709551616: its field has 64 bits"):
            unit.add([0], [0], c=1 << 64)
        with self.assertRaisesRegex(ValueError, "3 and 3 scale factors are not each of as many of 4 elements"):
            unit.add([0] * 4, [0] * 4, scale_type="ue8m0", scale_a=[1] * 3, scale_b=[1] * 3)
        with self.assertRaisesRegex(ValueError, "scale factors and their type go together"):
            unit.add([0], [0], scale_a=[1], scale_b=[1])
        with self.assertRaisesRegex(ValueError, "scale_b 256: an element has 8 bits"):
            unit.add([0], [0], scale_type="ue8m0", scale_a=[1], scale_b=[256])
        with self.assertRaisesRegex(mmaref.Error, "count is not 1 to 128, or for f64 1 to 16"):
            unit.add([0] * 129, [0] * 129)

    def test_refusals(self):
        with self.assertRaisesRegex(mmaref.Error, "nearest is 'm16n8k16'") as caught:
            mmaref.Instruction(HALF.replace("k16", "k17"))
        self.assertEqual("instruction", caught.exception.status)
        half = mmaref.Instruction(HALF)
        words = {"a": [0] * 128, "b": [0] * 64, "c": [0] * 128}
        with self.assertRaisesRegex(mmaref.Error, "unknown arithmetic profile"):
            half.mma("sm_91", **words)
        with self.assertRaisesRegex(mmaref.Error, "'aline=jam': no such field, nearest is 'align'"):
            half.mma("custom aline=jam", **words)
        with self.assertRaisesRegex(mmaref.Error, "'rounding': needs the caller's random bits"):
            half.mma("custom rounding=stochastic", **words)
        sparse = mmaref.Instruction("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32")
        words = {"a": [0] * 128, "b": [0] * 128, "c": [0] * 128}
        with self.assertRaisesRegex(mmaref.Error, "selector is out of range, value 0x5$"):
            sparse.mma("exact", e=[0x44444444] * 32, selector=5, **words)
        with self.assertRaisesRegex(mmaref.Error, "the metadata is not allowed, lane 4, value 0x0$"):
            sparse.mma("exact", e=[0x44444444] * 4 + [0] + [0x44444444] * 27, selector=0, **words)
        words = {"a": [0] * 128, "b": [0] * 64, "c": [0] * 128}
        with self.assertRaisesRegex(ValueError, "a: 127 words, but the instruction takes 128"):
            half.mma("sm_90", **{**words, "a": [0] * 127})
        with self.assertRaisesRegex(ValueError, "b: a word of 32 bits"):
            half.mma("sm_90", **{**words, "b": [1 << 32] * 64})
        with self.assertRaisesRegex(TypeError, "elements of 32 bits"):
            half.mma("sm_90", **{**words, "b": array.array("B", [0] * 256)})
        with self.assertRaisesRegex(TypeError, "no operand d"):
            half.mma("sm_90", d=[0] * 128, **words)
        with self.assertRaisesRegex(TypeError, "operand c is missing"):
            half.mma("sm_90", a=words["a"], b=words["b"])
        # Numbers of which a field of the struct would hold the lower bits alone.
        for matrix, row, column in ((65536, 0, 0), (0, 65536, 0), (0, 0, -65536), (0, -1, 0)):
            with self.assertRaisesRegex(ValueError, "its field has 16 bits"):
                half.slot("d", row, column, matrix)
        for lane, element in ((256, 0), (0, 256), (-1, 0)):
            with self.assertRaisesRegex(ValueError, "its field has 8 bits"):
                half.coordinate("d", lane, element)
        with self.assertRaisesRegex(ValueError, "selector 4294967296: its field has 32 bits"):
            half.mma("sm_90", selector=1 << 32, **words)
        with self.assertRaisesRegex(ValueError, "byte_id_a 65536: its field has 16 bits"):
            half.mma("sm_90", select_a=(65536, 0), **words)
        with self.assertRaises(mmaref.Error):
            half.slot("d", 16, 0)
        for call in (half.words, lambda name: half.slot(name, 0, 0), lambda name: half.coordinate(name, 0, 0)):
            with self.assertRaisesRegex(ValueError, "no operand 'q', there are a b c d e scale_a scale_b"):
                call("q")
        for number in (-1, 65535, 1 << 20):
            with self.assertRaises(mmaref.Error):
                mmaref.Instruction(number)

    def test_names_of_chips(self):
        """As the command reads them: tests/ports/cli/chips.txt."""
        compared = 0
        with open("tests/ports/cli/chips.txt", encoding="utf-8") as lines:
            for line in lines:
                if line.startswith("#"):
                    continue
                name, answer = line.rstrip("\n").split(" | ")
                compared += 1
                if answer.startswith("sm_"):
                    self.assertEqual(mmaref.targets(name), answer.split(), name)
                else:
                    reason = {"-": "no matrix unit", "several": "several", "?": "no such chip"}[answer]
                    with self.assertRaisesRegex(KeyError, reason, msg=name):
                        mmaref.targets(name)
        self.assertGreater(compared, 100)

    def test_arithmetic_of_a_chip(self):
        half = mmaref.Instruction("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32")
        for name, target in (("h100", "sm_90"), ("NVIDIA GeForce RTX 4090", "sm_89"), ("8.6", "sm_86")):
            for fields in ("", " rounding=up"):
                self.assertEqual(bytes(half.arithmetic(name + fields)), bytes(half.arithmetic(target + fields)), name)
        with self.assertRaisesRegex(ValueError, "several chips are called so: quadrortx6000 rtxa6000"):
            half.arithmetic("RTX 6000")
        with self.assertRaisesRegex(mmaref.Error, "custom products=x"):
            half.arithmetic("custom products=x")


if __name__ == "__main__":
    unittest.main()
