-- SPDX-License-Identifier: MIT
-- Changed listings.
local change = require("tests.generator.editions.change")

-- expect: status, subject, section, detail; the kind is `formulas`.
local function formula(what, name, section, pairs_of_texts, status, detail, lost)
  return { what = what, change = change.listings(name, pairs_of_texts), lost = lost,
    expect = { { status, "formulas", section, name, detail } } }
end

return {
  -- Another layout that is a layout.
  formula("elements of A in another order", "m16n8k8.a.tf32", "9.7.14.5.7",
    { { "a0 and a2", "a0 and a1" }, { "a1 and a3", "a2 and a3" }, { "group for a0 and a1", "group for a0 and a2" },
      { "+ 4 for a2 and a3", "+ 4 for a1 and a3" } },
    "changed", "lane 0 element 1: row 0, column 4, was row 8, column 0"),
  formula("lanes by row, not by column", "m8n8k4.a.f64", "9.7.14.5.2",
    { { "%laneid >> 2", "%laneid % 8" }, { "col = %laneid % 4", "col = %laneid >> 3" } },
    "changed", "lane 1 element 0: row 1, column 0, was row 0, column 1"),
  formula("columns before rows", "m16n8k16.a.f16", "9.7.14.5.8",
    { { "0 <= i < 2 || 4 <= i < 6", "i < 4" }, { "(i & 0x1) for ai where i < 4", "(i & 0x1) for ai where i % 4 < 2" },
      { "+ 8 for ai where i >= 4", "+ 8 for ai where i % 4 >= 2" } },
    "changed", "lane 0 element 2: row 0, column 8, was row 8, column 0"),
  formula("last lane only", "m8n8k16.c.s32", "9.7.14.5.3",
    { { "row = groupID", "row = groupID if %laneid < 28\n 7 - (groupID - 7) otherwise" }, { "(threadID_in_group * 2) + i",
      "(threadID_in_group * 2) + i if %laneid < 28\n (threadID_in_group * 2) + (1 - i)" } },
    "suspected misprint", "lane 28 element 0"),
  formula("spans of other rows", "sp.m16n8k16.a.f16", "9.7.14.6.2.1",
    { { "a0 and a1", "a0 and a2" }, { "a2 and a3", "a1 and a3" } },
    "changed", "lane 0 element 1: row 8, columns 0 to 3, was row 0, columns 0 to 3"),

  -- No layout.
  formula("the other half of the columns first", "m16n8k32.a.s8", "9.7.14.5.10",
    { { "for ai where i < 8", "for ai where i >= 8" }, { "+ 16 for ai where i >= 8", "+ 16 for ai where i < 8" } },
    "suspected misprint", "is not the corner of the matrix; lane 0 element 0: row 0, column 16, was row 0, column 0"),
  formula("an offset cut in half", "m16n8k16.b.f16", "9.7.14.5.8", { { "+ 8 for bi", "+ 4 for bi" } },
    "suspected misprint", "hit twice: lane 2 element 0 (row 4, column 0) is also lane 0 element 2"),
  formula("an offset out of the matrix", "m16n8k8.b.tf32", "9.7.14.5.7", { { "+ 4 for b1", "+ 8 for b1" } },
    "suspected misprint", "out of range: lane 0 element 1 gives row 8, column 0 of a 8 x 8 matrix"),
  formula("a mask lost", "m16n8k64.a.s4", "9.7.14.5.11", { { "(i & 0x7) for", "i for" } },
    "suspected misprint", "lane 0 element 8: row 8, column 8, was row 8, column 0"),
  formula("a parenthesis lost", "m16n8k32.c.s32", "9.7.14.5.10",
    { { "(threadID_in_group * 2) +", "(threadID_in_group * 2 +" } },
    "suspected misprint", "a '(' is not closed before 'for'"),
  formula("a name misspelled", "m8n8k128.b.b1", "9.7.14.5.5", { { "col = groupID", "col = groupIb" } },
    "suspected misprint", "unknown name 'groupIb'"),
  formula("elements of the other matrix", "m16n8k128.a.b1", "9.7.14.5.12",
    { { "for ai where i < 32", "for bi where i < 32" } },
    "suspected misprint", "is no element of matrix A"),
  formula("a branch lost", "m16n8k4.c.f32", "9.7.14.5.6", { { "\n groupID + 8 for c2 and c3", "" } },
    "suspected misprint", "no branch of 'row' applies"),
  formula("a column lost", "m8n8k32.a.s4", "9.7.14.5.4",
    { { "col = (threadID_in_group * 8) + i for ai where i = {0,..,7}\n", "" } },
    "suspected misprint", "unknown name 'col'"),
  formula("longer spans", "sp.m16n8k32.a.u8", "9.7.14.6.2.5", { { "firstcol + 7", "firstcol + 3" } },
    "suspected misprint", "lane 0 element 0: row 0, columns 0 to 3, was row 0, columns 0 to 7"),
  formula("spans that overlap", "sp.m16n8k64.a.u4", "9.7.14.6.2.7",
    { { "threadID_in_group * 16", "threadID_in_group * 8" } },
    "suspected misprint", "lane 1 element 0: row 0, columns 8 to 23, was row 0, columns 16 to 31"),

  -- The same layout in other words.
  formula("a shift for a product", "m16n8k8.a.f16", "9.7.14.5.7",
    { { "threadID_in_group * 2", "(threadID_in_group << 1)" } },
    "reworded", "equal for every lane and element"),
  formula("a quotient for a shift", "m8n8k4.c.f64", "9.7.14.5.2", { { "%laneid >> 2", "%laneid / 4" } },
    "reworded", "equal for every lane and element"),
  formula("another name", "m16n8k128.b.b1", "9.7.14.5.12",
    { { "groupID = ", "groupIndex = " }, { "col = groupID", "col = groupIndex" } },
    "reworded", "equal for every lane and element"),
  formula("the column first", "m8n8k4.b.f64", "9.7.14.5.2",
    { { "row = %laneid % 4\n", "" }, { "col = %laneid >> 2\n", "col = %laneid >> 2\nrow = %laneid % 4\n" } },
    "reworded", "equal for every lane and element"),
  formula("a range for a list", "m8n8k32.c.s32", "9.7.14.5.4", { { "{0, 1}", "{0,..,1}" } },
    "reworded", "equal for every lane and element"),
  formula("spans in other words", "sp.m16n8k8.a.tf32", "9.7.14.6.2.4",
    { { "lastcol = firstcol + 1", "lastcol = 1 + firstcol" } },
    "reworded", "equal for every lane and element"),
  formula("E1 mended", "m16n8k256.a.b1", "9.7.14.5.13",
    { { "+ i for ai where i < 64", "+ (i & 0x1F) for ai where i < 64" } },
    "reworded", "mended as erratum E1 says", { E1 = true }),
  formula("E1 mended in other words", "m16n8k256.a.b1", "9.7.14.5.13",
    { { "+ i for ai where i < 64", "+ (i % 32) for ai where i < 64" } },
    "reworded", "equal for every lane and element", { E1 = true }),
  formula("E2 mended", "m16n8k16.a.f64", "9.7.14.5.8", { { "+ (threadID", "+ threadID" } },
    "reworded", "mended as erratum E2 says", { E2 = true }),

  -- Listings that come and go.
  { what = "a listing lost",
    change = change.fragment("m16n8k32.a.s8", function(fragment) fragment.listing = nil end),
    expect = { { "missing", "formulas", "9.7.14.5.10", "m16n8k32.a.s8", "its formula" } } },
  { what = "a fragment lost",
    change = change.fragment("m16n8k8.b.f64", function(_, section, place) table.remove(section.fragments, place) end),
    expect = { { "missing", "formulas", "9.7.14.5.7", "m16n8k8.b.f64", "the fragment" } } },
  { what = "a picture lost",
    change = change.fragment("sp.m16n8k64.b.u8", function(_, section, place) table.remove(section.fragments, place) end),
    expect = { { "missing", "figures", "9.7.14.6.2.6", "sp.m16n8k64.b.u8", "the fragment" } } },
  { what = "a formula for a picture",
    change = change.fragment("sp.m16n8k64.b.u8", function(fragment) fragment.listing = fragment.figure_formula end),
    expect = { { "new", "formulas", "9.7.14.6.2.6", "sp.m16n8k64.b.u8", "agrees with the transcription" } } },
  { what = "another formula than the picture was read",
    change = change.fragment("sp.m16n8k128.b.u4", function(fragment)
      fragment.listing = fragment.figure_formula:gsub("group %* 8", "group * 32"):gsub("%(32", "(8")
    end),
    expect = { { "changed", "formulas", "9.7.14.6.2.8", "sp.m16n8k128.b.u4",
      "lane 0 element 8: row 8, column 0, was row 32" } } },
  { what = "a fragment of a new type",
    change = change.fragment("m16n8k4.a.f64", function(fragment, section, place)
      local more = change.copy(fragment)
      more.types, more.table.rows[1].types, more.figures = { "e5m3" }, { "e5m3" }, { 166 }
      table.insert(section.fragments, place + 1, more)
    end),
    expect = { { "new", "formulas", "9.7.14.5.6", "mma.m16n8k4", "operand A of type .e5m3" } } },
}
