-- SPDX-License-Identifier: MIT
-- Reads an edition of the document: Markdown, HTML or plain text pulled from a page, in one file or in several.
local characters = require("edition.characters")
local html = require("edition.html")
local lines = require("edition.lines")
local pages = require("edition.pages")
local sections = require("edition.sections")
local unglue = require("edition.unglue")

local edition = {}

-- No paragraph of a document has more bytes.
local LONGEST = 1000000

local function newest_version(list)
    local newest
    for _, line in ipairs(list) do
        for version in line.text:gmatch("PTX ISA,?%s+[Vv]ersion%s+(%d+%.%d+)") do
            if not newest or tonumber(version) > tonumber(newest) then newest = version end
        end
    end
    return newest
end

-- The lines of one file and its format.
local function read_file(file)
    local text, fault = characters.plain(file.bytes)
    local name = file.name and file.name .. ": " or ""
    if not text then return nil, name .. fault end
    local format = "plain text"
    if html.is_html(text) then
        format, text = "HTML", html.lines(text)
    else
        for line in text:gmatch("[^\n]+") do
            if #line > LONGEST and line:find("%S") then
                return nil, ("%sa line has %d bytes; at most %d are read"):format(name, #line, LONGEST)
            end
        end
        text = html.markdown(pages.without(text))
    end
    text = characters.plain(characters.entities(text))
    local list, fenced = lines.read(text)
    if format ~= "HTML" then
        for _, line in ipairs(list) do fenced = fenced or line.heading ~= nil end
        if fenced then format = "Markdown" end
        -- What is indented in plain text is no list.
        for _, line in ipairs(fenced and {} or list) do line.depth = nil end
    end
    return list, format
end

--- Reads an edition.
-- @param files the bytes of a file, or a list of { name, bytes }
-- @param is_title function(title) whether a section is known by that title, or nil
-- @return { format, sections, version = the newest PTX ISA version it speaks of, or nil }, or nil and
--   why it is no text
function edition.read(files, is_title)
    if type(files) == "string" then files = { { bytes = files } } end
    local all, formats = {}, {}
    for _, file in ipairs(files) do
        local list, format = read_file(file)
        if not list then return nil, format end
        -- With several files, the text before the first heading of a file is a section.
        if list[1] and #files > 1 then list[1].opens = file.name end
        for _, line in ipairs(list) do line.file = file.name end
        table.move(list, 1, #list, #all + 1, all)
        if not formats[format] then formats[#formats + 1] = format end
        formats[format] = true
    end
    -- A wrapped line may end between "version" and the number.
    local joined = {}
    for k, line in ipairs(all) do joined[k] = { text = line.text .. " " .. (all[k + 1] and all[k + 1].text or "") } end
    return { format = table.concat(formats, " and "), sections = sections.cut(unglue.split(all), is_title),
        version = newest_version(joined) }
end

return edition
