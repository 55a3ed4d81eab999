# SPDX-License-Identifier: MIT
# What make prints of a build that it only pretends, as a compilation database: awk -v folder=FOLDER -f compile_commands.awk
function quoted(text) {
    gsub(/\\/, "\\\\", text)
    gsub(/"/, "\\\"", text)
    return "\"" text "\""
}
BEGIN { printf "[" }
match($0, / -c [^ ]+\.c -o /) {
    printf "%s\n{ \"directory\": %s, \"file\": %s,\n  \"command\": %s }", (count++ ? "," : ""), quoted(folder),
        quoted(substr($0, RSTART + 4, RLENGTH - 8)), quoted($0)
}
END {
    print "\n]"
    exit count == 0
}
