-- SPDX-License-Identifier: MIT
-- Blocks in the ways in which pages get published and scraped.
local styles = {}


local function spans(text) return (text:gsub("%f[%.%%](%.%l[%w_]+)", "`%1`")) end

local function pipes(cells) return "| " .. table.concat(cells, " | ") .. " |" end

-- Breaks paragraphs as an editor would.
local function wrapped(text, indent)
  local lines, line = {}, ""
  for word in text:gmatch("%S+") do
    if #line + #word > 90 then
      lines[#lines + 1] = line
      line = indent or ""
    end
    line = line .. (line:find("%S") and " " or "") .. word
  end
  lines[#lines + 1] = line
  return table.concat(lines, "\n")
end

local function depth(number) return number and select(2, number:gsub("%.", "")) or 3 end

-- Markdown as converters make it: links, fences with doubled blank lines, quoted lists.
local markdown = {
  heading = function(block)
    local title = block.title:gsub("%f[%w](%w*mma%.m%w+)", "`%1`")
    return ("%s %s%s[%s](#a-link)[](#a-link \"Permalink to this headline\")\n"):format(("#"):rep(depth(block.number) + 1),
      block.number or "", block.number and ". " or "", spans(title))
  end,
  para = function(block) return wrapped(spans(block.text)) .. "\n" end,
  item = function(block) return "* " .. wrapped(spans(block.text), "  ") .. "\n" end,
  caption = function(block)
    return ("  > ![_images/f.png](_images/f.png)\n  >\n  > Figure %d %s[](#f \"Permalink to this image\")\n"):format(
      block.number, spans(block.text))
  end,
  code = function(block)
    return "  > ```\n  > " .. block.text:sub(1, -2):gsub("\n", "\n  >\n  >\n  > ") .. "\n  > ```\n"
  end,
  table = function(block)
    local lines = { pipes(block.head), "|" .. (" --- |"):rep(#block.head) }
    for _, row in ipairs(block.rows) do lines[#lines + 1] = spans(pipes(row)) end
    return "  > " .. table.concat(lines, "\n  > ") .. "\n"
  end,
}

-- Plain text: no fences, cells on lines of their own, what follows a listing glued to it.
local plain = {
  heading = function(block)
    if not block.number then return block.title end
    return ("%s. %s"):format(block.number, block.title)
  end,
  para = function(block) return block.text end,
  item = function(block) return block.text end,
  caption = function(block) return ("!%s\nFigure %d %s"):format(block.text, block.number, block.text) end,
  code = function(block) return (block.text:sub(1, -2):gsub("\n ", "\n")) end,
  table = function(block)
    local lines = { table.concat(block.head, " | ") .. " |", "|" .. ("---|"):rep(#block.head) }
    for _, row in ipairs(block.rows) do
      lines[#lines + 1] = #row > 3 and table.concat(row, " | ") .. " |" or table.concat(row, " |\n") .. " |"
    end
    return table.concat(lines, "\n")
  end,
}

local function escaped(text)
  return (text:gsub("[&<>]", { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;" }))
end

local function code_spans(text)
  return (escaped(text):gsub("%f[%.%%](%.%l[%w_]+)", '<code class="docutils literal"><span class="pre">%1</span></code>'))
end

local function cells(row, name)
  local texts = {}
  for k, cell in ipairs(row) do texts[k] = ("<%s><p>%s</p>\n</%s>"):format(name, code_spans(cell), name) end
  return "<tr class=\"row\">" .. table.concat(texts, "\n") .. "</tr>"
end

local hypertext = {
  heading = function(block)
    return ("<h4>%s%s<a class=\"reference\" href=\"#x\">%s</a>"
      .. "<a class=\"headerlink\" href=\"#x\" title=\"Link\">\u{F0C1}</a></h4>")
      :format(block.number or "", block.number and ".&nbsp;" or "", code_spans(block.title))
  end,
  para = function(block) return "<p>" .. code_spans(wrapped(block.text)) .. "</p>" end,
  item = function(block) return "<ul class=\"simple\"><li><p>" .. code_spans(wrapped(block.text)) .. "</p></li></ul>" end,
  caption = function(block)
    return ("<figure><img alt=\"Figure %d\" src=\"f.png\" /><figcaption><p><span class=\"caption-number\">Figure %d </span>"
      .. "<span class=\"caption-text\">%s</span></p></figcaption></figure>"):format(
        block.number, block.number, code_spans(block.text))
  end,
  code = function(block)
    return "<div class=\"highlight\"><pre><span></span>" .. escaped(block.text):gsub("row", "<span class=\"n\">row</span>")
      .. "</pre></div>"
  end,
  table = function(block)
    local rows = {}
    for k, row in ipairs(block.rows) do rows[k] = cells(row, "td") end
    return "<table>\n<thead>" .. cells(block.head, "th") .. "</thead>\n<tbody>"
      .. table.concat(rows, "\n") .. "</tbody></table>"
  end,
}

-- What a typographer does to the characters.
local typography = {
  { "<=", "≤" }, { ">=", "≥" }, { ">>", "»" }, { "%.%.%.", "…" }, { ",%.%.,", ",…," }, { " %- ", " − " }, { " %* ", " ∗ " },
  { "(%d)%-(%d)", "%1–%2" }, { " || ", " ‖ " },
}

local function typeset(text)
  for _, pair in ipairs(typography) do text = text:gsub(pair[1], pair[2]) end
  return (text:gsub("(%l) (%l)", "%1\u{00A0}%2", 40))
end

local separators = { markdown = "\n", plain = "\n", html = "\n", unicode = "\n\n" }

local function render(made, writers, separator)
  local texts, glue = {}, false
  for _, block in ipairs(made) do
    texts[#texts + 1] = glue and "" or separator
    texts[#texts + 1] = writers[block.kind](block)
    glue = writers == plain and block.kind == "code" and block.text:find("row%s*=") ~= nil
  end
  return table.concat(texts) .. "\n"
end

function styles.markdown(made) return render(made, markdown, separators.markdown) end

function styles.plain(made) return render(made, plain, separators.plain) end

function styles.html(made)
  return "<!DOCTYPE html>\n<html><head><title>PTX</title></head><body>"
    .. render(made, hypertext, "\n") .. "</body></html>\n"
end

--- Markdown with the characters of typography and without fences.
function styles.unicode(made)
  local writers = setmetatable({
    code = function(block) return "\n    " .. block.text:gsub("\n", "\n    ") end,
  }, { __index = markdown })
  return "\u{FEFF}" .. typeset(render(made, writers, separators.unicode)):gsub("\n", "\r\n")
end

styles.names = { "markdown", "plain", "html", "unicode" }

return styles
