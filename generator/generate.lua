-- SPDX-License-Identifier: MIT
-- Regenerates the tables of generated/ from generator/spec.
--
--   lua generator/generate.lua [FOLDER]
--   lua generator/generate.lua --only INSTRUCTIONS --profiles PROFILES FOLDER
--   lua generator/generate.lua --list      the canonical instruction strings by number
--
-- --only writes tables of the instructions that a product has, without those of the self-test:
-- the ones whose string has one of the parts in INSTRUCTIONS, and the arithmetic of PROFILES; both
-- are lists with commas. Numbers of instructions stay what they are.
--
-- Deterministic: the same spec gives the same bytes. A formula that fails a proof, or a spec
-- record that contradicts another, stops it with one message and exit status 1.
local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path

local fields = require("fields")
local formulas = require("formulas")
local model = require("model")
local profiles = require("profiles")
local selftest = require("selftest")
local instruction_table = require("instruction_table")
local syntax_table = require("syntax_table")
local system_verilog = require("system_verilog")
local table_names = require("table_names")
local tables = require("tables")
local target_tables = require("target_tables")

local OF_ALL = true -- not among the tables of a product
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
    { "table_texts.c", tables.texts },
    { "selftest_answers.c", selftest.answers_text, OF_ALL },
    { "selftest_digests.c", selftest.digests_text, OF_ALL },
    { "host/formulas.c", formulas.text, OF_ALL },
    { "host/profiles.c", profiles.text, OF_ALL },
    { "host/targets.c", target_tables.known_as, OF_ALL },
    { "sv/mmaref_ids.svh", system_verilog.ids, OF_ALL },
    { "sv/mmaref_instructions.svh", system_verilog.instructions, OF_ALL },
    { "dpi/mmaref_arithmetic_fields.h", fields.ports, OF_ALL },
}

local function read(path)
    local file = assert(io.open(path, "rb"))
    local text = file:read("a")
    file:close()
    return text
end

local function write(path, text)
    local file = assert(io.open(path, "wb"))
    file:write(text)
    assert(file:close())
end

-- Every text is there before the first is written: what stops the generator leaves the folder as it was.
local function write_files(folder, built)
    local texts = {}
    for _, entry in ipairs(files) do
        if not (built.only and entry[3]) then texts[entry[1]] = entry[2](built) end
    end
    for path, text in pairs(texts) do write(folder .. "/" .. path, text) end
end

local function main(folder)
    local built = model.build(here .. "/spec", here .. "/../tests/vectors")
    built.header = read(here .. "/../src/mmaref.h")
    assert(os.execute(('mkdir -p "%s/host" "%s/sv" "%s/dpi"'):format(folder, folder, folder)))
    write_files(folder, built)
    print(("%d layouts proved (%d distinct), %d errata applied, %d bytes of layout tables"):format(
        #built.records, #built.layouts, #built.errata, 10 * #built.layouts))
    print(("%d instructions in %d rows, %d of them refused"):format(built.instruction_count,
        #built.rows, built.refused_rows))
end

local function parts_of(text)
    local parts = {}
    for part in text:gmatch("[^,]+") do parts[#parts + 1] = part end
    return parts
end

local function only(instructions, profiles, folder)
    local built = model.build(here .. "/spec", nil,
        { instructions = parts_of(instructions), profiles = parts_of(profiles) })
    assert(os.execute(('mkdir -p "%s"'):format(folder)))
    write_files(folder, built)
    print(("%d rows of instructions, %d layouts, %d arithmetic blocks"):format(
        #built.rows, #built.layouts, #built.blocks))
end

local function list()
    for _, text in ipairs(model.list(model.build(here .. "/spec"))) do print(text) end
end

local fine, message
if arg[1] == "--list" then
    fine, message = pcall(list)
elseif arg[1] == "--only" and arg[3] == "--profiles" and arg[5] then
    fine, message = pcall(only, arg[2], arg[4], arg[5])
else
    fine, message = pcall(main, arg[1] or here .. "/../generated")
end
if not fine then
    io.stderr:write("generate: ", tostring(message), "\n")
    os.exit(1)
end
