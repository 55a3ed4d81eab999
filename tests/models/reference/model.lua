-- SPDX-License-Identifier: MIT
-- Any case of any known instruction: picks the family that computes it.

local instruction = require "reference.instruction"
local mac16 = require "reference.mac16"
local mma = require "reference.mma"
local move = require "reference.move"
local wmma = require "reference.wmma"

local model = {}

local parsers = {
  mma = instruction.parse, wmma = wmma.parse,
  ldmatrix = move.parse, stmatrix = move.parse, movmatrix = move.parse,
}

-- Family -> the key of the result and the computation.
local families = {
  mma = { "d", function(it, given) return mma.compute(it, given, given.arith, it.fragments) end },
  ["wmma.mma"] = { "d", wmma.compute },
  ["wmma.load"] = { "r", wmma.load },
  ["wmma.store"] = { "memory_out", wmma.store },
  ldmatrix = { "r", move.ldmatrix },
  stmatrix = { "memory_out", move.stmatrix },
  movmatrix = { "d", move.movmatrix },
}

local parsed = {}

-- The instruction, for mma with its layouts; nil for an unknown string.
function model.instruction(text)
  local it = parsed[text]
  if it == nil then
    local parse = parsers[text:match("^%a+")]
    it = parse and parse(text) or false
    if it and it.family == "mma" then it.fragments = mma.fragments(it) end
    parsed[text] = it
  end
  return it or nil
end

--- Adds an instruction with its layouts.
function model.add(it)
  if parsed[it.text] then error(it.text .. ": there is such an instruction", 0) end
  parsed[it.text] = it
end

-- Returns the name of the expected key and the computed words, or nil and a status.
function model.compute(case)
  if case.insn == "mac16" then
    return "z_out", mac16.compute(case.operand, case.x, case.y, case.z)
  end
  local it = model.instruction(case.insn)
  if not it then return nil, "unknown" end
  local key, compute = table.unpack(families[it.family])
  local result, status = compute(it, case)
  if not result then return nil, status end
  return key, result
end

return model
