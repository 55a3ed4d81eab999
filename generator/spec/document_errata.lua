-- SPDX-License-Identifier: MIT
-- Where PTX ISA 9.0, 9.7.14, prints other than the transcription holds, formulas aside (for those
-- see fragments_errata.lua). generator/spec_diff.lua reads it, so that what is known is not reported
-- as a change.
--
--   misprints    faults: `subject` is the fragment or the part of the section that prints `printed`;
--                `corrected` is what stands for it when a syntax block is read, or notes: of the subjects "version
--                notes" and "target notes", which notes.lua holds as corrected, and what is printed is quoted
--                without marks of code
--   conventions  no faults: the document counts otherwise than the transcription
--   wider        strings that a syntax block allows and the same section, or a table it points to,
--                takes back; where that makes them a fault of the document they have an id
--   narrower     strings that the description has and the syntax block lacks
--
-- An entry with `last` ends with that edition: what a later one prints is no longer that fault.
--
-- Rows of `wider` and `narrower` are in the notation of instructions.lua. Numbers of misprints are
-- those of the audit of the document, and later ones: what is in prose only is not here, but for notes.

local shared = "shared shared::cta"

return {
  -- The section of the shape table.
  shapes = "9.7.14.1",

  misprints = {
    { id = "E3", section = "9.7.14.5.14", subject = "syntax",
      printed = "{.m8n84, .m16n8k4", corrected = "{.m8n8k4, .m16n8k4",
      fault = "A shape of double precision lacks its k." },
    { id = "E4", section = "9.7.14.5.9", subject = "m16n8k16.b.u8", printed = "b0, b1. b2. b3",
      fault = "Full stops for commas in a list of elements." },
    { id = "E4", section = "9.7.14.5.9", subject = "m16n8k16.c.s32", printed = "c0, c1, c1, c2",
      fault = "The elements of the .f16 accumulator are c0 to c3." },
    { id = "E5", section = "9.7.14.6.2.2", subject = "sp.m16n8k32.b.f16", printed = "b0, b1, b2, b3",
      fault = "Four registers of two elements hold b0 to b7." },
    { id = "E6", section = "9.7.14.6.2.3", subject = "sp.m16n8k16.b.tf32",
      printed = "containing four .tf32 elements from matrix B.",
      fault = "A register holds one .tf32 element, not four." },
    { id = "E7", section = "9.7.14.4.1", subject = "m8n8k4.c.f64", printed = "containing single .f64 register.",
      fault = "The accumulator is two .f64 registers, as the examples have it." },
    { id = "E14", section = "9.7.14.6.2.1", subject = "sp.m16n8k16.f16", printed = ".f16/.b16",
      fault = "The type meant is .bf16." },
    { id = "E14", section = "9.7.14.6.2.2", subject = "sp.m16n8k32.f16", printed = ".f16/.b16",
      fault = "The type meant is .bf16." },
    { id = "E17", section = "9.7.14.6.3", subject = "syntax",
      printed = "{kind::f8f6f4}", corrected = "{.kind::f8f6f4}",
      fault = "A word of a set lacks its dot." },
    { id = "E18", section = "9.7.14.6.3", subject = "version notes",
      printed = "shape .m16n8k32 and .f16 dtype/ctype", corrected = "shape .m16n8k64 and .f16 dtype/ctype",
      fault = "The shape of sparse 8-bit formats is .m16n8k64: .m16n8k32 is the dense one." },
    { id = "E18", section = "9.7.14.6.3", subject = "target notes",
      printed = "shape .m16n8k32 and .f16 dtype/ctype", corrected = "shape .m16n8k64 and .f16 dtype/ctype",
      fault = "The shape of sparse 8-bit formats is .m16n8k64: .m16n8k32 is the dense one." },
    { id = "E26", section = "9.7.14.5.8", subject = "m16n8k16.b.f64", printed = ".atype",
      fault = "A table of multiplicand B is headed .atype." },
    { id = "E26", section = "9.7.14.6.2.2", subject = "sp.m16n8k32.b.f16", printed = ".atype",
      fault = "A table of multiplicand B is headed .atype." },
    { id = "E26", section = "9.7.14.6.2.3", subject = "sp.m16n8k16.b.tf32", printed = ".atype",
      fault = "A table of multiplicand B is headed .atype." },
    { id = "E26", section = "9.7.14.6.2.8", subject = "sp.m16n8k128.b.u4", printed = ".atype",
      fault = "A table of multiplicand B is headed .atype." },
    { id = "E28", section = "9.7.14.1", subject = "wmma dense .f64", printed = "no row",
      fault = "The shape table leaves out wmma with .f64, which 9.7.14.4 describes." },
    { id = "E30", section = "9.7.14.6.3", subject = "target notes",
      printed = "requires sm_120.", corrected = "requires sm_120a and are supported on sm_120f or higher in the same family.",
      fault = "ptxas refuses sm_120: like all that PTX ISA 8.7 added for it, this is for sm_120a and its family." },
  },

  conventions = {
    -- The syntax blocks print .aligned, which PTX ISA 6.3 brought; the instruction is older.
    { section = "9.7.14.1", subject = "wmma dense .f16", printed = "PTX ISA version 6.0" },
  },

  wider = {
    -- "must be the same": types of D and C, or of A and B.
    { family = "mma", section = "9.7.14.5.14",
      syntax = "mma.sync.aligned.shape.row.col.f16.f16.f16.f32", shape = "m16n8k8" },
    { family = "mma", section = "9.7.14.5.14",
      syntax = "mma.sync.aligned.shape.row.col.f32.f16.f16.f16", shape = "m16n8k8" },
    { family = "mma", section = "9.7.14.5.14",
      syntax = "mma.sync.aligned.shape.row.col.f32.bf16.tf32.f32", shape = "m16n8k8" },
    { family = "mma", section = "9.7.14.5.14",
      syntax = "mma.sync.aligned.shape.row.col.f32.tf32.bf16.f32", shape = "m16n8k8" },
    { family = "mma", section = "9.7.14.5.14",
      syntax = "mma.sync.aligned.shape.alayout.blayout.f16.f16.f16.f32", shape = "m8n8k4",
      alayout = "row col", blayout = "row col" },
    { family = "mma.sp", section = "9.7.14.6.3",
      syntax = "mma.spvariant.sync.aligned.shape.row.col.f16.f16.f16.f32",
      spvariant = "sp sp::ordered_metadata", shape = "m16n8k16 m16n8k32" },
    { family = "mma.sp", section = "9.7.14.6.3",
      syntax = "mma.spvariant.sync.aligned.shape.row.col.f32.f16.f16.f16",
      spvariant = "sp sp::ordered_metadata", shape = "m16n8k16 m16n8k32" },
    { family = "wmma.mma", section = "9.7.14.4.5",
      syntax = "wmma.mma.sync.aligned.alayout.blayout.shape.s32.s8.u8.s32{.satfinite}",
      alayout = "row col", blayout = "row col", shape = "m16n16k16 m8n32k16 m32n8k16" },
    { family = "wmma.mma", section = "9.7.14.4.5",
      syntax = "wmma.mma.sync.aligned.alayout.blayout.shape.s32.u8.s8.s32{.satfinite}",
      alayout = "row col", blayout = "row col", shape = "m16n16k16 m8n32k16 m32n8k16" },
    { family = "wmma.mma", section = "9.7.14.4.5",
      syntax = "wmma.mma.sync.aligned.row.col.shape.s32.s4.u4.s32{.satfinite}", shape = "m8n8k32" },
    { family = "wmma.mma", section = "9.7.14.4.5",
      syntax = "wmma.mma.sync.aligned.row.col.shape.s32.u4.s4.s32{.satfinite}", shape = "m8n8k32" },

    -- The pairs of .scale_vec_size and .stype that Table 36 lacks.
    { family = "mma.block_scale", section = "9.7.14.5.14",
      syntax = "mma.sync.aligned.shape.row.col.kind.block_scale.scale_vec_size.f32.e2m1.e2m1.f32.stype",
      shape = "m16n8k64", kind = "kind::mxf4nvf4", scale_vec_size = "scale_vec::2X", stype = "ue4m3" },
    { family = "mma.block_scale", section = "9.7.14.5.14",
      syntax = "mma.sync.aligned.shape.row.col.kind.block_scale.scale_vec_size.f32.e2m1.e2m1.f32.stype",
      shape = "m16n8k64", kind = "kind::mxf4nvf4", scale_vec_size = "scale_vec::4X", stype = "ue8m0", last = "9.0" },
    { family = "mma.sp.block_scale", section = "9.7.14.6.3",
      syntax = "mma.sp::ordered_metadata.sync.aligned.shape.row.col.kind.block_scale.scale_vec_size.f32.e2m1.e2m1.f32.stype",
      shape = "m16n8k128", kind = "kind::mxf4nvf4", scale_vec_size = "scale_vec::2X", stype = "ue4m3" },
    { family = "mma.sp.block_scale", section = "9.7.14.6.3",
      syntax = "mma.sp::ordered_metadata.sync.aligned.shape.row.col.kind.block_scale.scale_vec_size.f32.e2m1.e2m1.f32.stype",
      shape = "m16n8k128", kind = "kind::mxf4nvf4", scale_vec_size = "scale_vec::4X", stype = "ue8m0", last = "9.0" },

    { id = "E10", family = "ldmatrix", section = "9.7.14.5.15", fault = "m8n8 is 16-bit only.",
      syntax = "ldmatrix.sync.aligned.shape.num{.trans}{.ss}.type",
      shape = "m8n8", num = "x1 x2 x4", ss = shared, type = "b8" },
    { id = "E10", family = "ldmatrix", section = "9.7.14.5.15", fault = "m16n16 is 8-bit at most.",
      syntax = "ldmatrix.sync.aligned.shape.num{.trans}{.ss}.type",
      shape = "m16n16", num = "x1 x2 x4", ss = shared, type = "b16" },
    { id = "E10", family = "ldmatrix", section = "9.7.14.5.15", fault = "m16n16 needs .trans.",
      syntax = "ldmatrix.sync.aligned.shape.num{.ss}.type",
      shape = "m16n16", num = "x1 x2 x4", ss = shared, type = "b8" },
    { id = "E10", family = "ldmatrix", section = "9.7.14.5.15", fault = "m16n16 has no .x4.",
      syntax = "ldmatrix.sync.aligned.shape.num.trans{.ss}.type",
      shape = "m16n16", num = "x4", ss = shared, type = "b8" },
    { id = "E10", family = "ldmatrix", section = "9.7.14.5.15", fault = "m16n16 has no .x4, with a format either.",
      syntax = "ldmatrix.sync.aligned.shape.num.trans{.ss}.dst_fmt.src_fmt",
      shape = "m16n16", num = "x4", ss = shared, dst_fmt = "b8x16", src_fmt = "b6x16_p32 b4x16_p64" },
    { id = "E10", family = "stmatrix", section = "9.7.14.5.16", fault = "m8n8 is 16-bit only.",
      syntax = "stmatrix.sync.aligned.shape.num{.trans}{.ss}.type",
      shape = "m8n8", num = "x1 x2 x4", ss = shared, type = "b8" },
    { id = "E10", family = "stmatrix", section = "9.7.14.5.16", fault = "m16n8 is 8-bit only.",
      syntax = "stmatrix.sync.aligned.shape.num{.trans}{.ss}.type",
      shape = "m16n8", num = "x1 x2 x4", ss = shared, type = "b16" },
    { id = "E10", family = "stmatrix", section = "9.7.14.5.16", fault = "m16n8 needs .trans.",
      syntax = "stmatrix.sync.aligned.shape.num{.ss}.type",
      shape = "m16n8", num = "x1 x2 x4", ss = shared, type = "b8" },
  },

  narrower = {
    { id = "E29", family = "mma.sp", section = "9.7.14.6.3",
      fault = "The accumulators of .f16 for 8-bit formats are in the notes only.",
      syntax = "mma.sp::ordered_metadata.sync.aligned.shape.row.col.f16.atype.btype.f16",
      shape = "m16n8k64", atype = "e4m3 e5m2", btype = "e4m3 e5m2" },
    { id = "E27", family = "mma", section = "9.7.14.5.14",
      fault = "The rounding modifiers of .f64 are in the description and the examples only.",
      syntax = "mma.sync.aligned.shape.row.col.f64.f64.f64.f64.rounding",
      shape = "m8n8k4 m16n8k4 m16n8k8 m16n8k16", rounding = "rn rz rm rp" },
  },
}
