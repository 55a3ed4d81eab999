-- SPDX-License-Identifier: MIT
-- Options that change nothing: runs each command of a list with and without each of its options.
--   lua5.4 ignored.lua BUILD FOLDER < LIST
-- A line `COMMAND: WORDS` is what a command is run with; options in the lines `  OPTIONS` below it are added to it, one
-- line at a time, and to the lines of words right above it. An option has to change the output, or to be refused with
-- status 2. `  OPTIONS = REASON` may change nothing with some of these words, and does with one of them. Each option that
-- the help of a command has is in a line.
local build, folder = arg[1], arg[2]
local failures, seen, count, number = 0, {}, 0, 0

local function run(words)
    local pipe = assert(io.popen(("cd %s && rm -f out.* && timeout 60 %s/mmaref %s 2>err; echo status $?; cat err out.* 2>/dev/null"):format(folder, build, words)))
    local text = pipe:read("a")
    pipe:close()
    return text, math.tointeger(tonumber(text:match("status (%d+)\n")))
end

local function said(text) return (text:gsub("^.*status %d+\n", "")) end

local function fail(...)
    failures = failures + 1
    print("not ok - " .. table.concat({ ... }, " "):gsub("\n", " "))
end

-- What commands print without an option.
local plain = {}
local function without(words)
    if not plain[words] then
        local text, status = run(words)
        if status ~= 0 and status ~= 1 then fail(words, "is refused:", said(text)) end
        plain[words] = text
    end
    return plain[words]
end

-- Whether an option changes nothing, and is not refused.
local function is_ignored(words, options)
    if (words .. " "):find(options .. " ", 1, true) then return false end -- it is given already
    local with, status = run(words .. " " .. options)
    count = count + 1
    return status ~= 2 and with == without(words)
end

local function try(command, bases, options, reason)
    local ignored = 0
    for _, base in ipairs(bases) do
        local words = command .. " " .. base
        if is_ignored(words, options) then
            ignored = ignored + 1
            if not reason then fail(words, options, "changes nothing") end
        end
    end
    if reason and ignored == 0 then fail(("line %d:"):format(number), command, options, "needs no reason:", reason) end
end

local bases, command, fresh
local function finish_command()
    if not command then return end
    local pipe = assert(io.popen(("%s/mmaref help %s"):format(build, command)))
    for line in pipe:lines() do
        local options = line:match("^  (%-.*)$")
        for option in (options or ""):gsub("   *[^%s-].*$", ""):gmatch("%-%-[%w-]+") do
            if not seen[option] then fail(command, option, "is in no line of the list") end
        end
    end
    pipe:close()
end
for line in io.lines() do
    number = number + 1
    local name, words = line:match("^(%S+): (.*)$")
    if name then
        if name ~= command then
            finish_command()
            command, bases, seen = name, {}, {}
        elseif not fresh then bases = {} end
        fresh = true
        bases[#bases + 1] = words
    elseif line:find("^  ") then
        fresh = false
        local options, reason = line:match("^  (.-) = (.*)$")
        options = options or line:match("^  (.*)$")
        for option in options:gmatch("%-%-[%w-]+") do seen[option] = true end
        try(command, bases, options, reason)
    end
end
finish_command()
print(("%s - of %d commands with an option none ignores it"):format(failures == 0 and count > 0 and "ok" or "not ok", count))
os.exit(failures == 0 and count > 0 and 0 or 1)
