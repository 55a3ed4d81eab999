-- SPDX-License-Identifier: MIT
-- The shape of an instruction and the sizes of its fragments: what does not meet stops the generator with both numbers.
package.path = "generator/?.lua;" .. package.path

local model = require("model.model")
local sizes = require("records.sizes")
local files = require("tests.generator.files")
local read, write = files.read, files.write

-- A formula of an operand with as many rows and columns, all powers of two, beginning with the lowest bit of a column.
local function record(name, operand, rows, columns)
  local elements = rows * columns // 32
  return ([[
    { name = "%s", operand = "%s", types = { "%s" }, rows = %d, columns = %d, elements = %d, evidence = "invented",
      formula = "place = %%laneid * %d + i\nrow = place / %d\ncol = place %% %d" },
]]):format(name, operand, operand == "c" and "f32" or "f16", rows, columns, elements, elements, columns, columns)
end

local function file_of(...)
  return 'return { document = "Invented ISA 1.0", section = "1.2.3", title = "Invented", fragments = {\n'
    .. table.concat({ ... }) .. "} }\n"
end

local ROW <const> = '    { family = "mma", section = "1.2.3",\n'
  .. '      syntax = "mma.sync.aligned.shape.row.col.f32.f16.f16.f32",\n      shape = "%s",\n'
  .. '      ptx = "9.0", targets = "sm_80 or higher" },\n'

