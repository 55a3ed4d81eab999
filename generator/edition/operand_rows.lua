-- SPDX-License-Identifier: MIT
-- Reads the rows of operand tables: types, registers, elements.
--
-- A row is a sentence about a vector expression, with the types before it and the elements after
-- it, whatever became of the table around them.
local operand_rows = {}

local numbers = {
    single = 1, one = 1, two = 2, three = 3, four = 4, five = 5, six = 6, seven = 7, eight = 8,
    nine = 9, ten = 10, twelve = 12, sixteen = 16, twenty = 20, thirty = 30, forty = 40, sixty = 60,
}

-- `thirty two`, `a single`, `4`; nil where there is no number.
local function number_in(words)
    local sum
    for word in (words or ""):lower():gmatch("%w+") do
        local value = numbers[word] or tonumber(word)
        if value then sum = (sum or 0) + value end
    end
    return sum
end

--- Element types among words: `.f16` but not `.f16x2` or `.m16n8k8`.
function operand_rows.types(text)
    local list, seen = {}, {}
    for word in text:gmatch("%.(%l+%d%w*)") do
        local is_type = not word:find("x%d+$") and not word:find("^m%d+n%d+")
        if is_type and not seen[word] then
            seen[word] = true
            list[#list + 1] = word
        end
    end
    return list
end

-- The end of the sentence: a full stop before a blank or the end of the cell.
local function sentence_end(text, from)
    return math.min(text:find("%.%f[%s|]", from) or #text, text:find("|", from, true) or #text)
end

--- `a0, a1, ..., a15` -> 16, or nil and what is wrong with it.
function operand_rows.count(list, operand)
    local expected, gap = 0, false
    for separator, letter, index in ("," .. list):gmatch("([^%w]*)(%l)(%d+)") do
        index = tonumber(index)
        if letter ~= operand then return nil, ("element %s%d of operand %s"):format(letter, index, operand) end
        gap = gap or separator:find("..", 1, true) ~= nil
        if not separator:find("[,.]") then return nil, "no comma" end
        if separator:find("^%.%s") then return nil, "a full stop for a comma" end
        if index ~= expected and not (gap and index > expected) then
            return nil, ("%s%d where %s%d comes next"):format(letter, index, letter, expected)
        end
        gap, expected = false, index + 1
    end
    return expected
end

local function registers_of(sentence)
    local words, register, rest = sentence:match("^(.-)%.([%w]+)%s+registers?(.*)$")
    if not words then return nil end
    -- `each containing two non-zero .f16`: the number is before the first type.
    local counted = rest:match("contain%a*%s+(.-)%.%l")
    return {
        registers = number_in(words), register = register, phrase = rest:match("contain.*") or sentence,
        each = rest:find("%f[%a]each%f[%A]") and number_in(counted) or nil,
        total = not rest:find("%f[%a]each%f[%A]") and number_in(counted) or nil,
        non_zero = rest:find("non%-zero") ~= nil,
        consecutive = number_in(rest:match("out of%s+(%w+)%s+consecutive")),
    }
end

-- No cell of types is longer.
local CELL = 200

local function header_before(text, from, first)
    local header
    for letter in text:sub(first, from):gmatch("%.([abc])type[%s|/]*[%.dtype]*[%s|]*Fragment%f[%A]") do
        header = letter
    end
    return header
end

--- The rows of a section, in order.
-- @return a list of { at, types, header, registers, register, each, total, non_zero, consecutive,
--   phrase, list }; `header` is the letter of `.atype`
function operand_rows.find(text)
    local rows, after, first = {}, 1, 1
    while true do
        local from, to = text:find("vector%s+expression", after)
        if not from then return rows end
        local stop = sentence_end(text, to)
        local row = registers_of(text:sub(to + 1, stop)) or {}
        row.at, row.stop = from, stop + 1
        row.types = operand_rows.types(text:sub(math.max(after, from - CELL), from - 1):match("[%w%.%s/,]*[%s|]*%a*%s*$"))
        row.header = header_before(text, from, first)
        row.list = text:match("^[%s|%.]*([a-e]0[^|\n]*)", stop)
        if row.list then row.list = row.list:match("^(.-)[%s]*$") end
        rows[#rows + 1] = row
        after = stop + 1 + #(row.list or "")
    end
end

return operand_rows
