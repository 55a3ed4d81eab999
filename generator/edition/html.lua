-- SPDX-License-Identifier: MIT
-- Reduces a page of HTML to lines: `#` headings, table rows with `|`, listings as they stand.
local html = {}

-- Tags that begin and end a line; all others stand inside one.
local blocks = {}
for name in ([[address article blockquote body br caption dd div dl dt figcaption figure footer
    header hr li main nav ol p pre section table tbody tfoot thead tr ul]]):gmatch("%a+") do
    blocks[name] = true
end

-- A line end that folding leaves alone.
local KEPT = "\1"

function html.is_html(text)
    local lower = text:lower()
    if lower:find("<!doctype html", 1, true) or lower:find("<html[%s>]") then return true end
    local ends = 0
    for _, tag in ipairs({ "</p>", "</pre>", "</td>", "</div>", "</li>", "</h%d>" }) do
        if lower:find(tag) then ends = ends + 1 end
    end
    return ends >= 2
end

local function drop(text, name)
    local open, close = "<" .. name, "</" .. name .. "%s*>"
    local lower, kept, at = text:lower(), {}, 1
    while true do
        local from = lower:find(open .. "[%s>]", at)
        local _, to = lower:find(close, from or #lower + 1)
        if not from or not to then break end
        kept[#kept + 1] = text:sub(at, from - 1)
        at = to + 1
    end
    kept[#kept + 1] = text:sub(at)
    return table.concat(kept)
end

local function listing(text)
    return (text:gsub("<[bB][rR]%s*/?>", KEPT):gsub("\n", KEPT))
end

-- What a tag becomes.
local function tag(slash, name)
    name = name:lower()
    local level = name:match("^h(%d)$")
    if level then return slash == "" and KEPT .. ("#"):rep(tonumber(level)) .. " " or KEPT end
    if name == "td" or name == "th" then return slash == "" and " " or " | " end
    return blocks[name] and KEPT or ""
end

-- Cells hold paragraphs and lists: a row is a line all the same.
local function one_line(row)
    return (row:gsub(KEPT, " "):gsub("<(/?)(%a%w*)[^<>]*>", function(slash, name)
        name = name:lower()
        if name == "td" or name == "th" then return nil end
        return blocks[name] and " " or ""
    end))
end

--- @return text in which a line is a heading, a paragraph, a table row or a line of a listing;
-- entities are as they were
function html.lines(text)
    text = text:gsub("<!%-%-.-%-%->", "")
    for _, name in ipairs({ "script", "style", "head", "svg" }) do text = drop(text, name) end
    text = text:gsub("<([pP][rR][eE])([%s>].-)</[pP][rR][eE]%s*>", function(name, rest)
        return "<" .. name .. listing(rest) .. "</" .. name .. ">"
    end)
    text = text:gsub("%s+", " ")
    text = text:gsub("<[tT][rR]([%s>].-)</[tT][rR]%s*>", function(row) return "<tr" .. one_line(row) .. "</tr>" end)
    text = text:gsub("<(/?)([%a][%w]*)[^<>]*>", tag)
    return (text:gsub(KEPT, "\n"))
end

return html
