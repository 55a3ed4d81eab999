-- SPDX-License-Identifier: MIT
-- The table of README.md, by facts that the documents state: MMA-Sim (arXiv 2511.10909), table 3, and ptxas.
package.path = "generator/?.lua;" .. package.path

local chips = require("tables.chips")
local model = require("model.model")

local built = model.build("generator/spec")

-- The cells of a line: by the beginning of the first one.
local function row(text, name)
  for line in text:gmatch("[^\n]+") do
    local cells = {}
    for cell in line:gmatch("|([^|]*)%f[|]") do cells[#cells + 1] = cell:match("^%s*(.-)%s*$") end
    if cells[1] == name then return table.concat(cells, "|", 2) end
  end
end

local function with(members) return setmetatable(members, { __index = built }) end

describe("the table of chips", function()
  it("has a column for chips that compute alike", function()
    assert.equal("V100 sm_70|T4 sm_75|A100 sm_80, RTX 30 sm_86 ?, RTX 40 sm_89|H100 sm_90, B200 sm_100|RTX 50 sm_120",
      row(chips.text(built), "A and B; C and D"))
  end)

  for name, cells in pairs({
    ["f16, bf16 (A100 on); f32"] = "|8 in 24, cut|8 in 24, cut|16 in 25, cut|16 in 25, cut",
    ["f16; f16"] = "|8 in 24, nearest|8 in 24, nearest|16 in 25, nearest|16 in 25, nearest",
    ["mxf4, mxf4nvf4; f32"] = "||||blocks of 16 in 35, cut",
    ["fp8 (RTX 50: fp6, fp4); f32"] = "||16 in 13, cut to 13 (RTX 40)|all in 25, cut, then C ~|32 in 25, cut",
    ["m8n8k4 f16; f32"] = "4 in 23, cut|4 in 24, cut|fma chain, then C ~|fma chain, then C ~|fma chain, then C ~",
    ["integers; s32"] = "|exact|exact|exact|exact",
  }) do
    it("says what they compute: " .. name, function() assert.equal(cells, row(chips.text(built), name)) end)
  end

  it("marks what is less sure", function()
    local evidence = {}
    for k, record in ipairs(built.evidence) do evidence[k] = record end
    evidence[#evidence + 1] = { profiles = 1 << 6, classes = 1 << 3, fields = 1, when = 0, unless = 0, certainty = 5 }
    assert.equal("|8 in 24, cut|8 in 24, cut|16 in 25, cut ?|16 in 25, cut",
      row(chips.text(with({ evidence = evidence })), "f16, bf16 (A100 on); f32"))
  end)

  it("refuses a list of classes that lacks one, or has another", function()
    local shown = table.move(built.shown_classes, 2, #built.shown_classes, 1, {})
    assert.has_error(function() chips.text(with({ shown_classes = shown })) end,
      "spec/arithmetic.lua: shown_classes has no row of half.f32")
    shown = { { "half.f23", "f16" } }
    assert.has_error(function() chips.text(with({ shown_classes = shown })) end,
      "spec/arithmetic.lua, row 1 of shown_classes: unknown class 'half.f23', the nearest is 'half.f32'")
  end)
end)
