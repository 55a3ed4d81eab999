-- SPDX-License-Identifier: MIT
-- One mutant after the other in a copy of the checkout.
local shell = require("shell")

local trial = {}
trial.__index = trial

--- Builds the copy and runs everything once: without mutants all has to pass, and what it takes sets the limits.
function trial.open(tree, subject)
    local self = setmetatable({ tree = tree, order = {}, log = tree .. "/build/mutant.log" }, trial)
    shell.must("mkdir -p " .. shell.quoted(tree .. "/build"))
    self.build, self.tests = require(subject.build).open(tree, subject.flags, subject.variant and subject.variant.flags)
    for _, command in ipairs(subject.commands or {}) do self.tests[#self.tests + 1] = command end
    for _, test in ipairs(self.tests) do
        test.seconds = shell.seconds(tree, (self.build.watch or "") .. test.command, self.log)
        test.reads = self.build.reads and self.build:reads()
    end
    table.sort(self.tests, function(a, b)
        if a.seconds ~= b.seconds then return a.seconds < b.seconds end
        return a.name < b.name
    end)
    if subject.variant then
        self.last = { name = subject.variant.name, command = subject.variant.command }
        self.last.seconds = shell.seconds(tree, self.last.command, self.log)
    end
    return self
end

-- All tests in the order for a file: what killed a mutant of it before comes first.
function trial:order_of(file)
    self.order[file] = self.order[file] or table.move(self.tests, 1, #self.tests, 1, {})
    return self.order[file]
end

function trial:passes(test)
    return shell.limited(self.tree, test.command, 2 + math.ceil(3 * test.seconds), self.log)
end

-- The outcome of a mutant that is built, and what noticed it.
function trial:run(mutant)
    local tests = self:order_of(mutant.file)
    for k, test in ipairs(tests) do
        local passed, limit = true, false
        if not test.reads or self.build:comes_to(test.reads, mutant) then passed, limit = self:passes(test) end
        if not passed then
            table.insert(tests, 1, table.remove(tests, k))
            return limit and "limit" or "killed", test.name
        end
    end
    if self.last and self.build:take_variant() then
        local passed, limit = self:passes(self.last)
        if not passed then return limit and "limit" or "killed", self.last.name end
    end
    return "survived", ""
end

--- What becomes of a mutant: "invalid" (it is no program), "same" (it is compiled to the same code), "killed", "limit"
-- (its time ran out) or "survived", and what noticed it.
function trial:of(mutant)
    local path = self.tree .. "/" .. mutant.file
    local before = shell.read(path)
    shell.write(path, mutant.mutated())
    local fine, outcome = pcall(self.build.take, self.build, mutant.file, before)
    outcome = fine and outcome or "invalid"
    local by = ""
    if outcome == "ready" then outcome, by = self:run(mutant) end
    shell.write(path, before)
    self.build:restore()
    return outcome, by
end

return trial
