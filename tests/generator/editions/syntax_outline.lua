-- SPDX-License-Identifier: MIT
-- The syntax blocks of an edition, out of the instruction table.
local syntax = require("records.syntax")

local syntax_outline = {}

local titles = {
  ["mma"] = "Multiply-and-Accumulate Instruction: mma",
  ["mma.sp"] = "Multiply-and-Accumulate Instruction: mma.sp / mma.sp::ordered_metadata",
  ["wmma.mma"] = "Warp-level Matrix Multiply-and-Accumulate Instruction: wmma.mma",
  ["wmma.load"] = "Warp-level Matrix Load Instruction: wmma.load",
  ["wmma.store"] = "Warp-level Matrix Store Instruction: wmma.store",
}

local function sets_of(row)
  local sets = {}
  for name in pairs(syntax.placeholders) do
    if row[name] then
      local words = {}
      for word in row[name]:gmatch("%S+") do words[#words + 1] = word end
      sets[#sets + 1] = { name = name, words = words }
    end
  end
  table.sort(sets, function(x, y) return x.name < y.name end)
  return sets
end

-- What tells rows apart that are one block but for their shapes.
local function key_of(row)
  local texts = { row.syntax }
  for _, set in ipairs(sets_of(row)) do
    if set.name ~= "shape" then texts[#texts + 1] = set.name .. "=" .. table.concat(set.words, " ") end
  end
  return table.concat(texts, "\n")
end

local function add_row(blocks, row)
  local key = key_of(row)
  local block = blocks[key]
  if not block then
    block = { family = row.family, statement = row.syntax, sets = sets_of(row) }
    blocks[key] = block
    table.insert(blocks, block)
    return
  end
  for _, set in ipairs(block.sets) do
    if set.name == "shape" then
      for shape in row.shape:gmatch("%S+") do table.insert(set.words, shape) end
    end
  end
end

-- The strings of `narrower` are not printed: the slot goes out of the rows that have it.
local function without_narrower(row, errata)
  local printed = setmetatable({}, { __index = row })
  for _, each in ipairs(errata.narrower) do
    if each.family == row.family and row.rounding and each.rounding then
      printed.syntax, printed.rounding = row.syntax:gsub("{%.rounding}", ""), false
    end
  end
  return printed
end

-- Misprints that are quoted with their correction are set back into the text.
local function misprints_of(section, errata)
  local list = {}
  for _, erratum in ipairs(errata.misprints) do
    local is_of_block = erratum.section == section.number and erratum.subject == "syntax"
    if is_of_block and erratum.corrected then list[#list + 1] = erratum end
  end
  return list
end

-- Whether all strings of a row are of `narrower`.
local function is_narrower(row, errata)
  local unprinted = {}
  for _, each in ipairs(errata.narrower) do
    for _, text in ipairs(each.family == row.family and syntax.expand(each) or {}) do unprinted[text] = true end
  end
  for _, text in ipairs(syntax.expand(row)) do
    if not unprinted[text] then return false end
  end
  return true
end

--- An instruction section of the first edition: blocks of a statement and its sets.
function syntax_outline.section(section, known)
  local blocks, spec = {}, known.instructions
  for _, rows in ipairs({ spec.rows, spec.refused, known.errata.wider }) do
    for _, row in ipairs(rows) do
      local printed = not row.edition and not is_narrower(row, known.errata)
      if section.families[row.family] and printed then add_row(blocks, without_narrower(row, known.errata)) end
    end
  end
  local figures = {}
  for _, record in ipairs(section.records or {}) do
    for _, number in ipairs(record.figures or {}) do figures[#figures + 1] = number end
  end
  return {
    kind = "instruction",
    title = titles[section.instruction] or "Warp-level matrix instruction: " .. section.instruction,
    blocks = blocks,
    figures = figures,
    misprints = misprints_of(section, known.errata),
  }
end

--- The lines of a block.
function syntax_outline.lines(block, misprints)
  local lines = { block.statement .. " d, a, b, c;" }
  for _, set in ipairs(block.sets) do
    local words = "." .. table.concat(set.words, ", .")
    words = words:gsub("%.shared, %.shared::cta", ".shared{::cta}")
    lines[#lines + 1] = (".%-8s = {%s};"):format(set.name, words)
  end
  for k, line in ipairs(lines) do
    for _, erratum in ipairs(misprints) do
      local from, to = line:find(erratum.corrected, 1, true)
      if from then lines[k] = line:sub(1, from - 1) .. erratum.printed .. line:sub(to + 1) end
    end
  end
  return lines
end

return syntax_outline
