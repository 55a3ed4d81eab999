-- SPDX-License-Identifier: MIT
-- Reads Markdown or plain text into lines free of markup.
local lines = {}

local function unquoted(text)
    local rest = text:match("^%s*>[> ]*(.*)$")
    -- A listing may go on with `>= 4`.
    if rest and not rest:match("^=") then return rest end
    return text
end

-- Links keep their text, pictures nothing.
local function unlinked(text)
    text = text:gsub("!%[[^%]]*%]%([^%)]*%)", "")
    return (text:gsub("%[([^%[%]]*)%]%(#?[^%s%)]*%s*\"?[^\"%)]*\"?%)", "%1"))
end

local function without_markup(text)
    text = unlinked(text):gsub("`", ""):gsub("%*%*", "")
    text = text:gsub("\\([%p])", "%1")
    local item = text:match("^%s*[%*%+%-]%s+([%a%.%[!:].*)$")
    while item do
        text = item
        item = text:match("^%s*[%*%+%-]%s+([%a%.%[!:].*)$")
    end
    return text
end

local function is_rule(text) return text:find("^[%s|:%-=]+$") and text:find("%-%-%-") end
local function is_picture(text) return text:find("^%s*!%a") end

local function cleaned(raw)
    local marks, title = raw:match("^%s*(#+)%s+(.*)$")
    if is_rule(raw) or is_picture(raw) then return nil end
    local text = without_markup(title or raw):gsub("%s+", " "):match("^ ?(.-) ?$")
    if text == "" then return nil end
    return { text = text, heading = marks and #marks or nil }
end

--- Splits text that characters.plain made.
-- @return a list of { text, heading = level or nil, code = true or nil }, blank lines left out,
--   and whether any fence was seen
function lines.read(text)
    local list, fenced, any_fence = {}, false, false
    for raw in text:gmatch("([^\n]*)\n?") do
        local inner = unquoted(raw)
        if inner:find("^%s*```") or inner:find("^%s*~~~") then
            fenced, any_fence = not fenced, true
        elseif fenced then
            local code = inner:gsub("%s+", " "):match("^ ?(.-) ?$")
            if code ~= "" then list[#list + 1] = { text = code, code = true } end
        else
            list[#list + 1] = cleaned(inner)
        end
    end
    return list, any_fence
end

return lines
