-- SPDX-License-Identifier: MIT
-- Where a text in Python can be mutated, and to what: as c_sites.lua.
local tokens_of = require("tokens")
local exchange = require("exchange")

local swaps = exchange.swaps({
    relation = "== != != == < <= <= < > >= >= >",
    arithmetic = "+ - - + * + // * % // << >> >> <<",
    bits = "& | | & ^ |",
    logic = "and or or and",
})
local words = { ["True"] = "False", ["False"] = "True", ["not"] = "" }
local not_operands = exchange.set("return and or not if elif while else in is lambda yield")
local not_statements = exchange.set("if elif else for while try except finally with def class import from pass break continue")

local function ends_operand(token)
    return token and (token.kind == "number" or token.kind == "string" or token.text:find("^[%])}]$")
        or token.kind == "name" and not not_operands[token.text])
end

local function operators(tokens, k, add)
    local token, before = tokens[k], tokens[k - 1]
    if token.kind == "number" then
        exchange.numbers(token, add)
    elseif token.kind == "name" and words[token.text] then
        add(token.from, token.to, function() return words[token.text] end, "word")
    elseif token.kind ~= "string" and swaps[token.text] and ends_operand(before) then
        for _, swap in ipairs(swaps[token.text]) do
            add(token.from, token.to, function() return swap.text end, swap.kind)
        end
    end
end

return function(text)
    return exchange.sites(text, tokens_of("python", text), { operators,
        exchange.statements(text, { first = false, none = "None", nothing = "pass", kept = not_statements }) })
end
