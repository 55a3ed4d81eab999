-- SPDX-License-Identifier: MIT
-- Layouts in CuTe's and Triton's notation, evaluated here: they are where `mmaref layout --json` says, and of a
-- thousand with one digit changed `mmaref check` says what follows from the changed text. TAP.
--   lua tests/ports/cli/notation.lua MMAREF LAYOUTS
-- LAYOUTS has lines "# layout|INSTRUCTION|OPERAND|CHIP|CUTE|TRITON".
local quoted = dofile("generator/base/quoted.lua")
local mmaref, listed = quoted(arg[1]), arg[2]

local function output(command)
  local pipe = assert(io.popen(mmaref .. " " .. command .. " 2>&1"))
  local text = pipe:read("a")
  local _, _, status = pipe:close()
  return text, status
end

-- ---- Where a text puts a value -------------------------------------------

local function flat(tree, list)
  list = list or {}
  if type(tree) == "number" then list[#list + 1] = tree return list end
  for _, part in ipairs(tree) do flat(part, list) end
  return list
end

local function product(list)
  local result = 1
  for _, factor in ipairs(list) do result = result * factor end
  return result
end

-- Numbers of threads and values, and the number of a place as a function of both.
local function read_cute(text)
  local tree = load("return {" .. text:gsub("%(", "{"):gsub("%)", "}"):gsub(":", ",") .. "}")()
  local shape, stride = tree[1], tree[2]
  local function index(mode, number)
    local sizes, steps, sum = flat(shape[mode]), flat(stride[mode]), 0
    for i, size in ipairs(sizes) do sum, number = sum + number % size * steps[i], number // size end
    return sum
  end
  return product(flat(shape[1])), product(flat(shape[2])), function(fragment, thread, value)
    return fragment.place_of(index(1, thread) + index(2, value))
  end
end

local function read_triton(text)
  local function bases(key)
    return load("return " .. text:match(key .. "=(%b[])"):gsub("%[", "{"):gsub("%]", "}"))()
  end
  local lane, register = bases("lane"), bases("register")
  local function add(place, list, number)
    for i, basis in ipairs(list) do
      if number >> (i - 1) & 1 == 1 then
        for k = 1, #basis do place[3 - #basis + k] = place[3 - #basis + k] ~ basis[k] end
      end
    end
  end
  return 1 << #lane, 1 << #register, function(_, thread, value)
    local place = { 0, 0, 0 }
    add(place, lane, thread)
    add(place, register, value)
    return place
  end
end

-- ---- Where the instruction puts it -----------------------------------------

-- The fragment as `layout --json` lists it; its matrices, rows and columns.
local function read_fragment(insn, operand, chip)
  local fragment = { operand = operand, at = {}, matrices = 1, rows = 1, columns = 1 }
  local chosen = chip ~= "" and " --arith " .. chip or ""
  fragment.query = ("%s %s"):format(insn, operand)
  fragment.chosen = chosen
  for line in output(("layout %s --json%s"):format(fragment.query, chosen)):gmatch("\n  ({[^\n]*)") do
    local cell = {}
    for key, value in line:gmatch('"(%a+)": (%d+)') do cell[key] = tonumber(value) end
    fragment.at[cell.lane] = fragment.at[cell.lane] or {}
    fragment.at[cell.lane][cell.element] = { cell.matrix, cell.row, cell.column }
    fragment.matrices = math.max(fragment.matrices, cell.matrix + 1)
    fragment.rows = math.max(fragment.rows, cell.row + 1)
    fragment.columns = math.max(fragment.columns, cell.column + 1)
  end
  return fragment
end

-- A way to count it: `lanes` and `values` (elements, and what each adds along k), `fits`: the dense shape.
local function frame(fragment, lanes, values, granule)
  local by_column = fragment.operand == "b" or fragment.operand == "scale_b"
  local alternatives = fragment.operand == "e" or fragment.operand:find("^scale")
  local f = { lanes = lanes, values = #values, operand = fragment.operand,
    rows = fragment.rows, columns = fragment.columns, matrices = alternatives and 1 or fragment.matrices }
  if granule > 1 then
    if by_column then f.rows = fragment.k else f.columns = fragment.k end
  end
  function f.wanted(thread, value)
    local at = fragment.at[lanes[thread + 1]][values[value + 1][1]]
    local place = { f.matrices > 1 and at[1] or 0, at[2], at[3] }
    local along = by_column and 2 or 3
    place[along] = place[along] * granule + values[value + 1][2]
    return place
  end
  function f.place_of(number)
    local matrix = f.matrices > 1 and number // (f.rows * f.columns) or 0
    number = number - matrix * f.rows * f.columns
    if by_column then return { matrix, number // f.columns, number % f.columns } end
    return { matrix, number % f.rows, number // f.rows }
  end
  return f
end

local function frames(fragment)
  local elements = #fragment.at[0] + 1
  local lanes, values = {}, {}
  for lane = 0, 31 do lanes[#lanes + 1] = lane end
  for element = 0, elements - 1 do values[#values + 1] = { element, 0 } end
  local list = { frame(fragment, lanes, values, 1) }
  if fragment.matrices > 1 then
    local some_lanes, some_values = {}, {}
    for lane = 0, 31 do if fragment.at[lane][0][1] == 0 then some_lanes[#some_lanes + 1] = lane end end
    for element = 0, elements - 1 do
      if fragment.at[0][element][1] == 0 then some_values[#some_values + 1] = { element, 0 } end
    end
    list[#list + 1] = frame(fragment, some_lanes, some_values, 1)
    list[#list].matrices = 1
  end
  if fragment.granule > 1 then
    local dense = {}
    for element = 0, fragment.stored(elements) - 1 do
      for i = 0, fragment.granule - 1 do dense[#dense + 1] = { element, i } end
    end
    list[#list + 1] = frame(fragment, lanes, dense, fragment.granule)
  end
  return list
end

-- How many values along k of the dense matrix an element stands for.
local function find_granule(fragment, insn)
  fragment.k = tonumber(insn:match("k(%d+)")) or 0
  fragment.granule, fragment.stored = 1, function(elements) return elements end
  if insn:find("^mma%.sp") and (fragment.operand == "a" or fragment.operand == "e") then
    fragment.granule = fragment.k // fragment.columns
  elseif fragment.operand:find("^scale") then
    local factors = tonumber(insn:match("scale_vec::(%d)X")) or (insn:find("mxf8f6f4") and 1 or 2)
    fragment.granule, fragment.stored = fragment.k // factors, function() return factors end
  end
end

-- ---- What check ought to say -------------------------------------------------

local function text_of(f, place)
  if f.matrices > 1 then return ("[%d,%d,%d]"):format(place[1], place[2], place[3]) end
  return ("[%d,%d]"):format(place[2], place[3])
end

-- Status and output; of some outputs only the beginning.
local function expected(fragment, threads, values, at)
  local f = fragment.frames[1]
  for _, other in ipairs(fragment.frames) do
    if threads == #other.lanes and values == other.values then f = other end
  end
  if threads ~= #f.lanes or values ~= f.values then
    return 1, ("yours has %d threads of %d values, PTX %d lanes of %d elements"):format(threads, values, #f.lanes, f.values)
  end
  local differing, first, hit, reached = 0, nil, {}, 0
  for thread = 0, threads - 1 do
    for value = 0, values - 1 do
      local yours, theirs = at(f, thread, value), f.wanted(thread, value)
      local key = table.concat(yours, " ")
      if yours[1] < f.matrices and yours[2] < f.rows and yours[3] < f.columns and not hit[key] then
        hit[key], reached = true, reached + 1
      end
      if key ~= table.concat(theirs, " ") then
        differing = differing + 1
        first = first or ("lane %d %s%d: yours %s, PTX %s"):format(f.lanes[thread + 1], f.operand, value,
          text_of(f, yours), text_of(f, theirs))
      end
    end
  end
  if differing == 0 then return 0, "equal" end
  return 1, ("%d of %d differ; first %s; yours reaches %d of %d places\n"):format(differing, threads * values, first,
    reached, f.matrices * f.rows * f.columns)
end

local function check(fragment, text, read)
  local status, says = expected(fragment, read(text))
  local said, ended = output(("check %s '%s'%s"):format(fragment.query, text, fragment.chosen))
  assert(ended == status and said:sub(1, #says) == says,
    ("check %s '%s': status %s, %s wanted: %d, %s"):format(fragment.query, text, ended, said, status, says))
  return status
end

-- ---- All of them, and a thousand errors --------------------------------------

local list, failures = {}, 0
local function try(what, ...)
  local fine, message = pcall(...)
  print(("%s - %s%s"):format(fine and "ok" or "not ok", what, fine and "" or ": " .. tostring(message)))
  failures = failures + (fine and 0 or 1)
end

for line in io.lines(listed) do
  local insn, operand, chip, cute, triton = line:match("^# layout|(.-)|(.-)|(.-)|(.-)|(.-)$")
  if insn then
    local fragment = read_fragment(insn, operand, chip)
    find_granule(fragment, insn)
    fragment.frames = frames(fragment)
    list[#list + 1] = { fragment, cute, read_cute }
    list[#list + 1] = { fragment, triton, read_triton }
    try(("layout %s%s"):format(fragment.query, fragment.chosen), function()
      assert(output(("layout %s --cute%s"):format(fragment.query, fragment.chosen)) == cute .. "\n")
      assert(output(("layout %s --triton%s"):format(fragment.query, fragment.chosen)) == triton .. "\n")
      assert(check(fragment, cute, read_cute) == 0 and check(fragment, triton, read_triton) == 0)
    end)
  end
end

-- Changes one digit of a text into another one.
local function spoil(text)
  local places = {}
  for at in text:gmatch("()%d") do places[#places + 1] = at end
  local at = places[math.random(#places)]
  local digit = (tonumber(text:sub(at, at)) + math.random(9)) % 10
  return text:sub(1, at - 1) .. digit .. text:sub(at + 1)
end

try("a thousand errors of one digit", function()
  local same = 0
  math.randomseed(1)
  for i = 1, 1000 do
    local fragment, text, read = table.unpack(list[math.random(#list)])
    if check(fragment, spoil(text), read) == 0 then same = same + 1 end
  end
  print(("# %d layouts, %d of the thousand mean the same"):format(#list // 2, same))
  assert(same < 100)
end)
os.exit(failures == 0)
