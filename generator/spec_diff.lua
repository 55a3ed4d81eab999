-- SPDX-License-Identifier: MIT
-- Compares an edition of the document with the transcription in generator/spec and with the text it was made from,
-- or the texts of two editions with each other.
--
-- edition/ reads an edition (input, characters, pages, html, lines, unglue, sections), finds what its sections are
-- (origins, matching, coverage), takes them apart (pieces, operand_rows, listings, statements, shape_rows) and
-- compares the parts (fragments, formulas, places, operand_tables, figures, references, wmma_table,
-- shapes, grammar, scale_table, notes, facts). texts, prose and numbering compare all words with a baseline
-- (words, marks, nesting, runs, hunks). copies finds duplicate sections. report and draft write the result.
if _VERSION ~= "Lua 5.4" and _VERSION ~= "Lua 5.3" or rawget(_G, "jit") then
    io.stderr:write("spec_diff: needs Lua 5.3 or 5.4, this is ", _VERSION, "\n")
    os.exit(2)
end
if not pcall(require, "lpeg") then
    io.stderr:write("spec_diff: needs LPeg: apt-get install lua-lpeg, or luarocks install lpeg\n")
    os.exit(2)
end
local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path

local baseline = require("edition.baseline")
local comparison = require("edition.comparison")
local draft = require("edition.draft")
local edition = require("edition.edition")
local write_file = require("base.files").write
local input = require("edition.input")
local pair = require("edition.pair")
local report = require("edition.report")
local transcription = require("edition.transcription")
local versions = require("edition.versions")

-- The chapter of the transcription, and its text.
local CHAPTER, BASELINE = "9.7.14", here .. "/edition/baseline.txt"

local help = [==[
usage: lua5.4 generator/spec_diff.lua FILE... [--whole] [--verbose] [--edition=X.Y] [--draft[=FOLDER]]
       lua5.4 generator/spec_diff.lua --old=FILE FILE... [--whole] [--verbose]
       lua5.4 generator/spec_diff.lua --baseline FILE... [--edition=X.Y]

Compares the chapter of warp-level matrix instructions in an edition of PTX ISA
(9.7.14 in 9.0 to 9.2) with the transcription in generator/spec, and every word
of it with the text of PTX ISA 9.0, of which generator/edition/baseline.txt has
hashes. FILE is Markdown, HTML or plain text pulled from a page, a part of one,
or a folder of such files. Sections are found by their titles and their text,
whatever their numbers; sub-headings without a number are lines of the section.

  --whole     the edition should hold every section: report as missing what an
              excerpt would leave out
  --verbose   list what is unchanged too
  --edition=X.Y
              the version of the edition, where it is not the newest that its
              text speaks of; what came with a later one is not missed
  --no-text   do not compare the words
  --draft     write transcription records for new sections, fragments and
              instructions to the standard output, the report to the standard error
  --draft=FOLDER
              write new sections and instructions to files in FOLDER
  --old=FILE  compare the words of two editions, whatever they are about
  --baseline  write the baseline that FILE makes to the standard output

An edition covers the sections from the first to the last that it has, those
before the first under a chapter whose heading it has, and those after the last
that a later heading closes. What it covers and lacks is missing.

  unchanged            the same but for blanks and lost markup
  renumbered           another number of a section, a figure or a table
  reworded             another formula for the same places, proved by evaluation
                       over every lane and element; another title; a section that
                       was split; a misprint mended, or no longer printed
  changed              another meaning, of formulas the first lane and element;
                       of the text the words that are new, in brackets
  new, missing         one side only
  suspected misprint   cannot be: a formula fails a proof, a table contradicts itself,
                       a section appears twice with two texts
  known misprint       listed in fragments_errata.lua or document_errata.lua

The words are letters, digits and operators, in any case. Punctuation is compared
in formulas, in syntax and in tables, elsewhere two dots, exclamation signs, a minus
before a digit and brackets beside operators; the borders of cells and lists in
lists where FILE has them; pictures nowhere.

Exit status: 0 nothing is changed, new, missing or a suspected misprint; 1 something
is; 2 FILE cannot be read or has no section of the chapter.
]==]

