-- SPDX-License-Identifier: MIT
-- The operand tables of an edition, out of the transcription and the known misprints.
local tables = {}

local words = { [1] = "one", [2] = "two", [4] = "four", [8] = "eight", [16] = "sixteen", [32] = "thirty two" }

--- `four`; the digits where the document would have them too.
function tables.spelled(number) return words[number] or tostring(number) end

local function register_of(operand, type_name, width)
  if width == 64 then return "f64" end
  if operand == "c" then return width == 16 and "f16x2" or type_name end
  return "b32"
end

-- a0, a1, ..., a31
local function element_list(operand, count)
  local list = {}
  for index = 0, math.min(count, 8) - 1 do list[#list + 1] = operand .. index end
  if count > 8 then list = { operand .. 0, operand .. 1, "...", operand .. (count - 1) } end
  return table.concat(list, ", ")
end

local function row_of(record, types, width)
  local register = register_of(record.operand, types[1], width)
  local bits = register == "f64" and 64 or 32
  return {
    types = types,
    registers = record.elements * width // bits,
    register = register,
    each = bits // width,
    consecutive = record.kind == "sparse_a" and 2 * (bits // width) or nil,
    list = record.kind ~= "sparse_a" and element_list(record.operand, record.elements) or nil,
  }
end

-- What the errata quote takes the place of what the transcription would make.
local function misprinted(made, record, errata)
  for _, erratum in ipairs(errata.misprints) do
    local row = made.rows[#made.rows]
    if erratum.subject == record.name and erratum.section == record.section then
      if erratum.printed:find("^%l0,") then
        row.list = erratum.printed
      elseif erratum.printed:find("type$") then
        made.header = erratum.printed
      else
        row.phrase = erratum.printed
      end
    end
  end
  return made
end

--- The table of a record: accumulators have a row for each type, multiplicands one for all.
function tables.of(record, known)
  local made = { header = "." .. record.operand .. "type", operand = record.operand, rows = {} }
  if record.operand == "c" then
    for k, name in ipairs(record.types) do made.rows[k] = row_of(record, { name }, known.widths[name]) end
  else
    made.rows[1] = row_of(record, { table.unpack(record.types) }, known.widths[record.types[1]])
  end
  return misprinted(made, record, known.errata)
end

--- The sentence of a row.
function tables.sentence(row, operand)
  local phrase = row.phrase
  if not phrase then
    phrase = ("containing %s%s .%s elements%s from matrix %s."):format(
      tables.spelled(row.each),
      row.consecutive and " non-zero" or "",
      table.concat(row.types, " / ."),
      row.consecutive and (" out of %d consecutive elements"):format(row.consecutive) or "",
      operand:upper()
    )
  end
  return ("A vector expression containing %s .%s registers, each %s"):format(
    tables.spelled(row.registers), row.register, phrase)
end

return tables
