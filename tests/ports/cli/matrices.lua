-- SPDX-License-Identifier: MIT
-- Registers of a text vector, 32 bits each, as the matrices of mmaref gemm: 16- and 32-bit elements.
--   lua tests/ports/cli/matrices.lua MMAREF INSN < VECTOR     the lines a, b and c
--   lua tests/ports/cli/matrices.lua MMAREF INSN d < LINE     the line d, a line for each row
local quoted = dofile("generator/base/quoted.lua")
local mmaref, insn, only = quoted(arg[1]), quoted(arg[2]), arg[3]

local function matrix(operand, words)
  local pipe = assert(io.popen(("%s layout %s %s --json"):format(mmaref, insn, operand)))
  local rows, registers = {}, #words // 32
  for cell in pipe:read("a"):gmatch("\n  ({[^\n]*)") do
    local function of(key) return tonumber(cell:match('"' .. key .. '": (%d+)')) end
    local word = tonumber(words[of("lane") * registers + of("register") + 1], 16)
    local row = rows[of("row") + 1] or {}
    rows[of("row") + 1] = row
    row[of("column") + 1] = ("%0" .. of("width") // 4 .. "x"):format(word >> of("bit") & (1 << of("width")) - 1)
  end
  assert(pipe:close())
  return rows
end

for line in io.lines() do
  local operand, rest = line:match("^([abcd]) (.*)")
  if operand and (not only or operand == only) then
    local words = {}
    for word in rest:gmatch("%x+") do words[#words + 1] = word end
    for _, row in ipairs(matrix(operand, words)) do print(operand .. " " .. table.concat(row, " ")) end
  end
end