local function fail(message)
    io.stderr:write("spec_diff: ", message, "\n")
    os.exit(2)
end

local flags = { whole = true, verbose = true, draft = true, baseline = true, ["no-text"] = true }

local function set_option(options, word)
    local name, value = word:match("^%-%-([%l-]+)=(.+)$")
    if flags[word:sub(3)] then
        options[word:sub(3)] = true
    elseif name == "draft" then
        options.draft, options.folder = true, value
    elseif name == "old" then
        options.old = value
    elseif name == "edition" and value:find("^%d+%.%d+$") then
        options.edition = value
    elseif name == "edition" then
        fail("'" .. value .. "' is no version like 9.4")
    else
        fail("no option " .. word .. "; try --help")
    end
end

local function options_of(words)
    local options = { files = {} }
    for _, word in ipairs(words) do
        if word == "--help" or word == "-h" then
            io.write(help)
            os.exit(0)
        elseif word:find("^%-") then
            set_option(options, word)
        else
            table.insert(options.files, word)
        end
    end
    return options.files[1] and options or fail("no FILE; try --help")
end

local function read(paths)
    local files, fault = input.read(paths)
    return files or fail(fault)
end

local function write(path, text)
    local fine, fault = pcall(write_file, path, text)
    if not fine then fail(fault) end
    io.stderr:write("spec_diff: wrote ", path, "\n")
end

local function write_draft(options, name, text)
    if options.folder then
        write(options.folder .. "/" .. name, text)
    else
        io.write(text)
    end
end

local function write_drafts(result, known, options)
    local version = versions.of(result)
    local document = "PTX ISA " .. version
    for _, each in ipairs(result.drafts) do
        if each.piece then
            io.write(("-- For section %s, %s:\n"):format(each.known.number, each.known.title),
                draft.fragment(each.section, each.piece, known), "\n")
        else
            write_draft(options, draft.file(each.section), draft.section(each.section, document, known))
        end
    end
    if result.strings[1] then
        write_draft(options, "instructions_draft.lua", draft.instructions(result.strings, version, known))
    end
end

local function read_baseline()
    local files = input.read({ BASELINE })
    if not files then fail("no " .. BASELINE .. "; make spec-baseline SPEC=FILE makes it, --no-text does without") end
    local known, fault = baseline.parse(files[1].bytes)
    return known or fail(BASELINE .. ": " .. fault)
end

local function write_baseline(options)
    local made, fault = edition.read(read(options.files))
    local name = table.concat(options.files, ", ")
    if not made then fail(fault) end
    made.version = options.edition or made.version
    made = baseline.of(made, CHAPTER)
    if not made.sections[1] then fail(("%s: no section of PTX ISA %s in it"):format(name, CHAPTER)) end
    if made.twice[1] then fail(made.twice[1].detail) end
    if not made.edition then fail(name .. ": it does not say its version; --edition=9.4 does") end
    if not io.write(baseline.text(made, CHAPTER)) then fail("standard output: cannot be written") end
end

-- Runs the comparison; also returns the transcription, if it was compared with that.
local function compare(options)
    local files = read(options.files)
    if options.old then
        local result, fault = pair.compare(read({ options.old }), files, options.whole)
        if fault and fault:find("in the old edition", 1, true) then fail(options.old .. ": " .. fault) end
        return result, fault
    end
    local readable, known = pcall(transcription.read, here .. "/spec")
    if not readable then fail(known) end
    local result, fault = comparison.compare(files, known, { whole = options.whole, edition = options.edition,
        baseline = not options["no-text"] and read_baseline() or nil })
    return result, fault, known
end

local function main(words)
    local options = options_of(words)
    if options.baseline then return write_baseline(options) end
    local name = table.concat(options.files, ", ")
    local result, fault, known = compare(options)
    if not result then fail((fault:find(options.files[1], 1, true) and "" or name .. ": ") .. fault) end
    local output = options.draft and io.stderr or io.stdout
    output:write(report.text(result, name, options.verbose))
    if options.draft and known then write_drafts(result, known, options) end
    os.exit(report.is_serious(result.findings) and 1 or 0)
end

main(arg)
