-- SPDX-License-Identifier: MIT
-- The script that makes instructions_assembler.tsv, with a stand-in for ptxas.

local function run(environment, strings)
  local path = os.tmpname()
  local file <close> = assert(io.open(path, "w"))
  file:write(table.concat(strings, "\n"), "\n")
  file:close()
  local pipe = io.popen(("%s lua5.4 tests/generator/ask_assembler.lua < %s 2>&1; echo $?"):format(environment, path))
  local text = pipe:read("a")
  pipe:close()
  os.remove(path)
  return text
end

describe("ask_assembler.lua", function()
  it("says where there is no ptxas", function()
    assert.equal("ask_assembler: there is no '/no/ptxas' here: it is in the CUDA toolkit; PTXAS names another one\n2\n",
      run("PTXAS=/no/ptxas", { "movmatrix.sync.aligned.m8n8.trans.b16" }))
  end)

  it("writes the lines of the table", function()
    local wanted, strings, seen = {}, {}, {}
    for line in io.lines("tests/generator/instructions_assembler.tsv") do
      local class, text = line:match("^(%l+)\t([^\t]+)")
      local family = class and class .. text:match("^%l+%.?%l*")
      -- The stand-in knows no more of what is accepted by accident than that it is.
      if class and class ~= "undocumented" and (seen[family] or 0) < 3 then
        seen[family] = (seen[family] or 0) + 1
        wanted[#wanted + 1] = class == "documented" and line or class .. "\t" .. text .. "\t\t"
        strings[#strings + 1] = text
      end
    end
    assert.is_true(#wanted > 30)
    local text = run('PTXAS="lua5.4 tests/generator/stub_ptxas.lua"', strings)
    local got = {}
    for line in text:gmatch("[^\n]+") do
      if not line:find("^#") and line ~= "0" then got[#got + 1] = line end
    end
    assert.truthy(text:find("^# What ptxas 13.0.88 %(PTX ISA 9.0%) said.\n# %d+ documented, %d+ refused, 0 undocumented, %d+ illegal:\n"), text)
    assert.same(wanted, got)
  end)
end)
