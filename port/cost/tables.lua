-- SPDX-License-Identifier: MIT
-- Rewrites the tables of a README between their markers: tables.lua FIGURES README
-- Without README prints the budgets; the missed ones are marked. tables.lua --figures FIGURES prints
-- what the budgets are of, for tables that they are not for.

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

-- Finite operands, such with zeros and such with specials, a column each.
local function instructions(figures)
    return by_target("family", "%s", { "cortex-m0", "cortex-m4", "rv32imac" },
        function(target) return { target, "zeros", "specials" } end, figures.whats.instructions,
        function(target, family)
            local cells = {}
            for _, kind in ipairs({ "instructions", "zeros", "specials" }) do
                local value = figures[kind][target][family]
                cells[#cells + 1] = value and ("%.1f"):format(value) or ""
            end
            return cells
        end)
end

-- What every family costs under every profile on finite operands, and the least that it costs under any of them:
-- rows[family][profile], rows[family].best; and the list of profiles, blocks that are no profile's last.
local function spreads(figures)
    local rows, profiles = {}, {}
    for _, what in ipairs(figures.whats.spread) do
        local family, profile = what:match("^(.*)|(.*)|finite$")
        if family then
            rows[family] = rows[family] or { best = math.huge }
            if not profiles[profile] then
                profiles[profile] = true
                profiles[#profiles + 1] = profile
            end
            local row, cost = rows[family], figures.spread[figures.targets.spread[1]][what]
            row[profile] = cost
            row.best = math.min(row.best, cost)
        end
    end
    table.sort(profiles, function(x, y)
        local function key(name)
            local general = name == "exact" or name == "fma"
            return ("%03d%s"):format(general and 0 or tonumber(name:match("^sm_(%d+)$")) or 999, name)
        end
        return key(x) < key(y)
    end)
    return rows, profiles
end

-- The families that differ most; profiles that have one of them.
local function spread(figures)
    local rows, profiles = spreads(figures)
    local families <const> = { "f16", "tf32", "f8", "f64", "sparse f16", "mxf8 scale" }
    local head, lines = { "" }, { { "best" } }
    for _, family in ipairs(families) do
        head[#head + 1] = family
        table.insert(lines[1], ("%.1f"):format(rows[family].best))
    end
    for _, profile in ipairs(profiles) do
        local cells, known = { "`" .. profile .. "`" }, false
        for _, family in ipairs(families) do
            local cost = rows[family][profile]
            known = known or cost ~= nil
            cells[#cells + 1] = cost and ("%.1f"):format(cost / rows[family].best) or ""
        end
        if known then lines[#lines + 1] = cells end
    end
    return table_of(head, lines)
end

-- Every budget with what was measured, or that alone. A miss is reported; what cost.sh fails on is a budget that
-- was met before.
local function budgets(figures, judged)
    local rows, data = {}, 0
    local function budget(what, value, limit, unit, form)
        form = form or "%d"
        local row = { what, form:format(value) .. unit }
        if judged then
            row[3], row[4] = form:format(limit) .. unit, value <= limit and "met" or "**missed**"
        end
        rows[#rows + 1] = row
    end
    local function reading_of(walk, files, functions)
        budget(walk .. ", files read", figures.files.host[walk], files, "")
        budget(walk .. ", functions read", figures.functions.host[walk], functions, "")
    end
    for _, of in pairs(figures.data) do data = math.max(data, of.library) end
    budget("program, every instruction by number, Cortex-M4, flash", figures.flash["cortex-m4"].numbers, 29184, " B")
    budget("program, with parser and messages, Cortex-M4, flash", figures.flash["cortex-m4"].strings, 54272, " B")
    budget("program, f16 on one profile by number, Cortex-M0, flash", figures.flash["cortex-m0"].minimal, 9216, " B")
    budget("any entry point, Cortex-M3, stack", (deepest(figures, "cortex-m3")), 2432, " B")
    budget("the library, any target, `.data` + `.bss`", data, 0, " B")
    if figures.instructions then -- not for make size
        budget("any entry point without f64, Cortex-M3, stack", figures.reduced["cortex-m3"].F64, 2176, " B")
        for _, of in ipairs({ { "f16", 62.5 }, { "bf16", 62.5 }, { "tf32", 88 }, { "f8", 88 }, { "sparse f16", 120 },
            { "f16 fma", 230 }, { "f16 exact", 300 }, { "f64", 1650 }, { "s8", 7.6 }, { "b1", 1.1 },
            { "mac16", 34.4 } }) do
            budget(of[1] .. ", finite operands, RV32IMAC, instructions per multiply-accumulate",
                figures.instructions.rv32imac[of[1]], of[2], "", "%.1f")
        end
        for _, of in ipairs({ { "custom", 440 }, { "tree", 960 }, { "sorted", 4800 }, { "rounded", 1250 } }) do
            budget(("f16 under `%s`, finite operands, RV32IMAC, instructions per multiply-accumulate"):format(of[1]),
                figures.spread.rv32imac["f16|" .. of[1] .. "|finite"], of[2], "", "%.1f")
        end
        budget("look up an instruction by number, Cortex-M4, instructions",
            figures.lookup["cortex-m4"]["instruction 1000"], 150, "")
        reading_of("one m16n8k16 f16 product", 9, 65)
        reading_of("one vector to its verdict", 25, 175)
        budget("the whole self-test, RV32IMAC, instructions", figures.selftest.rv32imac.whole / 1e6, 3.5, " G", "%.2f")
    end
    return table_of(judged and { "budget", "measured", "at most", "" } or { "figure", "measured" }, rows)
end

local function programs(figures)
    local rows = {}
    for _, target in ipairs(figures.targets.flash) do
        local of = figures.flash[target]
        if of.numbers then
            rows[#rows + 1] = { target, of.numbers, of.strings, of.provenance or "", of.everything, of.library }
        end
    end
    return table_of({ "target", "every instruction by number", "with parser and messages",
        "with provenance", "every entry point", "sum of objects" }, rows)
end

-- The deepest stack of smaller libraries, and what the self-test takes.
local function reduced(figures)
    local target = figures.targets.reduced[1]
    local rows = { { "nothing", (deepest(figures, target)) } }
    for _, without in ipairs(figures.whats.reduced) do
        local names = "`MMAREF_WITHOUT_" .. without:gsub(" ", "`, `MMAREF_WITHOUT_") .. "`"
        rows[#rows + 1] = { names, figures.reduced[target][without] }
    end
    return table_of({ "left out", target .. " stack" }, rows)
end

local CLOCKS <const> = { 16, 25, 100, 480 } -- MHz

local function selftests(figures)
    local head, rows = { "target", "instructions" }, {}
    for _, clock in ipairs(CLOCKS) do head[#head + 1] = clock .. " MHz" end
    for _, target in ipairs(figures.targets.selftest) do
        local millions = figures.selftest[target].whole / 1000
        rows[#rows + 1] = { target, ("%.2f G"):format(millions / 1000) }
        for _, clock in ipairs(CLOCKS) do table.insert(rows[#rows], ("%.0f s"):format(millions / clock)) end
    end
    return table_of(head, rows)
end

-- How far one reads.
local function reading(figures)
    local rows = {}
    for _, walk in ipairs(figures.whats.files) do
        rows[#rows + 1] = { walk, figures.files.host[walk], figures.functions.host[walk], figures.calls.host[walk] }
    end
    return table_of({ "walk", "files", "functions", "calls" }, rows)
end

local function replace(text, marker, lines)
    local from, to = "<!-- BEGIN " .. marker .. " -->\n", "<!-- END " .. marker .. " -->"
    local _, first = text:find(from, 1, true)
    local last = text:find(to, 1, true)
    assert(first and last, "no marker " .. marker)
    return text:sub(1, first) .. table.concat(lines, "\n") .. "\n" .. text:sub(last)
end

local function main(judged, figures_path, readme_path)
    local figures = read_figures(figures_path)
    if not readme_path then
        print(table.concat(budgets(figures, judged), "\n"))
        return
    end
    local file = assert(io.open(readme_path))
    local text = file:read("a")
    file:close()
    text = replace(text, "budgets", budgets(figures, true))
    text = replace(text, "targets", targets(figures))
    text = replace(text, "programs", programs(figures))
    text = replace(text, "families", families(figures))
    text = replace(text, "stack", stack(figures))
    text = replace(text, "reduced", reduced(figures))
    text = replace(text, "selftests", selftests(figures))
    text = replace(text, "instructions", instructions(figures))
    text = replace(text, "reading", reading(figures))
    text = replace(text, "spread", spread(figures))
    file = assert(io.open(readme_path, "w"))
    file:write(text)
    file:close()
end

if arg[1] == "--figures" then
    main(false, arg[2])
else
    main(true, arg[1], arg[2])
end
