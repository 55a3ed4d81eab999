-- SPDX-License-Identifier: MIT
-- Writes generated/cli/formulas.c for the command: the formula of every fragment as text and as a small program, the
-- fragments of each instruction, and the sources of instructions that the full text lacks.
--
-- A program is in reverse Polish notation. Its numbers stand for themselves, its names for a place
-- in the list of values: 0 is %laneid, 1 is i, 2 the first definition. Definitions are
-- sorted so that each uses only earlier ones.
local basis = require("formulas.basis")
local c_text = require("tables.c_text")
local editions = require("records.editions")
local formula = require("formulas.formula")
local instructions = require("records.instructions")
local syntax = require("records.syntax")

local formulas = {}

local operators = {
    ["+"] = "ADD", ["-"] = "SUBTRACT", ["*"] = "MULTIPLY", ["/"] = "DIVIDE", ["%"] = "REMAINDER",
    ["&"] = "AND", ["<<"] = "LEFT", [">>"] = "RIGHT", ["<"] = "LESS", ["<="] = "LESS_EQUAL",
    [">"] = "GREATER", [">="] = "GREATER_EQUAL", ["="] = "EQUAL", ["=="] = "EQUAL", ["&&"] = "BOTH",
    ["||"] = "EITHER",
}

local compile

