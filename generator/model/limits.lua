-- SPDX-License-Identifier: MIT
-- The limits of the tables: how many of each thing they hold at most, and what to widen for more.
local arithmetic = require("tables.arithmetic")
local blocks = require("tables.blocks")
local encoding = require("tables.encoding")
local instruction_table = require("tables.instruction_table")
local syntax_table = require("tables.syntax_table")
local target_tables = require("tables.target_tables")

local limits = {}

local function of(key)
    return function(model) return #model[key] end
end

-- The largest of what count(item) gives for the items of a list.
local function largest(list, count)
    local most = 0
    for _, item in ipairs(list) do most = math.max(most, count(item)) end
    return most
end

local function last_number(model)
    return largest(model.rows_with_numbers, function(row) return row.first_id + row.variants end)
end

local function bytes_of_variants(model)
    local bytes = 0
    for _, list in ipairs(instruction_table.variant_lists(model)) do bytes = bytes + list.size end
    return bytes
end

-- Bytes of concatenated texts, each with its NUL.
local function bytes_of(texts)
    local bytes = 0
    for _, text in ipairs(texts) do bytes = bytes + #text + 1 end
    return bytes
end

local function bytes_of_more_sources(model)
    local _, more = arithmetic.source_parts(model.sources)
    return bytes_of(more)
end

local function settings(model)
    local count, seen = 0, {}
    for _, block in ipairs(model.blocks) do
        for _, value in ipairs(block.values) do
            count = count + (seen[value[3]] and 0 or 1)
            seen[value[3]] = true
        end
    end
    return count
end

local function string_length(row)
    local length = #row.slots - 1 -- the dots
    for _, slot in ipairs(row.slots) do length = length + largest(slot, string.len) end
    return length
end

-- One limit a row: the things, of which a model has count(model); the `most` that the tables hold; what to widen for
-- more.
limits.rows = {
    { what = "layouts", most = 255, count = of("layouts"),
      widen = "layout of mmaref_family, mmaref_instruction_row and mmaref_description, and MMAREF_LAYOUT_NONE, to uint16_t" },
    { what = "availabilities", most = 255, count = of("availabilities"), widen = "the lists of variants to uint16_t" },
    { what = "sections", most = 255, count = of("sections"), widen = "the lists of variants to uint16_t" },
    { what = "texts of targets", most = 255, count = of("target_notes"),
      widen = "targets of mmaref_availability and `of` of mmaref_target_note to uint16_t" },
    { what = "notes of targets", most = 255, count = function(model) return #target_tables.notes(model) end,
      widen = "the counters of mmaref_target_notes to uint16_t" },
    { what = "targets", most = 255, count = function(model) return #model.targets.list end,
      widen = "the index of mmaref_target_name and the counters of mmaref_target_rows to uint16_t" },
    { what = "as the largest number of a chip", most = 255,
      count = function(model) return largest(model.targets.list, function(target) return target.chip end) end,
      widen = "chip of mmaref_target_row and mmaref_target_note to uint16_t" },
    { what = "instructions", most = 0x4000, count = last_number,
      widen = "the header of mmaref_syntax_rows, whose upper two bits are marks, and from 65535 on id of mmaref_instruction" },
    { what = "instructions of a family", most = 255,
      count = function(model) return largest(instruction_table.families(model), function(family) return family.count end) end,
      widen = "count of mmaref_family, and of its lists of variants, to uint16_t" },
    { what = "bytes in lists of variants", most = 65535, count = bytes_of_variants,
      widen = "variants of mmaref_family to uint32_t" },
    { what = "words", most = encoding.SET - 1, count = function(model) return #model.words.list end,
      widen = "the items of mmaref_syntax_rows to uint16_t, and raise MMAREF_SET" },
    { what = "sets of words", most = 256 - encoding.SET, count = function(model) return #syntax_table.sets(model) end,
      widen = "the items of mmaref_syntax_rows to uint16_t" },
    { what = "words in a string", most = encoding.WORDS,
      count = function(model) return largest(model.all_rows, function(row) return #row.slots end) end,
      widen = "MMAREF_STRING_WORDS, and from 32 on `taken` of the parser's attempt" },
    { what = "characters in a word", most = encoding.WORD,
      count = function(model) return model.unit and 0 or largest(model.words.list, string.len) end,
      widen = "MMAREF_WORD_MAX" },
    { what = "characters in a string", most = encoding.TEXT,
      count = function(model) return largest(model.all_rows, string_length) end, widen = "MMAREF_TEXT_MAX" },
    { what = "fragments of single chips", most = 255, count = of("chip_fragments"),
      widen = "the counter of use_fragments_of_chip to uint16_t" },
    { what = "reasons", most = 255, count = of("reasons"), widen = "reason of mmaref_error to uint16_t" },
    { what = "profiles", most = 16, count = of("profiles"),
      widen = "profiles of mmaref_availability and mmaref_evidence to uint32_t" },
    { what = "names of profiles", most = 255, count = function(model) return #model.profiles + #model.aliases end,
      widen = "the count of mmaref_text_find to uint16_t" },
    { what = "arithmetic classes", most = 64, count = of("classes"), widen = "classes of mmaref_evidence" },
    { what = "fields of a block", most = 32, count = of("fields"), widen = "fields of mmaref_evidence to uint64_t" },
    { what = "arithmetic rows", most = 255, count = of("blocks"), widen = "mmaref_profile_rows to uint16_t" },
    { what = "settings", most = 128, count = settings,
      widen = "mmaref_arithmetic_rows to uint16_t, and raise MMAREF_LAST_SETTING" },
    { what = "records of evidence", most = 255, count = of("evidence"), widen = "mmaref_evidence_count to uint16_t" },
    { what = "texts of sources", most = 255, count = of("sources"), widen = "source of mmaref_evidence to uint16_t" },
    { what = "bytes in the second text of sources", most = arithmetic.LONGEST, count = bytes_of_more_sources,
      widen = "mmaref_source_texts and mmaref_more_source_texts to a third one" },
    { what = "named blocks", most = 85, count = of("named_blocks"), widen = "the index of mmaref_nth_text to uint16_t" },
    { what = "bytes in the texts of named blocks", most = arithmetic.LONGEST,
      count = function(model) return bytes_of(blocks.texts(model.named_blocks)) end,
      widen = "mmaref_block_texts to a second one" },
    { what = "bytes in the sources of named blocks", most = arithmetic.LONGEST,
      count = function(model) return bytes_of(blocks.sources(model.named_blocks)) end,
      widen = "mmaref_block_sources to a second one" },
}

--- Raises an error if a model has more of something than the tables hold.
function limits.check(model)
    for _, row in ipairs(limits.rows) do
        local count = row.count(model)
        if count > row.most then
            error(("%d %s: the tables hold %d; for more widen %s"):format(count, row.what, row.most, row.widen), 0)
        end
    end
end

return limits
