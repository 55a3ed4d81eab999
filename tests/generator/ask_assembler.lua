-- SPDX-License-Identifier: MIT
-- Asks ptxas about instruction strings, one a line on standard input, and prints the lines of
-- instructions_assembler.tsv: class, string, lowest PTX ISA version, targets, lowest plain target of the text.
--   lua5.4 tests/generator/ask_assembler.lua < STRINGS    PTXAS names another ptxas
-- A string that cannot be given operands, because no family reads it, is called illegal without being asked.
package.path = "generator/?.lua;tests/models/?.lua;" .. package.path

local editions = require("records.editions")
local registers = require("silicon.registers")
local syntax = require("records.syntax")
local targets = require("records.targets")

local PTXAS <const> = os.getenv("PTXAS") or "ptxas"

local function fail(message)
  io.stderr:write("ask_assembler: ", message, "\n")
  os.exit(2)
end

local function output_of(command)
  local pipe = assert(io.popen(command .. " 2>&1"))
  local text = pipe:read("a")
  return text, pipe:close() or false
end

-- ---- What the assembler takes -----------------------------------------------

local HEAD <const> = [[
.version %s
.target %s
.address_size 64
.visible .entry asked()
{
    .reg .b32 %%r<64>;
    .reg .f32 %%f<64>;
    .reg .f64 %%d<64>;
    .reg .b16 %%h<4>;
    .reg .b64 %%p;
]]
local _, HEAD_LINES <const> = HEAD:gsub("\n", "\n")

local function group(fragment)
  local list = {}
  for k = 0, fragment.count - 1 do list[#list + 1] = ("%%%s%d"):format(fragment.kind, k) end
  return "{" .. table.concat(list, ", ") .. "}"
end

-- The instruction with operands; nil for a string of no known family.
local function statement(text)
  local known, it = pcall(registers.of, text)
  if not known or not it then return nil end
  local parts = {}
  local function add(fragments)
    for _, fragment in ipairs(fragments) do parts[#parts + 1] = group(fragment) end
  end
  if it.result == "memory_out" then parts[1] = "[%p]" end
  add(it.outputs)
  if it.result == "r" then parts[#parts + 1] = "[%p]" end
  add(it.inputs)
  if it.family == "movmatrix" then parts = { "%r0", "%r1" } end
  if it.selectors then
    parts[#parts + 1] = "%r0"
    parts[#parts + 1] = "0x0"
  end
  if it.block_scale then parts[#parts + 1] = "%r0, {%h0, %h1}, %r1, {%h2, %h3}" end
  return text .. " " .. table.concat(parts, ", ") .. ";"
end

local path = os.tmpname()

-- Those of a list of strings that one version and target have. ptxas may stop at any error, so what it names is left
-- out until it is content.
local function accepted(list, version, target)
  local left = list
  while #left > 0 do
    local lines, wrong, kept = {}, {}, {}
    for k, each in ipairs(left) do lines[k] = each.statement end
    local file <close> = assert(io.open(path, "w"))
    file:write(HEAD:format(version, target), table.concat(lines, "\n"), "\n    ret;\n}\n")
    file:close()
    local text, fine = output_of(("%s -arch=%s -o /dev/null %s"):format(PTXAS, target, path))
    if fine then return left end
    for number in text:gmatch("line (%d+); error") do wrong[math.tointeger(number) - HEAD_LINES] = true end
    for k, each in ipairs(left) do
      if not wrong[k] then kept[#kept + 1] = each end
    end
    if #kept == #left then return {} end -- this version or target as such
    left = kept
  end
  return left
end

local spec = dofile("generator/spec/targets.lua")
spec.versions = targets.with_editions(spec.versions, editions.read(dofile("generator/spec/sections.lua")).names)
local rows = dofile("generator/spec/instructions.lua")

-- Versions and targets that this release has.
local function supported()
  local probe, versions, targets, newest = { { statement = "" } }, {}, {}, nil
  for version in spec.versions:gmatch("%S+") do
    for _, target in ipairs(spec.targets) do
      if tonumber(target.ptx) <= tonumber(version) and not target.now and #accepted(probe, version, target.name) == 1 then
        if newest ~= version then versions[#versions + 1], targets, newest = version, {}, version end
        targets[#targets + 1] = target
      end
    end
  end
  return versions, targets
end

-- ---- What is said of it ------------------------------------------------------

local function index(list)
  local of = {}
  for _, row in ipairs(list) do
    for _, text in ipairs(syntax.expand(row)) do of[text] = row end
  end
  return of
end

local function number_of(target) return math.tointeger(target.name:match("%d+")) end

-- "sm_80+" where it is every target from that one on.
local function targets_text(each, targets)
  local names, first, every = {}, nil, true
  for _, target in ipairs(targets) do
    if each.targets[target.name] then
      names[#names + 1], first = target.name, first or target
    elseif first then
      every = false
    end
  end
  if every and first and first.name:match("%d$") and number_of(targets[#targets]) > number_of(first) then
    return first.name .. "+"
  end
  return table.concat(names, ",")
end

local documented, refused = index(rows.rows), index(rows.refused)

local function line_of(each, targets)
  local is_taken, row = next(each.targets) ~= nil, documented[each.text]
  local class = is_taken and (row and "documented" or "undocumented")
    or (row or refused[each.text]) and "refused" or "illegal"
  local columns = { class, each.text, each.version or "", is_taken and targets_text(each, targets) or "" }
  if class == "documented" then columns[5] = row.targets:match("^(sm_%d+) or higher$") or "" end
  return table.concat(columns, "\t"), class
end

local function main()
  local release = output_of(PTXAS .. " --version"):match("release [%d.]+, V([%d.]+)")
  if not release then
    fail(("there is no '%s' here: it is in the CUDA toolkit; PTXAS names another one"):format(PTXAS))
  end
  local list, asked = {}, {}
  for text in io.lines() do
    local each = { text = text, targets = {}, statement = statement(text) }
    list[#list + 1] = each
    if each.statement then asked[#asked + 1] = each end
  end
  local versions, targets = supported()
  for _, target in ipairs(targets) do
    for _, each in ipairs(accepted(asked, versions[#versions], target.name)) do each.targets[target.name] = true end
  end
  for _, version in ipairs(versions) do
    for _, target in ipairs(targets) do
      local open = {}
      for _, each in ipairs(asked) do
        if not each.version and each.targets[target.name] then open[#open + 1] = each end
      end
      local has = tonumber(target.ptx) <= tonumber(version)
      for _, each in ipairs(has and accepted(open, version, target.name) or {}) do each.version = version end
    end
  end
  local lines, counts = {}, { documented = 0, refused = 0, undocumented = 0, illegal = 0 }
  for k, each in ipairs(list) do
    local class
    lines[k], class = line_of(each, targets)
    counts[class] = counts[class] + 1
  end
  print(("# What ptxas %s (PTX ISA %s) said."):format(release, versions[#versions] or "none"))
  print(("# %d documented, %d refused, %d undocumented, %d illegal:"):format(counts.documented, counts.refused,
    counts.undocumented, counts.illegal))
  if #lines > 0 then print(table.concat(lines, "\n")) end
end

local fine, message = pcall(main)
os.remove(path)
if not fine then fail(tostring(message)) end
