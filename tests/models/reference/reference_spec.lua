-- SPDX-License-Identifier: MIT
-- Hand-worked checks of the reference model: busted tests/models/reference/reference_spec.lua

local here = debug.getinfo(1, "S").source:match("^@(.*/)") or "./"
package.path = here .. "../?.lua;" .. package.path

local cases = require "reference.cases"
local layout = require "reference.layout"
local model = require "reference.model"
local round = require "reference.round"
local rows = require "reference.reference_rows"
local stream = require "reference.stream"
local wide = require "reference.wide"

local function zeros(n)
  local words = {}
  for i = 1, n do words[i] = 0 end
  return words
end

local function blank(insn)
  local given = { insn = insn.text }
  for operand in ("abc"):gmatch(".") do given[operand] = zeros(32 * insn.fragments[operand].words) end
  return given
end

-- Sets the element of the first problem at a row and column.
local function put(insn, given, operand, row, col, bits)
  local f = insn.fragments[operand]
  for lane = 0, 31 do
    for i = 0, f.n - 1 do
      local at = f[lane * f.n + i]
      if at[1] == 0 and at[2] == row and at[3] == col then
        layout.put(f, given[operand], lane, i, bits)
      end
    end
  end
end

local function corner(case)
  local key, d = model.compute(case)
  local insn = model.instruction(case.insn)
  assert.equal("d", key)
  return layout.get(insn.fragments.d, d, 0, 0)
end

describe("the first element of D", function()
  for _, row in ipairs(rows) do
    local title, text, c, terms, want = table.unpack(row)
    local insn = model.instruction(text)
    for profile, bits in pairs(want) do
      it(title .. ", " .. profile, function()
        local given = blank(insn)
        put(insn, given, "c", 0, 0, c)
        for k, pair in pairs(terms) do
          put(insn, given, "a", 0, k, pair[1])
          put(insn, given, "b", k, 0, pair[2])
        end
        given.arith = profile
        assert.equal(("%08x"):format(bits), ("%08x"):format(corner(given)))
      end)
    end
  end
end)

describe("block scaling", function()
  local function scaled(text, c, a, b, scale_a, scale_b)
    local insn = model.instruction(text)
    local given = blank(insn)
    put(insn, given, "c", 0, 0, c)
    for k, bits in pairs(a) do put(insn, given, "a", 0, k, bits) end
    for k, bits in pairs(b) do put(insn, given, "b", k, 0, bits) end
    given.scale_a, given.scale_b = zeros(32), zeros(32)
    given.scale_a[1], given.scale_b[1] = scale_a, scale_b
    given.select_a, given.select_b = { 0, 0 }, { 0, 0 }
    given.arith = "sm_120"
    return corner(given)
  end
  local MX = "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0"
  local NV = "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3"

  it("has a smallest scale factor of 2^-127", function()
    assert.equal(0x00400000, scaled(MX, 0, { [0] = 0x38 }, { [0] = 0x38 }, 0x00, 0x7F))
  end)
  it("makes a NaN of a NaN factor on zeros", function()
    assert.equal(0x7FFFFFFF, scaled(MX, 0x3F800000, {}, {}, 0xFF, 0x7F))
  end)
  it("keeps 35 fraction bits in grouped sums", function()
    local a, b = { [0] = 2, [16] = 0xA, [32] = 1 }, { [0] = 2, [16] = 2, [32] = 1 }
    assert.equal(0x38800000, scaled(NV, 0, a, b, 0x38087878, 0x38087878))
  end)
  it("lets a cancelled group set the alignment", function()
    local a, b = { [0] = 2, 0xA }, { [0] = 2, 2 }
    assert.equal(0, scaled(NV, 0x35800000, a, b, 0x78, 0x78))
  end)
  it("ignores bit 7 of ue4m3", function()
    assert.equal(0x3F800000, scaled(NV, 0, { [0] = 2 }, { [0] = 2 }, 0xB8, 0x38))
  end)
end)

describe("integers", function()
  local function sum(text, c, a)
    local insn = model.instruction(text)
    local given = blank(insn)
    put(insn, given, "c", 0, 0, c)
    for k = 0, insn.k - 1 do
      put(insn, given, "a", 0, k, a(k))
      put(insn, given, "b", k, 0, 1)
    end
    return corner(given)
  end
  it("wrap", function()
    local text = "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32"
    assert.equal(0x80000000, sum(text, 0x7FFFFFFF, function(k) return k == 0 and 1 or 0 end))
  end)
  it("clamp once", function()
    local text = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32"
    assert.equal(0x7FFFFFFF, sum(text, 0x7FFFFFFF, function(k) return k < 16 and 0x64 or 0x9C end))
  end)
end)

describe("sparse metadata", function()
  local function status(ordered, nibble)
    local text = "mma.sp" .. ordered .. ".sync.aligned.m16n8k32.row.col.f32.f16.f16.f32"
    local given = blank(model.instruction(text))
    given.e, given.f, given.arith = {}, 0, "exact"
    for lane = 1, 32 do given.e[lane] = nibble * 0x11111111 end
    return (select(2, model.compute(given)))
  end
  it("refuses equal indices", function() assert.equal("undefined", status("", 5)) end)
  it("takes descending indices only without order", function()
    assert.is_table(status("", 1))
    assert.equal("undefined", status("::ordered_metadata", 1))
  end)
end)

describe("wide sums", function()
  it("cancel over the whole range of f64 products", function()
    local w = wide.new()
    wide.add(w, 0, 1, 2046)
    wide.add(w, 0, 1, -2148)
    wide.add(w, 1, 1, 2046)
    local negative, m, e, sticky = wide.take(w)
    assert.same({ 0, 1 << 61, -2148 - 61, false }, { negative, m, e, sticky })
    assert.is_nil(wide.take(w))
  end)
end)

describe("rounding", function()
  local f64 = require("reference.formats").f64
  it("leaves a directed overflow finite", function()
    assert.equal(f64.infinity - 1, round.pack(f64, "rm", 0, 1, 5000, false))
    assert.equal(f64.infinity, round.pack(f64, "rp", 0, 1, 5000, false))
  end)
  it("moves a tiny sum away from zero when directed so", function()
    assert.equal(1, round.pack(f64, "rp", 0, 1, -3000, false))
    assert.equal(f64.sign, round.pack(f64, "rp", 1, 1, -3000, false))
  end)
end)

describe("the stream", function()
  it("is seeded by FNV-1a and stepped by xorshift", function()
    -- FNV-1a of "a" is the published e40c292c.
    local s = 0xE40C292C
    s = (s ~ s << 13) & 0xFFFFFFFF
    s = s ~ s >> 17
    s = (s ~ s << 5) & 0xFFFFFFFF
    assert.equal(s, stream.generator("a")())
  end)
  it("hashes words low byte first", function()
    local d = stream.digest()
    d.add(0x61)
    local h = 0xE40C292C -- after the byte "a"; three zero bytes follow
    for _ = 1, 3 do h = h * 16777619 & 0xFFFFFFFF end
    assert.equal(h, d.value())
  end)
  it("has 32 cases of mac16 and 8 of mma", function()
    assert.equal(32, #cases.of("mac16"))
    assert.equal(8, #cases.of(rows[1][2]))
  end)
end)
