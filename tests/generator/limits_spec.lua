-- SPDX-License-Identifier: MIT
-- What the generator says where a table is full, and how far the tables are from it.
package.path = "generator/?.lua;" .. package.path

local model = require("model")
local table_names = require("table_names")

local built = model.build("generator/spec")

-- The model with `count` things of a kind.
local function with(kind, count)
  local items = {}
  for k = 1, count do items[k] = built[kind][(k - 1) % #built[kind] + 1] end
  return setmetatable({ [kind] = items }, { __index = built })
end

local function said(kind, count)
  local fine, message = pcall(table_names.text, with(kind, count))
  return not fine and message or nil
end

describe("the limits of the tables", function()
  it("leave room for four times the layouts and arithmetic classes", function()
    assert.is_nil(said("layouts", 4 * #built.layouts))
    assert.is_nil(said("classes", 4 * #built.classes))
    assert.is_true(4 * #built.classes <= 64)
  end)

  it("are named, with what to widen", function()
    assert.matches("256 layouts no longer fit a byte: widen layout of mmaref_family.*to uint16_t", said("layouts", 256))
    assert.matches("256 arithmetic classes no longer fit a byte: widen arithmetic_class", said("classes", 255))
    assert.matches("256 availabilities no longer fit a byte: widen", said("availabilities", 256))
    assert.matches("256 sections no longer fit a byte: widen", said("sections", 256))
    assert.matches("256 texts of targets no longer fit a byte: widen", said("target_notes", 256))
  end)
end)
