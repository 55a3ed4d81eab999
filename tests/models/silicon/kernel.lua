-- SPDX-License-Identifier: MIT
-- The text of one CUDA kernel: one warp, one instruction as inline PTX.

local registers = require "silicon.registers"

local kernel = {}

local CPP_TYPE = { r = "uint32_t", f = "float", d = "double" }

-- Arguments of an asm statement; numbers are given out in the order of use, outputs first.
local function arguments()
  local list = { outputs = {}, inputs = {}, count = 0 }
  function list.add(kind, text)
    local into = kind:find("=", 1, true) and list.outputs or list.inputs
    into[#into + 1] = ('"%s"(%s)'):format(kind, text)
    list.count = list.count + 1
    return "%" .. (list.count - 1)
  end
  return list
end

local function braces(list) return "{" .. table.concat(list, ", ") .. "}" end

local function output(args, fragment)
  local list = {}
  for i = 0, fragment.count - 1 do
    list[#list + 1] = args.add("=" .. fragment.kind, ("out[%d]"):format(i))
  end
  return braces(list)
end

local READ = { r = "%s[%d]", f = "f32(%s[%d])", d = "f64(%s, %d)" }

local function input(args, fragment)
  local list = {}
  for i = 0, fragment.count - 1 do
    list[#list + 1] = args.add(fragment.kind, READ[fragment.kind]:format(fragment.name, i))
  end
  return braces(list)
end

local function scale(args, x)
  local data = args.add("r", ("*lane(o.in[INPUT_SCALE_%s], 1)"):format(x:upper()))
  local byte = args.add("h", ("o.select_%s[0]"):format(x))
  local thread = args.add("h", ("o.select_%s[1]"):format(x))
  return ("%s, {%s, %s}"):format(data, byte, thread)
end

-- Address of an access: a register in the instruction's state space.
local function place(args, it)
  local base = it.in_shared and "bytes" or "o.memory"
  local offset = it.addressed and "*lane(o.in[INPUT_ADDRESS], 1)" or "o.p"
  if it.addressed and it.every_lane then
    offset = ("o.in[INPUT_ADDRESS][threadIdx.x %% %d]"):format(it.lanes)
  end
  local pointer = ("%s + %s"):format(base, offset)
  if it.in_shared and it.space ~= "" then return "[" .. args.add("r", ("shared_address(%s)"):format(pointer)) .. "]" end
  return "[" .. args.add("l", pointer) .. "]"
end

-- PTX operands by family; `choice` is what a switch in the kernel decides.
local write = {}

function write.mma(it, args, choice)
  local parts = { output(args, it.outputs[1]) }
  for _, fragment in ipairs(it.inputs) do parts[#parts + 1] = input(args, fragment) end
  if it.selectors then
    parts[#parts + 1] = args.add("r", "*lane(o.in[INPUT_E], 1)")
    parts[#parts + 1] = tostring(choice)
  end
  if it.block_scale then
    parts[#parts + 1] = scale(args, "a")
    parts[#parts + 1] = scale(args, "b")
  end
  return parts
end
write["wmma.mma"] = write.mma

function write.movmatrix(_, args)
  return { args.add("=r", "out[0]"), args.add("r", "a[0]") }
end

local function with_stride(parts, args, choice)
  if choice == "stride" then parts[#parts + 1] = args.add("r", "o.stride") end
  return parts
end

function write.ldmatrix(it, args, choice)
  return with_stride({ output(args, it.outputs[1]), place(args, it) }, args, choice)
end
write["wmma.load"] = write.ldmatrix

function write.stmatrix(it, args, choice)
  local address = place(args, it)
  return with_stride({ address, input(args, it.inputs[1]) }, args, choice)
end
write["wmma.store"] = write.stmatrix

local function wrapped(list, indent)
  local lines, line = {}, ""
  for i, item in ipairs(list) do
    item = item .. (i < #list and "," or "")
    if #line + #item > 96 - #indent then
      lines[#lines + 1] = line
      line = ""
    end
    line = line == "" and item or line .. " " .. item
  end
  lines[#lines + 1] = line
  return table.concat(lines, "\n" .. indent)
end

local function statement(it, choice, indent)
  local args = arguments()
  local parts = write[it.family](it, args, choice)
  local inner = indent .. (" "):rep(13)
  local text = {
    ('%sasm volatile("%s "'):format(indent, it.text),
    ('%s"%s;"'):format(inner, table.concat(parts, ", ")),
    ("%s: %s"):format(inner, wrapped(args.outputs, inner .. "  ")),
    ("%s: %s"):format(inner, wrapped(args.inputs, inner .. "  ")),
    ('%s: "memory");'):format(inner),
  }
  return table.concat(text, "\n")
end

local function sparse_switch(it)
  local lines = { "    switch (o.f) {" }
  for f = 0, it.selectors - 1 do
    lines[#lines + 1] = ("    case %d:"):format(f)
    lines[#lines + 1] = statement(it, f, "        ")
    lines[#lines + 1] = "        break;"
  end
  lines[#lines + 1] = "    }"
  return table.concat(lines, "\n")
end

local function stride_choice(it)
  return table.concat({
    "    if (o.stride == STRIDE_DEFAULT) {", statement(it, "none", "        "),
    "    } else {", statement(it, "stride", "        "), "    }",
  }, "\n")
end

local function execution(it)
  if it.selectors and it.selectors > 1 then return sparse_switch(it) end
  if it.default_stride then return stride_choice(it) end
  return statement(it, 0, "    ")
end

local function declarations(it, lines)
  for _, f in ipairs(it.inputs) do
    lines[#lines + 1] = ("    const uint32_t *%s = lane(o.in[INPUT_%s], %d);")
      :format(f.name, f.name:upper(), registers.words(f))
  end
  for _, f in ipairs(it.outputs) do
    lines[#lines + 1] = ("    uint32_t *words = lane(o.result, %d);"):format(registers.words(f))
    lines[#lines + 1] = ("    %s out[%d]%s;"):format(CPP_TYPE[f.kind], f.count,
      it.selectors and it.selectors > 1 and " = {}" or "")
  end
  if it.in_shared then
    lines[#lines + 1] = "    __shared__ __align__(128) uint32_t arena[ARENA / 4];"
    lines[#lines + 1] = "    uint8_t *bytes = enter(arena, o);"
  end
end

local function results(it, lines)
  for _, f in ipairs(it.outputs) do
    for i = 0, f.count - 1 do
      lines[#lines + 1] = ("    put(words, %d, out[%d]);"):format(i, i)
    end
  end
  if it.in_shared and it.result == "memory_out" then lines[#lines + 1] = "    leave(arena, o);" end
end

-- Where the memory of an access is: ldmatrix and stmatrix know shared memory only, wmma takes
-- the generic space to mean device memory here.
local function locate(it)
  if it.addressed then it.in_shared = true
  elseif it.space then it.in_shared = it.space:find("shared", 1, true) ~= nil end
end

-- every_lane: the target wants a valid address from every lane.
function kernel.prepare(text, every_lane)
  local it = registers.of(text)
  if not it then error("no registers known for " .. text) end
  it.every_lane = every_lane
  locate(it)
  return it
end

function kernel.text(it, name)
  local lines = { ("static __global__ void %s(operands o)"):format(name), "{" }
  declarations(it, lines)
  lines[#lines + 1] = execution(it)
  results(it, lines)
  lines[#lines + 1] = "}"
  return table.concat(lines, "\n") .. "\n"
end

return kernel
