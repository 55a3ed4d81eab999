-- SPDX-License-Identifier: MIT
-- Tells the lines of a formula listing from prose, by their shape.
local formula_lines = {}

local keywords = {}
for word in ("for For where Where if otherwise Otherwise and i"):gmatch("%a+") do keywords[word] = true end

--- The name a line defines (`row = ...`), or nil.
function formula_lines.defined(text)
    local name, value = text:match("^[Ww]here%s+([%a_][%w_]*)%s*=%s*(.)")
    if not name then name, value = text:match("^([%a_][%w_]*)%s*=%s*(.)") end
    if not name or value:find("[=%.{\"']") then return nil end
    return name
end

-- `for ai`, `For b0`: not the `for` of a sentence.
local function is_clause(text)
    return text:find("^[Ff]or%s+[a-e]i%f[^%w_]") or text:find("^[Ff]or%s+[a-e]%d+%f[^%w_]")
        or text:find("^[Oo]therwise%f[^%w_]") or text:find("^if%s+[%%%(]") or text:find("^and%s+[a-e]%d")
end

local function is_operator(text)
    return text:find("^%s*[%+%*/%%&<>]") or text:find("^%s*||") or text:find("^%s+%-%s")
end

--- Whether a line can go on with a listing.
-- @param before the line before it
function formula_lines.continues(text, before)
    if text:find("^//") or text:find("^[Ww]here$") or is_clause(text) then return true end
    if before:find("[%+%-%*/%%&<>=|%(,]$") then return true end
    local rest = text:match("^%(*%s*%%?[%w_]+%)?(.*)$")
    if not rest then return false end
    return is_operator(rest) ~= nil or is_clause(rest:match("^%s*(.*)$")) ~= nil
end

--- Where a comment ends: at the line end or, where line ends were lost, before the next definition.
function formula_lines.after_comment(text, at)
    local line_end = text:find("\n", at, true) or #text + 1
    local where = text:find("%s[Ww]here%s", at) or line_end
    local definition = text:find("%s[%a_][%w_]*%s*=%s", at) or line_end
    return math.min(line_end, where, definition)
end

--- The names that the listings of an edition define.
function formula_lines.names(lines)
    local names = { ["%laneid"] = true }
    for _, line in ipairs(lines) do
        if formula_lines.defined(line.text) then
            for name in line.text:gmatch("([%a_][%w_]*)%s*=[^=]") do names[name] = true end
        end
    end
    return names
end

--- Whether a listing may use a word: a name, a keyword or an element.
function formula_lines.known(word, names)
    return names[word] or keywords[word] or word:find("^[a-e]i$") or word:find("^[a-e]%d+$")
end

return formula_lines
