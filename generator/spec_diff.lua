-- SPDX-License-Identifier: MIT
-- Compares an edition of the document with the transcription in generator/spec.
--
-- edition/ reads an edition (characters, html, lines, unglue, sections), finds what its sections are
-- (matching, coverage), takes them apart (pieces, operand_rows, listings, statements, shape_rows) and
-- compares the parts (fragments, formulas, places, operand_tables, figures, references, wmma_table,
-- shapes, grammar); report and draft write what comes of it.
if not pcall(require, "lpeg") then
    io.stderr:write("spec_diff: needs LPeg: apt-get install lua-lpeg, or luarocks install lpeg\n")
    os.exit(2)
end
local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path

local comparison = require("edition.comparison")
local draft = require("edition.draft")
local report = require("edition.report")
local transcription = require("edition.transcription")

local help = [==[
usage: lua5.4 generator/spec_diff.lua FILE [--whole] [--verbose] [--draft[=FOLDER]]

Compares sections 9.7.14 of an edition of PTX ISA with the transcription in
generator/spec. FILE is Markdown, HTML or plain text pulled from a page, or a
part of one. Sections are found by what they are about, whatever their numbers.

  --whole     the edition should hold every section: report as missing what an
              excerpt would leave out
  --verbose   list what is unchanged too
  --draft     write transcription records for new sections and fragments to the
              standard output, the report to the standard error
  --draft=FOLDER
              write new sections to files in FOLDER

An edition covers the sections from the first to the last that it has, those
before the first under a chapter whose heading it has, and those after the last
that a later heading closes. What it covers and lacks is missing.

  unchanged            the same but for blanks, punctuation and lost markup
  renumbered           another number of a section or a figure
  reworded             another formula for the same places, proved by evaluation
                       over every lane and element; another title; a misprint mended
  changed              another meaning; of formulas the first lane and element
  new, missing         one side only
  suspected misprint   cannot be: a formula fails a proof, a table contradicts itself
  known misprint       listed in fragments_errata.lua or document_errata.lua

Exit status: 0 nothing is changed, new, missing or a suspected misprint; 1 something
is; 2 FILE cannot be read or has no section of 9.7.14.
]==]

local function fail(message)
    io.stderr:write("spec_diff: ", message, "\n")
    os.exit(2)
end

local function options_of(words)
    local options = {}
    for _, word in ipairs(words) do
        if word == "--help" or word == "-h" then
            io.write(help)
            os.exit(0)
        elseif word == "--whole" or word == "--verbose" or word == "--draft" then
            options[word:sub(3)] = true
        elseif word:find("^%-%-draft=.") then
            options.draft, options.folder = true, word:match("=(.*)$")
        elseif word:find("^%-") then
            fail("no option " .. word .. "; try --help")
        elseif options.file then
            fail("one FILE, please; try --help")
        else
            options.file = word
        end
    end
    return options.file and options or fail("no FILE; try --help")
end

local function read(path)
    local file, fault = io.open(path, "rb")
    local bytes = file and file:read("a")
    if file then file:close() end
    return bytes or fail(fault or path .. ": not a file")
end

local function write(path, text)
    local file, fault = io.open(path, "wb")
    if not file then fail(fault) end
    if not file:write(text) or not file:close() then fail(path .. ": cannot be written") end
    io.stderr:write("spec_diff: wrote ", path, "\n")
end

local function write_drafts(result, known, options)
    local document = "PTX ISA " .. (result.version or known.document:match("%d[%d.]*"))
    for _, each in ipairs(result.drafts) do
        if each.piece then
            io.write(("-- For section %s, %s:\n"):format(each.known.number, each.known.title),
                draft.fragment(each.section, each.piece, known), "\n")
        elseif options.folder then
            write(options.folder .. "/" .. draft.file(each.section), draft.section(each.section, document, known))
        else
            io.write(draft.section(each.section, document, known))
        end
    end
end

local function main(words)
    local options = options_of(words)
    local bytes = read(options.file)
    local readable, known = pcall(transcription.read, here .. "/spec")
    if not readable then fail(known) end
    local result, fault = comparison.compare(bytes, known, options.whole)
    if not result then fail(options.file .. ": " .. fault) end
    local output = options.draft and io.stderr or io.stdout
    output:write(report.text(result, options.file, options.verbose))
    if options.draft then write_drafts(result, known, options) end
    os.exit(report.is_serious(result.findings) and 1 or 0)
end

main(arg)
