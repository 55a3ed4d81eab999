-- SPDX-License-Identifier: MIT
-- Element formats: PTX ISA 9.0, sections 5.2.3 and 9.7.14.2; the encodings of the small types
-- from the OCP 8-bit and Microscaling Formats specifications.
--   width     bits of the container in a register; the value lies `shift` bits up
--   sign, exponent, fraction, bias
--   special   what the largest exponent field means: "ieee" infinities and NaN, "nan" NaN where
--             the fraction is all ones too, nothing: numbers
-- `name` is the word of instruction strings, but in rows with a `container`. Rows keep their places: new ones come
-- after the last one, and their words after the last one of words.lua, as a group with qualifier "type".
return {
  { name = "f16", kind = "float", width = 16, sign = 1, exponent = 5, fraction = 10, bias = 15, special = "ieee" },
  { name = "bf16", kind = "float", width = 16, sign = 1, exponent = 8, fraction = 7, bias = 127, special = "ieee" },
  -- The low 13 bits of a tf32 register are ignored.
  { name = "tf32", kind = "float", width = 32, shift = 13, sign = 1, exponent = 8, fraction = 10, bias = 127, special = "ieee" },
  { name = "f32", kind = "float", width = 32, sign = 1, exponent = 8, fraction = 23, bias = 127, special = "ieee" },
  { name = "f64", kind = "float", width = 64, sign = 1, exponent = 11, fraction = 52, bias = 1023, special = "ieee" },
  { name = "e4m3", kind = "float", width = 8, sign = 1, exponent = 4, fraction = 3, bias = 7, special = "nan" },
  { name = "e5m2", kind = "float", width = 8, sign = 1, exponent = 5, fraction = 2, bias = 15, special = "ieee" },
  { name = "e3m2", kind = "float", width = 8, sign = 1, exponent = 3, fraction = 2, bias = 3 },
  { name = "e2m3", kind = "float", width = 8, sign = 1, exponent = 2, fraction = 3, bias = 1 },
  { name = "e2m1", kind = "float", width = 4, sign = 1, exponent = 2, fraction = 1, bias = 1 },
  { name = "ue8m0", kind = "float", width = 8, sign = 0, exponent = 8, fraction = 0, bias = 127, special = "nan" },
  { name = "ue4m3", kind = "float", width = 8, sign = 0, exponent = 4, fraction = 3, bias = 7, special = "nan" },
  { name = "s8", kind = "integer", width = 8, sign = 1 },
  { name = "u8", kind = "integer", width = 8, sign = 0 },
  { name = "s4", kind = "integer", width = 4, sign = 1 },
  { name = "u4", kind = "integer", width = 4, sign = 0 },
  { name = "b1", kind = "bit", width = 1, sign = 0 },
  { name = "s32", kind = "integer", width = 32, sign = 1 },
  -- e2m1 in the middle of an 8-bit container, for .kind::f8f6f4 and .kind::mxf8f6f4 (9.7.14.5.14).
  { name = "e2m1", container = "byte", kind = "float", width = 8, shift = 2, sign = 1, exponent = 2, fraction = 1, bias = 1 },
  -- What ldmatrix, stmatrix and movmatrix move, whatever it means.
  { name = "b16", container = "raw", kind = "integer", width = 16, sign = 0 },
  { name = "b8", container = "raw", kind = "integer", width = 8, sign = 0 },
}
