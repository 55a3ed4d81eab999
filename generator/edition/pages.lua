-- SPDX-License-Identifier: MIT
-- Undoes what the pages of a PDF do to a text: headers, footers and numbers of pages between its lines, and hyphens at
-- the ends of lines.
--
-- A page ends at a form feed, and beside a line that is like others but for a number that counts on, or that comes at
-- equal distances, from the beginning of the text to its end. What stands beside half of these ends, the same but for
-- numbers, belongs to the page.
local pages = {}

-- Fewer lines are no pages; pages that have nothing but a number have more lines than a table has rows.
local FEWEST, SHORTEST = 3, 20
-- The lines beside the end of a page that may be of it.
local BESIDE = 3
-- The longest line that ends in a hyphen.
local TORN = 500
-- The longest page in lines, and the longest head of one in bytes.
local LONGEST, WIDEST = 200, 100

local function split(text)
    local list = {}
    for line in (text:gsub("\f", "\n\f\n") .. "\n"):gmatch("([^\n]*)\n") do list[#list + 1] = line end
    return list
end

-- A line but for its numbers; nil for one that is blank or no head of a page. Figures and tables count on, too.
local function masked(line)
    if #line > WIDEST or not line:find("%w") or line:find("^[%s>]*[#|%*%+]") or line:find("[=%%{}<>;]")
        or line:find(":%s*$") or line:find("Fig") or line:find("Table") then
        return nil
    end
    return (line:gsub("%s+", " "):gsub("%d+", "#"):match("^ ?(.-) ?$"))
end

-- Whether places lie as ends of pages do in a text of so many lines.
local function covers(places, count)
    local first, last = places[1], places[#places]
    local mean = (last - first) / (#places - 1)
    return #places >= FEWEST and mean > BESIDE and mean < LONGEST and first < 2 * mean and count - last < 2 * mean
end

-- The last page may be shorter.
local function is_even(places)
    local most, least = 0, math.huge
    for k = 2, #places do
        local distance = places[k] - places[k - 1]
        most, least = math.max(most, distance), k < #places and math.min(least, distance) or least
    end
    return #places > FEWEST and least >= SHORTEST and most - least <= 1
end

-- The longest list of places whose numbers count on by a step, in a text of so many lines.
local function chain(places, numbers, step, shortest, count)
    local before, longest = {}, {}
    for _, at in ipairs(places) do
        local number = numbers[at] or 0
        local list = before[number - step]
        if list and (at - list[#list] >= shortest or count - at < SHORTEST) then
            before[number - step] = nil
            list[#list + 1] = at
        else
            list = { at }
        end
        before[number] = list
        if #list > #longest then longest = list end
    end
    return longest
end

-- The places of a group of like lines that are ends of pages.
local function ends_of(group, mask, lines)
    local shortest = mask:find("%a") and BESIDE + 1 or SHORTEST
    for _, pattern in ipairs(mask:find("#", 1, true) and { "(%d+)%D*$", "^%D*(%d+)" } or {}) do
        local numbers = {}
        for _, at in ipairs(group) do numbers[at] = tonumber(lines[at]:match(pattern)) end
        for step = 1, 2 do
            local list = chain(group, numbers, step, shortest, #lines)
            if covers(list, #lines) then return list end
        end
    end
    return covers(group, #lines) and is_even(group) and group or {}
end

-- Ends of pages as a set of places, and their number.
local function all_ends(lines, masks)
    local groups, names, ends, count = {}, {}, {}, 0
    for at = 1, #lines do
        local mask = masks[at]
        if mask and not groups[mask] then
            groups[mask], names[#names + 1] = {}, mask
        end
        if mask then table.insert(groups[mask], at) end
        if lines[at] == "\f" then ends[at], count = true, count + 1 end
    end
    for _, mask in ipairs(names) do
        local list = ends_of(groups[mask], mask, lines)
        for _, at in ipairs(list) do ends[at] = true end
        count = math.max(count, #list)
    end
    return ends, count
end

-- Calls visit with the places of words beside an end of a page.
local function each_beside(at, masks, lines, visit)
    for step = -1, 1, 2 do
        local place, left = at + step, BESIDE
        while left > 0 and lines[place] and math.abs(place - at) < 3 * BESIDE do
            if masks[place] then
                visit(place)
                left = left - 1
            elseif lines[place]:find("%S") then
                break
            end
            place = place + step
        end
    end
end

local function without_heads(lines)
    local masks, counts, seen, of_page = {}, {}, {}, {}
    for at, line in ipairs(lines) do masks[at] = masked(line) end
    local ends, count = all_ends(lines, masks)
    local function each(visit)
        for at in pairs(ends) do
            of_page[at] = true
            each_beside(at, masks, lines, visit)
        end
    end
    each(function(place)
        if not seen[place] then counts[masks[place]] = (counts[masks[place]] or 0) + 1 end
        seen[place] = true
    end)
    each(function(place) of_page[place] = of_page[place] or counts[masks[place]] >= math.max(2, count / 2) end)
    return of_page
end

-- The lines that stay, without the blank ones around those that go.
local function kept(lines, of_page)
    local list, after = {}, false
    for at, line in ipairs(lines) do
        local is_blank = not line:find("%S")
        if of_page[at] then
            while list[1] and not list[#list]:find("%S") do list[#list] = nil end
            after = true
        elseif not is_blank or not after then
            list[#list + 1], after = line, false
        end
    end
    return list
end

-- What stands before a word that a hyphen tears at the end of a line, and the word.
local function torn(line)
    if #line <= TORN then return line:match("^(.-)(%a+)%-%s*$") end
end

-- `accumu-` and `lators` are one word where the text has it elsewhere, or the second half nowhere; `row-` and `major`
-- keep the hyphen.
local function joined(lines)
    local known, parts, last, is_torn = {}, {}, "", false
    for _, line in ipairs(lines) do
        local text = line:lower()
        local whole = torn(text)
        text = (is_torn and text:gsub("^%s*%l+", "", 1) or text):sub(1, whole and #whole)
        for word in text:gmatch("%a+") do known[word] = true end
        is_torn = whole ~= nil
    end
    for _, line in ipairs(lines) do
        local before, head = torn(last)
        local tail, rest = line:match("^%s*(%l+)(.*)$")
        if before and tail then
            local is_one = known[(head .. tail):lower()] or not known[tail]
            parts[#parts], last = before .. head .. (is_one and "" or "-"), tail .. rest
        else
            parts[#parts + 1], last = parts[1] and "\n", line
        end
        parts[#parts + 1] = last
    end
    return table.concat(parts)
end

--- The lines of a text as if it had no pages.
function pages.without(text)
    local lines = split(text)
    local of_page = without_heads(lines)
    if next(of_page) then lines = kept(lines, of_page) end
    return joined(lines)
end

return pages
