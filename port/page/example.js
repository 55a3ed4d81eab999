// SPDX-License-Identifier: MIT
// The sum that makes an element of D, with the numbers of an example: a case that `gen` draws at random.

const EXAMPLE_SEED = '11'; // of m16n8k16, D[3][2] differs between exact, sm_80 and sm_90
const exampleArgs = () => ['gen', state.insn, '--seed', EXAMPLE_SEED];

/** The words of each operand of the case, in lists by the operand's name. */
function exampleWords() {
  const lines = ask(exampleArgs()).stdout.split('\n').map(line => line.split(' '));
  return Object.fromEntries(lines.map(([name, ...words]) => [name, words]));
}

/** Bits of an element as a pattern, out of the words of its operand. */
function patternOf(cell, words) {
  const count = words.length / 32, from = cell.register.lane * count;
  const all = words.slice(from, from + count).reduceRight((high, word) => high << 32n | BigInt(`0x${word}`), 0n);
  const bits = all >> BigInt(32 * cell.register.register
    + cell.register.number_bit) & (1n << BigInt(cell.register.number_width)) - 1n;
  return `0x${bits.toString(16)}`;
}

/** What feeds an element, as patterns with commas, by operand; a sparse A as its dense row. */
function examplePatterns(at) {
  const words = exampleWords(), feeds = feedsOf(at);
  const patterns = {};
  for (const name of ['a', 'b', 'c', 'scale_a', 'scale_b']) {
    const byPlace = new Map(feeds.filter(cell => cell.operand === name).map(cell => [placeKey(cell.place), cell]));
    if (byPlace.size > 0) patterns[name] = [...byPlace.values()].map(cell => patternOf(cell, words[name])).join();
  }
  if (shown.e?.type) patterns.a = denseRow(at.place.row);
  return patterns;
}

function denseRow(row) {
  const dense = ask(['expand', state.insn, '-'], ask(exampleArgs()).stdout).stdout.split('\n');
  const { bit, number_bit: from,
    number_width: width } = cellsOf('a')[0].register; // a number may be in the middle of its element
  return dense[row].split(' ')
    .map(pattern => `0x${(parseInt(pattern, 16) >>> from - bit & 2 ** width - 1).toString(16)}`).join();
}

const exampleDot = (patterns, arith) =>
  ['dot', state.insn, ...Object.entries(patterns).flatMap(([name, list]) => [`--${name.replace('_', '-')}`, list]),
    '--arith', arith];

/** The element as a sum of products, its first and last ones. */
function sumText({ row, column }) {
  const last = Number(shown.a.columns) * (shown.e?.type ? Number(shown.b.rows) / Number(shown.a.columns) : 1) - 1;
  const term = k => `A[${row}][${k}] · B[${k}][${column}]`;
  const terms = last > 2 ? [term(0), '…', term(last)] : Array.from({ length: last + 1 }, (unused, k) => term(k));
  return `D[${row}][${column}] = ${[`C[${row}][${column}]`, ...terms].join(' + ')}`;
}

/** The sum of an element of D under the chosen arithmetic, bit by bit; null of other elements. */
function sumBox(at) {
  if (!isProduct() || !/^[cd]$/.test(at.operand) || !shown.c?.type) return null;
  const patterns = examplePatterns(at), arith = profileOf(withArith()[1]) || 'exact';
  const answer = ask([...exampleDot(patterns, arith), '--json']);
  const head = [element('p', { class: 'sum-text' }, unbroken(sumText(at.place)))];
  if (answer.status !== 0) return element('section', {}, head, refusal(answer));
  const [{ value, pattern }] = JSON.parse(answer.stdout);
  head.push(element('p', {}, `An example under ${arith}: `, element('output', {}, String(value)), ` (${pattern}). `,
    element('a', { href: hashOfState({ panel: 'numbers', options: patterns }) }, 'Under every arithmetic')));
  return element('section', { class: 'example', 'aria-label': 'the sum' }, head,
    sumDrawing(exampleDot(patterns, arith)));
}

function sumDrawing(args) {
  const answer = ask([...args, '--explain']);
  if (answer.status !== 0) return '';
  return drawings(answer.stdout)
    .map(({ lines }) => element('pre', { tabindex: '0', 'aria-label': 'the sum, bit by bit' },
      narrowed(lines).flatMap(line => isText(line) ? element('span', { class: 'step' }, line.trim()) : bitLine(line))));
}

const isText = line => /^step|^ *result /.test(line);

/** Lines of a drawing for a narrow place: one blank column between others, and values of six places. */
function narrowed(lines) {
  const drawn = lines.filter(line => !isText(line));
  const isBlank = column => drawn.every(line => (line[column] ?? ' ') === ' ');
  const narrow = line => [...line].filter((unused, i) => !isBlank(i) || !isBlank(i - 1)).join('');
  return lines.map(line => isText(line) ? line.replace(/ +/g, ' ')
    : narrow(line).replace(/( -?\d+\.\d{6})\d+$/, '$1…'));
}
