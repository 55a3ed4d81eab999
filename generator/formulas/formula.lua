-- SPDX-License-Identifier: MIT
-- The formula language in which the PTX ISA prints fragment layouts.
--
--   row = groupID for ai where 0 <= i < 2 || 4 <= i < 6
--    groupID + 8 Otherwise
--
-- A listing is a sequence of definitions `name = branch branch ...`; a branch is an
-- expression and, optionally, the elements and lanes it holds for. The first branch
-- that applies gives the value. Line ends mean nothing: a listing whose lines were
-- joined by a careless scrape reads the same.
local lpeg = require("lpeg")
local P, R, S, V, C, Cc, Cg, Cp, Ct, Cf = lpeg.P, lpeg.R, lpeg.S, lpeg.V, lpeg.C, lpeg.Cc,
    lpeg.Cg, lpeg.Cp, lpeg.Ct, lpeg.Cf

local formula = {}

-- The furthest position that the grammar reached; a syntax error is reported there.
local furthest
local reached = P(function(_, at)
    if at > furthest then furthest = at end
    return true
end)

local comment = P("//") * (1 - S("\n")) ^ 0
local space = (S(" \t\r\n") + comment) ^ 0 * reached

local function token(pattern) return pattern * space end
local function symbol(text) return token(P(text)) end

local letter, digit = R("az", "AZ") + P("_"), R("09")
local word_end = -(letter + digit)
local function keyword(lower)
    local upper = lower:sub(1, 1):upper() .. lower:sub(2)
    return token((P(lower) + P(upper)) * word_end)
end
local reserved = (P("for") + P("For") + P("where") + P("Where") + P("if") + P("otherwise")
    + P("Otherwise") + P("and")) * word_end

local hexadecimal = P("0x") * R("09", "af", "AF") ^ 1
local binary = P("0b") * S("01") ^ 1
-- Numbers are 31 bits: no sum or shift of a few overflows.
local function number_of(text)
    local value = text:find("^0b") and tonumber(text:sub(3), 2) or tonumber(text)
    if #text > 33 or value > 0x7fffffff then error(("the number %s is larger than 31 bits"):format(text), 0) end
    return { op = "number", value = value }
end
local number = token(C(binary + hexadecimal + digit ^ 1)) / number_of
local identifier = token(C(P("%") ^ -1 * letter * (letter + digit) ^ 0) - reserved)
local name = Cp() * identifier / function(at, text) return { op = "name", name = text, at = at } end

local function left_associative(operand, operators)
    return Cf(operand * Cg(operators * operand) ^ 0, function(left, op, right)
        return { op = op, left = left, right = right }
    end)
end

