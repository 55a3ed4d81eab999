-- SPDX-License-Identifier: MIT
-- The hash FNV-1a with 32 bits, over bytes or whole numbers.
local fnv = {}

--- The hash of nothing.
fnv.EMPTY = 2166136261

--- The hash h with one more number.
function fnv.add(h, number) return (h ~ number & 0xffffffff) * 16777619 & 0xffffffff end

--- The hash of the bytes of a text.
function fnv.text(text)
    local h = fnv.EMPTY
    for k = 1, #text do h = fnv.add(h, text:byte(k)) end
    return h
end

return fnv
