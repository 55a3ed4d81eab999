-- SPDX-License-Identifier: MIT
-- Cuts an edition into sections at its headings.
--
-- In a document with numbers a heading without one is a sub-heading: a line of the section. Where there are no
-- numbers, headings are those that are known, and those of no deeper level than the one before.
local sections = {}

local function without_number(text)
    local number, title = text:match("^(%d+%.[%d%.]*%d)%.?%s+(.*)$")
    if number and not number:find("..", 1, true) then return number, title end
    return nil, text
end

local fragment_title = "^Matrix [Ff]ragments for s?p?a?r?s?e? ?mma%.m%d+n%d+k%d+"
local instruction_title = "^%u.*[Ii]nstruction: %l[%w_%.]+[%s/%w_%.:]*$"

-- A numbered line is a heading where no mark says so.
local function numbered_heading(line)
    if line.code then return nil end
    local number, title = without_number(line.text)
    if not number then return nil end
    if line.heading or number:find("%..*%.") and title:find("^%u") then
        return { number = number, title = title, level = line.heading }
    end
end

-- Where marks and numbers are lost, a line that is nothing but the title of a section is its heading.
-- In a wrapped paragraph it would follow `as in case of`.
local function bare_heading(line, before)
    if line.code or line.text:find("[%.,:;|]$") then return nil end
    if not line.text:find(fragment_title) and not line.text:find(instruction_title) then return nil end
    if before and before.text:find("%f[%a]of$") then return nil end
    return { title = line.text }
end

-- What tells the headings of this document.
local function finder(lines, is_title)
    local numbered, bare = false, true
    for _, line in ipairs(lines) do
        local heading = numbered_heading(line)
        numbered = numbered or heading ~= nil
        local title = heading and heading.title or line.heading and line.text
        if title and title:find(fragment_title) then bare = false end
    end
    local function marked(line, current)
        if not line.heading then return nil end
        local text = line.text
        local known = text:find(fragment_title) or text:find(instruction_title) or is_title and is_title(text)
        local higher = not numbered and (not current or not current.level or line.heading <= current.level)
        if known or higher then return { title = text, level = line.heading } end
    end
    return function(line, before, current)
        return numbered_heading(line) or marked(line, current) or bare and bare_heading(line, before)
            or line.opens and { title = line.opens, part = true, keeps = line }
    end
end

-- How many lines the title of a heading goes on for where no mark says so, by the titles that are known.
local function wrapped(heading, lines, k, is_title)
    local title = heading.title
    for n = 1, lines[k].heading and 0 or 2 do
        title = title .. " " .. (lines[k + n] or lines[k]).text
        if not is_title(heading.title) and is_title(title) then
            heading.title = title
            return n
        end
    end
    return 0
end

--- Sets what depends on the lines of a section: its text, and where each line begins there.
function sections.close(section)
    local texts, offsets, at = {}, {}, 1
    for k, line in ipairs(section.lines) do
        texts[k], offsets[k] = line.text, at
        at = at + #line.text + 1
    end
    section.text, section.offsets = table.concat(texts, "\n") .. "\n", offsets
    return section
end

-- Tables of contents repeat headings: of sections with one number and title the longest stays, the others are its
-- copies.
local function without_contents(list)
    local longest, kept = {}, {}
    for _, section in ipairs(list) do
        section.key = (section.number or "") .. " " .. section.title:lower()
        local known = longest[section.key]
        if not known or #section.text > #known.text then longest[section.key] = section end
    end
    for _, section in ipairs(list) do
        local stays = longest[section.key]
        if stays == section then
            kept[#kept + 1] = section
        else
            stays.copies = stays.copies or {}
            table.insert(stays.copies, section)
        end
    end
    return kept
end

--- Cuts lines into sections.
-- @param is_title function(title) whether a section is known by that title, or nil
-- @return a list of { number or nil, title, file, lines, text, offsets, copies = sections of the same heading or nil }:
--   the lines joined by LF and where each begins; what comes before the first heading is left out
function sections.cut(lines, is_title)
    local list, find, from = {}, finder(lines, is_title), 1
    for k, line in ipairs(lines) do
        local heading = k >= from and find(line, lines[k - 1], list[#list])
        if heading then
            from = k + 1 + (is_title and heading.number and wrapped(heading, lines, k, is_title) or 0)
            heading.lines, heading.file = { heading.keeps }, line.file
            list[#list + 1] = heading
        elseif list[1] and k >= from then
            table.insert(list[#list].lines, line)
        end
    end
    for _, section in ipairs(list) do sections.close(section) end
    return without_contents(list)
end

return sections
