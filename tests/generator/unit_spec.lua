-- SPDX-License-Identifier: MIT
-- A unit of one's own: what its tables have, and how its slips are answered. tests/data/units/ has the good ones.
package.path = "generator/?.lua;" .. package.path

local files = require("tests.generator.files")
local model = require("model.model")
local mutator = require("tests.generator.mutator")

local scratch

-- The tables of the unit of a text; `tables` as generate.lua has it.
local function build(text, tables)
  files.write(scratch .. "/unit.lua", text)
  return model.build("generator/spec", nil, nil, nil, nil, { folder = scratch, tables = tables })
end

local function good(name) return files.read("tests/data/units/" .. name .. "/unit.lua") end

-- A text with something else in the first place of what is printed there.
local function changed(text, from, to)
  local first, last = text:find(from, 1, true)
  assert(first, from .. " is not printed")
  return text:sub(1, first - 1) .. to .. text:sub(last + 1)
end

setup(function()
  local pipe <close> = assert(io.popen("mktemp -d"))
  scratch = pipe:read("l")
end)
teardown(function() os.execute("rm -r " .. scratch) end)

describe("tables of a unit", function()
  it("have its instructions, numbered from 0, its types behind those of PTX, and two profiles", function()
    local built = build(good("npu1"))
    assert.are.same({ "matmul.q8" }, built.strings)
    assert.are.same({ "exact", "npu1" }, built.profiles)
    local row, format = built.rows[1], built.formats[#built.formats]
    assert.are.same({ 0, 16, 16, 32 }, { row.first_id, row.m, row.n, row.k })
    assert.are.same({ "q8", 8, 3, 4, 4 }, { format.name, format.width, format.exponent, format.fraction, format.bias })
    assert.equal("type", built.words.class.q8)
    assert.equal(64, 1 << row.operands.a.proof.lanes)
  end)

  it("have layouts whose sources are those of formula or basis, written out by hand", function()
    local operands = build(good("npu1")).rows[1].operands
    -- A: column from i0 i1 i2 l4 l5, row from l0 to l3; bits of the element come first. D: column from l4 l5 i0 i1.
    assert.are.same({ 0, 1, 2, 7, 8, 3, 4, 5, 6 }, operands.a.proof.source)
    assert.are.same({ 6, 7, 0, 1, 2, 3, 4, 5 }, operands.d.proof.source)
  end)

  it("have the block of the text, and say where it comes from", function()
    local built = build(good("npu1"))
    local words = {}
    for _, value in ipairs(built.blocks[built.by_profile.npu1["matmul.q8"] + 1].values) do words[#words + 1] = value[3] end
    assert.are.same({ "fraction_bits = 14", "align = down", "rounding = nearest_even", "overflow = rounded", "nan = quiet",
      "adder = neighbours", "partial = cut" }, words)
    local evidence = built.evidence[#built.evidence]
    assert.are.same({ 2, "NPU-1 handbook 4.3" }, { evidence.profiles, evidence.source })
    assert.are.same({ "matmul_q8", "q8,q8,f32,f32", "npu1: NPU-1 handbook 4.3" },
      { built.named_blocks[1].name, built.named_blocks[1].types, built.named_blocks[1].source })
  end)

  it("take words that blocks had before, and several flags", function()
    local words = {}
    local text = changed(good("npu1"), "adder=neighbours", "adder=tree subnormals=flush_in+flush_out")
    local built = build(text)
    for _, value in ipairs(built.blocks[built.by_profile.npu1["matmul.q8"] + 1].values) do words[value[3] ] = value[2] end
    assert.equal("MMAREF_SUBNORMALS_FLUSH_IN | MMAREF_SUBNORMALS_FLUSH_OUT", words["subnormals = flush_in+flush_out"])
    assert.equal("MMAREF_ADDER_NEIGHBOURS", words["adder = neighbours"])
  end)

  it("have a format of a block as the one that it describes", function()
    for text, fields in pairs({ ["e6m9.b30.ieee"] = "own_exponent_bits = 6, own_fraction_bits = 9, own_bias = 30, own_special = ieee",
      e8m10 = "own_exponent_bits = 8, own_fraction_bits = 10" }) do
      local built = build(changed(good("npu1"), "nan=quiet", "nan=quiet product_type=" .. text .. " step_type=" .. text))
      local words, own = {}, {}
      for _, value in ipairs(built.blocks[built.by_profile.npu1["matmul.q8"] + 1].values) do
        words[value[3] ] = true
        if value[3]:find("^own_") then own[#own + 1] = value[3] end
      end
      assert.is_true(words["product_type = own"] and words["step_type = own"])
      assert.equal(fields, table.concat(own, ", "))
    end
  end)

  it("are those of integers, of 32 lanes, and of plain names", function()
    local built = build(good("dsp32"))
    assert.are.same({ "dot8", "dot8.clamped", "dot4", "bits" }, built.strings)
    for k, row in ipairs(built.rows) do assert.are.same({ k - 1 }, { row.first_id, row.class }) end
    assert.are.same({ "SATFINITE", "XOR" }, { built.rows[2].said.slots[3][1]:upper(), built.rows[4].said.slots[7][1]:upper() })
  end)

  it("are those of 128 lanes, of f16 with f32, and of fragments of several types", function()
    local built = build(good("mesh128"))
    assert.are.same({ 128, 3 }, { 1 << built.rows[1].operands.d.proof.lanes, built.instruction_count })
    assert.equal("f16,f16,f32,f32", built.rows[1].types)
  end)

  it("need no own types", function()
    local text = good("mesh128"):gsub("  types = {\n.-\n  },\n", "", 1):gsub("    {\n      name = \"mesh%.f6\".*", "  },\n}\n")
    text = text:gsub('"f16", "f6"', '"f16"'):gsub('"f6"', '"e4m3"'):gsub(', "t16"', "")
    local built = build(text)
    assert.are.same({ "mesh.f16" }, built.strings)
    assert.is_nil(built.words.number.t16)
  end)

  it("keep the numbers that its tables have", function()
    local inventory = require("model.inventory")
    local was = build(good("dsp32"))
    files.write(scratch .. "/inventory.txt", inventory.text(was))
    local text = changed(good("dsp32"), '    { name = "dot8", ', '    { name = "dot4", section = "2.2", m = 8, n = 16, k = 64, a = "n4", '
      .. 'b = "n4", c = "s32", d = "s32", source = "2.2" },\n    { name = "dot8", ')
    text = changed(text, '{ name = "dot4", section = "2.2", m = 8, n = 16, k = 64, a = "n4", b = "u4"',
      '{ name = "new", section = "2.2", m = 8, n = 16, k = 64, a = "n4", b = "u4"')
    assert.are.same({ "dot8", "dot8.clamped", "dot4", "bits", "new" }, build(text, scratch).strings)
    assert.has_error(function() build(good("dsp32"):gsub('"bits"', '"bit"'), scratch) end, scratch
      .. "/unit.lua: instruction 3 of " .. scratch .. "/inventory.txt is bits, and is gone: without this file all are "
      .. "numbered anew")
    assert.has_error(function() build(good("npu1"), scratch) end, scratch
      .. "/inventory.txt: these are tables of dsp32, not of npu1: take another folder")
    assert.has_error(function() build(good("npu1"), "generated") end,
      "generated/inventory.txt: these are tables of the PTX ISA, not of npu1: take another folder")
    assert.has_error(function() require("model.stable").check_folder(scratch) end,
      scratch .. "/inventory.txt: these are tables of dsp32: say UNIT=FOLDER, or take another folder")
    os.remove(scratch .. "/inventory.txt")
  end)
end)

-- Unit; what is printed there; the slip; the record that the answer names; the answer.
local TYPE, A, D, DOT, MATMUL = "type 1 (q8)", "fragment 1 (a)", "fragment 3 (d)", "instruction 1 (dot8)", "instruction 1 (matmul.q8)"
local slips = {
  { "npu1", 'document', 'documnet', "", "unknown key 'documnet', the nearest is 'document'" },
  { "npu1", 'name = "npu1"', 'name = "sm_90"', "", "'sm_90' is a name of the PTX ISA or of its chips" },
  { "npu1", 'name = "npu1"', 'name = "NPU 1"', "", "'name' is no name for tables of C: NPU 1; it has lower-case letters" },
  { "npu1", '-- SPDX', '\xef\xbb\xbf-- SPDX', "", "begins with a byte order mark" },
  { "npu1", 'return {', 'unit = {', "", "'unit' is set: write local, or return { ... }" },
  { "npu1", 'instructions = {', 'instructions = { k = 1,', "", "'instructions' is no list: a table" },
  { "npu1", 'lanes = 64', 'lanes = 48', A, "lanes = 48 is not 32, 64 or 128" },
  { "npu1", 'kind = "float"', 'kind = "flaot"', TYPE, "unknown kind 'flaot', the nearest is 'float'" },
  { "npu1", 'width = 8', 'width = 12', TYPE, "width = 12 is not a power of two" },
  { "npu1", 'fraction = 4', 'fraction = 5', TYPE, "sign, exponent, fraction and shift are 9 bits, the width is 8" },
  { "npu1", 'special = "nan"', 'special = "nna"', TYPE, "unknown special 'nna', the nearest is 'nan'" },
  { "npu1", 'bias = 4', 'bias = 400', TYPE, "bias = 400 is not 0 to 254" },
  { "npu1", 'name = "q8"', 'name = "e4m3"', "type 1 (e4m3)", "'e4m3' appears twice" },
  { "npu1", 'name = "q8"', 'name = "Q8"', "type 1 (Q8)", "'name' is no name for tables of C: Q8" },
  { "npu1", 'name = "b"', 'name = "a"', "fragment 2 (a)", "'a' appears twice" },
  { "npu1", 'rows = 16', 'row = 16', A, "unknown key 'row', the nearest is 'rows'" },
  { "npu1", 'operand = "a"', 'operand = "x"', A, "unknown operand 'x', the nearest is '" },
  { "npu1", 'types = { "q8" }', 'types = { "p8" }', A, "unknown type 'p8', the nearest is 'q8'" },
  { "npu1", 'types = { "q8" }', 'types = { "ue8m0" }', A, "unknown type 'ue8m0', the nearest is" },
  { "npu1", 'basis = {', 'formula = "row = 0", basis = {', D, "a formula and a basis: one is enough" },
  { "npu1", 'elements = 8', 'elements = 0', A, "elements = 0 is not a count" },
  { "npu1", '%laneid % 16', '%laneid % 8', "fragment a", "hit twice: lane 8 element 0 (row 0, column 0) is also lane 0 element 0" },
  { "npu1", '{ 0, 1 }, { 0, 2 } }', '{ 0, 1 }, { 0, 1 } }', "fragment d", "hit twice" },
  { "npu1", '{ 8, 0 }, { 0, 1 }', '{ 0, 1 }', "fragment d", "basis.lane has 5 vectors" },
  { "npu1", '(%laneid / 16) + i for', '(%laneid / 16 + i for', "fragment a", "is not closed" },
  { "npu1", 'k = 32', 'k = 64', MATMUL, "matmul.q8 has k = 64, its A 32 columns (fragment a)" },
  { "npu1", 'k = 32', 'k = 48', MATMUL, "k = 48 is no power of two" },
  { "npu1", 'm = 16', 'm = 512', MATMUL, "m = 512: the library computes up to 256" },
  { "npu1", 'k = 32', 'k = 512', MATMUL, "k = 512: the library computes up to 256" },
  { "npu1", 'm = 16', 'm = 64', MATMUL, "matmul.q8 has m = 64, its A 16 rows (fragment a)" },
  { "npu1", 'c = "f32"', 'c = "f16"', MATMUL, "no fragment of C has f16" },
  { "npu1", 'c = "f32"', 'c = "s32"', MATMUL, "integers and floating-point numbers do not mix" },
  { "npu1", 'c = "f32",', '', MATMUL, "'c' is missing" },
  { "npu1", 'b = "q8"', 'b = "q9"', MATMUL, "unknown type 'q9', the nearest is 'q8'" },
  { "npu1", 'source = "NPU-1 handbook 4.3",', '', MATMUL, "'source' is missing" },
  { "npu1", 'certainty = "stated"', 'certainty = "sated"', MATMUL, "unknown certainty 'sated', the nearest is 'stated'" },
  { "npu1", 'arithmetic = "custom ', 'arithmetic = "costum ', MATMUL, "does not begin with 'custom'" },
  { "npu1", 'sign = 1', 'sign = 0', TYPE, "sign = 0: floating-point types of a unit have a sign" },
  { "npu1", 'k = 32', 'K = 32', MATMUL, "unknown key 'K', the nearest is 'k'" },
  { "npu1", 'fraction_bits=14', 'fraction_bits = 14', MATMUL, "'fraction_bits' sets no field: write field=value, without blanks" },
  { "npu1", 'fraction_bits=14', 'product_type=e9m10', MATMUL, "own_exponent_bits = 9 is outside 1 to 8" },
  { "npu1", 'fraction_bits=14', 'product_type=e8m10.b127.iee', MATMUL, "unknown value of own_special 'iee', the nearest is 'ieee'" },
  { "npu1", 'fraction_bits=14', 'product_type=e8m10.ieee.b127', MATMUL, "product_type = e8m10.ieee.b127 is no format of a unit's tables" },
  { "npu1", 'fraction_bits=14', 'product_type=e8m10 step_type=e8m11', MATMUL, "step_type = e8m11: tables hold one format of its own kind" },
  { "npu1", 'fraction_bits=14', 'step_type=e8m10 own_bias=3', MATMUL, "step_type = e8m10: tables hold one format of its own kind" },
  { "npu1", 'fraction_bits=14', 'fractionbits=14', MATMUL, "unknown field 'fractionbits', the nearest is 'fraction_bits'" },
  { "npu1", 'fraction_bits=14', 'fraction_bits=41', MATMUL, "fraction_bits=41 is outside 0 to 40" },
  { "npu1", 'partial=cut', 'partial=cute', MATMUL, "unknown value of partial 'cute', the nearest is 'cut'" },
  { "npu1", 'fraction_bits=14 ', '', MATMUL, "align = down needs fraction_bits" },
  { "npu1", 'nan=quiet', 'group=8', MATMUL, "group = 8 needs accumulate=after, after_product or last" },
  { "npu1", 'section = "4.2"', 'section = "4.2 */"', MATMUL, "'section' is no name for tables of C: 4.2 */" },
  { "npu1", 'section = "4.2"', 'section = "4-1"', MATMUL, "'4-1' is '4.1' in tables of C" },
  { "npu1", '"matmul.q8"', '"mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16"', "instruction 1", "is an instruction of the PTX ISA" },
  { "npu1", '"matmul.q8"', '"wgmma.q8"', "instruction 1 (wgmma.q8)", "wgmma is an instruction of the PTX ISA" },
  { "npu1", '"matmul.q8"', '"mat mul"', "instruction 1 (mat mul)", "'name' is no name for tables of C: mat mul; it has letters, digits, _, : and points" },
  { "npu1", 'm = 16,', 'sparse = true, m = 16,', MATMUL, "sparse: instructions of a unit are D = A * B + C, not sparse, scaled or moving" },
  { "npu1", 'operand = "b"', 'operand = "scale_b"', "fragment 2 (b)", "scale_b: instructions of a unit are D = A * B + C" },
  { "npu1", 'm = 16,', 'fragments = { a = "aa" }, m = 16,', MATMUL, "unknown fragment 'aa', the nearest is 'a'" },
  { "npu1", 'm = 16,', 'fragments = { a = "d" }, m = 16,', MATMUL, "fragment d has no q8, the type of A" },
  { "npu1", 'name = "b",', 'name = "b", lanes = 32,', "fragment b", "" },
  { "dsp32", 'name = "dot8.clamped"', 'name = "dot8"', "instruction 2 (dot8)", "'dot8' appears twice" },
  { "dsp32", 'source = "2.1" }', 'source = "2.1", arithmetic = "custom nan=quiet" }', DOT, "integers have no 'arithmetic': their sum is exact" },
  { "dsp32", 'b = "u8", c = "s32", d = "s32"', 'b = "n4", c = "s32", d = "s32"', DOT, "s8 and n4 have different widths" },
  { "dsp32", 'd = "s32", source', 'd = "f32", source', DOT, "integers and floating-point numbers do not mix" },
  { "dsp32", 'bitop = "xor"', 'bitop = "xro"', "instruction 4 (bits)", "unknown bitop 'xro', the nearest is 'xor'" },
  { "dsp32", '* 8 + i', '* 8 + (i & 1) * 4 + (i >> 1)', "fragment a8", "4 consecutive k of s8 do not share a register, in ascending order" },
  { "mesh128", 'name = "mesh.mixed"', 'name = "mesh.F16"', "instruction 3 (mesh.F16)", "'mesh.F16' is 'mesh.f16' in tables of C" },
  { "mesh128", 'columns = 16', 'columns = 16, lanes = 64', "", "" },
}

describe("a slip in unit.lua", function()
  for _, slip in ipairs(slips) do
    local unit, from, to, where, answer = table.unpack(slip)
    it(("is answered in a line: %s: %s"):format(unit, to), function()
      local fine, message = pcall(build, changed(good(unit), from, to))
      assert.is_false(fine)
      assert.equal(scratch .. "/unit.lua", message:sub(1, #scratch + 9))
      assert.is_nil(message:find("\n", 1, true), message)
      assert.is_truthy(message:find(where, 1, true), message)
      assert.is_truthy(message:find(answer, 1, true), message)
    end)
  end

  it("is answered where the folder has no unit", function()
    assert.has_error(function() model.build("generator/spec", nil, nil, nil, nil, { folder = "tests" }) end,
      "tests/unit.lua: no such file")
  end)
end)

describe("hostile text of unit.lua", function()
  it("becomes tables or one line", function()
    local draw, refused = mutator.stream(20261127), 0
    local list = { good("npu1"), good("dsp32"), good("mesh128") }
    for _ = 1, 60 do
      local text = mutator.changed(list[draw(3)], draw)
      local fine = mutator.answer(text, build, text)
      refused = refused + (fine and 0 or 1)
    end
    assert.is_true(refused > 20)
  end)

  it("ends", function()
    assert.has_error(function() build("while true do end") end)
    assert.has_error(function() build("return { name = \"x\", document = os.getenv(\"HOME\") }") end)
  end)
end)
