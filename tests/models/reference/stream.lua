-- SPDX-License-Identifier: MIT
-- The seeded operand stream and its digest; README.md defines both.

local stream = {}

local MASK <const> = 0xFFFFFFFF
local OFFSET <const>, PRIME <const> = 2166136261, 16777619

-- 32-bit FNV-1a.
local function hash_text(text)
  local h = OFFSET
  for i = 1, #text do h = ((h ~ text:byte(i)) * PRIME) & MASK end
  return h
end

-- A xorshift generator seeded by a string.
function stream.generator(text)
  local s = hash_text(text)
  return stream.generator_from(s == 0 and 1 or s)
end

-- The same from a state; 0 gives nothing but 0.
function stream.generator_from(s)
  return function()
    s = (s ~ s << 13) & MASK
    s = s ~ s >> 17
    s = (s ~ s << 5) & MASK
    return s
  end
end

-- A running digest over 32-bit words, each as four bytes, low byte first.
function stream.digest()
  local h = OFFSET
  local d = {}
  function d.add(word)
    h = ((h ~ (word & 255)) * PRIME) & MASK
    h = ((h ~ (word >> 8 & 255)) * PRIME) & MASK
    h = ((h ~ (word >> 16 & 255)) * PRIME) & MASK
    h = ((h ~ (word >> 24)) * PRIME) & MASK
  end
  function d.value() return h end
  return d
end

return stream
