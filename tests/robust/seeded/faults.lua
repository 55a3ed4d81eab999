-- SPDX-License-Identifier: MIT
-- How many one-line faults of the float half of src the self-test finds:
--   lua5.4 tests/robust/seeded/faults.lua [--seed 1] [--count 40] [--questions 30000] [--folder build/seeded] [--flags '-O2']
--   ... --file src/number_add.c --line 60 --after 'return 0;'     judges that fault alone: what the line becomes
-- The faults are those of tests/robust/mutants, each line of code as likely. One that the self-test passes is put to
-- random questions (tests/builds/before, and questions.c) beside the right library: where an answer differs it is missed;
-- where none does it is equivalent as far as is seen, and does not count. So does none that is no program, or the same
-- code, or that changes nothing but what is refused.
local here = arg[0]:match("^(.*)/") or "."
package.path = here .. "/../mutants/?.lua;" .. package.path
local shell = require("shell")
local draw = require("draw")
local c_sites = require("c_sites")

local options = { seed = "1", count = "40", questions = "30000", folder = "build/seeded", flags = "",
    file = "", line = "", after = "" }
local FILES = "ls src/number_*.c src/dot_*.c src/mma.c src/mma_float.c src/warp_scale.c src/warp_sparse.c"
local SELFTEST_SECONDS, QUESTIONS_SECONDS, MORE_QUESTIONS = 20, 120, 60000
local REFUSALS = { status = true, reason = true, offset = true, length = true, lane = true, column = true, row = true, nearest = true,
    sentence = true, ["status of the sentence"] = true }
local FLAGS = "-std=c99 -O2 -w -fno-pic -Isrc -Igenerated -Itests/builds/before "

local function read_arguments()
    for k = 1, #arg, 2 do
        local name = arg[k]:match("^%-%-(%w+)$")
        if not options[name] then error(("'%s' is no option of faults.lua"):format(arg[k]), 0) end
        options[name] = arg[k + 1] or error(arg[k] .. " needs a value", 0)
    end
    for _, name in ipairs({ "seed", "count", "questions" }) do
        if not options[name]:find("^[1-9]%d*$") then error(("--%s: '%s' is no number"):format(name, options[name]), 0) end
    end
end

-- ---- Two programs of the library: the self-test, and random questions beside the right library --------------

local folder, objects
local ccache = shell.lines("command -v ccache || true")[1] or ""

local function object(source) return ("%s/base/%s.o"):format(folder, (source:gsub("/", "_"))) end

local function compile(source, to, more)
    return os.execute(("%s gcc %s%s %s -Werror=overflow -c %s -o %s 2> %s/compile.log"):format(ccache, FLAGS, options.flags,
        more or "", source, shell.quoted(to), shell.quoted(folder))) == true
end

local function compiled(source, to, more)
    if not compile(source, to, more) then error(source .. " does not compile", 0) end
    return to
end

-- A library that answers questions as `name`.
local function side(name, list)
    local to = ("%s/%s.o"):format(folder, name)
    shell.must(("gcc -r -nostdlib %s %s/side_%s.o -o %s && objcopy --keep-global-symbol=%s %s"):format(list, folder, name, to,
        name, to))
end

