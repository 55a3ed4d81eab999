-- SPDX-License-Identifier: MIT
-- The library, the host command and the programs of tests/unit in a copy of the checkout, and what a changed file makes
-- of them: only what includes it is compiled again. The library is a shared one, so that no program has to be linked.
local shell = require("shell")

local FOLDER = "build/mutants"
local FLAGS = "-std=c99 -O2 -w -fPIC -fno-semantic-interposition -Isrc -Igenerated"

local build = {}
build.__index = build

local function found(tree, pattern)
    return shell.lines(("cd %s && ls %s 2> /dev/null || true"):format(shell.quoted(tree), pattern))
end

-- Units: source, object (without folder), and how it is compiled; those of the programs of tests/unit have its name.
local function units_of(tree, flags)
    local units = {}
    local function add(kind, source, more, name)
        local object = ("%s_%s_%s.o"):format(kind, name or "", source:gsub("[/.]", "_"))
        units[#units + 1] = { kind = kind, source = source, object = object, name = name,
            command = ("gcc %s %s %s"):format(FLAGS, flags, more) }
    end
    for _, source in ipairs(found(tree, "src/*.c generated/*.c")) do add("lib", source, "-ffreestanding") end
    for _, source in ipairs(found(tree, "port/cli/*.c port/cli/*/*.c generated/cli/*.c port/dpi/mmdpi_place.c port/dpi/mmdpi_shrink.c")) do add("host", source, "-Iport/cli") end
    for _, source in ipairs(found(tree, "tests/unit/support/*.c")) do add("support", source, "-Itests/unit/plain") end
    for _, source in ipairs(found(tree, "tests/unit/test_*.c")) do
        local name = source:match("([^/]+)%.c$")
        local more = ("-O1 -Itests/unit/plain -Itests/unit/support -DTESTS='\"%s/%s.tests\"' -DFILE_NAME='\"%s\"'")
            :format(FOLDER, name, name)
        add("unit", source, more, name)
        add("unit", "tests/unit/plain/runner.c", more .. " -I.", name)
    end
    return units
end

