-- SPDX-License-Identifier: MIT
-- Worst-case stack along the call graph: stack.lua FOLDER OBJDUMP LIBGCC FUNCTION...
-- adds the frames of the .ci files that gcc -fcallgraph-info=su left in FOLDER, and of the
-- helpers that its objects (of -ffunction-sections) call; prints FUNCTION BYTES.
-- A call that ends a function may be a jump, as the machine code tells: the frame is given back before.
-- Fails on recursion and on frames of unknown size. Helpers of the compiler (64-bit shifts,
-- divisions) take what their instructions in LIBGCC, a file, take off the stack pointer;
-- memcpy and its like, which are the platform's, MEMORY bytes. What a function takes that the caller
-- hands to one of CALLS_BACK is the caller's, and counts nothing.

local MEMORY = 64
local CALLS_BACK = { mmaref_dot_explain = true }

-- An adder tells an explanation of its nodes through a pointer, which is NULL in every other call.
local TELLS, TOLD = "tell_node", "explain_node"

-- A function without file, and without what the compiler adds to a copy: ".isra.0".
local function plain(name) return (name:gsub("^.*:", ""):gsub("%..*", "")) end

-- A text as one word of the shell.
local function quoted(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

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
    for path in lines_of(("ls %s/*.ci"):format(quoted(folder))) do
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

-- What the machine code shows, by function and by what it calls: the compiler's helpers (64-bit shifts, products,
-- divisions), and whether every call is a jump.
local function read_branches(folder, objdump)
    local helpers, jumps, of, last, waits = {}, {}, nil, nil, nil
    local function note(symbol, jump)
        local known = calls_of(jumps, of)[plain(symbol)]
        jumps[of][plain(symbol)] = jump and known ~= false
    end
    for line in lines_of(("%s -dr --no-show-raw-insn %s/*.o"):format(quoted(objdump), quoted(folder))) do
        local label = line:match("^%x+ <(.*)>:$")
        local kind, symbol = line:match("^%s+%x+: (R_%S+)%s+([%w_.]+)")
        local instruction = not kind and line:match("^%s*%x+:%s+(%l[%w.]*)")
        if label and not label:find("^%.L") then
            of = plain(label)
        elseif kind then
            if symbol:find("^__") or symbol:find("^mem%a+$") then calls_of(helpers, of)[symbol] = true end
            if kind:find("^R_RISCV_CALL") then
                waits = symbol -- the instruction behind tells
            elseif kind:find("CALL") or kind:find("JUMP") or kind:find("PLT32$") or kind:find("PC32$") then
                note(symbol, last == "b.w" or last == "b" or last == "jmp")
            end
        elseif instruction then
            if waits then note(waits, instruction == "jr") end
            waits, last = nil, instruction
        end
    end
    return helpers, jumps
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
    for line in lines_of(("%s -d --no-show-raw-insn %s"):format(quoted(objdump), quoted(libgcc))) do
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
    for line in lines_of(("%s -t %s"):format(quoted(objdump), quoted(libgcc))) do
        member = line:match("^(%S+):%s+file format") or member
        local address, name = line:match("^(%x+) .*F %.text%S*%s+%x+ .-(%S+)$")
        if address and not helpers[name] then helpers[name] = labels[member .. tonumber(address, 16)] end
    end
    return helpers
end

-- The bound of the function `entry`.
local function bound_of(entry, frames, calls, helpers, jumps, libgcc)
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
        local deepest, behind = 0, 0 -- of calls, and of jumps, before which the frame is given back
        local jumped = jumps[plain(name)] or {}
        for called in pairs(helpers[plain(name)] or {}) do
            deepest = math.max(deepest, helper(called, { [called] = true }))
        end
        for callee in pairs(calls[name] or {}) do
            if callee == "__indirect_call" and plain(name) == TELLS then
                for told in pairs(CALLS_BACK[entry] and frames or {}) do
                    if plain(told) == TOLD then deepest = math.max(deepest, bound(told)) end
                end
            elseif callee == "__indirect_call" then
                assert(CALLS_BACK[entry], name .. " calls through a pointer")
            else
                if jumped[plain(callee)] then
                    behind = math.max(behind, bound(callee))
                else
                    deepest = math.max(deepest, bound(callee))
                end
            end
        end
        open[name] = nil
        known[name] = math.max(frames[name] + deepest, behind)
        return known[name]
    end
    return bound(entry)
end

local frames, calls = read_graphs(arg[1])
local helpers, jumps = read_branches(arg[1], arg[2])
local libgcc = read_helpers(arg[3], arg[2])
for k = 4, #arg do
    assert(frames[arg[k]], arg[k] .. " is not there")
    print(arg[k] .. "\t" .. bound_of(arg[k], frames, calls, helpers, jumps, libgcc))
end
