-- SPDX-License-Identifier: MIT
-- Results of silicon against tests/models/reference: counts of equal and different words.

local case = require "silicon.case"
local layout = require "reference.layout"
local model = require "reference.model"
local sparse = require "reference.sparse"

local compare = {}

function compare.tally() return { cases = 0, equal = 0, elements = 0, different = 0, missing = 0, notes = {} } end

local NOTES_MAX <const> = 6

local function note(tally, text)
  if #tally.notes < NOTES_MAX then tally.notes[#tally.notes + 1] = text end
end

-- Elements of the result that differ, with their names.
local function each_difference(it, given, key, words, report)
  local got = given[key]
  local fragment = key == "d" and it.family ~= "movmatrix" and case.fragments(it, given.arith).d
  if not fragment then
    for i, word in ipairs(words) do
      if got[i] ~= word then report(("%s[%d]"):format(key, i - 1), word, got[i]) end
    end
    return #words
  end
  for at = 0, 32 * fragment.n - 1 do
    local lane, i = at // fragment.n, at % fragment.n
    local want, have = layout.get(fragment, words, lane, i), layout.get(fragment, got, lane, i)
    if want ~= have then report(("row %d column %d"):format(fragment[at][2], fragment[at][3]), want, have) end
  end
  return 32 * fragment.n
end

-- Adds a case to a tally: how many elements are as the model has them.
function compare.case(tally, given)
  local it = model.instruction(given.insn)
  local key, words = model.compute(given)
  if not key or not given[key] then
    tally.missing = tally.missing + 1
    return
  end
  local different = 0
  local count = each_difference(it, given, key, words, function(where, want, have)
    different = different + 1
    if different == 1 then
      note(tally, ("line %d %s %s: %x, model %x"):format(given.line, given.insn, where, have, want))
    end
  end)
  tally.cases = tally.cases + 1
  tally.elements = tally.elements + count
  tally.different = tally.different + different
  if different == 0 then tally.equal = tally.equal + 1 end
end

-- D of Q14, where every product is zero: what became of C, if it has the type of D.
function compare.c_alone(kinds, given)
  local it = model.instruction(given.insn)
  if it.c ~= it.d then return end
  local nan, sign = it.d == "f16" and 0x7FFF or 0x7FFFFFFF, it.d == "f16" and 0x8000 or 0x80000000
  local top = it.d == "f16" and 0x7C00 or 0x7F800000
  local f = case.fragments(it, given.arith)
  for at = 0, 32 * f.d.n - 1 do
    local c = layout.get(f.c, given.c, at // f.d.n, at % f.d.n)
    local d = layout.get(f.d, given.d, at // f.d.n, at % f.d.n)
    local kind = c & ~sign > top and (d == nan and "NaN to the one pattern" or "NaN to something else")
      or c == d and "D is C" or c == sign and d == 0 and "-0 to +0" or "D is not C"
    kinds[kind] = (kinds[kind] or 0) + 1
  end
end

-- The logical column that a row of D spells in a layout case.
local function spelled(it, given, row)
  local code = 0
  for j = 0, it.n - 1 do
    if case.get(it, given, "d", row, j) ~= 0 then code = code | 1 << j end
  end
  return code
end

-- Metadata: which logical column each row's stored element k was taken for.
function compare.metadata(tally, given, k)
  local it = model.instruction(given.insn)
  local columns = sparse.columns(it, given.e, given.f)
  for row = 0, it.m - 1 do
    local got, want = spelled(it, given, row), columns[row][k]
    tally.elements = tally.elements + 1
    if got ~= want then
      tally.different = tally.different + 1
      note(tally, ("%s f %d row %d stored %d: column %d, model %d"):format(given.insn, given.f, row, k, got, want))
    end
  end
end

return compare
