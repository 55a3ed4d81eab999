#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The page in headless Chromium: every panel and instruction, its output that of the shell, nothing from the network.
# Takes 300 s of one core.
# Part built takes 1 s of one core.
# Part built needs clang wasm-ld /usr/share/doc/wasi-libc /usr/share/doc/libclang-rt-14-dev-wasm32 node
# Part panels takes 150 s of one core.
# Part panels needs clang wasm-ld /usr/share/doc/wasi-libc /usr/share/doc/libclang-rt-14-dev-wasm32 node chromium .npm/installed
# Part tasks takes 36 s of one core.
# Part tasks needs clang wasm-ld /usr/share/doc/wasi-libc /usr/share/doc/libclang-rt-14-dev-wasm32 node chromium .npm/installed
# Part every takes 110 s of one core.
# Part every needs clang wasm-ld /usr/share/doc/wasi-libc /usr/share/doc/libclang-rt-14-dev-wasm32 node chromium .npm/installed
. tests/tap.sh

need make -j "$JOBS" page host BUILD="$BUILD"
need_vectors
page=$BUILD/page/mmaref.html
size=$(wc -c < "$page")
try "one file of $size bytes, below 1 MB" [ "$size" -lt 1000000 ]
script=$(scratch_folder page-script"${1:+-$1}")/script.mjs
sed -n '/^<script type="module">$/,/^<\/script>$/p' "$page" | sed '1d; $d' > "$script"
try 'its script is JavaScript' node --check "$script"
try 'and whole' [ "$(wc -l < "$script")" -ge "$(cat port/page/*.js port/wasm/command.mjs | wc -l)" ]
case ${1:-} in
built) finish ;;
panels) checks='find frame layouts product numbers compare banks sparse scale reuse keyboard hostile seen' ;;
*) checks=$* ;;
esac
npm_modules
# shellcheck disable=SC2086 # a list of words
node tests/ports/page/run.mjs "$BUILD/mmaref" "$page" "$(scratch_folder page"${1:+-$1}")" $checks || fail 'run.mjs ended early'
finish
