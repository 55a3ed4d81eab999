# SPDX-License-Identifier: MIT
# Headers in, a C program out that prints what a program that is built against them knows of the library: the size of
# each struct, place and size of its members, and the numbers of constants. Constants that count rows of a table may grow.
function member(declaration, name) {
    if (declaration ~ /\(\*/) {
        sub(/.*\(\*/, "", declaration)
        sub(/\).*/, "", declaration)
    }
    while (gsub(/\[[^][]*\]/, "", declaration)) continue
    gsub(/[ \n]+$/, "", declaration)
    sub(/.*[ *\n]/, "", declaration)
    printf "    printf(\"%s.%s %%zu %%zu\\n\", offsetof(%s, %s), sizeof(((%s *)0)->%s));\n", name, declaration, name, declaration, name, declaration
}
function struct(body, name,    declarations, names, count, k, n, m) {
    while (gsub(/[{][^{}]*[}]/, "", body)) continue
    printf "    printf(\"%s %%zu\\n\", sizeof(%s));\n", name, name
    count = split(body, declarations, ";")
    for (k = 1; k < count; k++) {
        n = declarations[k] ~ /\(/ ? 1 : split(declarations[k], names, ",")
        if (n == 1) names[1] = declarations[k]
        for (m = 1; m <= n; m++) member(names[m], name)
    }
}
function constant(name) {
    if (name !~ /^MMAREF_([A-Z]+S|ARITHMETIC_CLASSES|CHIP_FRAGMENTS|TARGET_NOTES|PTX_VERSIONS|VERSION|PTX_ISA|PTX_ISA_FIRST|TABLES_HASH|SELFTEST_[A-Z]+)$/)
        printf "    printf(\"%s %%lld\\n\", (long long)%s);\n", name, name
}
BEGIN { print "#include <stddef.h>\n#include <stdio.h>\n#include \"mmaref.h\"\nint main(void)\n{" }
/^#define MMAREF_[A-Z0-9_]+ (0x|-|\()?[0-9-]/ { constant($2) }
/^#/ { next }
{ text = text $0 "\n" }
END {
    while (match(text, /\/\*([^*]|\*+[^*\/])*\*+\//)) text = substr(text, 1, RSTART - 1) substr(text, RSTART + RLENGTH)
    rest = text
    while (match(rest, /MMAREF_[A-Z0-9_]+ *= *-?[0-9]/)) {
        name = substr(rest, RSTART, RLENGTH)
        sub(/ *=.*/, "", name)
        constant(name)
        rest = substr(rest, RSTART + RLENGTH)
    }
    while (match(text, /typedef struct [{]/)) {
        text = substr(text, RSTART + RLENGTH)
        match(text, /\n[}] mmaref_[a-z0-9_]+;/)
        struct(substr(text, 1, RSTART), substr(text, RSTART + 3, RLENGTH - 4))
    }
    print "    return 0;\n}"
}
