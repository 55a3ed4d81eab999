-- SPDX-License-Identifier: MIT
-- Slips of the pen in generator/spec. Each is answered by one line that names the file and what is wrong,
-- with exit status 1, and no table changes.
local files = require("tests.generator.files")
local read, write = files.read, files.write

local ROW = '    { family = "mma", section = "9.7.14.5.14",\n      syntax = "mma.sync.aligned.shape.row.col.f16.f16.f16.f16",\n'
  .. '      shape = "m16n8k8",\n'
local MOVMATRIX = 'movmatrix.sync.aligned.shape.trans.type",\n      shape = "m8n8", type = "b16",\n      '
local instructions, arithmetic = "instructions.lua", "arithmetic.lua"
local fragment, sparse = "fragments/05_07_m16n8k8.lua", "fragments/06_2_1_sparse_m16n8k16_f16.lua"

-- File; what is printed there; the slip; parts of the answer, which names the file, or another: `named`.
local slips = {
  { instructions, 'family = "mma"', 'family = "mam"', "row 1 (mma", "unknown family 'mam', the nearest is 'mma'" },
  { instructions, 'family = "ldmatrix"', 'family = "ldmatirx"', "unknown family 'ldmatirx', the nearest is 'ldmatrix'" },
  { instructions, ROW, ROW .. '      ptx = "6.5", targets = "sm_75 or higher" },\n' .. ROW, "row 2 (mma",
    "'mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16' is row 1 already" },
  { instructions, 'section = "9.7.14.5.14"', 'section = "9.7.14.5.99"', "row 1", "unknown section '9.7.14.5.99'" },
  { instructions, 'sync.aligned.shape', 'sync.alligned.shape', "row 1", "unknown word 'alligned', the nearest is 'aligned'" },
  { instructions, 'row.col.f16.f16.f16.f16', 'row.col.f16.s16.f16.f16', "row 1", "unknown word 's16'", "nearest is" },
  { instructions, 'shape = "m16n8k8"', 'shape = "m16n8k9"', "row 1", "unknown word 'm16n8k9', the nearest is 'm16n8k" },
  { instructions, 'shape = "m16n8k8"', 'shpae = "m16n8k8"', "row 1", "unknown key 'shpae', the nearest is 'shape'" },
  { instructions, 'shape = "m16n8k8",', '', "row 1", "the row has no words for the placeholder shape" },
  { instructions, 'shape = "m16n8k8"', 'shape = "m16n8k8 m16n8k8"', "row 1", "the set shape has m16n8k8 twice" },
  { instructions, 'shape = "m16n8k8"', 'shape = 8', "row 1", "'shape' is no text: 8" },
  { instructions, 'shape = "m16n8k8",', 'shape = "m16n8k8", num = "x1",', "row 1", "the line does not use the set num" },
  { instructions, 'ptx = "6.5"', 'ptx = "6,5"', "row 1", "unknown PTX ISA version '6,5', the nearest is '6.5'" },
  { instructions, 'ptx = "6.5"', 'ptx = "99.8"', "row 1", "unknown PTX ISA version '99.8'" },
  { instructions, 'ptx = "6.5", ', '', "row 1", "'ptx' is missing" },
  { instructions, 'targets = "sm_75 or higher"', 'targets = "sm75 or higher"', "row 1", "unknown target 'sm75', the nearest is 'sm_75'" },
  { instructions, 'targets = "sm_75 or higher"', 'targets = "sm_75 or hihger"', "row 1", "'sm_75 or hihger' is not 'sm_75 or higher'" },
  { instructions, ', targets = "sm_75 or higher"', '', "row 1", "'targets' is missing" },
  { instructions, 'syntax = "mma.sync', 'syntax = "mma..sync', "row 1", "position" },
  { instructions, 'reason = "', 'reason = "x', "refused row 1", "unknown reason of points_at" },
  { instructions, 'refused = {', 'refuesd = {', "unknown key 'refuesd', the nearest is 'refused'" },
  { instructions, 'rows = {', 'rows = {{', ":1[0-9][0-9][0-9]:" },
  { instructions, ROW, ROW:gsub('"mma"', 'mma'), "no name 'mma' is defined" },
  { arithmetic, 'fraction_bits = 24', 'fraction_bit = 24', "unknown key 'fraction_bit', the nearest is 'fraction_bits'" },
  { arithmetic, 'fraction_bits = 24', 'fraction_bits = "24"', "unknown value of fraction_bits '24'" },
  { arithmetic, 'fraction_bits = 24', 'fraction_bits = 2400', "fraction_bits = 2400 is outside" },
  { arithmetic, 'rounding = "nearest_even"', 'rounding = "nearest_evne"', "unknown value of rounding 'nearest_evne', the nearest is 'nearest_even'" },
  { arithmetic, 'certainty = "definition"', 'certainty = "defnition"', "row 1", "unknown certainty 'defnition', the nearest is 'definition'" },
  { arithmetic, 'source = "the exact sum, rounded once",', '', "row 1", "'source' is missing" },
  { arithmetic, 'profiles = "sm_75 sm_80 sm_89", classes = "half.f32', 'profiles = "sm_75 sm80 sm_89", classes = "half.f32',
    "unknown profile 'sm80', the nearest is 'sm_80'" },
  { arithmetic, 'classes = "half.f32 wmma.f32"', 'classes = "half.f23 wmma.f32"', "unknown class 'half.f23', the nearest is 'half.f32'" },
  { arithmetic, 'classes = "half.f16 wmma.f16.f16"', 'classes = "half.f16 half.f32 wmma.f16.f16"', "sm_75 half.f32 has row" },
  { arithmetic, 'fields = "tf32_class"', 'fields = "tf32_clas"', "record of evidence", "unknown field 'tf32_clas', the nearest is 'tf32_class'" },
  { arithmetic, 'when = "sparse"', 'when = "sparce"', "record of evidence", "unknown trait 'sparce', the nearest is 'sparse'" },
  { arithmetic, 'of = "sm_80"', 'of = "sm_8"', "alias 1 (sm_86)", "unknown profile 'sm_8', the nearest is 'sm_80'" },
  { arithmetic, 'source = mma_sim, certainty', 'source = mma_smi, certainty', "no name 'mma_smi' is defined" },
  { arithmetic, 'types = "f16 bf16", class', 'types = "bf16", class', "spec/instructions.lua, row 1 (mma.sync",
    "no class of mma with A of f16 and B of f16: a row of class_of in spec/arithmetic.lua says how it sums" },
  { arithmetic, 'types = "s8 u8 s4', 'types = "s8 s4', "no class of mma with A of u8 and B of u8" },
  { arithmetic, 'kinds = "kind::mxf4 kind::mxf4nvf4"', 'kinds = "kind::mxf4"',
    "no class of mma.block_scale kind::mxf4nvf4 with A of e2m1 and B of e2m1" },
  { arithmetic, 'class = "mxf8f6f4" }', 'class = "mxf8f6" }', "row of class_of 10 (mxf8f6)", "unknown class 'mxf8f6', the nearest" },
  { arithmetic, 'class = "fp8." }', 'class = "half" }', "row of class_of 7 (half)", "unknown class 'half'" },
  { arithmetic, 'kinds = "kind::f8f6f4"', 'kinds = "kind::f8f6"', "row of class_of 9", "unknown kind 'kind::f8f6', the nearest" },
  { arithmetic, 'families = "wmma.mma", types', 'families = "wmma.mna", types', "unknown family 'wmma.mna', the nearest" },
  { arithmetic, 'types = "tf32", class = "tf32"', 'types = "trans", class = "tf32"', "'trans' is a trans, not a type" },
  { arithmetic, 'class_of = {', 'classof = {', "unknown key 'classof', the nearest is 'class" },
  { instructions, 'kind = "kind::f8f6f4"', 'kind = "kind::f16"', "no class of", "kind::f16 with A of", "row of class_of",
    named = "arithmetic.lua" },
  { "arithmetic_fields.lua", '{ name = "products", number', '{ name = "products", nummber', "field 1 (products)" },
  { "arithmetic_fields.lua", '{ name = "fraction_bits"', '{ name = "products"', "field 2 (products): appears twice" },
  { "blocks.lua", 'name = "bfdot"', 'name = "custom"', "'custom' exists already, as the word for a block of one's own" },
  { "blocks.lua", 'name = "bfdot"', 'name = "sm_90a"', "'sm_90a' exists already, as a profile" },
  { "blocks.lua", 'name = "bfdot"', 'name = "bfmmla"', "(bfmmla)", "'bfmmla' exists already, as a block" },
  { "blocks.lua", 'name = "bfdot"', 'name = "BFDOT"', "'name' is not a name in lower case letters: BFDOT" },
  { "blocks.lua", 'types = "bf16,bf16,f32,f32", text = bf16_arm', 'types = "bf16,bf16,f32", text = bf16_arm',
    "types are those of a,b,c,d, not 'bf16,bf16,f32'" },
  { "blocks.lua", 'types = "bf16,bf16,f32,f32", text = bf16_arm', 'types = "bf61,bf16,f32,f32", text = bf16_arm',
    "unknown type 'bf61', the nearest is 'bf16'" },
  { "blocks.lua", 'profile = "sm_90", class', 'profile = "sm_9", class', "unknown profile 'sm_9', the nearest is" },
  { "blocks.lua", 'hopper("fp8.f16")', 'hopper("fp8.f61")', "unknown class 'fp8.f61', the nearest is 'fp8.f16'" },
  { "blocks.lua", '"custom products=2 adder=neighbours nan=quiet"', '"costum products=2"', "'costum products=2' does not begin with 'custom'" },
  { "blocks.lua", '"custom products=2 adder=neighbours nan=quiet"', '"custom product=2"', "unknown field 'product', the nearest is 'products'" },
  { "blocks.lua", '"custom products=2 adder=neighbours nan=quiet"', '"custom products"', "'products' sets no field" },
  { "blocks.lua", '"custom products=2 adder=neighbours nan=quiet"', '"custom products=200"', "products=200 is outside 0 to 128" },
  { "blocks.lua", '"custom products=2 adder=neighbours nan=quiet"', '"custom nan=quiet nan=any"', "nan appears twice" },
  { "blocks.lua", '"custom products=2 adder=neighbours nan=quiet"', '"custom adder=tree"', "unknown value of adder 'tree'" },
  { "blocks.lua", 'subnormals=flush_in+flush_out nan=quiet', 'subnormals=flush_in+flush nan=quiet', "unknown value of subnormals 'flush'" },
  { "blocks.lua", 'source = "BFMMLA, FPCR.EBF = 0: "', 'source = "BFMMLA, FPCR.EBF = 0, "', "'source' does not begin with the unit" },
  { "blocks.lua", 'certainty = "replayed"', 'certainty = "replied"', "unknown certainty 'replied', the nearest is 'replayed'" },
  { "outside.lua", 'name = "tcgen05"', 'name = "wgmma"', "'wgmma' is instruction 1 already" },
  { instructions, 'families = "wmma.load', 'families = "wmma.laod', "implicit_aligned", "unknown family 'wmma.laod', the nearest is 'wmma.load'" },
  { fragment, 'operand = "a"', 'operand = "A"', "m16n8k8.a.f16", "unknown operand 'A', the nearest is 'a'" },
  { fragment, 'types = { "f16", "bf16" }', 'types = { "f16", "fb16" }', "unknown type 'fb16', the nearest is" },
  { fragment, 'elements = 4', 'element = 4', "unknown key 'element', the nearest is 'elements'" },
  { fragment, 'elements = 4', 'elements = "4"', "'elements' is no integer: 4" },
  { fragment, 'rows = 16', 'rows = 0', "rows = 0 is not a count" },
  { fragment, 'rows = 16', 'rows = 12', "m16n8k8 has M = 16, its A 12 rows" },
  { fragment, 'figures = { 71 }', 'figures = { 17 }', "figure 17 is not of section 9.7.14.5.7, which has 71 to 78" },
  { fragment, 'section = "9.7.14.5.7"', 'section = "9.7.14.5.77"', "unknown section '9.7.14.5.77', the nearest is '9.7.14.5.7'" },
  { fragment, 'name = "m16n8k8.a.tf32"', 'name = "m16n8k8.a.f16"', "fragment m16n8k8.a.f16 appears twice" },
  { fragment, '%laneid >> 2', '%laneid % 2', "spec/fragments/05_07_m16n8k8.lua, fragment m16n8k8.a.f16: hit twice: lane",
    "hold the formula beside PTX ISA 9.0 9.7.14.5.7: a misprint there is a record of fragments_errata.lua" },
  { fragment, 'row = groupID for', 'row = grupID for', "unknown name 'grupID'" },
  { fragment, 'i & 0x1)', 'i & 0x1', "fragment m16n8k8.a.f16: line 5 column 40: a '(' is not closed before 'for' in \"col = " },
  { fragment, 'i & 0x1)', 'i & 0x1))', "no '(' opens ')' in \"col = " },
  { fragment, 'fragments = {', 'fragmnets = {', "unknown key 'fragmnets', the nearest is 'fragments'" },
  { fragment, 'formula = [[', 'formula = [', "05_07_m16n8k8.lua:" },
  { "formats.lua", 'kind = "float", width = 16', 'kind = "flaot", width = 16', "unknown kind 'flaot', the nearest is 'float'" },
  { "formats.lua", 'exponent = 4, fraction = 3, bias = 7', 'exponent = 4, fraction = 4, bias = 7',
    "(e4m3)", "are 9 bits, the width is 8" },
  { "formats.lua", 'sign = 1, exponent = 5, fraction', 'sign = 1, fraction', "format 1 (f16): a float needs exponent, fraction and bias" },
  { "formats.lua", 'exponent = 5, fraction = 10, bias', 'exponent = 5, bias', "format 1 (f16): a float needs exponent, fraction and bias" },
  { "formats.lua", 'fraction = 10, bias = 15', 'fraction = 10', "format 1 (f16): a float needs exponent, fraction and bias" },
  { "formats.lua", 'bias = 15', 'bais = 15', "unknown key 'bais', the nearest is 'bias'" },
  { "formats.lua", 'name = "bf16"', 'name = "f16"', "'f16' is format 1 already" },
  { "words.lua", 'words = "satfinite"', 'words = "satfinite xor"', "word 'xor' is in" },
  { "words.lua", 'qualifier = "popc"', 'qualifier = "pocp"', "unknown qualifier 'pocp', the nearest is 'popc'" },
  { "families.lua", 'words = "block_scale"', 'words = "blockscale"', "unknown word 'blockscale', the nearest is 'block_scale'" },
  { "families.lua", 'name = "f64"', 'name = "float"', "'float' is family 1 already" },
  { "fragments_errata.lua", 'fragment = "m16n8k256.a.b1"', 'fragment = "m16n8k256.a.b2"', "E1", "no fragment m16n8k256.a.b2" },
  { "fragments_errata.lua", 'printed = [[col = (thr', 'printed = [[cool = (thr', "E1", "does not print once" },
  { "targets.lua", 'now = "sm_110"', 'now = "sm110"', "unknown target 'sm110', the nearest is 'sm_110'" },
  { "targets.lua", '{ name = "sm_72", ptx = "6.1"', '{ name = "sm_70", ptx = "6.1"', "'sm_70' is target 1 already" },
  { "targets.lua", 'members = "sm_110"', 'members = "sm110"', "unknown target 'sm110', the nearest is 'sm_110'" },
  { "sections.lua", '{ section = "9.7.14.4.3" },', '', "unknown section '9.7.14.4.3'", named = "instructions.lua" },
  { "sections.lua", 'figures = { 118, 119 }', 'figures = { 118, }', "9.7.14.6.2.1", "figures are { first, last }" },
  { instructions, 'targets = "sm_75 or higher"', 'targets = "sm80+"', "row 1", "unknown target 'sm80+', the nearest is 'sm_80'" },
  { instructions, 'shape = "m16n8k8",', 'shape = "m16n8k8", foo = "bar baz",', "row 1", "unknown key 'foo'" },
  { fragment, 'i & 0x1)', 'i & 3x0)', "syntax error at 'x0)'" },
  { fragment, 'elements = 4', 'elements = 8', "m16n8k8.a.f16", "no branch of 'row' applies" },
  { fragment, 'rows = 16', 'rows = 8', "m16n8k8.a.f16", "m16n8k8 has M = 16, its A 8 rows" },
  { fragment, 'groupID + 8', 'groupID + 16', "m16n8k8.a.f16", "out of range: lane" },
  { "fragments/05_08_m16n8k16_float.lua", 'row = groupID for ci where i < 2', 'row = groupID for ci where i < 1', "m16n8k16.c.f", "no branch of 'row' applies" },
  { fragment, 'for ai where', 'for bi where', "m16n8k8.a.f16", "'bi' is no element of matrix A" },
  { "fragments/05_08_m16n8k16_float.lua", 'row = groupID for ci where i < 2\n groupID + 8 for ci', 'row = groupID + 8 for ci where i < 2\n groupID for ci',
    "m16n8k16.c.f", "not linear: lane 0 element 0 (row 8, column 0) is not the corner of the matrix" },
  { fragment, '(threadID_in_group * 2) + (i & 0x1)', 'threadID_in_group * 2 + i & 0x1', "m16n8k8.c.f16", "hit twice: lane" },
  { fragment, 'types = { "f16", "bf16" }', 'types = { "f16" }', "row 3 (mma", "no layout of operand a for type bf16", named = "instructions.lua" },
  { "fragments/05_10_m16n8k32.lua", 'i = {0,..,7}', 'i = {0,..,6}', "no branch of 'row' applies" },
  { "fragments/05_11_m16n8k64.lua", ' groupID + 8 ', ' groupID ', "hit twice: lane" },
  { "words.lua", 'words = "row col"', 'words = "row, col"', "(layout): 'row,' is not words of letters" },
  { "targets.lua", '{ name = "sm_72", ptx = "6.1"', '{ name = "sm_72x", ptx = "6.1"', "'sm_72x' is not a target such as sm_90a" },
  { "targets.lua", 'versions = "6.0 6.1', 'versions = "6.1 6.0', "6.0: versions are not ascending" },
  { "chips.lua", 'names = "xavier xaviernx"', 'names = "v100"', "row 3 (sm_72): 'v100' is sm_70 already" },
  { "chips.lua", 'names = "xavier xaviernx"', 'names = "Xavier"', "row 3 (sm_72): 'Xavier' is not letters and digits, in lower case" },
  { "chips.lua", 'target = "sm_72"', 'target = "sm72"', "row 3 (sm72): unknown target 'sm72', the nearest is 'sm_72'" },
  { "chips.lua", 'source = "jetson"', 'source = "jetsen"', "unknown source 'jetsen', the nearest is 'jetson'" },
  { "chips.lua", 'capability = "6.2",', 'capability = "6.2", target = "sm_62",', "row without a unit 2 (sm_62): unknown key 'target'" },
  { "chips.lua", 'names = "tx2"', 'names = "xavier"', "row without a unit 2 (6.2): 'xavier' is sm_72 already" },
  { "chips.lua", 'names = "v100s titanvceo"', 'names = "v100s volta"', "'volta' is an architecture and sm_70" },
  { "units.lua", 'types = "bf16 tf32"', 'types = "bf16 tf23"', "(bf16 tf23): unknown type 'tf23', the nearest is 'tf32'" },
  { "units.lua", 'targets = "sm_72"', 'targets = "sm_120a"', "unknown target 'sm_120a', the nearest is 'sm_120'" },
  { "units.lua", 'answer = "no unit"', 'answer = "none"', "unknown answer 'none', the nearest is 'no unit'" },
  { "units.lua", 'certainty = "inferred"', 'certainty = "guessed"', "unknown certainty 'guessed'" },
  { "chips.lua", 'ignored = "nvidia', 'ignored = "nvidia nvidia', "ignored: 'nvidia' appears twice" },
  { "targets.lua", 'members = "sm_100 sm_103 sm_107"', 'members = "sm_100 sm_103 sm_1O7"', "unknown target 'sm_1O7', the nearest is 'sm_107'" },
  { "formats.lua", 'kind = "integer", width = 8, sign = 1', 'kind = "integer", width = -8, sign = 1', "(s8): width = -8 is not 1 to 64" },
  { "document_errata.lua", 'shapes = "9.7.14.1"', 'shapes = "9.7.14.11"', "unknown section '9.7.14.11', the nearest is '9.7.14.1'" },
  { fragment, 'figures = { 71 }', 'figures = { 71.5 }', "'71.5' is not the number of a figure" },
  { fragment, 'return {', 'local section = {', "returns no table" },
  { fragment, '%laneid >> 2', '%laneid \u{2212} 2', "syntax error at '\u{2212}' in " },
  { instructions, 'ptx = "6.5"', 'ptx = 6.5', "row 1", "'ptx' is no text: 6.5" },
  { arithmetic, 'types = "f16 bf16", class', 'types = "bf16", class', "spec/instructions.lua, row 1 (mma.sync",
    "no class of mma with A of f16 and B of f16: a row of class_of in spec/arithmetic.lua says how it sums" },
  { arithmetic, 'types = "s8 u8 s4', 'types = "s8 s4', "no class of mma with A of u8 and B of u8" },
  { arithmetic, 'kinds = "kind::mxf4 kind::mxf4nvf4"', 'kinds = "kind::mxf4"',
    "no class of mma.block_scale kind::mxf4nvf4 with A of e2m1 and B of e2m1" },
  { arithmetic, 'class = "mxf8f6f4" }', 'class = "mxf8f6" }', "row of class_of 10 (mxf8f6)", "unknown class 'mxf8f6', the nearest" },
  { arithmetic, 'class = "fp8." }', 'class = "half" }', "row of class_of 7 (half)", "unknown class 'half'" },
  { arithmetic, 'kinds = "kind::f8f6f4"', 'kinds = "kind::f8f6"', "row of class_of 9", "unknown kind 'kind::f8f6', the nearest" },
  { arithmetic, 'families = "wmma.mma", types', 'families = "wmma.mna", types', "unknown family 'wmma.mna', the nearest" },
  { arithmetic, 'types = "tf32", class = "tf32"', 'types = "trans", class = "tf32"', "'trans' is a trans, not a type" },
  { arithmetic, 'class_of = {', 'classof = {', "unknown key 'classof', the nearest is 'class" },
  { instructions, 'kind = "kind::f8f6f4"', 'kind = "kind::f16"', "no class of", "kind::f16 with A of", "row of class_of",
    named = "arithmetic.lua" },
  { "arithmetic_fields.lua", '{ name = "products", number', '{ name = "", number', "field 1", "'name' is not a name in lower case letters" },
  -- Editions, and what later ones add.
  { instructions, 'ptx = "6.5"', 'ptx = "9.3"', "ptx = 9.3 is later than its edition, 9.0" },
  { arithmetic, 'name = "sm_87"', 'name = "sm_78"', "alias 2 (sm_78)", "unknown target 'sm_78', the nearest is 'sm_7" },
  { instructions, 'edition = "9.4"', 'edition = "99.7"', "unknown edition '99.7', the nearest is '" },
  { instructions, 'edition = "9.4"', 'edition = "0.4"', "unknown edition '0.4', the nearest is '9.4'" },
  { instructions, 'ptx = "9.4"', 'ptx = "99.9"', "unknown PTX ISA version '99.9', the nearest is '" },
  { instructions, 'edition = "9.4", section = "9.7.16.5.15"', 'edition = "9.4", section = "9.7.14.5.15"',
    "unknown section '9.7.14.5.15', the nearest is '9.7.16.5.15'" },
  { instructions, 'edition = "9.1", section = "9.7.14.5.14"', 'editoin = "9.1", section = "9.7.14.5.14"', "unknown key 'editoin', the nearest is 'edition'" },
  { "fragments/09_4_ldmatrix_s8.lua", 'figures = { 109 }', 'figures = { 106 }', "figure 106 is not of section 9.7.16.5.15, which has 107 to 109" },
  -- An edition that inserts a section.
  { "sections.lua", 'chapter = "9.7.16", figures = 3 }', 'chapter = "9.7.16", figures = 3, sections = { { section = "9.7.14.5.14" } } }',
    "section 1 (9.7.14.5.14): it is not of chapter 9.7.16" },
  { "sections.lua", 'figures = 3 }', 'figures = 3, sections = { { section = "9.7.16.5.14", was = "9.7.14.5.41" } } }',
    "unknown section '9.7.14.5.41', the nearest is '9.7.14.5.4'" },
  { "sections.lua", 'figures = 3 }', 'figures = 3, sections = { { section = "9.7.16.5.14" }, { section = "9.7.16.5.14" } } }',
    "section 2 (9.7.16.5.14): it appears twice" },
  { "sections.lua", 'figures = 3 }', 'figures = 3, sections = { { section = "9.7.16.5.16", was = "9.7.14.5.16" }, '
    .. '{ section = "9.7.16.5.17", was = "9.7.14.5.16" } } }', "section 2 (9.7.16.5.17): 9.7.14.5.16 is 9.7.16.5.16 already" },
  { "sections.lua", 'figures = 3 }', 'figures = 3, sections = { { section = "9.7.16.5.16", was = "9.7.14.5.15" } } }',
    "unknown section '9.7.16.5.15', the nearest is '9.7.16.5.1", named = "09_4_ldmatrix_s8.lua" },
  { "sections.lua", 'figures = 3 }', 'figures = 3, sections = { { section = "9.7.16.5.15", was = "9.7.14.5.15", figures = { 110, 112 } } } }',
    "figure 109 is not of section 9.7.16.5.15, which has 110 to 112", named = "09_4_ldmatrix_s8.lua" },
  { "sections.lua", '{ edition = "9.1", chapter', '{ edition = "9.4", chapter', "editions are not ascending" },
  { "sections.lua", 'chapter = "9.7.15" }', 'chpater = "9.7.15" }', "unknown key 'chpater', the nearest is 'chapter'" },
  -- Fields that are said in two places.
  { "fragments_errata.lua", 'section = "9.7.14.5.13"', 'section = "9.9.9"',
    "erratum E1: section 9.9.9, fragment m16n8k256.a.b1 is of 9.7.14.5.13" },
  { "fragments_errata.lua", 'id = "E2"', 'id = "E1"', "erratum 2 (E1): 'E1' is erratum 1 already" },
  { "document_errata.lua", 'subject = "m16n8k16.c.s32", printed', 'subject = "m16n8k16.b.u8", printed',
    "misprints record 3 (E4): E4 of section 9.7.14.5.9, m16n8k16.b.u8 is misprints record 2 already" },
  { "outside.lua", 'section = "9.7.15"', 'section = "9.7.1"', "instruction 1 (wgmma): section 9.7.1, and reason of_wgmma of "
    .. "spec/reasons.lua says: wgmma is defined in PTX ISA 9.7.15, which" },
  { "outside.lua", 'name = "tcgen05"', 'name = "tcgen06"', "instruction 2 (tcgen06): spec/reasons.lua has no reason of_tcgen06" },
  { "outside.lua", '  { name = "wgmma", section = "9.7.15" },\n  { name = "tcgen05", section = "9.7.16" },\n',
    '  { name = "tcgen05", section = "9.7.16" },\n  { name = "wgmma", section = "9.7.15" },\n',
    "instruction 2 (wgmma): reason of_wgmma is number 32 of spec/reasons.lua, not 34" },
  { "sections.lua", 'figures = { 71, 78 }', 'figures = { 70, 78 }',
    "(9.7.14.5.7): figures 70 to 78 overlap those of section 9.7.14.5.6, 65 to 70" },
  { fragment, 'figures = { 72 }', 'figures = { 71 }',
    "fragment m16n8k8.a.f16: figure 71 is of m16n8k8.a.tf32 too: both need shared = { 71 }" },
  { fragment, 'figures = { 72 }', 'figures = { 72 }, shared = { 72 }', "shared figure 72 is of no other fragment" },
  { fragment, 'figures = { 72 }', 'figures = { 72 }, shared = { 73 }', "shared figure 73 is not among its figures" },
  { "formats.lua", 'name = "ue8m0", kind = "float", width = 8', 'name = "ue8m0", kind = "float", width = 9',
    "(ue8m0): width = 9 is not a power of two" },
  { "formats.lua", 'name = "ue8m0", kind = "float", width = 8', 'name = "ue8m0", kind = "float", width = 16',
    "(ue8m0): sign, exponent, fraction and shift are 8 bits, the width is 16, and half of it has room" },
  -- What the comparison with an edition reads.
  { "notes.lua", 'says = "sm_80 or higher"', 'says = "sm_8o or higher"', "section 1 (9.7.14.4.3), targets, note",
    "unknown target 'sm_8o', the nearest is 'sm_8" },
  { "notes.lua", 'says = "sm_80 or higher"', 'says = "sm_80 or hihger"', "unknown target 'or'" },
  { "notes.lua", 'says = "6.3"', 'says = "6.33"', "section 1 (9.7.14.4.3), ptx, note", "unknown PTX ISA version '6.33', the nearest is '6.3'" },
  { "notes.lua", 'about = "byte single"', 'about = "single byte"', "'byte' is behind 'single'" },
  { "notes.lua", 'about = "byte single"', 'about = "byte singel"', "unknown subject 'singel', the nearest is 'single'" },
  { "notes.lua", 'section = "9.7.14.4.4"', 'section = "9.7.14.4.9"', "unknown section '9.7.14.4.9'" },
  { "notes.lua", 'targets = {', 'target = {', "unknown key 'target', the nearest is 'targets'" },
  { "notes.lua", 'of = "f64|m16n16k8"', 'of = "f64|m16n16k9"', "double m16n16k8", "unknown subject 'm16n16k9', the nearest is 'm16n16k8'" },
  { "notes.lua", 'of = "f64|m16n16k8"', 'of = "f64"', "target note 'double m16n16k8': of = 'f64' leaves out 'm16n16k8'" },
  { "notes.lua", '{ about = "m16n8", says = "8.6" }', '{ about = "m16n16", says = "8.6" }', "section 9.7.14.5.16, version note "
    .. "'m16n16': says 8.6, and spec/instructions.lua has no row that it speaks of" },
  { "notes.lua", ', except = "kind::mxf4|kind::mxf4nvf4"', '', "section 9.7.14.6.3, target note 'block_scale kind scale_vec_size': "
    .. "'except' is missing" },
  { "notes.lua", ', advice = true', '', "target note 'm8n8k4 sync': says sm_70, spec/instructions.lua, row 11 (mma.sync",
    "has sm_70 or higher: mma.sync.aligned.m8n8k4.row.row.f16.f16.f16.f16" },
  { "notes.lua", ', advice = true', ', advice = 1', "'advice' is no boolean: 1" },
  -- What one of two files says.
  { "notes.lua", '{ about = "f16 floating m16n8k8", says = "sm_75 or higher" }', '{ about = "f16 floating m16n8k8", says = "sm_80 or higher" }',
    "spec/notes.lua, section 9.7.14.5.14, target note 'f16 floating m16n8k8': says sm_80 or higher, spec/instructions.lua, row 1 (mma.sync"
    .. ".aligned.shape.row.col.f16.f16.f16.f16, m16n8k8) has sm_75 or higher: mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16" },
  { "notes.lua", '{ about = "f16 floating m16n8k8", says = "6.5" }', '{ about = "f16 floating m16n8k8", says = "7.0" }',
    "version note 'f16 floating m16n8k8': says 7.0, spec/instructions.lua, row 1 (mma.sync", "has 6.5: mma.sync" },
  { instructions, MOVMATRIX .. 'ptx = "7.8"', MOVMATRIX .. 'ptx = "8.0"',
    "section 9.7.14.5.17, version note 'all': says 7.8, spec/instructions.lua, row", "(movmatrix.sync", "has 8.0" },
  { instructions, MOVMATRIX .. 'ptx = "7.8", targets = "sm_75', MOVMATRIX .. 'ptx = "7.8", targets = "sm_80',
    "section 9.7.14.5.17, target note 'all': says sm_75 or higher, spec/instructions.lua, row", "(movmatrix.sync", "has sm_80 or higher" },
  { "facts.lua", 'is = "elements"', 'si = "elements"', "unit of stride", "unknown key 'si', the nearest is 'is'" },
  { "facts.lua", 'matrix (%w+) and not', 'matrix %w+ and not', "unit of stride", "does not capture one value" },
  { "facts.lua", 'matrix (%w+) and not', 'matrix (%w+ and not', "unit of stride", "does not capture one value" },
  { "facts.lua", 'matrix (%w+) and not', 'Matrix (%w+) and not', "unit of stride", "'Matrix' has capitals" },
  { "facts.lua", 'is = "central 4"', 'is = "upper 4"',
    "(container of .e2m1): is = 'upper 4', but its holder (place in container: e2m1) gives 'central 4'" },
  { "facts.lua", 'is = "0 1 2 3",', 'is = "0 1 2 4",', "is = '0 1 2 4'", "selectors: sp.m16n8k16.e.f16" },
  { "facts.lua", 'by = "range of selectors"', 'by = "range of selector"',
    "unknown holder 'range of selector', the nearest is 'range of selectors'" },
  { "facts.lua", 'by = "products: m8n8k4.a.f16.row"', 'by = "products: m8n8k4.a.f16"', "products of m8n8k4", "no fragment m8n8k4.a.f16" },
  { "facts.lua", 'code = "unit of stride" }', '}', "(unit of stride): needs either `by` or `code`" },
  { "facts.lua", 'by = "range of selectors"', 'by = "range of selectors", code = "rounding: rn"', "needs either `by` or `code`" },
  { "facts.lua", 'section = "9.7.14.4.2"', 'section = "9.7.14.4.22"', "unknown section '9.7.14.4.22', the nearest is '9.7.14.4.2'" },
  { "document_errata.lua", 'last = "9.0"', 'lats = "9.0"', "unknown key 'lats', the nearest is 'last'" },
  { "document_errata.lua", 'last = "9.0"', 'last = "90"', "unknown edition '90', the nearest is '9.0'" },
  { "document_errata.lua", 'fault = "A shape of double', 'falut = "A shape of double', "E3", "unknown key 'falut'" },
  { "document_errata.lua", 'subject = "version notes"', 'subject = "versions notes"', "(E18)",
    "unknown subject 'versions notes', the nearest is 'version notes'" },
  { "document_errata.lua", 'corrected = "shape .m16n8k64 and .f16 dtype/ctype",', '', "(E18): 'corrected' is missing" },
  { "document_errata.lua", '{ id = "E7",', '{ id = "E5", section = "9.7.14.4.1", subject = "m8n8k4.c.f64", '
    .. 'printed = "containing single  .F64 register.", fault = "Again." }, { id = "E7",',
    "misprints record 7 (E7): section 9.7.14.4.1, m8n8k4.c.f64: 'containing single .f64 register.' appears twice: "
      .. "spec/document_errata.lua, misprints record 6 (E5)" },
  { "document_errata.lua", 'family = "mma.sp"', 'family = "mma.ps"', "unknown family 'mma.ps', the nearest is 'mma.sp'" },
  { "document_errata.lua", 'shape = "m16n8k64", atype = "e4m3 e5m2", btype = "e4m3 e5m2" },\n    { id = "E27"',
    'shape = "m16n8k16", atype = "e4m3 e5m2", btype = "e4m3 e5m2" },\n    { id = "E27"',
    "(E29): section 9.7.14.6.3: 'mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f16' is in no row" },
  -- A document, a shape, a size, a print that is none.
  { fragment, 'document = "PTX ISA 9.0"', 'document = "PTX ISA 9.O"', "m16n8k8.a.f16",
    "unknown document 'PTX ISA 9.O', the nearest is 'PTX ISA 9." },
  { fragment, 'document = "PTX ISA 9.0"', 'document = "PXT ISA 9.0"', "unknown document 'PXT ISA 9.0', the nearest is 'PTX" },
  { fragment, 'document = "PTX ISA 9.0"', 'document = "PTX ISA 99.0"', "unknown document 'PTX ISA 99.0'" },
  { "sections.lua", 'document = "PTX ISA 9.0"', 'document = "PTX ISA 9.1"',
    "document is 'PTX ISA 9.1', and the first edition 9.0" },
  { "document_errata.lua", 'printed = "containing four .tf32 elements from matrix B."',
    'printed = "containing five .tf32 elements from matrix B."', "misprints record 5 (E6): section 9.7.14.6.2.3 of PTX ISA 9.0 "
    .. "does not print 'containing five .tf32 elements from matrix B.'" },
  { "document_errata.lua", 'printed = "requires sm_120."', 'printed = "requires sm_120 as all of it does, says the text."',
    "does not print 'requires sm_120 as all" },
  { "document_errata.lua", 'subject = "m8n8k4.c.f64"', 'subject = "m8n8k4.c.f46"', "(E7)",
    "unknown subject 'm8n8k4.c.f46', the nearest is 'm8n8k4.c.f64'" },
  { "document_errata.lua", 'subject = "sp.m16n8k32.f16"', 'subject = "sp.m16n8k23.f16"', "(E14)",
    "unknown subject 'sp.m16n8k23.f16', the nearest is 'sp.m16n8k32.f16'" },
  { "document_errata.lua", 'subject = "wmma dense .f64"', 'subject = "wmma dense .f46"', "(E28)",
    "unknown type 'f46', the nearest is 'f" },
  { "document_errata.lua", 'corrected = "{.m8n8k4, .m16n8k4"', 'corrected = "{.m8n84, .m16n8k4"', "(E3)",
    "'{.m8n84, .m16n8k4' is corrected to itself" },
  { "words.lua", 'm16n16 m16n8"', 'm16n16 m16k8"', "group 6 (shape)", "'m16k8' is not a shape like m16n8k16" },
  { sparse, 'granularity = "2:4"', 'granularity = "2;4"', "sp.m16n8k16.a.f16", "granularity = '2;4' is not 1:2, 2:4 or 4:8" },
  { sparse, 'granularity = "2:4"', 'granularity = "1:2"', "m16n8k16 has K = 16, its E 4 columns, of chunks of 2",
    named = "instructions.lua" },
  { sparse, 'granularity = "2:4",', '', "sp.m16n8k16.a.f16", "sparse A needs stored, stored_formula and granularity" },
  { sparse, 'stored = 8', 'stored = 16', "16 columns are stored of 16, which is not half of them" },
  { sparse, 'elements = 8', 'elements = 4', "sp.m16n8k16.e.f16", "4 elements of 4 bits are 16 bits of a register" },
  { "fragments/03_block_scaling.lua", 'rows = 16', 'rows = 8', "gives row 8, column 0 of a 8 x 4 matrix" },
  { "fragments/03_block_scaling.lua", 'columns = 4', 'columns = 8', "a register has 4 scale factors, the matrix 8 columns" },
  { "fragments/03_block_scaling.lua", 'elements = 4', 'elements = 8', "8 elements of 8 bits are 64 bits of a register" },
  { fragment, 'types = { "f16", "bf16" }', 'types = { "f16", "b1" }', "4 elements of b1 are 4 bits, no whole registers" },
  { fragment, 'columns = 8', 'columns = 16', "m16n8k8.a.f16: m16n8k8 has K = 8, its A 16 columns" },
  { fragment, 'name = "m16n8k8.b.f16"', 'name = "m16n8k16.b.bf16"', "m16n8k16 has K = 16, its B 8 rows" },
  { "fragments/05_15_ldmatrix.lua", 'rows = 16', 'rows = 8', "m16n16 has M = 16, its D 8 rows" },
  { "fragments/04_1_wmma.lua", 'columns = 16', 'columns = 8', "wmma.m16n16k16.a.f16: m16n16k16 has K = 16, its A 8 columns" },
  { "fragments/05_01_m8n8k4_f16.lua", 'products = 4', 'products = 2', "m8n8k4.a.f16.row", "out of range: lane" },
  { "fragments/05_01_m8n8k4_f16.lua", 'columns = 4', 'columns = 2', "m8n8k4 has K = 4, its A 2 columns" },
  { "notes.lua", '{ section = "9.7.14.4.4"', '{ edition = "9.44", section = "9.7.14.4.4"',
    "unknown edition '9.44', the nearest is '9.4'" },
  { "notes.lua", '{ section = "9.7.14.4.4"', '{ edition = "9.4", section = "9.7.14.4.4"',
    "unknown section '9.7.14.4.4', the nearest is '9.7.16.4.4'" },
  -- What nothing implements.
  { instructions, 'dst_fmt = "s8", src_fmt = "s4"', 'dst_fmt = "s8", src_fmt = "u4"',
    "nothing moves .s8.u4 by ldmatrix: teach the library and tests/models/reference" },
  { instructions, 'stype = "ue8m0"', 'stype = "e4m3"', "nothing computes e4m3 as the stype of mma.block_scale: teach the library" },
  { fragment, 'rows = 16', 'lanes = 4, rows = 16', "m16n8k8.a.f16", "lanes = 4: the tables hold 8 to 128" },
  { fragment, 'rows = 16', 'lanes = 64, rows = 16', "m16n8k8.a.f16", "out of range: lane 32 element 2 gives row 16" },
  { fragment, 'rows = 16', 'lanes = 16, rows = 16', "m16n8k8.a.f16", "not covered: row 4, column 0 is held 0 times" },
  { "fragments/03_block_scaling.lua", 'rows = 16', 'lanes = 64, rows = 16',
    "lanes = 64: scale factors of the PTX ISA have 32" },
  { fragment, 'rows = 16', 'lanes = 0, rows = 16', "lanes = 0 is not a count" },
  { "reasons.lua", '"no_text", "argument"', '"no_text", "arugment"', "reason 2 (no_text)",
    "unknown status 'arugment', the nearest is 'argument'" },
  { "reasons.lua", '"no_instruction"', '"no_text"', "reason 3 (no_text): appears twice" },
}

