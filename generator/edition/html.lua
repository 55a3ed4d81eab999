-- SPDX-License-Identifier: MIT
-- Reduces a page of HTML to lines: `#` headings, table rows with `|`, listings as they stand; and the tags that
-- Markdown may have to what they stand for.
local html = {}

-- Tags that begin and end a line; all others stand inside one.
local blocks, inline = {}, {}
for name in ([[address article blockquote body br caption center dd details div dl dt figcaption figure footer
    header hr li main nav ol p pre section summary table tbody tfoot thead tr ul]]):gmatch("%a+") do
    blocks[name] = true
end
for name in ([[a abbr b big cite code col colgroup del em font h1 h2 h3 h4 h5 h6 i img ins kbd mark q s samp small span
    strike strong sub sup td th tt u var wbr]]):gmatch("%w+") do
    inline[name] = true
end

-- A line end that folding leaves alone.
local KEPT = "\1"

-- No list stands in more lists.
local DEEPEST = 9

--- Begins an item of a list, as often as lists are open.
html.ITEM = "\2"

function html.is_html(text)
    local lower = text:lower()
    if lower:find("<!doctype html", 1, true) or lower:find("<html[%s>]") then return true end
    local is_markdown = text:find("^#+ ") or text:find("\n#+ ") or text:find("\n```", 1, true)
    local ends = 0
    for _, tag in ipairs({ "</p>", "</pre>", "</td>", "</div>", "</li>", "</h%d>" }) do
        if lower:find(tag) then ends = ends + 1 end
    end
    return ends >= 2 and not is_markdown
end

-- Changes what stands from an opening to the next closing.
local function replaced(text, open, close, change)
    local lower, kept, at = text:lower(), {}, 1
    while true do
        local from = lower:find(open, at)
        local _, to = lower:find(close, from or #lower + 1)
        if not from or not to then break end
        kept[#kept + 1] = text:sub(at, from - 1)
        kept[#kept + 1] = change(text:sub(from, to))
        at = to + 1
    end
    kept[#kept + 1] = text:sub(at)
    return table.concat(kept)
end

local function elements(text, name, change)
    return replaced(text, "<" .. name .. "[%s>]", "</" .. name .. "%s*>", change)
end

local function nothing() return "" end
local function without_comments(text) return replaced(text, "<!%-%-", "%-%->", nothing) end

local function listing(text)
    return (text:gsub("<[bB][rR]%s*/?>", KEPT):gsub("\n", KEPT))
end

-- A function that says what a tag becomes.
local function tagger()
    local depth = 0
    return function(slash, name)
        name = name:lower()
        local level = name:match("^h(%d)$")
        if level then return slash == "" and KEPT .. ("#"):rep(tonumber(level)) .. " " or KEPT end
        if name == "td" or name == "th" then return slash == "" and " " or " | " end
        if name == "ul" or name == "ol" then depth = math.max(0, depth + (slash == "" and 1 or -1)) end
        local item = name == "li" and slash == "" and html.ITEM:rep(math.max(1, math.min(depth, DEEPEST))) or ""
        return blocks[name] and KEPT .. item or ""
    end
end

-- Cells hold paragraphs and lists: a row is a line all the same.
local function one_line(row)
    local text = row:gsub(KEPT, " "):gsub("<(/?)(%a%w*)[^<>]*>", function(slash, name)
        name = name:lower()
        if name == "td" or name == "th" then return "<" .. slash .. "td>" end
        return blocks[name] and " " or ""
    end)
    return KEPT .. text:gsub("<td>%s*</td>", "<td>-</td>") .. KEPT
end

--- @return text in which a line is a heading, a paragraph, a table row or a line of a listing;
-- entities are as they were
function html.lines(text)
    text = without_comments(text)
    for _, name in ipairs({ "script", "style", "head", "svg" }) do text = elements(text, name, nothing) end
    text = elements(text, "pre", listing)
    text = text:gsub("%s+", " ")
    text = elements(text, "tr", one_line)
    text = text:gsub("<(/?)(%a%w*)[^<>]*>", tagger())
    return (text:gsub(KEPT, "\n"))
end

--- Markdown without its comments and tags.
function html.markdown(text)
    local tag = tagger()
    text = elements(without_comments(text), "table", html.lines):gsub("[^\n]+", function(line)
        if not line:find("<", 1, true) then return nil end
        local is_row = line:find("|", 1, true)
        return line:gsub("<(/?)(%a%w*)([^<>]*)>", function(slash, name, rest)
            local is_block = blocks[name:lower()]
            if not is_block and not inline[name:lower()] then return nil end
            if not rest:find("^%s*/?$") and not rest:find("^%s+[%a_:][%w_:%.%-]*%s*=") then return nil end
            return is_row and is_block and " " or tag(slash, name)
        end)
    end)
    return (text:gsub(KEPT, "\n"))
end

return html
