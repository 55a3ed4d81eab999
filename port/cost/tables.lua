-- SPDX-License-Identifier: MIT
-- Rewrites the tables of a README between their markers: tables.lua FIGURES README

local function read_figures(path)
    local figures, targets, names = {}, {}, {}
    for line in io.lines(path) do
        local what, target, name, value = line:match("^([^\t]*)\t([^\t]*)\t([^\t]*)\t(.*)$")
        figures[what] = figures[what] or {}
        targets[what], names[what] = targets[what] or {}, names[what] or {}
        local function add(list, item)
            if not list[item] then
                list[#list + 1] = item
                list[item] = true
            end
        end
        add(targets[what], target)
        add(names[what], name)
        figures[what][target .. "\t" .. name] = value
    end
    return figures, targets, names
end

local function rule(columns) return "|---|" .. ("---:|"):rep(columns) end

local function grid(figures, targets, names, what)
    local lines = { "| | " .. table.concat(targets[what], " | ") .. " |", rule(#targets[what]) }
    for _, name in ipairs(names[what]) do
        local cells = { name }
        for _, target in ipairs(targets[what]) do cells[#cells + 1] = figures[what][target .. "\t" .. name] or "" end
        lines[#lines + 1] = "| " .. table.concat(cells, " | ") .. " |"
    end
    return lines
end

-- Bound and painted side by side, for the targets that were painted.
local function stack(figures, targets, names)
    local painted = targets.painted or {}
    local head = {}
    for _, target in ipairs(painted) do head[#head + 1] = target .. ": bound, painted" end
    local lines = { "| | " .. table.concat(head, " | ") .. " |", rule(#head) }
    for _, name in ipairs(names.bound) do
        local cells = { name }
        for _, target in ipairs(painted) do
            local key = target .. "\t" .. name
            local seen = figures.painted[key]
            cells[#cells + 1] = figures.bound[key] .. ", " .. (seen == "0" and "small" or seen)
        end
        lines[#lines + 1] = "| " .. table.concat(cells, " | ") .. " |"
    end
    return lines
end

local function budget(what, value, limit, unit)
    return ("| %s | %s %s | %s %s | %s |"):format(what, value, unit, limit, unit,
        tonumber(value) <= limit and "met" or "**missed**")
end

local function budgets(figures)
    local deepest = 0
    for key, value in pairs(figures.bound) do
        if key:find("^cortex%-m4\t") then deepest = math.max(deepest, math.tointeger(tonumber(value))) end
    end
    local data = 0
    for _, value in pairs(figures.data) do data = data + math.tointeger(tonumber(value)) end
    return { "| | measured | budget | |", "|---|---:|---:|---|",
        budget("library, all of it, Cortex-M4, flash", figures.flash["cortex-m4\tlibrary"], 24576, "B"),
        budget("library, all targets, writable data", data, 0, "B"),
        budget("f16 on one profile, by number, Cortex-M0, flash", figures.flash["cortex-m0\tf16"], 6144, "B"),
        budget("deepest stack of an entry point, Cortex-M4", deepest, 2048, "B") }
end

local function replace(text, marker, lines)
    local from, to = "<!-- BEGIN " .. marker .. " -->\n", "<!-- END " .. marker .. " -->"
    local _, first = text:find(from, 1, true)
    local last = text:find(to, 1, true)
    assert(first and last, "no marker " .. marker)
    return text:sub(1, first) .. table.concat(lines, "\n") .. "\n" .. text:sub(last)
end

local function main(figures_path, readme_path)
    local figures, targets, names = read_figures(figures_path)
    local file = assert(io.open(readme_path))
    local text = file:read("a")
    file:close()
    text = replace(text, "budgets", budgets(figures))
    text = replace(text, "flash", grid(figures, targets, names, "flash"))
    text = replace(text, "stack", stack(figures, targets, names))
    text = replace(text, "instructions", grid(figures, targets, names, "instructions"))
    file = assert(io.open(readme_path, "w"))
    file:write(text)
    file:close()
end

main(arg[1], arg[2])
