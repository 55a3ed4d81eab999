-- SPDX-License-Identifier: MIT
-- Files of Lua in a copy of the checkout: as c_build.lua, but nothing has to be built, and a test is run for the mutants
-- of those files alone that it reads.
local shell = require("shell")

local build = {}
build.__index = build

local function code_of(text)
    local chunk = load(text, "=mutant", "t")
    return chunk and string.dump(chunk, true)
end

function build.open(tree)
    local here = shell.lines("readlink -f " .. shell.quoted(package.searchpath("reads", package.path)))[1]
    local self = setmetatable({ tree = tree, noted = tree .. "/build/reads" }, build)
    self.watch = ("export LUA_INIT_5_4=%s MUTANTS_READS=%s; "):format(shell.quoted("@" .. here), shell.quoted(self.noted))
    return self, {}
end

--- The files that were read since the last call by what was run behind `watch`, as a set.
function build:reads()
    local files = {}
    for file in (shell.read(self.noted) or ""):gmatch("[^\n]+") do files[file] = true end
    os.remove(self.noted)
    return files
end

function build:take(file, before)
    local code = code_of(shell.read(self.tree .. "/" .. file))
    return not code and "invalid" or code == code_of(before) and "same" or "ready"
end

function build.restore()
end

return build
