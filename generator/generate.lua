-- SPDX-License-Identifier: MIT
-- Regenerates the tables of generated/ from generator/spec.
--
--   lua generator/generate.lua [FOLDER]
--   lua generator/generate.lua --list      the canonical instruction strings by number
--
-- Deterministic: the same spec gives the same bytes. A formula that fails a proof, or a spec
-- record that contradicts another, stops it with one message and exit status 1.
local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path

local formulas = require("formulas")
local model = require("model")
local profiles = require("profiles")
local selftest = require("selftest")
local system_verilog = require("system_verilog")
local tables = require("tables")

local files = {
    { "mmaref_ids.h", tables.ids },
    { "table_layouts.c", tables.layouts },
    { "table_formats.c", tables.formats },
    { "table_words.c", tables.words },
    { "table_instructions.c", tables.instructions },
    { "table_arithmetic.c", tables.arithmetic },
    { "table_texts.c", tables.texts },
    { "selftest_answers.c", selftest.answers_text },
    { "selftest_digests.c", selftest.digests_text },
    { "host/formulas.c", formulas.text },
    { "host/profiles.c", profiles.text },
    { "sv/mmaref_ids.svh", system_verilog.ids },
    { "sv/mmaref_instructions.svh", system_verilog.instructions },
    { "sv/mmaref_arithmetic_fields.h", system_verilog.fields },
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

local function main(folder)
    local built = model.build(here .. "/spec", here .. "/../tests/vectors")
    built.header = read(here .. "/../src/mmaref.h")
    assert(os.execute(('mkdir -p "%s/host" "%s/sv"'):format(folder, folder)))
    for _, entry in ipairs(files) do write(folder .. "/" .. entry[1], entry[2](built)) end
    print(("%d layouts proved (%d distinct), %d errata applied, %d bytes of layout tables"):format(
        #built.records, #built.layouts, #built.errata, 16 * #built.layouts))
    print(("%d instructions in %d rows, %d of them refused"):format(built.instruction_count,
        #built.rows, built.refused_rows))
end

local function list()
    for _, text in ipairs(model.list(model.build(here .. "/spec"))) do print(text) end
end

local fine, message
if arg[1] == "--list" then
    fine, message = pcall(list)
else
    fine, message = pcall(main, arg[1] or here .. "/../generated")
end
if not fine then
    io.stderr:write("generate: ", tostring(message), "\n")
    os.exit(1)
end
