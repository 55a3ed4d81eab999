-- SPDX-License-Identifier: MIT
-- Runs one warp of PTX as clang writes it for the generated kernels: a few integer instructions,
-- loads, stores and branches. What the whole warp does together is left to a function.
-- All memory is one table of bytes by address; state spaces are addresses in it.

local ptx = {}

local function trim(text) return (text:gsub("^%s+", ""):gsub("%s+$", "")) end

-- Operands of an instruction: text, or lists for {...}.
local function split_operands(text)
  local list, depth, start = {}, 0, 1
  for i = 1, #text + 1 do
    local c = i > #text and "," or text:sub(i, i)
    if c == "{" then depth = depth + 1 elseif c == "}" then depth = depth - 1 end
    if c == "," and depth == 0 then
      list[#list + 1] = trim(text:sub(start, i - 1))
      start = i + 1
    end
  end
  for i, item in ipairs(list) do
    local inner = item:match("^{(.*)}$")
    if inner then list[i] = split_operands(inner) end
  end
  return list
end

local function add_line(kernel, line)
  local label = line:match("^([%$%w_]+):$")
  local shared = line:match("^%.shared.- ([%w_]+)%[")
  if label then kernel.labels[label] = #kernel + 1
  elseif shared then kernel.shared = shared
  elseif line:find("^[%a@]") then
    local guard, rest = line:match("^@(!?%%[%w]+)%s+(.*)$")
    local op, operands = (rest or line):match("^(%S+)%s*(.-);$")
    kernel[#kernel + 1] = { op = op, guard = guard, operands = split_operands(operands) }
  end
end

-- Kernels of a PTX file by their C++ names: lists of instructions with labels.
function ptx.parse(text)
  local kernels, kernel = {}, nil
  for line in text:gmatch("[^\n]+") do
    local mangled = line:match("^%.visible %.entry ([%w_]+)%($")
    if mangled then
      local length, rest = mangled:match("^_ZL(%d+)(.*)$")
      kernel = { labels = {}, parameter = mangled .. "_param_0" }
      kernels[rest:sub(1, tonumber(length))] = kernel
    elseif line == "}" then kernel = nil
    elseif kernel and line ~= "{" and line ~= ")" then add_line(kernel, trim(line))
    end
  end
  return kernels
end

ptx.PARAMETER, ptx.ARENA = 0x1000, 0x100000

local SIZE = { ["8"] = 1, ["16"] = 2, ["32"] = 4, ["64"] = 8 }
local MASK = { [1] = 0xFF, [2] = 0xFFFF, [4] = 0xFFFFFFFF, [8] = -1 }

function ptx.read(memory, address, size)
  local v = 0
  for i = 0, size - 1 do
    v = v | (memory[address + i] or error(("read of nothing at %x"):format(address + i))) << (8 * i)
  end
  return v
end

function ptx.write(memory, address, size, v)
  for i = 0, size - 1 do memory[address + i] = v >> (8 * i) & 255 end
end

-- Value of a register, a name, a special register or a number.
local function value(lane, text)
  if lane.registers[text] then return lane.registers[text] end
  if text == "%tid.x" then return lane.number end
  if text == lane.kernel.parameter then return ptx.PARAMETER end
  if text == lane.kernel.shared then return ptx.ARENA end
  local float = text:match("^0[fd](%x+)$")
  return float and tonumber(float, 16) or math.tointeger(tonumber(text)) or error("no value: " .. text)
end
ptx.value = value

local function address_of(lane, text)
  local base, offset = text:match("^%[([^+%]]+)%+?(%-?%d*)%]$")
  return value(lane, base) + (tonumber(offset) or 0)
end
ptx.address_of = address_of

local function access_size(op) return SIZE[op:match("(%d+)$")] end

local function names(operand) return type(operand) == "table" and operand or { operand } end

local function signed(v, size)
  if size == 8 then return v end
  return (v & 0xFFFFFFFF ~ 0x80000000) - 0x80000000
end

local COMPARE = {
  eq = function(x, y) return x == y end, ne = function(x, y) return x ~= y end,
  lt = math.ult, ge = function(x, y) return not math.ult(x, y) end,
  gt = function(x, y) return math.ult(y, x) end, le = function(x, y) return not math.ult(y, x) end,
}
local COMPARE_SIGNED = {
  eq = COMPARE.eq, ne = COMPARE.ne, lt = function(x, y) return x < y end,
  ge = function(x, y) return x >= y end, gt = function(x, y) return x > y end,
  le = function(x, y) return x <= y end,
}

local execute = {}

function execute.ld(lane, op, operands)
  local size, address = access_size(op), address_of(lane, operands[2])
  for i, name in ipairs(names(operands[1])) do
    lane.registers[name] = ptx.read(lane.memory, address + (i - 1) * size, size)
  end
end

function execute.st(lane, op, operands)
  local size, address = access_size(op), address_of(lane, operands[1])
  for i, name in ipairs(names(operands[2])) do
    ptx.write(lane.memory, address + (i - 1) * size, size, value(lane, name))
  end
end

local function binary(f)
  return function(lane, op, o)
    local mask = MASK[access_size(op)]
    lane.registers[o[1]] = f(value(lane, o[2]) & mask, value(lane, o[3]) & mask) & mask
  end
end

execute.add = binary(function(x, y) return x + y end)
execute.sub = binary(function(x, y) return x - y end)
execute["and"] = binary(function(x, y) return x & y end)
execute["or"] = binary(function(x, y) return x | y end)
execute.shl = binary(function(x, y) return x << y end)
execute.shr = binary(function(x, y) return x >> y end)

function execute.mul(lane, op, o)
  assert(op == "mul.wide.u32", op)
  lane.registers[o[1]] = (value(lane, o[2]) & 0xFFFFFFFF) * (value(lane, o[3]) & 0xFFFFFFFF)
end

function execute.mov(lane, op, o)
  lane.registers[o[1]] = value(lane, o[2]) & MASK[access_size(op) or 8]
end

function execute.cvt(lane, op, o)
  local to, from = op:match("%.u(%d+)%.u(%d+)$")
  lane.registers[o[1]] = value(lane, o[2]) & MASK[SIZE[from]] & MASK[SIZE[to]]
end

function execute.cvta(lane, _, o) lane.registers[o[1]] = value(lane, o[2]) end

function execute.setp(lane, op, o)
  local relation, kind, bits = op:match("^setp%.(%a+)%.(%a)(%d+)$")
  local x, y = value(lane, o[2]), value(lane, o[3])
  if kind == "s" then
    lane.registers[o[1]] = COMPARE_SIGNED[relation](signed(x, SIZE[bits]), signed(y, SIZE[bits])) and 1 or 0
  else
    lane.registers[o[1]] = COMPARE[relation](x & MASK[SIZE[bits]], y & MASK[SIZE[bits]]) and 1 or 0
  end
end

function execute.bra(lane, _, o) lane.at = assert(lane.kernel.labels[o[1]], o[1]) end

local function skipped(lane, instruction)
  local guard = instruction.guard
  if not guard then return false end
  local holds = lane.registers[guard:gsub("!", "")] == 1
  if guard:sub(1, 1) == "!" then holds = not holds end
  return not holds
end

-- Runs a lane up to its end; yields each instruction that is for the whole warp.
local function run_lane(lane)
  while true do
    local instruction = lane.kernel[lane.at]
    lane.at = lane.at + 1
    if not skipped(lane, instruction) then
      if instruction.op == "ret" then return nil end
      local one = execute[instruction.op:match("^%a+")]
      if one then one(lane, instruction.op, instruction.operands) else coroutine.yield(instruction) end
    end
  end
end

-- Runs a kernel; together(instruction, lanes) does what all lanes do at once.
function ptx.run(kernel, memory, together)
  local lanes, threads = {}, {}
  for number = 0, 31 do
    lanes[number] = { kernel = kernel, memory = memory, number = number, registers = {}, at = 1 }
    threads[number] = coroutine.wrap(function() return run_lane(lanes[number]) end)
  end
  repeat
    local first = threads[0]()
    for number = 1, 31 do assert(threads[number]() == first, "lanes part") end
    if first and first.op ~= "bar.sync" then together(first, lanes) end
  until not first
end

return ptx
