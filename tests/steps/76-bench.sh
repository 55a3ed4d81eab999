#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The benchmarks build, and the comparison with peers tells a right peer from a wrong one. Stubs
# stand for the peers.
# Takes 17 s.
. tests/tap.sh

folder=$(scratch_folder bench)

# A SoftFloat of the functions that are called, by the hardware's; results are off by some ulps:
# softfloat NAME ULPS
softfloat() {
    local root=$folder/$1
    mkdir -p "$root/source/include" "$root/build/here"
    cat > "$root/source/include/softfloat.h" << 'END'
#include <stdint.h>
typedef struct { uint16_t v; } float16_t;
typedef struct { uint32_t v; } float32_t;
typedef struct { uint64_t v; } float64_t;
float32_t f16_to_f32(float16_t a);
float32_t f32_mulAdd(float32_t a, float32_t b, float32_t c);
float64_t f64_mulAdd(float64_t a, float64_t b, float64_t c);
END
    cat > "$root/softfloat.c" << 'END'
#include <math.h>
#include <string.h>
#include "softfloat.h"
/* Finite numbers only. */
float32_t f16_to_f32(float16_t a)
{
    int field = a.v >> 10 & 31;
    float x = ldexpf((float)((a.v & 0x3ff) | (field != 0) << 10), (field != 0 ? field : 1) - 25);
    float32_t r;
    memcpy(&r, &x, 4);
    r.v |= (uint32_t)(a.v >> 15) << 31;
    return r;
}
float32_t f32_mulAdd(float32_t a, float32_t b, float32_t c)
{
    float x, y, z;
    memcpy(&x, &a, 4);
    memcpy(&y, &b, 4);
    memcpy(&z, &c, 4);
    z = fmaf(x, y, z);
    memcpy(&c, &z, 4);
    c.v += ULPS;
    return c;
}
float64_t f64_mulAdd(float64_t a, float64_t b, float64_t c)
{
    double x, y, z;
    memcpy(&x, &a, 8);
    memcpy(&y, &b, 8);
    memcpy(&z, &c, 8);
    z = fma(x, y, z);
    memcpy(&c, &z, 8);
    c.v += ULPS;
    return c;
}
END
    "${CC:-cc}" -O2 -DULPS="$2" -I"$root/source/include" -c "$root/softfloat.c" -o "$root/softfloat.o"
    ar rcs "$root/build/here/softfloat.a" "$root/softfloat.o"
}

# A mac16 emulator that is the library, but for a byte: emulator NAME OPERAND
emulator() {
    cat > "$folder/$1.c" << END
#include "$PWD/src/mmaref.h"
void emulate_AMX_MAC16(mmaref_amx *state, uint64_t operand);
void emulate_AMX_MAC16(mmaref_amx *state, uint64_t operand)
{
    mmaref_mac16(state, operand);
    state->z[63][63] ^= $2;
}
END
}

peers() { make -s bench-peers BUILD="$BUILD" CFLAGS="-O2 -Werror -I$PWD/generated" "$@" > "$folder/printed" 2>&1; }
prints() { grep -q -e "$1" "$folder/printed" || ! cat "$folder/printed"; }
reports() { ! peers "${@:2}" && prints "$1"; }

softfloat right 0
softfloat wrong 1
emulator right 0
emulator wrong '(operand >> 55 & 31) == 3'

try 'bench builds' make -s "$BUILD/bench" "$BUILD/bench-levels" BUILD="$BUILD"
try 'peers that are right are timed' peers SOFTFLOAT="$folder/right" EMULATOR="$folder/right.c"
try 'SoftFloat: f16' prints '^f16 m16n8k16 sm_90 .* [0-9.]*, wanted 5.5: \(met\|missed\)$'
try 'SoftFloat: fma' prints '^f16 m16n8k16 fma .*, finite values  *[0-9.]*$'
try 'SoftFloat: f64' prints '^f64 m8n8k4 fma .*, finite values  *[0-9.]*$'
try 'the emulator: a ratio' prints '^mac16 matrix, 16 bits, no shift .* [0-9.]*, wanted 10: \(met\|missed\)$'
try 'the emulator: vector mode' prints '^mac16 vector, no shift .* [0-9.]*, wanted 4: \(met\|missed\)$'
try 'a SoftFloat that is an ulp off is reported' reports '^SoftFloat differs: D\[' SOFTFLOAT="$folder/wrong"
try 'an emulator wrong after a shift by 3 is reported' reports '^the emulator differs: operand' EMULATOR="$folder/wrong.c"
try 'one peer' peers SOFTFLOAT="$folder/right"
try 'names the other one' prints '^left out: EMULATOR=FILE'
try 'without peers nothing is compared' reports '^nothing is compared: SOFTFLOAT=FOLDER'
finish
