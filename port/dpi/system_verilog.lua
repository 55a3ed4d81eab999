-- SPDX-License-Identifier: MIT
-- The constants of the C headers and the arithmetic block in SystemVerilog. They are read from the headers: a name that
-- changes there changes here too.
local c_text = require("tables.c_text")
local fields = require("tables.fields")

local system_verilog = {}

-- What only callers in C need, or the core.
local private = { "^MMAREF_QUALIFIER", "^MMAREF_CLASS", "^MMAREF_ARITHMETIC_CLASSES", "^MMAREF_TEXT_MAX",
    "^MMAREF_STRIDE_DEFAULT", "^MMAREF_SENTENCE_MAX", "^MMAREF_NODISCARD", "^MMAREF_TRAIT", "^MMAREF_TEST_" }

local function is_private(name)
    for _, pattern in ipairs(private) do
        if name:match(pattern) then return true end
    end
    return false
end

-- An integer constant of C: 12, 0x80u, (-32767 - 1).
local function number(name, text)
    local read = load("return " .. text:gsub("(%x)[uUlL]+", "%1"), "=" .. name, "t", {})
    local fine, value = pcall(read or error)
    return fine and math.tointeger(value) or error(("%s: '%s' is no number"):format(name, text), 0)
end

-- Not every 32-bit pattern is an int of SystemVerilog.
local function constant(name, text)
    if name:find("_HASH$") then
        return { "localparam bit [31:0] " .. name, ("= 32'h%08x;"):format(number(name, text)) }
    end
    return { "localparam int " .. name, ("= %d;"):format(number(name, text)) }
end

-- The type of an enumeration of more bits or fewer than an int: those of members of packed structs, and of masks.
local bases = { mmaref_type_e = "bit [31:0]", mmaref_cover_e = "bit [31:0]" }

-- The words of fields are as wide as the members of mmaref_arithmetic_t.
local function base_of(type, words)
    return bases[type] or words[type] and "bit signed [31:0]" or "int"
end

--- The type to which a constant belongs: mmaref_round_e of MMAREF_ROUND_UP; nil where it is of none.
function system_verilog.type_of(name)
    if name == "MMAREF_OK" or name:find("^MMAREF_E_") then return "mmaref_status_e" end
    local word = name:match("^MMAREF_(%w+)_")
    return word and "mmaref_" .. word:lower() .. "_e"
end

