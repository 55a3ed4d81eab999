-- SPDX-License-Identifier: MIT
-- Which lines of a section are statements.
package.path = "generator/?.lua;" .. package.path

local statements = require("edition.statements")

describe("the statements of a section", function()
  local function expanded(...)
    local lines = {}
    for k, text in ipairs({ ... }) do lines[k] = { text = text } end
    return (statements.expand({ lines = lines }))
  end

  local function mma(type) return "mma.sync.aligned." .. type end

  it("are those between its headings Syntax and Description", function()
    assert.are.same({ mma("f16") }, expanded(mma("f32") .. " d;", "Syntax", mma("f16") .. " d;", "Description",
      mma("f64") .. " d;"))
    assert.are.same({ mma("f16") }, expanded("Syntax:", mma("f16") .. " d;", "PTX ISA Notes", mma("f64") .. " d;"))
  end)

  it("are all where there is no heading", function()
    assert.are.same({ mma("f32"), mma("f16") }, expanded(mma("f32") .. " d;", mma("f16") .. " d;"))
  end)

  it("begin behind the first heading", function()
    assert.are.same({ mma("f32"), mma("f16") }, expanded("Syntax", mma("f32") .. " d;", "Syntax", mma("f16") .. " d;"))
  end)

  it("have dots before all words but the first", function()
    local _, faults, faulty = statements.expand({ lines = { { text = mma("f16") .. "{.trans}f32 d;" } } })
    assert.are.same({ "}f32" }, faults)
    assert.are.same({ [mma("f16.f32")] = true, [mma("f16.trans.f32")] = true }, faulty)
  end)
end)
