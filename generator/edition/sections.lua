-- SPDX-License-Identifier: MIT
-- Cuts an edition into sections at its headings.
local sections = {}

local function without_number(text)
    local number, title = text:match("^(%d+%.[%d%.]*%d)%.?%s+(.*)$")
    if number then return number, title end
    return nil, text
end

local fragment_title = "^Matrix [Ff]ragments for s?p?a?r?s?e? ?mma%.m%d+n%d+k%d+"

-- A numbered line is a heading where no mark says so.
local function heading_of(line)
    if line.code then return nil end
    local number, title = without_number(line.text)
    if line.heading then return { number = number, title = title } end
    if number and number:find("%..*%.") and title:find("^%u") then return { number = number, title = title } end
end

local instruction_title = "^%u.*[Ii]nstruction: %l[%w_%.]+[%s/%w_%.:]*$"

-- Where marks and numbers are lost, a line that is nothing but the title of a section is its heading.
-- In a wrapped paragraph it would follow `as in case of`.
local function bare_heading_of(line, before)
    if line.code or line.text:find("[%.,:;|]$") then return nil end
    if not line.text:find(fragment_title) and not line.text:find(instruction_title) then return nil end
    if before and before.text:find("%f[%a]of$") then return nil end
    return { title = line.text }
end

local function heading_finder(lines)
    for _, line in ipairs(lines) do
        local heading = heading_of(line)
        if heading and heading.title:find(fragment_title) then return heading_of end
    end
    return function(line, before) return heading_of(line) or bare_heading_of(line, before) end
end

local function close(section)
    local texts, offsets, at = {}, {}, 1
    for k, line in ipairs(section.lines) do
        texts[k], offsets[k] = line.text, at
        at = at + #line.text + 1
    end
    section.text, section.offsets = table.concat(texts, "\n") .. "\n", offsets
end

-- Tables of contents repeat headings: of sections with one number and title the longest stays.
local function without_contents(list)
    local longest, kept = {}, {}
    for _, section in ipairs(list) do
        section.key = (section.number or "") .. " " .. section.title:lower()
        local known = longest[section.key]
        if not known or #section.text > #known.text then longest[section.key] = section end
    end
    for _, section in ipairs(list) do
        if longest[section.key] == section then kept[#kept + 1] = section end
    end
    return kept
end

--- Cuts lines into sections.
-- @return a list of { number or nil, title, lines, text, offsets }: the lines joined by LF and where
--   each begins; what comes before the first heading is left out
function sections.cut(lines)
    local list, find = {}, heading_finder(lines)
    for k, line in ipairs(lines) do
        local heading = find(line, lines[k - 1])
        if heading then
            heading.lines = {}
            list[#list + 1] = heading
        elseif list[1] then
            table.insert(list[#list].lines, line)
        end
    end
    for _, section in ipairs(list) do close(section) end
    return without_contents(list)
end

return sections
