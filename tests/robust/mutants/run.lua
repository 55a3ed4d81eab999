-- SPDX-License-Identifier: MIT
-- Mutation testing: see README.md. `make mutants` calls it.
local here = arg[0]:match("^(.*)/") or "."
package.path = here .. "/?.lua;" .. package.path
local shell = require("shell")
local draw = require("draw")
local results = require("results")
local survivors = require("survivors")

local options = { tree = ".", folder = "build/mutants", subjects = here .. "/subjects.lua", jobs = "1", seed = "1",
    survivors = here .. "/survivors.txt" }
local flags = { again = true, check = true }
local known_options = { count = true, only = true, part = true, key = true }

local function read_arguments()
    local k = 1
    while arg[k] do
        local name = arg[k]:match("^%-%-(%w+)$")
        if not name or not (flags[name] or known_options[name] or options[name]) then
            error(("'%s' is no option of tests/robust/mutants/run.lua"):format(arg[k]), 0)
        end
        if flags[name] then
            options[name] = true
        else
            k = k + 1
            options[name] = arg[k] or error("--" .. name .. " needs a value", 0)
        end
        k = k + 1
    end
    for _, name in ipairs({ "count", "jobs", "part" }) do
        local value = options[name]
        if value and not value:find("^%d+$") then error(("--%s: '%s' is no number"):format(name, value), 0) end
        options[name] = value and math.tointeger(tonumber(value))
    end
end

local WHOLE = 1000 -- of the subject whose share is 1

-- The mutants that are wanted of a subject, and of them of one part.
local function wanted(subject, part)
    local count = math.ceil((options.count or WHOLE) * subject.share)
    return part and count // options.jobs + (part <= count % options.jobs and 1 or 0) or count
end

-- Each mutant belongs to one of the parts, whichever others there are.
local function part_of(mutant)
    return tonumber(mutant.id:sub(-6), 16) % options.jobs + 1
end

local function drawn(subject, tree)
    local files = shell.lines(("cd %s && %s"):format(shell.quoted(tree), subject.files))
    local mutants = draw.all(tree, files, require(subject.sites))
    draw.shuffle(mutants, options.seed)
    return mutants
end

local function folder_of(subject)
    return options.folder .. "/" .. subject.name
end

-- A digest of all that a result depends on.
local function key_of(tree)
    local command = "cd %s && find . -type f ! -path './build/*' ! -path './.*/*' ! -path ./tests/robust/mutants/survivors.txt "
        .. "! -name '*.md' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum"
    return shell.lines(command:format(shell.quoted(tree)))[1]:sub(1, 32)
end

-- The files of the checkout in a folder of their own: nothing else is written to. Modules of npm and written vectors stay where they are.
local function copy(tree, to)
    shell.must(("rm -rf %s && mkdir -p %s && (cd %s && tar cf - --exclude=./build --exclude=./.git --exclude=./.gems "
        .. "--exclude=./.npm .) | (cd %s && tar xf -)"):format(shell.quoted(to), shell.quoted(to), shell.quoted(tree),
        shell.quoted(to)))
    shell.must(("make -s -C %s vectors BUILD=build && mkdir -p %s/build && ln -s $(cd %s && pwd)/build/vectors %s/build")
        :format(shell.quoted(tree), shell.quoted(to), shell.quoted(tree), shell.quoted(to)))
    shell.must(("[ ! -d %s/.npm ] || ln -s $(cd %s && pwd)/.npm %s"):format(shell.quoted(tree), shell.quoted(tree),
        shell.quoted(to)))
end

-- ---- One part ---------------------------------------------------------------

local function run_part(subject)
    local tree = ("%s/tree%d"):format(folder_of(subject), options.part)
    copy(options.tree, tree)
    local mutants = drawn(subject, tree)
    local trial = require("trial").open(tree, subject)
    local active = trial.build.active_lines and trial.build:active_lines()
    local done = results.read(folder_of(subject))
    for _, result in pairs(done) do
        if result.by ~= "" then trial:note(result.what:match("^[^:]*"), result.by) end
    end
    local write = results.writer(folder_of(subject), options.part, options.key)
    local count, left = 0, wanted(subject, options.part)
    for _, mutant in ipairs(mutants) do
        if count == left then break end
        if part_of(mutant) == options.part and (not active or active[mutant.file] and active[mutant.file][mutant.line]) then
            local outcome, by = nil, ""
            if done[mutant.id] then
                outcome = done[mutant.id].outcome
            else
                outcome, by = trial:of(mutant)
                write(mutant, outcome, by)
                if outcome == "survived" then
                    print(("%s: %d of %d: survived: %s:%d: %s"):format(subject.name, count + 1, left, mutant.file,
                        mutant.line, mutant.after))
                end
            end
            count = count + (outcome == "invalid" and 0 or 1)
        end
    end
