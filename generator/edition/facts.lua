-- SPDX-License-Identifier: MIT
-- Compares the rules that a section states in sentences and small tables with generator/spec/facts.lua.
local versions = require("edition.versions")

local facts = {}

-- What the words of a section say of a fact: each place where its pattern fits.
local function said(fact, text)
    local list = {}
    for value in text:gmatch("%f[^%s]" .. fact.words) do list[#list + 1] = value end
    return list
end

local function compare(fact, text, add)
    local finding = { subject = fact.about, status = "unchanged" }
    local list = said(fact, text)
    for _, value in ipairs(list) do
        if value ~= fact.is then finding.status, finding.detail = "changed", ("%s, was %s"):format(value, fact.is) end
    end
    if not list[1] then finding.status, finding.detail = "missing", "where it was " .. fact.is end
    add(finding)
end

--- Compares a section.
-- @param list the facts of the section
-- @param add function(finding without kind and section)
function facts.compare(section, list, result, add)
    local text = " " .. table.concat(section.words, " ") .. " "
    for _, fact in ipairs(list) do
        if not (fact.ptx and versions.is_later(fact.ptx, result)) then compare(fact, text, add) end
    end
end

return facts
