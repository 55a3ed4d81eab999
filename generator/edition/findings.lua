-- SPDX-License-Identifier: MIT
-- Collects the findings of a comparison, and tells which known misprints are still printed.
local errata = require("edition.errata")

local findings = {}

local Findings = {}
Findings.__index = Findings

--- @param known generator/spec/document_errata.lua
-- @param holds function(erratum) whether the edition has it; nil where each holds
function findings.new(known, holds)
    return setmetatable({ list = {}, errata = known, met = {}, holds = holds or function() return true end }, Findings)
end

local function entry_for(entries, finding, holds)
    for _, entry in ipairs(entries) do
        if holds(entry) and errata.is_same(entry, finding) then return entry end
    end
end

--- Adds a finding.
-- @param finding { status, kind, section = its number in the transcription, subject, detail, printed }
--   where `printed` quotes the place, and makes it a known misprint if the errata quote the same
function Findings:add(finding)
    if finding.status ~= "unchanged" and finding.printed then
        local erratum = entry_for(self.errata.misprints, finding, self.holds)
        if erratum then
            self.met[erratum] = true
            finding.status, finding.id, finding.detail = "known misprint", erratum.id, erratum.fault
        elseif entry_for(self.errata.conventions, finding, self.holds) then
            finding.status = "unchanged"
        end
    end
    self.list[#self.list + 1] = finding
    finding.order = #self.list
end

-- Whether a finding says of a misprint that it is printed, or that what stands for it is.
local function tells(finding, erratum)
    if finding.printed or finding.section ~= erratum.section or finding.subject ~= erratum.subject then return false end
    return finding.id == erratum.id or finding.detail == ("mended as erratum %s says"):format(erratum.id)
end

local function any(list, visit, erratum)
    for _, finding in ipairs(list) do
        if visit(finding, erratum) then return true end
    end
    return false
end

-- Whether a finding is about the place of a misprint: an excerpt or an older edition has none, nor has a table that
-- is gone.
local function is_at(finding, erratum)
    local is_there = finding.status ~= "missing" and finding.section == erratum.section
    return is_there and (finding.subject == erratum.subject or finding.kind == erratum.subject)
end

--- Adds a finding for each misprint whose place was compared and that is no longer printed.
function Findings:add_unprinted()
    for _, erratum in ipairs(self.errata.misprints) do
        local is_told = self.met[erratum] or any(self.list, tells, erratum)
        if not is_told and self.holds(erratum) and any(self.list, is_at, erratum) then
            self:add({ status = "reworded", kind = "errata", section = erratum.section, subject = erratum.subject,
                detail = ("%s: no longer printed: %s"):format(erratum.id, erratum.printed) })
        end
    end
end

return findings
