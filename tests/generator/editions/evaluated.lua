-- SPDX-License-Identifier: MIT
-- The comparison of listings, with a memory: all styles of an edition print the same ones, and each is evaluated once.
local formulas = require("edition.formulas")
local listings = require("edition.listings")

local compare, verdicts = formulas.compare, {}
function formulas.compare(record, text)
  local key = record.name .. "\n" .. listings.squashed(text)
  verdicts[key] = verdicts[key] or table.pack(compare(record, text))
  return table.unpack(verdicts[key], 1, 3)
end
