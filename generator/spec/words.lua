-- SPDX-License-Identifier: MIT
-- The words of instruction strings (PTX ISA 9.7.14). A word's number is its place here, after
-- the types of formats.lua up to its first container; firmware, SystemVerilog and stored vectors
-- depend on these numbers, so words are only ever appended.
--   name       of the instruction      qualifier  the kind of word it is
return {
  { qualifier = "name", words = "mac16 mma wmma ldmatrix stmatrix movmatrix" },
  { qualifier = "action", words = "sp sp::ordered_metadata load store" },
  { qualifier = "matrix", words = "a b c d" },
  { qualifier = "sync", words = "sync" },
  { qualifier = "aligned", words = "aligned" },
  { qualifier = "shape", words = "m8n8k4 m8n8k16 m8n8k32 m8n8k128 m16n8k4 m16n8k8 m16n8k16 m16n8k32 \z
    m16n8k64 m16n8k128 m16n8k256 m16n16k16 m32n8k16 m8n32k16 m16n16k8 m8n8 m8n16 m16n16 m16n8" },
  { qualifier = "layout", words = "row col" },
  { qualifier = "kind", words = "kind::f8f6f4 kind::mxf8f6f4 kind::mxf4 kind::mxf4nvf4" },
  { qualifier = "block_scale", words = "block_scale" },
  { qualifier = "scale_vec", words = "scale_vec::1X scale_vec::2X scale_vec::4X" },
  { qualifier = "satfinite", words = "satfinite" },
  { qualifier = "bitop", words = "xor and" },
  { qualifier = "popc", words = "popc" },
  { qualifier = "rounding", words = "rn rz rm rp" },
  { qualifier = "num", words = "x1 x2 x4" },
  { qualifier = "trans", words = "trans" },
  { qualifier = "space", words = "global shared shared::cta" },
  { qualifier = "type", words = "b16 b8 b8x16 b6x16_p32 b4x16_p64 u32" },
  { qualifier = "num", words = "x8 x16" },
  { qualifier = "kind", words = "kind::tf32 kind::f16 kind::i8" },
  { qualifier = "bitop", words = "or" },
}
