-- SPDX-License-Identifier: MIT
-- Joins the library into one source and one header: mmaref.c and mmaref.h.
--
--   lua5.4 port/package/amalgamate.lua [TABLES] FOLDER
--
-- TABLES is generated/, or a folder of tables that generate.lua --only wrote: with the self-test if they have one.
-- Macros of a source end with it. Every other name that a source keeps to itself must be in that source alone.
local here = arg[0]:match("^(.*)/[^/]*$") or "."
local root = here .. "/../.."
local folder = table.remove(arg)
local tables = arg[1] or root .. "/generated"

local function fail(message)
    io.stderr:write("amalgamate: ", message, "\n")
    os.exit(1)
end
if not folder or #arg > 1 then fail("usage: lua5.4 port/package/amalgamate.lua [TABLES] FOLDER") end

local function opened(path, mode)
    local file, message = io.open(path, mode)
    return file or fail(message)
end

local function exists(path)
    local file = io.open(path)
    if file then file:close() end
    return file ~= nil
end

local function quoted(path) return "'" .. path:gsub("'", "'\\''") .. "'" end

-- The files of a folder with such an ending, by name.
local function files_of(path, ending)
    local pipe, list = assert(io.popen("LC_ALL=C ls " .. quoted(path))), {}
    for name in pipe:lines() do
        if name:find("%" .. ending .. "$") then list[#list + 1] = name end
    end
    if not pipe:close() or #list == 0 then fail(path .. ": no file *" .. ending) end
    return list
end

local function path_of(header)
    for _, where in ipairs({ root .. "/src/", tables .. "/" }) do
        if exists(where .. header) then return where .. header end
    end
    return fail("no header " .. header)
end

local function lines_of(path)
    local lines = {}
    for line in opened(path, "rb"):lines("L") do lines[#lines + 1] = line end
    return lines
end

-- Appends lines, and headers of the library where they are first included.
local function append(out, lines, included)
    for _, line in ipairs(lines) do
        local header = line:match('^#include "([^"]+)"')
        if not header then
            out[#out + 1] = line
        elseif not included[header] then
            included[header] = true
            append(out, lines_of(path_of(header)), included)
        end
    end
end

-- The names that a file keeps to itself: static functions and data, types, constants; and its macros.
-- Every declaration at file scope begins a line.
local function names_of(path)
    local own, macros, seen, in_enum = {}, {}, {}, false
    local function add(list, name)
        if name and not seen[name] then
            seen[name] = true
            list[#list + 1] = name
        end
    end
    for line in opened(path, "rb"):lines() do
        add(macros, line:match("^%s*#%s*define%s+([%w_]+)"))
        local static = line:gsub("^MMAREF_INLINE ", "static "):gsub("^MMAREF_NOINLINE ", "")
        add(own, static:match("^static [^=(%[;{]-([%w_]+)%s*[=(%[;]"))
        add(own, line:match("^} ([%w_]+)%s*[=%[;]"))
        add(own, line:match("^typedef .- ([%w_]+)%s*[%[;]"))
        add(own, line:match("^%l*%s*struct ([%w_]+) {"))
        in_enum = in_enum or line:find("^enum")
        if in_enum then
            for name in line:gsub("/%*.-%*/", ""):gsub("=[^,}]*", ""):gmatch("%u[%u%d_]+") do add(own, name) end
            in_enum = not line:find("}", 1, true)
        end
    end
    return own, macros
end

-- Two functions of one name are an error in one file, and hard to tell apart in a debugger or a profile too.
local function refuse_clashes(paths)
    local where, clashes = {}, {}
    for _, path in ipairs(paths) do
        for _, name in ipairs((names_of(path))) do
            if where[name] then
                clashes[#clashes + 1] = ("%s: '%s' is also in %s; rename one of them"):format(path, name, where[name])
            end
            where[name] = path
        end
    end
    if #clashes > 0 then fail(table.concat(clashes, "\namalgamate: ")) end
end

-- Appends a source: headers that it is the first to include, the rest, and the end of its macros.
local function append_source(out, path, included)
    append(out, lines_of(path), included)
    local _, macros = names_of(path)
    for _, name in ipairs(macros) do out[#out + 1] = "#undef " .. name .. "\n" end
end

local function write(name, out)
    local path = folder .. "/" .. name
    local file = opened(path, "wb")
    if not file:write(table.concat(out)) or not file:close() then fail(path .. ": cannot be written") end
end

if not os.execute("mkdir -p -- " .. quoted(folder)) then fail("cannot make the folder " .. folder) end

local header = {}
append(header, lines_of(root .. "/src/mmaref.h"), {})
write("mmaref.h", header)

local paths, all, has_selftest = {}, {}, exists(tables .. "/selftest_digests.c")
for _, where in ipairs({ root .. "/src", tables }) do
    for _, name in ipairs(files_of(where, ".c")) do
        if has_selftest or not name:find("^selftest") then paths[#paths + 1] = where .. "/" .. name end
        all[#all + 1] = where .. "/" .. name
    end
    for _, name in ipairs(files_of(where, ".h")) do all[#all + 1] = where .. "/" .. name end
end
refuse_clashes(all)

local code = { '/* SPDX-License-Identifier: MIT */\n',
    '/* The whole of mmaref, joined by port/package/amalgamate.lua; do not edit. */\n', '#include "mmaref.h"\n',
    "#if defined(__clang__) /* inline functions of headers that a part of the library has no use for */\n",
    '#pragma clang diagnostic ignored "-Wunused-function"\n', "#endif\n" }
local included = { ["mmaref.h"] = true, ["mmaref_ids.h"] = true, ["mmaref_arithmetic.h"] = true }
for _, path in ipairs(paths) do
    code[#code + 1] = ("\n/* ==== %s ==== */\n\n"):format(path:match("[^/]+$"))
    append_source(code, path, included)
end
write("mmaref.c", code)
