-- SPDX-License-Identifier: MIT
-- Byte memory: a list of bytes, offset 0 at index 1; elements of 4 to 64 bits, little-endian.

local memory = {}

function memory.read(bytes, bit, width)
  local at = bit >> 3
  if width < 8 then return bytes[at + 1] >> (bit & 7) & ((1 << width) - 1) end
  local v = 0
  for i = 0, width // 8 - 1 do v = v | bytes[at + i + 1] << (8 * i) end
  return v
end

-- Elements below a byte are never stored by any instruction.
function memory.write(bytes, bit, width, v)
  local at = bit >> 3
  for i = 0, width // 8 - 1 do bytes[at + i + 1] = v >> (8 * i) & 255 end
end

function memory.copy(bytes)
  return table.move(bytes, 1, #bytes, 1, {})
end

return memory
