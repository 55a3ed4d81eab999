-- SPDX-License-Identifier: MIT
-- A unit by its own description, FOLDER/unit.lua, alone: formats, fragments and instructions as the rest of the
-- reference takes them. `make tables UNIT=` tells in detail what is wrong with a description; here nothing is guessed.

local formats = require "reference.formats"
local layout = require "reference.layout"
local listing = require "reference.listing"
local model = require "reference.model"

local unit = {}

local function fail(...) error(string.format(...), 0) end

-- The tables of FOLDER/unit.lua, which sees no name of Lua.
local function load_tables(folder)
  local path = folder .. "/unit.lua"
  local chunk, fault = loadfile(path, "t", {})
  local fine, tables = pcall(chunk or error, fault)
  if not fine or type(tables) ~= "table" then fail("%s: %s", path, fine and "gives no table" or tables) end
  return tables
end

-- ---- Fragments ----

-- Of each bit of a value that is set, what it adds to row and column.
local function combine(vectors, value, row, column)
  for bit, vector in ipairs(vectors) do
    if value >> (bit - 1) & 1 == 1 then row, column = row ~ vector[1], column ~ vector[2] end
  end
  return row, column
end

local function by_basis(basis)
  return function(lane, i) return combine(basis.element, i, combine(basis.lane, lane, 0, 0)) end
end

-- The fragment of a record: an element whose place an earlier one holds is a copy of it.
local function fragment_of(record, lanes, width)
  local place = record.basis and by_basis(record.basis) or listing.compile(record.formula, record.operand)
  local f = { n = record.elements, width = width, lanes = lanes, words = record.elements * width // 32 }
  local first, held = {}, 0
  for lane = 0, lanes - 1 do
    for i = 0, f.n - 1 do
      local at, row, column = lane * f.n + i, place(lane, i)
      if row < 0 or row >= record.rows or column < 0 or column >= record.columns then
        fail("fragment %s: lane %d, element %d is outside its matrix", record.name, lane, i)
      end
      local cell = row * record.columns + column
      f[at] = { 0, row, column, copy_of = first[cell] }
      if not first[cell] then first[cell], held = at, held + 1 end
    end
  end
  if held ~= record.rows * record.columns then fail("fragment %s: a place of its matrix is not held", record.name) end
  return f
end

-- Single bits travel as whole registers, each 32 neighbours in k.
local function registers_of(record, bits)
  local f = { n = bits.words, width = 32, lanes = bits.lanes, words = bits.words }
  local along = record.operand == "a" and 3 or 2
  for register = 0, f.lanes * f.n - 1 do
    local from = bits[32 * register]
    for i = 0, 31 do
      if bits[32 * register + i][along] ~= from[along] + i or from[along] % 32 ~= 0 then
        fail("fragment %s: 32 bits of a register are no neighbours in k", record.name)
      end
    end
    f[register] = { 0, from[2], from[3] }
    f[register][along] = from[along] // 32
  end
  return f
end

-- ---- Instructions ----

local function holds(record, type)
  for _, each in ipairs(record.types) do
    if each == type then return true end
  end
end

-- The record of an operand: by name, or the only one of its type and size. D has those of C, if it has none.
local function record_of(tables, it, operand, names)
  local rows, columns = operand == "b" and it.k or it.m, operand == "a" and it.k or it.n
  local found
  for _, record in ipairs(tables.fragments) do
    local fits = names and names[operand] == record.name
    if not (names and names[operand]) then
      fits = record.operand == operand and record.rows == rows and record.columns == columns
        and holds(record, it[operand])
    end
    if fits then
      if found then fail("%s: its %s is in two fragments, %s and %s", it.text, operand, found.name, record.name) end
      found = record
    end
  end
  return found
end

local function fragments_of(tables, it, names)
  local list = {}
  for operand in ("abcd"):gmatch(".") do
    local record = record_of(tables, it, operand, names)
    if not record and (operand == "c" or operand == "d") then
      local other = { text = it.text, m = it.m, n = it.n, k = it.k, c = it[operand], d = it[operand] }
      record = record_of(tables, other, operand == "d" and "c" or "d", names)
    end
    if not record then fail("%s: no fragment of its %s", it.text, operand) end
    local bits = it[operand] == "b1"
    list[operand] = fragment_of(record, record.lanes or tables.lanes or 32, bits and 1 or layout.width(it, operand))
    if bits then list[operand] = registers_of(record, list[operand]) end
  end
  return list
end

local function instruction_of(tables, row)
  local it = { text = row.name, family = "mma", rounding = "rn", satfinite = row.satfinite, bit_op = row.bitop }
  for key in ("mnkabcd"):gmatch(".") do it[key] = row[key] or fail("%s: no %s", row.name, key) end
  for operand in ("abcd"):gmatch(".") do
    if not formats.is(it[operand]) then fail("%s: no type %s", row.name, it[operand]) end
  end
  it.depth, it.float = it.k, formats[it.a].kind == "float"
  if it.a == "b1" and it.bit_op ~= "xor" and it.bit_op ~= "and" then fail("%s: bitop is xor or and", row.name) end
  it.fragments = fragments_of(tables, it, row.fragments)
  if it.float then
    it.blocks = { exact = "custom" .. (it.a == "f64" and " nan=quiet" or ""), [tables.name] = row.arithmetic }
  end
  return it
end

--- Teaches the reference the unit of a folder; returns the names of its profiles.
function unit.open(folder)
  local tables = load_tables(folder)
  for _, row in ipairs(tables.types or {}) do formats.add(row) end
  for _, row in ipairs(tables.instructions) do model.add(instruction_of(tables, row)) end
  return { "exact", tables.name }
end

return unit
