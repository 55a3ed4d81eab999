-- SPDX-License-Identifier: MIT
-- Worst-case stack along the call graph: stack.lua FOLDER OBJDUMP FUNCTION...
-- adds the frames of the .ci files that gcc -fcallgraph-info=su left in FOLDER, and of the
-- helpers that its objects (of -ffunction-sections) call; prints FUNCTION BYTES.
-- Fails on recursion and on frames of unknown size. What has no frame there is a helper of
-- the compiler (libgcc, memcpy), a leaf of HELPER bytes.

local HELPER = 64

-- A function without file, and without what the compiler adds to a copy: ".isra.0".
local function plain(name) return (name:gsub("^.*:", ""):gsub("%..*", "")) end

local function calls_of(calls, name)
    calls[name] = calls[name] or {}
    return calls[name]
end

local function read_graphs(folder)
    local frames, calls = {}, {}
    for path in io.popen(("ls '%s'/*.ci"):format(folder)):lines() do
        for line in io.lines(path) do
            local title, label = line:match('^node: { title: "([^"]*)" label: "([^"]*)"')
            local bytes, kind = (label or ""):match("\\n(%d+) bytes %(([^)]*)%)")
            if bytes then
                assert(kind == "static" or kind:find("bounded"), title .. ": frame is " .. kind)
                frames[title] = tonumber(bytes)
            end
            local from, to = line:match('^edge: { sourcename: "([^"]*)" targetname: "([^"]*)"')
            if from then calls_of(calls, from)[to] = true end
        end
    end
    return frames, calls
end

-- Calls that only the machine code shows: 64-bit shifts, products, divisions.
local function helpers_by_function(folder, objdump)
    local helpers, of = {}, nil
    for line in io.popen(("%s -r '%s'/*.o"):format(objdump, folder)):lines() do
        local section = line:match("^RELOCATION RECORDS FOR %[(.*)%]")
        if section then of = section:match("^%.text%.(.*)") end
        local symbol = line:match("^%x+ +%S+ +(_*[%w_]+)$")
        if of and symbol and (symbol:find("^__") or symbol:find("^mem%a+$")) then helpers[plain(of)] = true end
    end
    return helpers
end

local function bounds(frames, calls, helpers)
    local known, open = {}, {}
    local function bound(name)
        if known[name] then return known[name] end
        if not frames[name] then return HELPER end
        assert(not open[name], name .. " calls itself")
        open[name] = true
        local deepest = helpers[plain(name)] and HELPER or 0
        for callee in pairs(calls[name] or {}) do
            assert(callee ~= "__indirect_call", name .. " calls through a pointer")
            deepest = math.max(deepest, bound(callee))
        end
        open[name] = nil
        known[name] = frames[name] + deepest
        return known[name]
    end
    return bound
end

local frames, calls = read_graphs(arg[1])
local bound = bounds(frames, calls, helpers_by_function(arg[1], arg[2]))
for k = 3, #arg do
    assert(frames[arg[k]], arg[k] .. " is not there")
    print(arg[k] .. "\t" .. bound(arg[k]))
end
