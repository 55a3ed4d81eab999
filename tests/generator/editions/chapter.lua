-- SPDX-License-Identifier: MIT
-- The chapter as it was published, where it is at hand, and the ways in which it comes.
--
-- No text of it is in the project: the tests read the Markdown of PTX ISA 9.0 in the folder that EDITIONS
-- names, and write from it what other publishers and converters would; without EDITIONS they are skipped.
local chapter = {}

local folder = os.getenv("EDITIONS")

local function read(path)
  local file = io.open(path, "rb")
  local text = file and file:read("a")
  if file then file:close() end
  return text
end

--- The files of the folder that have sections of the chapter, the whole chapter first; none where there is no folder.
-- @return a list of { path, text, whole }
function chapter.files()
  if not folder then return {} end
  local list = {}
  local pipe = io.popen("ls '" .. folder .. "' 2> /dev/null")
  for name in pipe:lines() do
    local text = read(folder .. "/" .. name)
    if text and text:find("9%.7%.14%.") and text:find("mma") then
      local file = { path = folder .. "/" .. name, text = text, whole = text:find("\n#+ 9%.7%.14%.6%.3%. ") ~= nil }
      table.insert(list, file.whole and 1 or #list + 1, file)
    end
  end
  pipe:close()
  if list[1] and not list[1].whole then return {} end
  return list
end

--- The sections of the chapter in Markdown, in order.
-- @return a list of { number, text }, the text from its heading to the next one
function chapter.sections(text)
  local list, at = {}, {}
  for from, number in ("\n" .. text):gmatch("()\n#+ (9%.7%.14[%d%.]*)%. ") do at[#at + 1] = { from, number } end
  for k, entry in ipairs(at) do
    list[k] = { number = entry[2], text = text:sub(entry[1], (at[k + 1] and at[k + 1][1] or #text + 1) - 1) }
  end
  return list
end

-- Blocks of Markdown.

local function unquoted(line) return (line:gsub("^%s*>[> ]?", "")) end

local function code_block(lines, k)
  local code = {}
  k = k + 1
  while lines[k] and not lines[k]:find("^[%s>]*```") do
    code[#code + 1] = unquoted(lines[k])
    k = k + 1
  end
  return { kind = "code", lines = code }, k + 1
end

local function cells_of(line)
  local cells = {}
  for cell in line:match("^[%s>]*|(.*)|%s*$"):gmatch("%s*([^|]*)|?") do cells[#cells + 1] = cell:match("^(.-)%s*$") end
  if cells[#cells] == "" then cells[#cells] = nil end
  return cells
end

local function table_block(lines, k)
  local rows = {}
  while lines[k] and lines[k]:find("^[%s>]*|") do
    if not lines[k]:find("^[%s|:%-]+$") then rows[#rows + 1] = cells_of(lines[k]) end
    k = k + 1
  end
  return { kind = "table", rows = rows }, k
end

local function starts_block(line)
  return not line or not line:find("[^%s>]") or line:find("^[%s>]*```") or line:find("^[%s>]*|") or line:find("^[%s>]*!%[")
    or line:find("^[%s>:]*[%*%+%-] ") or line:find("^%s*%d+%. ") or line:find("^#")
end

-- A paragraph or an item goes on to the next block.
local function text_block(lines, k)
  local marker, rest = lines[k]:match("^[%s>:]*([%*%+%-]) +(.*)$")
  local number
  if not marker then number, rest = lines[k]:match("^%s*(%d+)%. (.*)$") end
  local texts = { rest or unquoted(lines[k]) }
  k = k + 1
  while not starts_block(lines[k]) do
    texts[#texts + 1] = unquoted(lines[k])
    k = k + 1
  end
  return { kind = (marker or number) and "item" or "para", number = number, text = table.concat(texts, " ") }, k
end

local function blocks_of(text)
  local lines, list, k = {}, {}, 1
  for line in text:gmatch("([^\n]*)\n?") do lines[#lines + 1] = line end
  while lines[k] do
    local line, block = lines[k], nil
    local level, number, title = line:match("^(#+) (9%.7%.1%d[%d%.]*)%. (.*)$")
    if level then
      block, k = { kind = "heading", level = #level, number = number, text = title }, k + 1
    elseif line:find("^[%s>]*```") then
      block, k = code_block(lines, k)
    elseif line:find("^[%s>]*|") then
      block, k = table_block(lines, k)
    elseif line:find("^[%s>]*!%[") then
      block, k = { kind = "picture", text = line:match("%]%(([^%)]*)%)") }, k + 1
    elseif line:find("[^%s>]") then
      block, k = text_block(lines, k)
    else
      k = k + 1
    end
    list[#list + 1] = block
  end
  return list
end

-- The text as spans of code, emphasis and plain text.
local function spans_of(text)
  local list = {}
  text = text:gsub("%[%]%([^%)]*%)", ""):gsub("%[([^%[%]]*)%]%(#[^%)]*%)", "%1")
  local code = false
  for part in (text .. "`"):gmatch("([^`]*)`") do
    if code then
      list[#list + 1] = { kind = "code", text = part }
    else
      part = part:gsub("\\%*", "\1")
      local rest = part:gsub("(.-)%*([^%s%*][^%*]*)%*", function(before, emphasis)
        list[#list + 1] = { kind = "text", text = before }
        list[#list + 1] = { kind = "emphasis", text = emphasis }
        return ""
      end)
      list[#list + 1] = { kind = "text", text = rest }
    end
    code = not code
  end
  for _, span in ipairs(list) do
    if span.kind ~= "code" then span.text = span.text:gsub("\1", "*"):gsub("\\(%p)", "%1") end
  end
  return list
end

local function inline(text, write)
  local texts = {}
  for k, span in ipairs(spans_of(text)) do texts[k] = write[span.kind](span.text) end
  return table.concat(texts)
end

local function same(text) return text end

local function render(list, writers)
  local texts = {}
  for k, block in ipairs(list) do texts[k] = writers[block.kind](block) end
  return table.concat(texts)
end

chapter.styles = {}

-- A page of the web.

local function escaped(text) return (text:gsub("[&<>]", { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;" })) end

local hypertext = {
  text = escaped,
  code = function(text) return '<code class="docutils literal notranslate"><span class="pre">' .. escaped(text) .. "</span></code>" end,
  emphasis = function(text) return "<em>" .. escaped(text) .. "</em>" end,
}

local function html(text) return inline(text, hypertext) end

local function html_row(row, name)
  local cells = {}
  for k, cell in ipairs(row) do cells[k] = ("<%s><p>%s</p></%s>"):format(name, html(cell), name) end
  return "<tr>" .. table.concat(cells, "\n") .. "</tr>\n"
end

local web = {
  heading = function(block)
    return ("<h%d>%s.&nbsp;%s<a class=\"headerlink\" href=\"#x\" title=\"Permalink\">&#xF0C1;</a></h%d>\n"):format(block.level,
      block.number, html(block.text), block.level)
  end,
  para = function(block) return "<p>" .. html(block.text) .. "</p>\n" end,
  item = function(block)
    local list = block.number and "ol" or "ul"
    return ("<%s class=\"simple\"><li><p>%s</p></li></%s>\n"):format(list, html(block.text), list)
  end,
  picture = function(block) return ("<img alt=\"%s\" src=\"%s\" />\n"):format(block.text, block.text) end,
  code = function(block)
    return "<div class=\"highlight\"><pre><span></span>" .. escaped(table.concat(block.lines, "\n")) .. "\n</pre></div>\n"
  end,
  table = function(block)
    local rows = {}
    for k, row in ipairs(block.rows) do rows[k] = html_row(row, k == 1 and "th" or "td") end
    return "<table>" .. table.concat(rows) .. "</table>\n"
  end,
}

chapter.styles["a web page"] = function(list)
  return "<!DOCTYPE html><html><head><title>PTX</title></head><body>\n" .. render(list, web) .. "</body></html>\n"
end

-- Markdown with front matter and quotes.

local marks = {
  text = function(text) return (text:gsub("[%*_]", "\\%0")) end,
  code = function(text) return "`" .. text .. "`" end,
  emphasis = function(text) return "_" .. text:gsub("_", "\\_") .. "_" end,
}

local function marked(text) return inline(text, marks) end

local quoted = {
  heading = function(block)
    return ("---\ntitle: \"%s\"\nsection: %s\n---\n\n%s %s. %s\n\n"):format(block.number, block.number,
      ("#"):rep(block.level), block.number, marked(block.text))
  end,
  para = function(block) return marked(block.text) .. "\n\n" end,
  item = function(block) return "> " .. (block.number and block.number .. "." or "-") .. " " .. marked(block.text) .. "\n>\n" end,
  picture = function(block) return ("![](%s)\n\n"):format(block.text) end,
  code = function(block) return "> ```ptx\n> " .. table.concat(block.lines, "\n> ") .. "\n> ```\n\n" end,
  table = function(block)
    local rows = {}
    for k, row in ipairs(block.rows) do
      for n, cell in ipairs(row) do row[n] = marked(cell) end
      rows[k] = table.concat(row, " | ") .. "  \n" .. (k == 1 and ("---|"):rep(#row) .. "---\n" or "")
    end
    return table.concat(rows) .. "\n"
  end,
}

chapter.styles["Markdown with front matter and quotes"] = function(list) return render(list, quoted) end

-- A dump of the text.

local bare = { text = same, code = same, emphasis = same }
local function plain(text) return inline(text, bare) end

local dump = {
  heading = function(block) return ("%s. %s\n"):format(block.number, plain(block.text)) end,
  para = function(block) return plain(block.text) .. "\n\n" end,
  item = function(block) return plain(block.text) .. "\n\n" end,
  picture = function(block) return block.text .. "\n" end,
  code = function(block) return table.concat(block.lines, "\n") .. "\n" end,
  table = function(block)
    local cells = {}
    for _, row in ipairs(block.rows) do
      for _, cell in ipairs(row) do cells[#cells + 1] = plain(cell) .. "\n\n" end
    end
    return table.concat(cells)
  end,
}

chapter.styles["a dump of the text"] = function(list) return render(list, dump) end

-- A folder of files with sub-headings that have no number.

local sub_headings = { "^Syntax$", "^Description$", "Notes$", "^Examples", "^Multiplicand %u:$", "^Accumulators" }

local function is_sub_heading(block)
  if block.kind ~= "para" and block.kind ~= "item" then return false end
  for _, pattern in ipairs(sub_headings) do
    if #block.text < 70 and block.text:find(pattern) then return true end
  end
  return false
end

local files = setmetatable({
  heading = function(block) return ("# %s. %s\n\n"):format(block.number, marked(block.text)) end,
  item = function(block) return "* " .. marked(block.text) .. "\n" end,
  code = function(block) return "```\n" .. table.concat(block.lines, "\n") .. "\n```\n\n" end,
  para = function(block) return (is_sub_heading(block) and "## " or "") .. marked(block.text) .. "\n\n" end,
}, { __index = quoted })

chapter.styles["a folder of files"] = function(list)
  local made, number = {}, nil
  for _, block in ipairs(list) do
    local examples = is_sub_heading(block) and block.text:find("^Examples") and number and #made[#made].list > 12
    if block.kind == "heading" or examples and not made[#made].examples then
      number = block.number or number
      made[#made + 1] = { name = ("chapter 9/%s%s.md"):format(number, examples and " examples" or ""), list = {},
        examples = examples }
    end
    table.insert(made[#made].list, block)
  end
  for _, file in ipairs(made) do file.bytes = render(file.list, files) end
  return made
end

chapter.names = { "a web page", "Markdown with front matter and quotes", "a dump of the text", "a folder of files" }

--- Markdown of the chapter in a style.
function chapter.written(text, style) return chapter.styles[style](blocks_of(text)) end

return chapter
