-- SPDX-License-Identifier: MIT
-- The answers that the self-test expects of its look-ups of single instructions; see lookups.lua.
local arithmetic = require("tables.arithmetic")
local editions = require("records.editions")
local fields = require("tables.fields")
local instructions = require("records.instructions")
local prove = require("formulas.prove")
local syntax = require("records.syntax")
local table_names = require("tables.table_names")
local targets = require("records.targets")
local vocabulary = require("records.vocabulary")

local instruction_lookups = {}

local OK, E_TARGET, E_PTX = 0, -6, -9

-- Every instruction in the order of its number: { id, row, text, word = { role -> word } }.
local function all_instructions(model)
    local list = {}
    for _, row in ipairs(model.rows_with_numbers) do
        local id = row.first_id
        syntax.each_choice(row.slots, function(chosen)
            local instruction, words = { id = id, row = row, word = {} }, {}
            for slot, word in ipairs(chosen) do
                if word then
                    instruction.word[row.roles[slot]] = word
                    words[#words + 1] = word
                end
            end
            for k, slot in ipairs(row.said and row.said.slots or {}) do
                instruction.word[row.said.roles[k]] = slot[1]
            end
            instruction.text = table.concat(words, ".")
            list[#list + 1] = instruction
            id = id + 1
        end)
    end
    return list
end

local function is_sparse(row) return row.family:find("^mma%.sp") ~= nil end

-- wmma.mma of f16 leaves C and D open, so it has three classes.
local function class_of(instruction)
    local class, word = instruction.row.class, instruction.word
    if class ~= "wmma.f16.f16" then return class end
    return word.dtype == "f32" and "wmma.f32" or word.ctype == "f32" and "wmma.f16.f32" or class
end

-- ---- What it is ----

local type_roles = { a = "atype", b = "btype", c = "ctype", d = "dtype", scale_a = "stype", scale_b = "stype" }

-- The word of an operand's type; nil of metadata.
local function type_of(instruction, operand)
    local word = instruction.word
    if operand == "e" then return nil end
    return word[type_roles[operand]] or word.action == "mma" and "f16" or word.dtype
end

local raw = { b16 = "b16", b8 = "b8", b8x16 = "b8" }

-- The record of the format that an operand has in registers.
local function format_of(model, instruction, operand)
    if operand == "e" then return { kind = "integer", width = 4 } end
    local name, kind = type_of(instruction, operand), instruction.word.kind
    local container = raw[name] and "raw"
        or name == "e2m1" and (kind == "kind::f8f6f4" or kind == "kind::mxf8f6f4") and "byte" or nil
    for _, format in ipairs(model.formats) do
        if format.name == (raw[name] or name) and format.container == container then return format end
    end
end

local function matrices_moved(instruction) return tonumber((instruction.word.num or "x1"):match("^x(%d)$")) end

local function matrices_of(instruction)
    local count = 1
    for _, operand in ipairs({ "a", "b", "c", "d" }) do
        local record = instruction.row.operands[operand]
        if record then count = (record.products or 1) * matrices_moved(instruction) end
    end
    return count
end

-- The same for all operands; 0 without any.
local function lanes_of(row)
    local _, record = next(row.operands)
    return record and prove.lanes(record) or 0
end

local function scale_vector(instruction)
    if not instruction.row.operands.scale_a then return 0 end
    local given = (instruction.word.scale_vec_size or instruction.word.scale_vec or ""):match("(%d)X")
    return given and tonumber(given) or instruction.word.kind == "kind::mxf8f6f4" and 1 or 2
end

local function edition_of(model, row)
    local read, edition = model.editions, row.edition or model.editions.first
    return editions.key(read, edition, row.section) and read.by_name[edition].number or 0
end

local fixed = { sync = true, aligned = true, popc = true, block_scale = true }

local function descriptions(model, fold, list, fold_format)
    local class_number = {}
    for k, class in ipairs(model.classes) do class_number[class] = k end
    for _, instruction in ipairs(list) do
        local row = instruction.row
        for _, value in ipairs({ instruction.id, row.m or 1, row.n or 1, row.k or 1, matrices_of(instruction),
            lanes_of(row), row.class and 1 or 0, class_number[class_of(instruction)] or 0, scale_vector(instruction),
            row.ptx and targets.version_number(row.ptx) or 0, edition_of(model, row) }) do
            fold.number(value)
        end
        fold.text(row.targets or "")
        fold.text(row.section)
        for _, operand in ipairs(instructions.operands) do
            local record = row.operands[operand]
            local format = record and format_of(model, instruction, operand)
            fold.number(record and model.words.number[type_of(instruction, operand)] or 0)
            fold.number(record and record.elements * matrices_moved(instruction) * format.width // 32 or 0)
            fold_format(fold, format)
        end
        for _, role in ipairs(vocabulary.qualifiers) do
            fold.number(not fixed[role] and model.words.number[instruction.word[role]] or 0)
        end
    end
end

local function formats(_, fold, list)
    for _, instruction in ipairs(list) do
        fold.text(instruction.text)
        if instruction.id % 3 == 0 then fold.number(instruction.id) end
    end
end

-- ---- Targets ----

-- The status of mmaref_target_check, and what error->bits then holds.
local function check(model, row, target, version)
    local needs = row.ptx and targets.version_number(row.ptx) or 0
    local on = target and target.ptx or 0
    if needs == 0 then return E_TARGET, 0 end
    if version ~= 0 and version < math.max(on, needs) then return E_PTX, math.max(on, needs) end
    if not target then return OK, 0 end
    for _, note in ipairs(targets.parse_notes(model.targets, row.targets)) do
        if targets.fits(target, note) then return OK, 0 end
    end
    return E_TARGET, 0
end

local function each_target(model, fold, list)
    local before
    local function fold_check(...)
        local status, bits = check(model, ...)
        fold.number(status)
        fold.number(bits)
    end
    for _, instruction in ipairs(list) do
        local row = instruction.row
        if not before or row.targets ~= before.targets or row.ptx ~= before.ptx then
            before = row
            for k, target in ipairs(model.targets.list) do
                fold_check(row, target, 0)
                fold_check(row, target, model.targets.versions[(k + instruction.id) % #model.targets.versions + 1])
            end
            for _, version in ipairs(model.targets.versions) do fold_check(row, nil, version) end
        end
    end
end

-- ---- Profiles ----

local directed = { rz = "zero", rn = "nearest_even", rm = "down", rp = "up" }

-- The number of a field's value in a row of arithmetic.
local function number_of(model, field, text)
    if field.word and text == field.word[1] then return field.word[2] end
    local bits = 0
    for k, word in ipairs(field) do
        if word[1] == text then return field.bits and 1 << (k - 1) >> 1 or k - 1 end
        if ("+" .. text .. "+"):find("+" .. word[1] .. "+", 1, true) then bits = bits | 1 << (k - 1) >> 1 end
    end
    if field.bits and bits > 0 then return bits end
    for k, format in ipairs(field.type and model.formats or {}) do
        if format.name == text then return k end
    end
    if field.type and text == fields.OWN then return fields.OWN_NUMBER end
    return math.tointeger(tonumber(text)) or error(field.name .. ": no number of " .. text)
end

-- The fields of a profile's block for an instruction.
local function block_of(model, instruction, profile)
    local block = {}
    for k, field in ipairs(model.fields) do block[k] = fields.first(field) end
    for _, value in ipairs(model.blocks[model.by_profile[profile][class_of(instruction)] + 1].values) do
        block[value[1] + 1] = number_of(model, model.fields[value[1] + 1], value[3]:match("= (.*)$"))
    end
    for k, field in ipairs(model.fields) do
        if field.name == "fragments" then
            block[k] = 0
            for number, name in ipairs(model.fragments) do
                if name == profile then block[k] = number - 1 end
            end
        elseif field.name == "rounding" and instruction.word.rounding then
            block[k] = number_of(model, field, directed[instruction.word.rounding])
        end
    end
    return block
end

local narrow = { e3m2 = true, e2m3 = true, e2m1 = true }

-- The traits of an instruction, as a mask.
local function traits_of(instruction)
    local word, mask = instruction.word, 0
    local a, b = word.atype, word.btype
    local has = { sparse = is_sparse(instruction.row), wmma = word.name == "wmma", narrow = narrow[a] or narrow[b],
        e4m3 = a == "e4m3" or b == "e4m3", mixed = a ~= b, large = word.shape ~= "m8n8k4",
        directed = word.rounding ~= nil and word.rounding ~= "rn", e2m1 = a == "e2m1" or b == "e2m1",
        mxf4nvf4 = word.kind == "kind::mxf4nvf4", ["4x"] = scale_vector(instruction) == 4, ue4m3 = word.stype == "ue4m3" }
    for k, trait in ipairs(arithmetic.traits) do mask = mask | (has[trait] and 1 << (k - 1) or 0) end
    return mask
end

-- The last record of evidence that holds.
local function evidence_of(model, instruction, profile, field)
    local class, traits = model.class_number[class_of(instruction)], traits_of(instruction)
    for k = #model.evidence, 1, -1 do
        local record = model.evidence[k]
        if record.fields >> field & record.profiles >> profile & record.classes >> (class - 1) & 1 == 1
            and traits & record.when == record.when and traits & record.unless == 0 then
            return record
        end
    end
end

local function each_profile(model, fold, list)
    for _, instruction in ipairs(list) do
        local mask = instruction.row.family ~= "mac16" and table_names.profile_mask(model, instruction.row) or 0
        for k, profile in ipairs(model.profiles) do
            local has = mask >> (k - 1) & 1 == 1
            fold.number(has and OK or E_TARGET)
            if has and instruction.row.class then
                for _, value in ipairs(block_of(model, instruction, profile)) do fold.number(value) end
                for i = 0, 2 do
                    local record = evidence_of(model, instruction, k - 1, (instruction.id + k + 6 * i) % #model.fields)
                    fold.text(arithmetic.certainty_texts[record.certainty + 1])
                    fold.text(record.source)
                end
            end
        end
    end
end

-- ---- Layouts ----

-- The records of an instruction's operands under the fragments of a chip; nil: the default ones.
local function records_of(model, instruction, chips)
    local slots, roles = {}, {}
    if instruction.row.said then return instruction.row.operands end
    for _, role in ipairs(instruction.row.roles) do
        local word = instruction.word[role]
        if word then slots[#slots + 1], roles[#roles + 1] = { word }, role end
    end
    return instructions.operand_records(model.records, slots, roles, instruction.row.family,
        instruction.row.family:find("^wmma") and chips or nil)
end

-- Where each element of a fragment lies, by its formula: [lane * elements + element] -> { product, row, column };
-- and the first element at each place.
local function places_of(known, record)
    if not known[record] then
        local list, first = prove.places(record), {}
        for fragment = #list, 0, -1 do
            local place = list[fragment]
            first[place[1] << 20 | place[2] << 10 | place[3]] = fragment
        end
        known[record] = { list = list, first = first, elements = record.elements }
    end
    return known[record]
end

local function fold_place(fold, places, instruction, width, lane, element)
    local word, per = instruction.word, places.elements
    local place = places.list[lane * per + element % per]
    local matrix = element // per
    local first = places.first[place[1] << 20 | place[2] << 10 | place[3]]
    local turned = word.num and word.trans
    local row, column = place[turned and 3 or 2], place[turned and 2 or 3]
    local at = matrix * per + first % per
    fold.number(matrix * places.products + place[1])
    fold.number(row << 16 | column)
    fold.number(first // per << 16 | at)
    fold.number(at * width // 32 << 16 | at * width % 32 << 8 | width)
end

local function each_layout(model, fold, list)
    local known = {}
    for _, instruction in ipairs(list) do
        local by_chips = {}
        for k = 0, instruction.row.family == "mac16" and -1 or 2 do
            by_chips[k] = records_of(model, instruction, k > 0 and model.fragments[k + 1] or nil)
        end
        for number, operand in ipairs(instructions.operands) do
            if instruction.row.operands[operand] then
                fold.number(number - 1)
                for i = 0, 7 do
                    local places = places_of(known, by_chips[i % 3][operand])
                    local elements = places.elements * matrices_moved(instruction)
                    local record = by_chips[i % 3][operand]
                    places.products = record.products or record.selectors or 1
                    fold_place(fold, places, instruction, format_of(model, instruction, operand).width,
                        (instruction.id * 7 + i * 5) % prove.lanes(record), (instruction.id + i * 3) % elements)
                end
            end
        end
    end
end

--- The look-ups of single instructions: functions of (model, fold).
-- @param fold_format folds a format
function instruction_lookups.open(model, fold_format)
    local list = all_instructions(model)
    local function with_list(of)
        return function(_, fold) of(model, fold, list, fold_format) end
    end
    return { descriptions = with_list(descriptions), formats = with_list(formats), targets = with_list(each_target),
        profiles = with_list(each_profile), layouts = with_list(each_layout) }
end

return instruction_lookups
