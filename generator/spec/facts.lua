-- SPDX-License-Identifier: MIT
-- Rules of PTX ISA 9.0, 9.7.14, that stand in sentences and small tables, for the comparison with an edition. src/ and
-- the other files of spec/ do what they say.
--
--   about   the rule
--   words   a Lua pattern of the words around it (generator/edition/words.lua: lower case, no punctuation), which
--           captures the value
--   is      the value
--   ptx     the version that brought it, where the notes of the section say one
local stays, alone = "must", "mandatory"

local function block_scaled(section)
  return {
    { about = "default size of .kind::mxf4", words = "then it defaults to (%w+)", is = "2x", ptx = "8.7" },
    { about = "default size of .kind::mxf8f6f4",
      words = "qualifier scale_vec_size defaults to (%w+)", is = "1x", ptx = "8.7" },
    { about = "size of .kind::mxf4nvf4", words = "kind mxf4nvf4 it is (%w+) to provide", is = alone, ptx = "8.7" },
    { about = "container of .e2m1", words = "e2m1 resides in (%w+ %d+) bits", is = "central 4", ptx = "8.7" },
    { about = "padding above .e2m1", words = "upper (%d+) bits and lower", is = "2", ptx = "8.7" },
    { about = "padding below .e2m1", words = "and lower (%d+) bits of", is = "2", ptx = "8.7" },
    { about = "container of .e3m2 and .e2m3",
      words = "element resides in the (%w+ %d+) bits of", is = "lower 6", ptx = "8.7" },
    { about = "container of 4-bit and 6-bit elements",
      words = "must be packed in an (%d+) bit container", is = "8", ptx = "8.7" },
    { about = "width of selectors", words = "are unsigned (%d+) bit integer values", is = "16", ptx = "8.7" },
    { about = "overflow of integers", words = "value is (%w+) instead", is = "wrapped" },
    { about = "overflow with .satfinite", words = "limited to the range ([%w_]+)", is = "min_int32" },
    { about = "multiplication of .f16", words = "at (least %w+) precision when", is = "least single" },
    { about = "accumulation in .f16", words = "as f16 the accumulation .-at (least %w+)", is = "least half" },
    { about = "order of accumulation", words = "handling of subnormal inputs are (%w+)", is = "unspecified" },
    section = section,
  }
end

local ordered = "0b0100 0b1000 0b1001 0b1100 0b1101 0b1110"

