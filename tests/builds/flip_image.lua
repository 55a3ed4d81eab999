-- SPDX-License-Identifier: MIT
-- Flips one bit of a table in an image of the self-test, where it lies in flash:
--   readelf -sW IMAGE | lua5.4 tests/builds/flip_image.lua IMAGE NUMBER OUT
-- Image number 1, 2, ... has the bit in the first, second, ... table, over and over. Prints table, byte and bit.
local path, number, out = arg[1], tonumber(arg[2]), arg[3]

local function read(name)
    local file = assert(io.open(name, "rb"))
    local text = file:read("a")
    file:close()
    return text
end

-- The tables: those of mmaref, and the words of the known answers as one.
local tables, answers = {}, {}
for line in io.lines() do
    local address, size, name = line:match("^%s*%d+: (%x+)%s+(%d+) OBJECT .-(%S+)$")
    local row = name and { name = name, address = tonumber(address, 16), size = tonumber(size) }
    if row and name:find("^mmaref_") then tables[#tables + 1] = row end
    if row and name:find("^answer_") then answers[#answers + 1] = row end
end
assert(#tables > 0 and #answers > 0, "no tables")
table.sort(tables, function(x, y) return x.name < y.name end)
table.sort(answers, function(x, y) return x.name < y.name end)

math.randomseed(number)
local at = (number - 1) % (#tables + 1) + 1
local row = tables[at] or answers[math.random(#answers)]
local byte, bit = math.random(0, row.size - 1), math.random(0, 7)

-- The segment that is loaded there: type, offset, virtual and physical address, size in the file (ELF32).
local elf = read(path)
local first, size, count = string.unpack("<I4", elf, 29), string.unpack("<I2", elf, 43), string.unpack("<I2", elf, 45)
local place
for k = 0, count - 1 do
    local kind, offset, virtual, _, length = string.unpack("<I4I4I4I4I4", elf, first + k * size + 1)
    local within = row.address + byte - virtual
    if kind == 1 and within >= 0 and within < length then place = offset + within + 1 end
end
assert(place, row.name .. " is not in the image")
local file = assert(io.open(out, "wb"))
file:write(elf:sub(1, place - 1), string.char(elf:byte(place) ~ 1 << bit), elf:sub(place + 1))
file:close()
print(("%s byte %d bit %d"):format(row.name:gsub("_tile.*", ""), byte, bit))