local function run(command)
  local pipe = io.popen(command .. " 2>&1; echo \"exit $?\"")
  local text = pipe:read("a")
  pipe:close()
  local output, status = text:match("^(.*)exit (%d+)\n$")
  return output, tonumber(status)
end

local root

setup(function()
  root = os.tmpname()
  os.remove(root)
  assert(os.execute(("mkdir -p %s/tests/data %s/generated/cli %s/generated/sv && cp -r generator %s && ln -s $PWD/src %s/src")
    :format(root, root, root, root, root)))
  assert(os.execute(("cp -r Makefile %s && cp -r tests/data/vectors tests/data/vectors.mk %s/tests/data && ln -s $PWD/port %s/port"):format(root, root, root)))
  assert(os.execute(("find $PWD/tests -mindepth 1 -maxdepth 1 ! -name data -exec ln -s {} %s/tests \\;"):format(root)))
end)

teardown(function() os.execute("rm -rf " .. root) end)

-- Calls check with the slip in its file, and puts the file right again.
local function with_slip(file, from, to, check)
  local path = ("%s/generator/spec/%s"):format(root, file)
  local text = read(path)
  local first, last = text:find(from, 1, true)
  assert(first, file .. " does not have: " .. from)
  write(path, text:sub(1, first - 1) .. to .. text:sub(last + 1))
  local fine, message = pcall(check)
  write(path, text)
  if not fine then error(message, 0) end
