-- SPDX-License-Identifier: MIT
-- The "PTX ISA Notes" and "Target ISA Notes" of PTX ISA 9.0, 9.7.14, and what later editions add to them, for the
-- comparison with an edition. The rows of instructions.lua say the same: generator/edition/note_rows.lua compares them. What is
-- misprinted in the notes (document_errata.lua) stands here as corrected.
--
--   about   the qualifiers and kinds of operations that a note names, in alphabetical order; "" where it names none
--   says    the version that brought them, or the targets that have them, with the words that widen a target and
--           the versions that the note names
--   of        what the instructions have that the note speaks of, where that is not a shape of those in `about`, one of
--             its types and each other word: of each item one word of those between bars
--   except    what the instructions have that the targets behind "except" are for
--   advice    true: the note says where an instruction is fast, not which targets have it

local bytes_in_matrices = "sm_100a sm_101a (renamed) sm_110a 9.0 sm_120a in the same family 8.8 \z
    sm_100f or higher in the same family sm_101f or higher in the same family (renamed) sm_110f 9.0 \z
    sm_120f or higher in the same family sm_110f or higher in the same family"

return {
  { section = "9.7.14.4.3",
    ptx = {
      { about = "", says = "6.0" },
      { about = "m32n8k16 m8n32k16", says = "6.1" },
      { about = "byte integer integer single", says = "6.3" },
      { about = "m16n16k8 m8n8k4", says = "7.0" },
      { about = "alternate double floating", says = "7.0" },
      { about = "aligned", says = "6.3" },
      { about = "::cta", says = "7.8" },
    },
    targets = {
      { about = "floating", says = "sm_70 or higher" },
      { about = "integer", says = "sm_72 or higher" },
      { about = "byte single", says = "sm_75 or higher" },
      { about = "alternate double floating", says = "sm_80 or higher" },
    },
  },
  { section = "9.7.14.4.4",
    ptx = {
      { about = "", says = "6.0" },
      { about = "m32n8k16 m8n32k16", says = "6.1" },
      { about = "byte integer integer single", says = "6.3" },
      { about = "m16n16k8", says = "7.0" },
      { about = "double", says = "7.0" },
      { about = "aligned", says = "6.3" },
      { about = "::cta", says = "7.8" },
    },
    targets = {
      { about = "floating", says = "sm_70 or higher" },
      { about = "integer", says = "sm_72 or higher" },
      { about = "byte single", says = "sm_75 or higher" },
      { about = "double m16n16k8", says = "sm_80 or higher", of = "f64|m16n16k8" },
    },
  },
  { section = "9.7.14.4.5",
    ptx = {
      { about = "", says = "6.0" },
      { about = "m32n8k16 m8n32k16", says = "6.1" },
      { about = "byte integer integer single", says = "6.3" },
      { about = "alternate double floating", says = "7.0" },
      { about = "and single", says = "7.1" },
      { about = "aligned", says = "6.3" },
      { about = "deprecated floating mma satfinite", says = "6.4" },
      { about = "removed", says = "6.5" },
    },
    targets = {
      { about = "floating", says = "sm_70 or higher" },
      { about = "integer", says = "sm_72 or higher" },
      { about = "byte single", says = "sm_75 or higher" },
      { about = "alternate double floating", says = "sm_80 or higher" },
      { about = "and single", says = "sm_80 or higher" },
    },
  },
  { section = "9.7.14.5.14",
    ptx = {
      { about = "", says = "6.4" },
      { about = "f16 floating m8n8k4", says = "6.4" },
      { about = "f16 floating m16n8k8", says = "6.5" },
      { about = "integer m8n8k16 s8 u8", says = "6.5" },
      { about = "integer m8n8k32 s4 u4", says = "6.5" },
      { about = "f64 floating m8n8k4", says = "7.0" },
      { about = "f16 floating m16n8k16", says = "7.0" },
      { about = "alternate bf16 floating m16n8k16 m16n8k8", says = "7.0" },
      { about = "alternate floating m16n8k4 m16n8k8 tf32", says = "7.0" },
      { about = "integer m16n8k16 m16n8k32 s8 u8", says = "7.0" },
      { about = "integer m16n8k32 m16n8k64 s4 u4", says = "7.0" },
      { about = "b1 integer m16n8k128 m16n8k256 m8n8k128 single", says = "7.0" },
      { about = "and single", says = "7.1" },
      { about = "f64 floating m16n8k16 m16n8k4 m16n8k8", says = "7.8" },
      { about = "alternate e4m3 e5m2 floating", says = "8.4" },
      { about = "alternate e4m3 e5m2 f16 floating m16n8k16", says = "8.7", of = "e4m3|e5m2 f16|m16n8k16" },
      { about = "alternate e2m1 e2m3 e3m2 floating", says = "8.7" },
      { about = "block_scale kind scale_vec_size", says = "8.7", of = "block_scale|kind|scale_vec_size" },
      -- PTX ISA 9.1.
      { about = "kind::mxf4nvf4 scale_vec::4X stype ue8m0", says = "9.1" },
    },
    targets = {
      { about = "", says = "sm_70 or higher" },
      { about = "f16 floating m8n8k4", says = "sm_70 or higher" },
      { about = "m8n8k4 sync", says = "sm_70", advice = true },
      { about = "f16 floating m16n8k8", says = "sm_75 or higher" },
      { about = "integer m8n8k16 s8 u8", says = "sm_75 or higher" },
      { about = "integer m8n8k32 s4 u4", says = "sm_75 or higher" },
      { about = "b1 integer m8n8k128 single", says = "sm_75 or higher" },
      { about = "f64 floating m8n8k4", says = "sm_80 or higher" },
      { about = "f16 floating m16n8k16", says = "sm_80 or higher" },
      { about = "alternate bf16 floating m16n8k16 m16n8k8", says = "sm_80 or higher" },
      { about = "alternate floating m16n8k4 m16n8k8 tf32", says = "sm_80 or higher" },
      { about = "integer m16n8k16 m16n8k32 s8 u8", says = "sm_80 or higher" },
      { about = "integer m16n8k32 m16n8k64 s4 u4", says = "sm_80 or higher" },
      { about = "b1 integer m16n8k128 m16n8k256 single", says = "sm_80 or higher" },
      { about = "and single", says = "sm_80 or higher" },
      { about = "f64 floating m16n8k16 m16n8k4 m16n8k8", says = "sm_90 or higher" },
      { about = "alternate e4m3 e5m2 floating", says = "sm_89 or higher" },
      { about = "alternate e2m1 e2m3 e3m2 floating", says = "sm_120a sm_120f 8.8" },
      { about = "block_scale kind scale_vec_size", says = "sm_120a sm_120f or higher in the same family 8.8",
        of = "block_scale|kind|scale_vec_size" },
    },
  },
  { section = "9.7.14.5.15",
    ptx = {
      { about = "", says = "6.5" },
      { about = "::cta", says = "7.8" },
      { about = "m16n16 m8n16", says = "8.6" },
      { about = "b8", says = "8.6" },
      { about = "dst_fmt src_fmt", says = "8.6" },
    },
    targets = {
      { about = "", says = "sm_75 or higher" },
      { about = "m16n16 m8n16", says = bytes_in_matrices },
      { about = "b8", says = bytes_in_matrices },
      { about = "dst_fmt src_fmt", says = bytes_in_matrices },
    },
  },
  { section = "9.7.14.5.16",
    ptx = {
      { about = "", says = "7.8" },
      { about = "m16n8", says = "8.6" },
      { about = "b8", says = "8.6" },
    },
    targets = {
      { about = "", says = "sm_90 or higher" },
      { about = "m16n8", says = bytes_in_matrices },
      { about = "b8", says = bytes_in_matrices },
    },
  },
  { section = "9.7.14.5.17",
    ptx = {
      { about = "", says = "7.8" },
    },
    targets = {
      { about = "", says = "sm_75 or higher" },
    },
  },
  { section = "9.7.14.6.3",
    ptx = {
      { about = "", says = "7.1" },
      { about = "alternate e4m3 e5m2 floating", says = "8.4" },
      { about = "ordered_metadata sp", says = "8.5" },
      { about = "alternate e4m3 e5m2 f16 floating m16n8k64", says = "8.7", of = "e4m3|e5m2 f16 m16n8k64" },
      { about = "alternate e2m1 e2m3 e3m2 floating", says = "8.7" },
      { about = "block_scale kind scale_vec_size", says = "8.7", of = "block_scale|kind|scale_vec_size" },
      -- PTX ISA 9.1.
      { about = "kind::mxf4nvf4 scale_vec::4X stype ue8m0", says = "9.1" },
    },
    targets = {
      { about = "", says = "sm_80 or higher" },
      { about = "alternate e4m3 e5m2 floating", says = "sm_89 or higher" },
      { about = "ordered_metadata sp", says = "sm_80 or higher" },
      { about = "alternate e4m3 e5m2 f16 floating m16n8k64", says = "sm_120a sm_120f or higher in the same family",
        of = "e4m3|e5m2 f16 m16n8k64" },
      { about = "alternate e2m1 e2m3 e3m2 floating", says = "sm_120a sm_120f or higher in the same family 8.8" },
      { about = "block_scale kind scale_vec_size",
        says = "sm_120a sm_120f or later in the same family 8.8 except sm_120a sm_121a",
        of = "block_scale|kind|scale_vec_size", except = "kind::mxf4|kind::mxf4nvf4" },
    },
  },
}
