# SPDX-License-Identifier: MIT
# Manual pages of section 3 from the public headers, mmaref.h first:
#   awk -v folder=FOLDER -v date='Month D, YYYY' -f write_api.awk HEADER...   writes mmaref.3, and a page for each function
#   awk -v only_list=1 -f write_api.awk HEADER...                                  prints the names of the functions
#
# A block is what stands between two empty lines at file scope: a comment, then the declarations that it is about.
# A block that declares functions without a comment is an error.

# Text as mdoc takes it: a backslash, and a dot or quote that begins a line, mean themselves.
function escaped(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    if (text ~ /^[.']/) text = "\\&" text
    return text
}

# The same behind a macro, where a word of two or three letters may be the name of another one.
function argument(text,    words, count, k, line) {
    gsub(/"/, "\\(dq", text)
    count = split(text, words, " ")
    for (k = 1; k <= count; k++) line = line (k > 1 ? " " : "") (words[k] ~ /^[A-Z][A-Za-z][a-z]?$/ ? "\\&" : "") words[k]
    return line
}

# A paragraph: each sentence begins a line, and no line is long.
function paragraph(text,    words, count, k, line, page) {
    if (text == "" || text ~ /^Generated from/) return ""
    if (text ~ /^[A-Z]+$/) return ".Ss " text "\n"
    count = split(text, words, " ")
    page = ".Pp\n"
    for (k = 1; k <= count; k++) {
        if (line != "" && (length(line " " words[k]) > 68 || words[k - 1] ~ /[^.][.?!]\)?$/)) {
            page = page escaped(line) "\n"
            line = ""
        }
        line = line (line == "" ? "" : " ") words[k]
    }
    return page escaped(line) "\n"
}

function as_it_stands(lines,    count, k, list, page) {
    sub(/\n+$/, "", lines)
    if (lines == "") return ""
    count = split(lines, list, "\n")
    page = ".Bd -literal\n"
    for (k = 1; k <= count; k++) page = page escaped(list[k]) "\n"
    return page ".Ed\n"
}

# A comment: paragraphs, and tables, whose lines are set in.
function prose(text,    count, k, list, line, running, table, page) {
    count = split(text, list, "\n")
    for (k = 1; k <= count; k++) {
        line = list[k]
        if (line ~ /^  / || (table != "" && line == "" && list[k + 1] ~ /^  /)) {
            page = page paragraph(running)
            running = ""
            table = table line "\n"
            continue
        }
        page = page as_it_stands(table)
        table = ""
        if (line == "") {
            page = page paragraph(running)
            running = ""
        } else {
            running = running (running == "" ? "" : " ") line
        }
    }
    return page paragraph(running) as_it_stands(table)
}

# What a block declares: functions, else types, else a constant, or what the names of its constants begin with.
function declared_names(code,    text, name, functions, types, last) {
    is_function = 0
    text = code
    while (match(text, /\/\*([^*]|\*+[^*\/])*\*+\//)) text = substr(text, 1, RSTART - 1) " " substr(text, RSTART + RLENGTH)
    last = text
    while (match(text, /mmaref_[a-z0-9_]+\(/)) {
        name = substr(text, RSTART, RLENGTH - 1)
        functions = functions (functions == "" ? "" : " ") name
        text = substr(text, RSTART + RLENGTH)
    }
    if (functions != "") {
        is_function = 1
        return functions
    }
    text = last
    while (match(text, /(\n[}] |\(\*)mmaref_[a-z0-9_]+[;)]/)) {
        name = substr(text, RSTART, RLENGTH)
        gsub(/[^a-z0-9_]/, "", name)
        text = substr(text, RSTART + RLENGTH)
        if (last ~ /typedef/) types = types (types == "" ? "" : " ") name
    }
    if (types != "") return types
    if (!match(last, /MMAREF_[A-Z0-9_]+/)) return ""
    name = substr(last, RSTART, RLENGTH)
    if (last ~ /,/ && match(name, /^MMAREF_[A-Z0-9]+_/)) name = substr(name, 1, RLENGTH) "*"
    return name
}

# A paragraph behind a heading needs no mark.
function headed(text) {
    while (match(text, /\n\.S[hs] [^\n]*\n\.Pp\n/)) text = substr(text, 1, RSTART + RLENGTH - 5) substr(text, RSTART + RLENGTH)
    return text
}

function page_head(name) {
    return ".\\\" SPDX-License-Identifier: MIT\n.\\\" Written by port/package/write_api.awk from the headers.\n" \
        ".Dd " date "\n.Dt " toupper(name) " 3\n.Os\n.Sh NAME\n"
}

# The first sentence of a comment, without its full stop and what it has in parentheses.
function gist(text) {
    gsub(/\n/, " ", text)
    if (match(text, /[.:;]( |$)/)) text = substr(text, 1, RSTART - 1)
    gsub(/ \([^)]*\)/, "", text)
    sub(/ \(.*/, "", text)
    return argument(escaped(text))
}

# The page of one function of a block, which comes first of those that the block declares.
function write_function(name, names, text, code,    file, list, count, k, others) {
    file = folder "/" name ".3"
    count = split(names, list, " ")
    for (k = 1; k <= count; k++) if (list[k] != name) others = others " ,\n.Nm " list[k]
    text = gist(text) "\n.Sh SYNOPSIS\n.In mmaref.h\n" as_it_stands(code) ".Sh DESCRIPTION\n" prose(text)
    printf "%s.Nm %s%s\n.Nd %s.Sh SEE ALSO\n.Xr mmaref 3\n", page_head(name), name, others, headed(text) > file
    close(file)
}

function end_block(    names, list, count, k) {
    gsub(/MMAREF_API /, "", code)
    names = declared_names(code)
    if (is_function && comment == "") {
        print FILENAME ": no comment above " names > "/dev/stderr"
        failed = 1
    }
    count = is_function ? split(names, list, " ") : 0
    for (k = 1; k <= count; k++) {
        if (only_list) print list[k]
        else write_function(list[k], names, comment, code)
    }
    gsub(/ mmaref/, " , mmaref", names)
    if (comment != "" && names != "") page = page ".Ss " names "\n"
    page = page as_it_stands(code) prose(comment)
    comment = code = ""
}

FNR == 1 && NR > 1 { page = page ".Sh INCLUDED HEADER " toupper(substr(FILENAME, match(FILENAME, /[^\/]*$/))) "\n" }
# What only a compiler needs.
/^\/\* SPDX/ || /^#include/ || /^#(ifndef|define) MMAREF_([A-Z]+_)?H$/ { next }
/^#ifdef __cplusplus/ { skip = 1 }
skip { skip = $0 !~ /^#endif/; next }
/^\/\* ---- .* -* ?\*\/$/ {
    end_block()
    sub(/^\/\* -* /, ""); sub(/ -* ?\*\/$/, "")
    page = page ".Sh " argument(toupper($0)) "\n"
    next
}
# The comment that begins a block.
in_comment || (code == "" && comment == "" && /^\/\*/) {
    in_comment = $0 !~ /\*\/$/
    sub(/ ?\*\/$/, ""); sub(/^\/\* ?/, ""); sub(/^ \* ?/, "")
    comment = comment $0 "\n"
    next
}
/^$/ && depth == 0 { end_block(); next }
/^#endif$/ && code == "" { next }
{
    code = code $0 "\n"
    depth += gsub(/[{]/, "{") - gsub(/[}]/, "}")
}
END {
    end_block()
    if (only_list || failed) exit failed
    page = ".Nd bit\\-exact matrix\\-multiply instructions, the library\n.Sh LIBRARY\nLink with\n.Fl lmmaref .\n" \
        ".Sh SYNOPSIS\n.In mmaref.h\n.Sh DESCRIPTION\n" page
    printf "%s.Nm mmaref\n%s.Sh SEE ALSO\n.Xr mmaref 1\n", page_head("mmaref"), headed(page) > (folder "/mmaref.3")
}
