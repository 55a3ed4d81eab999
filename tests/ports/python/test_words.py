# SPDX-License-Identifier: MIT
"""Instructions by their words: those that the command finds, and lists where there are several."""
import re
import unittest
from pathlib import Path

import mmaref

import command

FOUND = """m16n8k16.f32.f16.f16.f32|half m16n8k8 f32|mxfp4|nvfp4|m16n8k16 bf16|ldmatrix x4|ldmatrix x4 trans|f64 m16n8k4
M16N8K16.F32.BF16|mma.m16n8k16.f64|16816 bf16|m16n8k32, s8, s8, sp|sp 16x8x32 f16 f32|mac16|movmatrix|m16n8k256 and
mxf8f6f4 dense m16n8k32 e4m3 e5m2|wmma.mma m32n8k16 row col bf16|stmatrix m8n8 x2 trans|e2m1 e3m2 kind::f8f6f4 f16
mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32|MMA.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.rn
torch.float8_e4m3fn float8_e5m2 m16n8k32 f32 !kind::f8f6f4 dense""".replace("\n", "|").split("|")
SEVERAL = "f16 m16n8k16|s8 m16n8k32|fp8 m16n8k32 f32|tf32|b1 m16n8k256|ldmatrix".split("|")
NAMES = Path(__file__).resolve().parents[1] / "cli" / "other_names.txt"
NONE = ("m16n8k16 bf17", "a b", "m8n8k4 s8", "torch", "", "f16 m16n8k256", "!f16 f16 xy",
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f33", "wgmma.m64n8k16", "tcgen05.mma")


class Words(unittest.TestCase):
    def test_one(self):
        for text in FOUND:
            wanted = re.search(r"^name +(\S+)", command.run("show", text), re.MULTILINE).group(1)
            self.assertEqual(wanted, str(mmaref.Instruction(text)), text)

    def test_several(self):
        for text in SEVERAL:
            listed = command.run("show", text, status=2)
            names = re.findall("^    (.+)", listed, re.MULTILINE)
            count = int(re.search("([0-9]+) instructions", listed).group(1))
            with self.assertRaises(mmaref.WordsError, msg=text) as refused:
                mmaref.Instruction(text)
            self.assertEqual(names, list(refused.exception.instructions[:8]), text)
            self.assertEqual(count, len(refused.exception.instructions), text)
            self.assertEqual(names, str(refused.exception).split("\n    ")[1:], text)

    def test_none(self):
        for text in NONE:
            command.run("show", text, status=2)
            with self.assertRaises(mmaref.Error, msg=text) as refused:
                mmaref.Instruction(text)
            self.assertTrue(refused.exception.reason)
            self.assertIn(refused.exception.status, ("instruction", "refused", "syntax"), text)

    def test_other_vocabularies(self):
        """Public names with their PTX."""
        rows = [row.split("\t") for row in NAMES.read_text().splitlines() if row and row[0] != "#"]
        self.assertGreater(len(rows), 90)
        for name, wanted in rows:
            try:
                got = [str(mmaref.Instruction(name))]
            except mmaref.WordsError as refused:
                got = refused.instructions
            self.assertEqual(sorted(wanted.split()), sorted(got), name)
        for text, refusal in (("HMMA.9999", "SASS: '9999': "), ("SM80_16x8x99_F32F16F16F32_TN", "CuTe: '16x8x99': "),
                              ("nvvm.mma", "MLIR: 'mma': "), ("HMMA.16816.F32\0", "has the word 'hmma'"),
                              ("llvm.nvvm.wgmma.x", "LLVM: 'wgmma': wgmma is defined in PTX ISA 9.7.15")):
            self.assertIn(refusal, str(self.refused(text)))

    def test_nearest(self):
        self.assertIn("nearest is 'bf16'", str(self.refused("m16n8k16 bf17")))
        self.assertIn("nearest is 'f32'", str(self.refused(NONE[7])))

    def refused(self, text):
        with self.assertRaises(mmaref.Error) as refused:
            mmaref.Instruction(text)
        return refused.exception

    def test_a_pasted_line(self):
        half = mmaref.Instruction("m16n8k16.f32.f16.f16.f32")
        self.assertEqual(half, mmaref.Instruction(str(half) + " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0};"))

    def test_every_name_is_its_own(self):
        names = command.run("list").split()
        self.assertGreater(len(names), 1000)
        for name in names:
            self.assertEqual(name, str(mmaref.Instruction(name)))


if __name__ == "__main__":
    unittest.main()
