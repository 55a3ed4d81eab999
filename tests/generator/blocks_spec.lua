-- SPDX-License-Identifier: MIT
-- Blocks by name: the text of wgmma is that under which its published outputs are vectors.
package.path = "generator/?.lua;" .. package.path

local blocks = dofile("generator/spec/blocks.lua")

local function settings(text)
  local set = {}
  for name, value in text:gmatch("([%w_]+)=(%S+)") do set[name] = value end
  return set
end

local function text_of(name)
  for _, block in ipairs(blocks) do
    if block.name == name then return block.text end
  end
end

describe("a named block", function()
  it("computes the published outputs of wgmma", function()
    local types, seen = nil, {}
    for line in io.lines("tests/data/vectors/published.wgmma_fp8.vec") do
      types = line:match("^insn .*%.(f%d+)%.e%dm%d%.") or types
      local text = line:match("^arith custom (.*)$")
      if text then
        local expected = settings(text)
        if expected.rounding == "nearest_even" then expected.rounding = nil end -- as custom begins
        assert.same(expected, settings(text_of(types == "f16" and "wgmma_fp8_f16" or "wgmma_fp8")))
        seen[types] = true
      end
    end
    assert.same({ f16 = true, f32 = true }, seen)
  end)
end)
