-- SPDX-License-Identifier: MIT
-- The constants and the arithmetic block of the C headers, again for SystemVerilog. The headers
-- themselves are the source, so that a name or a field that changes there changes here too.
local c_text = require("c_text")
local fields = require("fields")
local tables = require("tables")

local system_verilog = {}

-- What only callers in C need, or the core.
local private = { "^MMAREF_QUALIFIER", "^MMAREF_CLASS", "^MMAREF_ARITHMETIC_CLASSES", "^MMAREF_TEXT_MAX",
    "^MMAREF_STRIDE_DEFAULT", "^MMAREF_NODISCARD", "^MMAREF_TRAIT" }

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
    if name:find("_HASH$") then return { "localparam bit [31:0] " .. name, ("= 32'h%08x;"):format(number(name, text)) } end
    return { "localparam int " .. name, ("= %d;"):format(number(name, text)) }
end

--- The enumerations of a header, each the text of its constants.
function system_verilog.enumerations(header)
    local lists = {}
    for body in header:gmatch("enum (%b{})") do
        local list = {}
        for entry in body:gsub("/%*.-%*/", ""):gmatch("[^{},]*%w[^{},]*") do
            local name, text = entry:match("^%s*(MMAREF_[%w_]+)%s*=%s*(.-)%s*$")
            if not name then error("a constant without a number: " .. entry, 0) end
            if not is_private(name) then list[#list + 1] = constant(name, text) end
        end
        if #list > 0 then lists[#lists + 1] = c_text.align(list, "") end
    end
    return lists
end

-- The macros of a header that stand for numbers.
local function macros(header)
    local list = {}
    for name, text in header:gmatch("#define (MMAREF_[%w_]+) ([^\n/]+)") do
        -- Those that stand for code, such as attributes, are of C alone.
        local is_number = text:find("^[%d(]")
        if is_number and not is_private(name) then list[#list + 1] = constant(name, text) end
    end
    return c_text.align(list, "")
end

-- The macros of mmaref_ids.h that a test bench has use for.
local function public(ids)
    local lines = ""
    for _, name in ipairs({ "REGISTERS_MAX", "PTX_ISA", "TABLES_HASH" }) do
        lines = lines .. ids:match("#define MMAREF_" .. name .. " [^\n]+\n")
    end
    return lines
end

-- Bits of an element of a type.
local function width(formats)
    local rows = {}
    for k, format in ipairs(formats) do
        if not format.container then
            rows[k] = { c_text.token(format.name) .. ":", ("return %d;"):format(format.width) }
        end
    end
    return "function automatic int mmaref_width(input int word);\n    case (word)\n" .. c_text.align(rows, "        ")
        .. "\n        default: return 0;\n    endcase\nendfunction\n"
end

local function guarded(name, text)
    return ("`ifndef %s\n`define %s\n\n%s\n`endif\n"):format(name, name, text)
end

local function unused(text)
    return "/* verilator lint_off UNUSEDPARAM */\n" .. text .. "\n/* verilator lint_on UNUSEDPARAM */\n"
end

function system_verilog.ids(built)
    local ids = tables.ids(built)
    local lists = system_verilog.enumerations(ids .. fields.header(built) .. built.header)
    lists[#lists + 1] = macros(fields.header(built) .. built.header .. public(ids))
    return c_text.header("The constants of mmaref.h and mmaref_ids.h, and the arithmetic block.",
        { "src/mmaref.h", "generator/spec" }) .. "\n" .. guarded("MMAREF_IDS_SVH",
        unused(table.concat(lists, "\n\n"))
        .. "\n// How floating-point products are summed: mmaref_arithmetic of mmaref.h.\n" .. fields.struct(built)
        .. "\n// Bits of an element of a type (MMAREF_TYPE_...) in registers and vectors; 0: no type.\n"
        .. width(built.formats))
end

function system_verilog.instructions(built)
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

return system_verilog
