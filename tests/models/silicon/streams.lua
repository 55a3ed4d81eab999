-- SPDX-License-Identifier: MIT
-- Cases from the seeded stream of tests/models/reference, under one profile.

local case = require "silicon.case"
local model = require "reference.model"
local operands = require "reference.operands"
local stream = require "reference.stream"
local transfers = require "reference.transfers"

local streams = {}

local makers = {}

function makers.mma(it, profile, next)
  local given = operands.draw(it, case.fragments(it, profile), next)
  given.arith = profile
  return given
end
makers["wmma.mma"] = makers.mma

makers["wmma.load"] = function(it, profile, next)
  local given = transfers.wmma(it, 0, next)
  given.arith = profile
  return given
end
makers["wmma.store"] = makers["wmma.load"]

function makers.ldmatrix(it, _, next)
  local given = transfers.matrix(it, 0, next)
  given.arith = nil
  return given
end
makers.stmatrix, makers.movmatrix = makers.ldmatrix, makers.ldmatrix

-- A function that makes the next case of an instruction; purpose separates streams.
function streams.source(text, profile, purpose)
  local it = assert(model.instruction(text), text)
  local next = stream.generator(purpose .. " " .. text)
  return function()
    local given = makers[it.family](it, profile, next)
    given.insn = text
    return given
  end, it
end

-- `count` cases of each instruction, label "stream".
function streams.each(texts, profile, count, add)
  for _, text in ipairs(texts) do
    local source = streams.source(text, profile, "silicon")
    for _ = 1, count do add(source(), "stream") end
  end
end

return streams
