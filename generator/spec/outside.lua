-- SPDX-License-Identifier: MIT
-- Matrix instructions that mmaref does not have, by the first word of their strings: where the PTX ISA defines
-- them. The reason of_NAME of reasons.lua says it; these reasons are in the same order, one behind the other.
return {
  { name = "wgmma", section = "9.7.15" },
  { name = "tcgen05", section = "9.7.16" },
}
