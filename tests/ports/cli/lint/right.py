# SPDX-License-Identifier: MIT
"""Kernels by mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32, which isn't called here."""
MMA = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"  # it's a name
assert "ldmatrix.sync.aligned.m8n8.x4" in source, f"no ldmatrix.sync in {source}"
asm = ('mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 '  # LEGAL
       '{$0,$1,$2,$3},{$4,$5,$6,$7},{$8,$9},{$10,$11,$12,$13};')
one = f"mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {{%0,%1,%2,%3}}, {{{a}}}, {{%6}}, {{{c}}};"  # LEGAL some operands are made at run time
two = f"mma.sync.aligned.m16n8k{k}.row.col.f32.f16.f16.f32 {{%0,%1,%2,%3}}, {{%4}};"  # RUN TIME
three = "mma.sync.aligned.%s.row.col.f32.f16.f16.f32 {%%0};" % shape  # RUN TIME
four = "mma.sync.aligned." + shape + ".row.col.f32.f16.f16.f32 {%0};"  # RUN TIME
five = """
extern "C" __global__ void kernel() {
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(x) : "r"(y)); // LEGAL
}
"""
half = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32" + operands(4)  # LEGAL some operands are made at run time
