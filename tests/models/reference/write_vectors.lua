-- SPDX-License-Identifier: MIT
-- Writes vectors of the instructions on standard input, one a line, with results by the reference model:
--   lua tests/models/reference/write_vectors.lua FOLDER < LIST
-- A file holds one shape and type, of floats under one profile: every instruction under `exact`, four cases under each
-- other profile. Lines of aimed.txt (README.md) go to aimed.PROFILE.vec. Operands are those of the stream (README.md), seeded by instruction and profile. One operand of some cases is
-- spoilt, so that the specification leaves them undefined: undefined_*.vec.

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local cases = require "reference.cases"
local model = require "reference.model"
local profiles = require "reference.profiles"
local stream = require "reference.stream"
local write = require "reference.write"

local MAC16_CASES <const>, OF_A_PROFILE <const>, TRIES <const> = 8, 4, 8

local files = {}

local function add(name, given)
  if not files[name] then
    files[name] = assert(io.open(("%s/%s.vec"):format(arg[1], name), "w"))
    files[name]:write("mmavec 1\n# By tests/models/reference/write_vectors.lua; format: tests/data/vectors/README.md\n")
  end
  write.case(files[name], given)
end

-- The case with its result, or with the status of what is undefined, in the other file.
local function add_computed(name, undefined, given)
  local key, result = model.compute(given)
  if key then given[key] = result else given.status = result end
  add(key and name or undefined, given)
end

-- ---- Names of files ----------------------------------------------------------------------

local TYPES <const> = { e4m3 = "fp8", e5m2 = "fp8", u8 = "s8", u4 = "s4" }

local function group_of(it)
  local type = it.kind or it.type or it[it.operand or "a"]
  if it.kind == "mxf4nvf4" and it.scale_type == "ue8m0" and it.vector == 4 then type = "mxf4nvf4_ue8m0_4x" end
  local shape = it.shape or ("m%dn%dk%d"):format(it.m, it.n, it.k)
  return ("%s%s.%s.%s"):format(it.family:gsub("%.", "_"), it.sparse and "_sp" or "", shape, TYPES[type] or type)
end

-- ---- What makes a case undefined ---------------------------------------------------------

local function pick(list, next) return list[next() % #list + 1] end

local function spoil_address(given, next)
  given.address[next() % 32 + 1] = pick({ 1, #given.memory - 8, 0xFFFFFFF0, next() }, next)
end

local function spoil_place(given, next)
  if next() & 1 == 0 then given.p = given.p + 2 else given.stride = pick({ 0, 1, 7, 4096 }, next) end
end

local function spoil_metadata(given, next)
  if next() & 3 == 0 then
    given.f = pick({ 1, 2, 4, 255 }, next)
  else
    local lane, shift = next() % 32 + 1, 4 * (next() % 8)
    given.e[lane] = given.e[lane] & ~(15 << shift) | (next() & 15) << shift
  end
end

local function spoil_selector(given, next)
  pick({ given.select_a, given.select_b }, next)[next() % 2 + 1] = pick({ 1, 2, 4, 5, 255, 65535 }, next)
end

local function spoiler_of(it)
  return it.sparse and spoil_metadata or it.block_scale and spoil_selector
    or (it.family == "wmma.load" or it.family == "wmma.store") and spoil_place
    or (it.family == "ldmatrix" or it.family == "stmatrix") and spoil_address
end

-- A spoilt operand may be one that the instruction does not read, or be legal: such a case has a result, and another
-- one is tried.
local function add_spoilt(name, undefined, it, case, next)
  for _, spoil in ipairs { spoiler_of(it) or nil, it.sparse and it.block_scale and spoil_selector or nil } do
    for _ = 1, TRIES do
      local given = case()
      spoil(given, next)
      add_computed(name, undefined, given)
      if given.status then break end
    end
  end
end

-- ---- All files ---------------------------------------------------------------------------

local function write_aimed(text, seed, mask)
  for _, given in ipairs(cases.aimed(text, tonumber(seed, 16), tonumber(mask, 16), profiles.ORDER)) do
    add_computed("aimed." .. (given.arith or text), nil, given)
  end
end

-- Those of the list that a profile has, each of which has a case under it, or some.
local function write_group(name, list)
  for number, profile in ipairs(profiles.ORDER) do
    local known = {}
    for _, it in ipairs(list) do
      if cases.has_profile(it, profile) then known[#known + 1] = it end
    end
    local count = #known == 0 and 0 or profile == "exact" and math.max(#known, OF_A_PROFILE) or OF_A_PROFILE
    for k = 1, count do
      local it = known[(OF_A_PROFILE * number + k) % #known + 1]
      local seed = ("%s %s %d"):format(it.text, profile, k)
      local function case() return cases.one(it, k, stream.generator(seed), profile) end
      local file, undefined = cases.by_profile(it) and name .. "." .. profile or name, "undefined_" .. name
      add_computed(file, undefined, case())
      if profile == "exact" and k <= OF_A_PROFILE then add_spoilt(file, undefined, it, case, stream.generator(seed .. " spoilt")) end
    end
  end
end

local groups, order = {}, {}
for line in io.lines() do
  local text, seed, mask = line:match("^(%S+) (%x+) (%x+)$")
  local it = model.instruction(text or line)
  if text then
    write_aimed(text, seed, mask)
  elseif line == "mac16" then
    for _, given in ipairs(cases.of(line, nil, MAC16_CASES)) do add_computed(line, nil, given) end
  elseif not line:find("^rule ") then -- a rule of the self-test has a digest alone
    local name = group_of(it or error("write_vectors: tests/models/reference does not know " .. line))
    if not groups[name] then
      groups[name] = {}
      order[#order + 1] = name
    end
    table.insert(groups[name], it)
  end
end
for _, name in ipairs(order) do write_group(name, groups[name]) end
for _, file in pairs(files) do assert(file:close()) end
