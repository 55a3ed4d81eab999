-- SPDX-License-Identifier: MIT
-- Flips one bit of a table in an image of the self-test, where it lies in flash:
--   readelf -sW IMAGE | lua5.4 tests/builds/flip_image.lua IMAGE NUMBER OUT
-- Image number 1, 2, ... has the bit in the first, second, ... table, over and over. Prints table, byte and bit.
package.path = arg[0]:match("^(.*)/") .. "/?.lua;" .. package.path
local elf_bit = require("elf_bit")
local path, number, out = arg[1], tonumber(arg[2]), arg[3]

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

assert(elf_bit.flip(path, row.address + byte, bit, out), row.name .. " is not in the image")
print(("%s byte %d bit %d"):format(row.name:gsub("_tile.*", ""), byte, bit))
