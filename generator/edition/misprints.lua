-- SPDX-License-Identifier: MIT
-- Corrects the known misprints (generator/spec/document_errata.lua) of a text before it is read.
local versions = require("edition.versions")

local misprints = {}

-- The text of a quotation, wherever blanks and marks of code stand.
local function quotation(text)
    local pattern = {}
    for word, sign in text:gmatch("([%w_]*)([^%w_]?)") do
        if word ~= "" then pattern[#pattern + 1] = word end
        if sign:find("%S") then pattern[#pattern + 1] = "%" .. sign end
    end
    return table.concat(pattern, "[%s`]*")
end

-- The texts with one misprint mended, and how often it was there.
local function mend_one(texts, erratum)
    local count, fresh = 0, {}
    local printed, corrected = quotation(erratum.printed), erratum.corrected:gsub("%%", "%%%%")
    for k, text in ipairs(texts) do
        local here
        fresh[k], here = text:gsub(printed, corrected)
        count = count + here
    end
    return fresh, count
end

--- The texts, one after another in a section, with its misprints mended.
-- @param section its number in the transcription
-- @param subject of the misprints
-- @param result of the comparison: its transcription, if there is one, and version
-- @param add function(finding without kind and section), for each misprint that is printed or printed as it should be
function misprints.mend(texts, section, subject, result, add)
    for _, erratum in ipairs(result.transcription and result.transcription.errata.misprints or {}) do
        if erratum.section == section and erratum.subject == subject and erratum.corrected
            and versions.holds(erratum, result) then
            local fresh, count = mend_one(texts, erratum)
            if count > 0 then
                add({ status = "known misprint", id = erratum.id, subject = subject, detail = erratum.fault })
            elseif table.concat(texts, "\n"):find(quotation(erratum.corrected)) then
                add({ status = "reworded", subject = subject, detail = "mended as erratum " .. erratum.id .. " says" })
            end
            texts = fresh
        end
    end
    return texts
end

return misprints
