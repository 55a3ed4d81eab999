-- SPDX-License-Identifier: MIT
-- The editions of the PTX ISA that records are transcribed from, and where each has the sections of the first.
local check = require("check")
local targets = require("targets")

local editions = {}

local FILE = "spec/sections.lua"

--- Reads `editions` of generator/spec/sections.lua.
-- @return { names = { "9.0", ... } oldest first, by_name = { name -> { chapter, figures, number = 90 } }, first,
--   newest }
function editions.read(spec)
    local read, last = { names = {}, by_name = {} }, 0
    local function name_of(row) return tostring(row.edition) end
    check.each(FILE, "edition", spec.editions, name_of, function(row, where, k)
        check.record(where, row, { edition = "word", chapter = "word", figures = "integer?" })
        local number = check.within(where, targets.version_number, row.edition)
        if number <= last then check.fail(where, "editions are not ascending") end
        last, read.names[k] = number, row.edition
        read.by_name[row.edition] = { chapter = row.chapter, figures = row.figures or 0, number = number }
    end)
    if #read.names == 0 then check.fail(FILE, "no edition") end
    read.first, read.newest = read.names[1], read.names[#read.names]
    return read
end

--- The number that the first edition gives to a section of an edition; nil for a section of another chapter.
function editions.home(read, edition, section)
    local chapter = read.by_name[edition].chapter .. "."
    if section:sub(1, #chapter) ~= chapter then return nil end
    return read.by_name[read.first].chapter .. section:sub(#chapter)
end

--- The number that an edition gives to a section of the first edition; nil for an edition that is not known.
function editions.away(read, edition, section)
    local known = read.by_name[edition]
    return known and known.chapter .. section:sub(#read.by_name[read.first].chapter + 1)
end

--- The edition of a document such as "PTX ISA 9.4"; nil for another document.
function editions.of_document(read, document)
    local name = document:match("^PTX ISA (%d+%.%d+)$")
    return read.by_name[name] and name or nil
end

--- How texts name the section of a fragment record: "9.7.14.5.8" of the first edition, "9.4, 9.7.16.5.15".
function editions.cited(read, record)
    local edition = editions.of_document(read, record.document)
    return edition and edition ~= read.first and edition .. ", " .. record.section or record.section
end

return editions