-- `0 <= i < 2` holds when every neighbouring pair compares true.
local function comparison(first, ...)
    local rest, conditions, left = { ... }, {}, first
    for k = 1, #rest, 2 do
        conditions[#conditions + 1] = { op = rest[k], left = left, right = rest[k + 1] }
        left = rest[k + 1]
    end
    local all = conditions[1]
    for k = 2, #conditions do all = { op = "&&", left = all, right = conditions[k] } end
    return all
end

local ellipsis = token(P(".") ^ 2 + P("…"))
-- `i = {0,..,3}` spans a range, `i = {0, 1}` lists values.
local membership = identifier * symbol("=") * symbol("{") * Ct(number * (symbol(",")
    * (ellipsis * symbol(",") * number * Cg(Cc(true), "range") + number)) ^ 0) * symbol("}")
    / function(text, values)
        return { op = "in", name = { op = "name", name = text }, values = values }
    end

local element = token(C(R("az")) * C(P("i") + digit ^ 1) * word_end)
    / function(letter_of_matrix, index)
        return { matrix = letter_of_matrix, index = tonumber(index) }
    end
-- `ai` is any element, `a0 and a1` are the elements named.
local elements = Ct(element * (keyword("and") * element) ^ 0) / function(list)
    return { op = "elements", list = list }
end

local function both(left, right)
    if not right then return left end
    return { op = "&&", left = left, right = right }
end

-- `from`, `middle` and `to` delimit the texts of value and clause.
local function branch(from, value, middle, clause, to)
    return { value = value, clause = clause or nil, from = from, middle = middle, to = to }
end

local grammar = P({
    "listing",
    listing = space * Ct(V("definition") ^ 1),
    definition = keyword("where") ^ -1 * Cp() * identifier * symbol("=") * Ct(V("branch") ^ 1)
        / function(at, text, branches) return { name = text, at = at, branches = branches } end,
    -- A name before `=` opens the next definition, not another branch.
    branch = -(keyword("where") ^ -1 * identifier * symbol("=")) * Cp() * V("value") * Cp()
        * (V("clause") + Cc(false)) * Cp() / branch,
    value = V("span") + V("expression"),
    span = symbol("[") * name * symbol("...") * name * symbol("]") / function(first, last)
        return { op = "span", left = first, right = last }
    end,
    clause = V("holds") * V("lanes") ^ -1 / both + V("lanes")
        + keyword("otherwise") / function() return { op = "otherwise" } end,
    holds = keyword("for") * elements * (keyword("where") * V("condition")) ^ -1 / both,
    lanes = keyword("if") * V("condition") + keyword("otherwise") / function() return { op = "otherwise" } end,
    condition = left_associative(V("chain"), token(C("||"))),
    chain = membership + V("expression") * (token(C(P("<=") + P(">=") + P("==") + S("<>="))) * V("expression")) ^ 1
        / comparison,
    expression = left_associative(V("bits"), token(C("^"))),
    bits = left_associative(V("shift"), token(C("&"))),
    shift = left_associative(V("sum"), token(C(P("<<") + P(">>")))),
    sum = left_associative(V("term"), token(C(S("+-")))),
    term = left_associative(V("factor"), token(C(S("*/%")))),
    factor = number + name + symbol("(") * V("expression") * symbol(")"),
})

local function line_and_column(text, at)
    local line, start = 1, 1
    for position in text:sub(1, at - 1):gmatch("()\n") do
        line, start = line + 1, position
    end
    return line, at - start + (line == 1 and 1 or 0)
end

-- The message for a syntax error; an unbalanced parenthesis of the definition is reported first.
local function fault_at(text, at)
    local first, last = 1, #text + 1
    for from in ("\n" .. text):gmatch("()\n%s*%%?[%a_][%w_]*%s*=[^=]") do
        if from <= at then first = from elseif last > #text then last = from end
    end
    local definition = text:sub(first, last - 1):gsub("//[^\n]*", "")
    local _, opened = definition:gsub("%(", "")
    local _, closed = definition:gsub("%)", "")
    if opened > closed then return "a '(' is not closed before" end
    return opened < closed and text:find("^%)", at) and "no '(' opens" or "syntax error at"
end

-- Refuses formulas too long or too deep, before the parser or the evaluation runs out of stack.
local LONGEST, DEEPEST = 10000, 50
lpeg.setmaxstack(5000)

local function check_size(text)
    if #text > LONGEST then error(("it has %d characters, at most %d are allowed"):format(#text, LONGEST), 0) end
    local depth = 0
    for at, sign in text:gmatch("()([()])") do
        depth = depth + (sign == "(" and 1 or -1)
        if depth > DEEPEST then
            local line, column = line_and_column(text, at)
            error(("line %d column %d: more than %d nested parentheses"):format(line, column, DEEPEST), 0)
        end
    end
end

-- The line of a text without the blanks around it.
local function line_at(text, number)
    for line in (text .. "\n"):gmatch("([^\n]*)\n") do
        number = number - 1
        if number == 0 then return line:match("^%s*(.-)%s*$") end
    end
    return ""
end

--- Parses a listing.
-- @param text the listing as the specification prints it
-- @return a list of definitions { name, at, branches = { { value, clause }, ... } }
-- @raise "line L column C: ..." where the text stops making sense, or is larger than any formula
function formula.parse(text)
    check_size(text)
    furthest = 1
    local definitions, after = lpeg.match(grammar * Cp(), text)
    if definitions and after == #text + 1 then return definitions end
    local line, column = line_and_column(text, furthest)
    local found = text:match("^%S+", furthest) or "the end"
    local quoted = line_at(text, line)
    error(("line %d column %d: %s '%s'%s"):format(line, column, fault_at(text, furthest), found,
        quoted ~= "" and (" in \"%s\""):format(quoted) or ""), 0)
end

return formula
