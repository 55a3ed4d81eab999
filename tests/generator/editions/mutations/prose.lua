-- SPDX-License-Identifier: MIT
-- Facts of the chapter, changed one at a time.
--
-- Those by hand name a section and a few words, with the change in brackets: `[what it says|what it would say]`.
-- Marks and line ends between the words do not count. The others are drawn from all lines.
local prose = {}

prose.by_hand = {
  -- The chapter, its shapes and types.
  { "9.7.14", "both [dense|wide] as well as sparse" },
  { "9.7.14", "implicitly [handle|forget] the organization" },
  { "9.7.14.1", "A is an [MxK|KxM] matrix" },
  { "9.7.14.1", "PTX ISA version [6.0|6.1]" },
  { "9.7.14.1", "m16n8k64 PTX ISA version [8.4|8.5]" },
  { "9.7.14.1", "mma [Yes|NA] Dense" },
  { "9.7.14.2", "must contain the [same|other] basic type" },
  { "9.7.14.2", "bf16 [f32|f16] Alternate" },
  { "9.7.14.2", "e2m1 f16 [f32|f64]" },
  { "9.7.14.2", "both u4 [or|and] both s4" },
  { "9.7.14.2", "b1 [s32|u32]" },
  -- Block scaling, Tables 35 to 37.
  { "9.7.14.3", "scale_vec 2X M x [2|4]" },
  { "9.7.14.3", "scale_vec 4X M x 4 [4|2] x N" },
  { "9.7.14.3", "kind mxf4 e2m1 [ue8m0|ue4m3]" },
  { "9.7.14.3", "kind mxf4nvf4 e2m1 ue8m0 scale_vec [2X|4X]" },
  { "9.7.14.3", "ue8m0 scale_vec 2X [|.scale_vec::4X] e2m1" },
  { "9.7.14.3", "e2m1 [ue4m3|ue8m0] scale_vec 4X" },
  { "9.7.14.3", "e2m3 e2m1 ue8m0 scale_vec [1X|2X]" },
  { "9.7.14.3", "scale_vec 1X 0 1 2 [3|4]" },
  { "9.7.14.3", "scale_vec 2X 0 [2|1] 0 2" },
  { "9.7.14.3", "scale_vec 4X [0|1] 0" },
  { "9.7.14.3", "value of 0 selects [lower|upper] two threads" },
  { "9.7.14.3", "laneid 4 0 or [1|2] provides" },
  { "9.7.14.3", "value of [2|1] selects upper two bytes" },
  { "9.7.14.3", "byte id b must be [zero|one]" },
  { "9.7.14.3", "laneid 4 [==|!=] thread id b" },
  { "9.7.14.3", "One [byte|nibble] each within" },
  { "9.7.14.3", "results in an [undefined|defined] behavior" },
  { "9.7.14.3", "A scale_A [*|+] B scale_B" },
  { "9.7.14.3", "Table [36|38] Valid combinations" },
  -- wmma.
  { "9.7.14.4", "describes warp level wmma load wmma mma [and|or] wmma store" },
  { "9.7.14.4.1", "fragment layout is [architecture|version] dependent" },
  { "9.7.14.4.1", "link time references [to|of] such" },
  { "9.7.14.4.1", "The order of the matrix elements is [not|now] changed" },
  { "9.7.14.4.1", "accumulator fragments is [not|] supported in either" },
  { "9.7.14.4.1", "s32 m8n8k32 A vector expression of [two|four] s32" },
  { "9.7.14.4.1", "b1 m8n8k128 A vector expression containing a single b32 register containing [32|16] elements" },
  { "9.7.14.4.2", "Fragment size in bytes [=|<] 32" },
  { "9.7.14.4.2", "is a multiple of [32|64]" },
  { "9.7.14.4.2", "8x32x16 16 [8|16] 32 16" },
  { "9.7.14.4.2", "in terms of matrix elements and [not|also] bytes" },
  { "9.7.14.4.2", "the stride is K for a [row|column] major" },
  { "9.7.14.4.3", "required from PTX ISA version [6.3|6.4] onwards" },
  { "9.7.14.4.3", "Introduced in PTX ISA version [6.0|6.1]" },
  { "9.7.14.4.3", "requires sm_[72|75] or higher" },
  { "9.7.14.4.3", "value of stride is the [leading|trailing] dimension of the larger" },
  { "9.7.14.4.4", "shape m16n16k8 requires sm_[80|90]" },
  { "9.7.14.4.4", "Sub [byte|word] and single bit wmma requires" },
  { "9.7.14.4.4", "treated as a [weak|strong] memory" },
  { "9.7.14.4.5", "overflow the value [wraps|saturates]" },
  { "9.7.14.4.5", "mantissa LSB rounds towards [zero|one]" },
  { "9.7.14.4.5", "clamped to the minimum [or|and] maximum" },
  { "9.7.14.4.5", "with at least [half|single] precision" },
  -- Fragments of mma.
  { "9.7.14.5", "describes warp [level|wide] mma ldmatrix" },
  { "9.7.14.5.1", "will compute [4|2] MMA operations" },
  { "9.7.14.5.1", "computation 2 Threads with laneid 4 [7|8]" },
  { "9.7.14.5.1", "low group and [16|20] 19" },
  { "9.7.14.5.2", "row laneid >> [2|3]" },
  { "9.7.14.5.3", "containing [four|eight] .s8 or .u8 elements from the matrix A" },
  { "9.7.14.5.7", "for [matrix|column] A with tf32" },
  { "9.7.14.5.8", "fragment [layout|order] for matrix B with .f64" },
  { "9.7.14.5.10", "laneid >> [2|1]" },
  { "9.7.14.5.12", "by different threads is shown in Figure [97|98]" },
  { "9.7.14.5.13", "rows 128 [255|256] of matrix B" },
  -- mma.
  { "9.7.14.5.14", "then it defaults to [2X|4X]" },
  { "9.7.14.5.14", "it is [mandatory|optional] to provide" },
  { "9.7.14.5.14", "qualifier .scale_vec_size defaults to [1X|2X]" },
  { "9.7.14.5.14", "computes the [XOR|OR] AND respectively" },
  { "9.7.14.5.14", "dtype must [also|not] be .f32" },
  { "9.7.14.5.14", "dtype must be the [same|other] as .ctype" },
  { "9.7.14.5.14", "atype [must|may] be the same" },
  { "9.7.14.5.14", "resides in [central|lower] 4 bits" },
  { "9.7.14.5.14", "padding in the upper [2|4] bits and" },
  { "9.7.14.5.14", "resides in the [lower|upper] 6 bits" },
  { "9.7.14.5.14", "must be packed in an [8|16] bit container" },
  { "9.7.14.5.14", "unsigned [16|32] bit integer values" },
  { "9.7.14.5.14", "rounds to nearest [even|away]" },
  { "9.7.14.5.14", "rm mantissa LSB rounds towards [negative|positive] infinity" },
  { "9.7.14.5.14", "handling of subnormal inputs are [unspecified|specified]" },
  { "9.7.14.5.14", "as f16 the accumulation is performed with at least [half|single] precision" },
  { "9.7.14.5.14", "require at least [64|128] registers" },
  { "9.7.14.5.14", "with m8n8k16 shape introduced in PTX ISA version [6.5|6.4]" },
  { "9.7.14.5.14", "qualifier introduced in PTX ISA version [8.7|8.8]" },
  { "9.7.14.5.14", "m8n8k4 shape requires sm_[70|75]" },
  { "9.7.14.5.14", "alternate floating point type mma operation requires sm_[89|90] or higher" },
  { "9.7.14.5.14", "and is supported on sm_[120f|121f]" },
  { "9.7.14.5.14", "and operation in single bit mma requires sm_[80|75]" },
  { "9.7.14.5.14", "bitOp [xor|or] and" },
  { "9.7.14.5.14", "if any thread in the warp has [exited|diverged]" },
  -- ldmatrix, stmatrix, movmatrix.
  { "9.7.14.5.15", "m8n8 8x8 [16|8] bit" },
  { "9.7.14.5.15", "16 6 bit elements [32|64] bits" },
  { "9.7.14.5.15", "only x1 and [x2|x4] are valid" },
  { "9.7.14.5.15", "consecutive threads loads [16|32] bytes" },
  { "9.7.14.5.15", "16x16 matrices .trans is [mandatory|optional]" },
  { "9.7.14.5.15", "bit data 8 bit element will have [4|2] bits" },
  { "9.7.14.5.15", "For target sm_[75|80] or below" },
  { "9.7.14.5.15", "sm_[100a|101a] sm_101a Renamed" },
  { "9.7.14.5.15", "sub qualifier introduced in PTX ISA version [7.8|7.7]" },
  { "9.7.14.5.15", "x2 addr0 addr7 addr8 [addr15|addr14]" },
  { "9.7.14.5.16", "Requires sm_[90|89] or higher" },
  { "9.7.14.5.16", "trans is [mandatory|invalid]" },
  { "9.7.14.5.17", "Introduced in PTX ISA version [7.8|7.9]" },
  { "9.7.14.5.17", "Requires sm_[75|80]" },
  -- Sparse matrices.
  { "9.7.14.6", "sparse matrix with [50|25] zeros in each row" },
  { "9.7.14.6.1", "expected to be at [2|1] 4 granularity" },
  { "9.7.14.6.1", "0b0000 0b0101 0b1010 [0b1111|0b1110] are invalid" },
  { "9.7.14.6.1", "0b1100 0b1101 [0b1110|] are the meaningful" },
  { "9.7.14.6.1", "tf32 elements matrix A is structured sparse at a granularity of [1|2] 2" },
  { "9.7.14.6.1", "must be either 0 threads T0 [T1|T2] or 1" },
  { "9.7.14.6.1", "in this case must be [0|1]" },
  { "9.7.14.6.1", "must be all zeroes [or|and] all non" },
  { "9.7.14.6.1", "0b1110 and [0b0100|0b1000] are the only" },
  { "9.7.14.6.2", "bits m through n with m being [higher|lower]" },
  { "9.7.14.6.2.1", "containing [16|8] 2 bit vectors" },
  { "9.7.14.6.2.3", "element of a [2|4] wide chunk" },
  { "9.7.14.6.2.6", "for [columns|rows] 0 31" },
  { "9.7.14.6.3", "constant with values in the range 0 [3|1]" },
  { "9.7.14.6.3", "sorted in an [increasing|decreasing] order" },
  { "9.7.14.6.3", "starting from [LSB|MSB] otherwise" },
  { "9.7.14.6.3", "m16n8k16 and m16n8k32 dtype [must|may] be" },
  { "9.7.14.6.3", "ordered_metadata requires sm_[80|90]" },
  { "9.7.14.6.3", "type mma operation requires sm_[120|121]" },
  { "9.7.14.6.3", "in the same family from PTX ISA version 8.8 [except|also] for" },
  { "9.7.14.6.3", "sm_120a [sm_121a|sm_120f] Examples" },
  { "9.7.14.6.3", "may have [substantially|slightly] reduced" },
}

