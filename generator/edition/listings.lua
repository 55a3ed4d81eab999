-- SPDX-License-Identifier: MIT
-- Finds formula listings in the lines of a section.
local formula_lines = require("edition.formula_lines")

local listings = {}

local function without_comments(text)
    local at = text:find("//", 1, true)
    while at do
        text = text:sub(1, at - 1) .. text:sub(formula_lines.after_comment(text, at))
        at = text:find("//", at, true)
    end
    return text
end

--- The text that formula.parse takes: spans with three dots, lists with two, no comments.
function listings.readable(text)
    text = without_comments(text):gsub("%.%.+", "..")
    return (text:gsub("(%[%s*[%a_][%w_]*)%s*%.%.%s*", "%1 ... "))
end

--- What is left of a listing when spelling does not count: blanks, case of keywords, dots, comments.
function listings.squashed(text)
    local words = listings.readable(text):gsub("%f[%w]([FWO])(%l+)", function(first, rest)
        local word = first:lower() .. rest
        return (word == "for" or word == "where" or word == "otherwise") and word or nil
    end)
    return (words:gsub("%s+", " "):gsub(" ?([^%w_ ]) ?", "%1"):match("^ ?(.-) ?$"))
end

--- The listings of a section.
-- @return a list of { from, to = first and last line, text } with lines that go on indented
function listings.find(lines)
    local found, open = {}, nil
    for k, line in ipairs(lines) do
        local defined = formula_lines.defined(line.text)
        if defined or open and formula_lines.continues(line.text, lines[k - 1].text) then
            open = open or { from = k, texts = {} }
            open.to = k
            local is_first = defined or line.text:find("^[Ww]here$")
            table.insert(open.texts, (is_first and "" or " ") .. line.text)
        else
            open = nil
        end
        if open and not open.kept and (defined == "row" or defined == "col"
                or line.text:find("%f[%w_]row%s*=") or line.text:find("%f[%w_]col%s*=")) then
            open.kept = true
            found[#found + 1] = open
        end
    end
    for _, listing in ipairs(found) do listing.text = table.concat(listing.texts, "\n") .. "\n" end
    return found
end

return listings
