-- SPDX-License-Identifier: MIT
-- The tokens of a text in C or JavaScript, in Lua or in Python: { kind, text, from, to } each; blanks and comments are
-- left out. Kinds: name, number, string, operator; of C also directive, a whole line of the preprocessor.
local lpeg = require("lpeg")
local P, R, S, C, Cp, Cc, Ct = lpeg.P, lpeg.R, lpeg.S, lpeg.C, lpeg.Cp, lpeg.Cc, lpeg.Ct

local letter, digit = R("az", "AZ") + "_", R("09")
local name = letter * (letter + digit) ^ 0
-- Of C, and more than C and Lua have.
local number = (digit + "." * digit) * (S("eEpP") * S("+-") + letter + digit + ".") ^ 0
local lua_number = P("0x") * (R("09", "af", "AF")) ^ 1 + digit ^ 1 * ("." * digit ^ 1) ^ -1

local function quoted(mark)
    return mark * (P("\\") * 1 + (1 - S("\\\n" .. mark))) ^ 0 * mark
end
local strings = quoted('"') + quoted("'")
-- Of JavaScript: a text with code in it, as one token.
local template = "`" * (P("\\") * 1 + (1 - S("\\`"))) ^ 0 * "`"
local function tripled(mark)
    return mark * (1 - P(mark)) ^ 0 * mark
end

local function operators(longest_first)
    local any
    for word in longest_first:gmatch("%S+") do any = any and any + P(word) or P(word) end
    return any + 1
end

local function token(kind, pattern)
    return Ct(Cc(kind) * Cp() * C(pattern) * Cp())
end

local long_string = P("[") * P(function(text, at)
    local level = text:match("^(=*)%[", at)
    local _, last = text:find("]" .. (level or "") .. "]", at, true)
    return level and last and last + 1
end)

-- A directive reaches over lines that end in a backslash. JavaScript has names that begin with the same sign.
local directives = P("define") + "include" + "if" + "el" + "endif" + "undef" + "error" + "pragma"
local directive = P("#") * S(" \t") ^ 0 * directives * (P("\\\n") + (1 - P("\n"))) ^ 0
local grammars = {
    c = Ct((S(" \t\n\r\f") + P("/*") * (1 - P("*/")) ^ 0 * "*/" + P("//") * (1 - P("\n")) ^ 0
        + token("directive", directive) + token("name", name) + token("number", number) + token("string", strings + template)
        + token("operator", operators("=== !== => <<= >>= ... -> ++ -- << >> <= >= == != && || += -= *= /= %= &= |= ^="))) ^ 0),
    lua = Ct((S(" \t\n\r\f") + P("--") * long_string + P("--") * (1 - P("\n")) ^ 0
        + token("string", long_string + strings) + token("name", name) + token("number", lua_number)
        + token("operator", operators("... // << >> <= >= == ~= .. ::"))) ^ 0),
    python = Ct((S(" \t\n\r\f") + P("#") * (1 - P("\n")) ^ 0
        + token("string", tripled('"""') + tripled("'''") + strings) + token("name", name) + token("number", number)
        + token("operator", operators("... // ** << >> <= >= == != -> :="))) ^ 0),
}

--- @param language "c", "lua" or "python"
return function(language, text)
    local tokens = grammars[language]:match(text)
    for _, t in ipairs(tokens) do
        t.kind, t.from, t.text, t.to = t[1], t[2], t[3], t[4] - 1
    end
    return tokens
end
