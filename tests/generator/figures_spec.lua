-- SPDX-License-Identifier: MIT
-- The figures of the specification that the tables can draw: what generator/figures.lua asks of the command for each.

local function output(arguments)
  local pipe = io.popen("lua5.4 generator/figures.lua " .. arguments .. " 2>&1")
  local text = pipe:read("a")
  return text, pipe:close()
end

describe("the figures", function()
  local numbers, queries = {}, {}
  setup(function()
    for number, query in output("--list"):gmatch("(%d+)\t([^\n]+)\n") do
      numbers[#numbers + 1] = tonumber(number)
      queries[tonumber(number)] = query
    end
  end)

  -- 111 to 117 show no fragment.
  it("are 46 to 147, each once and in their order", function()
    local wanted = {}
    for number = 46, 147 do
      if number < 111 or number > 117 then wanted[#wanted + 1] = number end
    end
    assert.same(wanted, numbers)
  end)

  it("show a fragment of the first instruction that has it, before it is transposed", function()
    assert.equal("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 a", queries[79])
    assert.equal("ldmatrix.sync.aligned.m16n16.x1.trans.b8 d --before-trans", queries[105])
    assert.equal("movmatrix.sync.aligned.m8n8.trans.b16 a", queries[109])
    assert.equal("mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 e", queries[119])
  end)

  it("show products, rows or columns in equal parts where a fragment has several", function()
    local function parts(first, last)
      local list = {}
      for number = first, last do list[#list + 1] = queries[number]:match(" %-%-(%l+ %d+%-%d+)$") end
      return list
    end
    assert.same({ "product 0-1", "product 2-3" }, parts(51, 52))
    assert.same({ "rows 0-127", "rows 128-255" }, parts(101, 102))
    assert.same({ "columns 0-15", "columns 16-31" }, parts(130, 131))
    assert.same({ "rows 0-31", "rows 32-63", "rows 64-95", "rows 96-127" }, parts(142, 145))
    assert.same({ "columns 0-7", "columns 8-15" }, parts(146, 147))
  end)

  it("are drawn by the command", function()
    local folder = os.tmpname()
    assert(os.remove(folder))
    assert(os.execute("mkdir " .. folder))
    assert.equal("95 figures in " .. folder .. "\n", (output("echo " .. folder)))
    local file = assert(io.open(folder .. "/figure-079.svg"))
    assert.equal("layout " .. queries[79] .. " --svg\n", file:read("a"))
    file:close()
    local text, fine = output("false " .. folder)
    assert.is_nil(fine)
    assert.truthy(text:find("figure 46", 1, true), text)
    os.execute("rm -r " .. folder)
  end)
end)
