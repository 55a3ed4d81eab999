-- SPDX-License-Identifier: MIT
-- Compares what the addon found with the list of deviations, as TAP.
--   lua check.lua FOLDER DEVIATIONS    FOLDER/findings and the copy of the sources in it, by misra.sh
local folder, listed = ...
local PLANTED = "src/planted.c"

local function lines_of(path)
    local lines = {}
    for line in io.lines(path) do
        lines[#lines + 1] = line
    end
    return lines
end

local function read_deviations()
    local deviations = {}
    for number, line in ipairs(lines_of(listed)) do
        if not line:find("^#") and line ~= "" then
            local rule, file, text, reason = line:match("^(%S+) +| (%S+) +| (.-) +| (.+)$")
            assert(rule, listed .. ":" .. number .. ": not RULE | FILE | TEXT | REASON")
            -- A file may hold "*".
            local pattern = "^" .. file:gsub("[%.%-]", "%%%0"):gsub("%*", ".*") .. "$"
            deviations[#deviations + 1] =
                { rule = rule, file = pattern, text = text, reason = reason, line = number, count = 0 }
        end
    end
    return deviations
end

local sources = {}
local function source_line(file, number)
    sources[file] = sources[file] or lines_of(folder .. "/" .. file)
    return sources[file][number]
end

-- A text that begins with ^ is looked for at the column of the finding.
local function is_deviation(deviation, finding)
    if deviation.rule ~= finding.rule or not finding.file:find(deviation.file) then
        return false
    end
    if deviation.text == "*" then
        return true
    end
    local at_column = deviation.text:sub(1, 1) == "^"
    return finding.text:find(deviation.text, at_column and math.max(finding.column, 1) or 1) ~= nil
end

local failed = false
local function report(what, complaints)
    failed = failed or #complaints > 0
    print((#complaints == 0 and "ok - " or "not ok - ") .. what)
    for _, complaint in ipairs(complaints) do
        print("# " .. complaint)
    end
end

local deviations, findings, planted = read_deviations(), 0, {}
local outside, rules = {}, {}
for _, line in ipairs(lines_of(folder .. "/findings")) do
    local file, number, column, rule = line:match("^(.-)\t(%d+)\t(%d+)\t(.+)$")
    number, column = tonumber(number), tonumber(column)
    if file == PLANTED then
        planted[rule .. " in line " .. number] = true
    else
        local finding = { file = file, column = column, rule = rule, text = source_line(file, number) }
        local allowed = false
        findings = findings + 1
        for _, deviation in ipairs(deviations) do
            if is_deviation(deviation, finding) then
                deviation.count = deviation.count + 1
                rules[rule] = (rules[rule] or 0) + 1
                allowed = true
                break
            end
        end
        if not allowed then
            outside[#outside + 1] = ("%s:%d:%d: rule %s: %s"):format(file, number, column, rule, finding.text)
        end
    end
end

local stale, kinds = {}, 0
for _, deviation in ipairs(deviations) do
    if deviation.count == 0 then
        stale[#stale + 1] = ("%s:%d: %s occurs no more"):format(listed, deviation.line, deviation.rule)
    end
end
for rule, count in pairs(rules) do
    kinds = kinds + 1
    print(("# %s: %d"):format(rule, count))
end
local missed = {}
local expected = 0
for number, line in ipairs(lines_of(folder .. "/" .. PLANTED)) do
    local rule = line:match("/%* (%d+%.%d+) %*/$")
    if rule then
        expected = expected + 1
        if not planted[rule .. " in line " .. number] then
            missed[#missed + 1] = rule .. " in line " .. number .. " of planted.c"
        end
    end
end
report(("%d findings of %d rules, none but deviations"):format(findings, kinds), outside)
report("every deviation occurs", stale)
report(("%d planted violations of other rules are found"):format(expected), missed)
os.exit(not failed)
