-- SPDX-License-Identifier: MIT
-- Regenerates the tables of generated/ from generator/spec; `--help` says how.
--
-- Deterministic: the same spec gives the same bytes. A formula that fails a proof, or a spec
-- record that contradicts another, stops it with one message and exit status 1, and no file changes.
local help = [==[
usage: lua5.4 generator/generate.lua [--digests FILE] [FOLDER]
       lua5.4 generator/generate.lua --only PARTS --profiles PROFILES [--without PARTS] [--digests FILE] FOLDER
       lua5.4 generator/generate.lua --list [--only PARTS --profiles PROFILES [--without PARTS]]
       lua5.4 generator/generate.lua --unit UNIT [--digests FILE] FOLDER
       lua5.4 generator/generate.lua --list --unit UNIT
       lua5.4 generator/generate.lua --prove FILE
       lua5.4 generator/generate.lua --chips

Writes the tables of generator/spec to FOLDER, or to generated/.

  --only PARTS          tables of the instructions that a product has: those whose string has
                        one of PARTS, a list with commas: m16n8k16.row.col.f32.f16,movmatrix.
                        Where none has a part as it stands, its words may come in any order.
                        Numbers stay what they are
  --without PARTS       of these, none whose string has one of PARTS: mma.sp leaves the dense ones
  --profiles PROFILES   the arithmetic that they have: sm_90,exact; none, where all are integer
                        instructions or move data
  --digests FILE        what the self-test expects, by tests/models/reference/digests.lua; without it
                        the tables of a product have no self-test. `make tables` does both
  --unit UNIT           tables of the instructions of UNIT/unit.lua in place of those of the PTX ISA
  --chips               the table of README.md: what chips compute
  --list                the instruction strings in the order of their numbers, then the aimed cases and rules
  --prove FILE          proves the fragments of a file like those of spec/fragments, of any number
                        of lanes, and prints which bits of lane and element supply each bit of a
                        place, and what of it tables do not hold; writes nothing
  --help                this text
]==]

local function fail(message)
    for line in message:gmatch("[^\n]+") do io.stderr:write("generate: ", line, "\n") end
    os.exit(1)
end

if _VERSION ~= "Lua 5.3" and _VERSION ~= "Lua 5.4" then
    fail(("needs Lua 5.3 or 5.4, this is %s: apt-get install lua5.4"):format(jit and jit.version or _VERSION))
end
if not pcall(require, "lpeg") then fail("needs LPeg: apt-get install lua-lpeg, or luarocks install lpeg") end

local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path

local arithmetic_table = require("tables.arithmetic_table")
local baseline = require("edition.baseline")
local blocks = require("tables.blocks")
local check = require("base.check")
local chips = require("tables.chips")
local conversions = require("tables.conversions")
local encoding = require("tables.encoding")
local errata = require("edition.errata")
local fields = require("tables.fields")
local files = require("base.files")
local formulas = require("tables.formula_texts")
local held = require("edition.held")
local ids = require("tables.ids")
local instruction_table = require("tables.instruction_table")
local inventory = require("model.inventory")
local known_chips = require("tables.known_chips")
local section_names = require("tables.section_names")
local layout_tables = require("tables.layout_tables")
local limits = require("model.limits")
local model = require("model.model")
local nearest = require("base.nearest")
local other_names = require("tables.other_names")
local profiles = require("tables.profiles")
local proofs = require("records.proofs")
local rules = require("selftest.rules")
local selftest = require("selftest.selftest")
local stable = require("model.stable")
local syntax_table = require("tables.syntax_table")
local table_digest = require("selftest.table_digest")
local table_names = require("tables.table_names")
local target_tables = require("tables.target_tables")
local text_tables = require("tables.text_tables")
local unit_page = require("tables.unit_page")

-- Each tells when a file is left out of the tables of a product.
local function OF_ALL(built) return built.only ~= nil end
local function OF_SELFTEST(built) return built.digests == nil end
local function OF_RULES(built) return built.rules == nil end
local function OF_ANSWERS(built) return #(built.answers or {}) == 0 end
local written = {
    { "mmaref_ids.h", ids.text },
    { "mmaref_arithmetic.h", fields.header },
    { "table_layouts.c", layout_tables.layouts },
    { "table_formats.c", layout_tables.formats },
    { "table_encoding.h", encoding.text },
    { "table_names.h", table_names.text },
    { "table_instructions.c", instruction_table.text },
    { "table_syntax.c", syntax_table.text },
    { "table_arithmetic.c", arithmetic_table.text },
    { "table_targets.c", target_tables.text },
    { "table_fields.c", fields.table },
    { "table_blocks.c", blocks.table },
    { "table_texts.c", text_tables.texts },
    { "table_provenance.c", text_tables.provenance },
    { "selftest_answers.c", selftest.answers_text, OF_ANSWERS },
    { "selftest_digests.c", selftest.digests_text, OF_SELFTEST },
    { "selftest_blocks.c", rules.text, OF_RULES },
    { "inventory.txt", inventory.text, OF_ALL },
    { "cli/formulas.c", formulas.text, OF_ALL },
    { "cli/profiles.c", profiles.text, OF_ALL },
    { "cli/fields.c", fields.sentences, OF_ALL },
    { "cli/units.c", known_chips.units, OF_ALL },
    { "cli/chips.c", known_chips.text, OF_ALL },
    { "cli/sections.c", section_names.text, OF_ALL },
    { "cli/other_names.c", other_names.text, OF_ALL },
    { "cli/conversions.c", conversions.text, OF_ALL },
}

