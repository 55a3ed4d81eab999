-- SPDX-License-Identifier: MIT
-- What random arithmetic blocks cost, as a multiple of what the cheapest profile costs on finite operands:
--   random.lua draw INSTRUCTION COUNT SEED > random.inc    the table of random.c
--   random.lua report random.inc FOLDER                    a summary, and every block in FOLDER/blocks.tsv
-- In FOLDER `log`, what random.c printed, and `counts`, the instructions of each call, where the log has none.

package.path = (arg[0]:match("^(.*/)") or "./") .. "../../models/?.lua;" .. package.path

local function draw(text, count, seed)
  local it = require "reference.model".instruction(text)
  assert(it and it.float, text .. ": not a floating-point instruction")
  local next = require "reference.stream".generator("cost " .. seed)
  print(('"%s",'):format(text))
  for _ = 1, tonumber(count) do print(('"%s",'):format(require "reference.custom_blocks".random(it, next))) end
end

-- The instruction as [0], and the blocks.
local function read_texts(path)
  local texts, number = {}, 0
  for line in io.lines(path) do
    texts[number] = line:match('^"(.*)",$')
    number = number + 1
  end
  return texts
end

-- [name of a profile or number of a block][kind of operands]: instructions per multiply-accumulate and share of
-- special results.
local function read_costs(folder)
  local costs, counts = {}, io.open(folder .. "/counts")
  for line in io.lines(folder .. "/log") do
    local which, values, instructions, macs, special, of =
      line:match("^cost (%S+) (%a+) (%d+) (%d+) (%d+) (%d+)%s*$")
    if which then
      which = tonumber(which) or which
      costs[which] = costs[which] or {}
      costs[which][values] = { cost = (counts and counts:read("n") or instructions) / macs, special = special / of }
    end
  end
  assert(not counts or not counts:read("n"), "more calls were counted than made")
  return costs
end

local function best_of(costs)
  local best, profile = math.huge, nil
  for which, of in pairs(costs) do
    local cost = of.finite.cost
    if type(which) == "string" and (cost < best or cost == best and which < profile) then best, profile = cost, which end
  end
  assert(profile, "no profile was measured")
  assert(costs[profile].finite.special < 0.05, "specials from finite operands")
  return best, profile
end

local function print_summary(values, list)
  assert(#list > 0, "no block was measured")
  table.sort(list, function(x, y) return x.ratio > y.ratio end)
  local function above(share) return list[math.floor(share * #list) + 1].ratio end
  local over = 0
  for _, of in ipairs(list) do over = over + (of.ratio > 4 and 1 or 0) end
  print(("%s, %d blocks: median %.2f, one in ten above %.2f, worst %.2f, above 4 x %.1f %%")
    :format(values, #list, above(0.5), above(0.1), above(0), 100 * over / #list))
  for k = 1, math.min(3, #list) do print(("  %.2f  %s"):format(list[k].ratio, list[k].text)) end
end

-- A block that makes infinities or NaN of one in twenty finite results says nothing of finite operands.
local function report(inc, folder)
  local texts, costs = read_texts(inc), read_costs(folder)
  local best, profile = best_of(costs)
  local file <close> = assert(io.open(folder .. "/blocks.tsv", "w"))
  print(("%s: best %.1f instructions per multiply-accumulate, %s"):format(texts[0], best, profile))
  file:write("operands\tratio\tspecial results\tblock\n")
  for _, values in ipairs { "finite", "special" } do
    local list, overflowing = {}, 0
    for number, text in ipairs(texts) do
      local of = assert(costs[number] and costs[number][values], "refused: " .. text)
      of.text, of.ratio = text, of.cost / best
      if values == "finite" and of.special >= 0.05 then overflowing = overflowing + 1 else list[#list + 1] = of end
      file:write(("%s\t%.3f\t%.3f\t%s\n"):format(values, of.ratio, of.special, text))
    end
    print_summary(values, list)
    if overflowing > 0 then print(("  %d more overflow: left out"):format(overflowing)) end
  end
end

({ draw = draw, report = report })[arg[1]](table.unpack(arg, 2))
