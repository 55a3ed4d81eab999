-- SPDX-License-Identifier: MIT
-- Reads generator/spec/targets.lua, and the notes in which instructions require targets.
local nearest = require("base.nearest")

local targets = {}

local function chip_and_suffix(name)
    local chip, suffix = name:match("^sm_(%d+)([af]?)$")
    if not chip then error(("'%s' is not a target such as sm_90a"):format(name), 0) end
    return tonumber(chip), suffix
end

-- "8.7" -> 87
function targets.version_number(text)
    local major, minor = (text or ""):match("^(%d+)%.(%d)$")
    if not major then error(("'%s' is not a PTX ISA version such as 8.7"):format(tostring(text)), 0) end
    return 10 * math.tointeger(major) + math.tointeger(minor)
end

-- The number of each chip's family, from 1.
local function families_of(spec)
    local of = {}
    for k, family in ipairs(spec.families) do
        for member in family.members:gmatch("%S+") do of[chip_and_suffix(member)] = k end
    end
    return of
end

local function read_versions(spec)
    local list, known = {}, {}
    for text in spec.versions:gmatch("%S+") do
        list[#list + 1] = targets.version_number(text)
        known[list[#list]] = true
        if #list > 1 and list[#list] <= list[#list - 1] then error(text .. ": versions are not ascending", 0) end
    end
    return list, known
end

--- The versions of generator/spec/targets.lua, followed by the editions, which are versions too.
-- @param names editions.read(...).names
function targets.with_editions(versions, names)
    local last = type(versions) == "string" and versions:match("(%d+%.%d)%s*$")
    for _, name in ipairs(last and names or {}) do
        if targets.version_number(name) > targets.version_number(last) then versions = versions .. " " .. name end
    end
    return versions
end

--- Reads generator/spec/targets.lua with the versions of targets.with_editions.
-- @return { versions = { 60, ... }, families = names, list = { { name, chip, suffix, family = 0.., ptx } },
--   by_name, family_of = function(chip) }
function targets.read(spec)
    local family_of, read = families_of(spec), { families = {}, list = {}, by_name = {} }
    local known
    read.versions, known = read_versions(spec)
    for k, family in ipairs(spec.families) do read.families[k] = family.name end
    read.family_of = function(chip) return family_of[chip] or 0 end
    for k, row in ipairs(spec.targets) do
        local chip, suffix = chip_and_suffix(row.now or row.name)
        local target = { name = row.name, chip = chip, suffix = suffix, family = read.family_of(chip),
            ptx = targets.version_number(row.ptx) }
        if read.by_name[row.name] then error(row.name .. " appears twice", 0) end
        if not known[target.ptx] then error(("%s: no PTX ISA version %s"):format(row.name, row.ptx), 0) end
        if suffix == "f" and target.family == 0 then error(row.name .. " is of no family", 0) end
        read.list[k], read.by_name[row.name] = target, target
    end
    for _, row in ipairs(spec.targets) do
        if row.now and not read.by_name[row.now] then error(("%s: no target %s"):format(row.name, row.now), 0) end
    end
    return read
end

-- The alias that stands for the chip of a profile's target, or of the target of another alias.
local function alias_of_chip(name, plain, profiles, aliases)
    for k, profile in ipairs(profiles) do
        if profile == plain then
            return { name = name, profile = k - 1, certainty = 0, source = "the same chip" }
        end
    end
    for _, alias in ipairs(aliases) do
        if alias.name == plain then
            return { name = name, profile = alias.profile, certainty = alias.certainty, source = alias.source }
        end
    end
end

--- The aliases of arithmetic profiles, then the targets of the same chips that have a suffix or an
-- old name: sm_90a computes as sm_90, sm_101f as sm_110.
function targets.with_aliases(read, profiles, aliases)
    local all, names = table.move(aliases, 1, #aliases, 1, {}), {}
    for k, target in ipairs(read.list) do names[k] = target.name end
    for k, alias in ipairs(aliases) do
        nearest.position(("spec/arithmetic.lua, alias %d (%s)"):format(k, alias.name), "target", alias.name, names)
    end
    for _, target in ipairs(read.list) do
        local plain = "sm_" .. target.chip
        if target.name ~= plain then all[#all + 1] = alias_of_chip(target.name, plain, profiles, aliases) end
    end
    return all
end

--- The number of a version that rows of instructions name.
function targets.known_version(read, text)
    local number = targets.version_number(text)
    for _, known in ipairs(read.versions) do
        if known == number then return number end
    end
    error(("ptx: '%s' is no version of generator/spec/targets.lua"):format(text), 0)
end

-- What may follow a target's name in a note, by its suffix.
local continuations = { [""] = " or higher", a = "", f = " or higher in the same family" }

--- Parses a note such as "sm_120a, sm_120f or higher in the same family".
-- @return list of { chip, suffix, family, text }: a target needs to fit one of them
function targets.parse_notes(read, text)
    local notes = {}
    for note in (text .. ", "):gmatch("(.-), ") do
        local name, rest = note:match("^(%S+)(.*)$")
        local target = name and read.by_name[name]
        if not target then error(("targets '%s': no target '%s'"):format(text, name or ""), 0) end
        if rest ~= continuations[target.suffix] then
            error(("targets '%s': '%s' is not '%s%s'"):format(text, note, name, continuations[target.suffix]), 0)
        end
        notes[#notes + 1] = { chip = target.chip, suffix = target.suffix, family = target.family, text = note }
    end
    return notes
end

--- Whether a target is one that a note names.
function targets.fits(target, note)
    if note.suffix == "" then return target.chip >= note.chip end
    if note.suffix == "a" then return target.suffix == "a" and target.chip == note.chip end
    return target.suffix ~= "" and target.family == note.family and target.chip >= note.chip
end

--- The names of the targets that fit one of the notes: a set.
-- @param notes list of { chip, suffix, family }
function targets.fitting(read, notes)
    local set = {}
    for _, target in ipairs(read.list) do
        for _, note in ipairs(notes) do set[target.name] = set[target.name] or targets.fits(target, note) or nil end
    end
    return set
end

--- Whether some target of a chip, whatever its suffix, fits one of the notes.
function targets.chip_fits(read, chip, notes)
    for _, target in ipairs(read.list) do
        for _, note in ipairs(notes) do
            if target.chip == chip and targets.fits(target, note) then return true end
        end
    end
    return false
end

return targets
