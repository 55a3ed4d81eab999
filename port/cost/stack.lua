-- SPDX-License-Identifier: MIT
-- Worst-case stack along the call graph: stack.lua FOLDER OBJDUMP LIBGCC FUNCTION...
-- adds the frames of the .ci files that gcc -fcallgraph-info=su left in FOLDER, and of the
-- helpers that its objects (of -ffunction-sections) call; prints FUNCTION BYTES.
-- Fails on recursion and on frames of unknown size. Helpers of the compiler (64-bit shifts,
-- divisions) take what their instructions in LIBGCC, a file, take off the stack pointer;
-- memcpy and its like, which are the platform's, MEMORY bytes. What a function takes that the caller
-- hands to one of CALLS_BACK is the caller's, and counts nothing.

local MEMORY = 64
local CALLS_BACK = { mmaref_dot_explain = true }

-- A function without file, and without what the compiler adds to a copy: ".isra.0".
local function plain(name) return (name:gsub("^.*:", ""):gsub("%..*", "")) end

-- The lines that a command prints. One that fails has left out frames or calls: no bound may come of it.
local function lines_of(command)
    local pipe = assert(io.popen(command))
    local text = pipe:read("a")
    assert(pipe:close(), command .. ": failed")
    return text:gmatch("[^\n]+")
end

local function calls_of(calls, name)
    calls[name] = calls[name] or {}
    return calls[name]
end

local function read_graphs(folder)
    local frames, calls = {}, {}
    for path in lines_of(("ls '%s'/*.ci"):format(folder)) do
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
    for line in lines_of(("%s -r '%s'/*.o"):format(objdump, folder)) do
        local section = line:match("^RELOCATION RECORDS FOR %[(.*)%]")
        if section then of = section:match("^%.text%.(.*)") end
        local symbol = line:match("^%x+ +%S+ +(_*[%w_]+)$")
        if of and symbol and (symbol:find("^__") or symbol:find("^mem%a+$")) then
            helpers[plain(of)] = helpers[plain(of)] or {}
            helpers[plain(of)][symbol] = true
        end
    end
    return helpers
end

-- Bytes that an instruction of Arm or RISC-V takes off the stack pointer.
local function taken(instruction)
    local list = instruction:match("^push[.w]*%s+{(.*)}") or instruction:match("^stmdb[.w]*%s+sp!, {(.*)}")
    if list then
        local count = 0
        for first, last in (list .. ","):gsub("(%w+)-(%w+)", "%1:%2"):gmatch("(%w+):?(%w*),") do
            local from, to = first:match("^r(%d+)$"), last:match("^r(%d+)$")
            count = count + (to and to - from + 1 or 1)
        end
        return 4 * count
    end
    return tonumber(instruction:match("^sub[.w]*%s+sp, #(%d+)") or instruction:match("^sub[.w]*%s+sp, sp, #(%d+)")
        or instruction:match("%[sp, #%-(%d+)%]!") or instruction:match("^addi?%s+sp,sp,%-(%d+)")) or 0
end

-- The helpers of a libgcc by any of their names: what they take off the stack pointer along
-- all of their instructions, and whom they call or end in.
local function read_helpers(libgcc, objdump)
    local helpers, labels, member, at = {}, {}, nil, nil
    for line in lines_of(("%s -d --no-show-raw-insn '%s'"):format(objdump, libgcc)) do
        local address, label = line:match("^(%x+) <(.*)>:$")
        if line:find(":%s+file format") then
            member = line:match("^(%S+):")
        elseif address then
            at = { bytes = 0, calls = {} }
            helpers[label] = helpers[label] or at
            labels[member .. tonumber(address, 16)] = at
        elseif at then
            local instruction = line:match("^%s+%x+:%s+(.*)") or ""
            at.bytes = at.bytes + taken(instruction)
            at.indirect = at.indirect or instruction:find("^blx%s+r") or instruction:find("^jalr%s")
            at.calls[instruction:match("<([%w_]+)>") or ""] = true
        end
    end
    for line in lines_of(("%s -t '%s'"):format(objdump, libgcc)) do
        member = line:match("^(%S+):%s+file format") or member
        local address, name = line:match("^(%x+) .*F %.text%S*%s+%x+ .-(%S+)$")
        if address and not helpers[name] then helpers[name] = labels[member .. tonumber(address, 16)] end
    end
    return helpers
end

-- The bound of the function `entry`.
local function bound_of(entry, frames, calls, helpers, libgcc)
    local function helper(name, open)
        local of = libgcc[name]
        if not of or of.indirect then
            assert(name:find("^mem%a+$"), name .. ": no bound")
            return MEMORY
        end
        local deepest = 0
        for callee in pairs(of.calls) do
            if callee ~= name and libgcc[callee] and not open[callee] then
                open[callee] = true
                deepest = math.max(deepest, helper(callee, open))
                open[callee] = nil
            end
        end
        return of.bytes + deepest
    end
    local known, open = {}, {}
    local function bound(name)
        if known[name] then return known[name] end
        if not frames[name] then return helper(name, { [name] = true }) end
        assert(not open[name], name .. " calls itself")
        open[name] = true
        local deepest = 0
        for called in pairs(helpers[plain(name)] or {}) do
            deepest = math.max(deepest, helper(called, { [called] = true }))
        end
        for callee in pairs(calls[name] or {}) do
            if callee == "__indirect_call" then
                assert(CALLS_BACK[entry], name .. " calls through a pointer")
            else
                deepest = math.max(deepest, bound(callee))
            end
        end
        open[name] = nil
        known[name] = frames[name] + deepest
        return known[name]
    end
    return bound(entry)
end

local frames, calls = read_graphs(arg[1])
local helpers, libgcc = helpers_by_function(arg[1], arg[2]), read_helpers(arg[3], arg[2])
for k = 4, #arg do
    assert(frames[arg[k]], arg[k] .. " is not there")
    print(arg[k] .. "\t" .. bound_of(arg[k], frames, calls, helpers, libgcc))
end
