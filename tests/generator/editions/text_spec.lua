-- SPDX-License-Identifier: MIT
-- The comparison of all words, on small texts of the tests' own: every reader, every message.
package.path = "generator/?.lua;" .. package.path

local baseline = require("edition.baseline")
local edition = require("edition.edition")
local edition_findings = require("edition.findings")
local edition_marks = require("edition.marks")
local origins = require("edition.origins")
local pair = require("edition.pair")
local runs = require("edition.runs")
local texts = require("edition.texts")
local words = require("edition.words")

local old = [[
### 4.2. Kites

A kite flies where the wind is stronger than two knots. See [Figure 3](#f) and [Table 7](#t).

![_images/kite.png](_images/kite.png)

Figure 3 A kite with `.tail` of *three* bows

#### 4.2.1. [Strings](#strings)[](#strings "Permalink")

Each string must not be longer than 20 \* `w` metres, where `w` = 4. Strings of cotton and of silk
hold the same weight. Table 8 and Figure 4 say more.

Description

* Cotton: requires `kite_80` or higher.
* Silk :

  + requires `kite_89`.

| .type | Weight | Colour |
| --- | --- | --- |
| `.cotton` | 9.5 | red |
| `.silk` | 2:4 | – |
| `.wire` [0, 2] | 1-3 | red |

```
fly.high.cotton  {%r0, %r1}, [s];  // up to 9 metres
```

#### 4.2.2. Tails

A tail has as many bows as the kite has corners, and each bow is as wide as the string is long. Bows are tied
in pairs, the upper one first, so that a tail of seven bows has one bow alone at its lower end.
]]

-- The findings that are not `unchanged`, as lines.
local function findings(new, before, whole)
  local result = assert(pair.compare(before or old, new, whole))
  local list = {}
  for _, finding in ipairs(result.findings) do
    if finding.status ~= "unchanged" then
      list[#list + 1] = table.concat({ finding.status, finding.section, finding.kind, finding.subject, finding.detail }, " | ")
    end
  end
  return list
end

local function changed(from, to)
  local first, last = old:find(from, 1, true)
  assert(first, from)
  return old:sub(1, first - 1) .. to .. old:sub(last + 1)
end

-- The same document as it comes in other ways.
local styles = {}

styles["a web page"] = [[
<!DOCTYPE html><html><head><title>Kites</title></head><body>
<h3>4.2. Kites</h3><p>A kite flies where the wind is stronger
than two knots. See <a href="#f">Figure 3</a> and <a href="#t">Table 7</a>.</p>
<figure><img alt="Figure 9" src="kite.png"/><figcaption><p>Figure 3 A kite with <code>.tail</code> of
<em>three</em> bows</p></figcaption></figure>
<h4>4.2.1.&nbsp;<a href="#strings">Strings</a><a title="Permalink">&#xF0C1;</a></h4>
<p>Each string must not be longer than 20 * <code>w</code> metres, where <code>w</code> = 4. Strings of cotton and of silk
hold the same weight. Table&nbsp;8 and Figure 4 say more.</p><p>Description</p>
<ul><li><p>Cotton: requires <code>kite_80</code> or higher.</p></li><li><p>Silk :</p><ul><li>requires <code>kite_89</code>.</li>
</ul></li></ul>
<table><thead><tr><th>.type</th><th>Weight</th><th>Colour</th></tr></thead>
<tbody><tr><td><p><code>.cotton</code></p></td><td>9.5</td><td>red</td></tr>
<tr><td>.silk</td><td>2:4</td><td>–</td></tr><tr><td>.wire [0, 2]</td><td>1&ndash;3</td><td>red</td></tr></tbody></table>
<pre>fly.high.cotton  {%r0, %r1}, [s];  // up to 9 metres
</pre>
<h4>4.2.2. Tails</h4><p>A tail has as many bows as the kite has corners, and each bow is as wide as the string is long.
Bows are tied in pairs, the upper one first, so that a tail of seven bows has one bow alone at its lower end.</p></body></html>
]]

styles["Markdown with front matter and quotes"] = [[
---
title: "4.2. Kites"
url: https://kites.example/two/3
---

### 4.2. Kites

A kite flies where the wind is stronger than two knots. See Figure 3 and Table 7.

Figure 3 A kite with `.tail` of _three_ bows

---
title: 4.2.1
---
#### 4.2.1. Strings

Each string must not be longer than 20 \* `w` metres, where `w` = 4. Strings of cotton and of silk hold
the same weight. Table 8 and Figure 4 say more.

**Description**

> - Cotton: requires `kite_80` or higher.
> - Silk :
>
>   > 1. requires `kite_89`.

.type | Weight | Colour
---|---|---
`.cotton` | 9.5 | red
`.silk` | 2:4 | –
`.wire` [0, 2] | 1–3 | red

> ~~~
> fly.high.cotton  {%r0, %r1}, [s];  // up to 9 metres
> ~~~

#### 4.2.2. Tails

A tail has as many bows as the kite has corners, and each bow is as wide as the string is long. Bows are tied
in pairs, the upper one first, so that a tail of seven bows has one bow alone at its lower end.
]]

styles["a dump of the text"] = [[
4.2.1. Strings
Each string must not be longer than 20 * w metres, where w = 4. Strings of cotton and ofsilk hold the same weight. Table 8 and Figure 4 say more.

Description
• Cotton: requires kite_80 or higher.

Silk :

requires kite_89.

.type

Weight

Colour

.cotton

9.5

red

.silk

2:4

–
.wire [0, 2]

1-3

red
ptx
fly.high.cotton  {%r0, %r1}, [s];  // up to 9 metres
4.2.2. Tails
A tail has as many bows as the kite has corners, and each bow is as wide as the string is long. Bows are tied in pairs, the upper one first, so that a tail of seven bows has one bow alone at its lower end.
]]

-- Files of a folder: sub-headings have no number, and a file none at all.
local tree = {
  { name = "kites/README.md", bytes = "# 4.2. Kites\n\nA kite flies where the wind is stronger than two knots. See Figure 3 and "
    .. "Table 7.\n\nFigure 3 A kite with .tail of three bows\n" },
  { name = "kites/examples of strings.md", bytes = "```\nfly.high.cotton  {%r0, %r1}, [s];  // up to 9 metres\n```\n" },
  { name = "kites/strings.md", bytes = "# 4.2.1. Strings\n\nEach string must not be longer than 20 * w metres, where w = 4. "
    .. "Strings of cotton and of silk hold the same weight. Table 8 and Figure 4 say more.\n\n## Description\n\n"
    .. "### Cotton:\nrequires kite_80 or higher.\n\n### Silk :\n\nrequires kite_89.\n\n"
    .. "| .type | Weight | Colour |\n|---|---|---|\n| .cotton | 9.5 | red |\n| .silk | 2:4 | |\n| .wire [0, 2] | 1-3 | red |\n" },
  { name = "kites/tails.md", bytes = "## 4.2.2. Tails\n" .. old:match("Tails(.*)$") },
}

describe("words", function()
  local function list(...)
    local lines = {}
    for k, text in ipairs({ ... }) do lines[k] = { text = text } end
    return table.concat((words.of(lines)), " ")
  end

  it("are letters, digits and operators", function()
    assert.are.equal("d = a * b + c where %laneid % 4 == 0 and x <= 3 && 0b1 >> 2 || y",
      list("D = A*B+C, where `%laneid` % 4 == 0 and x <= 3 && 0b1 >> 2 || y."))
    assert.are.equal("ptx isa 6.4 kind mxf4 scale_vec 2x 0 7", list("PTX ISA 6.4. .kind::mxf4 .scale_vec::2X {0,..,7}"))
    assert.are.equal("min_int32 max_int32 row major", list("*MIN_INT32*.. *MAX_INT32* _row-major_ |"))
  end)

  it("have no marks of lists, and no numbers of figures and tables", function()
    assert.are.equal("one two 3 four", list("* + one", "1. two", "- 3. four"))
    assert.are.equal("figure # and table # of the 4 tables 5", list("Figure 12 and Table 3 of the 4 tables 5"))
  end)
end)

describe("the tables among words", function()
  it("have rows on lines one after the other", function()
    local lines = { { text = "| red |" }, { text = "| cotton |" }, { text = "| silk | 9.5 |" }, { text = "Kites fly." },
      { text = "| blue |" }, { text = "" }, { text = "| wire |" } }
    local spans = { { line = 1 }, { line = 2 }, { line = 3 }, { line = 3 }, { line = 4 }, { line = 4 }, { line = 5 }, { line = 7 } }
    assert.are.same({ { 1, 4 }, { 7, 7 }, { 8, 8 } }, edition_marks.tables(lines, spans))
  end)
end)

describe("a run", function()
  it("changes with every word, and nowhere else", function()
    local list = {}
    for word in ("the wind turns the kite round and the string holds it where it is"):gmatch("%a+") do list[#list + 1] = word end
    local before = runs.of(list)
    assert.are.equal(#list + runs.LENGTH - 1, #before)
    for k = 1, #list do
      local kept = list[k]
      list[k] = kept .. "s"
      local after, differ = runs.of(list), 0
      list[k] = kept
      for at = 1, #before do
        if before:byte(at) ~= after:byte(at) then
          differ = differ + 1
          assert.is_true(at >= k and at <= k + runs.LENGTH - 1)
        end
      end
      assert.is_true(differ >= runs.LENGTH - 2)
    end
  end)
end)

describe("the text", function()
  for name, text in pairs(styles) do
    it("is the same in " .. name, function() assert.are.same({}, findings(text)) end)
  end

  it("is the same in a folder of files", function() assert.are.same({}, findings(tree)) end)

  -- What is changed, how, and the line: status, section, kind, subject, detail.
  local cases = {
    { "a number", "kite_89", "kite_90",
      "changed | 4.2.1 | text | Description | 1 word for 1: requires kite_80 or higher. Silk : requires [kite_90] "
      .. ".type | Weight | Colour | | .cotton | 9.5 | red, was [kite_89]" },
    { "a word", "must not", "must now",
      "changed | 4.2.1 | text | - | 1 word for 1: Each string must [now] be longer than 20 * w, was [not]" },
    { "a word gone", "must not", "must",
      "changed | 4.2.1 | text | - | 1 word gone: Each string must [] be longer than 20 * w, was [not]" },
    { "the first word", "Each string", "Every string",
      "changed | 4.2.1 | text | - | 1 word for 1: [Every] string must not be longer than, was [Each]" },
    { "the last word", "9 metres\n", "9 feet\n",
      "changed | 4.2.1 | text | Description | 1 word for 1: %r0, %r1}, [s]; // up to 9 [feet], was [metres]" },
    { "an operator", "`w` = 4", "`w` >= 4",
      "changed | 4.2.1 | text | - | 1 word for 1: 20 * w metres, where w [>=] 4. Strings of cotton and of, was [=]" },
    { "a decimal", "9.5", "9.6",
      "changed | 4.2.1 | text | Description | 1 word for 1: requires kite_89. | .type | Weight | Colour | | .cotton [9.6] "
      .. "red | | .silk | 2:4 | - | | .wire [0, was [9.5]" },
    { "a sentence", "hold the same weight.", "hold the same weight. Wire holds none.",
      "changed | 4.2.1 | text | - | 3 words new: of silk hold the same weight [Wire holds none] Table 8 and Figure 4 say" },
    { "a section gone", old:match("#### 4.2.1.-#### "), "#### ",
      "missing | 4.2.1 | text | Strings | its 66 words" },
    { "a title", "Strings](", "Ropes](",
      "reworded | 4.2.1 | sections | Ropes | titled Ropes" },
    { "a number of a section", "4.2.2. Tails", "4.2.9. Tails", "renumbered | 4.2.2 | sections | Tails | is 4.2.9" },
    { "a section", "#### 4.2.2.", "#### 4.2.3. Winds\n\nA wind has a name.\n\n#### 4.2.2.",
      "new | 4.2.3 | sections | Winds | 5 words" },
    { "a figure", "[Figure 3]", "[Figure 4]",
      "changed | 4.2 | text | - | Figure 4, was 3: stronger than two knots. See Figure [4] and Table 7. Figure 3 A" },
    { "a section in two", "Description\n", "#### 4.2.2. Kinds of strings\n",
      "reworded | 4.2.1 | sections | Strings | split into 4.2.1 and 4.2.2" },
  }

  for _, case in ipairs(cases) do
    it("shows " .. case[1] .. " that changed", function()
      local list = findings(changed(case[2], case[3]))
      local found
      for _, line in ipairs(list) do found = found or line == case[4] end
      assert.is_true(found or false, table.concat(list, "\n"))
    end)
  end

  -- Punctuation of tables, and of prose where it is a fact.
  local marks = {
    { "[0, 2]", "[0..2]", "2:4 || .wire [0..2] | 1-3 | red" },
    { "[0, 2]", "(0, 2)", "2:4 || .wire (0, 2) | 1-3 | red" },
    { "| 1-3 |", "| 1, 3 |", ".wire [0, 2] | 1, 3 | red || fly" },
    { "| 2:4 |", "| 2 -4 |", "| red || .silk | 2-4 || .wire [0, 2" },
    { "| 2:4 |", "| 2 | 4 |", "| red || .silk | 2 | 4 || .wire [0, 2" },
    { "[0, 2] | 1-3", "[0, | 2] 1-3", ".silk | 2:4 || .wire [0, | 2] 1-3 | red || fly" },
    { "red |\n| `.silk` | 2:4", "`.silk` |\n| red | 2:4" },
    { "9.5 | red |\n| `.silk` |", "9.5 |\n| red | `.silk` |", "|| .cotton | 9.5 || red | .silk | 2:4" },
    { "where `w` = 4", "where `w` = -4", "* w metres where w =-4 strings of cotton and" },
    { "where `w` = 4", "where `w` != 4" },
    { "where `w` = 4", "where `w` += 4" },
    { "where `w` = 4", "where `w` -= 4" },
    { "longer than 20 \\* `w`", "longer than 20 \\* -`w`", "not be longer than 20 *-w metres where w = 4" },
    { "longer than 20 \\* `w`", "longer than 20 \\* (`w`)" },
    { "of cotton", "of .. cotton", "where w = 4 strings of..cotton and of silk hold" },
  }
  for _, case in ipairs(marks) do
    it(("shows %s in place of %s"):format(case[2], case[1]), function()
      local list = findings(changed(case[1], case[2]))
      assert.is_true(#list > 0)
      for _, line in ipairs(list) do assert.truthy(line:find("^changed | 4.2.1 | text | ")) end
      if case[3] then
        assert.are.equal(1, #list)
        assert.truthy(list[1]:find("punctuation: .*" .. case[3]:gsub("%p", "%%%0") .. ".*, was "), list[1])
      end
    end)
  end

  it("shows new words of a cell once, and no border that moved behind them", function()
    assert.are.same({ "changed | 4.2.1 | text | Description | 2 words new: kite_89. | .type | Weight | Colour | | .cotton "
      .. "| 9.5 [or 9.6] red | | .silk | 2:4 | - | | .wire [0" }, findings(changed("| 9.5 |", "| 9.5 or 9.6 |")))
  end)

  it("has a section that says again what another one says for a new one", function()
    local again = "\n#### 4.2.3. Tails again\n" .. old:match("Tails(.*)$")
    assert.are.same({ "new | 4.2.3 | sections | Tails again | 46 words" }, findings(old .. again))
  end)

  -- A page and an older one beside it.
  local tails = "#### 4.2.2. Tails\n" .. old:match("4.2.2. Tails\n(.*)$")
  local function page(text) return { { name = "old.md", bytes = old }, { name = "page.md", bytes = text } } end
  local function twice(number, title, second)
    return ("suspected misprint | %s | sections | %s | section %s appears twice: old.md and %s; the second was not compared")
      :format(number, title, number, second)
  end

  it("shows that a section appears twice with two texts", function()
    local line = twice("4.2.2", "Tails", "page.md")
    assert.are.same({ line }, findings(page((tails:gsub("seven", "eight")))))
    assert.are.same({ line, line }, findings({ { name = "old.md", bytes = old },
      { name = "page.md", bytes = tails:gsub("seven", "eight") .. "\n" .. tails:gsub("seven", "six") },
    }), "three times")
    assert.are.same({ (line:gsub("page.md", "old.md")) }, findings({ { name = "old.md", bytes = old .. tails:gsub("pairs", "twos") } }))
    assert.are.same({ (line:gsub("%a+.md", "the text")) }, findings(old .. tails:gsub("seven", "eight")))
  end)

  it("shows it of a section that was split", function()
    local list = findings({ { name = "old.md", bytes = changed("Description\n", "#### 4.2.2. Kinds of strings\n") },
      { name = "page.md", bytes = "#### 4.2.2. Kinds of strings\n\n* Cotton: requires `kite_80` or lower.\n* Silk :\n"
        .. "  + requires `kite_89`, and paper requires `kite_12`.\n" } })
    assert.are.equal(twice("4.2.1", "Kinds of strings", "page.md"), list[#list])
  end)

  it("shows it where the second has no number", function()
    local bare = "#### Tails\n" .. tails:match("\n(.*)$")
    assert.are.same({ twice("4.2.2", "Tails", "page.md as 'Tails'") }, findings(page((bare:gsub("pairs", "threes")))))
    assert.are.same({}, findings(page(bare)))
  end)

  it("may have a section twice with one text, and a table of contents", function()
    assert.are.same({}, findings(page(tails)))
    assert.are.same({}, findings(page((tails:gsub("kite has", "kite\n  has"):gsub("seven bows", "**seven** bows")))))
    assert.are.same({}, findings("### 4.2. Kites\n#### 4.2.1. Strings\n#### 4.2.2. Tails\nto the front page\n" .. old))
  end)

  it("shows that the old edition has a section twice", function()
    local line = twice("4.2.2", "Tails", "page.md"):gsub("section 4.2.2 appears", "in the old edition %0")
    assert.are.same({ line }, findings(old, page((tails:gsub("seven", "eight")))))
    line = twice("4.2.2", "Tails", "page.md"):gsub("section 4.2.2 appears", "in the old edition %0")
    assert.are.same({ line }, findings(old, page((tails:gsub("Tails", "Bows"):gsub("seven", "no")))))
    assert.are.same({}, findings(old, "4.2.1. Strings 17\n4.2.2. Tails 18\n" .. old), "a table of contents with pages")
  end)

  it("has no borders to compare where a copy lost them", function()
    local result = assert(pair.compare(old, styles["a dump of the text"]))
    assert.are.same({ 1, 0 }, { result.tables, result.bordered })
    result = assert(pair.compare(old, styles["a web page"]))
    assert.are.same({ 1, 1 }, { result.tables, result.bordered })
  end)

  it("may have figures and tables that moved together", function()
    local moved = old:gsub("Figure (%d)", function(number) return "Figure " .. number + 3 end)
      :gsub("Table (%d)", function(number) return "Table " .. number + 9 end)
    assert.are.same({ "renumbered | 4.2 | text | Figures | 3 to 4 are 6 to 7", "renumbered | 4.2 | text | Tables | 7 to 8 are 16 to 17" },
      findings(moved))
  end)

  it("shows two words for one of several equal words as no mere change of blanks", function()
    local before = "# 1.2. Masks\n\nThe mask of each lane is 0 0 0 0 0 where nothing is kept of the chunk.\n"
    local after = before:gsub("lane is 0", "lane in turn is")
    assert.are.same({ "changed | 1.2 | text | - | 3 words for 2: The mask of each lane [in turn is] 0 0 0 0 where nothing, "
      .. "was [is 0]" }, findings(after, before))
  end)

  it("lacks what is before and after an excerpt, if the whole is wanted", function()
    local tails = old:match("#### 4.2.2.*$")
    assert.are.same({}, findings(tails))
    assert.are.same({ "missing | 4.2 | text | Kites | its 26 words", "missing | 4.2.1 | text | Strings | its 66 words" },
      findings(tails, nil, true))
  end)

  it("must have something in common", function()
    assert.are.same({ n = 2, nil, "no section of the old edition in the new one" },
      table.pack(pair.compare(old, "### 1.1. Boats\n\nA boat floats.\n")))
    assert.are.same({ n = 2, nil, "no numbered section in the old edition" }, table.pack(pair.compare("boats\n", old)))
  end)
end)

describe("the syntax in a text", function()
  local before = [[
### 4.3. Flying

A kite is flown so:

Syntax

High kites:

```
fly.high{.mode}.wire  d, [s] {, tail-a};

fly.low{.mode}  d, {kite-b, knot-b}, e;

.mode = {.red, .blue::dark};
```

Description

Wires, ropes; strings (of cotton) fly.
]]
  local function with(from, to) return (before:gsub(from:gsub("%p", "%%%0"), (to:gsub("%%", "%%%%")))) end
  local function lines_of(after)
    local list = findings(after, before)
    for k, line in ipairs(list) do list[k] = line:gsub("^changed | 4.3 | text | Syntax | ", "") end
    return list
  end

  local cases = {
    { "[s] {, tail-a}", "[s], tail-a",
      "punctuation: fly .high {.mode}.wire d,[s], tail-a fly .low {.mode} d,{kite-b, was "
      .. "fly .high {.mode}.wire d,[s]{, tail-a} fly .low {.mode} d,{kite-b" },
    { "[s]", "s" },
    { "{kite-b, knot-b}", "kite-b, knot-b" },
    { "d, {", "d {" },
    { "tail-a", "tail a" },
    { "knot-b", "knotb",
      "1 word for 2: fly.low{.mode} d, {kite-b [knotb] e; .mode = {.red, .blue::dark, was [knot-b]" },
    { "tail-a", "ta.il-a",
      "2 words for 1: fly.high{.mode}.wire d, [s [ta.il] a}; fly.low{.mode} d, {kite, was [tail]" },
    { "{.mode}.wire", "{.mode}wire",
      "punctuation: syntax high kites:fly .high {.mode} wire d,[s]{, tail-a} fly, was " },
    { "{.mode}.wire", ".mode.wire" },
    { ".red, .blue", ".red .blue" },
    { "::dark", ":dark" },
    { "::dark}", "::dark" },
  }
  for _, case in ipairs(cases) do
    it(("shows %s in place of %s"):format(case[2], case[1]), function()
      local list = lines_of(with(case[1], case[2]))
      assert.are.equal(1, #list, table.concat(list, "\n"))
      if case[3] then assert.truthy(list[1]:find(case[3], 1, true), list[1]) end
    end)
  end

  it("may have other blanks, lines and markup, and no semicolons", function()
    for _, after in ipairs({ with(";", ""), with(", ", ","), with("[s]", "[ s ]"), with("} ", " }\n"), with("```", ""),
      with("tail-a", "tail -a"), with("Syntax\n", "**Syntax**:\n"), with("Syntax\n", "#### Syntax\n"),
      with("kites:\n\n```", "kites:\n\n    > ```"), with("{.red, .blue::dark}", "{ .red,\n .blue::dark\n}") }) do
      assert.are_not.equal(before, after)
      assert.are.same({}, findings(after, before), after)
    end
    local page = before:gsub("```\n(.-)```", "<pre>%1</pre>"):gsub("### ([^\n]*)", "<h3>%1</h3>")
      :gsub("([%w:.;,]+)\n\n", "<p>%1</p>")
    assert.are.same({}, findings("<!DOCTYPE html><html>" .. page .. "</html>", before))
  end)

  it("ends with its heading: punctuation of prose does not count", function()
    assert.are.same({}, lines_of(with("Wires, ropes; strings (of cotton)", "Wires; ropes strings, of cotton")))
    assert.are.same({}, lines_of(with("so:", "so")))
  end)
end)

describe("the text of an edition with sections of other chapters", function()
  it("has new sections of its own chapter alone", function()
    local known = baseline.of(edition.read(old))
    local read = edition.read(old .. "\n### 4.20. Winds\n\nA wind has a name.\n\n#### 4.2.3. Bows\n\nA bow is red.\n", known.is_title)
    local result = { chapter = "4.2", findings = edition_findings.new({ misprints = {}, conventions = {} }) }
    texts.compare(origins.find(read.sections, known), known, result)
    local fresh = {}
    for _, finding in ipairs(result.findings.list) do
      if finding.status == "new" then fresh[#fresh + 1] = finding.section .. " " .. finding.subject end
    end
    assert.are.same({ "4.2.3 Bows" }, fresh)
  end)
end)

describe("a baseline", function()
  local made = baseline.of(edition.read(old
    .. "\n#### 4.2.3. Orders\n\nSyntax\n\nfly.high {.mode};\n\nDescription\n\nA word.\n"))
  made.edition = "4.2"
  local text = baseline.text(made, "4")

  it("comes back from its text, without the words", function()
    local read = assert(baseline.parse(text))
    assert.are.equal("4.2", read.edition)
    assert.are.equal(4, #read.sections)
    assert.are.same({ 2, 5 }, read.sections[4].syntax)
    assert.are.same({ nil, nil, ".", "{.", "}" }, read.sections[4].syntax_marks)
    for k, section in ipairs(read.sections) do
      for _, key in ipairs({ "number", "title_runs", "runs", "mentions" }) do
        assert.are.same(made.sections[k][key], section[key])
      end
      assert.is_nil(section.words)
      assert.are.same(made.sections[k].tables, section.tables)
      assert.are.same(made.sections[k].syntax, section.syntax)
      for at, mark in pairs(section.syntax_marks) do assert.are.equal(made.sections[k].syntax_marks[at], mark) end
      for at, mark in pairs(section.marks) do assert.are.equal(made.sections[k].marks[at], mark) end
    end
    for word in ("kite string cotton bows weight"):gmatch("%a+") do assert.is_nil(text:lower():find(word, 1, true)) end
  end)

  it("is refused where the rules are others", function()
    local read, fault = baseline.parse(text:gsub("\nrules %w", "\nrules -"))
    assert.is_nil(read)
    assert.truthy(fault:find("made by other rules", 1, true))
  end)

  it("in the project was made by the rules of today", function()
    local file = assert(io.open("generator/edition/baseline.txt", "rb"))
    local read = assert(baseline.parse(file:read("a")))
    file:close()
    assert.are.equal("9.0", read.edition)
    assert.are.equal(40, #read.sections)
  end)
end)

describe("kinds of changes and reformattings", function()
  local kinds = require("tests.generator.editions.kinds")
  -- A table with empty cells, a list in a list, and enough lines for pages.
  local list = { "# 4.4. Winds\n\nEach kite must fly (A * B) in winds w0–w7 of the first office.\n\n* Cotton, as in the matrix:\n\n"
    .. "  + `red` and\n  + `blue` kites\n\n* Silk.\n\n| `.num` | A | B | C |\n|---|---|---|---|\n"
    .. "| `.x1` | low | – | – |\n| `.x2` | low and | high | – |\n| `.x4` | low | high | top |\n" }
  local state = 7
  for k = 1, 300 do
    local line = {}
    for n = 1, 8 do
      state = (state * 1103515245 + 12345) % 2147483648
      line[n] = ("kite"):rep(1 + state % 2) .. string.char(97 + state // 7 % 26, 97 + state // 211 % 26)
    end
    list[#list + 1] = table.concat(line, " ") .. (k % 9 == 0 and ".\n" or "")
  end
  local text = table.concat(list, "\n") .. "\n"
  local function with(from, to)
    local first, last = text:find(from, 1, true)
    return text:sub(1, first - 1) .. to .. text:sub(last + 1)
  end

  for name, change in pairs(kinds.reformattings) do
    it("have nothing to report of " .. name, function() assert.are.same({}, findings(change(text), text)) end)
  end

  local changes = {
    { "low and | high | – |", "low and | – | high |", "low and | - | high || .x4" },
    { "| low | – | – |", "| – | low | – |", "x1 | - | low || .x2" },
    { "| low | – | – |", "| – | – | low |", "x1 | - | - | low || .x2" },
    { "  + `blue`", "* `blue`", "list nesting: level 1, was 2" },
    { "* Silk", "  + Silk", "list nesting: level 2, was 1" },
    { "  + `red`", "* `red`", "list nesting: level 1, was 2" },
    { "`.x2`", "`.\u{0445}2`", "" }, { "must", "mu\u{0336}st", "" }, { "`blue`", "`b\u{04CF}ue`", "" },
    { "w0–w7", "w0, w7", "winds w0 w7 of the first office" }, { "(A * B)", "A * (B)", "punctuation" },
    { "(A * B)", "(A B)", "1 word gone" }, { "(A * B)", "(A + B)", "1 word for 1" },
  }
  for _, each in ipairs(changes) do
    it("report " .. each[2], function()
      local found = findings(with(each[1], each[2]), text)
      assert.are.equal(1, #found, table.concat(found, "\n"))
      assert.truthy(found[1]:find("^changed | 4.4 | ") and found[1]:find(each[3], 1, true), found[1])
    end)
  end

  it("take a mark at the beginning of a wrapped line for the word that it was", function()
    for _, after in ipairs({ with("(A * B) in", "(A\n* B) in"), with("(A * B) in", "(A *\nB) in") }) do
      assert.are.same({}, findings(after, text))
    end
  end)

  it("join a heading of a text that goes on in the next line", function()
    local before = "4.4.1. Winds of one Office or of more\n\nA wind is high.\n\n4.4.2. Calm\n\nNo wind is low.\n"
    for _, cut in ipairs({ " of one", " or of", " more" }) do
      assert.are.same({}, findings(before:gsub(cut, "\n%0", 1), before))
    end
    assert.are_not.same({}, findings(before:gsub(" of more", "\nof two", 1), before))
  end)

  it("print look-alikes by their numbers", function()
    local result = assert(pair.compare(text, with("`.x2`", "`.\u{0445}2`")))
    assert.truthy(require("edition.report").text(result, "a text"):find("[.<U+0445>2]", 1, true))
    assert.truthy(require("edition.report").text(result, "a text"):find("not compared: pictures, case;", 1, true))
  end)

  it("say where lists in lists are not compared", function()
    local result = assert(pair.compare(text, (text:gsub("\n  %+ ", "\n* "))))
    assert.truthy(require("edition.report").text(result, "a text"):find("not compared: pictures, case, list nesting;", 1, true))
  end)

  it("refuse a line without end", function()
    assert.are.same({ n = 2, nil, "a line has 1500000 bytes; at most 1000000 are read" },
      table.pack(edition.read(("kite "):rep(300000))))
  end)

  it("read marks without end in linear time", function()
    for _, mark in ipairs({ "*a**b_c", "* ", "[", "[a](", "<b ", "_", "<!-- ", "`", "{#", "a", "ab-\n", "[a]: #b\n" }) do
      local start = os.clock()
      assert(pair.compare(text, text .. mark:rep(60000 // #mark) .. "\n"))
      assert.is_true(os.clock() - start < 3, mark)
    end
  end)
end)
