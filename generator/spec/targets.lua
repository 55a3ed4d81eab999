-- SPDX-License-Identifier: MIT
-- The PTX ISA versions and the targets of PTX ISA 9.4, sections 11.1.2 (.target) and 9.7.16. Data only;
-- generator/records/targets.lua reads it. What an instruction asks of a target is in instructions.lua, in the words
-- of its "Target ISA Notes":
--   "sm_70 or higher"                        every target whose number is at least that, whatever its suffix
--   "sm_120a"                                that target alone
--   "sm_120f or higher in the same family"   the targets with suffix f or a of that chip, and of the chips
--                                            behind it in the list of its family
-- A later edition adds versions, targets and members of families, and nothing else: what goes stops the generator.
return {
  -- The versions with warp-level matrix instructions (wmma came with 6.0), up to the first edition that is transcribed;
  -- those behind it are the editions of sections.lua.
  versions = "6.0 6.1 6.2 6.3 6.4 6.5 7.0 7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 8.0 8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 9.0",

  -- The table "Architecture Families" of 11.1.2; sm_101 is the old name of sm_110.
  families = {
    { name = "sm_10x", members = "sm_100 sm_103 sm_107" },
    { name = "sm_11x", members = "sm_110" },
    { name = "sm_12x", members = "sm_120 sm_121" },
  },

  -- Ascending. `ptx`: the version that introduced the target. `now`: the name since PTX ISA 9.0. What people call the
  -- chips of a target is in chips.lua.
  targets = {
    { name = "sm_70", ptx = "6.0" },
    { name = "sm_72", ptx = "6.1" },
    { name = "sm_75", ptx = "6.3" },
    { name = "sm_80", ptx = "7.0" },
    { name = "sm_86", ptx = "7.1" },
    { name = "sm_87", ptx = "7.4" },
    { name = "sm_88", ptx = "9.0" },
    { name = "sm_89", ptx = "7.8" },
    { name = "sm_90", ptx = "7.8" },
    { name = "sm_90a", ptx = "8.0" },
    { name = "sm_100", ptx = "8.6" },
    { name = "sm_100a", ptx = "8.6" },
    { name = "sm_100f", ptx = "8.8" },
    { name = "sm_101", ptx = "8.6", now = "sm_110" },
    { name = "sm_101a", ptx = "8.6", now = "sm_110a" },
    { name = "sm_101f", ptx = "8.8", now = "sm_110f" },
    { name = "sm_103", ptx = "8.8" },
    { name = "sm_103a", ptx = "8.8" },
    { name = "sm_103f", ptx = "8.8" },
    { name = "sm_107", ptx = "9.4" },
    { name = "sm_107a", ptx = "9.4" },
    { name = "sm_107f", ptx = "9.4" },
    { name = "sm_110", ptx = "9.0" },
    { name = "sm_110a", ptx = "9.0" },
    { name = "sm_110f", ptx = "9.0" },
    { name = "sm_120", ptx = "8.7" },
    { name = "sm_120a", ptx = "8.7" },
    { name = "sm_120f", ptx = "8.8" },
    { name = "sm_121", ptx = "8.8" },
    { name = "sm_121a", ptx = "8.8" },
    { name = "sm_121f", ptx = "8.8" },
  },
}
