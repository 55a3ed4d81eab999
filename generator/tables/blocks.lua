-- SPDX-License-Identifier: MIT
-- Reads generator/spec/blocks.lua: blocks by name, each a line of text.
local arithmetic = require("tables.arithmetic")
local c_text = require("tables.c_text")
local check = require("base.check")
local fields = require("tables.fields")
local nearest = require("base.nearest")

local blocks = {}

local FILE = "spec/blocks.lua"
local LONGEST_UNIT = 40 -- what the command has room for

-- A value of a field: a number, one of its words, of bits several of them, of a type a format, too.
local function check_value(where, field, value)
    local number = math.tointeger(tonumber(value))
    if number and field.number then
        check.that(where, fields.takes(field, number), "%s=%s is outside %d to %d", field.name, value, field.number[1],
            field.number[2])
    elseif not (field.type and value:find("^e%dm%d")) then
        for word in (field.bits and value or value:gsub("%+", "-")):gmatch("[^+]+") do
            nearest.position(where, "value of " .. field.name, word, (fields.words(field)))
        end
    end
end

-- "custom products=2 ...": legal fields, none of them twice.
-- @return its settings by field
function blocks.check_text(where, text, list)
    local names, seen = fields.names(list), {}
    local start, settings = text:match("^(%S+)(.*)$")
    if start ~= "custom" then check.fail(where, "'%s' does not begin with 'custom'", text) end
    for word in settings:gmatch("%S+") do
        local name, value = word:match("^([^=]+)=(.+)$")
        if not name then check.fail(where, "'%s' sets no field: write field=value, without blanks", word) end
        local field = list[nearest.position(where, "field", name, names)]
        if seen[name] then check.fail(where, "%s appears twice", name) end
        seen[name] = value
        check_value(where, field, value)
    end
    return seen
end

local function check_types(where, text, formats)
    local known, count = {}, 0
    for _, format in ipairs(formats) do
        if format.kind == "float" and not format.container then known[#known + 1] = format.name end
    end
    for type in (text .. ","):gmatch("(.-),") do
        nearest.position(where, "type", type, known)
        count = count + 1
    end
    if count ~= 4 then check.fail(where, "types are those of a,b,c,d, not '%s'", text) end
end

-- Where a library uses the unit of a block: nil, or the record with the number of its class.
local function read_beside(where, beside, known)
    if not beside then return nil end
    check.record(where, beside, { profile = "word", class = "word", unit = "word", of = "word", k = "integer" })
    nearest.position(where, "profile", beside.profile, known.profiles)
    return { profile = beside.profile, class = nearest.position(where, "class", beside.class, known.classes),
        unit = beside.unit, of = beside.of, k = beside.k }
end

--- Reads generator/spec/blocks.lua.
-- @param known { fields = fields.read, formats, names = of profiles and aliases, profiles, classes }
-- @return list of { name, types, text, certainty = its number, source, beside }
function blocks.read(spec, known)
    local seen, list = { custom = "the word for a block of one's own" }, {}
    for _, name in ipairs(known.names) do seen[name] = "a profile" end
    check.each(FILE, "block", spec, function(row) return tostring(row.name) end, function(row, where, k)
        check.record(where, row, { name = "word", types = "word", text = "word", certainty = "word", source = "word",
            beside = "table?" })
        if not row.name:find("^%l[%l%d_]*$") then
            check.fail(where, "'name' is not a name in lower case letters: %s", row.name)
        end
        if seen[row.name] then check.fail(where, "'%s' exists already, as %s", row.name, seen[row.name]) end
        seen[row.name] = "a block"
        check_types(where, row.types, known.formats)
        blocks.check_text(where, row.text, known.fields)
        check.searched(where, row.source)
        local what = row.source:match("^(.-): ")
        if not what or #what > LONGEST_UNIT then
            check.fail(where, "'source' does not begin with the unit, in %d characters at most, and a colon",
                LONGEST_UNIT)
        end
        list[k] = { name = row.name, types = row.types, text = row.text, source = row.source,
            certainty = nearest.position(where, "certainty", row.certainty, arithmetic.certainties) - 1,
            beside = read_beside(where, row.beside, known) }
    end)
    return list
end

--- Name, types and text of each block by turns.
function blocks.texts(list)
    local texts = {}
    for _, block in ipairs(list) do
        for _, text in ipairs({ block.name, block.types, block.text }) do texts[#texts + 1] = text end
    end
    return texts
end

--- The sources of blocks.
function blocks.sources(list)
    local sources = {}
    for k, block in ipairs(list) do sources[k] = block.source end
    return sources
end

--- generated/table_blocks.c
function blocks.table(model)
    local certainties = {}
    for k, block in ipairs(model.named_blocks) do certainties[k] = block.certainty end
    return c_text.header("Blocks by name: units of other instructions and vendors.", { "generator/spec/blocks.lua" })
        .. c_text.include() .. "/* Name, types and text by turns. */\n"
        .. c_text.texts("mmaref_block_texts", blocks.texts(model.named_blocks)) .. "\n"
        .. c_text.texts("mmaref_block_sources", blocks.sources(model.named_blocks)) .. "\n"
        .. c_text.bytes("mmaref_block_certainties", certainties)
end

return blocks
