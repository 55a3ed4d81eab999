-- SPDX-License-Identifier: MIT
-- What gcov says of any number of objects, added up by line of source.
local M = {}

-- Of each file { last = number, [number] = line }, and of a line with code:
--   text      without the blanks around it
--   within    the function
--   count     how often it ran
--   branches  how often each branch was taken, by its name "K of N"; order: the names. A line has another N where it is
--             compiled to other conditions: then all of them are asked for.
local function line_at(file, number, text, within)
    local line = file[number]
    if not line then
        line = { text = text:match("^%s*(.-)%s*$"), within = within, count = 0, branches = {}, order = {} }
        file[number] = line
        file.last = math.max(file.last, number)
    end
    return line
end

local function add_branches(line, counts)
    for k, count in ipairs(counts) do
        local name = ("%d of %d"):format(k, #counts)
        if not line.branches[name] then line.order[#line.order + 1] = name end
        line.branches[name] = (line.branches[name] or 0) + count
    end
end

--- What `lines`, an iterator, has of files whose names match `pattern`: those files by their names.
function M.read(lines, pattern)
    local files, file, within, line, counts = {}, nil, nil, nil, {}
    local function close()
        if line then add_branches(line, counts) end
        line, counts = nil, {}
    end
    local function open(name)
        file = name:find(pattern) and (files[name] or { last = 0 })
        files[name] = file or nil
    end
    for said in lines do
        local count, number, text = said:match("^%s*([^:]+):%s*(%d+):(.*)$")
        local taken = said:match("^branch%s+%d+ (.*)$")
        if count or said:find("^function ") then close() end
        if number == "0" then
            local name = text:match("^Source:(.*)$")
            if name then open(name) end
        elseif taken then
            counts[#counts + 1] = math.tointeger(tonumber(taken:match("^taken (%d+)") or 0))
        elseif count and count ~= "-" and file then
            line = line_at(file, math.tointeger(tonumber(number)), text, within)
            line.count = line.count + math.tointeger(tonumber(count:match("^%d+") or 0))
        elseif said:find("^function ") then
            within = said:match("^function (%S+)"):gsub("_tile%d_vector%d_%d+$", "")
        elseif not count and not said:find("^call ") then
            error("no line of gcov's: " .. said, 0)
        end
    end
    close()
    return files
end

return M