describe("shape and fragments", function()
  local folder

  setup(function()
    folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("cp -r generator/spec %s"):format(folder)))
  end)

  teardown(function() os.execute("rm -rf " .. folder) end)

  -- What the generator says of a row of a shape with these fragments beside the others; nil: nothing.
  local function said(shape, text, word)
    local rows, words = read("generator/spec/instructions.lua"), read("generator/spec/words.lua")
    write(folder .. "/fragments/99_sizes.lua", text)
    rows = rows:gsub("\n  },\n\n  refused = {", function(ending) return "\n" .. ROW:format(shape) .. ending end, 1)
    if word then words = words:gsub("}\n$", '  { qualifier = "shape", words = "' .. word .. '" },\n}\n') end
    write(folder .. "/instructions.lua", rows)
    write(folder .. "/words.lua", words)
    local fine, message = pcall(model.build, folder)
    return not fine and tostring(message) or nil
  end

  local function of_shape(shape, m, n, k, more)
    return said(shape, file_of(record(shape .. ".a.f16", "a", m, k), record(shape .. ".b.f16", "b", k, n),
      more or record(shape .. ".c.f32", "c", m, n)))
  end

  it("meet where they are right", function() assert.is_nil(of_shape("m16n8k128", 16, 8, 128)) end)

  it("do not where A and B have half of K", function()
    assert.equal("spec/fragments/99_sizes.lua, fragment m16n8k128.a.f16: m16n8k128 has K = 128, its A 64 columns",
      of_shape("m16n8k128", 16, 8, 64))
  end)

  it("do not where A has other columns than B rows", function()
    assert.matches("m16n8k128 has K = 128, its B 64 rows",
      said("m16n8k128", file_of(record("m16n8k128.a.f16", "a", 16, 128), record("m16n8k128.b.f16", "b", 64, 8))),
      1, true)
  end)

  it("do not where rows or columns are others than M and N", function()
    assert.matches("m8n8k128 has M = 8, its A 32 rows", of_shape("m8n8k128", 32, 8, 128), 1, true)
    assert.matches("m8n8k128 has N = 8, its B 4 columns", of_shape("m8n8k128", 8, 4, 128), 1, true)
    assert.matches("m8n8k128 has M = 8, its C 32 rows",
      of_shape("m8n8k128", 8, 8, 128, record("m8n8k128.c.f32", "c", 32, 8)), 1, true)
  end)

  it("do not where one is no power of two", function()
    local message = said("m16n8k24", file_of(record("m16n8k64.a.f16", "a", 16, 64)), "m16n8k24")
    assert.truthy(message:find("^spec/instructions.lua, row %d+ %(mma.sync[%w.]+, m16n8k24%): "
      .. "m16n8k24 has K = 24, not a power of two: generator/proofs proves such layouts, tables do not hold them$"), message)
    assert.matches("'k16' is not a shape like m16n8k16",
      said("k16", file_of(record("m16n8k64.a.f16", "a", 16, 64)), "k16"), 1, true)
  end)

  it("are told of a fragment that several shapes share", function()
    local shared = { name = "m8n8k16.c.s32", operand = "c", rows = 8, columns = 8 }
    assert.has_error(function() sizes.check("m16n8k16", { c = shared }) end,
      "m16n8k16 has M = 16, its C 8 rows (fragment m8n8k16.c.s32)")
  end)

  it("have the same lanes", function()
    local other = record("m16n8k128.c.f32", "c", 16, 8):gsub("rows = 16", "lanes = 64, copies = 2, rows = 16")
      :gsub("laneid", "(%0 %% 32)"):gsub("%%%(laneid", "(%%laneid")
    local message = of_shape("m16n8k128", 16, 8, 128, other)
    assert.truthy(message:find("^spec/instructions.lua, row %d+ %(mma%S+, m16n8k128%): A has 32 lanes "
      .. "%(fragment %S+%), C 64 %(fragment m16n8k128%.c%.f32%)$"), message)
  end)

  local function sparse(e_columns, products, granularity)
    return { a = { name = "a", operand = "a", kind = "sparse_a", granularity = granularity or "2:4", rows = 16,
        columns = 32 },
      b = { name = "b", operand = "b", rows = 32, columns = 8, products = products },
      e = { name = "e", operand = "e", rows = 16, columns = e_columns } }
  end

  it("are those of metadata, one for each chunk of a row", function()
    sizes.check("m16n8k32", sparse(8))
    sizes.check("m16n8k32", sparse(16, nil, "1:2"))
    assert.has_error(function() sizes.check("m16n8k32", sparse(4)) end,
      "m16n8k32 has K = 32, its E 4 columns, of chunks of 4 (fragment e)")
    local dense = sparse(8)
    dense.a.kind = nil
    assert.has_error(function() sizes.check("m16n8k32", dense) end, "A (fragment a) is not sparse, and has metadata")
  end)

  it("are those of as many products each", function()
    assert.has_error(function() sizes.check("m16n8k32", sparse(8, 4)) end,
      "A has 1 products (fragment a), B 4 (fragment b)")
  end)

  it("are those of scale factors: M rows, N columns, four in a register", function()
    local function factor(operand, rows, columns)
      return { [operand] = { name = operand, file = "f", operand = operand, rows = rows, columns = columns,
        elements = 4, types = { "ue8m0" } } }
    end
    sizes.check("m16n8k32", factor("scale_a", 16, 4))
    sizes.check("m16n8k32", factor("scale_b", 4, 8))
    assert.has_error(function() sizes.check("m16n8k32", factor("scale_a", 8, 4)) end,
      "m16n8k32 has M = 16, its scale_A 8 rows (fragment scale_a)")
    assert.has_error(function() sizes.check("m16n8k32", factor("scale_b", 4, 16)) end,
      "m16n8k32 has N = 8, its scale_B 16 columns (fragment scale_b)")
    assert.has_error(function() sizes.check_fragments({ factor("scale_a", 16, 2).scale_a }, { ue8m0 = 8 }) end,
      "f, fragment scale_a: a register has 4 scale factors, the matrix 2 columns")
  end)

  it("are those of matrices that are moved", function()
    assert.has_error(function() sizes.check("m8n16", { d = { name = "x", operand = "d", rows = 8, columns = 8 } }) end,
      "m8n16 has N = 16, its D 8 columns (fragment x)")
  end)
end)

describe("elements of a fragment", function()
  local function refuses(message, record_of)
    record_of.name, record_of.file = "x", "f"
    local widths = { f16 = 16, s8 = 8, ue8m0 = 8 }
    assert.has_error(function() sizes.check_fragments({ record_of }, widths) end, "f, fragment x: " .. message)
  end

  it("fill whole registers", function()
    refuses("3 elements of f16 are 48 bits, no whole registers", { operand = "a", types = { "f16" }, elements = 3 })
    refuses("4 elements of 4 bits are 16 bits of a register that has 32",
      { operand = "e", types = { "f16" }, elements = 4 })
    refuses("2 elements of 8 bits are 16 bits of a register that has 32",
      { operand = "scale_a", types = { "ue8m0" }, elements = 2 })
  end)

  it("are half of a sparse A", function()
    refuses("16 columns are stored of 16, which is not half of them",
      { operand = "a", types = { "s8" }, elements = 4, stored = 16, columns = 16 })
  end)
end)
