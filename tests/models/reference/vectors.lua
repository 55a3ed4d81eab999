-- SPDX-License-Identifier: MIT
-- Reads vector files (format "mmavec 1").

local vectors = {}

local function words(text)
  local list = {}
  for w in text:gmatch("%x+") do list[#list + 1] = tonumber(w, 16) end
  return list
end

local function bytes(text)
  local list = {}
  for w in text:gmatch("%x%x") do list[#list + 1] = tonumber(w, 16) end
  return list
end

local function pair(text)
  local byte, thread = text:match("(%d+)%s+(%d+)")
  return { tonumber(byte), tonumber(thread) }
end

local function whole(text) return math.tointeger(tonumber(text)) end
local function hex(text) return tonumber(text, 16) end
local function plain(text) return text end

local KEYS = {
  insn = plain, arith = plain, status = plain, f = whole, stride = whole, p = hex, operand = hex,
  select_a = pair, select_b = pair, memory = bytes, memory_out = bytes,
}

-- Iterates over the cases of a file: tables with the keys of the case.
function vectors.cases(path)
  local file = assert(io.open(path))
  local number, case = 0, nil
  return function()
    for line in file:lines() do
      number = number + 1
      local key, rest = line:match("^([%w_]+)%s*(.-)%s*$")
      if key == "insn" then case = { line = number, insn = rest }
      elseif key == "end" then return case
      elseif case and key then case[key] = (KEYS[key] or words)(rest) end
    end
    file:close()
  end
end

return vectors
