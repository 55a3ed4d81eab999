-- SPDX-License-Identifier: MIT
-- Files of Lua in a copy of the checkout: as c_build.lua, but nothing has to be built, and a test is run for the mutants
-- of those lines alone that it comes to.
local shell = require("shell")

local build = {}
build.__index = build

local function code_of(text)
    local chunk = load(text, "=mutant", "t")
    return chunk and string.dump(chunk, true)
end

function build.open(tree)
    local here = shell.lines("readlink -f " .. shell.quoted(package.searchpath("reads", package.path)))[1]
    local self = setmetatable({ tree = tree, noted = tree .. "/build/reads", reached = {} }, build)
    self.watch = ("export LUA_INIT_5_4=%s MUTANTS_READS=%s; "):format(shell.quoted("@" .. here),
        shell.quoted(self.noted))
    return self, {}
end

--- What was read since the last call by what was run by `watch`: by file, the set of the lines of the functions
-- that were called. It is empty for a file that was read as text, or is the program itself.
function build:reads()
    local read = {}
    for file, lines in (shell.read(self.noted) or ""):gmatch("([^ \n]+)([^\n]*)") do
        read[file] = read[file] or {}
        self.reached[file] = self.reached[file] or {}
        for line in lines:gmatch("%d+") do
            read[file][tonumber(line)], self.reached[file][tonumber(line)] = true, true
        end
    end
    os.remove(self.noted)
    return read
end

local function any(lines, first, last)
    for line = first, last do
        if lines[line] then return true end
    end
    return false
end

--- Whether what was read can depend on a mutant. Of a line that no test comes to nothing is known.
function build:comes_to(read, mutant)
    local lines = read[mutant.file]
    if not lines or next(lines) == nil then return lines ~= nil end
    return any(lines, mutant.line, mutant.last) or not any(self.reached[mutant.file], mutant.line, mutant.last)
end

function build:take(file, before)
    local code = code_of(shell.read(self.tree .. "/" .. file))
    return not code and "invalid" or code == code_of(before) and "same" or "ready"
end

function build.restore()
end

return build