return {
  {
    section = "9.7.14.2",
    { about = "accumulators of integers", words = "integer u8 s8 (%w+)", is = "s32" },
    { about = "accumulators of .f16", words = "f16 (f16 f%d+) alternate", is = "f16 f32" },
    { about = "accumulators of .bf16", words = "point bf16 (%w+) alternate", is = "f32" },
    { about = "accumulators of .tf32", words = "point tf32 (%w+) alternate", is = "f32" },
    { about = "accumulators of .f64", words = "floating point f64 (%w+)", is = "f64" },
    { about = "accumulators of 4-bit integers", words = "both s4 (%w+)", is = "s32" },
    { about = "accumulators of .b1", words = "single bit integer b1 (%w+)", is = "s32" },
    { about = "accumulators of 8-bit formats", words = "e2m3 or e2m1 (f%d+ f%d+)", is = "f16 f32", ptx = "8.7" },
  },
  {
    section = "9.7.14.3",
    { about = "scale_A of .scale_vec::1X", words = "scale_vec 1x m x (%d+)", is = "1" },
    { about = "scale_A of .scale_vec::2X", words = "scale_vec 2x m x (%d+)", is = "2" },
    { about = "scale_A of .scale_vec::4X", words = "scale_vec 4x m x (%d+)", is = "4" },
    { about = "scale_B of .scale_vec::1X", words = "scale_vec 1x m x %d+ (%d+) x n", is = "1" },
    { about = "scale_B of .scale_vec::2X", words = "scale_vec 2x m x %d+ (%d+) x n", is = "2" },
    { about = "scale_B of .scale_vec::4X", words = "scale_vec 4x m x %d+ (%d+) x n", is = "4" },
    { about = "selectors of .scale_vec::1X",
      words = "scale_vec 1x ([%d ]+) scale_vec", is = "0 1 2 3 0 1 0 1 2 3 0 1 2 3" },
    { about = "selectors of .scale_vec::2X", words = "scale_vec 2x ([%d ]+) scale_vec", is = "0 2 0 2" },
    { about = "selectors of .scale_vec::4X", words = "scale_vec 4x (%d+ %d+) ", is = "0 0" },
    { about = "thread-id-a 0", words = "value of 0 selects (%w+ %w+) threads", is = "lower two" },
    { about = "thread-id-a 1", words = "value of 1 selects (%w+ %w+) threads", is = "upper two" },
    { about = "lanes of thread-id-a 0", words = "%%laneid %% 4 == (0 or %d)", is = "0 or 1" },
    { about = "lanes of thread-id-a 1", words = "%%laneid %% 4 == (2 or %d)", is = "2 or 3" },
    { about = "lane of thread-id-b", words = "%%laneid %% 4 == (thread id %w)", is = "thread id b" },
    { about = "byte-id 0 of .scale_vec::2X", words = "value of 0 selects (%w+ %w+) bytes", is = "lower two" },
    { about = "byte-id 2 of .scale_vec::2X", words = "value of 2 selects (%w+ %w+) bytes", is = "upper two" },
    { about = "byte-id of .scale_vec::4X", words = "byte id a byte id b must be (%w+)", is = "zero" },
  },
  {
    section = "9.7.14.4.2",
    { about = "unit of stride", words = "in terms of matrix (%w+) and not bytes", is = "elements" },
  },
  {
    section = "9.7.14.4.5",
    { about = "overflow of integers", words = "would overflow the value (%w+)", is = "wraps" },
    { about = "overflow with .satfinite", words = "or maximum (%d+ bit %w+) integer", is = "32 bit signed" },
    { about = "rounding .rn", words = "rn mantissa lsb rounds (%w+ %w+ %w+)", is = "to nearest even" },
    { about = "rounding .rz", words = "rz mantissa lsb rounds (%w+ %w+)", is = "towards zero" },
    { about = "rounding .rm", words = "rm mantissa lsb rounds (%w+ %w+ %w+)", is = "towards negative infinity" },
    { about = "rounding .rp", words = "rp mantissa lsb rounds (%w+ %w+ %w+)", is = "towards positive infinity" },
    { about = "accumulation in .f16", words = "as f16 the accumulation .-at (least %w+)", is = "least half" },
    { about = "order of accumulation", words = "handling of subnormal inputs is (%w+)", is = "unspecified" },
  },
  block_scaled("9.7.14.5.14"),
  {
    section = "9.7.14.5.14",
    { about = ".dtype of m8n8k4", words = "dtype must also be (%w+)", is = "f32" },
    { about = ".dtype of m16n8k8", words = "dtype (%w+ be the same) as ctype", is = stays .. " be the same" },
    { about = ".atype of m16n8k8", words = "atype (%w+ be the same) as btype", is = stays .. " be the same" },
    { about = "products of m8n8k4", words = "m8n8k4 instruction computes (%w+) matrix", is = "4" },
    { about = "operations on bits", words = "computes the (%w+ %w+) respectively of a k bit", is = "xor and" },
    { about = "rounding .rn", words = "rn mantissa lsb rounds (%w+ %w+ %w+)", is = "to nearest even" },
    { about = "rounding .rz", words = "rz mantissa lsb rounds (%w+ %w+)", is = "towards zero" },
    { about = "rounding .rm", words = "rm mantissa lsb rounds (%w+ %w+ %w+)", is = "towards negative infinity" },
    { about = "rounding .rp", words = "rp mantissa lsb rounds (%w+ %w+ %w+)", is = "towards positive infinity" },
  },
  {
    section = "9.7.14.5.15",
    { about = "elements of .m8n8", words = "m8n8 8x8 (%d+) bit", is = "16" },
    { about = "elements of .m16n16",
      words = "m16n16 16x16 (%d+ bit or %d+ bit or %d+ bit)", is = "8 bit or 6 bit or 4 bit", ptx = "8.6" },
    { about = "padding of .b6x16_p32", words = "16 6 bit elements (%d+) bits", is = "32", ptx = "8.6" },
    { about = "padding of .b4x16_p64", words = "16 4 bit elements (%d+) bits", is = "64", ptx = "8.6" },
    { about = ".num of .m16n16",
      words = "shape is m16n16 only (%w+ and %w+) are valid", is = "x1 and x2", ptx = "8.6" },
    { about = "row of an 8x8 matrix", words = "four consecutive threads loads (%d+ %w+)", is = "16 bytes" },
    { about = "columns of a thread",
      words = "warp loads (%d+ consecutive columns)", is = "4 consecutive columns", ptx = "8.6" },
    { about = ".trans of 16x16 matrices", words = "16x16 matrices trans is (%w+)", is = alone, ptx = "8.6" },
  },
  {
    section = "9.7.14.5.16",
    { about = ".trans of .m16n8", words = "trans is (%w+)", is = alone, ptx = "8.6" },
  },
  {
    section = "9.7.14.6.1",
    { about = "invalid metadata",
      words = "values (%w+ %w+ %w+ %w+) are invalid", is = "0b0000 0b0101 0b1010 0b1111" },
    { about = "metadata of ordered pairs",
      words = "(0b%d+ 0b%d+[0b1 ]+) are the meaningful values", is = ordered, ptx = "8.5" },
    { about = "metadata of .tf32", words = "(0b%d+ and 0b%d+) are the only meaningful", is = "0b1110 and 0b0100" },
    { about = "granularity of .f16 and .bf16", words = "m16n8k32 mma sp .-granularity of (%d+ %d+)", is = "2 4" },
    { about = "granularity of .tf32", words = "tf32 elements .-granularity of (%d+ %d+)", is = "1 2" },
    { about = "granularity of 8-bit integers", words = "u8 s8 elements .-granularity of (%d+ %d+)", is = "2 4" },
    { about = "granularity of 4-bit integers", words = "u4 s4 elements .-granularity of (%d+ %d+)", is = "4 8" },
    { about = "granularity of 8-bit formats",
      words = "e2m3 e2m1 elements .-granularity of (%d+ %d+)", is = "2 4", ptx = "8.7" },
    { about = "granularity of .e2m1",
      words = "have e2m1 elements .-granularity of (%d+ %d+)", is = "4 8", ptx = "8.7" },
    { about = "selector of a thread", words = "indicated by a value in ([%d ]+) m16n8k", is = "0 1 2 3" },
    { about = "selector of a thread-pair",
      words = "must be either ([%w ]-) any other value", is = "0 threads t0 t1 or 1 threads t2 t3" },
    { about = "selector of all threads", words = "selector in this case must be (%w+)", is = "0" },
  },
  block_scaled("9.7.14.6.3"),
  {
    section = "9.7.14.6.3",
    { about = "range of the selector", words = "values in the range (%d %d)", is = "0 3" },
    { about = "order of indices",
      words = "sorted in an (%w+ order starting from %w+)", is = "increasing order starting from lsb", ptx = "8.5" },
    { about = ".dtype of m16n8k16 and m16n8k32",
      words = "dtype (%w+ be the same) as ctype", is = stays .. " be the same" },
  },
}
