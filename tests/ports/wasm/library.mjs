// SPDX-License-Identifier: MIT
// The library of the npm package against text vectors and the command: library.mjs VECTORS... < mmaref list
// Prints TAP.
import { readFileSync } from 'node:fs';
import { load, MmarefError } from 'mmaref';

let count = 0;
function ok(passed, what) {
  console.log(`${passed ? 'ok' : 'not ok'} ${++count} - JavaScript: ${what}`);
}
function refuses(what, status, work) {
  try {
    work();
    ok(false, `${what}: not refused`);
  } catch (error) {
    ok(error instanceof MmarefError && error.status === status, `${what}: ${error.message}`);
  }
}

const mmaref = await load();

// Every instruction by its string, and every element of its operands there and back.
const listed = readFileSync(0, 'utf8').trim().split('\n');
const instructions = listed.map(text => mmaref.instruction(text));
ok(instructions.every((one, i) => String(one) === listed[i]), `${listed.length} instructions keep their strings`);
let elements = 0;
function thereAndBack(one) {
  for (const operand of ['a', 'b', 'c', 'd', 'e', 'scale_a', 'scale_b'].filter(name => one.words(name) > 0)) {
    for (let lane = 0; lane < 32; lane++) {
      let place;
      try {
        place = one.coordinate(operand, lane, 0);
      } catch {
        continue; // a lane that holds none
      }
      const slot = one.slot(operand, place.row, place.column, place.matrix);
      const again = one.coordinate(operand, slot.lane, slot.element);
      elements++;
      if (JSON.stringify(again) !== JSON.stringify(place)) return false;
    }
  }
  return true;
}
ok(instructions.filter(one => one.m > 0 && one.words('d') > 0).every(thereAndBack) && elements > 50000,
  `${elements} elements there and back`);

// Cases of text vectors, whose results others computed.
function casesOf(file) {
  const cases = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [key, ...rest] = line.split('#')[0].trim().split(/\s+/);
    if (key === 'insn') cases.push({ insn: rest.join(' ') });
    else if (key && cases.length > 0) cases.at(-1)[key] = rest;
  }
  return cases;
}
const words = texts => texts.map(text => parseInt(text, 16));
function compute(one) {
  const operands = {};
  for (const name of ['a', 'b', 'c', 'e', 'scale_a', 'scale_b']) if (one[name]) operands[name] = words(one[name]);
  for (const name of ['select_a', 'select_b']) if (one[name]) operands[name] = one[name].map(Number);
  if (one.f) operands.selector = Number(one.f[0]);
  return mmaref.instruction(one.insn).mma(one.arith ? one.arith.join(' ') : null, operands);
}
function passes(one) {
  try {
    const d = compute(one);
    return Boolean(one.d) && words(one.d).every((word, i) => word === d[i]);
  } catch (error) {
    return Boolean(one.status) && error.status === one.status[0];
  }
}
for (const file of process.argv.slice(2)) {
  const cases = casesOf(file);
  ok(cases.length > 0 && cases.every(passes), `${file.split('/').at(-1)}: ${cases.length} cases`);
}

// What is refused.
const half = mmaref.instruction('mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32');
const operands = { a: new Uint32Array(128), b: new Uint32Array(64), c: new Uint32Array(128) };
refuses('an unknown type', 'instruction',
  () => mmaref.instruction('mma.sync.aligned.m16n8k16.row.col.f32.f17.f16.f32'));
refuses('nothing', 'syntax', () => mmaref.instruction(''));
refuses('an unknown arithmetic', 'profile', () => half.mma('sm_91', operands));
refuses('an impossible block', 'arithmetic', () => half.mma('custom products=4 products=5', operands));
refuses('a missing operand', 'argument', () => half.mma('sm_90', { a: operands.a, b: operands.b }));
refuses('a missing arithmetic', 'argument', () => half.mma(null, operands));
const small = mmaref.instruction('mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32');
const numbers = ({ bit, width, number_bit, number_width }) => [bit, width, number_bit, number_width].join();
ok(numbers(small.slot('a', 0, 1)) === '8,8,10,4' && numbers(small.slot('b', 1, 0)) === '8,8,8,6',
  'a slot has the bits of number and container');
refuses('a row too many', 'argument', () => half.slot('a', 16, 0));
refuses('a huge row', 'argument', () => half.slot('a', 65536, 0));
refuses('a lane too many', 'argument', () => half.coordinate('a', 256, 0));
for (const [what, work] of [
  ['too few words', () => half.mma('sm_90', { ...operands, a: [1] })],
  ['d as an operand', () => half.mma('sm_90', { ...operands, d: operands.c })],
  ['no such operand', () => half.words('x')],
  ['a text without end', () => mmaref.instruction('m'.repeat(5000))],
  ['a row that is a fraction', () => half.slot('a', 1.5, 0)],
  ['a row that is missing', () => half.slot('a', undefined, 0)],
  ['a row of 33 bits', () => half.slot('a', 2 ** 32, 0)],
  ['a negative matrix', () => half.slot('a', 0, 0, -1)],
  ['a lane of 33 bits', () => half.coordinate('a', 2 ** 32, 0)],
  ['an element that is no number', () => half.coordinate('a', 0, NaN)],
  ['a word that is a fraction', () => half.mma('sm_90', { ...operands, b: Array(64).fill(0.5) })],
  ['a word of 33 bits', () => half.mma('sm_90', { ...operands, b: Array(64).fill(2 ** 32) })],
  ['words that are floats', () => half.mma('sm_90', { ...operands, b: new Float32Array(64).fill(-1) })],
  ['a selector of 33 bits', () => half.mma('sm_90', { ...operands, selector: 2 ** 32 })],
  ['a byte-id of 17 bits', () => half.mma('sm_90', { ...operands, select_a: [65536, 0] })],
]) {
  let refused = false;
  try { work(); } catch (error) { refused = error instanceof TypeError || error instanceof RangeError; }
  ok(refused, `${what} is refused`);
}
ok(mmaref.profiles.length >= 9 && mmaref.profiles.includes('sm_90'), `profiles ${mmaref.profiles.join(' ')}`);
