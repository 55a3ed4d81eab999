-- SPDX-License-Identifier: MIT
-- Writes cases of vector files, words without leading zeros.

local write = {}

local DECIMAL = { "f", "stride", "select_a", "select_b" }
local WORDS = { "a", "b", "c", "e", "scale_a", "scale_b", "d", "address", "x", "y", "z", "z_out", "r" }

local function write_bytes(file, key, bytes)
  if not bytes then return end
  file:write(key, " ")
  for _, byte in ipairs(bytes) do file:write(("%02x"):format(byte)) end
  file:write("\n")
end

function write.case(file, given)
  file:write("\ninsn ", given.insn, "\n")
  if given.arith then file:write("arith ", given.arith, "\n") end
  if given.operand then file:write(("operand %016x\n"):format(given.operand)) end
  write_bytes(file, "memory", given.memory)
  if given.p then file:write(("p %x\n"):format(given.p)) end
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
  write_bytes(file, "memory_out", given.memory_out)
  if given.status then file:write("status ", given.status, "\n") end
  file:write("end\n")
end

return write
