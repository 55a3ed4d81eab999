-- SPDX-License-Identifier: MIT
-- Rewrites the punctuation of published pages in the ASCII of the transcriptions.
local characters = {}

local function range(first, last, text, into)
    for code = first, last do into[utf8.char(code)] = text end
end

local spellings = {}
for text, codes in pairs({
    [" "] = { 0x00A0, 0x1680, 0x202F, 0x205F, 0x3000 },
    ["\n"] = { 0x2028, 0x2029 },
    [""] = { 0x00AD, 0x00B6, 0x2060, 0xFEFF },
    ["-"] = { 0x2212, 0xFE63, 0xFF0D },
    ["'"] = { 0x2018, 0x2019, 0x2032 },
    ['"'] = { 0x201C, 0x201D },
    ["..."] = { 0x2026, 0x22EF },
    ["<="] = { 0x2264, 0x2A7D },
    [">="] = { 0x2265, 0x2A7E },
    ["<<"] = { 0x00AB, 0x226A },
    [">>"] = { 0x00BB, 0x226B },
    ["*"] = { 0x00D7, 0x2022, 0x2217, 0x22C5, 0x25AA, 0x25CF },
    ["||"] = { 0x2016, 0x2225 },
    ["&"] = { 0xFF06 },
    ["%"] = { 0xFF05 },
    ["="] = { 0xFF1D },
}) do
    for _, code in ipairs(codes) do spellings[utf8.char(code)] = text end
end
range(0x2000, 0x200A, " ", spellings)
range(0x200B, 0x200F, "", spellings)
range(0x2010, 0x2015, "-", spellings)
range(0xE000, 0xF8FF, "", spellings) -- icons of link fonts

local entities = {
    amp = "&", lt = "<", gt = ">", quot = '"', apos = "'", nbsp = " ", ensp = " ", emsp = " ",
    thinsp = " ", shy = "", hellip = "...", ndash = "-", mdash = "-", minus = "-", times = "*",
    le = "<=", ge = ">=", laquo = "<<", raquo = ">>", lsquo = "'", rsquo = "'", ldquo = '"',
    rdquo = '"', bull = "*", para = "", percnt = "%", lowbar = "_", ast = "*", vert = "|",
}

local function numeric(digits, base)
    local code = tonumber(digits, base)
    local is_character = code and code > 0 and code <= 0x10FFFF and (code < 0xD800 or code > 0xDFFF)
    return is_character and utf8.char(code) or nil
end

--- Replaces the entities of HTML, which careless scrapes leave in any format.
function characters.entities(text)
    text = text:gsub("&#[xX](%x+);", function(digits) return numeric(digits, 16) end)
    text = text:gsub("&#(%d+);", function(digits) return numeric(digits, 10) end)
    return (text:gsub("&(%a+);", entities))
end

--- ASCII for every character that has an ASCII meaning here; others stay.
-- @return text with LF line ends, or nil and what is wrong with the bytes
function characters.plain(bytes)
    local length, bad = utf8.len(bytes)
    if not length then return nil, ("byte %d is not UTF-8"):format(bad) end
    if bytes:find("\0", 1, true) then return nil, "it has zero bytes" end
    local text = bytes:gsub("\r\n?", "\n"):gsub("\t", " ")
    return (text:gsub("[\xC2-\xF4][\x80-\xBF]+", spellings))
end

return characters
