-- SPDX-License-Identifier: MIT
-- Reads the named files, and the files of named folders.
local quoted = require("base.quoted")

local input = {}

-- The README of a folder comes first.
local function sort_key(path) return (path:gsub("README%.%w+$", "")) end

local function files_of(folder)
    local list = {}
    local pipe = io.popen("find " .. quoted(folder) .. " -type f 2> /dev/null")
    for path in pipe:lines() do
        if path:lower():find("%.md$") or path:lower():find("%.txt$") or path:lower():find("%.html?$") then
            list[#list + 1] = path
        end
    end
    pipe:close()
    table.sort(list, function(x, y) return sort_key(x) < sort_key(y) end)
    return list
end

local function read(path, files)
    local file, fault = io.open(path, "rb")
    local bytes = file and file:read("a")
    if file then file:close() end
    if bytes then
        files[#files + 1] = { name = path, bytes = bytes }
        return true
    end
    local list = file and files_of(path) or {}
    for _, each in ipairs(list) do
        local fine, message = read(each, files)
        if not fine then return nil, message end
    end
    if not list[1] then return nil, fault or path .. ": no file of text (.md, .txt, .html) in it" end
    return true
end

--- Reads files and folders.
-- @return a list of { name, bytes }, or nil and what cannot be read
function input.read(paths)
    local files = {}
    for _, path in ipairs(paths) do
        local fine, fault = read(path, files)
        if not fine then return nil, fault end
    end
    return files
end

return input
