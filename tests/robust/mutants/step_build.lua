-- SPDX-License-Identifier: MIT
-- Files of a room of port in a copy of the checkout: as c_build.lua, but steps build what they need. A mutated file is
-- translated by itself alone, which tells whether it is a program, and of C whether it is another one.
local shell = require("shell")

local OBJECT = "build/mutant.o"
local translators = {
    c = "gcc -std=gnu11 -w -O2 -Isrc -Igenerated -Iport/cli -Iport/dpi -Iport/firmware -Iport/cost "
        .. "-isystem /usr/include/iverilog -c %s -o " .. OBJECT,
    js = "node --check %s && : > " .. OBJECT,
    mjs = "node --check %s && : > " .. OBJECT,
    py = "python3 -c 'import sys, marshal; code = compile(open(sys.argv[1]).read(), \"\", \"exec\"); "
        .. "open(sys.argv[2], \"wb\").write(marshal.dumps(code))' %s " .. OBJECT,
}
local tells_programs_apart = { c = true, py = true }

local build = {}
build.__index = build

function build.open(tree)
    return setmetatable({ tree = tree, base = {} }, build), {}
end

-- What the file is translated to, or false.
function build:object(file)
    local translator = translators[file:match("[^.]*$")]
    local command = "cd %s && " .. (translator or "false") .. " > build/compile.log 2>&1"
    return os.execute(command:format(shell.quoted(self.tree), shell.quoted(file))) == true
        and shell.read(self.tree .. "/" .. OBJECT)
end

--- Takes a changed file, which was `before`: "invalid", "same" or "ready". Of one that cannot be translated by itself,
-- as a header or what needs a board, nothing is known.
function build:take(file, before)
    local path = self.tree .. "/" .. file
    local mutated = shell.read(path)
    if self.base[file] == nil then
        shell.write(path, before)
        self.base[file] = self:object(file)
        shell.write(path, mutated)
    end
    if not self.base[file] then return "ready" end
    local object = self:object(file)
    if not object then return "invalid" end
    return tells_programs_apart[file:match("[^.]*$")] and object == self.base[file] and "same" or "ready"
end

function build.restore()
end

return build
