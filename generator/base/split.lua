-- SPDX-License-Identifier: MIT
-- The words of a text as a list.

--- @param pattern of a word; nil: words are separated by blanks
return function(text, pattern)
    local words = {}
    for word in text:gmatch(pattern or "%S+") do words[#words + 1] = word end
    return words
end
