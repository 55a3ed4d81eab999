-- SPDX-License-Identifier: MIT
-- Worst-case stack of functions along the call graph: stack.lua FOLDER FUNCTION...
-- reads the .ci files that gcc -fcallgraph-info=su left in FOLDER; prints FUNCTION BYTES.
-- Fails on recursion and on frames of unknown size. Functions without a graph are
-- the compiler's own (libgcc, memcpy); each is taken as a leaf of HELPER bytes.

local HELPER = 64

local function read_graphs(folder)
    local frames, calls = {}, {}
    for path in io.popen("ls " .. folder .. "/*.ci"):lines() do
        for line in io.lines(path) do
            local title, label = line:match('^node: { title: "([^"]*)" label: "([^"]*)"')
            if title then
                local bytes, kind = label:match("\\n(%d+) bytes %(([^)]*)%)")
                if bytes then
                    assert(kind == "static" or kind:find("bounded"), title .. ": frame is " .. kind)
                    frames[title] = tonumber(bytes)
                end
            end
            local from, to = line:match('^edge: { sourcename: "([^"]*)" targetname: "([^"]*)"')
            if from then
                calls[from] = calls[from] or {}
                calls[from][to] = true
            end
        end
    end
    return frames, calls
end

local function bounds(frames, calls)
    local known, open = {}, {}
    local function bound(name)
        if known[name] then return known[name] end
        if not frames[name] then return HELPER end
        assert(not open[name], name .. " calls itself")
        open[name] = true
        local deepest = 0
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
local bound = bounds(frames, calls)
for k = 2, #arg do
    assert(frames[arg[k]], arg[k] .. " is not there")
    print(arg[k], bound(arg[k]))
end