local function push(code, op, value) code[#code + 1] = ("{ FORMULA_%s, %d },"):format(op, value or 0) end

local function fold(code, list, op, each)
    for k, item in ipairs(list) do
        each(item)
        if k > 1 then push(code, op) end
    end
end

local function compile_membership(code, node, places)
    local values = node.values
    if values.range then
        compile(code, node.name, places)
        push(code, "NUMBER", values[1].value)
        push(code, "GREATER_EQUAL")
        compile(code, node.name, places)
        push(code, "NUMBER", values[#values].value)
        push(code, "LESS_EQUAL")
        push(code, "BOTH")
        return
    end
    fold(code, values, "EITHER", function(value)
        compile(code, node.name, places)
        push(code, "NUMBER", value.value)
        push(code, "EQUAL")
    end)
end

local function compile_elements(code, node)
    fold(code, node.list, "EITHER", function(element)
        if not element.index then return push(code, "NUMBER", 1) end
        push(code, "NAME", 1)
        push(code, "NUMBER", element.index)
        push(code, "EQUAL")
    end)
end

function compile(code, node, places)
    if node.op == "number" then return push(code, "NUMBER", node.value) end
    if node.op == "name" then return push(code, "NAME", places[node.name]) end
    if node.op == "in" then return compile_membership(code, node, places) end
    if node.op == "elements" then return compile_elements(code, node) end
    if node.op == "otherwise" then return push(code, "NUMBER", 1) end
    compile(code, node.left, places)
    compile(code, node.right, places)
    push(code, operators[node.op])
end

local function visit_names(node, visit)
    if type(node) ~= "table" then return end
    if node.op == "name" then visit(node.name) end
    for _, key in ipairs({ "value", "clause", "left", "right", "name" }) do visit_names(node[key], visit) end
end

-- Definitions, each after those that it uses.
local function sorted(definitions)
    local by_name, done, list = {}, {}, {}
    for _, definition in ipairs(definitions) do by_name[definition.name] = definition end
    local function place(definition)
        if not definition or done[definition] then return end
        done[definition] = true
        for _, branch in ipairs(definition.branches) do
            visit_names(branch, function(name) place(by_name[name]) end)
        end
        list[#list + 1] = definition
    end
    for _, definition in ipairs(definitions) do place(definition) end
    return list
end

local function without_comments(text)
    return (text:gsub("//[^\n]*", ""):gsub("%s+", " "):gsub("^ ", ""):gsub(" $", ""))
end

-- The definitions of a record as { name, branches = { { text, clause, value_code, clause_code } } }.
local function program_of(record)
    local source = record.stored_formula or record.formula or basis.formula(record.basis)
    if record.product then source = source .. "product = " .. record.product .. "\n" end
    local places, program = { ["%laneid"] = 0, i = 1 }, {}
    for _, definition in ipairs(sorted(formula.parse(source))) do
        local branches = {}
        for k, branch in ipairs(definition.branches) do
            local value_code, clause_code = {}, {}
            compile(value_code, branch.value, places)
            if branch.clause then compile(clause_code, branch.clause, places) end
            branches[k] = { text = without_comments(source:sub(branch.from, branch.middle - 1)),
                clause = branch.clause and without_comments(source:sub(branch.middle, branch.to - 1)),
                value_code = value_code, clause_code = clause_code }
        end
        program[#program + 1] = { name = definition.name, branches = branches }
        places[definition.name] = #program + 1
    end
    return program
end

-- Appends a list to a pool unless it was appended before; returns where it starts. It gets lines of its own,
-- so that one more list adds lines and changes none.
local function shared(pool, seen, list)
    local key = table.concat(list, "\n")
    if not seen[key] then
        seen[key] = #pool
        table.move(list, 1, #list, #pool + 1, pool)
        if #list > 0 then table.insert(pool.lines, c_text.wrap(list)) end
    end
    return seen[key]
end

-- The pools that records share, as lists of texts; `first`: where the definitions of each start.
local function pools_of(records)
    local code, branches, definitions, first, counts = { lines = {} }, { lines = {} }, { lines = {} }, {}, {}
    local seen_code, seen_branches, seen_definitions = {}, {}, {}
    local function run(list) return ("%d, %d"):format(shared(code, seen_code, list), #list) end
    for k, record in ipairs(records) do
        local own = {}
        for j, definition in ipairs(program_of(record)) do
            local rows = {}
            for n, branch in ipairs(definition.branches) do
                rows[n] = ("{ %s, %s, %s, %s },"):format(c_text.string(branch.text), c_text.string(branch.clause),
                    run(branch.value_code), run(branch.clause_code))
            end
            own[j] = ("{ %s, %d, %d },"):format(c_text.string(definition.name), shared(branches, seen_branches, rows),
                #rows)
        end
        first[k], counts[k] = shared(definitions, seen_definitions, own), #own
    end
    return code, branches, definitions, first, counts
end

-- A text of several lines, one string a line.
local function text_lines(text)
    local list = {}
    for line in (text or ""):gmatch("[^\n]+") do
        list[#list + 1] = "      " .. c_text.string(line):gsub('"$', '\\n"')
    end
    if #list == 0 then list[1] = "      NULL" end
    return table.concat(list, "\n") .. ",\n"
end

local function record_text(record, source, first, count)
    local figures = {}
    for k, figure in ipairs(record.figures or {}) do figures[k] = tostring(figure) end
    return ("    { %s, %s, %s,\n"):format(c_text.string(record.name), c_text.string(source),
            c_text.string(table.concat(figures, ", ")))
        .. ("      %s, %s,\n"):format(c_text.string(record.erratum and record.erratum.id),
            record.figure_only and "true" or "false")
        .. text_lines(record.printed or record.formula or basis.formula(record.basis))
        .. text_lines(record.erratum and record.formula or record.stored_formula)
        .. ("      %s,\n"):format(c_text.string(record.stored_evidence or record.evidence))
        .. ("      %d, %d, %d },"):format(record.elements, first, count)
end

-- A choice of words as slots of one word each, of none where the word is left out.
local function slots_of(chosen)
    local slots = {}
    for k, word in ipairs(chosen) do slots[k] = word and { word } or {} end
    return slots
end

-- The records of each instruction as text, by its number; on a chip, where `chips` names one.
local function records_by_number(model, chips, number)
    local texts = {}
    for _, row in ipairs(model.rows) do
        local id = row.first_id
        if id then
            syntax.each_choice(row.slots, function(chosen)
                local slots, cells = slots_of(chosen), {}
                local found = row.said and row.operands
                    or instructions.operand_records(model.records, slots, row.roles, row.family, chips)
                for k, operand in ipairs(instructions.operands) do
                    cells[k] = found[operand] and tostring(number[found[operand]]) or "NONE"
                end
                texts[id], id = table.concat(cells, ", "), id + 1
            end)
        end
    end
    return texts
end

-- Runs of instructions with the same records; of single chips those that differ from the default.
local function runs_of(model)
    local number, runs, default = {}, {}, nil
    for k, record in ipairs(model.records) do number[record] = k - 1 end
    for k, name in ipairs(model.fragments) do
        local texts, run = records_by_number(model, default and name, number), nil
        default = default or texts
        for id = 0, model.instruction_count - 1 do
            local text = texts[id] and (texts == default or texts[id] ~= default[id]) and texts[id]
            if run and run.text == text then
                run.count = run.count + 1
            else
                run = text and { fragments = k - 1, first = id, count = 1, text = text }
                runs[#runs + 1] = run or nil
            end
        end
    end
    return runs
end

local function runs_text(runs)
    local rows = {}
    for k, run in ipairs(runs) do
        rows[k] = ("    { %d, %d, %d, { %s } },"):format(run.fragments, run.first, run.count, run.text)
    end
    return table.concat(rows, "\n")
end

local function sources_text(model)
    local rows = {}
    for _, row in ipairs(model.rows) do
        if row.source and row.first_id then
            rows[#rows + 1] = ("    { %d, %d,\n      %s },"):format(row.first_id, row.variants, c_text.string(row.source))
        end
    end
    rows[#rows + 1] = "    { 0, 0, NULL },"
    return table.concat(rows, "\n")
end

local function table_text(comment, what, rows)
    return ("%sconst %s[] = {\n%s\n};\n\n"):format(comment, what, rows)
end

local function indented(list) return "    " .. table.concat(list, "\n    ") end

--- The text of generated/cli/formulas.c.
function formulas.text(model)
    local code, branches, definitions, first, counts = pools_of(model.records)
    local records, runs = {}, runs_of(model)
    for k, record in ipairs(model.records) do
        records[k] = record_text(record, editions.citation(model.editions, record), first[k], counts[k])
    end
    return c_text.header("Formulas of fragment layouts, as text and as programs.",
            { "generator/spec/fragments/", "fragments_errata.lua", "instructions.lua" })
        .. '\n#include "ask/formula.h"\n\n'
        .. table_text("", "formula_op formula_ops", table.concat(code.lines, "\n"))
        .. table_text("/* Text, clause; first op and ops of the value, of the clause. */\n",
            "formula_branch formula_branches", indented(branches))
        .. table_text("/* Name, first branch, branches. */\n", "formula_definition formula_definitions",
            table.concat(definitions.lines, "\n"))
        .. table_text("/* Fragment, source, figures; erratum, whether only a figure shows it; formula as printed; the\n"
            .. " * formula that is evaluated where that is another; evidence; elements; first definition, definitions. */\n",
            "formula_record formula_records", table.concat(records, "\n"))
        .. "#define NONE FORMULA_NONE\n\n"
        .. table_text("/* Fragments of a block, first instruction number, instructions; records of a, b, c, d, e,\n"
            .. " * scale_a, scale_b. */\n", "formula_run formula_runs", runs_text(runs))
        .. "const unsigned formula_run_count = sizeof formula_runs / sizeof formula_runs[0];\n\n"
        .. table_text("/* First instruction number, instructions; the source. */\n", "formula_source formula_sources",
            sources_text(model)):sub(1, -2)
end

return formulas
