#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The system on a chip in FPGAs: Yosys synthesises the whole for iCE40 and ECP5, and nextpnr places a version
# that fits an HX8K. Multipliers are logic there: synth_ice40 -dsp of Yosys 0.23 loses all but one of the unit's. The smoke test of a product runs in Verilator on a version with the memory of an UP5K. Prints a
# table; the last line is `synthesis: N passed, N failed`; the status is 0 only if nothing failed.
. tests/tap.sh

folder=$(scratch_folder soc-synthesis)
. tests/ports/rtl/soc/synthesizable.sh

# ---- One row of the table each ------------------------------------------------------------------

# cells_of NAME CELL...: how many cells of these types the part takes; without types all.
cells_of() {
    awk -v wanted=" ${*:2} " '
        /Number of cells:/ { delete count; count["all"] = $NF }
        /^ +[A-Z$][A-Za-z0-9_$]* +[0-9]+$/ { count[$1] = $2 }
        END {
            if (wanted == "  ") wanted = " all "
            for (type in count) if (index(wanted, " " type " ")) sum += count[type]
            print sum + 0
        }' "$folder/$1.log"
}

# synthesise NAME COMMAND NAME=VALUE...: by a command of Yosys.
synthesise() {
    { elaborate $soc "${@:3}" && echo "$2 -top soc -json $folder/$1.json; check -assert; stat"; } > "$folder/$1.ys"
    yosys -q -l "$folder/$1.log" -s "$folder/$1.ys"
}

row() { printf "%-26s %7s %7s %6s %6s %5s %10s\n" "$@"; }

# synthesised PART COMMAND LUT BLOCK LARGE MULTIPLIER NAME=VALUE...: cells of these types are counted; other parameters are those
# of soc.sv.
synthesised() {
    local name=${1// /-} counts=() type
    name=${name,,}
    try "yosys: $1" synthesise "$name" "$2" "${@:7}"
    for type in '' "${@:3:4}"; do counts+=("$(cells_of "$name" $type)"); done
    row "$1" "${counts[@]}" - >> "$folder/table"
}

# placed PART COMMAND FLAGS MHZ NAME=VALUE...: nextpnr ends with status 1 if it does not fit or is too slow.
placed() {
    local name=${1##* } clock
    name=${name,,}
    try "yosys: $1 with ${*:5}" synthesise "$name" "$2" "${@:5}"
    # shellcheck disable=SC2086 # words
    try "nextpnr places and routes it at $4 MHz at least" nextpnr-ice40 $3 --json "$folder/$name.json" \
        --pcf-allow-unconstrained --freq "$4" --seed 1 --log "$folder/$name.pnr" -q
    clock=$(sed -n 's/.*Max frequency for clock.*: \([0-9.]*\) MHz.*/\1 MHz/p' "$folder/$name.pnr" | tail -n 1)
    row "$1, $(sed -n 's|.*ICESTORM_LC: *\([0-9]*\)/ *\([0-9]*\).*|\1 of \2 LC|p' "$folder/$name.pnr" | tail -n 1)" \
        "$(cells_of "$name")" "$(cells_of "$name" SB_LUT4)" "$(cells_of "$name" SB_RAM40_4K)" \
        "$(cells_of "$name" SB_SPRAM256KA)" "$(cells_of "$name" SB_MAC16)" "${clock:-none}" >> "$folder/table"
}

fits_up5k() { [ "$(cells_of ice40-up5k SB_LUT4)" -le 5280 ] && [ "$(cells_of ice40-up5k SB_SPRAM256KA)" -eq 4 ]; }

# ---- The firmware that fits ---------------------------------------------------------------------

small=(L=2 FAST_MULTIPLY=0 WORDS=32768 PROGRAM=98304) # 128 KB, of which 96 KB are program and constants
small_memory=-Wl,--defsym=board_rom_size=96K,--defsym=board_ram=0x18000,--defsym=board_ram_size=32K

product() {
    make --no-print-directory -s tables BUILD="$folder" TABLES="$folder/tables" ONLY=m16n8k16.row.col.f32.f16 PROFILES=exact,sm_90
}
smoke() {
    SOC_SIMULATOR=other SOC_FLAGS=+limit=500000000 SOC_PARAMETERS="${small[*]}" nice make --no-print-directory -s selftest-soc \
        BUILD="$folder/build" GENERATED="$folder/tables" FIRMWARE_CFLAGS=$small_memory > "$folder/smoke.log" 2>&1
}

everything() {
    synthesizable
    synthesised 'whole, iCE40' 'synth_ice40 -device u -spram' SB_LUT4 SB_RAM40_4K SB_SPRAM256KA SB_MAC16 WORDS=32768 PROGRAM=98304
    synthesised 'whole, ECP5' synth_ecp5 LUT4 DP16KD none MULT18X18D
    try 'its multipliers: 8 of the unit, 4 of the core' [ "$(cells_of whole,-ecp5 MULT18X18D)" -eq 12 ]
    placed 'iCE40 HX8K' 'synth_ice40' '--hx8k --package ct256' 12 L=2 FAST_MULTIPLY=0 WORDS=2048 PROGRAM=6144
    synthesised 'iCE40 UP5K' 'synth_ice40 -device u -spram' SB_LUT4 SB_RAM40_4K SB_SPRAM256KA SB_MAC16 "${small[@]}"
    try 'which has the logic and memories for it' fits_up5k
    try 'tables of a product for the memory of the UP5K' product
    try 'its known answers on the version for the UP5K' smoke
    comment <<< "$(tail -n 2 "$folder/smoke.log")"
}

row part cells LUT4 BRAM SPRAM DSP clock > "$folder/table"
everything | tee "$folder/tap"
cat "$folder/table"
failed=$(grep -c '^not ok' "$folder/tap")
echo "synthesis: $(grep -c '^ok' "$folder/tap") passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$(wc -l < "$folder/table")" -eq 5 ]
