-- SPDX-License-Identifier: MIT
-- Dot products under custom arithmetic, drawn at random and computed by the reference, one a line:
--   lua tests/models/reference/dot_random.lua COUNT SEED [FIELD]...
--   lua tests/models/reference/dot_random.lua fields
-- prints  A B C D COUNT RANDOM a... b... c EXPECTED CORNERS BLOCK  or the names of fields. FIELD is one of those of
-- dot_blocks.lua that every case has; all in turn without. Types are words, patterns hexadecimal.
--   COUNT     with scale factors COUNT:TYPE:LENGTH:A:B, those of A and of B as bytes in hexadecimal
--   RANDOM    - where the call has no random word
--   EXPECTED  the pattern of D; "illegal" where the call is refused; or "fixed:" and what mmaref_dot_fixed gives:
--             "illegal"; EXPONENT:WORDS:HEX, the number in two's complement, EXPONENT * where nothing sets it; or, in
--             the place of HEX, inf, -inf or nan
--   CORNERS   CORNERS:FLAGS, those that corners.lua tells; - where it does not

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local blocks = require "reference.dot_blocks"
local compute = require "reference.dot_case"
local draw = require "reference.dot_draw"
local stream = require "reference.stream"

local function joined(list, pattern, between)
  local words = {}
  for k, bits in ipairs(list) do words[k] = pattern:format(bits) end
  return table.concat(words, between)
end

local function count_text(case)
  local is = case.scale
  if not is then return #case.a end
  return ("%d:%s:%d:%s:%s"):format(#case.a, is.type, is.length, joined(is.a, "%02x", ""), joined(is.b, "%02x", ""))
end

local function write(case)
  local expected, seen = compute(case)
  local random = case.random and ("%x"):format(case.random) or "-"
  print(("%s %s %s %s %s %s %s %s %x %s %s %s"):format(case.a_type, case.b_type, case.c_type, case.d_type,
    count_text(case), random, joined(case.a, "%x", " "), joined(case.b, "%x", " "), case.c, expected, seen, case.block))
end

if arg[1] == "fields" then
  print(table.concat(blocks.NAMES, "\n"))
  os.exit()
end
local fields = #arg > 2 and table.move(arg, 3, #arg, 1, {}) or blocks.NAMES
local next = stream.generator("dot " .. arg[2])
for i = 1, tonumber(arg[1]) do write(draw(next, fields[(i - 1) % #fields + 1])) end
