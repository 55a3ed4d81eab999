-- SPDX-License-Identifier: MIT
-- The sections of PTX ISA 9.0 that records name, with the first and the last figure of those that are
-- transcribed from formulas. A record of another section, or with a figure of another one, is an error.
--   editions  those that records are transcribed from, oldest first. `chapter` is the number of the chapter in
--             that edition: section 9.7.14.5.15 of 9.0 is 9.7.16.5.15 in 9.4. `figures` is how much higher the
--             numbers of its figures are than those of 9.0
--   of_text   sections that have no record of a fragment or an instruction: facts and misprints name them too
return {
  document = "PTX ISA 9.0",
  editions = {
    { edition = "9.0", chapter = "9.7.14" },
    { edition = "9.1", chapter = "9.7.14" },
    { edition = "9.2", chapter = "9.7.14" },
    { edition = "9.3", chapter = "9.7.15" },
    { edition = "9.4", chapter = "9.7.16", figures = 3 },
  },
  of_text = "9.7.14.1 9.7.14.2 9.7.14.4.2 9.7.14.6.1",
  sections = {
    { section = "9.7.14.3", figures = { 43, 45 } },
    { section = "9.7.14.4.1" },
    { section = "9.7.14.4.3" },
    { section = "9.7.14.4.4" },
    { section = "9.7.14.4.5" },
    { section = "9.7.14.5.1", figures = { 46, 52 } },
    { section = "9.7.14.5.2", figures = { 53, 55 } },
    { section = "9.7.14.5.3", figures = { 56, 58 } },
    { section = "9.7.14.5.4", figures = { 59, 61 } },
    { section = "9.7.14.5.5", figures = { 62, 64 } },
    { section = "9.7.14.5.6", figures = { 65, 70 } },
    { section = "9.7.14.5.7", figures = { 71, 78 } },
    { section = "9.7.14.5.8", figures = { 79, 83 } },
    { section = "9.7.14.5.9", figures = { 84, 86 } },
    { section = "9.7.14.5.10", figures = { 87, 92 } },
    { section = "9.7.14.5.11", figures = { 93, 96 } },
    { section = "9.7.14.5.12", figures = { 97, 99 } },
    { section = "9.7.14.5.13", figures = { 100, 103 } },
    { section = "9.7.14.5.14" },
    { section = "9.7.14.5.15", figures = { 104, 106 } },
    { section = "9.7.14.5.16", figures = { 107, 108 } },
    { section = "9.7.14.5.17", figures = { 109, 110 } },
    { section = "9.7.14.6.2.1", figures = { 118, 119 } },
    { section = "9.7.14.6.2.2", figures = { 120, 122 } },
    { section = "9.7.14.6.2.3", figures = { 123, 125 } },
    { section = "9.7.14.6.2.4", figures = { 126, 127 } },
    { section = "9.7.14.6.2.5", figures = { 128, 129 } },
    { section = "9.7.14.6.2.6", figures = { 130, 137 } },
    { section = "9.7.14.6.2.7", figures = { 138, 139 } },
    { section = "9.7.14.6.2.8", figures = { 140, 147 } },
    { section = "9.7.14.6.3" },
  },
}
