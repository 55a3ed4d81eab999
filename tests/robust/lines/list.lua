-- SPDX-License-Identifier: MIT
-- The list of lines and branches that nothing reaches: see unreached.txt.
local M = {}

local LINE = "the line"

local function name_of(file, within, text, what)
    return table.concat({ file, within, text, what }, "\n")
end

-- The branches of a row `branches 2 of 4, 3 of 4`.
local function branches_of(row)
    local names = {}
    for name in row:gmatch("%d+ of %d+") do names[#names + 1] = name end
    return table.concat(names, ", ") == row and #names > 0 and names or nil
end

--- Reads a list. An error names the row that is wrong.
function M.read(path)
    local items, list, entry, number = {}, {}, nil, 0
    local function wrong(text) error(("%s:%d: %s"):format(path, number, text), 0) end
    local function finish()
        if not entry then return end
        if #entry.texts == 0 or not entry.verdict then
            wrong("an entry has a line of source and ends with `unreachable: ...` or `untested: ...`")
        end
        for _, text in ipairs(entry.texts) do
            for _, what in ipairs(entry.branches or { LINE }) do
                local name = name_of(entry.file, entry.within, text, what)
                if items[name] then wrong("this is there twice: " .. text) end
                items[name] = { number = entry.number, text = text, what = what, verdict = entry.verdict, used = 0 }
                list[#list + 1] = items[name]
            end
        end
        entry = nil
    end
    for row in io.lines(path) do
        number = number + 1
        local file, within = row:match("^(%S+), (%S+)$")
        local text, branches = row:match("^%- (.*)$"), row:match("^branch[es]* (.*)$")
        local verdict = row:match("^(%l+): .")
        if row == "" then
            finish()
        elseif not entry and file then
            entry = { file = file, within = within, number = number, texts = {} }
        elseif entry and text then
            table.insert(entry.texts, text)
        elseif entry and branches then
            entry.branches = branches_of(branches) or wrong("no branches: " .. branches)
        elseif entry and (verdict == "unreachable" or verdict == "untested") then
            entry.verdict = verdict
        elseif not (entry and entry.verdict and row:find("^  %S")) and row:sub(1, 1) ~= "#" then
            wrong("not a row of an entry: " .. row)
        end
    end
    finish()
    return {
        list = list,
        -- The item of a line (branch nil) or of a branch that is not reached, which is then in use; or nil.
        of = function(file, line, branch)
            local item = items[name_of(file, line.within, line.text, branch or LINE)]
            if item then item.used = item.used + 1 end
            return item
        end,
    }
end

--- An entry as it is written, but for the reason.
function M.entry(file, line, branches)
    return ("%s, %s\n- %s\n%s"):format(file, line.within, line.text,
        branches and "branches " .. table.concat(branches, ", ") .. "\n" or "")
end

return M
