-- SPDX-License-Identifier: MIT
-- Compares the texts of two editions, without the transcription.
local baseline = require("edition.baseline")
local copies = require("edition.copies")
local edition = require("edition.edition")
local findings = require("edition.findings")
local origins = require("edition.origins")
local texts = require("edition.texts")

local pair = {}

--- Compares.
-- @param old, new files as edition.read takes them
-- @param whole true if the new edition should hold every section of the old one
-- @return what comparison.compare returns, or nil and why not
function pair.compare(old, new, whole)
    local before, fault = edition.read(old)
    if not before then return nil, fault end
    local known = baseline.of(before)
    if not known.sections[1] then return nil, "no numbered section in the old edition" end
    local read
    read, fault = edition.read(new, known.is_title)
    if not read then return nil, fault end
    local sections = origins.find(read.sections, known)
    if not texts.any(sections) then return nil, "no section of the old edition in the new one" end
    local result = { findings = findings.new({ misprints = {}, conventions = {} }), outside = {}, drafts = {},
        strings = {}, format = read.format, version = read.version, old = before.version or "?" }
    texts.compare(sections, known, result, whole)
    local function add(finding) result.findings:add(finding) end
    copies.compare(sections, function(section) return section.base and section.base.number end, add)
    for _, finding in ipairs(known.twice) do
        finding.detail = "in the old edition " .. finding.detail
        add(finding)
    end
    result.findings = result.findings.list
    return result
end

return pair
