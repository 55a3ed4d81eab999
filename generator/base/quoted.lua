-- SPDX-License-Identifier: MIT
-- A text as one word of the shell, whatever is in it.

return function(text) return "'" .. text:gsub("'", "'\\''") .. "'" end
