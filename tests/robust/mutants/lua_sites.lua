-- SPDX-License-Identifier: MIT
-- Where a text in Lua can be mutated, and to what: as c_sites.lua.
local tokens_of = require("tokens")
local exchange = require("exchange")

local swaps = exchange.swaps({
    relation = "== ~= ~= == < <= <= < > >= >= >",
    arithmetic = "+ - - + * + / * // * % // << >> >> <<",
    bits = "& | | & ~ |",
    logic = "and or or and",
})
local words = { ["true"] = "false", ["false"] = "true", ["not"] = "" }
local not_operands = exchange.set("return and or not if elseif while until then do else in local end repeat")
local not_statements = exchange.set("end else elseif local if for while repeat until function do return")

local function ends_operand(token)
    return token and (token.kind == "number" or token.kind == "string" or token.text == ")" or token.text == "]"
        or token.text == "}" or token.kind == "name" and not not_operands[token.text])
end

local function operators(tokens, k, add)
    local token, before = tokens[k], tokens[k - 1]
    if token.kind == "number" then
        exchange.numbers(token, add)
    elseif words[token.text] and token.kind == "name" then
        add(token.from, token.to, function() return words[token.text] end, "word")
    elseif token.kind ~= "string" and swaps[token.text] and ends_operand(before) then
        for _, swap in ipairs(swaps[token.text]) do
            add(token.from, token.to, function() return swap.text end, swap.kind)
        end
    end
end

local condition_ends = { ["if"] = "then", ["elseif"] = "then", ["while"] = "do" }
-- `if C then` with the condition negated.
local function conditions(tokens, k, add)
    local ends = tokens[k].kind == "name" and condition_ends[tokens[k].text]
    if not ends then return end
    local last = k + 1
    while tokens[last] and tokens[last].text ~= ends do last = last + 1 end
    if tokens[last] then
        add(tokens[k + 1].from, tokens[last - 1].to, function(text) return "not (" .. text .. ")" end, "condition")
    end
end

return function(text)
    return exchange.sites(text, tokens_of("lua", text), { operators, conditions,
        exchange.statements(text, { first = true, none = "nil", nothing = "", kept = not_statements }) })
end
