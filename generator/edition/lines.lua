-- SPDX-License-Identifier: MIT
-- Reads Markdown or plain text into lines free of markup.
local html = require("edition.html")

local lines = {}

-- Longer texts in parentheses are no target of a link.
local TARGET = 2000

local function unquoted(text)
    local rest = text:match("^%s*>[> ]*(.*)$")
    -- A listing may go on with `>= 4`.
    if rest and not rest:match("^=") then return rest, text:match("^%s*(>+)%s") end
    return text, nil
end

-- Changes `[label](target)`: `change` takes what stands before the label, the label and the target.
local function each_link(text, change)
    local kept, at, from, close = {}, 1, 1, 0
    while true do
        local middle = text:find("](", from, true)
        if middle and close < middle then close = text:find(")", middle, true) or math.huge end
        if not middle or close == math.huge then break end
        local open = text:sub(at, middle - 1):match("^.*()%[[^%]]*$")
        local target = open and close - middle < TARGET and text:sub(middle + 2, close - 1)
        local made = target and change(text:sub(at, at + open - 2), text:sub(at + open, middle - 1), target)
        from = made and close + 1 or middle + 2
        kept[#kept + 1] = made or text:sub(at, from - 1)
        at = from
    end
    kept[#kept + 1] = text:sub(at)
    return table.concat(kept)
end

local DEFINITION = "\n *%[([^%[%]\n^][^%[%]\n]*)%]: +<?([^%s<>]*[#/][^%s<>]*)>? *%f[\n\"'%z][^\n]*"

-- `[text][name]` with `[name]: target`, or `[name]` alone, becomes `[text](target)`.
local function with_targets(text)
    local targets = {}
    local body = ("\n" .. text):gsub(DEFINITION, function(name, target)
        targets[name:lower()] = target
        return "\n"
    end)
    if not next(targets) then return text end
    local function target_of(name) return targets[name:gsub("\n[%s>]*", " "):lower()] end
    body = body:gsub("%[([^%[%]]*)%]%[([^%[%]]*)%]", function(label, name)
        local target = target_of(name ~= "" and name or label)
        return target and ("[%s](%s)"):format(label, target)
    end)
    return (body:gsub("%[([^%[%]]+)%]%f[^%]]([^%(])", function(name, after)
        local target = target_of(name)
        return target and ("[%s](%s)%s"):format(name, target, after)
    end))
end

-- Links keep their text, pictures nothing.
local function unlinked(text)
    text = with_targets(text)
    if not text:find("](", 1, true) then return text end
    text = each_link(text, function(before) return before:match("^(.*)!$") end)
    return each_link(text, function(before, label, target)
        return target:gsub("\n[%s>]*", " "):find("^%S*%s*\"?[^\"]*\"?$") and before .. label or nil
    end)
end

-- Attributes stand in `{#name}` or `{: .class}` behind a heading, code or a link.
local function without_attributes(text, is_title)
    local from = is_title and text:find("{:?%s*[#%.][^{}]*}%s*$")
    text = from and text:sub(1, from - 1) or text
    return (text:gsub("([`%]%)]){:?%s*[#%.]%a[%w_%-=\" #%.:]*}", "%1"))
end

local function without_markup(text)
    text = text:gsub("`", ""):gsub("%*%*", ""):gsub("\\$", ""):gsub("\\([%p])", "%1")
    local at, stop = 1, nil
    repeat
        stop = select(2, text:find("^%s*[%*%+%-]%s+%f[%a%.%[!:]", at))
        at = stop and stop + 1 or at
    until not stop
    return text:sub(at), text:sub(1, at - 1)
end

local function is_rule(text)
    return text:find("^[%s|:%-=]+$") and (text:find("---", 1, true) or text:find("^%s*==+%s*$"))
end
local function is_picture(text) return text:find("^%s*!%a") or text:find("^%s*_images/%S+%s*$") end
local function is_attribute(text)
    return text:find("^%s*{:?%s*#[^{}]*}%s*$") or text:find("^%s*{:[^{}]*}%s*$") or text:find("^%s*:::")
end

-- The name of the language, which pages show above a listing.
local function is_label(text) return #text < 80 and text:lower():find("^%s*ptx%s*$") end

local function trimmed(text) return text:gsub("%s+", " "):match("^ ?(.-) ?$") end

local function cleaned(raw)
    local marks, title = raw:match("^%s*(#+)%s+(.*)$")
    if is_rule(raw) or is_picture(raw) or is_attribute(raw) then return nil end
    if is_label(raw) then return nil, "ptx" end
    if title then title = title:gsub("%s#+%s*$", "", 1) end
    local text, lead = without_markup(without_attributes(title or raw, title))
    text = trimmed(text)
    if text == "" then return nil end
    return { text = text, heading = marks and #marks or nil }, lead
end

-- How many lists a line that begins an item stands in, or nil. A paragraph that stands no deeper ends an item.
local function depth_of(raw, state)
    local items = raw:match("^" .. html.ITEM .. "+")
    if items then return #items end
    local _, indent = raw:find("^[%s>:]*")
    local is_item = raw:find("^[%*%+%-]%f[%s%z]", indent + 1) or raw:find("^%d+[%.%)]%s", indent + 1)
    local open, is_paragraph = state.open, not raw:find("|", 1, true) and not raw:find("^!", indent + 1)
    local ends = not is_item and state.after_blank and is_paragraph
    while open[1] and (is_item and indent < open[#open] + 2 or ends and indent <= open[#open]) do
        open[#open] = nil
    end
    if not is_item then return nil end
    open[#open + 1] = indent
    return #open
end

local function is_fields(text)
    for line in text:gmatch("[^\n]+") do
        if not line:find("^[%a_][%w_%-]*:%s") and not line:find("^%s*%-?%s*[%w\"']") then return false end
    end
    return text:find("^[%a_][%w_%-]*:%s") ~= nil
end

-- `---` around lines `title: ...` at the beginning of a file, which may follow another.
local function without_front_matter(text)
    return (("\n" .. text):gsub("\n%-%-%- *\n([^#]-)\n%-%-%- *%f[\n]", function(inner)
        return is_fields(inner) and "\n" or nil
    end))
end

-- A line of text; a mark of an item alone belongs to the line after it.
local function read_line(raw, state)
    local inner, quotes = unquoted(raw)
    local depth = depth_of(raw, state)
    local line, lead = cleaned((inner:gsub("^" .. html.ITEM .. "+", "")))
    state.depth = depth or state.depth
    state.lead = state.lead .. (quotes and quotes .. " " or "") .. (lead or "")
    if not line or line.text:find("^[%*%+%-]$") then
        state.lead = line and state.lead .. line.text or state.lead
        return nil
    end
    line.depth, line.lead = state.depth, state.lead
    state.depth, state.lead = nil, ""
    return line
end

--- Splits text that characters.plain made; front matter is left out.
-- @return a list of { text, heading = level or nil, code = true or nil, depth = of the item of a list that it begins or
--   nil, lead = marks before it that were left out }, blank lines left out, and whether any fence was seen
function lines.read(text)
    local list, fenced, any_fence = {}, false, false
    local state = { open = {}, lead = "" }
    for raw in without_front_matter(unlinked(text)):gmatch("([^\n]*)\n?") do
        local inner = unquoted(raw)
        if inner:find("^%s*```") or inner:find("^%s*~~~") then
            fenced, any_fence = not fenced, true
        elseif fenced then
            local code = trimmed(inner)
            if code ~= "" then list[#list + 1] = { text = code, code = true } end
        elseif raw:find("[^%s>]") then
            list[#list + 1] = read_line(raw, state)
            state.after_blank = false
        else
            state.after_blank = true
        end
    end
    return list, any_fence
end

return lines
