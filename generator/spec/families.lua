-- SPDX-License-Identifier: MIT
-- Families of instructions that a build can leave out: MMAREF_WITHOUT_SPARSE for the one named
-- `sparse`. An instruction belongs to every family that one of its words names; the public header says
-- which of them go together.
return {
  { name = "float", words = "f16 bf16 tf32 f32 f64 e4m3 e5m2 e3m2 e2m3 e2m1" },
  { name = "f64", words = "f64" },
  { name = "integer", words = "s8 u8 s4 u4 b1 s32 u32" },
  { name = "sparse", words = "sp sp::ordered_metadata" },
  { name = "scale", words = "block_scale" },
  { name = "wmma", words = "wmma" },
  { name = "move", words = "ldmatrix stmatrix movmatrix load store" },
  { name = "mac16", words = "mac16" },
}