local function open()
    folder = options.folder
    shell.must("rm -rf " .. shell.quoted(folder) .. " && mkdir -p " .. shell.quoted(folder .. "/base"))
    objects = {}
    local selftest, library = {}, {}
    for _, source in ipairs(shell.lines("ls src/*.c generated/*.c")) do
        objects[source] = compiled(source, object(source))
        table.insert(source:find("^src/selftest") and selftest or library, source)
    end
    for _, name in ipairs({ "before_side", "today_side" }) do
        compiled("tests/builds/before/side.c", ("%s/side_%s.o"):format(folder, name), "-DSIDE=" .. name)
    end
    local program = {}
    for _, name in ipairs({ "compare", "draw", "block", "random" }) do
        program[#program + 1] = compiled(("tests/builds/before/%s.c"):format(name), ("%s/%s.o"):format(folder, name))
    end
    compiled(here .. "/selftest.c", folder .. "/main.o")
    compiled(here .. "/questions.c", folder .. "/questions.o")
    local list = {}
    for _, source in ipairs(library) do list[#list + 1] = objects[source] end
    side("before_side", table.concat(list, " "))
    return { library = library, selftest = selftest, compare = table.concat(program, " ") }
end

local function list_of(sources, file)
    local list = {}
    for _, source in ipairs(sources) do list[#list + 1] = source == file and folder .. "/now.o" or objects[source] end
    return table.concat(list, " ")
end

-- Runs a program; its outcome: "passed", "failed", "hang" or "crash", and its output.
local function run(command, seconds)
    local log = folder .. "/run.log"
    local fine, limit = shell.limited(".", command, seconds, log)
    local text = shell.read(log)
    if fine then return "passed", text end
    if limit then return "hang", text end
    return text:find("\nnot ok") and "failed" or "crash", text
end

-- What the self-test says of the library with the changed file: "passed", "found" with how and by which tests.
local function ask_selftest(build, file)
    shell.must(("gcc -no-pie %s %s %s/main.o -o %s/selftest"):format(list_of(build.library, file), list_of(build.selftest),
        folder, folder))
    local outcome, text = run(folder .. "/selftest", SELFTEST_SECONDS)
    local tests, kinds = {}, {}
    for name in text:gmatch("\nnot ok %d+ %- ([^\n]*)") do
        local kind = name:match("^%S+")
        kinds[kind] = (kinds[kind] or 0) + 1
        tests[#tests + 1] = name
    end
    return outcome, tests, kinds
end

-- How the answers to questions.c differ from the right library's: "missed" where both compute and differ, "refuses" where
-- only refusals differ, nil where nothing does; and an example.
local function ask_more(build, file)
    shell.must(("gcc -no-pie %s %s/questions.o %s/draw.o %s/block.o %s/random.o %s/side_today_side.o -o %s/questions"):format(
        list_of(build.library, file), folder, folder, folder, folder, folder, folder))
    local outcome, text = run(("%s/questions %d %s"):format(folder, MORE_QUESTIONS, options.seed), QUESTIONS_SECONDS)
    if not file then build.answers = text end
    if outcome == "hang" then return "missed", "a question that does not end" end
    if outcome ~= "passed" then return "missed", "a question that crashes" end
    local right, verdict, example = build.answers:gmatch("[^\n]+")
    for line in text:gmatch("[^\n]+") do
        local wanted = right()
        if line ~= wanted then
            if line:match("^%S+ %S+ %S+") == wanted:match("^%S+ %S+ %S+") then return "missed", "questions.c: " .. line end
            verdict, example = "refuses", example or "questions.c: " .. line
        end
    end
    return verdict, example
end

-- The same of the questions of tests/builds/before.
local function ask_questions(build, file)
    side("today_side", list_of(build.library, file))
    shell.must(("gcc -no-pie %s %s/before_side.o %s/today_side.o -o %s/compare"):format(build.compare, folder, folder, folder))
    local most, count = math.tointeger(options.questions), 1500
    local verdict, example
    while true do
        count = math.min(count * 10, most)
        local outcome, text = run(("%s/compare %d %s"):format(folder, count, options.seed), QUESTIONS_SECONDS)
        if outcome == "hang" then return "missed", "a question that does not end" end
        if outcome ~= "passed" then
            verdict, example = "missed", "a question that crashes"
            for line in text:gmatch("[^\n]*again: compare [^\n]*") do
                local what = line:match("value %d+: ([%w' ]-) was ")
                verdict = REFUSALS[what] and "refuses" or "missed"
                example = line
                if verdict == "missed" then return verdict, example end
            end
            if verdict == "missed" then return verdict, example end
        end
        if count == most then
            local more, line = ask_more(build, file)
            return more == "missed" and more or verdict or more, more == "missed" and line or example or line
        end
    end
end

-- ---- The draw --------------------------------------------------------------------------------------------

local function planted()
    local text, number, before = assert(shell.read(options.file), options.file), 0, nil
    local mutated = text:gsub("([^\n]*)\n", function(line)
        number = number + 1
        if number ~= tonumber(options.line) then return nil end
        before = line
        return options.after .. "\n"
    end)
    return { { file = options.file, line = tonumber(options.line), before = assert(before, "no such line"),
        after = options.after, mutated = function() return mutated end } }
end

local function drawn()
    if options.file ~= "" then return planted() end
    local mutants = draw.all(".", shell.lines(FILES), c_sites)
    for _, mutant in ipairs(mutants) do mutant.group = ("%s:%d"):format(mutant.file, mutant.line) end
    draw.shuffle(mutants, options.seed)
    return mutants
end

-- "none" (it is no program, or the same code), "found", "missed", "refuses" or "equivalent"; how.
local function judge(build, mutant)
    local now, changed = folder .. "/now.o", folder .. "/" .. mutant.file:match("[^/]*$")
    shell.write(changed, mutant.mutated())
    if not compile(changed, now, "-iquote src") then return "none" end
    shell.must(("strip -x %s && strip -x -o %s/right.o %s"):format(now, folder, objects[mutant.file]))
    if shell.read(now) == shell.read(folder .. "/right.o") then return "none" end
    local outcome, tests, kinds = ask_selftest(build, mutant.file)
    if outcome ~= "passed" then
        local words = {}
        for kind, count in pairs(kinds) do words[#words + 1] = ("%d %s"):format(count, kind) end
        table.sort(words)
        if outcome ~= "failed" then table.insert(words, 1, outcome) end
        return "found", table.concat(words, ", "), #tests
    end
    local verdict, example = ask_questions(build, mutant.file)
    return verdict or "equivalent", example or ""
end

local function main()
    read_arguments()
    local build = open()
    assert(ask_selftest(build) == "passed", "the self-test of the right library fails")
    assert(not ask_questions(build), "the right library differs from itself")
    local count = { found = 0, missed = 0, refuses = 0, equivalent = 0 }
    local single = 0
    for _, mutant in ipairs(drawn()) do
        if count.found + count.missed == math.tointeger(options.count) then break end
        local verdict, how, tests = judge(build, mutant)
        if verdict ~= "none" then
            count[verdict] = count[verdict] + 1
            if tests == 1 then single = single + 1 end
            print(("%s %s:%d: %s  ->  %s%s"):format(verdict, mutant.file, mutant.line, mutant.before, mutant.after,
                how == "" and "" or "\n    " .. how))
            io.stdout:flush()
        end
    end
    print(("# seed %s: %d one-line faults, %d found (%d by a single test), %d missed; of others %d refuse otherwise alone, "
        .. "%d are equivalent as far as is seen"):format(options.seed, count.found + count.missed, count.found, single,
        count.missed, count.refuses, count.equivalent))
    return count.missed * 20 <= count.found + count.missed and 0 or 1
end

local fine, status = pcall(main)
if not fine then
    io.stderr:write("faults: ", tostring(status), "\n")
    status = 2
end
os.exit(status)
