-- SPDX-License-Identifier: MIT
-- Compares figure numbers. Figures that moved together are one finding.
local figures = {}

local function span(list)
    if list[1] == list[#list] then return ("%d"):format(list[1]) end
    return ("%d to %d"):format(list[1], list[#list])
end

--- The figures of several records, each once, ascending.
function figures.all(records)
    local list, seen = {}, {}
    for _, record in ipairs(records) do
        for _, number in ipairs(record.figures or {}) do
            if not seen[number] then list[#list + 1] = number end
            seen[number] = true
        end
    end
    table.sort(list)
    return list
end

local function spelled(list)
    if #list == 0 then return "no figure" end
    return (#list == 1 and "Figure " or "Figures ") .. table.concat(list, ", ")
end

-- The distance by which all figures of a record moved, or nil.
local function shift(printed, known)
    if #printed ~= #known then return nil end
    local distance = printed[1] - known[1]
    for k = 2, #known do
        if printed[k] - known[k] ~= distance then return nil end
    end
    return distance
end

local function flush(run, add)
    if not run then return end
    local last, printed_last = run.known[#run.known], run.printed[#run.printed]
    add({ status = "renumbered", subject = run.record.name, section = run.record.section,
        detail = ("Figures %s are %s"):format(span({ run.known[1], last }), span({ run.printed[1], printed_last })) })
end

local function extended(run, record, printed)
    for k, number in ipairs(record.figures) do
        table.insert(run.known, number)
        table.insert(run.printed, printed[k])
    end
    return run
end

--- Compares the figures of the records found in an edition.
-- @param found list of { record, figures } in spec order
-- @param add function(finding without kind)
function figures.compare(found, add)
    local run
    for _, entry in ipairs(found) do
        local record, distance = entry.record, shift(entry.figures, entry.record.figures)
        if run and distance ~= run.distance then
            flush(run, add)
            run = nil
        end
        if distance == 0 then
            add({ status = "unchanged", subject = record.name, section = record.section })
        elseif distance then
            run = extended(run or { record = record, distance = distance, known = {}, printed = {} }, record, entry.figures)
        else
            add({ status = "changed", subject = record.name, section = record.section,
                detail = ("%s, was %s"):format(spelled(entry.figures), spelled(record.figures)) })
        end
    end
    flush(run, add)
end

return figures
