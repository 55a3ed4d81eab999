-- SPDX-License-Identifier: MIT
-- Formulas drawn at random, written in C and in Python with no more brackets than they need, and evaluated here as
-- trees: `mmaref check` says what follows from the places that they give. TAP.
--   lua tests/ports/cli/formulas.lua MMAREF
local quoted = dofile("generator/base/quoted.lua")
local mmaref = quoted(arg[1])
math.randomseed(1)

-- Fragments by their formulas in the PTX text.
local fragments = {
  { "m16n8k16.f32.f16.f16.f32", "c", 16, 8, 4, function(lane, i)
    return lane // 4 + (i < 2 and 0 or 8), lane % 4 * 2 + (i & 1) end },
  { "m16n8k16.f32.f16.f16.f32", "a", 16, 16, 8, function(lane, i)
    return lane // 4 + ((i < 2 or i >= 4 and i < 6) and 0 or 8), lane % 4 * 2 + (i & 1) + (i < 4 and 0 or 8) end },
  { "m16n8k32.s32.s8.s8.s32", "a", 16, 32, 16, function(lane, i)
    return lane // 4 + ((i < 4 or i >= 8 and i < 12) and 0 or 8), lane % 4 * 4 + (i & 3) + (i < 8 and 0 or 16) end },
}

-- ---- Trees -----------------------------------------------------------------

-- What binds tighter has a greater level.
local operators = {
  ["|"] = { 1, function(x, y) return x | y end }, ["^"] = { 2, function(x, y) return x ~ y end },
  ["&"] = { 3, function(x, y) return x & y end }, ["<<"] = { 4, function(x, y) return x << y end },
  [">>"] = { 4, function(x, y) return x >> y end }, ["+"] = { 5, function(x, y) return x + y end },
  ["*"] = { 6, function(x, y) return x * y end }, ["/"] = { 6, function(x, y) return x // y end },
  ["%"] = { 6, function(x, y) return x % y end },
}
local signs = { "|", "^", "&", "<<", ">>", "+", "*", "/", "%" }
local compared = {
  ["<"] = function(x, y) return x < y end, [">="] = function(x, y) return x >= y end,
  ["=="] = function(x, y) return x == y end, ["!="] = function(x, y) return x ~= y end,
}

local function pick(list) return list[math.random(#list)] end

local function draw(depth)
  local kind = math.random(10)
  if depth == 0 or kind <= 2 then
    return math.random(3) == 1 and { number = math.random(0, 9) } or { name = pick { "lane", "i", "g", "t" } }
  elseif kind == 3 then
    return { test = pick { "<", ">=", "==", "!=" }, draw(depth - 1), draw(depth - 1), draw(depth - 1), draw(depth - 1) }
  end
  local sign = pick(signs)
  local right = (sign == "<<" or sign == ">>") and { number = math.random(0, 3) }
    or (sign == "/" or sign == "%") and { number = math.random(1, 9) } or draw(depth - 1)
  return { sign = sign, draw(depth - 1), right }
end

local function value(tree, names)
  if tree.number then return tree.number end
  if tree.name then return names[tree.name] end
  if tree.test then
    return value(compared[tree.test](value(tree[1], names), value(tree[2], names)) and tree[3] or tree[4], names)
  end
  return operators[tree.sign][2](value(tree[1], names), value(tree[2], names))
end

local function level(tree)
  return tree.test and 0 or tree.sign and operators[tree.sign][1] or 7
end

local function write(tree, is_c, least)
  local text
  if tree.number then
    text = (is_c and math.random(4) == 1 and "0x%x" or "%d"):format(tree.number)
  elseif tree.name then
    text = tree.name
  elseif tree.test then -- comparisons of bits are refused, and in C bind tighter than & ^ |
    local test = write(tree[1], is_c, 4) .. " " .. tree.test .. " " .. write(tree[2], is_c, 4)
    text = is_c and test .. " ? " .. write(tree[3], is_c, 1) .. " : " .. write(tree[4], is_c, 0)
      or write(tree[3], is_c, 1) .. " if " .. test .. " else " .. write(tree[4], is_c, 0)
  else
    local sign = tree.sign == "/" and not is_c and "//" or tree.sign
    text = write(tree[1], is_c, level(tree)) .. " " .. sign .. " " .. write(tree[2], is_c, level(tree) + 1)
  end
  return level(tree) < least and "(" .. text .. ")" or text
end

-- ---- What check has to say ---------------------------------------------------

local function answer(fragment, place)
  local _, operand, rows, columns, elements, right = table.unpack(fragment)
  local differing, first, reached, places = 0, "", 0, {}
  for lane = 0, 31 do
    for i = 0, elements - 1 do
      local r, c = place(lane, i)
      local to_r, to_c = right(lane, i)
      if r < rows and c < columns and not places[r * columns + c] then
        places[r * columns + c] = true
        reached = reached + 1
      end
      if r ~= to_r or c ~= to_c then
        if differing == 0 then
          first = ("lane %d %s%d: yours [%d,%d], PTX [%d,%d]"):format(lane, operand, i, r, c, to_r, to_c)
        end
        differing = differing + 1
      end
    end
  end
  if differing == 0 then return "equal\n" end
  return ("%d of %d differ; first %s; yours reaches %d of %d places\n")
    :format(differing, 32 * elements, first, reached, rows * columns)
end

local function says(fragment, text)
  local pipe = assert(io.popen(("%s check %s %s %s 2>&1"):format(mmaref, fragment[1], fragment[2], quoted(text))))
  local said = pipe:read("a")
  pipe:close()
  return said
end

local wrong, equal = 0, 0
local function try(fragment, text, expected)
  local said = says(fragment, text)
  equal = equal + (expected == "equal\n" and 1 or 0)
  if said ~= expected then
    wrong = wrong + 1
    print(("# %s %s:\n# %s\n# says %s# not %s"):format(fragment[1], fragment[2], text:gsub("\n", "\n# "), said, expected))
  end
end

-- The rows and columns of half of the cases are right where another expression is small.
local heads = { c = { "int g = lane >> 2, t = lane & 3; int row = ", "; int col = ", ";" },
                python = { "g = lane // 4\nt = lane % 4\nrow = ", "\ncol = ", "\n" } }
local cases = 300
for case = 1, cases do
  local fragment = pick(fragments)
  local trees = { draw(4), draw(4) }
  local limit = case % 2 == 0 and math.random(1, 60)
  local is_c = math.random(2) == 1
  local function place(lane, i)
    local names = { lane = lane, i = i, g = lane >> 2, t = lane & 3 }
    local r, c = fragment[6](lane, i)
    local row, column = value(trees[1], names), value(trees[2], names)
    if not limit then return row, column end
    return row < limit and r or row, column < limit and c or column
  end
  local texts = {}
  for which = 1, 2 do
    local text = write(trees[which], is_c, 0)
    if limit then
      local right = fragment[2] == "c" and { "g + 8 * (i >> 1)", "2 * t + (i & 1)" }
        or fragment[5] == 8 and { "g + 8 * (i >> 1 & 1)", "2 * t + (i & 1) + 8 * (i >> 2)" }
        or { "g + 8 * (i >> 2 & 1)", "4 * t + (i & 3) + 16 * (i >> 3)" }
      text = is_c and ("(%s) < %d ? %s : %s"):format(write(trees[which], is_c, 0), limit, right[which],
                                                    write(trees[which], is_c, 0))
        or ("%s if (%s) < %d else %s"):format(right[which], write(trees[which], is_c, 0), limit,
                                              write(trees[which], is_c, 0))
    end
    texts[which] = text
  end
  local head = is_c and heads.c or heads.python
  try(fragment, head[1] .. texts[1] .. head[2] .. texts[2] .. head[3], answer(fragment, place))
end
print(("%s - %d formulas of C and Python mean what their trees do, %d of them the fragment")
  :format(wrong == 0 and equal > 5 and "ok" or "not ok", cases, equal))
os.exit(wrong == 0 and equal > 5)
