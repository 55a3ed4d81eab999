-- SPDX-License-Identifier: MIT
-- What became of each mutant: files of a folder, one line each, so that a run that was cut off goes on where it was.
local shell = require("shell")

local results = {}

local function files(folder)
    return shell.lines(("mkdir -p %s && cd %s && ls *.results 2> /dev/null || true"):format(shell.quoted(folder),
        shell.quoted(folder)))
end

-- The lines of a file that are whole: a last one that was cut off has no end.
local function read_file(path, by_id)
    local text = shell.read(path)
    for id, outcome, by, what in text:gmatch("(%x+)\t(%a+)\t([^\t\n]*)\t([^\n]*)\n") do
        by_id[id] = { outcome = outcome, by = by, what = what }
    end
    return by_id
end

--- The results in a folder that were had from the same files (`key`). Those of other files are deleted; `again` keeps
-- the mutants that were killed.
function results.open(folder, key, again)
    local by_id, kept = {}, 0
    for _, name in ipairs(files(folder)) do
        local path = folder .. "/" .. name
        local text = shell.read(path)
        if text:match("^# (%x+)\n") == key then
            read_file(path, by_id)
        elseif again then
            for id, result in pairs(read_file(path, {})) do
                if result.outcome ~= "survived" then
                    by_id[id], kept = result, kept + 1
                end
            end
        end
        os.remove(path)
    end
    -- One file takes their place.
    local lines = { "# " .. key .. "\n" }
    for id, result in pairs(by_id) do
        lines[#lines + 1] = ("%s\t%s\t%s\t%s\n"):format(id, result.outcome, result.by, result.what)
    end
    shell.write(folder .. "/0.results", table.concat(lines))
    return by_id, kept
end

--- All results in a folder.
function results.read(folder)
    local by_id = {}
    for _, name in ipairs(files(folder)) do read_file(folder .. "/" .. name, by_id) end
    return by_id
end

--- A function that adds a result.
function results.writer(folder, part, key)
    local file = assert(io.open(("%s/%d.results"):format(folder, part), "w"))
    file:write("# ", key, "\n")
    return function(mutant, outcome, by)
        assert(file:write(("%s\t%s\t%s\t%s:%d: %s\n"):format(mutant.id, outcome, by, mutant.file, mutant.line, mutant.after)))
        assert(file:flush())
    end
end

return results
