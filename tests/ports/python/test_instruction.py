# SPDX-License-Identifier: MIT
"""Places and layouts: those that the command prints, with NumPy and without."""
import sys
import unittest
from unittest import mock

import mmaref

import command

KEYS = ("lane", "register", "bit", "width", "number_bit", "number_width")
TEXTS = {"m16n8k16.f32.f16.f16.f32": "abcd", "mma.m16n8k8.tf32": "abd",
         "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64": "abc",
         "mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32": "abc", "ldmatrix x4": "d", "movmatrix": "ad",
         "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32": "abcd",
         "mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32": ["a", "b", "d", "e"],
         "mxf4 dense": ["a", "scale_a", "scale_b"], "wmma.mma m16n16k16 row.col f32.f32 !satfinite": "abcd"}


def at(array, place):
    for index in place:
        array = array[index]
    return array


class Layouts(unittest.TestCase):
    def test_where(self):
        for text, row, column in (("m16n8k16.f32.f16.f16.f32", 3, 5), ("mma.m16n8k8.tf32", 15, 7),
                                  ("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32", 7, 31)):
            found = mmaref.Instruction(text).where("a", row, column)
            want = command.rows("where", text, "a", row, column)[0]
            self.assertEqual([want["register"][key] for key in KEYS],
                             [found._asdict()[key] for key in KEYS], text)
            self.assertEqual(want["element"], found.element)

    def check(self):
        cells = 0
        for text, operands in TEXTS.items():
            instruction = mmaref.Instruction(text)
            for operand in operands:
                layout = instruction.layout(operand)
                seen = set()
                for want in command.rows("layout", instruction, operand):
                    place = tuple(want["place"][key] for key in ("matrix", "row", "column"))
                    if place in seen:
                        continue
                    seen.add(place)
                    deep = hasattr(layout.lane, "ndim") and layout.lane.ndim == 3 or isinstance(
                        layout.lane, list) and isinstance(layout.lane[0][0], list)
                    place = place if deep else place[1:]
                    got = [at(array, place) for array in (layout.lane, layout.register, layout.bit, layout.element)]
                    self.assertEqual([want["register"][key] for key in KEYS[:3]] + [want["element"]], got,
                                     (text, operand, place))
                    self.assertEqual(want["register"]["width"], layout.width)
                cells += len(seen)
        self.assertGreater(cells, 3000)

    def test_layout(self):
        self.check()

    def test_layout_without_numpy(self):
        with mock.patch.dict(sys.modules, {"numpy": None}):
            self.assertIsInstance(mmaref.Instruction("mxf4").layout("a").lane, list)
            self.check()

    def test_what_an_instruction_is(self):
        half = mmaref.Instruction("m16n8k16.f32.f16.f16.f32")
        self.assertEqual((16, 8, 16, ("f16", "f16", "f32", "f32")), (half.m, half.n, half.k, half.types))
        self.assertEqual(half, eval(repr(half), {"Instruction": mmaref.Instruction}))
        self.assertEqual({half}, {half, mmaref.Instruction(half.handle.id)})
        self.assertNotEqual(half, mmaref.Instruction("m16n8k16.f16.f16.f16.f16"))
        self.assertNotEqual(half, str(half))

    def test_refused(self):
        half = mmaref.Instruction("m16n8k16.f32.f16.f16.f32")
        for call in (lambda: half.where("a", 16, 0), lambda: half.where("e", 0, 0), lambda: half.layout("scale_a"),
                     lambda: half.where("a", 0, 0, 1), lambda: half.arithmetic("h1000"),
                     lambda: mmaref.Instruction(9999)):
            self.assertRaises(mmaref.Error, call)
        for words, call in (("has no c[[]16[]][[]5[]]$", lambda: half.where("c", 16, 5)),
                            ("^9999: no instruction has this number", lambda: mmaref.Instruction(9999)),
                            ("has no operand e$", lambda: half.layout("e")),
                            ("^v100: 'sm_70': ", lambda: half.arithmetic("v100"))):
            self.assertRaisesRegex(mmaref.Error, words, call)
        for words, call in (("^float is no text", lambda: mmaref.Instruction(1.5)),
                            ("^chip: 5 is", lambda: half.mma(5, a=[0] * 128, b=[0] * 64, c=[0] * 128)),
                            ("^operand c is missing", lambda: half.mma("h100", a=[0] * 128, b=[0] * 64)),
                            ("^no operand q", lambda: half.mma("h100", a=[0] * 128, b=[0] * 64, c=[0] * 128, q=[0])),
                            ("^chip: 90 is", lambda: half.where("c", 0, 0, chip=90))):
            self.assertRaisesRegex(TypeError, words, call)
        self.assertEqual(half.where("c", 3, 5), half.where("C", 3, 5))
        self.assertRaises(ValueError, lambda: half.layout("x"))
        self.assertRaises(ValueError, lambda: half.where("a", -1, 0))


if __name__ == "__main__":
    unittest.main()
