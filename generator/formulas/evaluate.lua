-- SPDX-License-Identifier: MIT
-- Evaluates parsed fragment formulas (formula.lua) for one lane and element.
local evaluate = {}

local binary = {
    ["+"] = function(a, b) return a + b end,
    ["-"] = function(a, b) return a - b end,
    ["*"] = function(a, b) return a * b end,
    ["/"] = function(a, b) return a // b end,
    ["%"] = function(a, b) return a % b end,
    ["&"] = function(a, b) return a & b end,
    ["^"] = function(a, b) return a ~ b end,
    ["<<"] = function(a, b) return a << b end,
    [">>"] = function(a, b) return a >> b end,
    ["<"] = function(a, b) return a < b end,
    ["<="] = function(a, b) return a <= b end,
    [">"] = function(a, b) return a > b end,
    [">="] = function(a, b) return a >= b end,
    ["="] = function(a, b) return a == b end,
    ["=="] = function(a, b) return a == b end,
    ["&&"] = function(a, b) return a and b end,
    ["||"] = function(a, b) return a or b end,
}

-- A number that is whole: neither a span nor a truth.
local function integer(value, op)
    if math.type(value) ~= "integer" then error(("'%s' needs numbers"):format(op), 0) end
    return value
end

local value_of

-- A name is a given (%laneid, i) or a definition of the listing.
local function named(node, scope)
    local given = scope.given[node.name]
    if given then return given end
    local definition = scope.definitions[node.name]
    if not definition then error(("unknown name '%s'"):format(node.name), 0) end
    if scope.open[node.name] then error(("'%s' is defined by itself"):format(node.name), 0) end
    scope.open[node.name] = true
    local value = value_of(definition, scope)
    scope.open[node.name] = nil
    return value
end

local function is_in(node, scope)
    local value, values = integer(named(node.name, scope), "="), node.values
    if values.range then return value >= values[1].value and value <= values[#values].value end
    for _, listed in ipairs(values) do
        if value == listed.value then return true end
    end
    return false
end

local function is_element(node, scope)
    for _, element in ipairs(node.list) do
        if scope.matrix and element.matrix ~= scope.matrix then
            error(("'%s%s' is no element of matrix %s"):format(element.matrix, element.index or "i",
                scope.matrix:upper()), 0)
        end
        if not element.index or element.index == scope.given.i then return true end
    end
    return false
end

local function compute(node, scope)
    local op = node.op
    if op == "number" then return node.value end
    if op == "name" then return named(node, scope) end
    if op == "in" then return is_in(node, scope) end
    if op == "elements" then return is_element(node, scope) end
    if op == "otherwise" then return true end
    if op == "span" then return { compute(node.left, scope), compute(node.right, scope) } end
    local left, right = compute(node.left, scope), compute(node.right, scope)
    if op ~= "&&" and op ~= "||" then left, right = integer(left, op), integer(right, op) end
    if right == 0 and (op == "/" or op == "%") then error(("division by zero in '%s'"):format(op), 0) end
    return binary[op](left, right)
end

function value_of(definition, scope)
    for _, branch in ipairs(definition.branches) do
        if not branch.clause or compute(branch.clause, scope) then
            return compute(branch.value, scope)
        end
    end
    error(("no branch of '%s' applies"):format(definition.name), 0)
end

--- Makes a function of (lane, element) out of parsed definitions.
-- @param definitions from formula.parse
-- @param wanted names whose values are returned, in this order
-- @param matrix letter of the elements the listing speaks of ("a"), or nil for any
-- @return function(lane, element) -> one value for each wanted name
-- @raise from that function: unknown name, no branch applies, element of another matrix
function evaluate.compile(definitions, wanted, matrix)
    local by_name = {}
    for _, definition in ipairs(definitions) do
        if by_name[definition.name] then error(("'%s' is defined twice"):format(definition.name), 0) end
        by_name[definition.name] = definition
    end
    return function(lane, element)
        local scope = { definitions = by_name, open = {}, matrix = matrix,
            given = { ["%laneid"] = lane, i = element } }
        local values = {}
        for k, name in ipairs(wanted) do values[k] = named({ name = name }, scope) end
        return table.unpack(values, 1, #wanted)
    end
end

return evaluate
