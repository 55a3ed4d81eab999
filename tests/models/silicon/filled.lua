-- SPDX-License-Identifier: MIT
-- Reads vectors that a GPU has filled in: cases with their labels, and who filled them in.

local vectors = require "reference.vectors"

local filled = {}

local LABELS = { probe = true, layout = true, bulk = true, stream = true }

-- Line of a case's `insn` -> words of the label before it; provenance: comment lines of the head.
local function comments(path)
  local labels, provenance, number, label = {}, {}, 0, nil
  for line in io.lines(path) do
    number = number + 1
    local kind, rest = line:match("^# (%a+):? ?(.*)$")
    if LABELS[kind] then
      label = { kind }
      for w in rest:gmatch("%S+") do label[#label + 1] = w end
    elseif kind and not next(labels) then provenance[#provenance + 1] = line:sub(3)
    elseif line:find("^insn ") then
      labels[number], label = label or {}, nil
    end
  end
  return labels, provenance
end

-- Calls visit(case, label) for each case of a file; returns the lines of provenance.
function filled.each(path, visit)
  local labels, provenance = comments(path)
  for given in vectors.cases(path) do visit(given, labels[given.line]) end
  return provenance
end

return filled
