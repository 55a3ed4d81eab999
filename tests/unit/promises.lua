-- SPDX-License-Identifier: MIT
-- The sentences of mmaref.h, and the assertions that hold the library to them:
--   lua5.4 tests/unit/promises.lua            compares; exit status 1 if a sentence is in no entry, or an entry is wrong
--   lua5.4 tests/unit/promises.lua --list     prints the sentences
--   lua5.4 tests/unit/promises.lua --breaks   prints what breaks a promise: its tests, file and line of sed, by tabs
-- A sentence is known by the declaration that follows its comment and by its whole text, so that one that changes has to be
-- looked at again.
local TABLE = "tests/unit/promises.txt"

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

-- What a comment is about: what is declared in its line, or after it up to the next empty line.
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

-- The sentences of the header: "subject: sentence", in its order.
local function all_sentences_of(path)
    local text, list, seen, at = read(path), {}, {}, 1
    while true do
        local first, last = text:find("/%*.-%*/", at)
        if not first then return list, seen end
        local subject = subject_of(text, first, last)
        for _, sentence in ipairs(sentences_of(text:sub(first, last))) do
            local whole = subject .. ": " .. sentence
            if sentence:find(" ") and not sentence:find("^%-%-%-%-") and not sentence:find("^SPDX") and not seen[whole] then
                list[#list + 1], seen[whole] = whole, true
            end
        end
        at = last + 1
    end
end

-- The table: { sentence, line, links = { { of, text }... }, breaks = { { file, sed }... } or prose = why }.
local function read_table()
    local list, number, entry, prose = {}, 0, nil, nil
    local function add(sentence)
        entry = { sentence = sentence, line = number, links = {}, breaks = {}, prose = prose }
        list[#list + 1] = entry
    end
    for line in read(TABLE):gmatch("([^\n]*)\n") do
        number = number + 1
        local inner, why = line:match("^%s+(.*)$"), line:match("^prose: (.+)$")
        if why then
            prose = why
        elseif inner and prose then
            add(inner)
        elseif inner then
            local kind, of, text = inner:match("^(%l+) ([%w%-_/.]+): (.+)$")
            if kind == "breaks" then
                table.insert(entry.breaks, { file = of, sed = text })
            else
                of, text = inner:match("^(test_[%w_]+): (.+)$")
                table.insert(entry.links, { of = of or inner:match("^(step [%w%-]+): "),
                    text = text or inner:match("^step [%w%-]+: (.+)$") })
            end
        elseif line ~= "" and not line:find("^#") then
            prose = nil
            add(line)
        end
    end
    return list
end

-- ---- Tests ---------------------------------------------------------------

-- The statements of a function's body, its blanks squeezed.
local function statements_of(body)
    local list, depth, from, quote = {}, 0, 1, nil
    body = body:gsub("%s+", " ")
    for at = 1, #body do
        local c = body:sub(at, at)
        if quote then
            if c == quote and body:sub(at - 1, at - 1) ~= "\\" then quote = nil end
        elseif c == '"' or c == "'" then
            quote = c
        elseif c == "(" or c == ")" then
            depth = depth + (c == "(" and 1 or -1)
        elseif depth == 0 and c:find("[;{}]") then
            list[#list + 1] = body:sub(from, at)
            from = at + 1
        end
    end
    return list
end

-- The names of what asserts: functions whose bodies do, and macros.
local function asserting_of(text, bodies)
    local asserts, more = {}, true
    for name in text:gmatch("#define ([%w_]+)%b() *\\?\n?[^\n]*TEST_") do asserts[name] = true end
    while more do
        more = false
        for name, body in pairs(bodies) do
            local does = body:find("TEST_")
            for word in body:gmatch("[%w_]+") do does = does or asserts[word] end
            if does and not asserts[name] then asserts[name], more = true, true end
        end
    end
    return asserts
end

-- The functions that a function names, and those that they name, in `found`.
local function reach(name, bodies, found)
    if found[name] or not bodies[name] then return end
    found[name] = true
    for word in bodies[name]:gmatch("[%w_]+") do reach(word, bodies, found) end
end

-- By test the assertions that it comes to, each a text; several files may have a test of that name.
local function assertions_of(path, tests)
    local text, bodies = read(path):gsub("/%*.-%*/", " "), {}
    for name, body in text:gmatch("\n[%w_ %*]-([%w_]+)%b()\n(%b{})") do bodies[name] = body end
    local asserts = asserting_of(text, bodies)
    for test in pairs(bodies) do
        if test:find("^test_") then
            local reached, list = {}, tests[test] or {}
            reach(test, bodies, reached)
            for name in pairs(reached) do
                for _, statement in ipairs(statements_of(bodies[name])) do
                    local does = statement:find("TEST_")
                    for word in statement:gmatch("[%w_]+") do does = does or asserts[word] end
                    if does then list[#list + 1] = statement end
                end
            end
            tests[test] = list
        end
    end
end

-- All that can be linked to: tests of Unity with their assertions, and `step NAME` with its script.
local function all_tests()
    local tests = {}
    local listing = assert(io.popen("ls tests/unit/*.c tests/steps/*.sh"))
    for path in listing:lines() do
        local step = path:match("/%d+%-([%w%-]+)%.sh$")
        if step then tests["step " .. step] = { read(path) } else assertions_of(path, tests) end
    end
    listing:close()
    return tests
end

local function has(list, text)
    for _, one in ipairs(list) do
        if one:find(text, 1, true) then return true end
    end
    return false
end

-- ---- The two compared ------------------------------------------------------

local sentences, known = all_sentences_of("src/mmaref.h")
-- The members of mmaref_type are in the header, the values that two of them take in that of the generator.
for _, sentence in ipairs((all_sentences_of("generated/mmaref_ids.h"))) do
    if sentence:match("^MMAREF_KIND_") or sentence:match("^MMAREF_SPECIAL_") then
        sentences[#sentences + 1] = sentence
        known[sentence] = true
    end
end
local entries = read_table()
if arg[1] == "--list" then
    print(table.concat(sentences, "\n"))
    return
elseif arg[1] == "--breaks" then
    for _, entry in ipairs(entries) do
        local names = {}
        for _, link in ipairs(entry.links) do names[#names + 1] = link.of:match("^test_.*") end
        for _, one in ipairs(entry.breaks) do
            print(table.concat({ table.concat(names, " "), one.file, one.sed, entry.sentence }, "\t"))
        end
    end
    return
end

local tests, wrong, listed, counted = all_tests(), 0, {}, { links = 0, promises = 0, prose = 0 }
local function complain(...)
    print((...):format(select(2, ...)))
    wrong = wrong + 1
end
for _, entry in ipairs(entries) do
    local function is(fine, ...)
        if not fine then complain("%s:%d: " .. (...), TABLE, entry.line, select(2, ...)) end
    end
    is(known[entry.sentence], "mmaref.h has no such sentence: %s", entry.sentence)
    is(not listed[entry.sentence], "is there twice: %s", entry.sentence)
    listed[entry.sentence] = true
    is(entry.prose or #entry.links > 0, "without an assertion: %s", entry.sentence)
    for _, link in ipairs(entry.links) do
        is(link.of and link.text, "an assertion is TEST: ASSERTION or step NAME: TEXT: %s", entry.sentence)
        is(tests[link.of or ""], "there is no test %s", link.of)
        is(not tests[link.of or ""] or has(tests[link.of], link.text or ""), "%s has no such assertion: %s", link.of, link.text)
        counted.links = counted.links + 1
    end
    local kind = entry.prose and "prose" or "promises"
    counted[kind] = counted[kind] + 1
end
for _, sentence in ipairs(sentences) do
    if not listed[sentence] then complain("src/mmaref.h: neither a promise with an assertion nor prose: %s", sentence) end
end
if wrong == 0 then
    print(("%d promises, held by %d assertions; %d sentences of prose"):format(counted.promises, counted.links, counted.prose))
end
os.exit(wrong == 0 and counted.promises > 100)
