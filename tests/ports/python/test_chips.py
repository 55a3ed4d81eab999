# SPDX-License-Identifier: MIT
"""Chips: rows, names as people write them, arithmetics, and the instruction that a chip has for types."""
import re
import unittest

import mmaref

import command

NAMES = ("NVIDIA H100 80GB HBM3", "RTX 4090", "a100-sxm4-80gb", "NVIDIA GeForce RTX 3080 Laptop GPU", "4090",
         "Tesla V100",
         "NVIDIA RTX PRO 6000 Blackwell Server Edition", "GPU 0: NVIDIA H100 PCIe (UUID: GPU-0)", "b200", "dgx spark",
         "sm_90a", "8.6", "compute_120", "ampere")


class Chips(unittest.TestCase):
    def test_rows(self):
        wanted = command.rows("chips")
        rows = mmaref.chips()
        self.assertGreater(len(wanted), 100)
        self.assertEqual(len(wanted), len(rows))
        for want, got in zip(wanted, rows):
            own = dict(got._asdict(), targets=list(got.targets))
            certain = want["certainty"] == "definition" and "its own profile" or want["certainty"]
            self.assertEqual([want[name] for name in ("chip", "architecture", "targets", "profile", "source")],
                             [own[name] for name in ("chip", "architecture", "targets", "profile", "source")])
            self.assertEqual(certain, own["certainty"])

    def test_names(self):
        for name in NAMES:
            self.assertEqual([row["chip"] for row in command.rows("chips", name)],
                             [row.chip for row in mmaref.chips(name)], name)
        for name in ("h1000", "gtx 1080", "pascal"):
            command.run("chips", name, status=2)
            with self.assertRaises(KeyError):
                mmaref.chips(name)

    def test_arithmetic(self):
        half = mmaref.Instruction("m16n8k16.f32.f16.f16.f32")
        texts = "a100|RTX 3080|h100|exact|fma|b200|sm_120|h100 rounding=up|custom products=4"
        for chip in texts.split("|"):
            shown = command.rows("show", half, "--arith", chip)
            block, info = mmaref.arithmetic_of(chip, half)
            fields = {name: row for name, row in shown.items() if isinstance(row, dict) and "meaning" in row}
            self.assertGreater(len(fields), 20)
            self.assertEqual({name: str(row["value"]) for name, row in fields.items()},
                             dict(word.split("=") for word in mmaref.arithmetic_text(block).split()[1:]), chip)
            told = {field.name: (field.certainty, field.source) for field in info["fields"]}
            for name, (certainty, source) in told.items():
                self.assertIn(fields[name]["certainty"], certainty.replace("read off ", ""), name)
                self.assertEqual(fields[name]["source"], source, name)
            self.assertEqual(chip in ("h100 rounding=up", "custom products=4"), not told, chip)

    def test_what_is_known(self):
        half = mmaref.Instruction("m16n8k16.f32.f16.f16.f32")
        self.assertRegex(mmaref.arithmetic_of("a100", half)[1]["certainty"], r"^measured( \(|$)")
        self.assertRegex(mmaref.arithmetic_of("rtx3080", half)[1]["certainty"], "^inferred: as sm_80")
        eight = mmaref.Instruction("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32")
        self.assertIn("wgmma_fp8", mmaref.arithmetic_of("h100", eight)[1]["notes"][0])
        self.assertEqual([], mmaref.arithmetic_of("h100", half)[1]["notes"])
        self.assertEqual([], mmaref.arithmetic_of("b200", eight)[1]["notes"])
        unit = mmaref.arithmetic_of("wgmma_fp8", eight)[1]
        self.assertIn(f"wgmma_fp8 e4m3,e4m3,f32,f32 wgmma of e4m3 and e5m2, D f32, sm_90a {unit['certainty']}",
                      " ".join(command.run("help", "units").split()))
        self.assertEqual(("as given", ""), tuple(mmaref.arithmetic_of("a100 rounding=up", half)[1][name]
                                                 for name in ("certainty", "source")))
        refused = ("h1000", mmaref.Error), ("t4", mmaref.Error), ("ampere", ValueError), ("gtx 1080", ValueError)
        for text, kind in refused:
            with self.assertRaises(kind, msg=text):
                mmaref.arithmetic_of(text, half)

    def test_nearest(self):
        half = mmaref.Instruction("m16n8k16.f32.f16.f16.f32")
        for text, nearest in (("h1000", "h100"), ("RTX 4091", "rtx4090"), ("rtx 5070 tie", "rtx5070ti")):
            with self.assertRaisesRegex(mmaref.Error, f"unknown arithmetic profile; the nearest chip is {nearest}$"):
                half.arithmetic(text)
            with self.assertRaisesRegex(mmaref.Error, nearest):
                mmaref.arithmetic_of(text, half)

    def test_instruction_for(self):
        """The one asked for is of those that the command lists for the target, and none of them has a larger k."""
        cases = 0
        for chip in ("v100", "t4", "a100", "rtx3080", "rtx4090", "h100", "b200", "rtx5090"):
            listed = [row["name"] for row in command.rows("list", "mma", "--target", chip)]
            for kind in ("f16", "bf16", "tf32", "f64", "s8", "u4", "e4m3", "e2m1"):
                for sparse in (False, True):
                    words = re.compile(rf"mma([.]sp)?(::ordered_metadata)?[.]sync.*[.]{kind}[.]{kind}[.][a-z0-9]+$")
                    own = [name for name in listed if words.match(name) and name.startswith("mma.sp") == sparse]
                    wide = [int(re.search("k([0-9]+)", name).group(1)) for name in own]
                    if not own:
                        with self.assertRaises(ValueError, msg=(chip, kind)) as refused:
                            mmaref.instruction_for(kind, chip, sparse=sparse)
                        self.assertIn(f"{chip}: no instruction for {kind} {kind}", str(refused.exception))
                        continue
                    got = mmaref.instruction_for(kind, chip, sparse=sparse)
                    self.assertIn(str(got), own)
                    if kind not in ("f64", "e2m1"):
                        self.assertEqual(max(wide), got.k, (chip, kind))
                    cases += 1
        self.assertGreater(cases, 50)

    def test_no_name(self):
        for name in ("nvidia" * 2000, "nvidia " * 2000, "", "rtx" * 15):
            self.assertRaises(KeyError, mmaref.targets, name)
            self.assertRaises(KeyError, mmaref.chips, name)
        for call in (mmaref.targets, mmaref.chips):
            self.assertRaisesRegex(TypeError, "^name: 90 is no text", call, 90)

    def test_instruction_for_several(self):
        asked = mmaref.instruction_for
        self.assertEqual("f16", asked(("f16", "f16", "f16"), "h100").types[3])
        self.assertEqual(("u8", "s8", "s32", "s32"), asked(("u8", "s8"), "a100").types)
        self.assertEqual(8, asked("f16", ["t4", "h100"]).k)
        self.assertIn("mxf4nvf4", str(asked("e2m1", "rtx5090", scaled="ue4m3")))
        self.assertIn("kind::mxf4.", str(asked("e2m1", "rtx5090", scaled=True, block=32)))
        self.assertIn("4X", str(asked("e2m1", "rtx5090", scaled=True, block=16)))
        self.assertIn("wmma.mma", str(asked(("f16", "f16", "f32", "f16"), "h100")))
        self.assertEqual(asked("bf16", "h100"), asked("bfloat16", "h100"))
        self.assertEqual(asked("f16", "h100"), asked(("half", "FLOAT16"), "h100"))
        with self.assertRaises(ValueError):
            asked(("f16",), "h100")
        with self.assertRaisesRegex(ValueError, "no instruction for e2m1 e2m1 scaled by f16 in blocks of 7"):
            asked("e2m1", "rtx5090", scaled="f16", block=7)
        with self.assertRaisesRegex(ValueError, "needs sm_89"):
            asked("e4m3", "a100")
        with self.assertRaisesRegex(ValueError, "there are .*f16 f16"):
            asked("f19", "a100")


if __name__ == "__main__":
    unittest.main()