end

describe("a slip in generator/spec", function()
  for _, slip in ipairs(slips) do
    local file, from, to = slip[1], slip[2], slip[3]
    it(("is named: %s, %s"):format(file, to:match("[^\n]*")), function()
      with_slip(file, from, to, function()
        local output, status = run(("lua5.4 %s/generator/generate.lua %s/generated"):format(root, root))
        assert.equal(1, status)
        local line, listing = output:match("^([^\n]*)\n(.*)$")
        assert.equal("", listing)
        assert.truthy(line:find(slip.named or file:match("[^/]*%.lua$"), 1, true), line)
        for k = 4, #slip do
          assert.truthy(line:find(slip[k], 1, true) or line:find(slip[k]), line .. "\nhas no: " .. slip[k])
        end
        assert.falsy(line:find("attempt to", 1, true) or line:find("assertion", 1, true) or line:find("bad argument", 1, true), line)
        assert.falsy(line:find("generator/[%w_/]+%.lua:%d"), line)
        assert.equal("", (run(("find %s/generated -type f"):format(root))))
      end)
    end)
  end
  it("is none where there is none", function()
    local output, status = run(("make -C %s generate GENERATED=%s/generated"):format(root, root))
    assert.equal(0, status, output)
    assert.equal("", (run(("diff -r generated %s/generated"):format(root))))
  end)
  it("leaves the digests as they were", function()
    local before = read(root .. "/tests/data/vectors/digests.txt")
    with_slip("instructions.lua", 'family = "mma"', 'family = "mam"', function()
      local output, status = run(("make -C %s BUILD=%s/build digests"):format(root, root))
      assert.truthy(status ~= 0, output)
      assert.truthy(output:find("unknown family 'mam'", 1, true), output)
    end)
    assert.equal(before, read(root .. "/tests/data/vectors/digests.txt"))
  end)
end)

