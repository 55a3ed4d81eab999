-- SPDX-License-Identifier: MIT
-- A layout as basis vectors: the place to which each bit of lane and element leads; bits that are set together lead to
-- the xor of theirs.
local basis = {}

local function check(name, vectors, bits)
    if type(vectors) ~= "table" or #vectors ~= bits then
        error(("basis.%s has %s vectors, and there are %d bits to number its %ss"):format(name,
            type(vectors) == "table" and #vectors or "no", bits, name), 0)
    end
    for k, vector in ipairs(vectors) do
        local is_vector = type(vector) == "table" and #vector >= 2 and #vector <= 3
        for _, part in ipairs(is_vector and vector or {}) do
            is_vector = is_vector and math.type(part) == "integer" and part >= 0
        end
        if not is_vector then
            error(("vector %d of basis.%s is not { row, column }, or with a product"):format(k, name), 0)
        end
    end
end

--- Makes a function of (lane, element) out of the basis vectors of a record.
-- @param vectors { lane = { { row, column [, product] }, ... }, element = { ... } }, of each from the lowest bit up
-- @param bits { lanes, elements }: by how many bits they are numbered
-- @return function(lane, element) -> row, column, product
function basis.compile(vectors, bits)
    check("lane", vectors.lane, bits.lanes)
    check("element", vectors.element, bits.elements)
    return function(lane, element)
        local place = { 0, 0, 0 }
        for name, number in pairs({ lane = lane, element = element }) do
            for k, vector in ipairs(vectors[name]) do
                for part = 1, number >> k - 1 & 1 == 1 and #vector or 0 do place[part] = place[part] ~ vector[part] end
            end
        end
        return table.unpack(place)
    end
end

-- A coordinate as a sum over runs of bits: "((%laneid >> 4) & 0x3) * 2 + i".
local function sum_of(vectors, part)
    local terms = {}
    for _, each in ipairs({ { "%laneid", vectors.lane }, { "i", vectors.element } }) do
        local name, list, k = each[1], each[2], 1
        while list[k] do
            local from, value = k, list[k][part] or 0
            while list[k + 1] and value ~= 0 and (list[k + 1][part] or 0) == value << k + 1 - from do k = k + 1 end
            local shifted = from > 1 and ("(%s >> %d)"):format(name, from - 1) or name
            local bits = ("(%s & 0x%x)"):format(shifted, (1 << k - from + 1) - 1)
            if value ~= 0 then terms[#terms + 1] = value == 1 and bits or ("%s * %d"):format(bits, value) end
            k = k + 1
        end
    end
    return #terms > 0 and table.concat(terms, " + ") or "0"
end

--- The formula of a basis in which no two vectors share a bit, as the proof of a layout finds.
function basis.formula(vectors)
    return ("row = %s\ncol = %s\n"):format(sum_of(vectors, 1), sum_of(vectors, 2))
end

return basis