-- The digest of the tables, by their texts.
local function digest_text(texts, cases)
    local sources = {}
    for _, entry in ipairs(written) do
        if entry[1]:find("^[^/]*%.c$") then sources[#sources + 1] = texts[entry[1] ] end
    end
    return table_digest.text({ sources = sources, block = texts["mmaref_arithmetic.h"], headers = { texts["mmaref_ids.h"],
        texts["mmaref_arithmetic.h"], texts["table_encoding.h"], texts["table_names.h"] } }, cases)
end

-- Makes all texts before it writes the first, so that an error leaves the folder as it was.
local function write_files(folder, built)
    limits.check(built)
    local texts = {}
    for _, entry in ipairs(written) do
        if not (entry[3] and entry[3](built)) then texts[entry[1] ] = entry[2](built) end
    end
    texts["selftest_tables.h"] = built.digests and digest_text(texts, built.cases) or table_digest.none()
    for path, text in pairs(texts) do files.write(folder .. "/" .. path, text) end
    for _, entry in ipairs(written) do
        if not texts[entry[1] ] then os.remove(folder .. "/" .. entry[1]) end -- of other tables, before
    end
end

local COMMITTED, VECTORS = here .. "/../generated", here .. "/../tests/data/vectors"

local function main(folder, digests)
    local committed = stable.read(COMMITTED)
    stable.check_folder(folder)
    local built = model.build(here .. "/spec", VECTORS, nil, committed, digests)
    local proved, units = proofs.of_folder(here .. "/proofs")
    held.check(check.load(here .. "/spec/facts.lua"), built)
    local text = assert(baseline.parse(files.read(here .. "/edition/baseline.txt")))
    errata.check_printed(check.load(here .. "/spec/document_errata.lua"), text)
    local constants = ids.text(built) .. fields.header(built)
    if committed then stable.check_constants(committed, constants) end
    local compared = committed and stable.compare(committed, built)
    files.make_folder(folder .. "/cli")
    write_files(folder, built)
    print(("%d layouts proved (%d distinct), %d errata applied, %d bytes of layout tables"):format(
        #built.records, #built.layouts, #built.errata, 10 * #built.layouts))
    print(("%d layouts of %d other units proved, which no table holds"):format(proved, units))
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
    stable.check_folder(folder)
    local built = product(options)
    files.make_folder(folder)
    write_files(folder, built)
    print(("%d rows of instructions, %d layouts, %d arithmetic blocks"):format(
        #built.rows, #built.layouts, #built.blocks))
end

local function own(options, folder)
    local built = model.build(here .. "/spec", options["--digests"] and VECTORS, nil, nil, options["--digests"],
        { folder = options["--unit"], tables = folder })
    files.make_folder(folder .. "/cli")
    files.make_folder(folder .. "/pictures")
    write_files(folder, built)
    for path, text in pairs(unit_page.texts(built.unit, built)) do files.write(folder .. "/" .. path, text) end
    local instructions, types = #built.rows, #built.unit.formats
    print(("%s: %d instruction%s, %d own type%s, %d layouts proved (%d distinct)"):format(built.unit.name, instructions,
        instructions == 1 and "" or "s", types, types == 1 and "" or "s", #built.records, #built.layouts))
end

-- Prints the instructions, aimed cases and rules; for a product its profiles first, as tests/models/reference/digests.lua
-- reads them.
local function list(options)
    local built = options["--only"] and product(options)
        or model.build(here .. "/spec", nil, nil, not options["--unit"] and stable.read(COMMITTED) or nil, nil,
            options["--unit"] and { folder = options["--unit"] })
    if built.only or built.unit then print("# profiles " .. model.listed_profiles(built)) end
    for _, entry in ipairs(model.listed(built)) do print(entry.text) end
    for _, case in ipairs(model.aimed(built, VECTORS)) do print(case.line) end
    for _, line in ipairs((built.only or built.unit) and {} or rules.lines(VECTORS)) do print(line) end
end

-- Prints what is proved of the fragments of a file; an error has a line for each that is not.
local function prove_file(path)
    local lines, faults = proofs.of_file(path)
    for _, line in ipairs(lines) do print(line) end
    if #faults > 0 then error(table.concat(faults, "\n"), 0) end
end

local takes_value = { ["--prove"] = true, ["--only"] = true, ["--profiles"] = true, ["--without"] = true,
    ["--digests"] = true, ["--unit"] = true, ["--list"] = false, ["--help"] = false, ["--chips"] = false }
local option_names = check.sorted_keys(takes_value)

-- The option that is missing before a word that looks like a profile or an instruction; nil for a folder.
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
            if options[word] then error(word .. " appears twice", 0) end
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
    elseif options["--chips"] then
        io.write(chips.text(model.build(here .. "/spec")))
    elseif options["--prove"] then
        prove_file(options["--prove"])
    elseif options["--unit"] and (options["--only"] or options["--profiles"] or options["--without"]) then
        error("--unit has all instructions of a unit, under its own profiles: it goes without --only, --profiles, "
            .. "--without", 0)
    elseif options["--only"] and not options["--profiles"] then
        error("--only needs --profiles: sm_90, or none for integers alone", 0)
    elseif not options["--only"] and (options["--profiles"] or options["--without"]) then
        error((options["--profiles"] and "--profiles" or "--without") .. " goes with --only", 0)
    elseif options["--list"] and (folder or options["--digests"]) then
        error(("%s: --list writes no tables"):format(folder and "'" .. folder .. "'" or "--digests"), 0)
    elseif options["--list"] then
        list(options)
    elseif options["--unit"] then
        own(options, folder or error("--unit needs a folder for its tables", 0))
    elseif options["--only"] then
        if not folder then error("--only needs a folder for its tables", 0) end
        only(options, folder)
    else
        main(folder or COMMITTED, options["--digests"])
    end
end

local fine, message = pcall(act)
if not fine then fail(tostring(message)) end
