-- SPDX-License-Identifier: MIT
-- An edition as plain tables, made of the transcription: what the tests change and styles.lua writes.
--
-- It has the sections, formulas, tables, figures and syntax of the document, and no prose but what
-- the comparison reads. Known misprints are printed as the errata quote them.
local layouts = require("formulas.layouts")
local numbers = require("edition.numbers")
local tables = require("tests.generator.editions.tables")

local outline = {}

-- Headings of chapters. Their sections follow them.
local chapters = {
  { number = "9.7.14", title = "Warp Level Matrix Multiply-Accumulate Instructions" },
  { number = "9.7.14.4", title = "Matrix multiply-accumulate operation using wmma instructions" },
  { number = "9.7.14.5", title = "Matrix multiply-accumulate operation using mma instruction" },
  { number = "9.7.14.6", title = "Matrix multiply-accumulate operation using mma.sp instruction" },
  { number = "9.7.14.6.2", title = "Matrix fragments for multiply-accumulate operation with sparse matrix A" },
}

local function copied(list) return table.move(list or {}, 1, #(list or {}), 1, {}) end

local function fragment_of(record, known, shared)
  return {
    name = record.name,
    operand = record.operand,
    types = copied(record.types),
    layout = record.layout,
    figures = copied(record.figures),
    listing = not record.figure_only and (record.printed or record.formula) or nil,
    figure_formula = record.figure_only and record.formula or nil,
    table = record.operand ~= "e" and (shared or tables.of(record, known)) or nil,
  }
end

-- m8n8k4 has one table for its row-major and column-major fragments, and one for its accumulators.
local function shared_table(list, record, known)
  local last = list[#list]
  if not record.product or not last or last.operand ~= record.operand then return nil end
  if record.operand == "c" then
    for _, row in ipairs(tables.of(record, known).rows) do table.insert(last.table.rows, row) end
  end
  return last.table
end

local function lanes_of_products(records)
  if not records[1].product then return nil end
  local list = {}
  for product = 0, 3 do list[product + 1] = { 4 * product, 4 * product + 3, 4 * product + 16, 4 * product + 19 } end
  return list
end

-- `for .f16/.b16 formats`, if the errata quote it.
local function misprinted_types(section, known)
  for _, erratum in ipairs(known.errata.misprints) do
    if erratum.section == section.number and erratum.printed:find("/", 1, true) then return erratum.printed end
  end
end

-- Where the layouts of B, C and D are that a sparse section does not give.
local function references_of(section, known)
  local has, list = {}, {}
  for _, record in ipairs(section.records) do has[record.operand] = true end
  for _, operand in ipairs({ "b", "c" }) do
    if not has[operand] then
      local type_name = operand == "b" and section.records[1].types[1] or nil
      local record
      for _, name in ipairs(type_name and { type_name } or { "f32", "s32" }) do
        record = record or layouts.find(known.records,
          { shape = section.shape, operand = operand, type = name, sparse = true })
      end
      for _, other in ipairs(known.sections) do
        if other.number == record.section then
          list[#list + 1] = { operand = operand, title = other.title, types = misprinted_types(section, known) }
        end
      end
    end
  end
  return list
end

local function fragments_section(section, known)
  local result = { kind = "fragments", fragments = {}, products = lanes_of_products(section.records) }
  for _, record in ipairs(section.records) do
    table.insert(result.fragments, fragment_of(record, known, shared_table(result.fragments, record, known)))
  end
  if section.sparse then
    local chunk = tonumber(section.records[1].granularity:match(":(%d+)"))
    result.metadata = { bits = chunk == 2 and 4 or 2, chunk = chunk }
    result.references = references_of(section, known)
  end
  return result
end

local make = {
  fragments = fragments_section,
  instruction = require("tests.generator.editions.syntax_outline").section,
  shapes = require("tests.generator.editions.shape_outline").section,
  named = require("tests.generator.editions.shape_outline").named,
}

--- The whole document.
-- @param known from transcription.read
-- @return a list of sections { number, title, kind, ... }
function outline.whole(known)
  local list = {}
  for _, chapter in ipairs(chapters) do
    list[#list + 1] = { kind = "chapter", number = chapter.number, title = chapter.title }
  end
  for _, section in ipairs(known.sections) do
    local made = make[section.kind](section, known)
    made.number = section.number
    made.title = made.title or section.kind == "fragments" and "Matrix Fragments for " .. section.title or section.title
    list[#list + 1] = made
  end
  table.sort(list, function(x, y) return numbers.before(x.number, y.number) end)
  return list
end

--- The sections of an outline from one number to another.
function outline.part(list, first, last)
  local part = {}
  for _, section in ipairs(list) do
    local outside = numbers.before(section.number, first) or numbers.before(last, section.number)
    if not outside then part[#part + 1] = section end
  end
  return part
end

--- The section with a number; the fragment with a name and its section.
function outline.section(list, number)
  for place, section in ipairs(list) do
    if section.number == number then return section, place end
  end
  error("no section " .. number)
end

function outline.fragment(list, name)
  for _, section in ipairs(list) do
    for place, fragment in ipairs(section.fragments or {}) do
      if fragment.name == name then return fragment, section, place end
    end
  end
  error("no fragment " .. name)
end

return outline
