-- SPDX-License-Identifier: MIT
-- Every layout that `mmaref layout --json` prints equals the formulas that `mmaref show --json` prints,
-- both ways, evaluated by formula.lua. TAP.
--   lua tests/ports/cli/layouts.lua MMAREF
package.path = arg[0]:match("^(.*)/") .. "/?.lua;" .. package.path
local formula = require("formula")

local quoted = dofile("generator/base/quoted.lua")
local mmaref = quoted(arg[1])

-- What a command prints; nil if it fails.
local function output(command)
  local pipe = assert(io.popen(mmaref .. " " .. command .. " 2> /dev/null"))
  local text = pipe:read("a")
  return pipe:close() and text or nil
end

-- The object of strings and numbers that show prints.
local function object(text)
  local fields = {}
  for key, value in text:gmatch('\n  "([^\n"]*)": ([^\n]*)') do
    value = value:gsub(",$", "")
    fields[key] = tonumber(value) or value:sub(2, -2):gsub("\\(.)", function(c) return c == "n" and "\n" or c end)
  end
  return fields
end

local function cells(text)
  local list = {}
  for line in text:gmatch("\n  ({[^\n]*)") do
    local cell = {}
    for key, value in line:gmatch('"([%a]+)": (%d+)') do cell[key] = tonumber(value) end
    cell.product = cell.matrix
    list[#list + 1] = cell
  end
  return list
end

local function check_forward(cell, functions, each, transposed)
  local given = { lane = cell.lane, i = cell.element % each }
  local row, column, product = functions.row(given), functions.col(given), cell.element // each
  if transposed then row, column = column, row end
  for _, name in ipairs({ "product", "selector" }) do
    if functions[name] then product = product + functions[name](given) end
  end
  assert(row == cell.row and column == cell.column and product == cell.product,
    ("lane %d element %d: formula gives %d, %d of %d"):format(cell.lane, cell.element, row, column, product))
end

local function check_reverse(cell, functions, product_word, transposed)
  local given = { row = cell.row, col = cell.column, [product_word] = cell.product }
  if transposed then given.row, given.col = given.col, given.row end
  assert(functions.lane(given) == cell.lane and functions.i(given) == cell.element,
    ("row %d column %d: reverse formula"):format(cell.row, cell.column))
end

local function check_registers(cell)
  local bit = cell.element * cell.width
  assert(cell.register == bit // 32 and cell.bit == bit % 32, "register bits")
end

-- The numbers that explain puts in give the values that it prints, and the place that layout prints.
local function check_explained(query, cell)
  local last = {}
  for line in output(("explain %s %d %d --json"):format(query, cell.lane, cell.element)):gmatch("\n  {([^\n]*)") do
    local name, numbers = line:match('"name": "(.-)".*"with_numbers": "(.-)"')
    local value = tonumber(line:match('"value": (%d+)'))
    assert(numbers == "" or formula.value(numbers) == value, name .. " = " .. numbers)
    last[name] = value
  end
  assert((last["row of memory"] or last.row) == cell.row, "explained row")
  assert((last["column of memory"] or last.col) == cell.column, "explained column")
end

local function check(query, operand, fields)
  local json = output(("layout %s --json"):format(query))
  local list, seen = cells(json), {}
  local product_word = operand == "e" and "selector" or operand:match("^scale") and "thread_id"
    or query:match("%.x[124]%.") and "matrix" or "product"
  local text = fields[operand .. "_mended"] or fields[operand .. "_stored"] or fields[operand .. "_formula"]
  local forward = formula.read(text .. "\n" .. (fields[operand .. "_product"] or ""))
  local reverse = formula.read(fields[operand .. "_reverse"])
  local matrices = fields[operand .. "_matrices"]
  local each = matrices and tonumber(matrices:match("%d+")) or fields[operand .. "_elements"]
  local transposed = fields[operand .. "_trans"] ~= nil
  assert(#list == 32 * fields[operand .. "_elements"], "every element once")
  for _, cell in ipairs(list) do
    check_forward(cell, forward, each, transposed)
    check_registers(cell)
    local key = cell.product .. " " .. cell.row .. " " .. cell.column
    if not seen[key] then check_reverse(cell, reverse, product_word, transposed) end
    seen[key] = true
  end
  for _, at in ipairs({ 1, #list // 3, #list }) do check_explained(query, list[at]) end
end

-- Checks the operands of an instruction that were not checked yet; returns the number of failures.
local function check_instruction(name, arith, done)
  local text, failures = output(("show %s --json%s"):format(name, arith)), 0
  local fields = object(text or "")
  for _, operand in ipairs({ "a", "b", "c", "d", "e", "scale_a", "scale_b" }) do
    local source = fields[operand .. "_source"]
    local key = source and table.concat({ source, operand, fields[operand .. "_type"], fields[operand .. "_elements"],
      tostring(fields[operand .. "_trans"]), tostring(fields.products) }, " ")
    if source and not done[key] then
      done[key] = true
      local query = name .. " " .. operand .. arith
      local fine, message = pcall(check, query, operand, fields)
      print(("%s - layout %s%s"):format(fine and "ok" or "not ok", query, fine and "" or ": " .. tostring(message)))
      failures = failures + (fine and 0 or 1)
    end
  end
  return failures
end

local failures, done = 0, {}
for name in output("list"):gmatch("[^\n]+") do
  failures = failures + check_instruction(name, "", done)
  for _, chip in ipairs(name:find("^wmma") and { "sm_70", "sm_75" } or {}) do
    failures = failures + check_instruction(name, " --arith " .. chip, done)
  end
end
os.exit(failures == 0)
