-- SPDX-License-Identifier: MIT
-- Writes the findings of a comparison, a line each, then the counts.
local characters = require("edition.characters")

local report = {}

-- In the order of the last line; those of `serious` make the exit status 1.
local statuses = {
    "unchanged", "renumbered", "reworded", "changed", "new", "missing", "suspected misprint", "known misprint",
}
local serious = { changed = true, new = true, missing = true, ["suspected misprint"] = true }
-- What a maintainer wants to read first comes first.
local order = {
    "suspected misprint", "changed", "new", "missing", "reworded", "renumbered", "known misprint", "unchanged",
}
local kinds = { "sections", "formulas", "operand tables", "figures", "references", "shape table", "scale table",
    "syntax", "version notes", "target notes", "rules", "errata", "text" }

local function aligned(rows)
    local widths, lines = {}, {}
    for _, row in ipairs(rows) do
        for k, cell in ipairs(row) do row[k] = characters.shown(cell) end
        for k = 1, #row - 1 do widths[k] = math.max(widths[k] or 0, #row[k]) end
    end
    for n, row in ipairs(rows) do
        local cells = {}
        for k, cell in ipairs(row) do cells[k] = k < #row and cell .. (" "):rep(widths[k] - #cell) or cell end
        lines[n] = table.concat(cells, "  "):gsub("%s+$", "")
    end
    return lines
end

local function counted(count, status)
    local plural = status:find("misprint") and count ~= 1 and "s" or ""
    return ("%d %s%s"):format(count, status, plural)
end

--- How many findings have each status.
-- @param kind of what; nil for everything
function report.counts(findings, kind)
    local counts = {}
    for _, status in ipairs(statuses) do counts[status] = 0 end
    for _, finding in ipairs(findings) do
        if not kind or finding.kind == kind then counts[finding.status] = counts[finding.status] + 1 end
    end
    return counts
end

--- `62 unchanged, 0 renumbered, ...`
-- @param all whether to say what there is none of
function report.summary(counts, all)
    local texts = {}
    for _, status in ipairs(statuses) do
        if all or counts[status] > 0 then texts[#texts + 1] = counted(counts[status], status) end
    end
    return table.concat(texts, ", ")
end

function report.is_serious(findings)
    for _, finding in ipairs(findings) do
        if serious[finding.status] then return true end
    end
    return false
end

local function finding_lines(findings, verbose)
    local rows = {}
    for _, status in ipairs(order) do
        for _, finding in ipairs(findings) do
            if finding.status == status and (verbose or status ~= "unchanged") then
                rows[#rows + 1] = { status, finding.id or "", finding.section, finding.kind, finding.subject,
                    finding.detail or "" }
            end
        end
    end
    return aligned(rows)
end

local function count_lines(findings)
    local rows = {}
    for _, kind in ipairs(kinds) do
        local text = report.summary(report.counts(findings, kind), false)
        if text ~= "" then rows[#rows + 1] = { kind, text } end
    end
    return aligned(rows)
end

-- Neighbours in the transcription as `first to last`.
local function ranges(sections)
    local texts, first, last = {}, nil, nil
    local function close()
        if first == last then texts[#texts + 1] = first.number
        else texts[#texts + 1] = first.number .. " to " .. last.number end
    end
    for _, section in ipairs(sections) do
        if first and section.place ~= last.place + 1 then
            close()
            first = nil
        end
        first, last = first or section, section
    end
    close()
    return table.concat(texts, ", ")
end

-- What was compared, and what was not.
local function scope_lines(result)
    local lines = {}
    local function add(text) lines[#lines + 1] = text end
    if result.outside[1] then add("not in this edition: " .. ranges(result.outside)) end
    if result.without_figures then add("no figure captions in this edition") end
    if result.unread then
        local tail = result.unread[1] and ("; not in this edition: " .. ranges(result.unread)) or ""
        add(("text: %d words compared, %d of %d tables by the borders of their cells%s"):format(result.compared,
            result.bordered, result.tables, tail))
    else
        add("text: not compared")
    end
    if result.old then add("only the texts were compared, not the transcription") end
    add(("not compared: pictures, case%s; outside formulas, syntax and tables: single . , : ; - and brackets"):format(
        result.unread and not result.nested and ", list nesting" or ""))
    return lines
end

--- The report.
-- @param result from comparison.compare
-- @param name the edition
-- @param verbose whether to list what is unchanged too
function report.text(result, name, verbose)
    local lines = { ("%s: %s%s"):format(name, result.format, result.version and
        ", speaks of PTX ISA " .. result.version or ""), "" }
    local function add(list)
        table.move(list, 1, #list, #lines + 1, lines)
        if list[1] then lines[#lines + 1] = "" end
    end
    add(finding_lines(result.findings, verbose))
    add(scope_lines(result))
    local counts = count_lines(result.findings)
    table.move(counts, 1, #counts, #lines + 1, lines)
    lines[#lines + 1] = report.summary(report.counts(result.findings), true)
    return table.concat(lines, "\n") .. "\n"
end

return report
