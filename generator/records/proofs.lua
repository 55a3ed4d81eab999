-- SPDX-License-Identifier: MIT
-- Fragments that are proved alone: those of generator/proofs, and of a file that somebody else has written.
local capacity = require("records.capacity")
local check = require("base.check")
local layouts = require("formulas.layouts")
local nearest = require("base.nearest")
local prove = require("formulas.prove")

local proofs = {}

local CERTAINTIES = { "stated", "replayed", "inferred" }
local file_keys = { document = "word", section = "word", title = "word", fragments = "list" }
-- Those of spec/fragments, and how certain a record is and what tables lack beside its layout.
local keys = { name = "word", operand = "word", types = "list", rows = "integer", columns = "integer",
    elements = "integer", lanes = "integer?", formula = "word?", basis = "table?", products = "integer?",
    product = "word?", copies = "integer?", selectors = "integer?", section = "word?", certainty = "word?",
    evidence = "word?", needs = "word?", figures = "list?", shared = "list?", figure_only = "boolean?", chips = "word?",
    layout = "word?", granularity = "word?", kind = "word?", stored = "integer?", stored_formula = "word?",
    stored_evidence = "word?" }

-- A record as a line: what is proved, what tables do not hold, and what it needs besides.
local function line_of(record)
    local line, lack = prove.text(record), capacity.lack(record, {})
    local WHY = "; tables do not hold it: "
    if lack then line = line .. (line:find(WHY, 1, true) and "; " or WHY) .. lack end
    return record.needs and ("%s; it needs %s"):format(line, record.needs) or line
end

--- Proves the fragments of a file one after the other.
-- @param seen in generator/proofs, the file of each name so far: there a record has evidence and a name of its own
-- @return { line of a proof, ... }, { line of a fault, ... }
function proofs.of_file(path, seen)
    local section, lines, faults = check.load(path), {}, {}
    check.record(path, section, file_keys)
    for k, record in ipairs(section.fragments) do
        local fine, line = pcall(function()
            local name = type(record) == "table" and record.name or ""
            local where = ("%s, fragment %d (%s)"):format(path, k, tostring(name))
            check.record(where, record, keys)
            if seen then
                if not record.evidence then check.fail(where, "'evidence' is missing") end
                nearest.position(where, "certainty", record.certainty or "", CERTAINTIES)
                if seen[name] then check.fail(where, "it is in %s already", seen[name]) end
                seen[name] = path
            end
            return line_of(setmetatable(record, { __index = { document = section.document, section = section.section,
                file = path, figure_only = seen and true } }))
        end)
        table.insert(fine and lines or faults, line)
    end
    return lines, faults
end

--- Proves the files of a folder.
-- @return how many layouts, how many files
-- @raise every fault, one a line
function proofs.of_folder(folder)
    local count, faults, seen, paths = 0, {}, {}, layouts.sorted_files(folder)
    for _, path in ipairs(paths) do
        local lines, of_file = proofs.of_file(path, seen)
        count = count + #lines
        table.move(of_file, 1, #of_file, #faults + 1, faults)
    end
    if #faults > 0 then error(table.concat(faults, "\n"), 0) end
    return count, #paths
end

return proofs
