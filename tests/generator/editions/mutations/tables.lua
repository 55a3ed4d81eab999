-- SPDX-License-Identifier: MIT
-- Changed operand tables, references and figures.
local change = require("tests.generator.editions.change")

local function on_table(what, name, section, visit, status, detail, lost)
  return { what = what, lost = lost, expect = { { status, "operand tables", section, name, detail } },
    change = change.fragment(name, function(fragment) visit(fragment.table.rows, fragment.table) end) }
end

local function on_figures(what, name, section, visit, status, detail)
  return { what = what, expect = { { status, "figures", section, name, detail } },
    change = change.fragment(name, function(fragment) visit(fragment.figures) end) }
end

-- A misprint mended: `make(subject)` gives the change.
local function unprinted(id, section, subject, printed, make)
  return { what = ("%s mended, %s"):format(id, subject), lost = { [id .. " " .. subject] = true },
    change = make(subject), within = { section, section },
    expect = { { "reworded", "errata", section, subject, ("%s: no longer printed: %s"):format(id, printed) } } }
end

local function in_table(visit)
  return function(name)
    return change.fragment(name, function(fragment) visit(fragment.table.rows, fragment.table) end)
  end
end

local function list_for(was, is)
  return function(rows)
    for _, row in ipairs(rows) do
      if row.list == was then
        row.list = is
        return
      end
    end
    error("no list " .. was)
  end
end

-- A row like the first, of another type.
local function row_like(rows, type_name)
  local row = change.copy(rows[1])
  row.types = { type_name }
  return row
end

