-- SPDX-License-Identifier: MIT
-- Reads and writes whole files, and makes folders. A failure raises an error with the name.
local quoted = require("base.quoted")

local files = {}

local function opened(path, mode)
    local file, message = io.open(path, mode)
    return file or error(message, 0)
end

function files.read(path)
    local file = opened(path, "rb")
    local text, message = file:read("a")
    file:close()
    return text or error(("%s: %s"):format(path, message), 0)
end

function files.write(path, text)
    local file = opened(path, "wb")
    if not file:write(text) or not file:close() then error(path .. ": cannot be written", 0) end
end

function files.make_folder(path)
    local made = os.execute("mkdir -p -- " .. quoted(path) .. " 2> /dev/null")
    if not made then error("cannot make the folder " .. path, 0) end
end

return files
