-- SPDX-License-Identifier: MIT
-- Runs the commands that a text shows and compares what they print with what it shows below them: a line "$ COMMAND",
-- indented, and lines indented alike up to the next one that is not; "..." stands for any lines. TAP.
--   lua tests/ports/cli/examples.lua FOLDER WORDS < TEXT
-- FOLDER has mmaref; a command may have WORDS words at most, quoted ones counting as one.
local quoted = dofile("generator/base/quoted.lua")
local folder, most = arg[1], tonumber(arg[2])

-- The examples of a text: command and lines.
local function read(lines)
  local list, last, indent = {}, nil, nil
  for line in lines do
    local blanks, command = line:match("^(%s+)%$ (.*)$")
    if command then
      indent, last = blanks, { command = command }
      list[#list + 1] = last
    elseif last and line ~= "" and line:sub(1, #indent) == indent then
      last[#last + 1] = line:sub(#indent + 1)
    elseif last and line ~= "" then
      last = nil
    elseif last then
      last.blank = #last -- blank lines belong to an example if more of it follows
    end
    if last and last.blank and #last > last.blank then
      table.insert(last, last.blank + 1, "")
      last.blank = nil
    end
  end
  return list
end

local function output(command)
  local pipe = assert(io.popen(("PATH=%s:$PATH; { %s; } 2>&1 < /dev/null"):format(quoted(folder), command)))
  local lines = {}
  for line in pipe:lines() do lines[#lines + 1] = line:gsub("%s+$", "") end
  pipe:close()
  return lines
end

-- Whether shown lines from number i on are those printed from number j on.
local function matches(shown, printed, i, j)
  if i > #shown then return j > #printed end
  if shown[i] == "..." then
    for next = j, #printed + 1 do
      if matches(shown, printed, i + 1, next) then return true end
    end
    return false
  end
  return shown[i] == printed[j] and matches(shown, printed, i + 1, j + 1)
end

local function words(command)
  local _, count = command:gsub("'[^']*'", "quoted"):gsub("%S+", "")
  return count
end

local count, failures = 0, 0
for _, example in ipairs(read(io.lines())) do
  local printed = output(example.command)
  local fine = #example > 0 and words(example.command) <= most and matches(example, printed, 1, 1)
  print(("%s - %s"):format(fine and "ok" or "not ok", example.command))
  if not fine then print("# " .. words(example.command) .. " words\n# " .. table.concat(printed, "\n# ")) end
  count, failures = count + 1, failures + (fine and 0 or 1)
end
if count == 0 then
  print("not ok - there are examples")
end
os.exit(count > 0 and failures == 0)
