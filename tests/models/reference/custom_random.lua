-- SPDX-License-Identifier: MIT
-- Prints vectors of random custom blocks and operands, computed by the reference:
--   lua tests/models/reference/custom_random.lua COUNT SEED < LIST

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local blocks = require "reference.custom_blocks"
local model = require "reference.model"
local operands = require "reference.operands"
local stream = require "reference.stream"
local write = require "reference.write"
local wmma = require "reference.wmma"

local instructions = {}
for text in io.lines() do
  local it = model.instruction(text)
  if it and it.float and (it.family == "mma" or it.family == "wmma.mma") then instructions[#instructions + 1] = it end
end

local next = stream.generator("custom " .. arg[2])
print "mmavec 1"
for _ = 1, tonumber(arg[1]) do
  local it = instructions[next() % #instructions + 1]
  local text = blocks.random(it, next)
  local given = operands.draw(it, it.fragments or wmma.fragments(it, text), next)
  given.insn, given.arith = it.text, text
  given.d = assert(select(2, model.compute(given)))
  write.case(io.stdout, given)
end
