-- SPDX-License-Identifier: MIT
-- The promises of mmaref.h, and the tests that hold it to them:
--   lua5.4 tests/check/promises.lua             compares; exit status 1 if a promise has no test, or a test no promise
--   lua5.4 tests/check/promises.lua --list      prints the sentences that promise something
-- A promise is a sentence of a comment with a word of behaviour (below). It is known by the declaration behind its
-- comment and by its whole text, so that a sentence that changes has to be looked at again.
local TABLE = "tests/check/promises.txt"
local words = { "must", "never", "always", "returns?", "refuse", "leaves", "leave no", "writes?", "written", "answers?",
    "answered", "MMAREF_E_", "MMAREF_OK", "NULL", "ignored?", "may be", "suffice", "overlap", "gains", "becomes?", "keeps?",
    "unless", "On failure", "Whatever", "changes?", "stays?", "is defined for", "There is none", "calls no", "is read",
    "looked at", "does not fill" }

local function read(path)
    local file = assert(io.open(path))
    local text = file:read("a")
    file:close()
    return text
end

-- The sentences of a comment in one line each. Items of its lists, which are indented, are sentences of their own.
local function sentences_of(comment)
    local list = {}
    local text = comment:gsub("^/%*", ""):gsub("%*/$", ""):gsub("\n *%* ?", "\n"):gsub("\n%s*\n", "\1")
        :gsub("\n  ? ?MMAREF_", "\1MMAREF_")
    for part in (text .. "\1"):gmatch("(.-)\1") do
        part = part:gsub("%s+", " "):gsub("%.%.%.", "\2"):gsub(" %.%. ", "\3") .. " "
        for sentence in (part:gsub("([^%.])%s*$", "%1. ")):gmatch("(.-)%. ") do
            list[#list + 1] = sentence:gsub("\2", "..."):gsub("\3", " .. "):gsub("^%s+", ""):gsub("%s+$", "")
        end
    end
    return list
end

-- What a comment is about: what is declared in its line, or behind it up to the next empty line.
local function subject_of(text, first, last)
    local line = text:sub(1, first - 1):match("[^\n]*$")
    if line:find("[%w_]") then return line:match("([%w_]+)[%s%d%[%],;=%-]*$") or "" end
    local behind, best, subject = (text:sub(last + 1) .. "\n\n"):match("^(.-)\n\n"), nil, "the library"
    for _, pattern in ipairs({ "()(mmaref_[%w_]+) ?%(", "()enum {%s*([%w_]+)", "()#define ([%w_]+)" }) do
        local at, name = behind:match(pattern)
        if at and (not best or at < best) then best, subject = at, name end
    end
    local struct = text:sub(last + 1):match("^%s*typedef struct {.-}%s*([%w_]+);")
    return struct or subject
end

local function is_promise(sentence)
    for _, word in ipairs(words) do
        if sentence:find("%f[%w_]" .. word .. (word:find("_$") and "" or "%f[^%w_]")) then return true end
    end
    return false
end

-- The promises of the header: "subject: sentence", in its order.
local function promises_of(path)
    local text, list, seen, at = read(path), {}, {}, 1
    while true do
        local first, last = text:find("/%*.-%*/", at)
        if not first then return list, seen end
        local subject = subject_of(text, first, last)
        for _, sentence in ipairs(sentences_of(text:sub(first, last))) do
            local promise = subject .. ": " .. sentence
            if is_promise(sentence) and sentence:find(" ") and not sentence:find("^%-%-%-%-") and not seen[promise] then
                list[#list + 1], seen[promise] = promise, true
            end
        end
        at = last + 1
    end
end

-- The table: { promise, line, tests = { name... } or declares = why }.
local function read_table()
    local list, entry, number = {}, nil, 0
    for line in read(TABLE):gmatch("([^\n]*)\n") do
        number = number + 1
        local inner = line:match("^%s+(.*)$")
        if inner and entry then
            entry.declares = entry.declares or inner:match("^declares: (.+)$")
            for name in (entry.declares and "" or inner):gmatch("[^,]+") do
                table.insert(entry.tests, (name:gsub("^%s+", ""):gsub("%s+$", "")))
            end
        elseif line ~= "" and not line:find("^#") then
            entry = { promise = line, line = number, tests = {} }
            list[#list + 1] = entry
        end
    end
    return list
end

-- The names of all tests: Unity's, and `step NAME`.
local function all_tests()
    local names = {}
    local listing = assert(io.popen("ls tests/unit/*.c tests/steps/*.sh"))
    for path in listing:lines() do
        local step = path:match("/%d+%-([%w%-]+)%.sh$")
        if step then names["step " .. step] = true end
        for name in (step and "" or read(path)):gmatch("\nvoid (test_[%w_]+)%(void%)") do names[name] = true end
    end
    listing:close()
    return names
end

local promises, known = promises_of("src/mmaref.h")
if arg[1] == "--list" then
    print(table.concat(promises, "\n"))
    return
end

local tests, wrong, has, counted, declared = all_tests(), 0, {}, 0, 0
local function complain(...)
    print((...):format(select(2, ...)))
    wrong = wrong + 1
end
for _, entry in ipairs(read_table()) do
    if not known[entry.promise] then complain("%s:%d: mmaref.h has no such sentence: %s", TABLE, entry.line, entry.promise) end
    if has[entry.promise] then complain("%s:%d: is there twice: %s", TABLE, entry.line, entry.promise) end
    has[entry.promise] = true
    if #entry.tests == 0 and not entry.declares then complain("%s:%d: without a test: %s", TABLE, entry.line, entry.promise) end
    for _, name in ipairs(entry.tests) do
        if not tests[name] then complain("%s:%d: there is no test %s", TABLE, entry.line, name) end
    end
    if entry.declares then declared = declared + 1 else counted = counted + 1 end
end
for _, promise in ipairs(promises) do
    if not has[promise] then complain("src/mmaref.h: a promise without a test: %s", promise) end
end
if wrong == 0 then print(("%d promises have tests, %d sentences declare what no test can see"):format(counted, declared)) end
os.exit(wrong == 0 and #promises > 100)
