-- SPDX-License-Identifier: MIT
-- Collects what a comparison finds, and knows the misprints of the document.
local findings = {}

local Findings = {}
Findings.__index = Findings

-- Blanks and case do not tell quotations apart.
local function squashed(text) return (text:lower():gsub("%s+", "")) end

--- @param errata generator/spec/document_errata.lua
-- @param holds function(erratum) whether the edition has it; nil where each holds
function findings.new(errata, holds)
    return setmetatable({ list = {}, errata = errata, holds = holds or function() return true end }, Findings)
end

local function entry_for(entries, finding, holds)
    for _, entry in ipairs(entries) do
        if holds(entry) and entry.section == finding.section and entry.subject == finding.subject
            and squashed(entry.printed) == squashed(finding.printed) then
            return entry
        end
    end
end

--- Adds a finding.
-- @param finding { status, kind, section = its number in the transcription, subject, detail, printed }
--   where `printed` quotes the place, and makes it a known misprint if the errata quote the same
function Findings:add(finding)
    if finding.status ~= "unchanged" and finding.printed then
        local erratum = entry_for(self.errata.misprints, finding, self.holds)
        if erratum then
            finding.status, finding.id, finding.detail = "known misprint", erratum.id, erratum.fault
        elseif entry_for(self.errata.conventions, finding, self.holds) then
            finding.status = "unchanged"
        end
    end
    self.list[#self.list + 1] = finding
    finding.order = #self.list
end

return findings
