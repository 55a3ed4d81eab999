-- SPDX-License-Identifier: MIT
-- Reads an edition of the document: Markdown, HTML or plain text pulled from a page.
local characters = require("edition.characters")
local html = require("edition.html")
local lines = require("edition.lines")
local sections = require("edition.sections")
local unglue = require("edition.unglue")

local edition = {}

local function newest_version(text)
    local newest
    for version in text:gmatch("PTX ISA,?%s+[Vv]ersion%s+(%d+%.%d+)") do
        if not newest or tonumber(version) > tonumber(newest) then newest = version end
    end
    return newest
end

--- Reads an edition.
-- @param bytes the file
-- @return { format, sections, version = the newest PTX ISA version it speaks of, or nil }, or nil and
--   why it is no text
function edition.read(bytes)
    local text, fault = characters.plain(bytes)
    if not text then return nil, fault end
    local format = "plain text"
    if html.is_html(text) then format, text = "HTML", html.lines(text) end
    text = characters.plain(characters.entities(text))
    local list, fenced = lines.read(text)
    if format ~= "HTML" then
        for _, line in ipairs(list) do fenced = fenced or line.heading ~= nil end
        if fenced then format = "Markdown" end
    end
    return { format = format, sections = sections.cut(unglue.split(list)), version = newest_version(text) }
end

return edition
