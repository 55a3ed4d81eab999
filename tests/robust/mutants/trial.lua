-- SPDX-License-Identifier: MIT
-- One mutant after the other in a copy of the checkout.
local shell = require("shell")

local trial = {}
trial.__index = trial

--- Builds the copy and runs everything once: without mutants all has to pass, and what it takes sets the limits.
function trial.open(tree, subject)
    local self = setmetatable({ tree = tree, large = subject.large, kills = {}, log = tree .. "/build/mutant.log" }, trial)
    shell.must("mkdir -p " .. shell.quoted(tree .. "/build"))
    self.build, self.tests = require(subject.build).open(tree, subject.flags, subject.variant and subject.variant.flags)
    for _, command in ipairs(subject.commands or {}) do self.tests[#self.tests + 1] = command end
    for _, test in ipairs(self.tests) do
        test.seconds = shell.seconds(tree, (self.build.watch or "") .. test.command, self.log)
        test.reads = self.build.reads and self.build:reads()
    end
    if subject.variant then
        self.last = { name = subject.variant.name, command = subject.variant.command }
        self.last.seconds = shell.seconds(tree, self.last.command, self.log)
    end
    return self
end

--- Notes that a test killed a mutant of a file: from then on it comes earlier, most of all for that file.
function trial:note(file, name)
    for _, key in ipairs({ name, file .. " " .. name }) do self.kills[key] = (self.kills[key] or 0) + 1 end
end

-- All tests, those first that take the least time for each mutant that they can be expected to kill.
function trial:order_of(file)
    local costs, tests = {}, table.move(self.tests, 1, #self.tests, 1, {})
    for _, test in ipairs(tests) do
        local name = test.name
        costs[test] = test.seconds / (1 + (self.kills[name] or 0) + 10 * (self.kills[file .. " " .. name] or 0))
    end
    table.sort(tests, function(a, b)
        if costs[a] ~= costs[b] then return costs[a] < costs[b] end
        return a.name < b.name
    end)
    return tests
end

function trial:passes(test)
    return shell.limited(self.tree, test.command, 2 + math.ceil(3 * test.seconds), self.log, self.large)
end

-- The outcome of a mutant that is built, and what noticed it.
function trial:run(mutant)
    for _, test in ipairs(self:order_of(mutant.file)) do
        local passed, limit = true, false
        if not test.reads or self.build:comes_to(test.reads, mutant) then passed, limit = self:passes(test) end
        if not passed then
            self:note(mutant.file, test.name)
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
