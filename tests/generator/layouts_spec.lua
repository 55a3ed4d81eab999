-- SPDX-License-Identifier: MIT
-- The transcribed layouts: their misprints are caught, and errata must fit what is printed.
package.path = "generator/?.lua;" .. package.path

local layouts = require("formulas.layouts")

local SPEC = "generator/spec/"

local function errata() return dofile(SPEC .. "fragments_errata.lua") end

local function erratum(id)
  for _, each in ipairs(errata()) do
    if each.id == id then return each end
  end
end

-- Proves all records after the errata given; the message if that fails.
local function prove_with(list)
  local records, by_name = layouts.read(SPEC .. "fragments")
  layouts.mend(by_name, list)
  return select(2, pcall(layouts.prove_all, records))
end

local function all_but(id)
  local list = {}
  for _, each in ipairs(errata()) do
    if each.id ~= id then list[#list + 1] = each end
  end
  return list
end

describe("the errata", function()
  it("make every layout provable", function() assert.is_table(prove_with(errata())) end)

  it("have reasons and evidence", function()
    for _, each in ipairs(errata()) do
      assert.truthy(each.fault and each.evidence and each.section, each.id)
    end
  end)

  it("are needed: without E1 a column is hit twice", function()
    -- As printed, elements 32 to 63 of lane 3 get columns 96 + 32 and up of row 8, which
    -- elements 96 and up of lane 0 have too.
    assert.truthy(prove_with(all_but("E1")):find("spec/fragments/05_13_m16n8k256.lua, fragment m16n8k256.a.b1: "
      .. "hit twice: lane 3 element 32 (row 8, column 128) is also lane 0 element 96; "
      .. "hold the formula beside PTX ISA 9.0 9.7.14.5.13", 1, true))
  end)

  it("are needed: without E2 a parenthesis stays open", function()
    local message = prove_with(all_but("E2"))
    assert.truthy(message:find("spec/fragments/05_08_m16n8k16_float.lua, fragment m16n8k16.a.f64: line 6 column ", 1, true))
    assert.truthy(message:find("a '(' is not closed before 'Otherwise'", 1, true))
  end)
end)

describe("layouts.mend", function()
  local function mend(changes)
    local _, by_name = layouts.read(SPEC .. "fragments")
    local each = erratum("E1")
    for key, value in pairs(changes) do each[key] = value end
    layouts.mend(by_name, { each })
    return by_name[each.fragment]
  end

  it("keeps the printed text beside the mended one", function()
    local record = mend({})
    assert.truthy(record.printed:find("+ i for ai where i < 64", 1, true))
    assert.truthy(record.formula:find("+ (i & 0x1F) for ai where i < 64", 1, true))
  end)
  it("refuses an erratum of no fragment", function()
    assert.has_error(function() mend({ fragment = "m16n8k256.q.b1" }) end,
      "spec/fragments_errata.lua, erratum E1: no fragment m16n8k256.q.b1")
  end)
  it("refuses an erratum that quotes what is not printed", function()
    assert.has_error(function() mend({ printed = "col = threadID" }) end,
      "spec/fragments_errata.lua, erratum E1: fragment m16n8k256.a.b1 does not print once: col = threadID")
  end)
  it("refuses an erratum whose quotation is printed twice", function()
    assert.has_error(function() mend({ printed = "for ai where" }) end,
      "spec/fragments_errata.lua, erratum E1: fragment m16n8k256.a.b1 does not print once: for ai where")
  end)
  it("refuses an erratum that comes twice", function()
    local _, by_name = layouts.read(SPEC .. "fragments")
    assert.has_error(function() layouts.mend(by_name, { erratum("E1"), erratum("E1") }) end)
  end)
end)

describe("layouts.find", function()
  local records = layouts.read(SPEC .. "fragments")
  local function name(query)
    local found = layouts.find(records, query)
    return found and found.name
  end

  it("goes by shape, operand and type", function()
    assert.equal("m16n8k16.a.f16", name({ shape = "m16n8k16", operand = "a", type = "bf16" }))
    assert.equal("m16n8k16.a.f64", name({ shape = "m16n8k16", operand = "a", type = "f64" }))
  end)
  it("goes by the order in memory where the layout depends on it", function()
    assert.equal("m8n8k4.a.f16.col", name({ shape = "m8n8k4", operand = "a", type = "f16", memory = "col" }))
    assert.equal("m8n8k4.a.f16.row", name({ shape = "m8n8k4", operand = "a", type = "f16", memory = "row" }))
  end)
  it("takes dense B, and the accumulators of m16n8k16, for sparse instructions", function()
    local sparse = { shape = "m16n8k16", type = "f16", sparse = true, operand = "a" }
    assert.equal("sp.m16n8k16.a.f16", name(sparse))
    sparse.operand = "b"
    assert.equal("m16n8k16.b.f16", name(sparse))
    assert.equal("m16n8k16.c.f32",
      name({ shape = "m16n8k128", type = "f32", sparse = true, operand = "c" }))
  end)
  it("returns nil where there is none", function()
    assert.is_nil(name({ shape = "m16n8k16", operand = "a", type = "b1" }))
  end)
end)

describe("a folder of sections", function()
  it("is an error where it cannot be listed, or has none", function()
    for _, folder in ipairs({ "/no/such/folder", "tests/data/vectors" }) do
      local fine, message = pcall(layouts.read, folder)
      assert.is_false(fine)
      assert.truthy(message:find(folder, 1, true), message)
    end
  end)
end)
