-- SPDX-License-Identifier: MIT
-- One bit of an image (ELF32, little-endian), where it lies in flash.
local elf_bit = {}

local function read(name)
    local file = assert(io.open(name, "rb"))
    local text = file:read("a")
    file:close()
    return text
end

--- Copies image `path` to `out` with bit `bit` of the byte at `address` flipped; false if it is not in a loaded segment.
function elf_bit.flip(path, address, bit, out)
    local elf = read(path)
    local first, size, count = string.unpack("<I4", elf, 29), string.unpack("<I2", elf, 43), string.unpack("<I2", elf, 45)
    local place
    for k = 0, count - 1 do -- type, offset, virtual and physical address, size in the file
        local kind, offset, virtual, _, length = string.unpack("<I4I4I4I4I4", elf, first + k * size + 1)
        local within = address - virtual
        if kind == 1 and within >= 0 and within < length then place = offset + within + 1 end
    end
    if not place then return false end
    local file = assert(io.open(out, "wb"))
    assert(file:write(elf:sub(1, place - 1), string.char(elf:byte(place) ~ 1 << bit), elf:sub(place + 1)))
    assert(file:close())
    return true
end

return elf_bit
