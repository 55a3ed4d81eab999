# SPDX-License-Identifier: MIT
"""README's program in Python."""
import mmaref

half = mmaref.Instruction("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32")
d = half.mma("sm_90", a=[0x3C3C3C3C] * 128, b=[0x3C3C3C3C] * 64, c=[0] * 128)
cell = half.slot("d", 12, 1)
print(f"D[12][1] is in lane {cell.lane}, register {cell.reg}: {d[cell.lane * 4 + cell.reg]:08x}")
