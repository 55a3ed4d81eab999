# SPDX-License-Identifier: MIT
"""The module for Python: vectors of the folder that is named, and what it refuses."""
import array
import pathlib
import sys
import unittest

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

    def test_names(self):
        self.assertEqual(str(mmaref.Instruction(HALF)), HALF)
        self.assertIn("sm_90", mmaref.profiles())
        numbers = [getattr(interface, "MMAREF_OPERAND_" + name.upper()) for name in mmaref.OPERANDS]
        self.assertEqual(list(range(interface.MMAREF_OPERANDS)), numbers)

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
        with self.assertRaisesRegex(mmaref.Error, "selector out of range, bits 5$"):
            sparse.mma("exact", e=[0x44444444] * 32, selector=5, **words)
        with self.assertRaisesRegex(mmaref.Error, "metadata not allowed, lane 4, bits 0$"):
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
        with self.assertRaises(mmaref.Error):
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


if __name__ == "__main__":
    unittest.main()
