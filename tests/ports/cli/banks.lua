-- SPDX-License-Identifier: MIT
-- Random questions for `mmaref banks`, and their answers by a model that shares nothing with the command: it walks
-- through memory byte by byte.
--   banks.lua ask COUNT FOLDER      prints command lines; files of addresses go into FOLDER
--   banks.lua judge COUNT FOLDER    reads the answers to the same questions
local what, count, folder = arg[1], tonumber(arg[2]), arg[3]

local state = 20260401
local function draw(n) -- 0 .. n - 1
  state = (state * 6364136223846793005 + 1442695040888963407)
  return (state >> 33) % n
end

-- Name, rows, bytes of a row: PTX ISA 9.7.14.5.15 and .16.
local instructions = {
  { "ldmatrix.sync.aligned.m8n8.x1.b16", 8, 16 }, { "ldmatrix.sync.aligned.m8n8.x2.trans.b16", 16, 16 },
  { "ldmatrix.sync.aligned.m8n8.x4.shared.b16", 32, 16 }, { "ldmatrix.sync.aligned.m16n16.x1.trans.b8", 16, 16 },
  { "ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8", 32, 16 },
  { "ldmatrix.sync.aligned.m8n16.x4.b8x16.b6x16_p32", 32, 16 }, { "ldmatrix.sync.aligned.m8n16.x2.s8.s4", 16, 8 },
  { "stmatrix.sync.aligned.m8n8.x4.b16", 32, 16 }, { "stmatrix.sync.aligned.m16n8.x2.trans.shared::cta.b8", 16, 16 },
}

-- Bits as a list: bit M + i becomes its sum with bit M + S + i; with negative S bit M - S + i with bit M + i.
local function swizzled(address, s)
  local bits, result = {}, {}
  for i = 0, 31 do bits[i] = address // 2 ^ i % 2; result[i] = bits[i] end
  local from, to = s.m + math.max(s.s, 0), s.m + math.max(-s.s, 0)
  for i = 0, s.b - 1 do result[to + i] = (bits[to + i] + bits[from + i]) % 2 end
  local sum = 0
  for i = 0, 31 do sum = sum + result[i] * 2 ^ i end
  return math.tointeger(sum)
end

