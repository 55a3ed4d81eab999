-- SPDX-License-Identifier: MIT
-- Regenerates the tables of generated/ from generator/spec; `--help` says how.
--
-- Deterministic: the same spec gives the same bytes. A formula that fails a proof, or a spec
-- record that contradicts another, stops it with one message and exit status 1, and no file changes.
local help = [==[
usage: lua5.4 generator/generate.lua [--digests FILE] [FOLDER]
       lua5.4 generator/generate.lua --only PARTS --profiles PROFILES [--without PARTS] [--digests FILE] FOLDER
       lua5.4 generator/generate.lua --list [--only PARTS --profiles PROFILES [--without PARTS]]
       lua5.4 generator/generate.lua --prove FILE

Writes the tables of generator/spec to FOLDER, or to generated/.

  --only PARTS          tables of the instructions that a product has: those whose string has
                        one of PARTS, a list with commas: m16n8k16.row.col.f32.f16,movmatrix.
                        Where none has a part as it stands, its words may come in any order.
                        Numbers stay what they are
  --without PARTS       of these, none whose string has one of PARTS: mma.sp leaves the dense ones
  --profiles PROFILES   the arithmetic that they have: sm_90,exact; none, where all are integer
                        instructions or move data
  --digests FILE        what the self-test expects, of tests/reference/digests.lua; without it
                        the tables of a product have no self-test. `make tables` does both
  --list                the instruction strings in the order of their numbers, then the aimed cases
  --prove FILE          proves the fragments of a file like those of spec/fragments, of any number
                        of lanes, and prints which bit of lane and element supplies each bit of a
                        place; writes nothing
  --help                this text
]==]

local function fail(message)
    io.stderr:write("generate: ", message, "\n")
    os.exit(1)
end

if _VERSION ~= "Lua 5.3" and _VERSION ~= "Lua 5.4" then
    fail(("needs Lua 5.3 or 5.4, this is %s: apt-get install lua5.4"):format(jit and jit.version or _VERSION))
end
if not pcall(require, "lpeg") then fail("needs LPeg: apt-get install lua-lpeg, or luarocks install lpeg") end

local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path

local baseline = require("edition.baseline")
local blocks = require("blocks")
local check = require("check")
local errata = require("edition.errata")
local fields = require("fields")
local formulas = require("formulas")
local held = require("held")
local inventory = require("inventory")
local model = require("model")
local nearest = require("nearest")
local profiles = require("profiles")
local prove = require("prove")
local python = require("python")
local quoted = require("quoted")
local selftest = require("selftest")
local stable = require("stable")
local limits = require("limits")
local instruction_table = require("instruction_table")
local syntax_table = require("syntax_table")
local table_digest = require("table_digest")
local system_verilog = require("system_verilog")
local table_names = require("table_names")
local tables = require("tables")
local target_tables = require("target_tables")

-- When a file is not among the tables of a product.
local function OF_ALL(built) return built.only ~= nil end
local function OF_SELFTEST(built) return built.digests == nil end
local function OF_ANSWERS(built) return #(built.answers or {}) == 0 end
local files = {
    { "mmaref_ids.h", tables.ids },
    { "mmaref_arithmetic.h", fields.header },
    { "table_layouts.c", tables.layouts },
    { "table_formats.c", tables.formats },
    { "table_names.h", table_names.text },
    { "table_instructions.c", instruction_table.text },
    { "table_syntax.c", syntax_table.text },
    { "table_arithmetic.c", tables.arithmetic },
    { "table_targets.c", target_tables.text },
    { "table_fields.c", fields.table },
    { "table_blocks.c", blocks.table },
    { "table_texts.c", tables.texts },
    { "table_provenance.c", tables.provenance },
    { "selftest_answers.c", selftest.answers_text, OF_ANSWERS },
    { "selftest_digests.c", selftest.digests_text, OF_SELFTEST },
    { "inventory.txt", inventory.text, OF_ALL },
    { "host/formulas.c", formulas.text, OF_ALL },
    { "host/profiles.c", profiles.text, OF_ALL },
    { "host/fields.c", fields.sentences, OF_ALL },
    { "host/targets.c", target_tables.known_as, OF_ALL },
    { "sv/mmaref_ids.svh", system_verilog.ids, OF_ALL },
    { "sv/mmaref_cover.svh", system_verilog.cover, OF_ALL },
    { "sv/mmaref_instructions.svh", system_verilog.instructions, OF_ALL },
    { "dpi/mmaref_arithmetic_fields.h", fields.ports, OF_ALL },
    { "python/mmaref_interface.py", function(built)
        return python.text({ tables.ids(built), fields.header(built), built.header })
    end, OF_ALL },
}

