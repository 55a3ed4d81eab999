// SPDX-License-Identifier: MIT
// The command as a module of WASI against the command of this machine, byte for byte: command.mjs MMAREF
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run } from 'mmaref/command';

let count = 0;
function ok(passed, what) {
  console.log(`${passed ? 'ok' : 'not ok'} ${++count} - WASI: ${what}`);
}

const host = process.argv[2];
const bytes = readFileSync(createRequire(import.meta.url).resolve('mmaref/mmaref.wasm'));
const module = new WebAssembly.Module(bytes);
const half = 'm16n8k16.f32.f16.f16.f32';
const vectors = 'tests/data/vectors/published.sm_90.vec';
const matrices = `a ${Array(16 * 16).fill(1.5).join(' ')}\nb ${Array(16 * 8).fill(2).join(' ')}\n`;
const cases = [
  { args: ['selftest'] },
  { args: ['list', '--long'] },
  { args: ['show', half, '--arith', 'sm_90'] },
  { args: ['layout', half, 'a'] },
  { args: ['layout', half, 'a', '--svg'] },
  { args: ['layout', half, 'b', '--json'] },
  { args: ['explain', half, 'a', '13', '2'] },
  { args: ['dot', half, '--a', '6000', '--b', '6000', '--c', '-36000000', '--explain'] },
  { args: ['run', vectors] },
  { args: ['run', '/' + `${process.cwd()}/${vectors}`.slice(1)] },
  { args: ['run', '-'], input: readFileSync(vectors, 'utf8') },
  { args: ['gemm', half, '16x8x16', '-', '--arith', 'sm_90', '-j', '3'], input: matrices },
  { args: ['gen', half, '--count', '2'] },
  { args: ['mac16', '0x8000000000000000'] },
  { args: [] },
  { args: ['shwo'] },
  { args: ['show', 'm16n8k16.f32.f17.f16.f32'] },
  { args: ['run', 'no/such/file'] },
];
const open = name => {
  for (const path of [name, `/${name}`]) {
    try { return readFileSync(path); } catch { /* the next one */ }
  }
  return null;
};
for (const { args, input = '' } of cases) {
  const here = spawnSync(host, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  const there = run(module, args, { stdin: input, open });
  const same = here.status === there.status && here.stdout === there.stdout &&
    here.stderr === there.stderr;
  ok(same, `mmaref ${args.join(' ')}: status ${there.status}, ${there.stdout.length + there.stderr.length} bytes`);
}
const written = run(module, ['gemm', half, '16x8x16', '-', '--arith', 'sm_90', '--output', 'd.npy'],
  { stdin: matrices });
ok(written.status === 2 && /cannot be written/.test(written.stderr), `no file is written: ${written.stderr.trim()}`);
const ones = Array(65536).fill(1).join(' ');
const large = run(module, ['gemm', half, '65536x65536x1', '-', '--arith', 'sm_90'], { stdin: `a ${ones}\nb ${ones}\n` });
ok(large.status === 2 && /out of memory/.test(large.stderr), `a D of 16 GB: ${large.stderr.trim()}`);