-- For each phase: which different words each bank is asked for.
local function phases(addresses, bytes)
  local list = {}
  for first = 1, #addresses, 8 do
    local words = {}
    for bank = 0, 31 do words[bank] = {} end
    for row = first, first + 7 do
      for byte = addresses[row], addresses[row] + bytes - 1 do words[byte // 4 % 32][byte // 4] = true end
    end
    local ways = {}
    for bank = 0, 31 do
      ways[bank] = 0
      for _ in pairs(words[bank]) do ways[bank] = ways[bank] + 1 end
    end
    list[#list + 1] = ways
  end
  return list
end

local function most(ways)
  local n = 0
  for bank = 0, 31 do n = math.max(n, ways[bank]) end
  return n
end

local function worst(addresses, bytes)
  local n = 0
  for _, ways in ipairs(phases(addresses, bytes)) do n = math.max(n, most(ways)) end
  return n
end

local function each(addresses, change)
  local list = {}
  for i, address in ipairs(addresses) do list[i] = change(address) end
  return list
end

-- A question: its words, and the addresses before and after the swizzle.
local function question(number)
  local insn = instructions[1 + draw(#instructions)]
  local q = { words = { "banks", insn[1] }, bytes = insn[3], number = number, swizzle = { b = 0, m = 0, s = 0 } }
  local add = function(...) for _, word in ipairs { ... } do q.words[#q.words + 1] = tostring(word) end end
  local offset = draw(2) == 0 and 0 or q.bytes * draw(512)
  if offset ~= 0 then add("--offset", offset) end
  q.addresses = {}
  if draw(20) == 0 then
    q.file = folder .. "/" .. number .. ".txt"
    add("--address", q.file)
    local kinds, lines = 1 + draw(64), {}
    for lane = 1, 32 do
      local address = q.bytes * draw(kinds)
      lines[lane] = (draw(2) == 0 and "%d" or "0x%x"):format(address)
      if lane <= insn[2] then q.addresses[lane] = address + offset end
    end
    q.text = table.concat(lines, "\n") .. "\n"
  else
    local pitch = q.bytes * (draw(2) == 0 and draw(80) or 1 << draw(9))
    add("--pitch", pitch)
    q.pitch = pitch
    for lane = 1, insn[2] do q.addresses[lane] = offset + (lane - 1) * pitch end
  end
  if number % 100 == 0 then
    q.search = true
    add "--search"
  elseif draw(4) ~= 0 then
    local s = q.swizzle
    s.b, s.m = draw(5), (q.bytes == 8 and 3 or 4) + draw(5)
    s.s = s.b + draw(6)
    if draw(4) == 0 then s.s = -s.s end
    add("--swizzle", ("%d,%d,%d"):format(s.b, s.m, s.s))
  end
  q.swizzled = each(q.addresses, function(address) return swizzled(address, q.swizzle) end)
  return q
end

-- What the command prints after its head, without the columns of numbers.
local function expected(q)
  local lines, all = {}, phases(q.swizzled, q.bytes)
  for row, address in ipairs(q.swizzled) do
    local picture, ways = {}, all[(row + 7) // 8]
    for bank = 0, 31 do picture[bank + 1] = "." end
    for byte = address, address + q.bytes - 1 do picture[byte // 4 % 32 + 1] = tostring(ways[byte // 4 % 32]) end
    lines[#lines + 1] = ("%d %d %d %s"):format((row - 1) // 8, row - 1, address, table.concat(picture))
  end
  for phase, ways in ipairs(all) do lines[#lines + 1] = ("phase %d: %d-way"):format(phase - 1, most(ways)) end
  lines[#lines + 1] = ("worst %d-way"):format(worst(q.swizzled, q.bytes))
  return lines
end

-- The remedies, by trying all in the order of their size.
local function remedies(q)
  local lines, found = {}, "none"
  local function try(b, m, s)
    local function change(address) return swizzled(address, { b = b, m = m, s = s }) end
    return worst(each(q.addresses, change), q.bytes) == 1
  end
  local function smallest()
    if try(0, 0, 0) then return "none is needed" end
    for b = 1, 5 do
      for m = q.bytes == 8 and 3 or 4, 6 do
        for s = b, 32 - b - m do
          if try(b, m, s) then return ("%d,%d,%d"):format(b, m, s) end
        end
      end
    end
    return found
  end
  lines[1] = "smallest swizzle: " .. smallest()
  if q.pitch then
    local padding = -q.bytes
    repeat
      padding = padding + q.bytes
      local spread = {}
      for row, address in ipairs(q.addresses) do spread[row] = address + (row - 1) * padding end
    until worst(spread, q.bytes) == 1
    lines[2] = ("smallest padding: %d bytes, pitch %d"):format(padding, q.pitch + padding)
  end
  return lines
end

-- The lines of an answer that expected() has, up to its status.
local function answer()
  local lines, words = {}, {}
  for line in io.lines() do
    local phase, lane, address, picture = line:match("^ *(%d+) +(%d+) +(%d+) +%d+  ([.%d]+)$")
    if phase then
      lines[#lines + 1] = ("%s %s %s %s"):format(phase, lane, address, picture)
    elseif line:match("^status") then
      return lines, words, line
    elseif line:match("^phase %d") or line:match("^worst") then
      lines[#lines + 1] = line
    elseif line:match("^smallest") then
      words[#words + 1] = line
    end
  end
end

local failed, searched = 0, 0
for number = 1, count do
  local q = question(number)
  if what == "ask" then
    if q.file then
      local out = assert(io.open(q.file, "w"))
      out:write(q.text)
      out:close()
    end
    print(table.concat(q.words, " "))
  else
    local lines, found, status = answer()
    local wanted = table.concat(expected(q), "\n")
    local searched_for = q.search and table.concat(remedies(q), "\n") or ""
    searched = searched + (q.search and 1 or 0)
    local wanted_status = (searched_for:match("swizzle: none$") and not q.pitch) and "status 1" or "status 0"
    if wanted ~= table.concat(lines or {}, "\n") or searched_for ~= table.concat(found or {}, "\n") or
        status ~= wanted_status then
      failed = failed + 1
      if failed <= 3 then
        print(table.concat(q.words, " "), wanted, searched_for, "got", table.concat(lines or {}, "\n"),
          table.concat(found or {}, "\n"), status)
      end
    end
  end
end
if what == "judge" then
  print(("%d questions, %d of them searches, %d wrong"):format(count, searched, failed))
  os.exit(failed == 0)
end
