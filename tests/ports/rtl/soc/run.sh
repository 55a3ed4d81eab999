#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh IMAGE.mem: the system on a chip in SOC_SIMULATOR (verilator, icarus, or the name of a core, see soc.mk), with
# SOC_FLAGS such as +limit=1000000 or +log=FILE. Prints what it prints, the number of cycles in front of the last line, and ends with its status.
set -u
BUILD=${BUILD:-build}
here=${0%/*}
${MAKE:-make} --no-print-directory -s -f "$here/soc.mk" BUILD="$BUILD" "$BUILD/soc/${SOC_SIMULATOR:=verilator}/sim" >&2 || {
    echo "Bail out! the simulator of $SOC_SIMULATOR is not built"
    exit 2
}
trap '' TERM # only the simulator ends by it, and what it then says is copied
# shellcheck disable=SC2086 # words
"$BUILD/soc/$SOC_SIMULATOR/sim" +image="$1" ${SOC_FLAGS:-} | awk '
    /^exit [0-9]+ [0-9]+$/ { print "# " $3 " cycles"; ended = 1; status = $2; next }
    /^- .*Verilog \$finish$/ { next }
    /^# bus / { print; next }
    last != "" { print last; fflush() }
    { last = $0 }
    END { if (last != "") print last; exit ended ? status : 2 }'
exit "${PIPESTATUS[1]}"
