-- SPDX-License-Identifier: MIT
-- Compares versions of editions: an older edition does not miss later additions, and an erratum ends with its last
-- edition.
local versions = {}

local function parts(version)
    local major, minor = version:match("^(%d+)%.(%d+)$")
    return tonumber(major), tonumber(minor)
end

--- Whether one version is later than another.
function versions.is_after(one, other)
    local major, minor = parts(one)
    local other_major, other_minor = parts(other)
    return major > other_major or major == other_major and minor > other_minor
end

--- The version of the edition that is compared: where it names none, that of the transcription.
function versions.of(result)
    return result.version or result.transcription.document:match("%d+%.%d+")
end

--- Whether a PTX ISA version is later than the edition.
function versions.is_later(version, result) return versions.is_after(version, versions.of(result)) end

--- Whether what is later than the transcribed edition may be in an excerpt that names no version.
function versions.may_be_there(version, result) return not result.version and versions.is_later(version, result) end

--- Whether an erratum holds for the edition: `last` is the last that has it.
function versions.holds(erratum, result) return not erratum.last or not versions.is_after(versions.of(result), erratum.last) end

return versions
