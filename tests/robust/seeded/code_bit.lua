-- SPDX-License-Identifier: MIT
-- Flips one bit of the code of an image, as a seed draws it; each byte of the functions is as likely:
--   lua5.4 tests/robust/seeded/code_bit.lua IMAGE SEED NUMBER OUT < FUNCTIONS
-- FUNCTIONS: address and size in hexadecimal and name, a line each, as nm -S prints them. Prints function, byte and bit.
package.path = arg[0]:match("^(.*)/") .. "/../../builds/?.lua;" .. package.path
local elf_bit = require("elf_bit")
local path, seed, number, out = arg[1], tonumber(arg[2]), tonumber(arg[3]), arg[4]

local functions, bytes = {}, 0
for line in io.lines() do
    local address, size, name = line:match("^(%x+) (%x+) (%S+)$")
    functions[#functions + 1] = { name = name, address = tonumber(address, 16) & ~1, size = tonumber(size, 16) }
    bytes = bytes + functions[#functions].size
end
assert(bytes > 0, "no functions")
math.randomseed(seed, number)
local byte, bit = math.random(0, bytes - 1), math.random(0, 7)
for _, row in ipairs(functions) do
    if byte < row.size then
        assert(elf_bit.flip(path, row.address + byte, bit, out), row.name .. " is not in the image")
        print(("%s byte %d bit %d"):format(row.name, byte, bit))
        break
    end
    byte = byte - row.size
end