describe("generate.lua", function()
  local function answers(arguments, status, ...)
    local output, said = run(("lua5.4 generator/generate.lua %s"):format(arguments))
    assert.equal(status, said, output)
    for _, part in ipairs({ ... }) do assert.truthy(output:find(part, 1, true), output .. "has no: " .. part) end
  end
  local half = "--only m16n8k16.row.col.f32.f16 "
  it("has help", function() answers("--help", 0, "usage:", "--only", "--without", "--profiles", "--list") end)
  it("refuses an unknown profile", function()
    answers(half .. "--profiles sm90 " .. root .. "/t", 1, "unknown profile 'sm90', the nearest is 'sm_90'")
    assert.equal("", (run(("find %s -name t"):format(root))))
  end)
  it("takes an alias for its profile", function()
    answers(half .. "--profiles sm_86 " .. root .. "/alias", 0, " 1 arithmetic blocks")
    answers(half .. "--profiles sm_80 " .. root .. "/plain", 0, " 1 arithmetic blocks")
    assert.equal("", (run(("diff -r %s/alias %s/plain"):format(root, root))))
  end)
  it("refuses an unknown option", function() answers("--olny x", 1, "unknown option '--olny', the nearest is '--only'") end)
  it("refuses an option twice", function() answers("--list --list", 1, "--list appears twice") end)
  it("refuses two folders", function() answers("a b", 1, "'b': one folder is enough") end)
  it("refuses a folder that looks like a list", function()
    for word, option in pairs({ sm_90 = "--profiles", exact = "--profiles", mma = "--only", ["m16n8k16.row"] = "--only", movmatrix = "--only" }) do
      answers(word, 1, ("'%s' as a folder: did you mean %s %s?"):format(word, option, word))
      assert.is_nil(io.open(word))
    end
  end)
  it("refuses a subset without profiles", function() answers(half .. root .. "/t", 1, "--only needs --profiles") end)
  it("refuses a subset without a folder", function() answers(half .. "--profiles sm_90", 1, "--only needs a folder") end)
  it("refuses profiles alone", function()
    answers("--profiles sm_90", 1, "--profiles goes with --only")
    answers("--list --profiles sm_90", 1, "--profiles goes with --only")
    answers("--list --without mma.sp", 1, "--without goes with --only")
  end)
  it("refuses a list with what tables need", function()
    answers("--list " .. root .. "/t", 1, "/t': --list writes no tables")
    answers("--list --digests x", 1, "--digests: --list writes no tables")
  end)
  it("refuses a list that is an option", function() answers("--only --profiles sm_90", 1, "--only needs a list, not --profiles") end)
  it("refuses a part that no instruction has", function()
    answers("--only m16n8k61 --profiles sm_90 " .. root .. "/t", 1, "no instruction has m16n8k61, the nearest word is 'm16n8k64'")
    answers(half .. "--without wmam --profiles sm_90 " .. root .. "/t", 1, "--without: no instruction has wmam")
  end)
  it("takes words in any order as long as like ones keep theirs", function()
    local full = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
    answers("--only " .. full .. " --profiles sm_90 " .. root .. "/canonical", 0, "1 rows of instructions")
    for k, part in ipairs({ "mma.f32.f16.f16.f32.row.col.m16n8k16.aligned.sync", "mma.row.sync.m16n8k16.aligned.col.f32.f16.f16.f32" }) do
      answers(("--only %s --profiles sm_90 %s/order%d"):format(part, root, k), 0, "1 rows of instructions")
      assert.equal("", (run(("diff -r %s/canonical %s/order%d"):format(root, root, k))))
    end
    answers("--only f32.f16.f16.f32.m16n8k16 --profiles sm_90 " .. root .. "/short", 0, "3 rows of instructions") -- sparse ones too
    answers("--only f32.f16.f16.f32.m16n8k16 --without ordered.m16n8k16,sp.m16n8k16 --profiles sm_90 " .. root .. "/t", 1, "--without: no instruction has ordered.m16n8k16")
    answers("--only mma.sync.aligned.m16n8k16.col.row.f32.f16.f16.f32 --profiles sm_90 " .. root .. "/t", 1, "no instruction has mma.sync")
    answers("--only mma.sync.f16.m16n8k16.row.col.f32.f16.aligned --profiles sm_90 " .. root .. "/t", 1, "no instruction has mma.sync")
  end)
  it("refuses a profile that has none of the instructions", function()
    answers("--only mxf4 --profiles sm_80 " .. root .. "/t", 1, "sm_80 has none of these instructions")
  end)
  it("takes no profile for integers alone", function()
    answers("--only movmatrix,s32.s8 --profiles none " .. root .. "/none", 0, " 0 arithmetic blocks")
    answers(half .. "--profiles none " .. root .. "/t", 1, "floating-point instructions among them")
  end)
  it("tells dense instructions from sparse ones", function()
    answers(half .. "--profiles sm_90 " .. root .. "/both", 0, "3 rows of instructions")
    answers(half .. "--without mma.sp --profiles sm_90 " .. root .. "/dense", 0, "1 rows of instructions")
    answers(half .. "--without mma --profiles sm_90 " .. root .. "/t", 1, "--without leaves no instruction")
  end)
  it("writes to folders with blanks and quotes", function()
    answers(half .. ("--profiles sm_90 \"%s/a b'c\""):format(root), 0, "1 arithmetic blocks")
    assert.truthy(run(("ls \"%s/a b'c\""):format(root)):find("table_arithmetic.c", 1, true))
  end)
  it("stops where a folder can be listed once and not again", function()
    -- An `ls` that prints what is there, and fails from the call on whose number it is given.
    local fake = root .. "/fake"
    assert(os.execute("mkdir -p " .. fake))
    local script = assert(io.open(fake .. "/ls", "w"))
    script:write("#!/bin/sh\necho >> " .. fake .. "/calls\n/bin/ls \"$@\"\n[ $(wc -l < " .. fake .. "/calls) -lt $FAILS ]\n")
    assert(script:close())
    assert(os.execute("chmod +x " .. fake .. "/ls"))
    for call, command in ipairs({ "generator/generate.lua --list", "generator/spec_diff.lua README.md" }) do
      os.remove(fake .. "/calls")
      local output, status = run(("FAILS=%d PATH=%s:$PATH lua5.4 %s"):format(call, fake, command))
      assert.equal(call, status, output) -- 1 of the generator, 2 of the comparison
      assert.truthy(output:find("^[a-z_]*: generator/spec/fragments: cannot be listed\n$"), output)
    end
  end)
  it("says what it cannot write", function() answers("/dev/null/x", 1, "cannot make the folder /dev/null/x/cli") end)
  it("says what to install without LPeg", function()
    local output, status = run("lua5.4 -e 'package.preload.lpeg = function() error(1) end' generator/generate.lua --list")
    assert.equal(1, status)
    assert.equal("generate: needs LPeg: apt-get install lua-lpeg, or luarocks install lpeg\n", output)
  end)
end)
