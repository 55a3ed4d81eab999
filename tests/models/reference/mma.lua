-- SPDX-License-Identifier: MIT
-- mma, mma.sp and block-scaled mma: registers in, registers out.

local custom = require "reference.custom"
local dot = require "reference.dot"
local formats = require "reference.formats"
local integer = require "reference.integer"
local layout = require "reference.layout"
local scale = require "reference.scale"
local software = require "reference.software"
local sparse = require "reference.sparse"
local vector = require "reference.vector"

local mma = {}

-- Lines (rows of A, columns of B) of one operand, per problem: lines[problem][line][k].
function mma.lines(it, operand, words, fragment, make, set)
  local lines = { [0] = {}, {}, {}, {} }
  for lane = 0, fragment.lanes - 1 do
    for i = 0, fragment.n - 1 do
      local at = fragment[lane * fragment.n + i]
      if not at.copy_of then
        local line, k = at[2], at[3]
        if operand == "b" then line, k = k, line end
        local problem = lines[at[1]]
        if not problem[line] then problem[line] = make() end
        set(problem[line], k, layout.get(fragment, words, lane, i))
      end
    end
  end
  return lines
end

local function float_lines(it, operand, words, fragment, plan)
  local type = it[operand]
  return mma.lines(it, operand, words, fragment,
    function() return vector.new(formats[type].mantissa) end,
    function(v, k, raw)
      vector.set(v, k, type, formats.value_bits(type, it.containers, raw))
      if plan.block then custom.adjust(plan.block, v, k, type, raw) end
    end)
end

-- Puts scale factors to the lines: into the elements, or beside them for grouped sums.
local function apply_scale(it, plan, lines, factors, columns)
  for line, v in pairs(lines) do
    if plan.grouped then v.scale = factors[line]
    else scale.fold(it, v, factors[line], columns and columns[line]) end
  end
end

local function prepare_halves(it, a, b, columns)
  local order = software.halves_order(it.depth)
  for row, v in pairs(a) do
    a[row] = vector.gather(software.as_f16(v, it.a), order, it.depth)
    if columns then
      local permuted = {}
      for k = 0, it.depth - 1 do permuted[k] = columns[row][order[k]] end
      columns[row] = permuted
    end
  end
  for col, v in pairs(b) do
    v = software.as_f16(v, it.b)
    b[col] = columns and v or vector.gather(v, order, it.depth)
  end
end

-- All elements of one m x n product; store(row, col, bits).
local function multiply(it, plan, a, b, columns, fetch, store)
  for row = 0, it.m - 1 do
    for col = 0, it.n - 1 do
      local y = columns and vector.gather(b[col], columns[row], it.depth) or b[col]
      store(row, col, plan.run(a[row], y, it.depth, fetch(row, col), plan))
    end
  end
end

-- Reads and writes of accumulators by row and column.
function mma.accumulators(fragment, words)
  local cells = { [0] = {}, {}, {}, {} }
  for lane = 0, fragment.lanes - 1 do
    for i = 0, fragment.n - 1 do
      local at = fragment[lane * fragment.n + i]
      cells[at[1]][at[2] << 8 | at[3]] = words and layout.get(fragment, words, lane, i) or 0
    end
  end
  return cells
end

function mma.scatter(fragment, cells)
  local words = {}
  for lane = 0, fragment.lanes - 1 do
    for i = 0, fragment.n - 1 do
      local at = fragment[lane * fragment.n + i]
      layout.put(fragment, words, lane, i, cells[at[1]][at[2] << 8 | at[3]])
    end
  end
  return words
end

local function float(it, fragments, given, profile, columns, scales)
  local plan = dot.plan(it, profile)
  local a = float_lines(it, "a", given.a, fragments.a, plan)
  local b = float_lines(it, "b", given.b, fragments.b, plan)
  if scales then
    apply_scale(it, plan, a[0], scales.a, columns)
    apply_scale(it, plan, b[0], scales.b)
  end
  if plan.halves then prepare_halves(it, a[0], b[0], columns) end
  local c = mma.accumulators(fragments.c, given.c)
  local d = { [0] = {}, {}, {}, {} }
  for problem = 0, it.quad and 3 or 0 do
    multiply(it, plan, a[problem], b[problem], columns,
      function(row, col) return formats.value_bits(it.c, false, c[problem][row << 8 | col]) end,
      function(row, col, bits) d[problem][row << 8 | col] = bits << (formats[it.d].shift or 0) end)
  end
  return mma.scatter(fragments.d, d)
end

local function scale_factors(it, given)
  local a = scale.rows(it, given.scale_a, given.select_a)
  local b = scale.columns(it, given.scale_b, given.select_b)
  return a and b and { a = a, b = b }
end

-- fragments: layouts of a, b, c, d. Returns the words of D, or nil and "undefined".
function mma.compute(it, given, profile, fragments)
  local columns, scales
  if it.sparse then
    columns = sparse.columns(it, given.e, given.f)
    if not columns then return nil, "undefined" end
  end
  if it.block_scale then
    scales = scale_factors(it, given)
    if not scales then return nil, "undefined" end
  end
  if not it.float then return integer.compute(it, given, columns, fragments, mma) end
  return float(it, fragments, given, profile, columns, scales)
end

-- Layouts of an instruction; kept, since they cost more than the arithmetic.
function mma.fragments(it, of)
  of = of or layout.fragment
  local r = {}
  for operand in ("abcd"):gmatch(".") do r[operand] = of(it, operand) end
  return r
end

return mma
