-- SPDX-License-Identifier: MIT
-- One output element under a profile: picks the method and adapts C to it.

local chain = require "reference.chain"
local custom = require "reference.custom"
local double = require "reference.double"
local exact = require "reference.exact"
local fused = require "reference.fused"
local groups = require "reference.groups"
local profiles = require "reference.profiles"
local scalar = require "reference.scalar"
local software = require "reference.software"

local dot = {}

-- An f16 C under an f32 sum is widened first, so that a subnormal one becomes normal.
local function widen(c)
  return scalar.bits("f32", scalar.number("f16", c))
end

-- wmma with f32 C and f16 D: the f32 result is converted, a second rounding.
local function narrow(d)
  return scalar.bits("f16", scalar.number("f32", d))
end

local methods = {
  exact = exact.dot, double = double.dot, chain = chain.dot, groups = groups.dot,
  sequence = software.sequence, halves = software.halves, custom = custom.dot,
}

function methods.fused(a, b, n, c, plan)
  if plan.row.acc == "f32" and plan.c == "f16" then c = widen(c) end
  local d = fused.chain(a, b, n, c, plan.row)
  if plan.row.acc == "f32" and plan.d == "f16" then d = narrow(d) end
  return d
end

-- What every element of one instruction shares.
function dot.plan(it, profile)
  local block = custom.block(it, it.blocks and it.blocks[profile] or profile)
  if block then
    return { run = methods.custom, block = block, grouped = block.block ~= 0, c = it.c, d = it.d }
  end
  local name, row = profiles.method(it, profile)
  return {
    run = methods[name], halves = name == "halves", grouped = name == "groups",
    row = row, c = it.c, d = it.d, rounding = it.rounding,
  }
end

return dot
