-- SPDX-License-Identifier: MIT
-- Whether a chip has a matrix unit for an instruction, or the compiler makes it of other ones. Data only;
-- generator/records/units.lua reads it. The first row that fits an instruction and a plain target answers; where none
-- does, the answer is not known.
--
--   types      of A
--   words      that the instruction's string has too, all of them
--   targets    plain ones; sm_120a and sm_120f are as sm_120, and sm_101 as sm_110
--   answer     unit: a matrix unit computes it; software: ptxas makes it of other instructions; no unit: the matrix
--              unit does not take the types, and what executes it instead is not documented
--   how        the machine instructions
--   certainty  stated: a document says so; machine code: read in what ptxas emits; inferred
local guide = "CUDA Programming Guide, table of input data types of tensor cores by compute capability"
local utilities = "CUDA Binary Utilities, instruction sets"
local assembler = "ptxas 13.0.88"
local same_code = " (sm_103 and sm_110 as sm_100, sm_121 as sm_120)"

return {
  -- sm_88 and sm_107 are in no row of 8 bits and less: nobody has published their machine code (searched November 2026).
  rows = {
    { types = "f16", words = "mma m8n8k4", targets = "sm_70 sm_75", answer = "unit", how = "HMMA.884",
      certainty = "stated", source = "PTX ISA 9.7.14.5: m8n8k4 is optimised for sm_70; " .. assembler .. " for sm_75" },
    { types = "f16", words = "mma m8n8k4", targets = "sm_80 sm_86 sm_87 sm_89 sm_90 sm_100 sm_103 sm_110 sm_120 sm_121",
      answer = "software", how = "fused multiply-adds and additions of f32, no matrix instruction",
      certainty = "machine code", source = assembler .. same_code },

    { types = "f16", targets = "sm_70 sm_72", answer = "unit", how = "HMMA", certainty = "stated",
      source = utilities .. " of Volta" },
    { types = "f16", targets = "sm_75 sm_80 sm_86 sm_87 sm_89 sm_90 sm_100 sm_103 sm_110 sm_120 sm_121",
      answer = "unit", how = "HMMA", certainty = "stated", source = guide },
    { types = "bf16 tf32", targets = "sm_80 sm_86 sm_87 sm_89 sm_90 sm_100 sm_103 sm_110 sm_120 sm_121",
      answer = "unit", how = "HMMA", certainty = "stated", source = guide },

    { types = "e4m3 e5m2 e3m2 e2m3 e2m1", words = "kind::mxf8f6f4", targets = "sm_120 sm_121", answer = "unit",
      how = "QMMA.SF", certainty = "stated", source = guide .. "; " .. assembler },
    { types = "e2m1", words = "kind::mxf4", targets = "sm_120 sm_121", answer = "unit", how = "OMMA.SF",
      certainty = "stated", source = guide .. "; " .. assembler },
    { types = "e2m1", words = "kind::mxf4nvf4", targets = "sm_120 sm_121", answer = "unit", how = "OMMA.SF",
      certainty = "stated", source = guide .. "; " .. assembler },
    { types = "e4m3 e5m2", targets = "sm_89 sm_120 sm_121", answer = "unit", how = "QMMA", certainty = "stated",
      source = guide .. "; " .. assembler },
    { types = "e3m2 e2m3 e2m1", targets = "sm_120 sm_121", answer = "unit", how = "QMMA", certainty = "stated",
      source = guide .. "; " .. assembler },
    { types = "e4m3 e5m2", targets = "sm_90", answer = "software",
      how = "two HMMA of f16, then C is added; the unit for 8-bit types takes wgmma alone", certainty = "machine code",
      source = assembler .. "; NVIDIA/cutlass#1986" },
    { types = "e4m3 e5m2", targets = "sm_100 sm_103 sm_110", answer = "software",
      how = "two HMMA of f16, then C is added; the unit for 8-bit types takes tcgen05 alone", certainty = "machine code",
      source = assembler .. same_code },

    { types = "f64", targets = "sm_80 sm_90 sm_100", answer = "unit", how = "DMMA", certainty = "stated", source = guide },
    { types = "f64", targets = "sm_120 sm_121", answer = "no unit",
      how = "DMMA of m8n8k4, in ascending k; tensor cores take no f64", certainty = "stated",
      source = guide .. "; " .. assembler .. same_code },
    { types = "f64", targets = "sm_103 sm_110", answer = "no unit",
      how = "DMMA of m8n8k4, in ascending k; tensor cores take no f64", certainty = "stated",
      source = guide .. "; " .. assembler .. same_code },
    { types = "f64", targets = "sm_86 sm_87 sm_89", answer = "no unit", how = "tensor cores take no f64",
      certainty = "stated", source = guide },

    { types = "s8 u8", targets = "sm_72", answer = "unit", how = "IMMA", certainty = "inferred",
      source = "PTX ISA 9.7.14.4: wmma has integers of 8 bits from sm_72 on" },
    { types = "s8 u8", targets = "sm_75 sm_80 sm_86 sm_87 sm_89 sm_90 sm_100 sm_103 sm_110 sm_120 sm_121",
      answer = "unit", how = "IMMA", certainty = "stated", source = guide },
    { types = "s4 u4", targets = "sm_75 sm_80 sm_86 sm_87 sm_89", answer = "unit", how = "IMMA", certainty = "stated",
      source = guide },
    { types = "s4 u4", targets = "sm_90 sm_100 sm_103 sm_110 sm_120 sm_121", answer = "software",
      how = "widened to 8 bits: two IMMA from zero, whose sums and C are added", certainty = "machine code",
      source = assembler .. same_code .. "; the guide lists no INT4 from compute capability 9.0 on" },

    { types = "b1", targets = "sm_75 sm_80 sm_86 sm_87 sm_89", answer = "unit", how = "BMMA", certainty = "stated",
      source = utilities .. " of Turing, and of Ampere and Ada" },
    { types = "b1", words = "xor", targets = "sm_90", answer = "software", how = "two BMMA of .and",
      certainty = "machine code", source = assembler },
    { types = "b1", words = "and", targets = "sm_90", answer = "unit", how = "BMMA", certainty = "machine code",
      source = assembler .. "; " .. utilities .. " of Hopper" },
    { types = "b1", targets = "sm_100 sm_103 sm_110 sm_120 sm_121", answer = "software", how = "IMMA of wider integers",
      certainty = "machine code", source = assembler .. same_code },
  },
}
