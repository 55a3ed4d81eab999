-- SPDX-License-Identifier: MIT
-- What tables and core have no room for stops the generator; what just fits does not.
package.path = "generator/?.lua;" .. package.path

local capacity = require("records.capacity")

-- What the generator says of a fragment; nil: nothing. `more` replaces members.
local function said(more)
  local record = { file = "f", name = "x", operand = "a", types = { "f16" }, rows = 16, columns = 16, elements = 8 }
  for key, value in pairs(more) do record[key] = value end
  local fine, message = pcall(capacity.check_fragments, { record }, { f16 = 16, f64 = 64, s4 = 4 })
  return not fine and message or nil
end

describe("a fragment has room", function()
  it("up to the limits", function()
    assert.is_nil(said({}))
    assert.is_nil(said({ lanes = 8 }))
    assert.is_nil(said({ lanes = 128, elements = 64, types = { "s4" } }))
    assert.is_nil(said({ lanes = 64, elements = 64 }))
    assert.is_nil(said({ lanes = 64, elements = 64, operand = "c", types = { "f64" } }))
    assert.is_nil(said({ lanes = 128, elements = 128, types = { "s4" } }))
    assert.is_nil(said({ rows = 256, columns = 64 }))
  end)

  for _, case in ipairs({
    { { lanes = 4 }, "lanes = 4: the tables hold 8 to 128" },
    { { lanes = 256 }, "lanes = 256: the tables hold 8 to 128" },
    { { lanes = 64, operand = "e" }, "lanes = 64: metadata of the PTX ISA have 32" },
    { { lanes = 64, operand = "scale_a" }, "lanes = 64: scale factors of the PTX ISA have 32" },
    { { lanes = 64, name = "sp.m16n8k32.a.f16" }, "lanes = 64: fragments of a sparse A of the PTX ISA have 32" },
    { { lanes = 64, name = "ldmatrix.m8n8.d.b16" }, "lanes = 64: fragments of ldmatrix of the PTX ISA have 32" },
    { { lanes = 64, name = "wmma.m16n16k16.a.f16" }, "lanes = 64: fragments of wmma of the PTX ISA have 32" },
    { { elements = 256, types = { "s4" } }, "32 lanes of 256 elements: the tables hold 128 a lane" },
    { { rows = 256, columns = 128 }, "32768 places of 256 x 128: the tables hold 256 rows, 256 columns, 16384 places" },
    { { rows = 512, columns = 8 }, "4096 places of 512 x 8: the tables hold 256 rows, 256 columns, 16384 places" },
    { { rows = 64, columns = 64, products = 8 },
      "32768 places of 64 x 64: the tables hold 256 rows, 256 columns, 16384 places" },
    { { lanes = 64, elements = 32, types = { "f64" } },
      "64 lanes of 32 elements of f64 are 131072 bits: the core has room for 65536" },
  }) do
    it("no longer: " .. case[2], function()
      assert.equal(("f, fragment %s: %s"):format(case[1].name or "x", case[2]), said(case[1]))
    end)
  end
end)
