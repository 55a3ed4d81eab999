-- SPDX-License-Identifier: MIT
-- Each rule of spec/facts.lua is held: it cannot change alone, nor can the tables or the lines of src that hold it.
package.path = "generator/?.lua;" .. package.path

local check = require("base.check")
local held = require("edition.held")
local model = require("model.model")
local code_holders = require("tests.generator.code_holders")
local files = require("tests.generator.files")

local facts = check.load("generator/spec/facts.lua")
local built = model.build("generator/spec")

-- The files of src by their names.
local code = {}
for path in assert(io.popen("find src -name '*.[ch]'")):lines() do code[path] = files.read(path) end

local function each_fact(visit)
  for _, section in ipairs(facts) do
    for _, fact in ipairs(section) do visit(fact, section.section) end
  end
end

-- The error about a rule; nil: it is held.
local function said(fact, section, source, tables)
  local fine, message = pcall(function()
    held.check({ { section = section, fact } }, tables or built)
    held.check_by({ { section = section, fact } }, "code", code_holders, tables or built, source or code)
  end)
  return not fine and tostring(message) or nil
end

-- The rules that changed tables or code do not hold: the set of their `by` and `code`.
local function lost(source, tables)
  local list = {}
  each_fact(function(fact, section)
    if said(fact, section, source, tables) then list[fact.by or fact.code] = true end
  end)
  return list
end

describe("a rule of the text", function()
  it("is held, every one", function()
    local count = 0
    each_fact(function(fact, section)
      assert.is_nil(said(fact, section))
      count = count + 1
    end)
    assert.is_true(count >= 90, count)
  end)

  it("cannot change alone", function()
    each_fact(function(fact, section)
      local other = setmetatable({ is = fact.is:gsub("%w+$", "else") }, { __index = fact })
      assert.equal(("spec/facts.lua, section 1 (%s), fact 1 (%s): is = '%s', but its holder (%s) gives '%s'"):format(
        section, fact.about, other.is, fact.by or fact.code, fact.is), said(other, section))
    end)
  end)

  it("has a holder of its own kind, and no holder is idle", function()
    local used = {}
    each_fact(function(fact)
      local text = fact.by or fact.code
      used[text:match("^(.-): ") or text] = true
    end)
    for _, name in ipairs(held.names) do assert.is_true(used[name], name) end
    for name in pairs(code_holders) do assert.is_true(used[name], name) end
  end)
end)

describe("code that holds a rule", function()
  local changes = {
    { "KIND_MXF8F6F4 ? 1 : 2", "KIND_MXF8F6F4 ? 1 : 4", { "default size: kind::mxf4" } },
    { "KIND_MXF8F6F4 ? 1 : 2", "KIND_MXF8F6F4 ? 2 : 2", { "default size: kind::mxf8f6f4" } },
    { "byte >= 4 ||", "byte >= 8 ||",
      { "byte-ids: 4X", "selectors of scale: 2X", "selectors of scale: 1X threads" } },
    { "1u << (token", "2u << (token",
      { "scale factors: 1X", "scale factors: 2X", "bytes of byte-id: 2X 0" } },
    { "uint16_t byte_id_a, thread_id_a", "uint8_t byte_id_a, thread_id_a", { "width of selectors" } },
    { "return second == first + 1 && first % 2 == 0", "return second == first + 1",
      { "metadata: two" } },
    { "first < second : first != second", "first <= second : first != second",
      { "metadata: ordered", "order of indices" } },
    { "first < second : first != second", "first < second : first < second", { "metadata: invalid" } },
    { "first = nibble & 3, second = nibble >> 2", "first = nibble >> 2, second = nibble & 3",
      { "metadata: ordered", "metadata: two", "order of indices" } },
    { "return 0x7fffffffu + (c >> 31)", "return 0x7fffu + (c >> 31)",
      { "clamp: least", "clamp: signed" } },
    { "return wrapped;", "return clamped;", { "overflow: verb", "overflow: participle" } },
    { "stride % elements != 0", "stride % bytes != 0", { "unit of stride" } },
    { "return MMAREF_ROUND_DOWN", "return MMAREF_ROUND_UP", { "rounding: rm" } },
    { "return MMAREF_ROUND_NEAREST_EVEN", "return MMAREF_ROUND_NEAREST_AWAY", { "rounding: rn" } },
  }
  for _, change in ipairs(changes) do
    local from, to, rules = table.unpack(change)
    it("cannot change alone: " .. to, function()
      local changed, count = {}, 0
      for path, text in pairs(code) do
        local first, last = text:find(from, 1, true)
        changed[path] = first and text:sub(1, first - 1) .. to .. text:sub(last + 1) or text
        count = count + (first and 1 or 0)
      end
      assert.equal(1, count, from)
      local found = lost(changed)
      for _, rule in ipairs(rules) do assert.is_true(found[rule], rule) end
    end)
  end

  local STRIDE <const> = { about = "unit of stride", code = "unit of stride", is = "elements" }
  it("is looked for", function()
    assert.matches("fact 1 (unit of stride): unit of stride: src has no line that fits: if", said(STRIDE, "9.7.14.4.2", {}),
      1, true)
  end)

  it("is in one file", function()
    local line = "if (stride % elements != 0)"
    assert.matches("have both: if", said(STRIDE, "9.7.14.4.2", { ["a.c"] = line, ["b.c"] = line }), 1, true)
  end)
end)

