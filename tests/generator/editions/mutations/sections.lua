-- SPDX-License-Identifier: MIT
-- Sections that come, go, move or get other names; changes of the whole document.
local change = require("tests.generator.editions.change")

local ALL = { "9.7.14", "9.7.14.9" }

local function drop(number, title, within, lost)
  return { what = number .. " dropped", change = change.drop_section(number), within = within, lost = lost,
    expect = { { "missing", "sections", number, title, "the section" } } }
end

local function each_section(list, visit)
  for _, section in ipairs(list) do visit(section) end
end

local function each_listing(visit)
  return function(list)
    each_section(list, function(section)
      for _, fragment in ipairs(section.fragments or {}) do
        fragment.listing = fragment.listing and visit(fragment.listing)
      end
    end)
  end
end

local function shift_figures(distance)
  return function(list)
    each_section(list, function(section)
      for _, holder in ipairs(section.fragments or { section }) do
        for k, number in ipairs(holder.figures or {}) do holder.figures[k] = number + distance end
      end
    end)
  end
end

-- The number of a section after another came before the chapter.
local function renumbered(number) return (number:gsub("^9%.7%.14", "9.7.15")) end

local function new_section(section, list, place)
  local more = change.copy(section)
  more.number, more.title = "9.7.14.5.18", "Matrix Fragments for mma.m16n8k512"
  for _, fragment in ipairs(more.fragments) do fragment.name = fragment.name:gsub("k256", "k512") end
  table.insert(list, place + 5, more)
end

return {
  drop("9.7.14.5.7", "mma.m16n8k8"),
  drop("9.7.14.5.9", "mma.m16n8k16 with integer type", nil, { ["9.7.14.5.9"] = true }),
  drop("9.7.14.1", "Matrix Shape", { "9.7.14", "9.7.14.4.1" }, { ["9.7.14.1"] = true }),
  drop("9.7.14.5.1", "mma.m8n8k4 with .f16 floating point type", { "9.7.14.5", "9.7.14.5.3" }),
  drop("9.7.14.5.15", "instruction ldmatrix", nil, { ["9.7.14.5.15"] = true }),
  drop("9.7.14.3", "Block Scaling"),
  { what = "the section of that title in another chapter only",
    change = change.section("9.7.14.3", function(section, list, place)
      section.number = "9.7.16.3"
      list[#list + 1] = table.remove(list, place)
    end),
    within = { "9.7.14.1", "9.7.14.5.2" },
    expect = { { "missing", "sections", "9.7.14.3", "Block Scaling", "the section" } } },
  { what = "the last section dropped, a later chapter there",
    change = function(list)
      table.remove(list)
      list[#list + 1] = { kind = "chapter", number = "9.7.15", title = "Asynchronous Instructions" }
    end,
    within = { "9.7.14.6.2.7", "9.7.14.6.3" }, lost = { ["9.7.14.6.3"] = true },
    expect = { { "missing", "sections", "9.7.14.6.3", "instruction mma.sp", "the section" } } },
  { what = "the last section dropped, nothing after it",
    change = function(list) table.remove(list) end,
    within = { "9.7.14.6.2.7", "9.7.14.6.3" }, lost = { ["9.7.14.6.3"] = true }, expect = {} },

  { what = "a section renumbered",
    change = change.section("9.7.14.5.13", function(section) section.number = "9.7.14.5.21" end),
    expect = { { "renumbered", "sections", "9.7.14.5.13", "mma.m16n8k256", "is 9.7.14.5.21" } } },
  { what = "everything renumbered", within = ALL, expect = { { "renumbered", "sections", "9.7.14", "the chapter", "is 9.7.15" } },
    change = function(list)
      each_section(list, function(section) section.number = renumbered(section.number) end)
    end },
  { what = "all figures renumbered", within = ALL, change = shift_figures(2),
    expect = { { "renumbered", "figures", "9.7.14.5.1", "m8n8k4.a.f16.row", "Figures 46 to 147 are 48 to 149" } } },
  { what = "a section moved", within = { "9.7.14.5.5", "9.7.14.5.9" }, expect = {},
    change = function(list) table.insert(list, 2, table.remove(list, 4)) end },
  { what = "numbers lost", within = { "9.7.14.5.2", "9.7.14.6.3" }, expect = {},
    change = function(list)
      each_section(list, function(section) section.number = nil end)
      for place = #list, 1, -1 do
        if list[place].kind == "chapter" then table.remove(list, place) end
      end
    end },
  { what = "a table of contents before", within = { "9.7.14.5.2", "9.7.14.5.4" }, expect = {},
    change = function(list)
      local contents = {}
      for k, section in ipairs(list) do
        contents[k] = { kind = "contents", number = section.number, title = section.title }
      end
      table.move(list, 1, #list, #contents + 1)
      table.move(contents, 1, #contents, 1, list)
    end },
  { what = "line ends of listings lost", within = { "9.7.14.5.6", "9.7.14.5.13" }, expect = {},
    change = each_listing(function(text) return text:sub(1, -2):gsub("\n", " ") .. "\n" end) },
  { what = "line ends and comments run together", within = { "9.7.14.6.2.1", "9.7.14.6.2.8" }, expect = {},
    change = each_listing(function(text) return text:sub(1, -2):gsub("\n", " ") .. "\n" end) },
  { what = "blanks lost and doubled", within = { "9.7.14.5.1", "9.7.14.5.13" }, expect = {},
    change = each_listing(function(text)
      return (text:gsub(" ([%+%*%%&]) ", "%1"):gsub(" (for) ", "   %1  "):gsub("{0,%.%.,(%d+)}", "{ 0, ..., %1 }"))
    end) },
  { what = "listings indented and spaced", within = { "9.7.14.5.1", "9.7.14.6.2.8" }, expect = {},
    change = each_listing(function(text) return (text:gsub("\n", "\n\n   ")) .. "\n" end) },
  { what = "a title reworded",
    change = change.section("9.7.14.5.9", function(section)
      section.title = "Matrix Fragments for mma.m16n8k16 with integer and FP8 types"
    end),
    expect = { { "reworded", "sections", "9.7.14.5.9", "mma.m16n8k16 with integer type",
      "titled Matrix Fragments for mma.m16n8k16 with integer and" } } },

  { what = "a new fragment section", within = { "9.7.14.5.13", "9.7.14.5.17" },
    change = change.section("9.7.14.5.13", new_section),
    expect = { { "new", "sections", "9.7.14.5.18", "mma.m16n8k512", "3 fragments" } } },
  { what = "a new instruction section",
    change = change.section("9.7.14.5.17", function(section, list, place)
      local more = change.copy(section)
      more.number, more.title = "9.7.14.5.18", "Warp-level matrix instruction: rotmatrix"
      table.insert(list, place + 1, more)
    end),
    within = { "9.7.14.5.16", "9.7.14.5.17" },
    expect = { { "new", "sections", "9.7.14.5.18", "Warp-level matrix instruction: rotmatrix", "an instruction" } } },
}
