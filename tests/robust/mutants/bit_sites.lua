-- SPDX-License-Identifier: MIT
-- The bits of the tables in a text in C: each number or name in an initialiser with one bit flipped, each letter of a
-- string with one bit flipped. Sites as those of c_sites.lua, with the table that they are of as `group`.
local tokens_of = require("tokens")
local exchange = require("exchange")

-- Bits of the number: those of a byte, and as many more as it is written with.
local function width_of(token)
    local digits = token.text:match("^0[xX](%x+)")
    if digits then return math.max(8, 4 * #digits) end
    local value = tonumber(token.text:match("^%d+"))
    return value and value > 255 and 16 or 8
end

local function flip_number(first, last, width, add, group)
    for bit = 0, width - 1 do
        add(first.from, last.to, function(text) return ("(%s) ^ 0x%x"):format(text, 1 << bit) end, "bit").group = group
    end
end

-- Bit 7 makes no letter; a NUL or another escape stays what it is.
local function flip_letters(token, add, group)
    local at = token.from + 1
    for escape, letter in token.text:sub(2, -2):gmatch("(\\?)(.)") do
        if escape == "" then
            for bit = 0, 6 do
                add(at, at, function() return ("\\%03o"):format(letter:byte() ~ (1 << bit)) end, "bit").group = group
            end
        end
        at = at + #escape + 1
    end
end

-- The name of the table whose initialiser begins after token k, `=`.
local function table_name(tokens, k)
    local at = k - 1
    while tokens[at].text == "]" do
        repeat at = at - 1 until tokens[at].text == "["
        at = at - 1
    end
    local name = tokens[at].text
    return name:match("^answer_") and "answers" or name
end

-- The initialiser after `=`: leaves between braces and commas, and strings.
local function initialiser(tokens, k, add)
    local token = tokens[k]
    if token.text ~= "=" or not tokens[k + 1] or tokens[k + 1].text ~= "{" and tokens[k + 1].kind ~= "string" then return end
    local group, first, depth = table_name(tokens, k), nil, 0
    for at = k + 1, #tokens do
        local this = tokens[at]
        if this.text == ";" then return end
        if this.text == "(" then depth = depth + 1 elseif this.text == ")" then depth = depth - 1 end
        if this.kind == "string" then
            flip_letters(this, add, group)
            first = nil
        elseif this.text == "{" or this.text == "}" or this.kind == "directive" or this.text == "," and depth == 0 then
            if first then flip_number(first, tokens[at - 1], width_of(first), add, group) end
            first = nil
        else
            first = first or this
        end
    end
end

return function(text)
    return exchange.sites(text, tokens_of("c", text), { initialiser })
end
