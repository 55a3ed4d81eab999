-- SPDX-License-Identifier: MIT
-- mmaref gemm of whole numbers so small that every sum is exact, against the same sums here: any size, dense, sparse
-- and block-scaled, from text, CSV, .npy and .bin, into each of them, in threads.
--   lua tests/ports/cli/products.lua MMAREF FOLDER
local quoted = dofile("generator/base/quoted.lua")
local mmaref, folder = arg[1], arg[2]

math.randomseed(20, 25)
local random = math.random

-- The types of A and C; the names of files' words for .bin; the chunk of a sparse A of which half may be stored; how
-- many elements share a scale factor.
local instructions = {
  { "m16n8k16.f32.f16.f16.f32", c = "<f" },
  { "m16n8k8.f32.f16.f16.f32", c = "<f" },
  { "m16n8k8.f32.tf32.tf32.f32", a = "<f", c = "<f" },
  { "mma.m8n8k4.row.col.f64.f64.f64.f64", a = "<d", c = "<d" },
  { "m16n8k32.s32.s8.s8.s32", a = "<i1", c = "<i4" },
  { "m16n8k64.s32.s4.s4.s32", a = "nibble", c = "<i4" },
  { "sp.m16n8k64.s32.s8.s8.s32", a = "<i1", c = "<i4", chunk = 4 },
  { "sp.m16n8k32.f32.f16.f16.f32", c = "<f", chunk = 4 },
  { "sp.m16n8k16.f32.tf32.tf32.f32", a = "<f", c = "<f", chunk = 2 },
  { "kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0", c = "<f", vector = 32 },
  { "sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3",
    prefix = "mma.", c = "<f", vector = 16, largest = 6 },
  { "sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0",
    prefix = "mma.", c = "<f", vector = 32 },
}
-- Numbers of all these types: 5 is not one of e2m1, -8 to 7 are those of s4.
local numbers = { -4, -3, -2, -1, 1, 2, 3, 4, 6 }