-- Punctuation alone, of the Markdown: { section, what it prints, what it would print }; with `borders` of cells, which
-- a dump does not have.
prose.punctuation = {
  { "9.7.14.3", "[0, 2] | [0, 2]", "[0..2] | [0, 2]" },
  { "9.7.14.3", "[0, 1, 2, 3] | [0, 1] |", "[0, 1, 2, 3, 0, 1] |", borders = true },
  { "9.7.14.3", "[0, 1] |", "(0, 1) |" },
  { "9.7.14.3", "| M x 1 | 1 x N |", "| M x -1 | 1 x N |" },
  { "9.7.14.3", "| M x 1 | 1 x N |", "| M x | 1 1 x N |", borders = true },
  { "9.7.14.3", "| 0 | 0 |", "| 0 | !0 |" },
  { "9.7.14.3", "% 4 == 0 or 1", "% 4 != 0 or 1" },
  { "9.7.14.3", "`.e4m3`, `.e5m2` `.e3m2`", "`.e4m3` `.e5m2`, `.e3m2`" },
  { "9.7.14.3", "`.scale_vec::2X` |\n| `.e2m1`", "`.scale_vec::2X` | `.e2m1`", borders = true },
  { "9.7.14.2", "| `.u8`, `.s8` | `.s32` |", "| `.u8` | `.s8`, `.s32` |", borders = true },
  { "9.7.14.2", "`.f16`, `.f32` |", "`.f16`/`.f32` |" },
  { "9.7.14.4.1", "| `.u8` or `.s8` | `.m16n16k16` | A |", "| `.u8` or `.s8` `.m16n16k16` | A |", borders = true },
  { "9.7.14.4.2", "| 16x16x16 | 16 | 16 | 16 |", "| 16x16x16 | 16 | 16 16 |", borders = true },
  { "9.7.14.4.2", "| 8x8x4 | 4 | 8 |", "| 8x8x4 | 4 | -8 |" },
  { "9.7.14.5.1", "0-3 (low group)", "0, 3 (low group)" },
  { "9.7.14.5.1", "(low group) and 16-19", "low group and 16-19" },
  { "9.7.14.5.15", "| addr8–addr15 | – | – |", "| addr8, addr15 | – | – |" },
  { "9.7.14.5.15", "| 16 6-bit elements | 32 bits |", "| 16 | 6-bit elements 32 bits |", borders = true },
  { "9.7.14.5.15", "8x8 | 16-bit |\n| `.m16n16` |", "8x8 |\n| 16-bit | `.m16n16` |", borders = true },
  { "9.7.14.6.1", "a value in {0, 1, 2, 3}", "a value in {0..1, 2, 3}" },
  { "9.7.14.4.3", "[p] {, stride}", "[p], stride" },
  { "9.7.14.4.3", "{.ss}.btype r", "{.ss}btype r" },
  { "9.7.14.4.4", "[p], r {, stride}", "p, r {, stride}" },
  { "9.7.14.4.5", "d, a, b, c;", "d, a, b c;" },
  { "9.7.14.5.14", "{byte-id-b, thread-id-b};", "byte-id-b, thread-id-b;" },
  { "9.7.14.5.14", "scale-b-data, {", "scaleb-data, {" },
  { "9.7.14.5.14", "scale-b-data, {", "scale.b-data, {" },
  { "9.7.14.5.15", "r, [p];", "r, p;" },
  { "9.7.14.6.3", "{.scale_vec_size}.f32", "{.scale_vec_size}f32" },
}

