-- SPDX-License-Identifier: MIT
-- Which bits of lane 0, register 0 of an operand change D: found by flipping each of them.
--   lua tests/ports/cli/padding.lua flip KEY < CASES    each case, and then as 32 cases with one bit flipped
--   lua tests/ports/cli/padding.lua judge < RESULTS     the bits that changed D in any case, as "13:10 5:2"
local task <const>, key <const> = arg[1], arg[2]

-- The lines of every case.
local function cases()
  local all, one = {}, nil
  for line in io.lines() do
    if line:find("^insn ") then one = {} end
    if one then one[#one + 1] = line end
    if line == "end" then
      all[#all + 1] = one
      one = nil
    end
  end
  assert(#all > 0, "no case")
  return all
end

local function flip()
  print("mmavec 1")
  for _, case in ipairs(cases()) do
    for bit = -1, 31 do
      for _, line in ipairs(case) do
        print((line:gsub("^" .. key .. " (%x+)", function(word)
          return ("%s %08x"):format(key, tonumber(word, 16) ~ (bit < 0 and 0 or 1 << bit))
        end)))
      end
    end
  end
end

local function result(case)
  for _, line in ipairs(case) do
    if line:find("^d ") then return line end
  end
  error("a case without d")
end

local function judge()
  local all, counts = cases(), {}
  assert(#all % 33 == 0, "not 33 cases of each")
  for i = 1, #all, 33 do
    for bit = 0, 31 do
      if result(all[i + 1 + bit]) ~= result(all[i]) then counts[bit] = true end
    end
  end
  local spans, bit = {}, 31
  while bit >= 0 do
    if counts[bit] then
      local last = bit
      while counts[bit - 1] do bit = bit - 1 end
      spans[#spans + 1] = last .. ":" .. bit
    end
    bit = bit - 1
  end
  print(table.concat(spans, " "))
end

(task == "flip" and flip or judge)()
