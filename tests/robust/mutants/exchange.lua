-- SPDX-License-Identifier: MIT
-- What the mutations of C and of Lua share.
local exchange = {}

function exchange.set(words)
    local set = {}
    for word in words:gmatch("%S+") do set[word] = true end
    return set
end

--- Pairs of words: by a token what may stand in its place, with the kind of the mutation.
function exchange.swaps(kinds)
    local swaps, names = {}, {}
    for kind in pairs(kinds) do names[#names + 1] = kind end
    table.sort(names)
    for _, kind in ipairs(names) do
        for from, to in kinds[kind]:gmatch("(%S+) (%S+)") do
            swaps[from] = swaps[from] or {}
            table.insert(swaps[from], { text = to, kind = kind })
        end
    end
    return swaps
end

--- The token that closes the one at k.
function exchange.partner(tokens, k, open, close)
    local depth = 0
    for at = k, #tokens do
        if tokens[at].text == open then depth = depth + 1 end
        if tokens[at].text == close then
            depth = depth - 1
            if depth == 0 then return at end
        end
    end
end

--- A whole number one more and one less, written as it is, with its suffix.
function exchange.numbers(token, add)
    local prefix, digits, suffix = token.text:match("^(0[xX])(%x+)([uUlL]*)$")
    if not prefix then
        prefix, digits, suffix = "", token.text:match("^(%d+)([uUlL]*)$")
    end
    local value = digits and math.tointeger(tonumber(prefix .. digits))
    if not value then return end
    local form = prefix == "" and "%d" or "0x%x"
    add(token.from, token.to, function() return form:format(value + 1) .. suffix end, "number")
    if value > 0 then
        add(token.from, token.to, function() return form:format(value - 1) .. suffix end, "number")
    end
end

--- A mutator of a language whose lines are statements: a line that is one does nothing, and what it returns becomes
-- nothing. What goes on in another line is no program then, and no mutant.
-- @param text of the tokens
-- @param language { nothing = "pass", none = "None", kept = set of words that begin no such line, first = whether the
--   first token of the text may begin one }
function exchange.statements(text, language)
    local function apart(one, other)
        return text:sub(one.to, other.from):find("\n", 1, true) ~= nil
    end
    return function(tokens, k, add)
        local token, before, last = tokens[k], tokens[k - 1], k
        local begins = before and apart(before, token) or not before and language.first
        if not begins or token.kind ~= "name" then return end
        while tokens[last + 1] and not apart(tokens[last], tokens[last + 1]) do last = last + 1 end
        if token.text == "return" and last > k then
            add(tokens[k + 1].from, tokens[last].to, function() return language.none end, "result")
        elseif not language.kept[token.text] then
            add(token.from, tokens[last].to, function() return language.nothing end, "deletion")
        end
    end
end

--- What mutators, called with (tokens, k, add) for each token, find in a text.
function exchange.sites(text, tokens, mutators)
    local sites = {}
    local function add(from, to, change, kind)
        local site = { from = from, to = to, kind = kind, text = change(text:sub(from, to)) }
        sites[#sites + 1] = site
        return site
    end
    for k = 1, #tokens do
        for _, mutator in ipairs(mutators) do mutator(tokens, k, add) end
    end
    return sites
end

return exchange