-- The names of the tests in each file, which tests/unit/plain/runner.c reads.
local function write_test_names(tree, units)
    for _, unit in ipairs(units) do
        if unit.name and unit.source:find("^tests/unit") then
            local names = {}
            for name in shell.read(tree .. "/" .. unit.source):gmatch("\nvoid (test_[%w_]*)%(void%)") do
                names[#names + 1] = ("TEST(%s)\n"):format(name)
            end
            shell.write(("%s/%s/%s.tests"):format(tree, FOLDER, unit.name), table.concat(names))
        end
    end
end

-- Compiles a unit into a folder; false if that is not C.
function build:compile(unit, folder, more)
    return os.execute(("cd %s && %s %s -c %s -o %s/%s/%s 2> %s/compile.log"):format(shell.quoted(self.tree), unit.command,
        more, unit.source, FOLDER, folder, unit.object, FOLDER)) == true
end

-- The objects of one kind; `in_variant`: those of the variant.
local function objects(units, kind, name, in_variant)
    local list, base, now = {}, in_variant and "variant" or "base", in_variant and "variant_now" or "now"
    for _, unit in ipairs(units) do
        if unit.kind == kind and (not name or unit.name == name) then
            list[#list + 1] = ("%s/%s/%s"):format(FOLDER, unit.changed and now or base, unit.object)
        end
    end
    return table.concat(list, " ")
end

function build:link(kind, name)
    local run_path = "-Wl,-rpath,'$ORIGIN'"
    local commands = {
        lib = "gcc -shared -Wl,-Bsymbolic %s -o %s/libmmaref.so",
        host = "gcc %s -L%s -lmmaref " .. run_path .. " -o %s/mmaref",
        unit = "gcc %s " .. objects(self.units, "support") .. " -L%s -lmmaref " .. run_path .. " -o %s/" .. (name or ""),
    }
    local command = commands[kind]:gsub("%%s", objects(self.units, kind, name), 1):gsub("%%s", FOLDER)
    shell.must(("cd %s && %s"):format(shell.quoted(self.tree), command))
end

-- Links the library of the variant beside a copy of the command.
function build:link_variant()
    shell.must(("cd %s && gcc -shared -Wl,-Bsymbolic %s -o %s/variant/libmmaref.so && cp %s/mmaref %s/variant"):format(
        shell.quoted(self.tree), objects(self.units, "lib", nil, true), FOLDER, FOLDER, FOLDER))
end

-- Which units include which file.
function build:read_dependencies()
    self.dependents = {}
    for _, unit in ipairs(self.units) do
        local text = shell.read(("%s/%s/base/%s"):format(self.tree, FOLDER, (unit.object:gsub("o$", "d"))))
        for file in text:gsub("\\\n", " "):gsub("^[^:]*:", "", 1):gmatch("%S+") do
            file = file:gsub("^%./", "")
            self.dependents[file] = self.dependents[file] or {}
            table.insert(self.dependents[file], unit)
        end
    end
end

--- Builds everything in a tree without mutants; `variant`: flags of a second build of the library and the command in
-- the folder `variant`, for which a mutant is compiled when `take_variant` is called. Returns the build and what there
-- is to run: name and command each.
function build.open(tree, flags, variant)
    local self = setmetatable({ tree = tree, units = units_of(tree, flags or ""), variant = variant, linked = {} }, build)
    for _, folder in ipairs({ "base", "now", "variant", "variant_now" }) do
        shell.must(("cd %s && mkdir -p %s/%s"):format(shell.quoted(tree), FOLDER, folder))
    end
    write_test_names(tree, self.units)
    for _, unit in ipairs(self.units) do
        local compiled = self:compile(unit, "base", "-MMD")
            and (not variant or unit.kind ~= "lib" or self:compile(unit, "variant", variant))
        if not compiled then error(unit.source .. " does not compile", 0) end
    end
    self:link_changed(self.units)
    self.linked = {}
    if variant then self:link_variant() end
    self:read_dependencies()
    local programs = {}
    for _, unit in ipairs(self.units) do
        if unit.name and unit.source:find("^tests/unit") then
            programs[#programs + 1] = { name = unit.name, command = ("%s/%s"):format(FOLDER, unit.name) }
        end
    end
    return self, programs
end

local function same(a, b)
    return shell.read(a) == shell.read(b)
end

--- Takes a changed file: "invalid", "same" (each object is what it was) or "ready".
function build:take(file)
    local changed = {}
    for _, unit in ipairs(self.dependents[file] or {}) do
        if not self:compile(unit, "now", "-Werror=overflow") then return "invalid" end
        unit.changed = not same(("%s/%s/now/%s"):format(self.tree, FOLDER, unit.object),
            ("%s/%s/base/%s"):format(self.tree, FOLDER, unit.object))
        if unit.changed then changed[#changed + 1] = unit end
    end
    if #changed == 0 then return "same" end
    self:link_changed(changed)
    return "ready"
end

--- Brings the file that was taken into the variant too; false if it is not C there.
function build:take_variant()
    for _, unit in ipairs(self.units) do
        if unit.changed and unit.kind == "lib" and not self:compile(unit, "variant_now", self.variant) then return false end
    end
    self:link_variant()
    return true
end

-- Links what units are in, and what was linked with the units of the mutant before.
function build:link_changed(changed)
    local now = {}
    for _, unit in ipairs(changed) do
        if unit.kind ~= "support" then now[unit.kind .. (unit.name or "")] = unit end
    end
    for what, unit in pairs(self.linked) do
        if not now[what] then self:link(unit.kind, unit.name) end
    end
    if now.lib then self:link("lib") end
    for what, unit in pairs(now) do
        if what ~= "lib" then self:link(unit.kind, unit.name) end
    end
    self.linked = now
end

--- Undoes what `take` did, after the file is what it was; what is linked stays so until the next mutant.
function build:restore()
    for _, unit in ipairs(self.units) do unit.changed = nil end
end

--- The lines of each file that a build compiles: text between directives that are not true is none.
function build:active_lines()
    local active = {}
    for _, unit in ipairs(self.units) do
        if unit.kind == "lib" then
            local file, line
            for _, text in ipairs(shell.lines(("cd %s && %s -E -fdirectives-only %s"):format(shell.quoted(self.tree),
                unit.command, unit.source))) do
                local number, name = text:match('^# (%d+) "([^"]*)"')
                if number then
                    file, line = name:gsub("^%./", ""), tonumber(number)
                    active[file] = active[file] or {}
                else
                    if text ~= "" and file then active[file][line] = true end
                    line = line and line + 1
                end
            end
        end
    end
    return active
end

return build
