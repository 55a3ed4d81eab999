#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the manual page of the command, from what its --help prints: write_man.sh MMAREF > mmaref.1
set -eu
mmaref=$1
day=$(port/package/version.sh day)

# Text as mdoc takes it: a backslash, and a dot or quote that begins a line, mean themselves.
escaped() { sed 's/ *$//; s/\\/\\e/g; s/^\([.'\'']\)/\\\&\1/; s/-/\\-/g'; }
# Lines as they stand.
as_it_stands() {
    echo '.Bd -literal'
    escaped
    echo '.Ed'
}
commands() { "$mmaref" --help | sed -n 's/^  \([a-z][a-z0-9]*\)  *[a-z].*/\1/p'; }
# Those that mmaref --help lists behind a colon, up to a full stop.
topics() { "$mmaref" --help | tr '\n' ' ' | sed -n 's/.*mmaref help TOPIC: \([^.]*\)\..*/\1/p' | tr ',' ' '; }

cat << END
.\\" SPDX-License-Identifier: MIT
.\\" Written by port/package/write_man.sh from mmaref --help.
.Dd $day
.Dt MMAREF 1
.Os
.Sh NAME
.Nm mmaref
.Nd bit\\-exact matrix\\-multiply instructions
.Sh SYNOPSIS
.Nm
.Ar command
.Op Ar argument ...
.Sh DESCRIPTION
.Nm
tells what matrix\\-multiply instructions of PTX and Apple AMX are,
where their operands lie, and computes them bit for bit.
END
"$mmaref" --help | sed 1d | as_it_stands
echo '.Sh COMMANDS'
for command in $(commands); do
    printf '.Ss mmaref %s\n' "$command"
    "$mmaref" "$command" --help | as_it_stands
done
echo '.Sh TOPICS'
for topic in $(topics); do
    printf '.Ss %s\n' "$topic"
    "$mmaref" help "$topic" | as_it_stands
done
cat << END
.Sh EXIT STATUS
.Bl -tag -width Ds
.It 0
The command did what was asked; what was compared is equal.
.It 1
Something that was compared differs.
.It 2
An argument or a file cannot be read, or nothing was compared.
.El
.Sh STANDARDS
$("$mmaref" --version | sed 's/.*\(PTX ISA [0-9.]*\).*/\1/'), section 9.7.14.
END
