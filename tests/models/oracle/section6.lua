-- SPDX-License-Identifier: MIT
-- Writes the vectors of section6_table.lua as files of text vectors, one for each chip:
--   lua tests/models/oracle/section6.lua FOLDER
-- discriminating.sm_90.vec holds what has been measured or follows from it,
-- discriminating_unverified.sm_90.vec the rows that rest on an assumption.
-- Only row 0 of A, column 0 of B and C[0][0] are filled.

local here = arg[0]:match("^(.*/)") or "./"
package.path = here .. "?.lua;" .. package.path
local layouts = require("section6_layouts")
local vectors = require("section6_table")

local chips = { "70", "75", "80", "89", "90", "100", "120" }

-- "75/80=X 90=Y" -> { ["75"] = "X", ["80"] = "X", ["90"] = "Y" }
local function by_chip(text)
  local values = {}
  for list, value in text:gmatch("([%d/]+)=(%x+)") do
    for chip in list:gmatch("%d+") do values[chip] = value end
  end
  return values
end

-- The instructions of a row that a chip has.
local function instructions(row, chip)
  if type(row.insn) == "string" then return { row.insn } end
  local found = {}
  for list, insn in pairs(row.insn) do
    if ("/" .. list .. "/"):find("/" .. chip .. "/", 1, true) then
      found[#found + 1] = insn
    end
  end
  table.sort(found)
  return found
end

local function number(hex)
  return math.tointeger(tonumber(hex, 16))
end

-- Matrices are tables of elements by "row column"; absent ones are zero.
local function at(row, column) return row .. " " .. column end

-- A's row 0 and B's column 0; a sparse A is indexed by stored element.
local function multiplicands(row)
  local a, b = {}, {}
  for first, last, x, y in row.terms:gmatch("k(%d+)-?(%d*):(%x+)%*(%x+)") do
    for k = first, last == "" and first or last do
      k = math.tointeger(k)
      a[at(0, k)] = number(x)
      b[at(row.stored and row.stored[k] or k, 0)] = number(y)
    end
  end
  return a, b
end

-- The words of a fragment, lane-major, elements packed low to high.
local function words(layout, matrix)
  local out = {}
  for lane = 0, 31 do
    local per_lane = {}
    for i = 0, layout.count - 1 do
      local row, column = layout.place(lane, i)
      local value = row and matrix[at(row, column)] or 0
      local low = i * layout.bits
      for part = 0, (layout.bits - 1) // 32 do
        local word = low // 32 + part
        per_lane[word] = (per_lane[word] or 0) | (value >> 32 * part & 0xFFFFFFFF) << low % 32
      end
    end
    for word = 0, #per_lane do out[#out + 1] = ("%08x"):format(per_lane[word]) end
  end
  return table.concat(out, " ")
end

local specials = { -- infinities and NaN: all ones under the mask
  [".f16.f16"] = 0x7C00, ["wmma.mma.sync.aligned.row.col.m16n16k16"] = 0x7C00,
  [".bf16.bf16"] = 0x7F80, [".tf32.tf32"] = 0x7F800000, [".e5m2.e5m2"] = 0x7C,
}

local function has_special(insn, a)
  for text, mask in pairs(specials) do
    if insn:find(text, 1, true) then
      for _, value in pairs(a) do
        if value & mask == mask then return true end
      end
    end
  end
  return false
end

-- D[0][0] is the table's. The rest of D is zero, but where infinity or NaN in row 0 of A, or
-- a NaN scale factor, meets the zeros of B the rest of row 0 is NaN.
local function result(row, insn, layout, expected, a)
  local d = {}
  local nan = layout.bits == 16 and 0x7FFF or 0x7FFFFFFF
  if has_special(insn, a) or (row.scale_a or ""):find("FF") then
    for column = 1, 15 do d[at(0, column)] = nan end
  end
  d[at(0, 0)] = expected
  return d
end

-- Row 0 of A and column 0 of B take their scale bytes from lane 0; all else is scaled by 1.
local function scale_words(bytes, insn)
  local one = insn:find("ue4m3", 1, true) and 0x38 or 0x7F
  local word, shift = one * 0x01010101, 0
  for byte in bytes:gmatch("%x%x") do
    word = word & ~(0xFF << shift) | number(byte) << shift
    shift = shift + 8
  end
  return ("%08x"):format(word) .. (" %08x"):format(one * 0x01010101):rep(31)
end

local function case(row, insn, chip, expected)
  local layout = layouts.of(insn, chip)
  local a, b = multiplicands(row)
  local lines = {
    "# " .. row[1], "insn " .. insn, "arith sm_" .. chip,
    "a " .. words(layout.a, a), "b " .. words(layout.b, b),
    "c " .. words(layout.c, { [at(0, 0)] = number(row.c) }),
  }
  local function add(line) lines[#lines + 1] = line end
  if row.stored then
    add("e " .. ("44444444 "):rep(31) .. "44444444") -- every pair is elements 0 and 1 of four
    add("f 0")
  end
  if row.scale_a then
    add("scale_a " .. scale_words(row.scale_a, insn))
    add("scale_b " .. scale_words(row.scale_b, insn))
    add("select_a 0 0")
    add("select_b 0 0")
  end
  add("d " .. words(layout.d, result(row, insn, layout.d, number(expected), a)))
  add("end")
  return table.concat(lines, "\n") .. "\n"
end

-- Why a row is unverified on a chip; nil if it is not.
local function doubt(row, chip)
  if type(row.unverified) == "table" then return row.unverified[chip] end
  return row.unverified
end

local function write(path, header, cases)
  if #cases == 0 then return end
  local file = assert(io.open(path, "w"))
  file:write("mmavec 1\n# SPDX-License-Identifier: MIT\n", header, table.concat(cases))
  assert(file:close())
end

local function main(folder)
  for _, chip in ipairs(chips) do
    local sure, unsure = {}, {}
    for _, row in ipairs(vectors) do
      local expected, why = by_chip(row.d)[chip], doubt(row, chip)
      for _, insn in ipairs(expected and instructions(row, chip) or {}) do
        local text = case(row, insn, chip, expected)
        if why then
          unsure[#unsure + 1] = "# unverified: " .. why .. "\n" .. text
        else
          sure[#sure + 1] = text
        end
      end
    end
    local header = "# Dot products on which models of tensor cores differ.\n"
      .. "# Made by tests/models/oracle/section6.lua; do not edit.\n"
    write(folder .. "/discriminating.sm_" .. chip .. ".vec", header, sure)
    write(folder .. "/discriminating_unverified.sm_" .. chip .. ".vec", header, unsure)
  end
end

main(assert(arg[1], "usage: section6.lua FOLDER"))
