-- SPDX-License-Identifier: MIT
-- Lua runs this before a program when LUA_INIT_5_4 names it. The file $MUTANTS_READS gets a line for each file of a
-- folder `generator` or of a room of `port`, this one's or a copy's, that the program loads or opens: its name. It gets a
-- line for each function of a module that is called, and for the module itself: its name and the numbers of the lines with
-- its code.
local path = os.getenv("MUTANTS_READS")
if not path then return end
local out = assert(io.open(path, "a"))
out:setvbuf("line")

local function file_of(name)
    if type(name) ~= "string" or name:find("tests/generator/", 1, true) then return nil end
    return name:match(".*(generator/.*%.lua)$") or name:match(".*(port/%a+/[%w_]+%.lua)$")
end

local function note(name)
    local file = file_of(name)
    if file then out:write(file, "\n") end
end

-- The same function, which notes its first argument.
local function noting(call)
    return function(name, ...)
        note(name)
        return call(name, ...)
    end
end

note(arg and arg[0])
local open = io.open
io.open, loadfile, dofile = noting(io.open), noting(loadfile), noting(dofile)

local function note_lines(file, code)
    local lines = {}
    for line in pairs(debug.getinfo(code, "L").activelines) do lines[#lines + 1] = line end
    out:write(file, " ", table.concat(lines, " "), "\n")
end

-- A text in which each function says at its first call that it is called; the lines stay where they are.
local called = {}
local function telling(file, text)
    local function tell(before, head)
        if select(2, before:gsub('"', "")) % 2 == 1 then return nil end -- within a string
        called[#called + 1] = false
        return ("%s%s if not mutants_called[%d] then mutants_call(%d, %q) end "):format(before, head, #called, #called, file)
    end
    return (text:gsub("[^\n]*function[^\n]*", function(line)
        return (line:gsub("(.-)(%f[%w_]function *[%w_.:]*%([%w_, .]*%))", tell))
    end))
end
mutants_called = called
function mutants_call(number, file)
    called[number] = true
    note_lines(file, debug.getinfo(2, "f").func)
end

local search = package.searchers[2]
package.searchers[2] = function(name)
    local loader, file = search(name)
    note(file)
    local short = type(loader) == "function" and file_of(file)
    if not short then return loader, file end
    local source <close> = assert(open(file, "rb"))
    loader = assert(load(telling(short, source:read("a")), "@" .. file))
    note_lines(short, loader)
    return loader, file
end
