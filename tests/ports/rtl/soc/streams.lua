-- SPDX-License-Identifier: MIT
-- Random streams of RV32IM instructions as functions of an assembler source: streams.lua STREAMS LENGTH SEED.
-- A stream takes registers x5 to x31 from an array, works on 64 words of memory and leaves its registers.
local count, length, seed = tonumber(arg[1]), tonumber(arg[2]), tonumber(arg[3])
math.randomseed(seed)
local random = math.random

local of_registers = { "add", "sub", "sll", "slt", "sltu", "xor", "srl", "sra", "or", "and",
                       "mul", "mulh", "mulhsu", "mulhu", "div", "divu", "rem", "remu" }
local of_immediate = { "addi", "slti", "sltiu", "xori", "ori", "andi" }
local of_places = { "slli", "srli", "srai" }
local branches = { "beq", "bne", "blt", "bge", "bltu", "bgeu" }
local accesses = { lb = 1, lbu = 1, lh = 2, lhu = 2, lw = 4, sb = 1, sh = 2, sw = 4 }
local names = { "lb", "lbu", "lh", "lhu", "lw", "sb", "sh", "sw" }

local function pick(list) return list[random(#list)] end
local function register() return "x" .. random(5, 31) end
-- x4 points into the middle of the words
local function place(step) return random(-128 // step, 128 // step - 1) * step end

local labels = 0
local kinds = {
  function() return ("%s %s, %s, %s"):format(pick(of_registers), register(), register(), register()) end,
  function() return ("%s %s, %s, %d"):format(pick(of_immediate), register(), register(), random(-2048, 2047)) end,
  function() return ("%s %s, %s, %d"):format(pick(of_places), register(), register(), random(0, 31)) end,
  function()
    local name = pick(names)
    return ("%s %s, %d(x4)"):format(name, register(), place(accesses[name]))
  end,
  function() return ("lui %s, %d"):format(register(), random(0, 0xfffff)) end,
  function() -- over one to three of the instructions that follow
    labels = labels + 1
    return ("%s %s, %s, forward%d"):format(pick(branches), register(), register(), labels), random(1, 3), labels
  end,
  function() -- a loop of a few rounds, counted in x3
    labels = labels + 1
    local r = register()
    return ("li x3, %d\nback%d:\n\tmul %s, %s, %s\n\txor %s, %s, x3\n\taddi x3, x3, -1\n\tbnez x3, back%d")
      :format(random(1, 5), labels, r, r, register(), register(), register(), labels)
  end,
}

print("\t.text\n\t.option norvc\n\t.option norelax")
for number = 0, count - 1 do
  print(("stream%d:\n\taddi sp, sp, -128\n\tsw x3, 12(sp)\n\tsw x4, 16(sp)\n\tsw a0, 0(sp)"):format(number))
  for r = 5, 31 do print(("\tsw x%d, %d(sp)"):format(r, 4 * r)) end
  print("\tsw ra, 4(sp)\n\taddi x4, a1, 128\n\tmv x3, a0")
  for r = 5, 31 do print(("\tlw x%d, %d(x3)"):format(r, 4 * r)) end
  local open = {} -- labels that stand so many instructions later
  for _ = 1, length do
    local text, distance, label = pick(kinds)()
    print("\t" .. text)
    for i = #open, 1, -1 do
      open[i].distance = open[i].distance - 1
      if open[i].distance == 0 then
        print(("forward%d:"):format(open[i].label))
        table.remove(open, i)
      end
    end
    if distance then open[#open + 1] = { distance = distance, label = label } end
  end
  for _, left in ipairs(open) do print(("forward%d:"):format(left.label)) end
  print("\tlw x3, 0(sp)")
  for r = 5, 31 do print(("\tsw x%d, %d(x3)"):format(r, 4 * r)) end
  for r = 5, 31 do print(("\tlw x%d, %d(sp)"):format(r, 4 * r)) end
  print("\tlw ra, 4(sp)\n\tlw x3, 12(sp)\n\tlw x4, 16(sp)\n\taddi sp, sp, 128\n\tret")
end
print("\t.section .rodata\n\t.balign 4\n\t.globl streams, streams_count\nstreams:")
for number = 0, count - 1 do print(("\t.word stream%d"):format(number)) end
print(("streams_count:\n\t.word %d"):format(count))
