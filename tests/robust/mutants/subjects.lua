-- SPDX-License-Identifier: MIT
-- What is mutated, and what has to notice it.
--
-- files: a command that lists them. sites: the mutations. flags: of the compiler. share: of COUNT. large: what is run may
-- take any memory, as sanitizers, Node and Chromium do. commands: what is run
-- besides the programs of tests/unit, each by name and command. variant: a second build by its flags, and what is run
-- of it where a mutant has survived all of that.
local vectors = "build/mutants/mmaref run $(ls tests/data/vectors/*.vec build/vectors/*.vec | grep -v unverified)"
local selftest = "build/mutants/mmaref selftest"
local first_line = 'build/mutants/mmaref selftest | head -n 1 | grep -q "^# $(build/mutants/mmaref --version)$"'
local without_fast = { name = "without fast", flags = "-DMMAREF_WITHOUT_FAST",
    command = (vectors .. " && " .. selftest):gsub("build/mutants/", "%0variant/") }
local goldens = "while read -r name command; do build/mutants/mmaref $command | cmp tests/ports/cli/golden/$name.txt - || exit 1; "
    .. "done < tests/ports/cli/golden/commands"
local of_command = { { name = "vectors", command = vectors }, { name = "selftest", command = selftest },
    { name = "first line", command = first_line },
    { name = "goldens", command = goldens } }

local specs = {}
for name in io.popen("ls tests/generator/*_spec.lua tests/generator/editions/*_spec.lua"):lines() do
    specs[#specs + 1] = { name = name:match("[^/]*$"),
        command = "LUA_PATH='generator/?.lua;;' busted --lua=lua5.4 --no-keep-going --output=TAP " .. name }
end
table.insert(specs, 1, { name = "stale", command = "rm -rf build/fresh && mkdir -p build/fresh && "
    .. "make generate GENERATED=build/fresh && diff -rq build/fresh generated" })

-- A room of port, by steps or parts of them; those that are not named have nothing of it.
local function room(name, files, sites, steps)
    local commands = {}
    for step in steps:gmatch("%S+") do
        commands[#commands + 1] = { name = step,
            command = "env -u BUILD -u TAP_IS_COUNTED timeout -k 5 900 tests/run " .. step }
    end
    return { name = "port/" .. name, share = 0.04, sites = sites, build = "step_build", commands = commands, large = true,
        files = "ls " .. files:gsub("%S+", "port/" .. name .. "/%0") }
end

return {
    {
        name = "src", share = 1, sites = "c_sites", build = "c_build", commands = of_command,
        files = "ls src/*.[ch] | grep -v src/mmaref.h",
        variant = without_fast,
    },
    {
        name = "generated", share = 0.3, sites = "bit_sites", build = "c_build", commands = of_command,
        files = "ls generated/*.c",
        -- Without what compares tables with themselves: neither the step stale nor the digest of the tables.
        flags = "-DMMAREF_SELFTEST_WITHOUT_TABLES",
    },
    {
        name = "generator", share = 0.2, sites = "lua_sites", build = "lua_build", commands = specs,
        files = "find generator port/python port/dpi -name '*.lua' ! -path 'generator/spec/*' | LC_ALL=C sort",
    },
    room("cli", "*.c */*.c", "c_sites", "goldens examples reuse banks gemm shards notation badinput vectors cli"),
    room("dpi", "*.c", "c_sites", "cosim:shared cosim:vpi cosim:dpi"),
    room("vpi", "*.c", "c_sites", "cosim:vpi"),
    room("ghdl", "*.c", "c_sites", "cosim:ghdl"),
    room("cocotb", "*.py", "py_sites", "python"),
    room("vector", "*.c", "c_sites", "leaf"),
    room("firmware", "*.c", "c_sites", "firmware:here firmware boards hardware"),
    room("python", "*.py", "py_sites", "python"),
    room("wasm", "*.c *.mjs", "c_sites", "wasm:node page:built"),
    room("page", "*.js", "c_sites", "page:built page:panels page:every"),
}
