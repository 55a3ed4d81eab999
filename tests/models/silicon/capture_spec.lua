-- SPDX-License-Identifier: MIT
-- The host program on stub/runtime.cpp instead of a GPU.

local here = debug.getinfo(1, "S").source:match("^@(.*/)") or "./"
package.path = here .. "../?.lua;" .. package.path

local filled = require "silicon.filled"
local program = require "silicon.program"
local registers = require "silicon.registers"
local targets = require "silicon.targets"
local tools = require "silicon.stub.tools"

local TARGET <const> = "sm_120a"

local folder, clean = tools.scratch()
teardown(clean)

local function compile(path, source)
  local name = source:match("([^/]+)%.%a+$")
  tools.run(tools.CLANG .. ("--cuda-host-only -c -o %s/%s.o %s"):format(path, name, source))
end

local function build()
  local path = tools.write_program(folder, TARGET)
  for _, file in ipairs(program.files(TARGET)) do
    if file[1]:find("%.cu$") then compile(path, path .. "/" .. file[1]) end
  end
  compile(path, "tests/models/silicon/capture/device.cu")
  compile(path, "tests/models/silicon/stub/runtime.cpp")
  tools.run(("g++ -std=c++11 -Wall -Wextra -Werror -fsanitize=address,undefined -Itests/models/silicon/capture "
    .. "-o %s/capture tests/models/silicon/capture/main.cpp tests/models/silicon/capture/text.cpp %s/tables.cpp %s/*.o")
    :format(path, path, path))
  return path .. "/capture"
end

local INPUTS = { "a", "b", "c", "e", "scale_a", "scale_b", "address", "r" }

-- The hash of stub/runtime.cpp.
local function stand_in_hash(given)
  local hash = 2166136261
  local function mix(word) hash = (hash ~ word) * 16777619 & 0xFFFFFFFF end
  for _, key in ipairs(INPUTS) do
    for _, word in ipairs(given[key] or {}) do mix(word) end
  end
  for _, byte in ipairs(given.memory or {}) do mix(byte) end
  local a, b = given.select_a or { 0, 0 }, given.select_b or { 0, 0 }
  for _, word in ipairs { given.p or 0, given.stride or 0xFFFFFFFF, given.f or 0, a[1], a[2], b[1], b[2] } do
    mix(word)
  end
  return hash
end

-- The result is what the stand-in makes of `before`; everything else is as it was.
local function check_case(before, given)
  local key, hash = registers.of(given.insn).result, stand_in_hash(before)
  local list = assert(given[key], key)
  for i = 1, #list do
    local want = hash + i - 1 & (key == "memory_out" and 0xFF or 0xFFFFFFFF)
    if list[i] ~= want then assert.equal(want, list[i], given.insn) end
  end
  given[key], given.line, before.line = nil, nil, nil
  assert.same(before, given)
end

describe("the host program", function()
  local capture, operands = nil, folder .. "/operands.vec"

  setup(function()
    capture = build()
    tools.run(("lua5.4 tests/models/silicon/operands.lua %s stream 1 > %s"):format(TARGET, operands))
  end)

  it("lists its instructions", function()
    local listed, known = tools.lines_of(tools.run(capture .. " --list")), targets.instructions(TARGET)
    table.sort(listed)
    table.sort(known)
    assert.equal(table.concat(known, "\n"), table.concat(listed, "\n"))
  end)

  it("hands over every number of every case and writes the result beside it", function()
    local path = folder .. "/silicon.vec"
    assert.equal("1086 run, 0 not run, 0 passed over\n",
      tools.run(("%s --date today < %s > %s"):format(capture, operands, path)))
    local before, cases = {}, 0
    filled.each(operands, function(given) before[#before + 1] = given end)
    local provenance = filled.each(path, function(given)
      cases = cases + 1
      check_case(before[cases], given)
    end)
    assert.equal(#before, cases)
    assert.equal("gpu: stand-in, compute capability 1.2", provenance[2])
    assert.truthy(provenance[3]:find("^driver: CUDA 12%.3; "))
    assert.same({ "runtime: CUDA 12.4", "compiler: nvcc 1.2.3", "date: today" }, { table.unpack(provenance, 4, 6) })
    assert.truthy(provenance[7]:find("^operands: "))
  end)

  it("replaces a result that is there", function()
    local again = tools.run(("%s --date today < %s/silicon.vec 2> /dev/null"):format(capture, folder))
    local cut = "\ninsn.*$"
    assert.equal(tools.load(folder .. "/silicon.vec"):match(cut), again:match(cut))
  end)

  it("passes over what it cannot run, and says so", function()
    local path = folder .. "/bad.vec"
    tools.save(path, "mmavec 1\ninsn no.such\na 0\nend\ninsn movmatrix.sync.aligned.m8n8.trans.b16\na 0 1\nend\n")
    local text, status = tools.output_of(("%s --date today < %s"):format(capture, path))
    assert.equal(1, status)
    assert.truthy(text:find("# not run: no kernel for sm_120a\ninsn no.such", 1, true))
    assert.truthy(text:find("# not run: missing or malformed: a\n", 1, true))
  end)

  it("refuses what is no vector file, and a machine without a GPU", function()
    for _, command in ipairs { "echo hello | %s --date x", "printf 'mmavec 1\\ninsn x\\n' | %s --date x",
      "NO_GPU=1 %s --date x < /dev/null", "%s" } do
      assert.equal(2, select(2, tools.output_of(command:format(capture))), command)
    end
  end)
end)
