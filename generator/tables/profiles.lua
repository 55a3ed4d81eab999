-- SPDX-License-Identifier: MIT
-- Writes generated/cli/profiles.c for the command: names of arithmetic classes, the aliases with their sources, and the
-- units that libraries use beside those of a profile.
local arithmetic = require("tables.arithmetic")
local c_text = require("tables.c_text")

local profiles = {}

--- The text of generated/cli/profiles.c.
function profiles.text(model)
    local classes, aliases = { '    "integer",' }, {}
    for k, class in ipairs(model.classes) do classes[k + 1] = ("    %s,"):format(c_text.string(class)) end
    for k, alias in ipairs(model.aliases) do
        aliases[k] = ("    { %s, %s, %s, %s },"):format(c_text.string(alias.name),
            c_text.name("MMAREF_PROFILE_", model.profiles[alias.profile + 1]),
            c_text.string(arithmetic.certainty_texts[alias.certainty + 1]), c_text.string(alias.source))
    end
    aliases[#aliases + 1] = "    { NULL, 0, NULL, NULL },"
    local others = {}
    for _, block in ipairs(model.named_blocks) do
        local beside = block.beside
        if beside then
            others[#others + 1] = ("    { %s, %d, %s, %s, %s, %d },"):format(
                c_text.name("MMAREF_PROFILE_", beside.profile), beside.class, c_text.string(block.name),
                c_text.string(beside.unit), c_text.string(beside.of), beside.k)
        end
    end
    others[#others + 1] = "    { 0, 0, NULL, NULL, NULL, 0 },"
    return c_text.header("Arithmetic classes, aliases of profiles, and units beside them, for people.",
            { "generator/spec/arithmetic.lua", "targets.lua", "blocks.lua" })
        .. '\n#include "ask/profile.h"\n\n'
        .. "const char *const profile_class_names[MMAREF_ARITHMETIC_CLASSES] = {\n" .. table.concat(classes, "\n")
        .. "\n};\n\n"
        .. "const profile_alias profile_aliases[] = {\n" .. table.concat(aliases, "\n") .. "\n};\n\n"
        .. "const profile_other profile_others[] = {\n" .. table.concat(others, "\n") .. "\n};\n"
end

return profiles
