-- SPDX-License-Identifier: MIT
-- Changed syntax blocks and shape tables.
local change = require("tests.generator.editions.change")

local function syntax(what, section, text, visit, status, subject, detail, lost)
  return { what = what, change = change.block(section, text, visit), lost = lost,
    expect = { { status, "syntax", section, subject, detail } } }
end

local function shape(what, fields, visit, status, subject, detail)
  fields.sparsity = fields.sparsity or "Dense"
  return { what = what, change = change.shape_row(fields, visit), within = { "9.7.14", "9.7.14.3" },
    expect = { { status, "shape table", "9.7.14.1", subject, detail } } }
end

local function add_word(name, word)
  return function(block) table.insert(change.set(block, name), word) end
end

local function drop_word(name, word)
  return function(block)
    local words = change.set(block, name)
    for place, each in ipairs(words) do
      if each == word then return table.remove(words, place) end
    end
    error("no word " .. word)
  end
end

local function drop_block(_, blocks, place) table.remove(blocks, place) end

return {
  syntax("a shape added", "9.7.14.5.14", "shape=m16n8k4 m16n8k8", add_word("shape", "m16n8k32"), "new", "mma",
    "1 string new, first mma.sync.aligned.m16n8k32.row.col.f32.tf32.tf32.f32"),
  syntax("a type added", "9.7.14.5.14", "kind=kind::mxf8f6f4", add_word("atype", "e5m1"), "new", "mma.block_scale",
    "10 strings new, first mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e5m1.e4m3.f32.ue8m0"),
  syntax("a shape gone", "9.7.14.4.3", "bf16", drop_word("shape", "m8n32k16"), "missing", "wmma.load", "6 strings gone"),
  syntax("a word gone", "9.7.14.5.15", "shape=m8n16", drop_word("num", "x4"), "missing", "ldmatrix",
    "6 strings gone, first ldmatrix.sync.aligned.m8n16.x4.b8x16"),
  syntax("a word for another", "9.7.14.5.17", "type=b16", function(block) change.set(block, "type")[1] = "b8" end,
    "changed", "movmatrix", "1 string new, first movmatrix.sync.aligned.m8n8.trans.b8; 1 string gone"),
  syntax("a qualifier made mandatory", "9.7.14.5.15", "shape=m8n8\nss=shared\ntype=b16", function(block)
    block.statement = block.statement:gsub("{%.trans}", ".trans")
  end, "missing", "ldmatrix", "6 strings gone, first ldmatrix.sync.aligned.m8n8.x1.b16"),
  syntax("qualifiers in another order", "9.7.14.5.14", "bitOp=xor", function(block)
    block.statement = block.statement:gsub("bitOp%.popc", "popc.bitOp")
  end, "changed", "mma", "3 strings new, first mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.popc.xor"),
  syntax("a line gone", "9.7.14.6.3", "kind=kind::mxf8f6f4", drop_block, "missing", "mma.sp.block_scale", "50 strings gone"),
  syntax("a family gone", "9.7.14.4.4", "wmma.store", function(_, blocks)
    while blocks[1] do table.remove(blocks) end
  end, "missing", "wmma.store", "its syntax"),
  syntax("a line of another instruction", "9.7.14.5.17", "type=b16", function(block, blocks)
    local more = change.copy(block)
    more.statement = more.statement:gsub("^movmatrix", "rotmatrix")
    blocks[#blocks + 1] = more
  end, "new", "rotmatrix", "1 string new, first rotmatrix.sync.aligned.m8n8.trans.b16"),
  syntax("a set gone", "9.7.14.4.5", "rounding=", function(block)
    local _, place = change.set(block, "rounding")
    table.remove(block.sets, place)
  end, "suspected misprint", "syntax", "no set for .rounding"),

  { what = "a dot lost", expect = { { "suspected misprint", "syntax", "9.7.14.5.16", "syntax", "'m8n8' is no word" } },
    change = change.section("9.7.14.5.16", function(section)
      table.insert(section.misprints, { corrected = "{.m8n8};", printed = "{m8n8};" })
    end), lost = { ["9.7.14.5.16"] = true } },
  { what = "a dot lost behind a brace", within = { "9.7.14.5.15", "9.7.14.5.15" }, lost = { E10 = true },
    expect = { { "suspected misprint", "syntax", "9.7.14.5.15", "syntax", "'}type' lacks a dot" } },
    change = change.block("9.7.14.5.15", "shape=m8n8\nss=shared\ntype=b16", function(block)
      block.statement = block.statement:gsub("}%.type", "}type")
    end) },
  { what = "a blank in the quotation of a misprint", within = { "9.7.14.6.3", "9.7.14.6.3" }, expect = {},
    change = change.section("9.7.14.6.3", function(section)
      for k, erratum in ipairs(section.misprints) do
        local printed = erratum.printed:gsub("^{", "{ "):gsub("}$", " }")
        section.misprints[k] = { corrected = erratum.corrected, printed = printed }
      end
    end) },
  { what = "E3 mended", lost = { E3 = true },
    change = change.section("9.7.14.5.14", function(section) section.misprints = {} end),
    expect = { { "reworded", "syntax", "9.7.14.5.14", "syntax", "mended as erratum E3 says" } } },
  { what = "E3 neither printed nor mended", lost = { E3 = true },
    change = change.section("9.7.14.5.14", function(section)
      section.misprints = { { corrected = "{.m8n8k4, .m16n8k4", printed = "{.m8n8k8, .m16n8k4" } }
    end),
    expect = { { "changed", "syntax", "9.7.14.5.14", "mma", "first mma.sync.aligned.m8n8k8.row.col.f64.f64.f64.f64" },
      { "reworded", "errata", "9.7.14.5.14", "syntax", "E3: no longer printed: {.m8n84, .m16n8k4" } } },
  { what = "E17 mended", lost = { E17 = true },
    change = change.section("9.7.14.6.3", function(section) section.misprints = {} end),
    expect = { { "reworded", "syntax", "9.7.14.6.3", "syntax", "mended as erratum E17 says" } } },
  { what = "E27 mended", lost = { E27 = true },
    change = change.block("9.7.14.5.14", "f64.f64.f64.f64", function(block)
      block.statement = block.statement .. "{.rounding}"
      table.insert(block.sets, 1, { name = "rounding", words = { "rn", "rz", "rm", "rp" } })
    end),
    expect = { { "reworded", "syntax", "9.7.14.5.14", "mma", "mended as erratum E27 says" } } },
  syntax("E10 mended in part", "9.7.14.5.16", "type=b16", drop_word("shape", "m16n8"), "reworded", "stmatrix",
    "mended as erratum E10 says", { ["m16n8 is 8-bit only."] = true }),
  syntax("what the description forbids gone from the syntax", "9.7.14.5.14", "f32.bf16.tf32.f32", drop_block,
    "reworded", "mma", "no longer allows what the text forbids"),

  shape("a type of the shape table added", { instruction = "mma", type = "e2m1" }, function(row, rows, place)
    local more = change.copy(row)
    more.types, more.version = { "e1m2" }, "9.1"
    table.insert(rows, place + 1, more)
  end, "new", "mma dense .e1m2", ".m16n8k32 (PTX ISA 9.1) new"),
  shape("two types of a row added", { instruction = "mma", type = "f16" }, function(row, rows, place)
    local more = change.copy(row)
    more.types, more.version, more.shapes = { "e1m2", "e0m3" }, "9.1", { "m16n8k64" }
    table.insert(rows, place, more)
  end, "new", "mma dense .e1m2 .e0m3", ".m16n8k64 (PTX ISA 9.1) new"),
  shape("a row of the shape table gone", { instruction = "wmma", type = "tf32" },
    function(_, rows, place) table.remove(rows, place) end, "missing", "wmma dense .tf32", ".m16n16k8 gone"),
  shape("another version", { instruction = "mma", type = "bf16", sparsity = "Sparse" },
    function(row) row.version = "7.0" end, "changed", "mma sparse .bf16", ".m16n8k16 PTX ISA 7.0, was 7.1"),
  shape("a shape of the shape table added", { instruction = "mma", type = "tf32" },
    function(row) table.insert(row.shapes, "m16n8k16") end, "new", "mma dense .tf32", ".m16n8k16 (PTX ISA 7.0) new"),
  shape("a shape for another",
    { instruction = "mma", type = "e2m1", sparsity = "Sparse with ordered metadata", scale = "ue4m3" },
    function(row) row.shapes = { "m16n8k256" } end, "changed", "mma ordered .e2m1 x .ue4m3",
    ".m16n8k256 (PTX ISA 8.7) new, .m16n8k128 gone"),
}
