-- SPDX-License-Identifier: MIT
-- The types and movements that the library and the reference compute. A row of instructions with another one would be a
-- number without an implementation, so it is refused. Add it here when both compute it.
local check = require("base.check")

local implemented = {}

local floats, integers = "f16 bf16 tf32 f32 f64", "s8 u8 s4 u4 b1 s32"
local narrow = "e4m3 e5m2 e3m2 e2m3 e2m1"

-- The types of instructions that multiply, by the role of the word.
local multiplied = {
    dtype = "f16 f32 f64 s32", ctype = "f16 f32 f64 s32", stype = "ue8m0 ue4m3",
    atype = floats .. " " .. narrow .. " " .. integers, btype = floats .. " " .. narrow .. " " .. integers,
}

-- By family: the types of instructions that multiply, or the movements, as types in the order of the string, that in
-- registers first.
implemented.families = {
    ["mma"] = multiplied, ["mma.kind"] = multiplied, ["mma.block_scale"] = multiplied,
    ["mma.sp"] = multiplied, ["mma.sp.kind"] = multiplied, ["mma.sp.block_scale"] = multiplied,
    ["wmma.mma"] = multiplied,
    ["wmma.load"] = { dtype = floats .. " " .. integers }, ["wmma.store"] = { dtype = floats .. " " .. integers },
    ["ldmatrix"] = { movements = { "b16", "b8", "b8x16.b6x16_p32", "b8x16.b4x16_p64", "s8.s4" } },
    ["stmatrix"] = { movements = { "b16", "b8" } },
    ["movmatrix"] = { movements = { "b16" } },
}

local TEACH = "teach the library and tests/models/reference, then generator/records/implemented.lua"

local function has(list, word) return (" " .. list .. " "):find(" " .. word .. " ", 1, true) ~= nil end

-- Every choice of the words of slots, joined by dots.
local function joined(slots)
    local texts = { "" }
    for _, slot in ipairs(slots) do
        local longer = {}
        for _, text in ipairs(texts) do
            for _, word in ipairs(slot) do longer[#longer + 1] = text .. (text ~= "" and "." or "") .. word end
        end
        texts = longer
    end
    return texts
end

local function check_movements(where, family, known, slots, roles)
    local types = {}
    for k, role in ipairs(roles) do
        if role == "dtype" or role == "atype" or role == "source" then types[#types + 1] = slots[k] end
    end
    for _, movement in ipairs(joined(types)) do
        if not has(table.concat(known, " "), movement) then
            check.fail(where, "nothing moves .%s by %s: %s", movement, family, TEACH)
        end
    end
end

--- Raises an error if nothing computes a row of instructions.
-- @param slots, roles of the row (syntax.parse, vocabulary.roles)
function implemented.check(where, family, slots, roles)
    local known = implemented.families[family]
    if known.movements then return check_movements(where, family, known.movements, slots, roles) end
    for k, role in ipairs(roles) do
        for _, word in ipairs(known[role] and slots[k] or {}) do
            if not has(known[role], word) then
                check.fail(where, "nothing computes %s as the %s of %s: %s", word, role, family, TEACH)
            end
        end
    end
end

return implemented