describe("tables that hold a rule", function()
  -- The tables with other members in the records that a function picks out of a list.
  local function with(list, picks, members)
    local changed = {}
    for k, record in ipairs(built[list]) do
      changed[k] = picks(record) and setmetatable(members, { __index = record }) or record
    end
    return setmetatable({ [list] = changed }, { __index = built })
  end
  local function named(name) return function(record) return record.name == name end end

  local QUADS <const> = "group = %laneid >> 2\nquad = %laneid % 4\n"
  local changes = {
    { "formats", function(format) return format.container == "byte" end, { shift = 0 },
      { "place in container: e2m1", "padding above: e2m1", "padding below: e2m1" } },
    { "formats", named("e3m2"), { width = 16 }, { "width of container: e2m1 e3m2 e2m3" } },
    { "formats", named("e2m3"), { shift = 1 }, { "place in container: e3m2 e2m3" } },
    { "formats", named("b16"), { width = 32 }, { "bytes of a row: ldmatrix.m8n8.d b16", "padding of a row: b6x16_p32",
      "padding of a row: b4x16_p64" } },
    { "records", named("m8n8k4.a.f16.row"), { products = 2 }, { "products: m8n8k4.a.f16.row" } },
    { "records", named("sp.m16n8k32.a.f16"), { granularity = "4:8" },
      { "granularity: sp.m16n8k16.a.f16 sp.m16n8k32.a.f16" } },
    { "records", named("sp.m16n8k128.e.u4"), { selectors = 2 }, { "selectors: sp.m16n8k64.e.u8 sp.m16n8k128.e.u4" } },
    { "records", named("sp.m16n8k16.e.f16"), { selectors = 8 }, { "range of selectors" } },
    { "records", named("n8.scale_b.ue8m0"),
      { formula = QUADS .. "row = i\ncol = group\nselector = 3 - quad" },
      { "lane of selector: n8.scale_b.ue8m0" } },
    { "records", named("m16.scale_a.ue8m0"),
      { formula = QUADS .. "row = group + 8 * (quad >> 1)\ncol = i\nselector = quad & 1" },
      { "lanes of selector: m16.scale_a.ue8m0 0", "threads of selector: m16.scale_a.ue8m0 1" } },
    { "records", named("ldmatrix.m16n16.d"), { formula = QUADS .. "row = group\ncol = quad" },
      { "run of columns: ldmatrix.m16n16.d" } },
  }
  for _, change in ipairs(changes) do
    local list, picks, members, rules = table.unpack(change)
    it("cannot change alone: " .. rules[1], function()
      local found = lost(nil, with(list, picks, members))
      for _, rule in ipairs(rules) do assert.is_true(found[rule], rule) end
    end)
  end

  -- The tables with a slot of rows changed.
  local function with_rows(has, change)
    local rows = {}
    for k, row in ipairs(built.rows_with_numbers) do
      local slots, fits = {}, false
      for j, slot in ipairs(row.slots) do
        slots[j] = table.move(slot, 1, #slot, 1, { optional = slot.optional })
        for _, word in ipairs(slot) do fits = fits or word == has end
      end
      if fits then change(slots, row.roles) end
      rows[k] = setmetatable({ slots = slots }, { __index = row })
    end
    return setmetatable({ rows_with_numbers = rows }, { __index = built })
  end
  local function replace(role, word)
    return function(slots, roles)
      for k, name in ipairs(roles) do
        if name == role then slots[k] = { word } end
      end
    end
  end
  local function let_out(role)
    return function(slots, roles)
      for k, name in ipairs(roles) do
        if name == role then slots[k].optional = true end
      end
    end
  end
  local rows = {
    { "bf16", replace("dtype", "f16"), { "accumulators: bf16" } },
    { "m8n8k4", replace("dtype", "f16"), { "dtype of ctype: m8n8k4 f32", "accumulators: f64" } },
    { "m16n8k8", replace("ctype", "f64"), { "same words: mma dtype ctype m16n8k8" } },
    { "xor", replace("bitop", "or"), { "words for: mma bitop b1" } },
    { "kind::mxf4nvf4", let_out("scale_vec"), { "always there: mma scale_vec kind::mxf4nvf4" } },
    { "m16n16", let_out("trans"), { "always there: ldmatrix trans m16n16" } },
    { "m16n16", replace("num", "x4"), { "words for: ldmatrix num m16n16 and" } },
    { "m16n16", replace("source", "b4x16_p64"), { "bits of elements: ldmatrix m16n16 _bit" } },
  }
  for _, case in ipairs(rows) do
    it("cannot change alone: " .. case[3][1], function()
      local found = lost(nil, with_rows(case[1], case[2]))
      for _, rule in ipairs(case[3]) do assert.is_true(found[rule], rule) end
    end)
  end

  it("are those of the arithmetic too", function()
    local function with_bits(bits)
      local blocks = {}
      for k, block in ipairs(built.blocks) do
        local values = {}
        for j, value in ipairs(block.values) do
          values[j] = { value[1], value[1] == 1 and bits or value[2], value[3] }
        end
        blocks[k] = { values = values }
      end
      return setmetatable({ blocks = blocks }, { __index = built })
    end
    assert.is_true(lost(nil, with_bits("20"))["precision: half.f32"])
    assert.is_true(lost(nil, with_bits("9"))["precision of D: half.f16"])
    local of_one = setmetatable({ profiles = { "sm_90" } }, { __index = built })
    assert.is_true(lost(nil, of_one)["ways to sum: half.f32"])
  end)
end)
