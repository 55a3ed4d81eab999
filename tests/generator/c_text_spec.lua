-- SPDX-License-Identifier: MIT
-- Text of C.
package.path = "generator/?.lua;" .. package.path

local c_text = require("tables.c_text")

describe("a table of which a product has nothing", function()
  it("has one item all the same, as no array of C is empty", function()
    assert.equal("const MMAREF_FLASH uint8_t t[] = {\n    0\n};\n\n", c_text.bytes("t", {}))
    assert.equal("const MMAREF_FLASH uint8_t t[] = {\n    7, 9,\n};\n\n", c_text.bytes("t", { 7, 9 }))
  end)

  it("of texts is an empty one", function() assert.equal('const char t[] =\n    ""\n    ;\n', c_text.texts("t", {})) end)
end)
