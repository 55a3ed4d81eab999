-- SPDX-License-Identifier: MIT
-- Commands and files.
local shell = {}

function shell.quoted(text)
    return "'" .. text:gsub("'", "'\\''") .. "'"
end

function shell.read(path)
    local file = io.open(path, "rb")
    if not file then return nil end
    local text = file:read("a")
    file:close()
    return text
end

function shell.write(path, text)
    local file = assert(io.open(path, "wb"))
    assert(file:write(text))
    assert(file:close())
end

--- The lines that a command prints; an error if it fails.
function shell.lines(command)
    local pipe = assert(io.popen(command))
    local lines = {}
    for line in pipe:lines() do lines[#lines + 1] = line end
    if not pipe:close() then error(command .. " failed", 0) end
    return lines
end

--- Runs a command that has to succeed.
function shell.must(command)
    if not os.execute(command) then error(command .. " failed", 0) end
end

--- Runs a command in a folder without input, its output to a file; no process of it may take more than so many seconds
-- of processor time, or of memory unless it is `large`. Returns whether it succeeded, and whether it ran into the limit.
function shell.limited(folder, command, seconds, log, large)
    local limits = ("ulimit -S -t %d; ulimit -H -t %d; ulimit -f 200000%s"):format(seconds, seconds + 2,
        large and "" or "; ulimit -v 4000000")
    local fine, _, code = os.execute(("cd %s && (%s; %s) > %s 2>&1 < /dev/null"):format(shell.quoted(folder), limits,
        command, shell.quoted(log)))
    -- SIGXCPU, and SIGKILL after it, as sh says them.
    return fine == true, code == 128 + 24 or code == 128 + 9 or code == 24 or code == 9
end

--- The processor time in seconds of a command that has to succeed.
function shell.seconds(folder, command, log)
    local timed = ("cd %s && (%s) > %s 2>&1 < /dev/null && times"):format(shell.quoted(folder), command, shell.quoted(log))
    local fine, lines = pcall(shell.lines, timed)
    if not fine then
        error(("without any mutant `%s` fails; see %s"):format(command, log), 0)
    end
    local seconds = 0
    for minutes, rest in lines[2]:gmatch("(%d+)m([%d.]+)s") do
        seconds = seconds + 60 * tonumber(minutes) + tonumber(rest)
    end
    return seconds
end

return shell