local function opened(path, mode)
    local file, message = io.open(path, mode)
    return file or error(message, 0)
end

local function make_folders(...)
    for _, folder in ipairs({ ... }) do
        local made = os.execute("mkdir -p -- " .. quoted(folder) .. " 2> /dev/null")
        if not made then error("cannot make the folder " .. folder, 0) end
    end
end

local function read(path)
    local file = opened(path, "rb")
    local text = file:read("a")
    file:close()
    return text
end

local function write(path, text)
    local file = opened(path, "wb")
    if not file:write(text) or not file:close() then error(path .. ": cannot be written", 0) end
end

-- The digest of the tables, by their texts.
local function digest_text(texts, header, cases)
    local sources = {}
    for _, entry in ipairs(files) do
        if entry[1]:find("^[^/]*%.c$") then sources[#sources + 1] = texts[entry[1] ] end
    end
    local shapes = read(here .. "/../src/mmaref_tables.h")
    return table_digest.text({ sources = sources, shapes = shapes, block = texts["mmaref_arithmetic.h"],
        headers = { texts["mmaref_ids.h"], texts["mmaref_arithmetic.h"], header, shapes, texts["table_names.h"] } }, cases)
end

-- Every text is there before the first is written: what stops the generator leaves the folder as it was.
local function write_files(folder, built)
    limits.check(built)
    built.header = read(here .. "/../src/mmaref.h")
    local texts = {}
    for _, entry in ipairs(files) do
        if not (entry[3] and entry[3](built)) then texts[entry[1] ] = entry[2](built) end
    end
    texts["selftest_tables.h"] = built.digests and digest_text(texts, built.header, built.cases) or table_digest.none()
    for path, text in pairs(texts) do write(folder .. "/" .. path, text) end
    for _, entry in ipairs(files) do
        if not texts[entry[1] ] then os.remove(folder .. "/" .. entry[1]) end -- of other tables, before
    end
end

local COMMITTED, VECTORS = here .. "/../generated", here .. "/../tests/vectors"

local function main(folder, digests)
    local committed = stable.read(COMMITTED)
    local built = model.build(here .. "/spec", VECTORS, nil, committed, digests)
    held.check(check.load(here .. "/spec/facts.lua"), built,
        function(file) return read(here .. "/../src/" .. file) end)
    local text = assert(baseline.parse(read(here .. "/edition/baseline.txt")))
    errata.check_printed(check.load(here .. "/spec/document_errata.lua"), text)
    local constants = tables.ids(built) .. fields.header(built)
    if committed then stable.check_constants(committed, constants) end
    local compared = committed and stable.compare(committed, built)
    make_folders(folder .. "/host", folder .. "/sv", folder .. "/dpi", folder .. "/python")
    write_files(folder, built)
    print(("%d layouts proved (%d distinct), %d errata applied, %d bytes of layout tables"):format(
        #built.records, #built.layouts, #built.errata, 10 * #built.layouts))
    print(("%d instructions in %d rows, %d of them refused"):format(built.instruction_count,
        #built.rows, built.refused_rows))
    print(committed and stable.report(committed, built, constants, compared)
        or "no tables are committed: numbers were not compared")
end

-- The parts of a list with commas.
local function parts_of(option, text)
    local parts = {}
    for part in text:gmatch("[^,%s]+") do parts[#parts + 1] = part end
    if #parts == 0 then error(option .. ": no part in '" .. text .. "'", 0) end
    return parts
end

-- The tables of a product, with its self-test if there are digests of it.
local function product(options)
    local profile_names, digests = parts_of("--profiles", options["--profiles"]), options["--digests"]
    if #profile_names == 1 and profile_names[1] == "none" then profile_names = {} end
    return model.build(here .. "/spec", digests and VECTORS, { instructions = parts_of("--only", options["--only"]),
        without = options["--without"] and parts_of("--without", options["--without"]) or {}, profiles = profile_names },
        stable.read(COMMITTED), digests)
end

local function only(options, folder)
    local built = product(options)
    make_folders(folder)
    write_files(folder, built)
    print(("%d rows of instructions, %d layouts, %d arithmetic blocks"):format(
        #built.rows, #built.layouts, #built.blocks))
end

-- Of a product its profiles too, as tests/reference/digests.lua reads them.
local function list(options)
    local built = options["--only"] and product(options) or model.build(here .. "/spec", nil, nil, stable.read(COMMITTED))
    if built.only then print("# profiles " .. model.listed_profiles(built)) end
    for _, entry in ipairs(model.listed(built)) do print(entry.text) end
    for _, case in ipairs(model.aimed(built, VECTORS)) do print(case.line) end
end

local function prove_file(path)
    local section = check.load(path)
    for _, record in ipairs(section.fragments or error(path .. ": no fragments", 0)) do
        print(prove.text(setmetatable(record, { __index = { document = section.document, section = section.section,
            file = path } })))
    end
end

local takes_value = { ["--prove"] = true, ["--only"] = true, ["--profiles"] = true, ["--without"] = true,
    ["--digests"] = true, ["--list"] = false, ["--help"] = false }
local option_names = { "--digests", "--help", "--list", "--only", "--profiles", "--prove", "--without" }

-- The option that a word without one was for: a profile or instruction by its looks, which a path with a slash
-- has not; nil for a folder.
local function slip_of(word)
    if word:find("/", 1, true) then return nil end
    if word:find("^sm_?%d") or word == "exact" then return "--profiles" end
    for _, instruction in ipairs({ "^w?mma$", "^w?mma%.", "^%a+matrix", "^mac16$", "m%d+n%d+k%d+" }) do
        if word:find(instruction) then return "--only" end
    end
end

-- Options by their names, true for those without a value, and the folder if there is one.
local function read_arguments()
    local options, folder, k = {}, nil, 1
    while arg[k] do
        local word = arg[k]
        if word:sub(1, 1) ~= "-" then
            if folder then error(("'%s': one folder is enough"):format(word), 0) end
            if word == "" then error("the folder has no name", 0) end
            local slip = slip_of(word)
            if slip then error(("'%s' as a folder: did you mean %s %s? (./%s is the folder)"):format(word, slip, word, word), 0) end
            folder = word
        else
            nearest.position("generate.lua", "option", word, option_names)
            if options[word] then error(word .. " is there twice", 0) end
            options[word] = true
            if takes_value[word] then
                k = k + 1
                options[word] = arg[k] or error(word .. (word == "--prove" and " needs a file" or " needs a list"), 0)
                if arg[k]:sub(1, 2) == "--" then error(("%s needs a list, not %s"):format(word, arg[k]), 0) end
            end
        end
        k = k + 1
    end
    return options, folder
end

local function act()
    local options, folder = read_arguments()
    if options["--help"] then
        io.write(help)
    elseif options["--prove"] then
        prove_file(options["--prove"])
    elseif options["--only"] and not options["--profiles"] then
        error("--only needs --profiles: sm_90, or none for integers alone", 0)
    elseif not options["--only"] and (options["--profiles"] or options["--without"]) then
        error((options["--profiles"] and "--profiles" or "--without") .. " goes with --only", 0)
    elseif options["--list"] and (folder or options["--digests"]) then
        error(("%s: --list writes no tables"):format(folder and "'" .. folder .. "'" or "--digests"), 0)
    elseif options["--list"] then
        list(options)
    elseif options["--only"] then
        if not folder then error("--only needs a folder for its tables", 0) end
        only(options, folder)
    else
        main(folder or COMMITTED, options["--digests"])
    end
end

local fine, message = pcall(act)
if not fine then fail(tostring(message)) end
