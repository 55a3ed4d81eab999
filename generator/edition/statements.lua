-- SPDX-License-Identifier: MIT
-- Reads the syntax blocks of an instruction section and expands them to instruction strings.
--
-- A block is one or more statements, then the sets `.name = {...}` that hold for them; the next
-- statement after a set opens another block. Fences are not needed.
local syntax = require("records.syntax")

local statements = {}

local DOT = ("."):byte()

local function is_statement(text)
    return text:find("^%l[%w:]*%.[%w%.:{}_]+%.sync%.aligned") or text:find("^%l[%w:]*%.sync%.aligned")
end

-- Sets may run over several lines.
local function joined_set(lines, k)
    local text = lines[k].text
    while select(2, text:gsub("{", "")) > select(2, text:gsub("}", "")) and lines[k + 1] do
        k = k + 1
        text = text .. " " .. lines[k].text
    end
    return text, k
end

-- `.shared{::cta}` is two words. A word without its dot is a fault.
local function words_of(text, faults)
    local words = {}
    for item in (text .. ","):gmatch("%s*(.-)%s*,") do
        local word, more = item:match("^%.([%w_:]+){(::[%w_]+)}$")
        if word then
            table.move({ word, word .. more }, 1, 2, #words + 1, words)
        elseif item ~= "" then
            word = item:match("^%.([%w_:]+)$")
            if not word then faults[#faults + 1] = item end
            words[#words + 1] = word or item:gsub("^%.", "")
        end
    end
    return words
end

--- The first and the last of the lines that hold the syntax of a section; nil where no heading begins or ends them.
function statements.range(lines)
    local first, last
    for k, line in ipairs(lines) do
        if line.text:find("^Syntax:?$") and not first then first = k + 1 end
        if line.text:find("^Description:?$") or line.text:find("^PTX ISA Notes") then
            last = k - 1
            break
        end
    end
    return first, last
end

local function syntax_lines(section)
    local first, last = statements.range(section.lines)
    return table.move(section.lines, first or 1, last or #section.lines, 1, {})
end

--- The blocks of a section.
-- @return a list of { statements = { text... }, sets = { name -> words }, faults = { text... } }
function statements.blocks(section)
    local blocks, block = {}, nil
    local lines, k = syntax_lines(section), 1
    while lines[k] do
        local text = lines[k].text
        if is_statement(text) then
            if not block or next(block.sets) then
                block = { statements = {}, sets = {}, faults = {} }
                blocks[#blocks + 1] = block
            end
            table.insert(block.statements, (text:match("^[^%s;]+")))
        elseif block and text:find("^%.[%w_]+%s*=%s*{") then
            text, k = joined_set(lines, k)
            local name, list = text:match("^%.([%w_]+)%s*=%s*{(.*)}")
            if name then block.sets[name] = words_of(list, block.faults) end
        end
        k = k + 1
    end
    return blocks
end

-- The slots of a statement: each a list of words. Only the first word has no dot.
local function slots_of(statement, sets, faults)
    local slots, at = {}, 1
    while at <= #statement do
        local from, to, word = statement:find("^%.?([%w_:]+)", at)
        local optional = false
        if from and at > 1 and statement:byte(at) ~= DOT then faults[#faults + 1] = statement:sub(at - 1, to) end
        if not from then
            from, to, word = statement:find("^{%.([%w_:]+)}", at)
            optional = true
        end
        if not from then
            faults[#faults + 1] = statement
            return nil
        end
        local slot = table.move(sets[word] or { word }, 1, #(sets[word] or { word }), 1, {})
        if not sets[word] and syntax.placeholders[word] then faults[#faults + 1] = "." .. word end
        slot.optional = optional
        slots[#slots + 1] = slot
        at = to + 1
    end
    return slots
end

--- All instruction strings of a section's syntax.
-- @return list of strings in printed order without repeats, the texts that are not well formed, and
--   the set of the strings that come of them
function statements.expand(section)
    local strings, seen, faults, faulty = {}, {}, {}, {}
    local function collect(text, is_faulty)
        if not seen[text] then strings[#strings + 1] = text end
        seen[text] = true
        faulty[text] = faulty[text] or is_faulty
    end
    for _, block in ipairs(statements.blocks(section)) do
        table.move(block.faults, 1, #block.faults, #faults + 1, faults)
        for _, statement in ipairs(block.statements) do
            local before = #faults
            local slots = slots_of(statement, block.sets, faults)
            local is_faulty = #faults > before or #block.faults > 0
            for _, text in ipairs(slots and syntax.choices(slots) or {}) do collect(text, is_faulty) end
        end
    end
    return strings, faults, faulty
end

return statements
