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
    ["*"] = { 0x00D7, 0x2022, 0x2023, 0x2043, 0x2217, 0x22C5, 0x25A0, 0x25AA, 0x25CB, 0x25CF, 0x25E6 },
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
for k, text in ipairs({ "ff", "fi", "fl", "ffi", "ffl", "st", "st" }) do spellings[utf8.char(0xFAFF + k)] = text end
for digit, code in ipairs({ 0xB9, 0xB2, 0xB3, 0x2074, 0x2075, 0x2076, 0x2077, 0x2078, 0x2079 }) do
    spellings[utf8.char(code)], spellings[utf8.char(0x2080 + digit)] = tostring(digit), tostring(digit)
end
spellings[utf8.char(0x2070)], spellings[utf8.char(0x2080)] = "0", "0"

local entities = {
    amp = "&", lt = "<", gt = ">", quot = '"', apos = "'", nbsp = " ", ensp = " ", emsp = " ",
    thinsp = " ", shy = "", hellip = "...", ndash = "-", mdash = "-", minus = "-", times = "*",
    le = "<=", ge = ">=", laquo = "<<", raquo = ">>", lsquo = "'", rsquo = "'", ldquo = '"',
    rdquo = '"', bull = "*", para = "", percnt = "%", lowbar = "_", ast = "*", vert = "|", num = "#", lpar = "(",
    rpar = ")", lbrack = "[", lsqb = "[", rbrack = "]", rsqb = "]", lbrace = "{", lcub = "{", rbrace = "}", rcub = "}",
    comma = ",", period = ".", colon = ":", semi = ";", excl = "!", plus = "+", equals = "=", sol = "/",
    hyphen = "-", dash = "-", mldr = "...", zwnj = "", zwj = "", filig = "fi", fllig = "fl", fflig = "ff",
    Tab = " ", NewLine = "\n", commat = "@",
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

-- Blank lines without end.
local MANY_LINES = ("\n"):rep(100) .. "+"

--- ASCII for every character that has an ASCII meaning here; others stay.
-- @return text with LF line ends, or nil and what is wrong with the bytes
function characters.plain(bytes)
    local length, bad = utf8.len(bytes)
    if not length then return nil, ("byte %d is not UTF-8"):format(bad) end
    if bytes:find("\0", 1, true) then return nil, "it has zero bytes" end
    local text = bytes:gsub("\r\n?", "\n"):gsub(MANY_LINES, "\n\n"):gsub("\t", "    ")
    return (text:gsub("[\xC2-\xF4][\x80-\xBF]+", spellings))
end

-- Arrows, signs and pictures.
local function is_symbol(code)
    return code < 0xC0 and code ~= 0xAA and code ~= 0xBA or code >= 0x2000 and code < 0x20D0
        or code >= 0x2150 and code < 0x2C00 or code >= 0x3000 and code < 0x3005 or code >= 0xFE00 and code < 0xFE20
        or code >= 0x1F000
end

--- A text of as many bytes with blanks for what is neither ASCII nor a letter, a digit or a mark on one.
function characters.letters(text)
    return (text:gsub("[\xC2-\xF4][\x80-\xBF]+", function(bytes)
        return is_symbol(utf8.codepoint(bytes)) and (" "):rep(#bytes) or nil
    end))
end

--- A text in ASCII: other characters by their numbers, so that look-alikes can be told from it.
function characters.shown(text)
    return (text:gsub("[\xC2-\xF4][\x80-\xBF]+", function(bytes) return ("<U+%04X>"):format(utf8.codepoint(bytes)) end))
end

return characters
