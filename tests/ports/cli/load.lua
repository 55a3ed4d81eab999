-- SPDX-License-Identifier: MIT
-- What mmaref load answers, from the figures of ldmatrix and stmatrix (PTX ISA 9.7.14.5.15 and .16) and the layout of the
-- operand: load.lua LOAD.csv MEMORY LAYOUT.csv WIDTH UP PITCH [trans] checks that each element of the fragment comes from, or
-- goes to, its place in memory, and that each lane points at the row and column that it says.
local load_file, memory, layout_file, width, up, pitch, trans = table.unpack(arg)
width, up, pitch, trans = tonumber(width), tonumber(up), tonumber(pitch), trans == 'trans'

local function rows_of(path)
    local heads, rows = nil, {}
    for line in io.lines(path) do
        local cells = {}
        for cell in (line .. ','):gmatch('([^,]*),') do cells[#cells + 1] = cell end
        if not heads then
            heads = cells
        else
            local row = {}
            for i, head in ipairs(heads) do row[head] = tonumber(cells[i]) or cells[i] end
            rows[#rows + 1] = row
        end
    end
    return rows
end

-- Which row of the instruction, which bit of it: bit `bit` of register `reg` of a lane.
local function m8n8(lane, reg, bit) return 8 * reg + lane // 4, 32 * (lane % 4) + bit end
local function m8n8_trans(lane, reg, bit) return 8 * reg + lane % 4 * 2 + bit // 16, lane // 4 * 16 + bit % 16 end
local function m16n16_trans(bits)
    return function(lane, reg, bit)
        if bit % 8 >= bits then return nil end
        return 16 * (reg // 2) + lane % 4 * 4 + bit // 8, (lane // 4 + 8 * (reg % 2)) * bits + bit % 8
    end
end
local function m8n16(bits, signed)
    return function(lane, reg, bit)
        if bit % 8 >= bits and not signed then return nil end
        return 8 * reg + lane // 4, (lane % 4 * 4 + bit // 8) * bits + math.min(bit % 8, bits - 1)
    end
end
local function source_of(name)
    if name:find('m8n8') then return name:find('trans') and m8n8_trans or m8n8 end
    local bits = name:find('b6x16') and 6 or (name:find('b4x16') or name:find('s8.s4')) and 4 or 8
    if name:find('m16n16') then return m16n16_trans(bits) end
    return m8n16(bits, name:find('s8.s4'))
end

-- The instructions: their registers as { tile, register }, and what lanes say.
local steps, operand, name = {}, nil, nil
for _, row in ipairs(rows_of(load_file)) do
    if row.memory == memory and row.name ~= '' then
        local step = steps[row.step + 1] or { lane = {}, name = row.name, place = {} }
        steps[row.step + 1] = step
        operand, name = row.operand, row.name
        step.lane[row.lane] = row
        for word in row.registers:gmatch('%S+') do
            local tile, reg = word:match('^(%d+)%.r(%d+)$')
            local key = tile and tile .. ' ' .. reg or '0 ' .. word:match('^r(%d+)$')
            if not step.place[key] then
                step.place[key] = step.count or 0
                step.count = step.place[key] + 1
            end
        end
    end
end
local layout = rows_of(layout_file)
local lines, packed = 0, name:match('b6x16') and 6 or (name:match('b4x16') or name:match('s8%.s4')) and 4
local unit = name:match('s8%.s4') and 64 or 128
for _, cell in ipairs(layout) do lines = math.max(lines, (operand == 'b' and cell.column or cell.row) + 1) end

local function bit_of(column)
    return packed and column // 16 * unit + column % 16 * packed or column * width
end
local checked, tiles = 0, 0
for tile = 0, 3 do
    for _, cell in ipairs(layout) do
        local line = (operand == 'b' and cell.column or cell.row) + tile * lines
        local k = operand == 'b' and cell.row or cell.column
        local row, column = line, k
        if trans then row, column = k, line end
        local shift = packed and up or 0
        for i = 0, (packed or width) - 1 do
            local at = cell.element * width + i
            for _, step in ipairs(steps) do
                local reg = step.place[tile .. ' ' .. at // 32]
                if reg then
                    tiles = math.max(tiles, tile + 1)
                    local from, bit = source_of(step.name)(cell.lane, reg, at % 32)
                    local said = step.lane[from]
                    assert(said, 'no lane points at the row')
                    assert(said.shift == shift, 'another shift')
                    assert(said.address == said.stored_row * pitch + bit_of(said.stored_column) // 8, 'address is not of row and column')
                    local expected = row * pitch * 8 + bit_of(column) + i
                    assert(said.address * 8 + bit == expected, 'bits of another element')
                    checked = checked + 1
                end
            end
        end
    end
end
assert(checked == tiles * #layout * (packed or width), 'only ' .. checked .. ' bits are checked')
