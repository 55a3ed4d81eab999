-- SPDX-License-Identifier: MIT
-- The cases of the stream, family by family (README.md, "Cases").

local model = require "reference.model"
local operands = require "reference.operands"
local profiles = require "reference.profiles"
local stream = require "reference.stream"
local transfers = require "reference.transfers"
local wmma = require "reference.wmma"

local cases = {}

local makers = {}

function makers.mma(it, c, next, names, _, zeros)
  local name = names[c % #names + 1]
  local fragments = it.fragments or wmma.fragments(it, name)
  local case = operands.draw(it, fragments, next, zeros)
  case.insn, case.arith = it.text, name
  return case
end

makers["wmma.mma"] = makers.mma
makers["wmma.load"], makers["wmma.store"] = transfers.wmma, transfers.wmma
makers.ldmatrix, makers.stmatrix, makers.movmatrix = transfers.matrix, transfers.matrix, transfers.matrix

-- Floats have one case for each profile.
local BY_PROFILE = { mma = true, ["wmma.mma"] = true }

-- Fragments of sm_70 are known for one shape of wmma only.
local function names_of(it, order)
  if not it.float then return { "exact" } end
  local list = profiles.of(it, order)
  if it.family == "wmma.mma" and it.m ~= 16 then
    for i = #list, 1, -1 do
      if list[i] == "sm_70" then table.remove(list, i) end
    end
  end
  return list
end

--- Whether the cases of an instruction are told apart by profile.
function cases.by_profile(it) return it.float and BY_PROFILE[it.family] or false end

--- Whether it has cases under a profile; without profiles, under `exact` alone.
function cases.has_profile(it, profile)
  if not cases.by_profile(it) then return profile == "exact" end
  for _, name in ipairs(names_of(it, profiles.ORDER)) do
    if name == profile then return true end
  end
  return false
end

--- One case of an instruction under a profile.
function cases.one(it, c, next, profile)
  return makers[it.family](it, c, next, { profile }, profiles.ORDER)
end

-- The cases of an instruction in order, `count` of them or as many as README.md says, or nil when it is unknown.
function cases.of(text, order, count)
  local next = stream.generator(text)
  local list = {}
  if text == "mac16" then
    for c = 0, (count or 32) - 1 do list[c + 1] = operands.mac16(c, next) end
    return list
  end
  local it = model.instruction(text)
  if not it then return nil end
  local names = names_of(it, order)
  for c = 0, (count or it.float and BY_PROFILE[it.family] and #names or 4) - 1 do
    list[c + 1] = makers[it.family](it, c, next, names, order)
  end
  return list
end

-- The aimed cases of an instruction and a seed: one for each profile of a mask, which has a bit for each of
-- profiles.ORDER, if `order` has it too; each from the start of the stream. A seed of 0 draws nothing but zeros.
function cases.aimed(text, seed, mask, order)
  if text == "mac16" then return operands.aimed_mac16(stream.generator_from(seed)) end
  local it = model.instruction(text)
  if not it then return nil end
  local list, known = {}, {}
  for _, name in ipairs(order) do known[name] = true end
  for bit, name in ipairs(profiles.ORDER) do
    if mask >> (bit - 1) & 1 == 1 and known[name] then
      list[#list + 1] = makers[it.family](it, 0, stream.generator_from(seed), { name }, order, seed == 0)
    end
  end
  return list
end

-- Results are words; memory goes into the digest by words too.
function cases.words(key, result)
  if key ~= "memory_out" then return result end
  local words = {}
  for i = 1, #result, 4 do
    words[#words + 1] = result[i] | result[i + 1] << 8 | result[i + 2] << 16 | result[i + 3] << 24
  end
  return words
end

return cases
