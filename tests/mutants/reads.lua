-- SPDX-License-Identifier: MIT
-- Lua runs this before a program when LUA_INIT_5_4 names it: which files of a folder `generator`, this one's or a
-- copy's, the program loads or opens is appended to the file $MUTANTS_READS.
local path = os.getenv("MUTANTS_READS")
if not path then return end
local out = assert(io.open(path, "a"))
out:setvbuf("line")

local function note(name)
    local file = type(name) == "string" and name:match(".*(generator/.*%.lua)$")
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
io.open, loadfile, dofile = noting(io.open), noting(loadfile), noting(dofile)
local search = package.searchers[2]
package.searchers[2] = function(name)
    local loader, file = search(name)
    note(file)
    return loader, file
end