return {
  on_table("a row added", "m16n8k8.a.f16", "9.7.14.5.7", function(rows) rows[2] = row_like(rows, "e4m3") end,
    "new", ".e4m3 added"),
  on_table("a row of an unknown type added", "m16n8k64.c.s32", "9.7.14.5.11",
    function(rows) rows[#rows + 1] = row_like(rows, "s64") end, "new", ".s64 added"),
  on_table("a row of a type with another kind of name added", "m16n8k16.c.f32", "9.7.14.5.8",
    function(rows) rows[#rows + 1] = row_like(rows, "fp8alt") end, "new", ".fp8alt added"),
  on_table("a type added to a row", "m16n8k32.b.s8", "9.7.14.5.10", function(rows) table.insert(rows[1].types, "e0m7") end,
    "new", ".e0m7 added"),
  on_table("a type gone from a row", "m16n8k8.b.f16", "9.7.14.5.7", function(rows) rows[1].types = { "f16" } end,
    "missing", ".bf16 gone"),
  on_table("a row gone", "m16n8k32.c.s32", "9.7.14.5.10", function(rows) table.remove(rows, 2) end, "missing", ".f32 gone"),
  on_table("a row of a shared table gone", "m8n8k4.c.f16", "9.7.14.5.1", function(rows) table.remove(rows, 2) end,
    "missing", ".f32 gone"),
  on_table("a type for another", "m16n8k16.a.u8", "9.7.14.5.9", function(rows) rows[1].types[1] = "u6" end,
    "changed", ".u6 added, .u8 gone"),
  on_table("more registers than elements", "m8n8k4.a.f16.row", "9.7.14.5.1", function(rows) rows[1].registers = 4 end,
    "suspected misprint", "4 elements listed where 4 registers hold 8"),
  on_table("a list too short", "m16n8k16.a.f16", "9.7.14.5.8", function(rows) rows[1].list = "a0, a1, a2" end,
    "suspected misprint", "3 elements listed where 4 registers hold 8"),
  on_table("a list with a hole", "m8n8k16.b.s8", "9.7.14.5.3", function(rows) rows[1].list = "b0, b1, b3, b4" end,
    "suspected misprint", "b3 where b2 comes next"),
  on_table("a list of the other matrix", "m16n8k4.b.f64", "9.7.14.5.6", function(rows) rows[1].list = "a0" end,
    "suspected misprint", "element a0 of operand b"),
  on_table("twice the registers and elements", "m16n8k8.a.tf32", "9.7.14.5.7",
    function(rows) rows[1].registers, rows[1].list = 8, "a0, a1, ..., a7" end, "changed", ".tf32: 8 elements, was 4"),
  on_table("too many elements for a register", "m8n8k32.a.s4", "9.7.14.5.4", function(rows) rows[1].each = 16 end,
    "suspected misprint", "16 elements of 4 bits in a .b32 register"),
  on_table("too few consecutive elements", "sp.m16n8k16.a.tf32", "9.7.14.6.2.3", function(rows) rows[1].consecutive = 4 end,
    "suspected misprint", "1 non-zero elements out of 4"),
  on_table("another header", "m8n8k128.b.b1", "9.7.14.5.5", function(_, made) made.header = ".atype" end,
    "suspected misprint", "a table of operand b headed .atype"),
  unprinted("E26", "9.7.14.5.8", "m16n8k16.b.f64", ".atype", in_table(function(_, made) made.header = ".btype" end)),
  unprinted("E6", "9.7.14.6.2.3", "sp.m16n8k16.b.tf32", "containing four .tf32 elements from matrix B.",
    in_table(function(rows) rows[1].phrase = nil end)),
  unprinted("E4", "9.7.14.5.9", "m16n8k16.b.u8", "b0, b1. b2. b3",
    in_table(list_for("b0, b1. b2. b3", "b0, b1, b2, b3"))),
  unprinted("E4", "9.7.14.5.9", "m16n8k16.c.s32", "c0, c1, c1, c2",
    in_table(list_for("c0, c1, c1, c2", "c0, c1, c2, c3"))),
  unprinted("E5", "9.7.14.6.2.2", "sp.m16n8k32.b.f16", "b0, b1, b2, b3",
    in_table(list_for("b0, b1, b2, b3", "b0, b1, ..., b7"))),
  unprinted("E7", "9.7.14.4.1", "m8n8k4.c.f64", "containing single .f64 register.", function()
    return change.section("9.7.14.4.1", function(section)
      for _, row in ipairs(section.rows) do
        if row.type == "f64" and row.matrix == "C" then row.phrase = "containing two .f64 registers." end
      end
    end)
  end),
  unprinted("E14", "9.7.14.6.2.1", "sp.m16n8k16.f16", ".f16/.b16", function()
    return change.section("9.7.14.6.2.1", function(section)
      for _, reference in ipairs(section.references) do
        if reference.types then reference.types = ".f16/.bf16" end
      end
    end)
  end),
  unprinted("E28", "9.7.14.1", "wmma dense .f64", "no row", function()
    return change.section("9.7.14.1", function(section)
      table.insert(section.rows, { instruction = "wmma", sparsity = "Dense", types = { "f64" }, shapes = { "m8n8k4" },
        version = "7.0" })
    end)
  end),
  { what = "the table of a misprint gone", lost = { ["E4 m16n8k16.b.u8"] = true },
    change = change.fragment("m16n8k16.b.u8", function(fragment) fragment.table = nil end),
    expect = { { "missing", "operand tables", "9.7.14.5.9", "m16n8k16.b.u8", "its operand table" },
      { "reworded", "errata", "9.7.14.5.9", "m16n8k16.b.u8", "E4: no longer printed: b0, b1. b2. b3" } } },
  { what = "a table gone",
    change = change.fragment("m16n8k256.c.s32", function(fragment) fragment.table = nil end),
    expect = { { "missing", "operand tables", "9.7.14.5.13", "m16n8k256.c.s32", "its operand table" } } },

  { what = "a product of other lanes",
    change = change.section("9.7.14.5.1", function(section) section.products[2][3] = 21 end),
    expect = { { "changed", "operand tables", "9.7.14.5.1", "computation 2", "lane 20 is in computation 2" } } },
  { what = "metadata of wider chunks",
    change = change.section("9.7.14.6.2.5", function(section) section.metadata.chunk = 8 end),
    expect = { { "changed", "operand tables", "9.7.14.6.2.5", "sp.m16n8k32.e.u8", "8-wide chunks, was 4" } } },
  { what = "metadata of other vectors",
    change = change.section("9.7.14.6.2.4", function(section) section.metadata.bits = 2 end),
    expect = { { "changed", "operand tables", "9.7.14.6.2.4", "sp.m16n8k8.e.tf32", "16 2-bit vectors, was 8 4-bit" } } },

  { what = "more registers of a wmma fragment",
    change = change.section("9.7.14.4.1", function(section) section.rows[1].phrase = "containing four .b32 registers." end),
    expect = { { "changed", "operand tables", "9.7.14.4.1", "wmma.m16n16k16.a.f16", "4 .b32 registers, was 8" } } },
  { what = "a wmma row of a new type",
    change = change.section("9.7.14.4.1", function(section)
      local row = change.copy(section.rows[1])
      row.type = "e5m2"
      table.insert(section.rows, 2, row)
    end),
    expect = { { "new", "operand tables", "9.7.14.4.1", "wmma", "a row of m16n16k16 .e5m2" } } },
  { what = "no wmma rows of a type",
    change = change.section("9.7.14.4.1", function(section)
      for place = #section.rows, 1, -1 do
        if section.rows[place].type == "tf32" then table.remove(section.rows, place) end
      end
    end),
    expect = { { "missing", "operand tables", "9.7.14.4.1", "wmma", "rows of type .tf32" } } },

  { what = "a reference to another section",
    change = change.section("9.7.14.6.2.7", function(section) section.references[1].title = "mma.m16n8k32" end),
    expect = { { "changed", "references", "9.7.14.6.2.7", "sp.m16n8k64.u4",
      "B of .u4 as m16n8k32.b.s4, was as m16n8k64.b.s4" } } },
  { what = "a reference to a section that is not there",
    change = change.section("9.7.14.6.2.6", function(section) section.references[1].title = "mma.m24n8k16" end),
    expect = { { "changed", "references", "9.7.14.6.2.6", "sp.m16n8k64.u8",
      "refers to Matrix Fragments for mma.m24n8k16" } } },
  { what = "a reference gone",
    change = change.section("9.7.14.6.2.5", function(section) table.remove(section.references, 1) end),
    expect = { { "missing", "references", "9.7.14.6.2.5", "sp.m16n8k32.a.u8", "the layout of B" } } },
  { what = "a reference for another type",
    change = change.section("9.7.14.6.2.4", function(section) section.references[2].types = ".f64" end),
    expect = { { "suspected misprint", "references", "9.7.14.6.2.4", "sp.m16n8k8.tf32", "refers to .f64" } } },

  on_figures("a figure renumbered", "m16n8k8.c.f16", "9.7.14.5.7", function(list) list[1] = 79 end,
    "renumbered", "Figures 77 are 79"),
  on_figures("a figure added", "m16n8k256.a.b1", "9.7.14.5.13", function(list) list[2] = 200 end,
    "changed", "Figures 100, 200, was Figure 100"),
  on_figures("a figure gone", "m16n8k64.b.s4", "9.7.14.5.11", function(list) list[2] = nil end,
    "changed", "Figure 94, was Figures 94, 95"),
}
