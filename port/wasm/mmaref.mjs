#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// The mmaref command in Node: npx mmaref show m16n8k16.f32.f16.f16.f32
import { readFileSync, writeSync } from 'node:fs';
import { run } from './command.mjs';

/** WASI hands on names without the slash that they may begin with. */
function open(name) {
  for (const path of [name, `/${name}`]) {
    try {
      return readFileSync(path);
    } catch {
      // the next one
    }
  }
  return null;
}

function writeAll(file, text) {
  const bytes = Buffer.from(text);
  let at = 0;
  while (at < bytes.length) {
    try {
      at += writeSync(file, bytes, at);
    } catch (error) {
      if (error.code === 'EPIPE') process.exit(2);
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

const module = new WebAssembly.Module(readFileSync(new URL('mmaref.wasm', import.meta.url)));
const { status, stdout, stderr } = run(module, process.argv.slice(2), { stdin: () => readFileSync(0), open });
writeAll(1, stdout);
writeAll(2, stderr);
process.exitCode = status;
