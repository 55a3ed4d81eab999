-- SPDX-License-Identifier: MIT
-- Writes cases of vector files, words without leading zeros.

local write = {}

local DECIMAL = { "f", "select_a", "select_b" }
local WORDS = { "a", "b", "c", "e", "scale_a", "scale_b", "d", "address", "r" }

function write.case(file, given)
  file:write("\ninsn ", given.insn, "\n")
  if given.arith then file:write("arith ", given.arith, "\n") end
  if given.memory then
    file:write("memory ")
    for _, byte in ipairs(given.memory) do file:write(("%02x"):format(byte)) end
    file:write("\n")
  end
  for _, key in ipairs(DECIMAL) do
    local value = given[key]
    if value then file:write(key, " ", type(value) == "table" and table.concat(value, " ") or value, "\n") end
  end
  for _, key in ipairs(WORDS) do
    if given[key] then
      file:write(key)
      for _, word in ipairs(given[key]) do file:write((" %x"):format(word)) end
      file:write("\n")
    end
  end
  if given.status then file:write("status ", given.status, "\n") end
  file:write("end\n")
end

return write
