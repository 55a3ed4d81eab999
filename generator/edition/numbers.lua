-- SPDX-License-Identifier: MIT
-- Section numbers: `9.7.14.5.10`.
local numbers = {}

function numbers.parts(number)
    local parts = {}
    for part in number:gmatch("%d+") do parts[#parts + 1] = tonumber(part) end
    return parts
end

function numbers.before(x, y)
    local left, right = numbers.parts(x), numbers.parts(y)
    for k = 1, math.min(#left, #right) do
        if left[k] ~= right[k] then return left[k] < right[k] end
    end
    return #left < #right
end

--- How many components two numbers begin with alike.
function numbers.shared(x, y)
    local left, right, count = numbers.parts(x), numbers.parts(y), 0
    while left[count + 1] and left[count + 1] == right[count + 1] do count = count + 1 end
    return count
end

function numbers.head(number, count)
    return table.concat(numbers.parts(number), ".", 1, math.min(count, #numbers.parts(number)))
end

--- The chapter of the transcription.
numbers.CHAPTER = "9.7.14"

--- The number of a section of that chapter in an edition whose chapter has another number, or nil.
function numbers.moved(number, chapter)
    local tail = chapter and (number .. "."):match("^" .. numbers.CHAPTER:gsub("%.", "%%.") .. "(%..*)$")
    return tail and chapter .. tail:sub(1, -2) or number
end

function numbers.parent(number) return number:match("^(.*)%.%d+$") end

return numbers
