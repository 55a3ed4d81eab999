-- SPDX-License-Identifier: MIT
-- Writes generated/cli/profiles.c for the command: names of arithmetic classes, and the aliases with their sources.
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
    return c_text.header("Arithmetic classes and aliases of profiles, for people.",
            { "generator/spec/arithmetic.lua", "targets.lua" })
        .. '\n#include "ask/profile.h"\n\n'
        .. "const char *const profile_class_names[MMAREF_ARITHMETIC_CLASSES] = {\n" .. table.concat(classes, "\n")
        .. "\n};\n\n"
        .. "const profile_alias profile_aliases[MMAREF_ALIASES] = {\n" .. table.concat(aliases, "\n") .. "\n};\n"
end

return profiles
