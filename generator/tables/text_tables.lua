-- SPDX-License-Identifier: MIT
-- Writes generated/table_texts.c and table_provenance.c: texts by number, and the evidence of arithmetic rows.
local arithmetic = require("tables.arithmetic")
local c_text = require("tables.c_text")

local text_tables = {}

local function reasons_text(model)
    local texts, rows, number = {}, {}, {}
    for k, status in ipairs(model.reasons.statuses) do number[status] = k - 1 end
    for k, reason in ipairs(model.reasons) do
        texts[k] = (model.only or model.unit) and reason.of_some or reason[3]
        rows[k] = { ("%d,"):format(number[reason[2]]), ("/* %s: %s */"):format(reason[1], reason[2]) }
    end
    return c_text.texts("mmaref_status_names", model.reasons.statuses) .. "\n" .. c_text.texts("mmaref_reason_texts", texts)
        .. "\n/* By reason - 1 its status, without the sign. */\nconst MMAREF_FLASH uint8_t mmaref_reason_statuses[] = {\n"
        .. c_text.align(rows) .. "\n};\n\n"
end

-- The evidence of the fields of arithmetic rows. Profiles, classes, fields and traits are masks.
local function evidence_text(model)
    local rows = {}
    for k, record in ipairs(model.evidence) do
        rows[k] = { ("{ 0x%05x,"):format(record.fields),
            ("{ 0x%04x, 0x%x },"):format(record.classes & 0xffffffff, record.classes >> 32), ("0x%03x,"):format(record.profiles),
            ("0x%03x,"):format(record.when), ("0x%03x,"):format(record.unless), record.certainty .. ",", model.source_number[record.source] .. " }," }
    end
    if #rows == 0 then rows[1] = { "{ 0, { 0, 0 }, 0, 0, 0, 0, 0 }," } end
    return "/* Fields, classes, profiles, traits wanted, traits not wanted, certainty, source. */\n"
        .. "const mmaref_evidence mmaref_evidences[] = {\n" .. c_text.align(rows) .. "\n};\n"
        .. ("const uint8_t mmaref_evidence_count = %d;\n"):format(#rows)
end

local function section_texts(model)
    local texts = {}
    for k, section in ipairs(model.sections) do texts[k] = section.section end
    return texts
end

-- These texts are a separate file: a linker drops it if nothing refers to them.
function text_tables.texts(model)
    return c_text.header("Texts of the instruction table and of errors, by number.",
            { "generator/spec/instructions.lua", "reasons.lua" }) .. c_text.include()
        .. c_text.texts("mmaref_target_texts", model.target_notes) .. "\n"
        .. c_text.texts("mmaref_section_texts", section_texts(model)) .. "\n"
        .. reasons_text(model)
end

local function source_texts(model)
    local first, more = arithmetic.source_parts(model.sources)
    return c_text.texts("mmaref_source_texts", first) .. c_text.texts("mmaref_more_source_texts", more)
        .. ("/* In the first of them. */\nconst uint8_t mmaref_source_count = %d;\n"):format(#first)
end

-- The largest texts; only code that prints them needs them.
function text_tables.provenance(model)
    return c_text.header("Where the fields of arithmetic rows come from, and how sure they are.",
            { "generator/spec/arithmetic.lua" }) .. c_text.include()
        .. c_text.texts("mmaref_certainty_texts", arithmetic.certainty_texts) .. "\n"
        .. source_texts(model) .. "\n"
        .. evidence_text(model)
end

return text_tables
