-- SPDX-License-Identifier: MIT
-- Compares the text of an edition with a baseline: new words, and sections that came, went, moved or were split.
local baseline = require("edition.baseline")
local coverage = require("edition.coverage")
local numbers = require("edition.numbers")
local nesting = require("edition.nesting")
local numbering = require("edition.numbering")
local prose = require("edition.prose")

local texts = {}

-- So many new sections are told one by one.
local FEW = 4

--- Whether any section comes from the baseline.
function texts.any(sections)
    for _, section in ipairs(sections) do
        if section.base then return true end
    end
    return false
end

local function name_of(section) return section.number or section.title end

-- A section that no comparison but this one knows.
local function compare_heading(section, known, chapter, add)
    if section.match then return end
    local expected = numbers.moved(known.number, chapter)
    if section.number and section.number ~= expected then
        add({ status = "renumbered", kind = "sections", subject = section.title, detail = "is " .. section.number })
    end
    if section.title_runs ~= known.title_runs and not section.part then
        add({ status = "reworded", kind = "sections", subject = section.title, detail = "titled " .. section.title })
    elseif not section.number or section.number == expected then
        add({ status = "unchanged", kind = "sections", subject = section.title })
    end
end

local function compare_parts(section, add)
    local names = {}
    for _, part in ipairs(section.parts or {}) do
        if part.number then names[#names + 1] = name_of(part) end
    end
    if #names > 1 then
        add({ status = "reworded", kind = "sections", subject = section.title,
            detail = "split into " .. table.concat(names, " and ") })
    end
end

local function by_base(sections)
    local found = {}
    for _, section in ipairs(sections) do
        if section.base then found[section.base] = section end
    end
    return found
end

-- The places that an edition covers, by the sections that come from the baseline.
local function range_of(sections, known)
    local proxies = {}
    for k, section in ipairs(sections) do proxies[k] = { number = section.number, match = section.base } end
    return coverage.range(proxies, known.sections)
end

-- Sections before the first and after the last that the old edition has are many where that is an excerpt: one finding.
local function summed(list, where)
    if #list < FEW then return list end
    return { { status = "new", kind = "sections", section = list[1].section, subject = "to " .. list[#list].section,
        detail = ("%d sections %s all that the old edition has"):format(#list, where) } }
end

-- Sections of the chapter that come from nowhere.
local function add_new(sections, result)
    local first, last
    for k, section in ipairs(sections) do
        if section.base then first, last = first or k, k end
    end
    local before, between, after = {}, {}, {}
    for k, section in ipairs(sections) do
        local inside = section.number and (not result.chapter
            or (section.number .. "."):find(result.chapter .. ".", 1, true) == 1)
        if inside and not section.base and not section.match and (section.kind or "named") == "named" then
            section.is_new = true
            table.insert(first and k < first and before or last and k > last and after or between,
                { status = "new", kind = "sections", section = section.number, subject = section.title,
                    detail = ("%d words"):format(#section.words) })
        end
    end
    if result.old then before, after = summed(before, "before"), summed(after, "after") end
    for _, list in ipairs({ before, between, after }) do
        for _, finding in ipairs(list) do result.findings:add(finding) end
    end
end

--- Compares.
-- @param sections of the edition, from origins.find
-- @param known from baseline.lua
-- @param result takes findings, and `unread` = sections of the baseline that the edition lacks
-- @param whole true if the edition should hold every section
function texts.compare(sections, known, result, whole)
    local found, mentions, items = by_base(sections), {}, {}
    local from, to = range_of(sections, known)
    result.unread, result.compared, result.tables, result.bordered = {}, 0, 0, 0
    for place, base in ipairs(known.sections) do
        local section = found[base]
        local function add(finding)
            finding.section, finding.kind = base.number, finding.kind or "text"
            result.findings:add(finding)
        end
        if section then
            compare_heading(section, base, result.chapter, add)
            compare_parts(section, add)
            local common, bordered, where = prose.compare(section, base, add)
            items[#items + 1] = { section = section, known = base, items = nesting.common(section, base, where) }
            table.move(common, 1, #common, #mentions + 1, mentions)
            result.compared = result.compared + baseline.count(base)
            result.tables, result.bordered = result.tables + #base.tables, result.bordered + bordered
        elseif whole or from and place >= from and place <= to then
            add({ status = "missing", kind = "text", subject = base.title or "-",
                detail = ("its %d words"):format(baseline.count(base)) })
        else
            table.insert(result.unread, base)
        end
    end
    local function add(finding) result.findings:add(finding) end
    numbering.compare(mentions, add)
    result.nested = nesting.compare(items, add)
    add_new(sections, result)
end

return texts
