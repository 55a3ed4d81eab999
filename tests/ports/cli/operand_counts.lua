-- SPDX-License-Identifier: MIT
-- Counts the registers of each operand of matrix instructions in PTX against the sizes of their matrices: 32 lanes hold
-- rows * columns * bits of an element.
local BITS = { f16 = 16, bf16 = 16, tf32 = 32, f32 = 32, f64 = 64, s32 = 32, s8 = 8, u8 = 8, s4 = 4, u4 = 4, b1 = 1,
  e4m3 = 8, e5m2 = 8, e3m2 = 8, e2m3 = 8, e2m1 = 8, b16 = 16, b8 = 8, b8x16 = 8 }

local function types_of(name)
  local types = {}
  for word in name:gmatch("[^.]+") do types[#types + 1] = BITS[word] and word end
  return types
end

-- Registers that a matrix takes, or several; those of f64 count once.
local function registers(rows, columns, type, packed, matrices)
  local bits = packed and 4 or BITS[type]
  local count = (matrices or 1) * rows * columns * bits // (32 * 32)
  return type == "f64" and count // 2 or math.max(count, 1)
end

-- Of mma: d, a, b, c, then metadata, selector and scale factors.
local function of_mma(name, m, n, k)
  local d, a, b, c = table.unpack(types_of(name))
  local sparse, packed = name:find("^mma%.sp"), name:find("mxf4", 1, true)
  local products = (a == "f16" and m == 8) and 4 or 1
  local counts = { registers(m, n, d, false, products), registers(m, sparse and k // 2 or k, a, packed, products),
    registers(k, n, b, packed, products), registers(m, n, c, false, products) }
  if sparse then table.move({ 1, 1 }, 1, 2, #counts + 1, counts) end
  if name:find("block_scale", 1, true) then table.move({ 1, 2, 1, 2 }, 1, 4, #counts + 1, counts) end
  return counts
end

-- A and B of f16 take eight registers in every shape (PTX ISA 9.0, 9.7.14.4.1).
local function of_wmma(type, operand, m, n, k)
  if type == "f16" and (operand == "a" or operand == "b") then return 8 end
  return registers(operand == "b" and k or m, operand == "a" and k or n, type)
end

local function of_wmma_mma(name, m, n, k)
  local types = types_of(name)
  local d, a, b, c = types[1], types[2], types[3], types[4]
  if #types == 2 then d, a, b, c = types[1], "f16", "f16", types[2] end
  return { of_wmma(d, "d", m, n, k), of_wmma(a, "a", m, n, k), of_wmma(b, "b", m, n, k), of_wmma(c, "c", m, n, k) }
end

local function wanted(name)
  local m, n, k = name:match("%.m(%d+)n(%d+)k(%d+)")
  m, n, k = tonumber(m), tonumber(n), tonumber(k)
  if name:find("^mma") then return of_mma(name, m, n, k) end
  if name:find("^wmma%.mma") then return of_wmma_mma(name, m, n, k) end
  if name:find("^wmma") then
    local operand = name:match("^wmma%.%a+%.(%a)")
    local count = of_wmma(types_of(name)[1], operand, m, n, k)
    return name:find("load") and { count, 1, 1 } or { 1, count, 1 }
  end
  if name:find("^movmatrix") then return { 1, 1 } end
  local rows, columns = name:match("%.m(%d+)n(%d+)")
  local count = tonumber(name:match("%.x(%d)")) * registers(tonumber(rows), tonumber(columns), rows == "8" and columns == "8" and "b16" or "b8")
  return name:find("^ldmatrix") and { count, 1 } or { 1, count }
end

local function found(operands)
  local counts = {}
  for group in operands:gsub("{([^}]*)}", function(inside) return inside:gsub(",", ";") end):gmatch("[^,]+") do
    counts[#counts + 1] = select(2, group:gsub(";", "")) + 1
  end
  return counts
end

local count = 0
for line in io.lines(arg[1]) do
  local name, operands = line:match("^%s*([wlsm]%a*%.[^%s]*sync%.[^%s]+)%s+(.-);")
  if name then
    local want, got = table.concat(wanted(name), " "), table.concat(found(operands), " ")
    if want ~= got then
      print(("%s: %s registers, not %s"):format(name, got, want))
      os.exit(1)
    end
    count = count + 1
  end
end
if count < 1000 then
  print(count .. " instructions")
  os.exit(1)
end
