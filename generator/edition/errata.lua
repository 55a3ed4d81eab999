-- SPDX-License-Identifier: MIT
-- What the records of generator/spec/document_errata.lua must not be to each other and to the instruction table.
local check = require("check")

local errata = {}

local FILE = "spec/document_errata.lua"

-- Blanks and case do not tell quotations apart.
local function squashed(text) return (text:lower():gsub("%s+", "")) end

--- Whether two records, or a record and a finding, are about the same print.
function errata.is_same(one, other)
    return one.section == other.section and one.subject == other.subject
        and squashed(one.printed) == squashed(other.printed)
end

local function name_of(record) return record.id or record.subject or record.syntax end

--- Checks that no print is quoted twice: of two records one would never be met.
function errata.check_twice(spec)
    local all = {}
    for _, kind in ipairs({ "misprints", "conventions" }) do
        check.each(FILE, kind .. " record", spec[kind], name_of, function(record, where)
            for _, other in ipairs(all) do
                if errata.is_same(record, other.record) then
                    check.fail(where, "section %s, %s: '%s' is there twice: %s", record.section, record.subject,
                        record.printed, other.where)
                end
            end
            all[#all + 1] = { record = record, where = where }
        end)
    end
end

return errata
