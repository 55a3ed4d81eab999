-- SPDX-License-Identifier: MIT
-- The promises of mmaref.h, and the tests that hold it to them:
--   lua5.4 tests/check/promises.lua             compares; exit status 1 if a promise has no test, or a test no promise
--   lua5.4 tests/check/promises.lua --list      prints the sentences that promise something
-- A promise is a sentence of a comment with a word of behaviour (below). It is known by the declaration behind its
-- comment and by its whole text, so that a sentence that changes has to be looked at again.
local TABLE = "tests/check/promises.txt"
local words = { "must", "never", "always", "returns?", "refuse", "leaves", "leave no", "writes?", "written", "answers?",
    "answered", "MMAREF_E_", "MMAREF_OK", "NULL", "ignored?", "may be", "suffice", "overlap", "gains", "becomes?", "keeps?",
    "unless", "On failure", "Whatever", "changes?", "stays?" }

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
            if is_promise(sentence) and not seen[promise] then
                list[#list + 1], seen[promise] = promise, true
            end
        end
        at = last + 1
    end
end

local promises, known = promises_of("src/mmaref.h")
if arg[1] == "--list" then
    print(table.concat(promises, "\n"))
    return
end
