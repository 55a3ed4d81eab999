#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The npm package: the library without imports, and the command as a module of WASI, in Node.
# Takes 25 s.
# Part node takes 3 s of one core.
# Part node needs clang wasm-ld /usr/share/doc/wasi-libc /usr/share/doc/libclang-rt-14-dev-wasm32 node
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

root=$PWD
folder=$(scratch_folder wasm)
need make -j "$JOBS" wasm host BUILD="$BUILD"
need_vectors
part=${1:-}
[ "$part" = node ] || npm_modules

# ---- What is in it --------------------------------------------------------------------------------

# shellcheck disable=SC2016 # JavaScript
imports() { # FILE: what it wants of its surroundings
    node -e 'for (const one of WebAssembly.Module.imports(new WebAssembly.Module(fs.readFileSync(process.argv[1])))) console.log(one.module, one.name)' "$1"
}
try 'the library has no imports' diff /dev/null <(imports "$BUILD/wasm/mmaref-core.wasm")
try 'the command wants WASI alone' [ "$(imports "$BUILD/wasm/mmaref.wasm" | cut -d' ' -f1 | sort -u)" = wasi_snapshot_preview1 ]
provided() { # by port/wasm/command.mjs
    local name
    for name in $(imports "$BUILD/wasm/mmaref.wasm" | cut -d' ' -f2); do
        grep -qE "^    $name\b" port/wasm/command.mjs || { echo "command.mjs has no $name"; return 1; }
    done
}
try 'and what command.mjs has' provided

# ---- As npm installs it ---------------------------------------------------------------------------

mkdir "$folder/user"
cd "$folder/user" || exit 1
echo '{ "private": true, "type": "module" }' > package.json
if [ "$part" = node ]; then # without npm
    mkdir -p node_modules/.bin
    cp -r "$BUILD/wasm/npm" node_modules/mmaref
    chmod +x node_modules/mmaref/mmaref.mjs
    ln -s ../mmaref/mmaref.mjs node_modules/.bin/mmaref
else
    need npm pack --silent --pack-destination "$folder" "$BUILD/wasm/npm"
    package=$folder/mmaref-$(cd "$root" && port/package/version.sh).tgz
    try 'npm packs the version' test -f "$package"
    try 'npm installs it, offline' npm install --offline --ignore-scripts --no-audit --no-fund "$package"
    files() { (cd node_modules/mmaref && find . -type f | sort | tr '\n' ' '); }
    try 'its files' [ "$(files)" = './LICENSE ./README.md ./command.d.ts ./command.mjs ./index.d.ts ./index.mjs ./mmaref-core.wasm ./mmaref.mjs ./mmaref.wasm ./package.json ' ]
fi

# ---- What it computes -----------------------------------------------------------------------------

cp "$root"/tests/ports/wasm/* .
if [ "$part" != node ]; then
    block() { sed -n "/^<!-- BEGIN $2 -->\$/,/^<!-- END $2 -->\$/p" "$root/$1" | sed '/^<!--/d; /^```/d'; }
    block port/wasm/README.md program > program.ts
    tsc() { node "$root/.npm/node_modules/typescript/bin/tsc" "$@"; }
    try "README's program has the types of index.d.ts" tsc -p .
    block README.md 'output of the program' > expected
    try "README's program" diff expected <(node program.js)
    wrong_types() {
        sed "s/'sm_90', { a, b,/'sm_90', { a, x: b,/" program.ts > wrong.ts && ! tsc --noEmit --strict --module node16 wrong.ts > wrong.log && grep -q "'x' does not exist" wrong.log
    }
    try 'an operand that no instruction has is an error of types' wrong_types
fi
written() { # what index.d.ts promises
    node --input-type=module -e 'import { load } from "mmaref"; const all = await load(), one = all.instruction("movmatrix.sync.aligned.m8n8.trans.b16");
        const names = (await import("node:fs")).readFileSync("node_modules/mmaref/index.d.ts", "utf8").split("export interface ");
        const members = text => [...text.matchAll(/^  (?:readonly )?(\w+)[(:]/gm)].map(match => match[1]);
        for (const [object, start] of [[all, "Mmaref"], [one, "Instruction"]])
            for (const name of members(names.find(text => text.startsWith(start)))) if (!(name in object)) throw new Error(start + " has no " + name);'
}
try 'index.d.ts promises what index.mjs has' written
cd "$root" || exit 1
"$BUILD/mmaref" list | node "$folder/user/library.mjs" tests/data/vectors/published.sm_90.vec "$vectors"/{coverage.*,custom}.vec \
    "$vectors"/mma_sp.m16n8k{16.f16,64.fp8,128.mxf4}.exact.vec "$vectors"/mma.m16n8k32.{s8,mxf8f6f4.sm_120}.vec \
    "$vectors"/mma.m16n8k16.f64.sm_90.vec "$vectors"/undefined_{mma_sp.m16n8k32.f16,mma.m16n8k64.mxf4}.vec ||
    fail 'library.mjs ended early'
node "$folder/user/command.mjs" "$BUILD/mmaref" || fail 'command.mjs ended early'
selftest() { node --input-type=module -e 'import { load } from "mmaref"; const { failures, report } = (await load()).selftest(); process.stdout.write(report); process.exitCode = failures'; }
try 'the self-test of the library has the same digests' diff <(cd "$folder/user" && selftest) <("$BUILD/mmaref" selftest)
npx_mmaref() { "$folder/user/node_modules/.bin/mmaref" "$@"; }
try 'npx mmaref' diff <(npx_mmaref show m16n8k16.f32.f16.f16.f32) <("$BUILD/mmaref" show m16n8k16.f32.f16.f16.f32)
piped() { "$BUILD/mmaref" gen m16n8k16.f32.f16.f16.f32 --arith sm_90 | npx_mmaref run --fill - | "$BUILD/mmaref" run -; }
try 'npx mmaref reads a pipe' piped
refused() { npx_mmaref shwo 2> "$folder/err"; [ $? -eq 2 ] && grep -q "nearest is 'show'" "$folder/err"; }
try 'and refuses with status 2' refused
finish
