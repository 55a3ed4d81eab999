-- SPDX-License-Identifier: MIT
-- Random rows for the questions that a handful of vectors cannot settle.

local streams = require "silicon.streams"

local bulk = {}

local function is_float(it) return it.float and it.a ~= "f64" end

-- Which instructions a question is about. share: how much of the number of rows it gets.
local QUESTIONS = {
  { "Q2", function(it) return it.family == "mma" and it.fp8 and not it.sparse and not it.kind end, 1 },
  { "Q5", function(it) return it.sparse and is_float(it) and not it.block_scale end, 1 },
  { "Q6", function(it) return it.family == "wmma.mma" and it.a == "tf32" end, 0.1 },
  { "Q7", function(it) return it.satfinite and it.family == "mma" end, 0.1 },
  { "Q12", function(it) return it.quad end, 1 },
  { "Q13", function(it) return it.a == "f64" end, 0.1 },
  { "Q14", function(it) return it.family == "mma" and is_float(it) and not it.block_scale end, 0.1, "zero" },
  { "Q15", function(it) return it.family == "wmma.mma" and it.d == "f16" and it.c == "f32" end, 0.1 },
}

local function zero(given)
  for operand in ("ab"):gmatch(".") do
    for i = 1, #given[operand] do given[operand][i] = 0 end
  end
end

-- Elements of D in a case.
local function rows_of(it)
  return it.m * it.n * (it.quad and 4 or 1)
end

local function members(texts, profile, question)
  local list = {}
  for _, text in ipairs(texts) do
    local source, it = streams.source(text, profile, question[1])
    if (it.family == "mma" or it.family == "wmma.mma") and question[2](it) then
      list[#list + 1] = { source, rows_of(it) }
    end
  end
  return list
end

-- About `rows` elements of D for each question, over all its instructions; label "bulk Qn".
function bulk.each(texts, profile, rows, add)
  for _, question in ipairs(QUESTIONS) do
    local list = members(texts, profile, question)
    for _, member in ipairs(list) do
      local count = math.ceil(rows * question[3] / (#list * member[2]))
      for _ = 1, count do
        local given = member[1]()
        if question[4] == "zero" then zero(given) end
        add(given, "bulk " .. question[1])
      end
    end
  end
end

return bulk