local function is_word(text) return text:find("^[%w_]+$") ~= nil end

local function escaped(text) return (text:gsub("%p", "%%%0")) end

-- Words, whatever stands between them.
local GAP = "[^%w_]-"
local function pattern_of(text)
  local parts = {}
  for word in text:gmatch("%S+") do
    parts[#parts + 1] = is_word(word) and "%f[%w_]" .. word .. "%f[^%w_]" or escaped(word)
  end
  return table.concat(parts, GAP)
end

--- A text with one change: the first place that has the words.
function prose.changed(text, spec)
  local before, from, to, after = spec:match("^(.-)%s*%[([^|]*)|([^%]]*)%]%s*(.*)$")
  -- `sm_[89|90]` changes a part of a word.
  local glued_before, glued_after = spec:find("[%w_]%["), spec:find("%][%w_]")
  local head = pattern_of(before)
  if glued_before then head = head:gsub("%%f%[%^%%w_%]$", "") end
  local tail = pattern_of(after)
  if glued_after then tail = tail:gsub("^%%f%[%%w_%]", "") end
  local middle = from == "" and "()()" or "()" .. (glued_before and escaped(from) or pattern_of(from)) .. "()"
  local pattern = head .. (glued_before and "" or GAP) .. middle .. (glued_after and "" or GAP) .. tail
  local first, last = text:match(pattern)
  assert(first, "not there: " .. spec)
  if from == "" then to = to .. " " end
  return text:sub(1, first - 1) .. to .. text:sub(last)
end

local others = {
  ["and"] = "or", ["or"] = "and", must = "may", ["not"] = "also", same = "other", lower = "upper", upper = "lower",
  all = "some", each = "any", only = "also", row = "column", column = "row", first = "second", second = "first",
  two = "three", four = "eight", one = "two", single = "double", signed = "unsigned", unsigned = "signed",
  higher = "lower", before = "after", least = "most", undefined = "unspecified", mandatory = "optional",
  positive = "negative", negative = "positive", dense = "sparse", sparse = "dense", is = "was", both = "neither",
}

-- Listings, pictures, rules of tables and headings are no prose; a link has an address.
local function visible(text)
  local kept = {}
  local fenced = false
  for line in text:gmatch("[^\n]*\n?") do
    local fence = line:find("^[%s>]*```")
    if fence then fenced = not fenced end
    local hidden = fence or fenced or line:find("^#") or line:find("^[%s>]*!%[") or line:find("^[%s|:%-]+$")
    line = hidden and (" "):rep(#line) or line
    line = line:gsub("%]%b()", function(address) return (" "):rep(#address) end)
    line = line:gsub("^%s*%d+%. ", function(number) return (" "):rep(#number) end)
    kept[#kept + 1] = line
  end
  return table.concat(kept)
end

-- The places of a section at which something can be changed.
local function places_of(section, places)
  local shown = visible(section.text)
  for from, digits, to in shown:gmatch("()(%d+)()") do
    local changed = ("%0" .. #digits .. "d"):format((tonumber(digits) + 1) % 10 ^ #digits // 1)
    if #digits < 10 then
      places[#places + 1] = { section = section, from = from, to = to - 1, was = digits, is = changed:gsub("%.0$", "") }
    end
  end
  for from, word, to in shown:gmatch("()%f[%w_](%l+)%f[^%w_]()") do
    if others[word] then
      places[#places + 1] = { section = section, from = from, to = to - 1, was = word, is = others[word] }
    end
  end
end

--- Changes drawn from a chapter.
-- @return a list of { number = section, text = the section with the change, what }
function prose.drawn(text, count, seed)
  local chapter = require("tests.generator.editions.chapter")
  local places, list, state = {}, {}, seed
  for _, section in ipairs(chapter.sections(text)) do places_of(section, places) end
  local function below(limit)
    state = (state * 1103515245 + 12345) % 2147483648
    return state * limit // 2147483648
  end
  for k = 1, count do
    local place = table.remove(places, below(#places) + 1)
    local own = place.section.text
    list[k] = { number = place.section.number, what = ("%s for %s"):format(place.is, place.was),
      text = own:sub(1, place.from - 1) .. place.is .. own:sub(place.to + 1) }
  end
  return list
end

return prose
