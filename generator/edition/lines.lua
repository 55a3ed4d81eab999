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
local function is_picture(text) return text:find("^%s*!%a") or text:find("^%s*_images/%S+%s*$") end

-- The name of the language, which pages show above a listing.
local function is_label(text) return text:lower():find("^%s*ptx%s*$") end

local function cleaned(raw)
    local marks, title = raw:match("^%s*(#+)%s+(.*)$")
    if is_rule(raw) or is_picture(raw) or is_label(raw) then return nil end
    local text = without_markup(title or raw):gsub("%s+", " "):match("^ ?(.-) ?$")
    if text == "" then return nil end
    return { text = text, heading = marks and #marks or nil }
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

--- Splits text that characters.plain made; front matter is left out.
-- @return a list of { text, heading = level or nil, code = true or nil }, blank lines left out,
--   and whether any fence was seen
function lines.read(text)
    local list, fenced, any_fence = {}, false, false
    for raw in without_front_matter(text):gmatch("([^\n]*)\n?") do
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
