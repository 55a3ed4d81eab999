-- SPDX-License-Identifier: MIT
-- Where a text in C, or JavaScript, can be mutated, and to what: a list of { from, to, text, kind }, `text` in the place of from..to.
local tokens_of = require("tokens")
local exchange = require("exchange")

local swaps = exchange.swaps({
    relation = "=== !== !== === == != < <= <= < > >= >= > == >= != <",
    arithmetic = "+ - * + / * % / << >> >> <<",
    bits = "& | | & ^ |",
    logic = "&& || || &&",
    assignment = "+= -= -= += *= += /= *= |= &= &= |= ^= |= <<= >>= >>= <<= ++ -- -- ++",
})
local words = { ["true"] = "false", ["false"] = "true", ["MMAREF_OK"] = "MMAREF_E_ARGUMENT" }
local not_operands = exchange.set("return case sizeof else do")
local statements = exchange.set("if for while switch do return else case default goto break continue static const "
    .. "typedef enum struct union void bool char int unsigned signed size_t uint8_t uint16_t uint32_t uint64_t int8_t "
    .. "int16_t int32_t int64_t")

-- Whether an operator after the token takes it as its left operand. A closing parenthesis may end a cast: such a
-- mutant rarely compiles.
local function ends_operand(token)
    return token and (token.kind == "number" or token.kind == "string" or token.text == ")" or token.text == "]"
        or token.kind == "name" and not not_operands[token.text])
end

-- `if (C)` and `while (C)` with the condition negated, and never or always true.
local function conditions(tokens, k, add)
    local head, open = tokens[k], tokens[k + 1]
    if not (head.text == "if" or head.text == "while") or not open or open.text ~= "(" then return end
    local close = exchange.partner(tokens, k + 1, "(", ")")
    if not close then return end
    local from, to = tokens[k + 2].from, tokens[close - 1].to
    add(from, to, function(text) return "!(" .. text .. ")" end, "condition")
    if head.text == "if" then
        add(from, to, function() return "0" end, "condition")
        add(from, to, function() return "1" end, "condition")
    end
end

-- `return E;`: another value, 0 or 1; the expression is kept where it may do something.
local function results(tokens, k, add)
    if tokens[k].text ~= "return" or tokens[k + 1].text == ";" then return end
    local last = k + 1
    while tokens[last] and tokens[last].text ~= ";" do last = last + 1 end
    if not tokens[last] then return end
    add(tokens[k + 1].from, tokens[last - 1].to, function(text) return text == "0" and "1" or "0" end, "result")
    add(tokens[k + 1].from, tokens[last - 1].to, function(text) return "!(" .. text .. ")" end, "result")
end

-- An expression statement deleted; `x = f(...);` keeps the call and drops what it returns.
local function deletions(tokens, k, add)
    local before, first = tokens[k - 1], tokens[k]
    local starts = before and (before.text == ";" or before.text == "{" or before.text == "}" or before.text == "else")
    if not starts or first.kind == "directive" or first.text == "}" or first.text == "{" or first.text == ";" then return end
    if first.text == "break" or first.text == "continue" then
        add(first.from, first.to, function() return "(void)0" end, "deletion")
        return
    end
    local second = tokens[k + 1]
    if statements[first.text] or first.kind == "name" and second and second.kind == "name" then return end
    local last, depth = k, 0
    local assigned, calls
    while tokens[last] and not (tokens[last].text == ";" and depth == 0) do
        local text = tokens[last].text
        if text == "(" or text == "[" then depth = depth + 1 end
        if text == ")" or text == "]" then depth = depth - 1 end
        if text == "{" or text == "}" or text == ":" then return end
        if text == "=" and depth == 0 and not assigned then assigned = last end
        calls = calls or assigned and last > assigned and text == "(" and tokens[last - 1].kind == "name"
        last = last + 1
    end
    if not tokens[last] then return end
    add(first.from, tokens[last - 1].to, function() return "(void)0" end, "deletion")
    if calls then
        add(first.from, tokens[assigned].to, function() return "(void)" end, "status")
    end
end

local function operators(tokens, k, add)
    local token, before = tokens[k], tokens[k - 1]
    if token.kind == "number" then
        exchange.numbers(token, add)
    elseif token.kind == "name" and words[token.text] then
        add(token.from, token.to, function() return words[token.text] end, "word")
    elseif token.kind == "operator" then
        local binary = ends_operand(before)
        if token.text == "!" or token.text == "~" or token.text == "-" and not binary then
            add(token.from, token.to, function() return "" end, "sign")
        elseif binary or token.text == "++" or token.text == "--" then
            for _, swap in ipairs(swaps[token.text] or {}) do
                add(token.from, token.to, function() return swap.text end, swap.kind)
            end
        end
    end
end

return function(text)
    return exchange.sites(text, tokens_of("c", text), { operators, conditions, results, deletions })
end
