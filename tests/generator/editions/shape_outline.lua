-- SPDX-License-Identifier: MIT
-- The shape table of an edition and its tables of wmma registers, out of the transcription.
local layouts = require("formulas.layouts")
local syntax = require("records.syntax")
local tables = require("tests.generator.editions.tables")

local shape_outline = {}

local spellings = { dense = "Dense", sparse = "Sparse", ordered = "Sparse with ordered metadata" }

local function words(text)
  local list = {}
  for word in (text or ""):gmatch("%S+") do list[#list + 1] = word end
  return list
end

-- The element types in an instruction string: D, A, B, C and the scale, or D and C.
local function types_in(text)
  local list = {}
  for word in text:gmatch("[^.]+") do
    if word:find("^[bsuf]%d+$") or word:find("^[bt]f%d+$") or word:find("^u?e%dm%d$") then list[#list + 1] = word end
  end
  return list
end

local function sparsity(text)
  if text:find("^mma%.sp::") then return "ordered" end
  return text:find("^mma%.sp%.") and "sparse" or "dense"
end

local function note(groups, key, shape, version)
  if not groups[key] then
    groups[key] = { shapes = {} }
    table.insert(groups, key)
  end
  local known = groups[key].shapes[shape]
  if not known then table.insert(groups[key], shape) end
  if not known or tonumber(version) < tonumber(known) then groups[key].shapes[shape] = version end
end

-- { instruction|sparsity|type|scale -> shapes and versions }
local function groups_of(spec)
  local groups = {}
  for _, row in ipairs(spec.rows) do
    -- As syntax_outline: the first edition.
    if not row.edition and (row.family == "wmma.mma" or row.family:find("^mma")) then
      for _, text in ipairs(syntax.expand(row)) do
        local types = types_in(text)
        local key = { text:match("^%l+"), sparsity(text), #types > 2 and types[2] or "f16", types[5] or "" }
        note(groups, table.concat(key, "|"), row.shape, row.ptx)
      end
    end
  end
  return groups
end

-- What the document prints for a group, `no row` included.
local function misprinted(instruction, sparse, name, errata)
  local subject = ("%s %s .%s"):format(instruction, sparse, name)
  for _, list in ipairs({ errata.misprints, errata.conventions }) do
    for _, each in ipairs(list) do
      if each.subject == subject then return each.printed end
    end
  end
end

local function add_rows(rows, key, group, errata)
  local instruction, sparse, name, scale = key:match("^(.-)|(.-)|(.-)|(.*)$")
  local printed = misprinted(instruction, sparse, name, errata)
  if printed == "no row" then return end
  local by_version = {}
  for _, shape in ipairs(group) do
    local version = printed and printed:match("%d+%.%d+") or group.shapes[shape]
    local row = by_version[version]
    if not row then
      row = { instruction = instruction, sparsity = spellings[sparse], types = { name },
        scale = scale ~= "" and scale or nil, shapes = {}, version = version }
      by_version[version] = row
      rows[#rows + 1] = row
    end
    table.insert(row.shapes, shape)
  end
end

--- The section of the shape table.
function shape_outline.section(_, known)
  local rows, groups = {}, groups_of(known.instructions)
  for _, key in ipairs(groups) do add_rows(rows, key, groups[key], known.errata) end
  return { kind = "shapes", title = "Matrix Shape", rows = rows }
end

--- The cells of the table.
function shape_outline.cells(rows)
  local cells = {}
  for k, row in ipairs(rows) do
    local scale = row.scale and " X (Scale) ." .. row.scale or ""
    cells[k] = { row.instruction, row.scale and "Yes" or "NA", row.sparsity,
      "Format - ." .. table.concat(row.types, " / .") .. scale, "." .. table.concat(row.shapes, ", ."),
      "PTX ISA version " .. row.version }
  end
  return cells
end

local function register_row(record, shape, name, known)
  local width = known.widths[name]
  local register = width == 64 and "f64" or record.operand == "c" and (width == 16 and "f16x2" or name) or "b32"
  local count = record.elements * width // (width == 64 and 64 or 32)
  local phrase
  for _, erratum in ipairs(known.errata.misprints) do
    if erratum.section == "9.7.14.4.1" and erratum.subject == record.name then phrase = erratum.printed end
  end
  return { shape = shape, type = name, matrix = record.operand:upper(), registers = count, register = register,
    phrase = phrase or ("containing %s .%s registers."):format(tables.spelled(count), register) }
end

--- Sections of which the transcription has only the title; that of wmma has its tables.
function shape_outline.named(section, known)
  local result, seen = { kind = "named", rows = {} }, {}
  if not section.records[1].name:find("^wmma") then return result end
  for _, row in ipairs(known.instructions.rows) do
    local operand = row.family == "wmma.load" and row.matrix
    for _, name in ipairs(operand and words(row[operand .. "type"]) or {}) do
      local key = table.concat({ row.shape, operand, name }, " ")
      local record = layouts.find(known.records, { family = "wmma.mma", shape = row.shape, operand = operand, type = name })
      if not seen[key] then table.insert(result.rows, register_row(record, row.shape, name, known)) end
      seen[key] = true
    end
  end
  return result
end

return shape_outline
