-- SPDX-License-Identifier: MIT
-- Kinds of changes and of reformattings of Markdown, to try on any text that has what they change.
local kinds = {}

local function outside_listings(text, change)
  local fenced, lines = false, {}
  for line in (text .. "\n"):gmatch("([^\n]*)\n") do
    local is_fence = line:find("^[%s>]*```") ~= nil
    if is_fence then fenced = not fenced end
    lines[#lines + 1] = (fenced or is_fence) and line or change(line)
  end
  return table.concat(lines, "\n", 1, #lines - (lines[#lines] == "" and 1 or 0)) .. "\n"
end

-- A change of every line outside listings: of code spans, of headings, of table rows, of anything.
local function code(open, close)
  return function(text)
    return outside_listings(text, function(line) return (line:gsub("`([^`]+)`", open .. "%1" .. close)) end)
  end
end
local function headings(change)
  return function(text)
    return outside_listings(text, function(line) return line:find("^#+ ") and change(line) or line end)
  end
end
local function rows(change)
  return function(text)
    return outside_listings(text, function(line) return line:find("^[%s>]*|") and change(line) or line end)
  end
end
local function words(from, to)
  return function(text)
    return outside_listings(text, function(line) return line:find("^#") and line or (line:gsub(from, to)) end)
  end
end

-- The heads of pages every so many lines: function(number of the page) gives their lines.
local function pages(count, head)
  return function(text)
    local lines, k = {}, 0
    for line in text:gmatch("([^\n]*)\n") do
      k = k + 1
      lines[#lines + 1] = line
      if k % count == 0 then lines[#lines + 1] = head(456 + k // count) end
    end
    return table.concat(lines, "\n") .. "\n" .. head(457 + k // count) .. "\n"
  end
end

-- A text of 12 words a line and more where the line breaks at `*`, at a number, or within a word.
local function torn(text)
  return outside_listings(text, function(line)
    if line:find("^[%s>]*[|#!]") or line:find("](", 1, true) then return line end
    return (line:gsub("(%f[%a]%l%l%l)(%l%l%l%l+)%f[ ]", "%1-\n%2", 1))
  end)
end

-- Code as links whose targets stand at the end; no link stands in a link.
local function linked(link, target)
  return function(text)
    local targets = {}
    return outside_listings(text, function(line)
      return not line:find("[%[%]]") and line:gsub("`([^`]+)`", function(name)
        targets[#targets + 1] = target:format(name)
        return link:format(name)
      end) or line
    end) .. table.concat(targets)
  end
end

local function ligatures(text)
  return (text:gsub("ffi", "\u{FB03}"):gsub("ffl", "\u{FB04}"):gsub("ff", "\u{FB00}"):gsub("fi", "\u{FB01}"):gsub("fl", "\u{FB02}"))
end

--- Reformattings, which change nothing: by name function(text) -> text.
kinds.reformattings = {
  ["code as <code>"] = code("<code>", "</code>"),
  ["code as <code class>"] = code('<code class="docutils literal">', "</code>"),
  ["code as <tt>"] = code("<tt>", "</tt>"),
  ["code in bold"] = code("<kbd><b>", "</b></kbd>"),
  ["code with attributes"] = code("`", "`{.docutils .literal}"),
  ["hard breaks"] = words("([a-z])$", "%1\\"),
  ["links by name"] = linked("[`%s`][a name]", "[A name]: #x \"%s\"\n"),
  ["links by their text"] = linked("[`%s`]", "[`%s`]: /kites#x\n"),
  ["words in <b>"] = words("%f[%w](must)%f[%W]", "<b>%1</b>"),
  ["words in <strong class>"] = words("%f[%w](each)%f[%W]", '<strong class="x">%1</strong>'),
  ["words in <span>"] = words("%f[%w](matrix)%f[%W]", "<span style='color: red'>%1</span>"),
  ["letters in <sub>"] = words("%f[%w]([MNK])%f[%W]", "<sub>%1</sub>"),
  ["<br> in cells"] = rows(function(line) return (line:gsub(" and ", "<br/>and ")) end),
  ["<br /> behind sentences"] = words("([a-z])%.$", "%1.<br />"),
  ["anchors before headings"] = headings(function(line) return '<a id="x"></a>\n\n' .. line end),
  ["anchors in headings"] = headings(function(line) return (line:gsub("^(#+ )", '%1<a name="x"></a>')) end),
  ["{#anchor} behind headings"] = headings(function(line) return line .. " {#an-anchor}" end),
  ["{: #anchor} behind headings"] = headings(function(line) return line .. " {: #x .y}" end),
  ["{: #anchor} below headings"] = headings(function(line) return line .. "\n{: #x}" end),
  ["headings closed by #"] = headings(function(line) return line .. " ###" end),
  ["headings in <h4>"] = headings(function(line) return (line:gsub("^#+ (.*)$", "<h4 id='x'>%1</h4>")) end),
  ["sections of pandoc"] = headings(function(line) return "::: {#x .section}\n" .. line .. "\n:::" end),
  ["comments"] = headings(function(line) return "<!-- begin\nrow = 7 -->\n" .. line end),
  ["entities"] = function(text) return (text:gsub("–", "&ndash;"):gsub("<", "&lt;"):gsub(">=", "&ge;")) end,
  ["tables without blanks"] = rows(function(line) return (line:gsub("%s*|%s*", "|")) end),
  ["tables without outer bars"] = rows(function(line) return (line:gsub("^[%s>]*|%s*", ""):gsub("%s*|%s*$", "")) end),
  ["empty cells for dashes"] = rows(function(line) return (line:gsub("| – ", "|  "):gsub("| – ", "|  ")) end),
  ["other bullets"] = function(text)
    return outside_listings(text, function(line) return (line:gsub("^([%s>]*)[%*%+] ", "%1- ")) end)
  end,
  ["ligatures"] = ligatures,
  ["hyphens at the ends of lines"] = torn,
  ["numbers of pages"] = pages(60, function(page) return "\n" .. page .. "\n" end),
  ["heads of pages"] = pages(60, function() return "\nPTX ISA, Release 9.0\n" end),
  ["footers and heads of pages"] = pages(52, function(page)
    return "\nChapter 9. Instruction Set    " .. page .. "\n\fPTX ISA, Release 9.0\n"
  end),
  ["odd and even pages"] = pages(45, function(page)
    return (page % 2 == 0 and page .. " Chapter 9. Instruction Set" or "9.7. Instructions " .. page) .. "\nPTX ISA, Release 9.0"
  end),
  ["a PDF"] = function(text)
    return pages(57, function(page) return "\nPage " .. page .. " of 612\n\f\nPTX ISA, Release 9.0\n" end)(ligatures(torn(text)))
  end,
}

return kinds
