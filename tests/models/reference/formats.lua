-- SPDX-License-Identifier: MIT
-- Element formats: widths, biases, special encodings, and decoding to integers.
--
-- A finite value is  (-1)^negative * significand * 2^(exponent - mantissa bits).
-- The exponent is that of the field: a subnormal keeps 1 - bias and is not normalised.

local formats = {}

-- specials: "ieee" = infinities and NaN at the top exponent, "nan" = NaN at all ones only, "reserved" = the top
-- exponent is of operands alone, "fnuz" = NaN is the pattern of -0. binade: field 0 has no subnormals, but zero.
local function float(width, exponent, mantissa, bias, specials, binade)
  return {
    kind = "float", width = width, exponent = exponent, mantissa = mantissa, bias = bias,
    specials = specials, binade = binade, emin = (binade and 0 or 1) - bias,
    emax = (1 << exponent) - 1 - bias - ((specials == "ieee" or specials == "reserved") and 1 or 0),
    infinity = ((1 << exponent) - 1) << mantissa,
    sign = 1 << (exponent + mantissa),
  }
end

formats.f16 = float(16, 5, 10, 15, "ieee")
formats.bf16 = float(16, 8, 7, 127, "ieee")
formats.tf32 = float(32, 8, 10, 127, "ieee")
formats.f32 = float(32, 8, 23, 127, "ieee")
formats.f64 = float(64, 11, 52, 1023, "ieee")
formats.e5m2 = float(8, 5, 2, 15, "ieee")
formats.e4m3 = float(8, 4, 3, 7, "nan")
formats.e3m2 = float(8, 3, 2, 3)
formats.e2m3 = float(8, 2, 3, 1)
formats.e2m1 = float(4, 2, 1, 1)
-- Where a value lies in a container that is wider; that of e2m1 depends on the instruction.
formats.tf32.shift, formats.e3m2.shift, formats.e2m3.shift = 13, 0, 0
-- f32 accumulator of fp8 instructions on sm_89: 13 fraction bits survive.
formats.short_f32 = float(22, 8, 13, 127, "ieee")

formats.f16.nan = 0x7FFF
formats.f32.nan = 0x7FFFFFFF
formats.f64.nan = 0x7FF8000000000000
formats.short_f32.nan = 0x1FFFFF

local function integer(width, signed)
  return { kind = "integer", width = width, signed = signed }
end

formats.s8, formats.u8 = integer(8, true), integer(8, false)
formats.s4, formats.u4 = integer(4, true), integer(4, false)
formats.s32 = integer(32, true)
-- Single bits travel as whole registers: one element of 32 bits.
formats.b1 = { kind = "bits", width = 32 }

formats.FINITE, formats.INFINITE, formats.NAN = 0, 1, 2

-- ---- Custom formats ----

--- By its parts; nil where there is no such format. bias: nil for the usual one; specials: nil for none.
function formats.from_parts(exponent, mantissa, bias, specials, binade)
  if exponent < 1 or exponent > 8 or mantissa < 1 or mantissa > 23 then return nil end
  bias = bias or (1 << exponent >> 1) - (specials == "fnuz" and 0 or 1)
  if bias > 254 then return nil end
  return float(1 + exponent + mantissa, exponent, mantissa, bias, specials, binade)
end

local MEANINGS <const> = { ieee = true, nan = true, reserved = true, fnuz = true }

--- By its text, "e6m10.b40.ieee.binade" of which what follows the first point may be left out; nil for another text.
function formats.read(text)
  local exponent, mantissa, rest = text:match("^e(%d+)m(%d+)(.*)$")
  if not exponent then return nil end
  local parts, bias, specials, binade = {}, nil, nil, false
  for part in rest:gmatch("%.(%w+)") do parts[#parts + 1] = part end
  if rest ~= (#parts > 0 and "." or "") .. table.concat(parts, ".") then return nil end
  local at = 1
  if parts[at] and parts[at]:match("^b%d+$") then bias, at = tonumber(parts[at]:sub(2)), at + 1 end
  if MEANINGS[parts[at]] then specials, at = parts[at], at + 1 end
  if parts[at] == "binade" then binade, at = true, at + 1 end
  if parts[at] then return nil end
  return formats.from_parts(tonumber(exponent), tonumber(mantissa), bias, specials, binade)
end

-- ---- Formats of a unit ----

--- Whether a word is a format's name.
function formats.is(word) return type(formats[word]) == "table" end

--- Adds the format of a row of unit.lua. Its value lies `shift` bits up in a container of `width` bits.
function formats.add(row)
  if formats[row.name] then error(row.name .. ": there is a format or a word of this name", 0) end
  if row.kind == "integer" then
    formats[row.name] = integer(row.width, row.sign == 1)
    return
  end
  if row.special and row.special ~= "none" and not MEANINGS[row.special] then error("no special " .. row.special, 0) end
  local f = float(row.width, row.exponent, row.fraction, row.bias, row.special, row.binade)
  f.shift = row.shift or 0
  formats[row.name] = f
end

-- ---- Elements ----

-- Returns class, negative (0 or 1), significand, exponent.
function formats.decode(f, bits)
  local mantissa = bits & ((1 << f.mantissa) - 1)
  local top = (1 << f.exponent) - 1
  local field = (bits >> f.mantissa) & top
  local negative = (bits & f.sign) ~= 0 and 1 or 0
  if field == top and f.specials == "ieee" then
    return mantissa == 0 and formats.INFINITE or formats.NAN, negative, 1, 0
  end
  if field == top and f.specials == "nan" and mantissa == (1 << f.mantissa) - 1 then
    return formats.NAN, negative, 1, 0
  end
  if f.specials == "fnuz" and field == 0 and mantissa == 0 and negative == 1 then return formats.NAN, negative, 1, 0 end
  if field == 0 and (mantissa == 0 or not f.binade) then return formats.FINITE, negative, mantissa, f.emin end
  return formats.FINITE, negative, mantissa | (1 << f.mantissa), field - f.bias
end

-- The value bits inside a container (PTX ISA 9.7.14.5.14: padding around 4- and 6-bit
-- elements of the f8f6f4 kinds; the low 13 bits of tf32 are no part of the value).
function formats.value_bits(type, byte_container, raw)
  local f = formats[type]
  if f.shift then return raw >> f.shift & (2 * f.sign - 1) end
  if byte_container and type == "e2m1" then return (raw >> 2) & 0xF end
  return raw
end

return formats