-- The constants { name, number } of one enumeration of C, in the types that they belong to, and what belongs to none.
local function declare(list, words, lists)
    local order, of, alone = {}, {}, {}
    for _, entry in ipairs(list) do
        local type = system_verilog.type_of(entry[1])
        if not type then
            alone[#alone + 1] = constant(entry[1], entry[2])
        else
            if not of[type] then of[type], order[#order + 1] = {}, type end
            table.insert(of[type], { entry[1], ("= %d"):format(number(entry[1], entry[2])) })
        end
    end
    for _, type in ipairs(order) do
        for k, row in ipairs(of[type]) do row[2] = row[2] .. (k < #of[type] and "," or "") end
        lists[#lists + 1] = ("typedef enum %s {\n%s\n} %s;"):format(base_of(type, words), c_text.align(of[type]), type)
    end
    if #alone > 0 then lists[#lists + 1] = c_text.align(alone, "") end
end

-- The constants of an enumeration of C.
local function entries_of(body)
    local list = {}
    for entry in body:gsub("/%*.-%*/", ""):gmatch("[^{},]*%w[^{},]*") do
        local name, text = entry:match("^%s*(MMAREF_[%w_]+)%s*=%s*(.-)%s*$")
        if not name then error("a constant without a number: " .. entry, 0) end
        if not is_private(name) then list[#list + 1] = { name, text } end
    end
    return list
end

--- The enumerations of a header, each the text of its types and constants.
-- @param macros of constants that belong to such a type too, but are macros in C: { name, text }
-- @param words set of types that are those of fields
function system_verilog.enumerations(header, macros, words)
    local lists = {}
    for body in header:gmatch("enum (%b{})") do
        local list, types = entries_of(body), {}
        for _, entry in ipairs(list) do types[system_verilog.type_of(entry[1]) or ""] = true end
        for _, macro in ipairs(macros or {}) do
            if types[system_verilog.type_of(macro[1])] then list[#list + 1] = macro end
        end
        declare(list, words or {}, lists)
    end
    return lists
end

-- The macros of a header that stand for numbers: { name, text }.
local function macros(header)
    local list = {}
    for name, text in header:gmatch("#define (MMAREF_[%w_]+) ([^\n/]+)") do
        -- Those that stand for code, such as attributes, are of C alone.
        local is_number = text:find("^[%d(]")
        if is_number and not is_private(name) then list[#list + 1] = { name, text } end
    end
    return list
end

-- Those that are constants of a type, and the text of the others.
local in_types = { MMAREF_TYPE_OWN = true, MMAREF_COVER_INFINITY = true }
local function divided(list)
    local typed, rows = {}, {}
    for _, macro in ipairs(list) do
        if in_types[macro[1]] then typed[#typed + 1] = macro else rows[#rows + 1] = constant(macro[1], macro[2]) end
    end
    return typed, c_text.align(rows, "")
end

-- The macros of mmaref_ids.h that a test bench has use for.
local function public(ids)
    local lines = ""
    for _, name in ipairs({ "LANES", "REGISTERS_MAX", "PTX_ISA", "TABLES_HASH" }) do
        lines = lines .. ids:match("#define MMAREF_" .. name .. " [^\n]+\n")
    end
    return lines
end

-- Bits of an element of a type.
local function width(formats)
    local rows = {}
    for _, format in ipairs(formats) do
        if not format.container then
            rows[#rows + 1] = { c_text.token(format.name) .. ":", ("return %d;"):format(format.width) }
        end
    end
    return "function automatic int mmaref_width(input mmaref_type_e word);\n    case (word)\n"
        .. c_text.align(rows, "        ") .. "\n        default: return 0;\n    endcase\nendfunction\n"
end

local function guarded(name, text)
    return ("`ifndef %s\n`define %s\n\n%s\n`endif\n"):format(name, name, text)
end

local function unused(text)
    return "/* verilator lint_off UNUSEDPARAM */\n" .. text .. "\n/* verilator lint_on UNUSEDPARAM */\n"
end

-- The corners of a dot product: { name, number of the bit }.
local function corners(header)
    local list = {}
    for name, text in header:gmatch("MMAREF_COVER_(%u[%w_]*) ?=? (0x%x+)") do
        list[#list + 1] = { name:lower(), math.tointeger(math.log(number(name, text), 2)) }
    end
    table.sort(list, function(a, b) return a[2] < b[2] end)
    return list
end

-- "cancellation tie": the corners of a mask in words.
local function corner_names(list)
    local rows = {}
    for k, corner in ipairs(list) do
        rows[k] = ('    if (mask[%d]) names = {names, names == "" ? "" : " ", "%s"};'):format(corner[2], corner[1])
    end
    return ("function automatic bit [31:0] mmaref_corners_all();\n    return 32'h%08x;\nendfunction\n\n")
        :format((1 << list[#list][2] + 1) - 1)
        .. "// The corners of a mask in words, \"cancellation tie\"; \"\" for none.\n"
        .. "function automatic string mmaref_corner_names(input bit [31:0] mask);\n"
        .. ("    string names = mask[31:%d] == 0 ? \"\" : \"unknown\";\n"):format(list[#list][2] + 1)
        .. table.concat(rows, "\n") .. "\n    return names;\nendfunction\n"
end

-- The type of SystemVerilog of a field that has words, mmaref_round_e; nil of numbers and of bits.
local function enumeration_type(field)
    return field.words and field.words:lower():gsub("_$", "_e") or nil
end

--- The packed struct of SystemVerilog, of a list of fields.
function system_verilog.struct(list)
    local rows = {}
    for k, field in ipairs(list) do
        rows[k] = { enumeration_type(field) or "bit signed [31:0]", field.name .. ";", "// " .. field.about }
    end
    return "typedef struct packed {\n" .. c_text.align(rows) .. "\n} mmaref_arithmetic_t;\n"
end

--- sv/mmaref_ids.svh
-- @param headers { ids, arithmetic, public }: texts of mmaref_ids.h, mmaref_arithmetic.h and mmaref.h
-- @param built the generator's model
function system_verilog.ids(headers, built)
    local words = {}
    for _, field in ipairs(built.fields) do words[enumeration_type(field) or ""] = true end
    local typed, others = divided(macros(headers.arithmetic .. headers.public .. public(headers.ids)))
    local lists = system_verilog.enumerations(headers.ids .. headers.arithmetic .. headers.public, typed, words)
    local declared = {}
    for _, text in ipairs(lists) do
        local type = text:match("} (mmaref_%w+_e);$")
        if type and declared[type] then error(type .. ": two enumerations of C have this name in SystemVerilog", 0) end
        declared[type or ""] = true
    end
    lists[#lists + 1] = others
    return c_text.header("The constants of mmaref.h and mmaref_ids.h, and the arithmetic block.",
        { "src/mmaref.h", "generator/spec" }) .. "\n" .. guarded("MMAREF_IDS_SVH",
        unused(table.concat(lists, "\n\n"))
        .. "\n// How floating-point products are summed: mmaref_arithmetic of mmaref.h.\n"
        .. system_verilog.struct(built.fields)
        .. "\n// Bits of an element of a type (MMAREF_TYPE_...) in registers and vectors; 0: no type.\n"
        .. width(built.formats)
        .. "\n// The mask of all corners.\n"
        .. corner_names(corners(headers.public)))
end

--- sv/mmaref_cover.svh
function system_verilog.cover(headers)
    local rows = {}
    for k, corner in ipairs(corners(headers.public)) do
        rows[k] = { corner[1] .. ":", ("coverpoint mask[%d] { bins reached = {1'b1}; }"):format(corner[2]) }
    end
    return c_text.header("A point for each numeric corner, MMAREF_COVER_... of mmaref.h.", { "src/mmaref.h" })
        .. "\n" .. guarded("MMAREF_COVER_SVH", "// Sampled with what mmaref_coverage or mmaref_dot_add tell.\n"
            .. "covergroup mmaref_corners with function sample(bit [31:0] mask);\n    option.per_instance = 1;\n"
            .. c_text.align(rows) .. "\nendgroup\n")
end

--- sv/mmaref_cover.sv
function system_verilog.cover_properties(headers)
    local rows, highest = {}, 0
    for k, corner in ipairs(corners(headers.public)) do
        rows[k] = { corner[1] .. ":", ("cover property (@(posedge clk) mask[%d]);"):format(corner[2]) }
        highest = math.max(highest, corner[2])
    end
    return c_text.header("A cover property for each numeric corner, MMAREF_COVER_... of mmaref.h.", { "src/mmaref.h" })
        .. "\n// `mask` has what mmaref_coverage or mmaref_dot_add tell, a clock for each result, and 0 in others.\n"
        .. ("module mmaref_cover (input logic clk, input bit [%d:0] mask);\n"):format(highest)
        .. c_text.align(rows)
        .. "\n`ifdef MMAREF_COVERAGE_SAVED // the main program of verilator --binary saves none\n"
        .. '    final $c("Verilated::threadContextp()->coveragep()->write(\\"coverage.dat\\");");\n`endif\nendmodule\n'
end

--- sv/mmaref_instructions.svh
function system_verilog.instructions(_, built)
    local rows, seen = {}, {}
    for k, text in ipairs(built.strings) do
        local name = c_text.name("MMAREF_INSTRUCTION_", text)
        assert(not seen[name], name .. " stands for two instructions")
        seen[name] = true
        rows[k] = ("localparam int %s = %d;"):format(name, k - 1)
    end
    return c_text.header("Numbers of instructions; mmaref_instruction() finds one by its text.", { "generator/spec" })
        .. "\n" .. guarded("MMAREF_INSTRUCTIONS_SVH", unused(table.concat(rows, "\n")))
end

--- dpi/mmaref_arithmetic_fields.h
function system_verilog.fields(_, built)
    local list = {}
    for k, field in ipairs(built.fields) do
        list[k] = ("    FIELD(%s, %s)"):format(fields.member_type(field), field.name)
    end
    return c_text.header("The members of mmaref_arithmetic in the order of mmaref_arithmetic_t.",
            { "generator/spec/arithmetic_fields.lua" })
        .. ("\n#define MMAREF_ARITHMETIC_FIELDS %d\n#define MMAREF_EACH_ARITHMETIC_FIELD(FIELD) \\\n"):format(#list)
        .. table.concat(list, " \\\n") .. "\n"
end

return system_verilog
