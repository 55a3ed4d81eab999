-- SPDX-License-Identifier: MIT
-- Are all lines and branches reached but those listed, and all those listed not? As TAP, with a table of the files.
--   lua5.4 tests/robust/lines/check.lua LIST PATTERN < what gcov says    PATTERN: of the names of files
local here = arg[0]:match("^(.*)/") or "."
package.path = here .. "/?.lua;" .. package.path
local list = require("list")
local path, pattern = ...
local known = list.read(path)
local files = require("read").read(io.lines(), pattern)

local names = {}
for name in pairs(files) do names[#names + 1] = name end
table.sort(names)

-- Of a file: lines and branches, and those that are not reached; what of them is not listed, as entries.
local function look_at(name, unlisted)
    local file, of = files[name], { lines = 0, missed_lines = 0, branches = 0, missed_branches = 0 }
    local function miss(line, branches)
        of.missed_lines = of.missed_lines + (branches and 0 or 1)
        of.missed_branches = of.missed_branches + #line.order_missed
        local missing = {}
        for _, branch in ipairs(branches or {}) do
            if not known.of(name, line, branch) then missing[#missing + 1] = branch end
        end
        if #missing > 0 or not branches and not known.of(name, line) then
            unlisted[#unlisted + 1] = list.entry(name, line, branches and missing)
        end
    end
    for number = 1, file.last do
        local line = file[number]
        if line then
            of.lines, of.branches = of.lines + 1, of.branches + #line.order
            line.order_missed = {}
            for _, branch in ipairs(line.order) do
                if line.branches[branch] == 0 then table.insert(line.order_missed, branch) end
            end
            if line.count == 0 then
                miss(line)
            elseif #line.order_missed > 0 then
                miss(line, line.order_missed)
            end
        end
    end
    return of
end

local function percent(missed, all)
    return all == 0 and 100 or 100 * (all - missed) / all
end

local function print_row(name, of)
    print(("# %-28s %5d lines, %6.2f %%  %5d branches, %6.2f %%"):format(name, of.lines, percent(of.missed_lines, of.lines),
        of.branches, percent(of.missed_branches, of.branches)))
end

local unlisted, sum = {}, { lines = 0, missed_lines = 0, branches = 0, missed_branches = 0 }
for _, name in ipairs(names) do
    local of = look_at(name, unlisted)
    for key, value in pairs(of) do sum[key] = sum[key] + value end
    print_row(name, of)
end
print_row("all", sum)

local failed = false
local function report(what, complaints)
    failed = failed or #complaints > 0
    print((#complaints == 0 and "ok - " or "not ok - ") .. what)
    for _, complaint in ipairs(complaints) do print("# " .. complaint:gsub("\n", "\n# ")) end
end

local stale, count = {}, { unreachable = 0, untested = 0 }
for _, item in ipairs(known.list) do
    count[item.verdict] = count[item.verdict] + item.used
    if item.used == 0 then
        stale[#stale + 1] = ("%s:%d: %s: is reached, or there no more: %s"):format(path, item.number, item.what, item.text)
    end
end
report(("%d lines and %d branches, all reached but %d listed: %d cannot be, %d have no test"):format(sum.lines, sum.branches,
    count.unreachable + count.untested, count.unreachable, count.untested), unlisted)
report(("what is listed is not reached"), stale)
report("there are lines to reach", sum.lines > 0 and sum.branches > 0 and {} or { "gcov tells of none" })
os.exit(not failed)
