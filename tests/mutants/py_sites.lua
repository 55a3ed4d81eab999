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

-- A line that is one statement: nothing is done, or None returned. What goes on in another line is no Python then.
local function deletions(tokens, k, add, lines)
    local before, last = tokens[k - 1], k
    if not before or lines(before.to, tokens[k].from) == 0 or tokens[k].kind ~= "name" then return end
    while tokens[last + 1] and lines(tokens[last].to, tokens[last + 1].from) == 0 do last = last + 1 end
    if tokens[k].text == "return" and last > k then
        add(tokens[k + 1].from, tokens[last].to, function() return "None" end, "result")
    elseif not not_statements[tokens[k].text] then
        add(tokens[k].from, tokens[last].to, function() return "pass" end, "deletion")
    end
end

return function(text)
    local function lines(from, to)
        return select(2, text:sub(from, to):gsub("\n", ""))
    end
    local function delete(tokens, k, add) deletions(tokens, k, add, lines) end
    return exchange.sites(text, tokens_of("python", text), { operators, delete })
end
