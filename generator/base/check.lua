-- SPDX-License-Identifier: MIT
-- Loads and checks the records of generator/spec. An error is one line: the file, the record, the fault, and the
-- nearest word.
local nearest = require("base.nearest")

local check = {}

--- The keys of a map in order, integers first.
function check.sorted_keys(map)
    local keys = {}
    for key in pairs(map) do keys[#keys + 1] = key end
    table.sort(keys, function(x, y)
        if type(x) ~= type(y) then return type(x) == "number" end
        return x < y
    end)
    return keys
end

--- Raises an error about a record.
function check.fail(where, message, ...)
    error(("%s: %s"):format(where, message:format(...)), 0)
end

--- Raises an error about a record unless something holds.
function check.that(where, holds, ...)
    if not holds then check.fail(where, ...) end
end

local function is_of(value, kind)
    if kind == "integer" then return math.type(value) == "integer" end
    if kind == "word" then return type(value) == "string" and value:find("%S") ~= nil end
    if kind == "list" then
        return type(value) == "table" and #value == #check.sorted_keys(value)
    end
    return kind == "any" or type(value) == kind
end

--- Checks that a record has the keys it needs and no others.
-- @param keys name -> "word" (a string that is not blank), "string", "integer", "boolean", "list",
--   "table" or "any"; a trailing question mark makes the key optional
function check.record(where, record, keys)
    if type(record) ~= "table" then check.fail(where, "a record in braces was expected, not %s", tostring(record)) end
    local known, names = check.sorted_keys(keys), {}
    for k, key in ipairs(known) do names[k] = tostring(key) end
    for _, key in ipairs(check.sorted_keys(record)) do nearest.position(where, "key", tostring(key), names) end
    for _, key in ipairs(known) do
        local kind, optional = keys[key]:match("^(%a+)(%??)$")
        if record[key] == nil then
            if optional == "" then check.fail(where, "'%s' is missing", tostring(key)) end
        elseif not is_of(record[key], kind) then
            local value = type(record[key]) == "table" and "a table" or tostring(record[key])
            check.fail(where, "'%s' is no %s: %s", tostring(key), kind == "word" and "text" or kind, value)
        end
    end
end

--- Calls f(...); `where` is put before its error.
function check.within(where, f, ...)
    local results = table.pack(pcall(f, ...))
    if not results[1] then check.fail(where, "%s", tostring(results[2])) end
    return table.unpack(results, 2, results.n)
end

--- Calls visit(record, where) for each record of a list; `where` is the file, what a record is, its
-- number and what name(record) says of it.
function check.each(file, what, list, name, visit)
    if type(list) ~= "table" then check.fail(file, "the list of %ss is missing", what) end
    for k = 1, #list do
        local record = list[k]
        local said = type(record) == "table" and name(record) or ""
        visit(record, ("%s, %s %d%s"):format(file, what, k, said ~= "" and " (" .. said .. ")" or ""), k)
    end
end

--- The words of a text, each of which must be in the list `known` and none twice.
function check.words(where, what, text, known)
    local words, seen = {}, {}
    for word in text:gmatch("%S+") do
        nearest.position(where, what, word, known)
        if seen[word] then check.fail(where, "%s '%s' appears twice", what, word) end
        seen[word] = true
        words[#words + 1] = word
    end
    if #words == 0 then check.fail(where, "no %s", what) end
    return words
end

--- A source that says "nobody has measured" must say when that was searched, as it may be false a month later.
function check.searched(where, text)
    if text and text:find("[Nn]obody has") and not text:find("%(searched %u%l+ 20%d%d%)") then
        check.fail(where, "'%s' does not say when that was searched: (searched MONTH YEAR)", text)
    end
end

-- The largest file of the specification takes ten thousand steps.
local MOST_STEPS = 100000000

-- Calls f(), and raises an error if it takes too many steps.
local function limited(short, f)
    local before = table.pack(debug.gethook())
    debug.sethook(function()
        error(("%s: not done after %d steps: a loop does not end"):format(short, MOST_STEPS), 0)
    end, "", MOST_STEPS)
    local fine, result = pcall(f)
    debug.sethook(table.unpack(before, 1, before.n))
    return fine, result
end

-- The globals of a file of the specification.
local names = { string = string, table = table, math = math, ipairs = ipairs, pairs = pairs }

--- Runs a file of generator/spec. An undefined name is an error; otherwise a misspelt name would read as a missing
-- value.
function check.load(path)
    local short = path:gsub("^.*/spec/", "spec/")
    local file = io.open(path, "rb")
    if not file then error(short .. ": no such file", 0) end
    local text = file:read("a")
    file:close()
    check.that(short, text:sub(1, 3) ~= "\xef\xbb\xbf", "begins with a byte order mark: save it as UTF-8 without one")
    local env = setmetatable({}, {
        __index = function(_, name)
            return names[name] or error(("no name '%s' is defined"):format(name), 2)
        end,
        __newindex = function(_, name) error(("'%s' is set: write local, or return { ... }"):format(name), 2) end,
    })
    local chunk, message = load(text, "=" .. short, "t", env)
    if not chunk and message:find("stack overflow") then error(short .. ": parentheses or braces nest too deep", 0) end
    if not chunk then error((message:gsub("\n", "\\n")), 0) end -- it quotes the string in which it stops
    local fine, result = limited(short, chunk)
    if not fine then error(result, 0) end
    if type(result) ~= "table" then error(short .. ": returns no table", 0) end
    return result
end

return check
