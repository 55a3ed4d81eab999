-- SPDX-License-Identifier: MIT
-- What the notes say, the rows of instructions say: no row and no note can be changed alone.
package.path = "generator/?.lua;" .. package.path

local check = require("base.check")
local editions = require("records.editions")
local note_rows = require("edition.note_rows")
local targets = require("records.targets")
local validate = require("records.validate")
local vocabulary = require("records.vocabulary")

local function load(file) return check.load("generator/spec/" .. file) end

local sections, of_targets = validate.sections(load("sections.lua")), load("targets.lua")
of_targets.versions = targets.with_editions(of_targets.versions, sections.editions.names)
local known = { sections = sections, targets = targets.read(of_targets),
  words = vocabulary.read(load("formats.lua"), load("words.lua")) }
local spec, rows = load("notes.lua"), load("instructions.lua").rows

-- What is said of rows where a record has another value for a moment; nil: nothing.
local function said(list, record, key, value)
  local was = record[key]
  record[key] = value
  local fine, message = pcall(note_rows.check, spec, list, known)
  record[key] = was
  return not fine and tostring(message) or nil
end

-- Those of a section of the first edition, whatever number their own gives it.
local function rows_of(section)
  local list, read = {}, known.sections.editions
  for _, row in ipairs(rows) do
    local home = editions.home(read, row.edition or read.first, row.section)
    if home == section and not row.source then list[#list + 1] = row end
  end
  return list
end

-- What a note says neither of versions nor of targets that have an instruction.
local function is_silent(note) return note.advice or note.about:find("deprecated") or note.about:find("removed") end

describe("notes and rows", function()
  it("say the same", function() assert.is_nil(said(rows, rows[1], "ptx", rows[1].ptx)) end)

  it("differ where a row has another version or other targets", function()
    local count = 0
    for _, row in ipairs(rows) do
      local others = { ptx = row.ptx == "7.0" and "7.1" or "7.0",
        targets = row.targets == "sm_80 or higher" and "sm_75 or higher" or "sm_80 or higher" }
      for key, value in pairs(row.source and {} or others) do
        -- That notes have no rows comes last.
        local message = said({ row }, row, key, value)
        local has = ("spec/instructions.lua, row 1 (%s, %s) has %s: "):format(row.syntax, row.shape, value)
        assert.is_string(message, row.syntax)
        assert.truthy(message:find("^spec/notes.lua, section 9%.7%.14%.[%d.]+, %l+ note '[^']*': says "), message)
        assert.truthy(message:find(has, 1, true), message)
        count = count + 1
      end
    end
    assert.is_true(count > 200, count)
  end)

  it("differ where a note has a later version or another target", function()
    local count = 0
    for _, record in ipairs(spec) do
      for kind, value in pairs({ ptx = "9.4", targets = "sm_88" }) do
        for _, note in ipairs(record[kind]) do
          if not is_silent(note) and not note.except then
            local message = said(rows_of(record.section), note, "says", value)
            assert.is_string(message, record.section .. " " .. note.about)
            local says = ("section %s, %s note '%s': says %s, "):format(record.section,
              kind == "ptx" and "version" or "target", note.about == "" and "all" or note.about, value)
            assert.truthy(message:find(says, 1, true), message)
            count = count + 1
          end
        end
      end
    end
    assert.is_true(count >= 90, count)
  end)

  it("need each other", function()
    local fine, message = pcall(note_rows.check, {}, rows_of("9.7.14.5.17"), known)
    assert.is_false(fine)
    assert.are.equal("spec/notes.lua: no notes of section 9.7.14.5.17, which spec/instructions.lua, row 1 "
      .. "(movmatrix.sync.aligned.shape.trans.type, m8n8) is of", message)
    message = said(rows_of("9.7.14.5.17"), spec[1], "section", spec[1].section)
    assert.are.equal("spec/notes.lua, section 9.7.14.4.3, version note 'all': says 6.0, and spec/instructions.lua has "
      .. "no row that it speaks of", message)
  end)
end)