local function matrix(rows, columns, element)
  local m = { rows = rows, columns = columns }
  for i = 0, rows * columns - 1 do m[i] = element(i // columns, i % columns) end
  return m
end

local function number() return random(4) == 1 and 0 or numbers[random(#numbers)] end

-- At most half of each chunk is not zero.
local function sparse(rows, columns, chunk)
  local m = matrix(rows, columns, number)
  for row = 0, rows - 1 do
    for first = 0, columns - 1, chunk do
      local left = chunk // 2
      for k = first, math.min(first + chunk, columns) - 1 do
        local keep = left > 0 and random(2) == 1
        left = left - (keep and 1 or 0)
        if not keep then m[row * columns + k] = 0 end
      end
    end
  end
  return m
end

-- ---- Files -----------------------------------------------------------------

local function save(name, text)
  local file = assert(io.open(folder .. "/" .. name, "wb"))
  file:write(text)
  file:close()
  return folder .. "/" .. name
end

local function rows_of(m, between, before)
  local lines = {}
  for row = 0, m.rows - 1 do
    local words = {}
    for column = 0, m.columns - 1 do words[#words + 1] = ("%d"):format(m[row * m.columns + column]) end
    lines[#lines + 1] = (before or "") .. table.concat(words, between) .. "\n"
  end
  return table.concat(lines)
end

local function packed(m, format, by_columns)
  local words = {}
  for i = 0, m.rows * m.columns - 1 do
    local at = by_columns and i % m.rows * m.columns + i // m.rows or i
    words[#words + 1] = string.pack(format, format:match("[fd]") and m[at] + 0.0 or m[at])
  end
  return table.concat(words)
end

local function npy(m, name)
  local kinds = { ["<f"] = "<f4", ["<d"] = "<f8", [">d"] = ">f8", ["<i1"] = "|i1", ["<i4"] = "<i4", [">i2"] = ">i2",
    ["<i8"] = "<i8" }
  local formats = {}
  for format in pairs(kinds) do formats[#formats + 1] = format end
  table.sort(formats)
  local format, turned = formats[random(#formats)], random(2) == 1
  if format == "<i1" then -- all numbers of A and B fit; those of C may not
    for i = 0, m.rows * m.columns - 1 do if m[i] < -128 or m[i] > 127 then format = "<i4" end end
  end
  local header = ("{'descr': '%s', 'fortran_order': %s, 'shape': (%d, %d), }"):format(kinds[format],
    turned and "True" or "False", m.rows, m.columns)
  header = header .. (" "):rep(117 - #header) .. "\n"
  return save(name .. ".npy", "\x93NUMPY\1\0" .. string.pack("<I2", #header) .. header .. packed(m, format, turned))
end

local function bin(m, name, format)
  if format ~= "nibble" then return save(name .. ".bin", packed(m, format)) end
  local bytes = {}
  for i = 0, m.rows * m.columns - 1, 2 do
    bytes[#bytes + 1] = string.char(m[i] & 15 | ((m[i + 1] or 0) & 15) << 4)
  end
  return save(name .. ".bin", table.concat(bytes))
end

-- ---- Products --------------------------------------------------------------

local function product(a, b, c, scale_a, scale_b, vector)
  return matrix(c.rows, c.columns, function(row, column)
    local sum = c[row * c.columns + column]
    for k = 0, a.columns - 1 do
      local block = vector and k // vector
      local scale = vector and scale_a[row * scale_a.columns + block] * scale_b[block * b.columns + column] or 1
      sum = sum + a[row * a.columns + k] * b[k * b.columns + column] * scale
    end
    return sum
  end)
end

local function command(words)
  local pipe = assert(io.popen(quoted(mmaref) .. " gemm --input numbers " .. words .. " 2>&1"))
  local text = pipe:read("a")
  return text, pipe:close()
end

-- Writes a matrix in some form: an option, or lines for the text file.
local function give(name, m, format, lines)
  local way = random(format and 4 or 3)
  if way == 1 then lines[#lines + 1] = rows_of(m, " ", name .. " ") return "" end
  local path = way == 2 and save(name .. ".csv", rows_of(m, ",")) or way == 3 and npy(m, name) or bin(m, name, format)
  return (" --%s '%s'"):format(name:gsub("_", "-"), path)
end

local function one(it)
  local m, n, k = random(40), random(20), random(200)
  -- Scale factors of ue4m3 that are derived are powers of two where each block has the type's largest number.
  local function of_k(at) return it.largest and at % it.vector == 0 and it.largest or number() end
  local a = it.chunk and sparse(m, k, it.chunk) or matrix(m, k, function(_, column) return of_k(column) end)
  local b, c = matrix(k, n, function(row) return of_k(row) end), matrix(m, n, function() return random(-100, 100) end)
  local lines, words, scale_a, scale_b = {}, "", nil, nil
  if it.vector then
    local function scale() return 1 << random(0, 2) end
    local blocks = (k + it.vector - 1) // it.vector
    scale_a, scale_b = matrix(m, blocks, scale), matrix(blocks, n, scale)
  end
  local derives = it.vector and random(2) == 1
  local scaled_a, scaled_b = a, b
  if derives then
    scaled_a = matrix(m, k, function(row, column)
      return a[row * k + column] * scale_a[row * scale_a.columns + column // it.vector]
    end)
    scaled_b = matrix(k, n, function(row, column)
      return b[row * n + column] * scale_b[row // it.vector * n + column]
    end)
    words = " --derive"
  elseif it.vector then
    words = give("scale_a", scale_a, nil, lines) .. give("scale_b", scale_b, nil, lines)
  end
  words = words .. give("a", scaled_a, not derives and it.a, lines) .. give("b", scaled_b, not derives and it.a, lines)
    .. give("c", c, it.c, lines)
  local text = #lines > 0 and " '" .. save("abc.txt", table.concat(lines)) .. "'" or ""
  local d = product(a, b, c, scale_a, scale_b, it.vector)
  local call = ("-j %d '%s' %dx%dx%d%s%s --arith exact"):format(random(3), (it.prefix or "") .. it[1], m, n, k,
    text, words)
  local got, well = command(call)
  if not well or got ~= (derives and "# derive ceil\n" or "") .. rows_of(d, " ", "d ") then return call .. "\n" .. got:sub(1, 600) end
  -- The same D in other forms.
  command(call .. " --output '" .. folder .. "/d.bin'")
  command(call .. " --output '" .. folder .. "/d.npy'")
  local file = assert(io.open(folder .. "/d.bin", "rb"))
  local bytes = file:read("a")
  file:close()
  file = assert(io.open(folder .. "/d.npy", "rb"))
  local array = file:read("a")
  file:close()
  if bytes ~= packed(d, it.c) then return call .. ": d.bin" end
  if array:sub(129) ~= bytes or not array:find(("'shape': (%d, %d)"):format(m, n), 1, true) then
    return call .. ": d.npy"
  end
  if command(call .. " --csv") ~= (derives and "mmaref: note: --derive ceil\n" or "") .. rows_of(d, ",") then return call .. ": CSV" end
end

local ROUNDS = 8
local failures = 0
for _, it in ipairs(instructions) do
  local why
  for _ = 1, ROUNDS do why = why or one(it) end
  print(("%s %s: %d products"):format(why and "not ok -" or "ok -", it[1], ROUNDS))
  if why then
    failures = failures + 1
    print("# " .. why:gsub("\n", "\n# "))
  end
end
os.exit(failures == 0)
