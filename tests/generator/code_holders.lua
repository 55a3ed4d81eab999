-- SPDX-License-Identifier: MIT
-- Holds the rules of spec/facts.lua that are lines of the library: each holder reads a value from the C text.
local held = require("edition.held")

-- What a pattern captures in the one file that it fits.
local function captured(code, pattern)
  local found, where
  for name, text in pairs(code) do
    local values = table.pack(text:match(pattern))
    if values[1] then
      if found then error(("%s and %s have both: %s"):format(name, where, pattern), 0) end
      found, where = values, name
    end
  end
  if not found then error("src has no line that fits: " .. pattern, 0) end
  return table.unpack(found, 1, found.n)
end

local roundings = { NEAREST_EVEN = "to nearest even", ZERO = "towards zero", DOWN = "towards negative infinity",
  UP = "towards positive infinity" }

-- A C expression of whole numbers as a function of its names.
local function function_of(expression, ...)
  local text = expression:gsub("&&", " and "):gsub("||", " or "):gsub("!=", "~=")
  return assert(load(("local %s = ... return %s"):format(table.concat({ ... }, ", "), text), "=src", "t", {}))
end

-- How many scale factors a row has, by the word of the instruction.
local function factors(model, code, word)
  captured(code, "return %(uint8_t%)%((1)u << %(token %- MMAREF_TOKEN_SCALE_VEC_1X%)%);")
  return 1 << model.words.number["scale_vec::" .. word] - model.words.number["scale_vec::1X"]
end

-- The byte-ids that are taken.
local function byte_ids(model, code, word)
  local limit = captured(code, "if %(byte >= (%d+) || %(byte & %(mmaref_scale_vector%(&work%->row%) %- 1%)%) != 0%)")
  return held.numbers_to(limit - 1, factors(model, code, word))
end

-- Whether a nibble of metadata is taken: of a chunk of two, ordered, of others.
local function metadata_rules(code)
  local low, high, of_two, ordered, others = captured(code, "unsigned first = ([^,;]+), second = ([^,;]+);.-if %(length == 2%) {%s*return ([^;]-);%s*}%s*return ordered %? ([^;:]-) : ([^;]-);")
  local first, second = function_of(low, "nibble"), function_of(high, "nibble")
  local function rule_of(expression)
    local rule = function_of(expression, "first", "second")
    return function(nibble) return rule(first(nibble), second(nibble)) end
  end
  return { two = rule_of(of_two), ordered = rule_of(ordered), others = rule_of(others) }
end

local function nibbles(taken)
  local list = {}
  for nibble = 0, 15 do
    if taken(nibble) then
      local bits = ""
      for bit = 3, 0, -1 do bits = bits .. (nibble >> bit & 1) end
      list[#list + 1] = "0b" .. bits
    end
  end
  return list
end

-- ---- Holders ------------------------------------------------------------------------------------------

-- name -> function(model, the words it is asked, code): the value, written as a rule has it
return {
  ["default size"] = function(_, words, code)
    local of_mxf8f6f4, of_others = captured(code, "== MMAREF_TOKEN_KIND_MXF8F6F4 %? (%d) : (%d);")
    return (words[1] == "kind::mxf8f6f4" and of_mxf8f6f4 or of_others) .. "x"
  end,
  ["scale factors"] = function(model, words, code) return tostring(factors(model, code, words[1])) end,
  ["byte-ids"] = function(model, words, code)
    local list = byte_ids(model, code, words[1])
    return list == "0" and "zero" or list
  end,
  ["selectors of scale"] = function(model, words, code)
    local bytes, lists = byte_ids(model, code, words[1]), {}
    for _, name in ipairs({ "m16.scale_a.ue8m0", "n8.scale_b.ue8m0" }) do
      lists[#lists + 1] = bytes
      if words[2] == "threads" then lists[#lists + 1] = held.numbers_to(held.record_of(model, name).selectors - 1) end
    end
    return table.concat(lists, " ")
  end,
  ["bytes of byte-id"] = function(model, words, code)
    local first = tonumber(words[2])
    return held.halves(first, first + factors(model, code, words[1]) - 1)
  end,
  ["width of selectors"] = function(_, _, code)
    return captured(code, "uint(%d+)_t byte_id_a, thread_id_a;")
  end,
  ["overflow"] = function(_, words, code)
    captured(code, "uint32_t (wrapped) = c %+ %(uint32_t%)sum;.-%s+return wrapped;\n}")
    return ({ verb = "wraps", participle = "wrapped" })[words[1] ]
  end,
  ["clamp"] = function(_, words, code)
    local largest = captured(code, "if %(saturate && overflow%) {%s*return (0x%x+)u %+ %(c >> 31%);")
    local bits = 1
    while (1 << bits - 1) - 1 < tonumber(largest) do bits = bits + 1 end
    return words[1] == "least" and "min_int" .. bits or bits .. " bit signed"
  end,
  ["rounding"] = function(_, words, code)
    return roundings[captured(code, "case MMAREF_TOKEN_" .. words[1]:upper() .. ":%s*return MMAREF_ROUND_([%u_]+);")]
  end,
  ["unit of stride"] = function(_, _, code) return captured(code, "if %(stride %% (elements) != 0%)") end,
  ["metadata"] = function(_, words, code)
    local rules = metadata_rules(code)
    local function invalid(nibble) return not rules.others(nibble) end
    local list = nibbles(words[1] == "invalid" and invalid or rules[words[1] ])
    if words[1] == "two" then return list[2] .. " and " .. list[1] end
    return table.concat(list, " ")
  end,
  ["order of indices"] = function(_, _, code)
    local ordered, ascends = metadata_rules(code).ordered, true
    for nibble = 0, 15 do ascends = ascends and ordered(nibble) == (nibble & 3 < nibble >> 2) end
    return ascends and "increasing order starting from lsb" or "another order"
  end,
}
