-- SPDX-License-Identifier: MIT
-- Numbers the words of instruction strings, and gives the qualifier of each slot.
local vocabulary = {}

-- The qualifiers of an instruction in the order of mmaref_instruction.word. Append only.
vocabulary.qualifiers = {
    "name", "action", "matrix", "sync", "aligned", "shape", "alayout", "blayout", "kind",
    "block_scale", "scale_vec", "satfinite", "dtype", "atype", "btype", "ctype", "stype",
    "bitop", "popc", "rounding", "num", "trans", "space", "source", "layout",
}

--- The types whose numbers come before those of the words: the formats up to the first one with a container, so
-- that their numbers are those of their formats. A later format has the number of its word in words.lua.
function vocabulary.first_types(formats)
    local names = {}
    for _, format in ipairs(formats) do
        if format.container then break end
        names[#names + 1] = format.name
    end
    return names
end

--- Reads formats and words into { list = { name... }, number = { name -> 1.. }, class = { name -> class } }.
function vocabulary.read(formats, words)
    local result = { list = {}, number = {}, class = {} }
    local function add(name, class)
        result.list[#result.list + 1] = name
        if result.number[name] then error("word " .. name .. " appears twice", 0) end
        result.number[name], result.class[name] = #result.list, class
    end
    for _, name in ipairs(vocabulary.first_types(formats)) do add(name, "type") end
    for _, group in ipairs(words) do
        for name in group.words:gmatch("%S+") do add(name, group.qualifier) end
    end
    return result
end

-- The roles of types by their count in an instruction string. wmma.load and wmma.store have one type and one layout
-- for any operand.
local type_roles = {
    [1] = { "dtype" },
    [2] = { "dtype", "ctype" },
    [4] = { "dtype", "atype", "btype", "ctype" },
    [5] = { "dtype", "atype", "btype", "ctype", "stype" },
}
-- ldmatrix converts: .dst_fmt.src_fmt.
local data_movement_types = { [1] = { "dtype" }, [2] = { "dtype", "source" }, [3] = { "dtype", "atype", "source" } }

--- The qualifier of each slot of a parsed syntax line.
-- @param slots from syntax.parse
-- @return a list of names out of vocabulary.qualifiers
function vocabulary.roles(words, slots)
    local roles, types, layouts, name = {}, {}, {}, slots[1][1]
    for k, slot in ipairs(slots) do
        local class = words.class[slot[1]]
        if not class then error("unknown word " .. slot[1], 0) end
        if class == "type" then
            types[#types + 1] = k
        elseif class == "layout" then
            layouts[#layouts + 1] = k
        elseif k > 1 and class == "name" then
            class = "action" -- wmma.mma
        end
        roles[k] = class
    end
    for k, at in ipairs(layouts) do roles[at] = k == 1 and "alayout" or "blayout" end
    if #layouts == 1 then roles[layouts[1]] = "layout" end
    local meaning = type_roles
    if name == "ldmatrix" or name == "stmatrix" or name == "movmatrix" then meaning = data_movement_types end
    if #types > 0 and not meaning[#types] then error(("%s: %d types"):format(name, #types), 0) end
    for k, at in ipairs(types) do roles[at] = meaning[#types][k] end
    return roles
end

return vocabulary
