-- SPDX-License-Identifier: MIT
-- The list of mutants that are known to survive: see survivors.txt.
local shell = require("shell")
local draw = require("draw")

local survivors = {}

local function name_of(entry)
    return entry.file .. "\n" .. entry.before .. "\n" .. entry.after
end

--- Reads a list: entries by file and lines before and after, and in order. An error names what is wrong.
function survivors.read(path)
    local by_name, list, entry, number = {}, {}, nil, 0
    local function wrong(text) error(("%s:%d: %s"):format(path, number, text), 0) end
    local function finish()
        if not entry then return end
        if not (entry.before and entry.after) then wrong("an entry has a line - before and a line + after") end
        if not entry.reason then wrong("an entry ends with `equivalent: ...` or `hole: ...`") end
        if by_name[name_of(entry)] then wrong("this entry is there twice") end
        by_name[name_of(entry)] = entry
        list[#list + 1] = entry
        entry = nil
    end
    for line in ((shell.read(path) or "") .. "\n\n"):gmatch("([^\n]*)\n") do
        number = number + 1
        local mark, text = line:match("^([-+]) (.*)$")
        local verdict, reason = line:match("^(%a+): (.+)$")
        if line == "" then
            finish()
        elseif not entry and line:find("^[%w_/]+%.%w+$") then
            entry = { file = line, number = number }
        elseif entry and mark then
            entry[mark == "-" and "before" or "after"] = text
        elseif entry and (verdict == "equivalent" or verdict == "hole") then
            entry.verdict, entry.reason = verdict, reason
        elseif entry and entry.reason and line:find("^  ") then
            entry.reason = entry.reason .. line:sub(2)
        elseif line:sub(1, 1) ~= "#" then
            wrong("not a line of an entry: " .. line)
        end
    end
    return { list = list, of = function(mutant) return by_name[name_of(mutant)] end }
end

--- Entries whose line is no more, or whose mutation nobody would make: a list of messages.
function survivors.stale(known, tree, subjects)
    local messages, there = {}, {}
    local function load_file(file)
        local text = shell.read(tree .. "/" .. file)
        there[file] = {}
        if not text then return end
        for _, subject in ipairs(subjects) do
            if file:sub(1, #subject.name + 1) == subject.name .. "/" then
                for _, mutant in ipairs(draw.mutants(file, text, require(subject.sites))) do
                    there[file][name_of(mutant)] = true
                end
            end
        end
    end
    for _, entry in ipairs(known.list) do
        if not there[entry.file] then load_file(entry.file) end
        if not there[entry.file][name_of(entry)] then
            messages[#messages + 1] = ("line %d: %s has no longer: %s"):format(entry.number, entry.file, entry.before)
        end
    end
    return messages
end

--- An entry as it is written.
function survivors.entry(mutant, reason)
    return ("%s\n- %s\n+ %s\n%s"):format(mutant.file, mutant.before, mutant.after, reason)
end

return survivors
