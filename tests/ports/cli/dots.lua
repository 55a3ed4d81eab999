-- SPDX-License-Identifier: MIT
-- mmaref dot against the reference model: one element of D of an instruction, under every arithmetic that has it.
--   lua tests/ports/cli/dots.lua COUNT SEED MANY
-- COUNT results of dot; MANY runs a command for each line of its input (many.c). Prints how many agree, and each that does not.
package.path = (arg[0]:match("^(.*/)") or "./") .. "../../models/?.lua;" .. package.path

local dot = require "reference.dot"
local formats = require "reference.formats"
local instruction = require "reference.instruction"
local profiles = require "reference.profiles"
local software = require "reference.software"
local stream = require "reference.stream"
local vector = require "reference.vector"

local INSTRUCTIONS = {
  "m16n8k8.row.col.f16.f16.f16.f16", "m16n8k16.row.col.f32.f16.f16.f32", "m16n8k16.row.col.f32.bf16.bf16.f32",
  "m16n8k8.row.col.f32.tf32.tf32.f32", "m16n8k32.row.col.f32.e4m3.e4m3.f32", "m16n8k32.row.col.f32.e5m2.e4m3.f32",
  "m16n8k16.row.col.f16.e4m3.e5m2.f16", "m8n8k4.row.col.f64.f64.f64.f64",
  "m16n8k32.row.col.kind::f8f6f4.f32.e5m2.e4m3.f32",
}

local quoted = dofile("generator/base/quoted.lua")
local next = stream.generator("mmaref dot " .. arg[2])

-- Half of the exponents are near that of 1, so that sums cancel and round; the rest is any pattern.
local function pattern(f)
  local width = 1 + f.exponent + f.mantissa
  local bits = (width > 32 and next() << 32 or 0) | next()
  bits = bits & (width == 64 and -1 or (1 << width) - 1)
  if next() % 2 == 0 then
    local field = math.min(f.bias + next() % 4, (1 << f.exponent) - 1) - 1
    bits = bits & ~(((1 << f.exponent) - 1) << f.mantissa) | field << f.mantissa
  end
  return bits
end

local function line(type, n)
  local v, texts = vector.new(formats[type].mantissa), {}
  for k = 0, n - 1 do
    local bits = pattern(formats[type])
    vector.set(v, k, type, bits)
    if type == "tf32" then bits = bits << 13 end
    texts[k + 1] = ("0x%x"):format(bits)
  end
  return v, table.concat(texts, ",")
end

local function result(it, profile, a, b, c)
  local plan = dot.plan(it, profile)
  if plan.halves then
    local order = software.halves_order(it.depth)
    a = vector.gather(software.as_f16(a, it.a), order, it.depth)
    b = vector.gather(software.as_f16(b, it.b), order, it.depth)
  end
  return plan.run(a, b, it.depth, c, plan)
end

-- ---- Questions and answers ----

local name = os.tmpname()
local questions = assert(io.open(name, "w"))
local expected = {}
while #expected < tonumber(arg[1]) do
  local text = "mma.sync.aligned." .. INSTRUCTIONS[next() % #INSTRUCTIONS + 1]
  local it = assert(instruction.parse(text))
  local a, a_text = line(it.a, it.depth)
  local b, b_text = line(it.b, it.depth)
  local c = pattern(formats[it.c])
  local names = profiles.of(it)
  local question = ("dot %s --a %s --b %s --c 0x%x --arith %s --csv\n"):format(text, a_text, b_text, c, table.concat(names, ","))
  questions:write(question)
  for _, profile in ipairs(names) do
    expected[#expected + 1] = { profile, result(it, profile, a, b, c), question }
  end
end
questions:close()

local at, wrong = 0, 0
local answers = assert(io.popen(quoted(arg[3]) .. " < " .. name))
for row in answers:lines() do
  local profile, bits = row:match("^([%w_]+),[^,]*,0x(%x+),")
  if profile then
    at = at + 1
    local one = expected[at] or { "nothing", 0, "" }
    if profile ~= one[1] or tonumber(bits, 16) ~= one[2] then
      wrong = wrong + 1
      print(("%s %s: %s is %s, expected 0x%x"):format(profile, bits, one[3], one[1], one[2]))
    end
  end
end
answers:close()
os.remove(name)
wrong = wrong + #expected - math.min(at, #expected)
print(("%d of %d results of dot are those of the reference model"):format(#expected - wrong, #expected))
os.exit(wrong == 0 and #expected > 0)
