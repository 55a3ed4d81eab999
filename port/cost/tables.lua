-- SPDX-License-Identifier: MIT
-- Rewrites the tables of a README between their markers: tables.lua FIGURES README
-- Without README prints the budgets; exit status 1 if one that has to be met is missed.

-- Figures by kind, target and what they are of; targets and whats in the order of the file.
local function read_figures(path)
    local figures = { targets = {}, whats = {} }
    for line in io.lines(path) do
        local kind, target, what, value = line:match("^([^\t]*)\t([^\t]*)\t([^\t]*)\t(.*)$")
        local function list(name, item)
            local items = figures[name][kind] or {}
            figures[name][kind] = items
            if not items[item] then
                items[#items + 1] = item
                items[item] = true
            end
        end
        list("targets", target)
        list("whats", what)
        figures[kind] = figures[kind] or {}
        figures[kind][target] = figures[kind][target] or {}
        figures[kind][target][what] = tonumber(value)
    end
    return figures
end

-- A Markdown table; the first column is text.
local function table_of(head, rows)
    local lines = { "| " .. table.concat(head, " | ") .. " |", "|---|" .. ("---:|"):rep(#head - 1) }
    for _, row in ipairs(rows) do lines[#lines + 1] = "| " .. table.concat(row, " | ") .. " |" end
    return lines
end

-- The largest bound of a target, and whose it is.
local function deepest(figures, target)
    local most, who = -1, nil
    for what, value in pairs(figures.bound[target]) do
        if value > most or value == most and what < who then most, who = value, what end
    end
    return most, who
end

local function targets(figures)
    local rows = {}
    for _, target in ipairs(figures.targets.flash) do
        local bytes, who = "", ""
        if figures.bound[target] then bytes, who = deepest(figures, target) end
        rows[#rows + 1] = { target, figures.flash[target].library, figures.data[target].library, bytes,
            who ~= "" and "`" .. who .. "`" or "" }
    end
    return table_of({ "target", "flash", "`.data` + `.bss`", "deepest stack", "of" }, rows)
end

-- A row for each of `whats`, its name in `form`, in it what `cells` returns of each target.
local function by_target(first, form, targets, heads, whats, cells)
    local head, rows = { first }, {}
    for _, target in ipairs(targets) do
        for _, title in ipairs(heads(target)) do head[#head + 1] = title end
    end
    for k, what in ipairs(whats) do
        rows[k] = { form:format(what) }
        for _, target in ipairs(targets) do
            for _, cell in ipairs(cells(target, what)) do table.insert(rows[k], cell) end
        end
    end
    return table_of(head, rows)
end

local function families(figures)
    return by_target("family", "%s", figures.targets.stack, function(target) return { target .. " flash", "stack" } end,
        figures.whats.stack,
        function(target, family) return { figures.flash[target][family], figures.stack[target][family] } end)
end

local function stack(figures)
    return by_target("entry point", "`%s`", figures.targets.painted,
        function(target) return { target .. " bound", "painted" } end, figures.whats.painted,
        function(target, entry) return { figures.bound[target][entry], figures.painted[target][entry] } end)
end

local function instructions(figures)
    return by_target("family", "%s", figures.targets.instructions, function(target) return { target } end,
        figures.whats.instructions,
        function(target, family) return { ("%.1f"):format(figures.instructions[target][family]) } end)
end

-- Budgets, each of one build: the default one is the one for speed, that of MMAREF_SMALL_STACK has
-- to meet its own. Returns the table, and whether nothing that has to be met is missed.
local function budgets(figures)
    local data, worst, worst_target, good = 0, 0, nil, true
    for _, of in pairs(figures.data) do data = math.max(data, of.library) end
    for _, target in ipairs(figures.targets.bound) do
        local bytes = deepest(figures, target)
        if not target:find(" small$") and bytes > worst then worst, worst_target = bytes, target end
    end
    local function deepest_of(target) return (deepest(figures, target)) end
    local rows = {}
    local function budget(what, build, value, limit)
        local met = value <= limit
        good = good and (met or build == "default")
        rows[#rows + 1] = { what, build, value .. " B", limit .. " B", met and "met" or "**missed**" }
    end
    for _, build in ipairs({ "default", "small" }) do
        local suffix = build == "small" and " small" or ""
        budget("the whole library, Cortex-M4, flash", build, figures.flash["cortex-m4" .. suffix].library, 24576)
        budget("f16 on one profile by number, Cortex-M0, flash", build, figures.flash["cortex-m0" .. suffix].minimal, 6144)
    end
    budget("any entry point, Cortex-M3, stack", "default", deepest_of("cortex-m3"), 2048)
    budget("the same on the worst target, " .. worst_target, "default", worst, 2048)
    budget("any entry point, Cortex-M3, stack", "small", deepest_of("cortex-m3 small"), 512)
    budget("the same on rv32imac", "small", deepest_of("rv32imac small"), 512)
    budget("the library, any target, `.data` + `.bss`", "both", data, 0)
    return table_of({ "budget", "build", "measured", "at most", "" }, rows), good
end

local function replace(text, marker, lines)
    local from, to = "<!-- BEGIN " .. marker .. " -->\n", "<!-- END " .. marker .. " -->"
    local _, first = text:find(from, 1, true)
    local last = text:find(to, 1, true)
    assert(first and last, "no marker " .. marker)
    return text:sub(1, first) .. table.concat(lines, "\n") .. "\n" .. text:sub(last)
end

local function main(figures_path, readme_path)
    local figures = read_figures(figures_path)
    if not readme_path then
        local lines, good = budgets(figures)
        print(table.concat(lines, "\n"))
        os.exit(good)
    end
    local file = assert(io.open(readme_path))
    local text = file:read("a")
    file:close()
    text = replace(text, "budgets", (budgets(figures)))
    text = replace(text, "targets", targets(figures))
    text = replace(text, "families", families(figures))
    text = replace(text, "stack", stack(figures))
    text = replace(text, "instructions", instructions(figures))
    file = assert(io.open(readme_path, "w"))
    file:write(text)
    file:close()
end

main(arg[1], arg[2])