end

-- ---- All of it ----------------------------------------------------------------

local function run_parts(subject)
    local words = {}
    for name, value in pairs(options) do
        if name ~= "again" and name ~= "only" then words[#words + 1] = ("--%s %s"):format(name, shell.quoted(tostring(value))) end
    end
    table.sort(words)
    local parts = {}
    for part = 1, options.jobs do
        parts[part] = ("lua5.4 %s/run.lua %s --only %s --part %d & pids=\"$pids $!\""):format(shell.quoted(here),
            table.concat(words, " "), subject.name, part)
    end
    shell.must(table.concat(parts, "\n") .. "\nfor pid in $pids; do wait $pid || exit 1; done")
end

-- Counts of outcomes, of killers, and the survivors; of those mutants that the draw has.
local function tally(subject, known)
    local done, count, per_part = results.read(folder_of(subject)), { all = 0 }, {}
    local said = { count = count, by = {}, unlisted = {} }
    local function add(to, name) to[name] = (to[name] or 0) + 1 end
    for _, mutant in ipairs(drawn(subject, options.tree)) do
        local result, part = done[mutant.id], part_of(mutant)
        if result and result.outcome ~= "invalid" and (per_part[part] or 0) < wanted(subject, part) then
            add(per_part, part)
            add(count, "all")
            local entry = result.outcome == "survived" and known.of(mutant)
            add(count, entry and entry.verdict or result.outcome)
            if result.by ~= "" then add(said.by, result.by) end
            if result.outcome == "survived" and not entry then table.insert(said.unlisted, mutant) end
        end
    end
    return said
end

local function report(subject, said, kept)
    local count = said.count
    local function of(name) return count[name] or 0 end
    local killed, alike = of("killed") + of("limit"), of("same") + of("equivalent")
    print(("%s, seed %s: %d mutants; %d are the same code, %d are listed as equivalent"):format(subject.name, options.seed,
        count.all, of("same"), of("equivalent")))
    print(("    %d killed, %d of them by the limit of their time; %d survived, %d of them listed as holes"):format(killed,
        of("limit"), of("hole") + of("survived"), of("hole")))
    if count.all > alike then
        print(("    killed %d of %d that are not equivalent: %.1f %%"):format(killed, count.all - alike,
            100 * killed / (count.all - alike)))
    end
    if kept > 0 then print(("    %d results are those of earlier files"):format(kept)) end
    local names = {}
    for name in pairs(said.by) do names[#names + 1] = name end
    table.sort(names, function(a, b)
        if said.by[a] ~= said.by[b] then return said.by[a] > said.by[b] end
        return a < b
    end)
    for k, name in ipairs(names) do names[k] = ("%s %d"):format(name, said.by[name]) end
    print("    by " .. table.concat(names, ", "))
    for _, mutant in ipairs(said.unlisted) do print("\n" .. survivors.entry(mutant, "hole: ")) end
end

local function check(known, subjects)
    local stale = survivors.stale(known, options.tree, subjects)
    for _, message in ipairs(stale) do io.stderr:write(options.survivors, ": ", message, "\n") end
    return #stale == 0
end

local function main()
    read_arguments()
    if not options.folder:find("^/") then options.folder = shell.lines("pwd")[1] .. "/" .. options.folder end
    local subjects, known = dofile(options.subjects), survivors.read(options.survivors)
    if options.check then
        print(("%d survivors are listed"):format(#known.list))
        return check(known, subjects) and 0 or 1
    end
    local status, total = 0, 0
    for _, subject in ipairs(subjects) do
        if not options.only or options.only == subject.name then
            if options.part then return run_part(subject) or 0 end
            options.key = key_of(options.tree)
            local _, kept = results.open(folder_of(subject), options.key, options.again)
            if wanted(subject) > 0 then run_parts(subject) end
            local said = tally(subject, known)
            report(subject, said, kept)
            total = total + said.count.all
            if #said.unlisted > 0 then status = 1 end
        end
    end
    if total == 0 then error("no mutant was run", 0) end
    if not check(known, subjects) then status = 1 end
    return status
end

local fine, status = pcall(main)
if not fine then
    io.stderr:write("mutants: ", tostring(status), "\n")
    status = 2
end
os.exit(status)
