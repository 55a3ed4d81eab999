-- SPDX-License-Identifier: MIT
-- Writes what simulators read, FOLDER/sv/* and FOLDER/dpi/mmaref_arithmetic_fields.h, from mmaref.h, from the
-- headers in FOLDER that it includes, and from generator/spec.
--   lua5.4 port/dpi/write_interface.lua FOLDER [UNIT]
-- of the tables of generator/spec, or of those of UNIT/unit.lua.
local here = arg[0]:match("^(.*)/") or "."
local root = here .. "/../.."
package.path = here .. "/?.lua;" .. root .. "/generator/?.lua;" .. package.path
local files = require("base.files")
local model = require("model.model")
local system_verilog = require("system_verilog")

local texts = {
    ["sv/mmaref_ids.svh"] = system_verilog.ids,
    ["sv/mmaref_cover.svh"] = system_verilog.cover,
    ["sv/mmaref_cover.sv"] = system_verilog.cover_properties,
    ["sv/mmaref_instructions.svh"] = system_verilog.instructions,
    ["dpi/mmaref_arithmetic_fields.h"] = system_verilog.fields,
}

local function main(folder, unit)
    if not folder then error("usage: lua5.4 port/dpi/write_interface.lua FOLDER [UNIT]", 0) end
    local headers = { ids = files.read(folder .. "/mmaref_ids.h"),
        arithmetic = files.read(folder .. "/mmaref_arithmetic.h"), public = files.read(root .. "/src/mmaref.h") }
    local own = unit and { folder = unit, tables = folder }
    local built = model.build(root .. "/generator/spec", nil, nil, nil, nil, own)
    for _, name in ipairs({ "sv", "dpi" }) do files.make_folder(folder .. "/" .. name) end
    for path, text in pairs(texts) do files.write(folder .. "/" .. path, text(headers, built)) end
end

local fine, message = pcall(main, arg[1], arg[2])
if not fine then
    io.stderr:write("write_interface: ", message, "\n")
    os.exit(1)
end
