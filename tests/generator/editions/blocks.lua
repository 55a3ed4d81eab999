-- SPDX-License-Identifier: MIT
-- An outline as a list of blocks: headings, paragraphs, items, tables, captions and listings.
local shape_outline = require("tests.generator.editions.shape_outline")
local syntax_outline = require("tests.generator.editions.syntax_outline")
local tables = require("tests.generator.editions.tables")

local blocks = {}

local function add(list, kind, block)
  block.kind = kind
  list[#list + 1] = block
end

local function typed(types, separator) return "." .. table.concat(types, separator) end

local labels = { a = "Multiplicand A:", b = "Multiplicand B:", c = "Accumulators (C or D):" }

local function operand_table(list, made)
  local head = made.operand == "c" and ".ctype / .dtype" or made.header
  local rows = {}
  for k, row in ipairs(made.rows) do
    rows[k] = { typed(row.types, " / ."), tables.sentence(row, made.operand), row.list }
  end
  add(list, "table", { head = { head, "Fragment", "Elements (low to high)" }, rows = rows })
end

local function captions(list, section, fragment)
  local layout = fragment.layout and (fragment.layout == "row" and "row-major " or "column-major ") or ""
  local shape = section.title:match("m%d+n%d+k%d+")
  local what = fragment.operand == "e" and "metadata layout" or
    ("fragment layout for %smatrix %s"):format(layout, fragment.operand:upper())
  for _, number in ipairs(fragment.figures) do
    add(list, "caption", { number = number,
      text = ("MMA .%s %s with %s type."):format(shape, what, typed(fragment.types, "/.")) })
  end
end

local function metadata(list, section)
  add(list, "item", { text = ("Metadata: A .b32 register containing %d %d-bit vectors, a %d-wide chunk each."):format(
    32 // section.metadata.bits, section.metadata.bits, section.metadata.chunk) })
end

local function references(list, section)
  for _, reference in ipairs(section.references or {}) do
    local which = reference.operand == "b" and "multiplicand B" or "accumulators C and D"
    local types = reference.types and (" for %s formats"):format(reference.types) or ""
    add(list, "item", { text = ("Matrix fragments for %s are the same as in case of Matrix Fragments for %s%s."):format(
      which, reference.title, types) })
  end
end

local function products(list, section)
  if not section.products then return end
  local rows = {}
  for k, lanes in ipairs(section.products) do
    rows[k] = { "MMA computation " .. k,
      ("Threads with %%laneid %d-%d (low group) and %d-%d (high group)"):format(table.unpack(lanes)) }
  end
  add(list, "table", { head = { "MMA Computation", "Threads participating" }, rows = rows })
end

local write = {}

function write.chapter(list, section) add(list, "para", { text = "This chapter is about " .. section.title .. "." }) end

function write.contents() end

function write.fragments(list, section)
  add(list, "para", { text = "A warp holds the fragments below." })
  products(list, section)
  local operand, shown
  for _, fragment in ipairs(section.fragments) do
    if fragment.operand == "e" then
      references(list, section)
      metadata(list, section)
    elseif fragment.operand ~= operand then
      add(list, "item", { text = labels[fragment.operand] })
    end
    if fragment.table and fragment.table ~= shown then operand_table(list, fragment.table) end
    operand, shown = fragment.operand, fragment.table
    captions(list, section, fragment)
    if fragment.listing then
      add(list, "para", { text = "The row and column of a matrix fragment can be computed as:" })
      add(list, "code", { text = fragment.listing })
    end
  end
end

function write.instruction(list, section)
  add(list, "para", { text = "Syntax" })
  for _, block in ipairs(section.blocks) do
    add(list, "code", { text = table.concat(syntax_outline.lines(block, section.misprints), "\n") .. "\n" })
  end
  add(list, "para", { text = "Description" })
  add(list, "para", { text = "Qualifiers are as above." })
  for _, number in ipairs(section.figures) do
    add(list, "caption", { number = number, text = "fragment layout for one matrix" })
  end
end

function write.shapes(list, section)
  add(list, "para", { text = "The following shapes are supported:" })
  add(list, "table", { head = { "Instruction", "Scale", "Sparsity", "Multiplicand Data-type", "Shape",
    "PTX ISA version" }, rows = shape_outline.cells(section.rows) })
end

function write.named(list, section)
  add(list, "para", { text = "This section is about " .. section.title .. "." })
  for _, row in ipairs(section.rows) do
    add(list, "table", { head = { "Data-type", "Shape", "Matrix", "Fragment" },
      rows = { { "." .. row.type, "." .. row.shape, row.matrix == "C" and "C or D" or row.matrix,
        "A vector expression " .. row.phrase } } })
  end
end

--- The blocks of an outline.
function blocks.of(list)
  local made = {}
  for _, section in ipairs(list) do
    add(made, "heading", { number = section.number, title = section.title })
    write[section.kind](made, section)
  end
  return made
end

return blocks
