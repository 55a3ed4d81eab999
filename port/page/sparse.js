// SPDX-License-Identifier: MIT
// Sparse: metadata chunk by chunk, which patterns the command takes, and a dense matrix compressed.

const SPARSE = 'mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32';
const sparse = { selector: 0, digits: [], legal: [] };
const hex = number => (number >>> 0).toString(16).padStart(8, '0');

/** Chunks of the chosen selector, with their registers. */
const chunksOf = selector => cellsOf('e').filter(cell => cell.place.matrix === selector);

/** The words of e that hold one digit a chunk. */
function wordsOf(digits) {
  const words = new Uint32Array(32);
  chunksOf(sparse.selector).forEach(({ register }, i) => { words[register.lane] |= digits[i] << register.bit; });
  return [...words].map(hex);
}

/** Asks the command for the dense matrix in which every stored element is all ones. */
function expanded(digits) {
  const a = Array(32 * shown.a?.registers).fill('ffffffff');
  return ask(['expand', state.insn, '-'], `a ${a.join(' ')}\nf ${sparse.selector}\ne ${wordsOf(digits).join(' ')}\n`);
}

/** Digits that a chunk may have: those with which the command takes a matrix. */
function legalDigits() {
  const count = chunksOf(sparse.selector).length;
  return Array.from({ length: 16 }, (unused, digit) => digit).filter(digit => expanded(Array(count).fill(digit)).status === 0);
}

const FIRST_TWO = 4; // elements 0 and 1 of four
const usualDigit = () => sparse.legal.includes(FIRST_TWO) ? FIRST_TWO : sparse.legal[0];

/** Digits as the address of the page has them, or a legal one for each chunk. */
function startSparse(selectors) {
  sparse.selector = Number(selectors.includes(option('selector')) ? option('selector') : selectors[0]);
  sparse.legal = legalDigits();
  const count = chunksOf(sparse.selector).length;
  const kept = option('e');
  sparse.digits = kept.length === count && /^[0-9a-f]*$/.test(kept) ? [...kept].map(digit => parseInt(digit, 16)) : Array(count).fill(usualDigit());
}

function keepDigits() {
  const usual = usualDigit().toString(16).repeat(sparse.digits.length);
  setOption('e', sparse.digits.map(digit => digit.toString(16)).join(''), usual);
}

/** The words of e, to be copied. */
function drawWords(root) {
  const words = wordsOf(sparse.digits).join(' ');
  root.replaceChildren(element('p', { class: 'shell' }, 'e ', element('code', { id: 'words' }, words)),
    element('button', { type: 'button', onclick: () => copy(words, 'e') }, 'Copy e'));
}

/** The dense matrix as a picture in a table: where a stored element goes. */
function drawKept(root) {
  const answer = expanded(sparse.digits);
  if (answer.status !== 0) return root.replaceChildren(refusal(answer));
  const rows = answer.stdout.trim().split('\n').map(text => text.split(' '));
  const body = rows.map((row, number) => element('tr', {}, element('th', { scope: 'row' }, String(number)), row.map(value =>
    element('td', { class: /[^0]/.test(value) ? 'kept' : 'free' }, /[^0]/.test(value) ? '■' : '·'))));
  const title = 'A as the instruction sees it: stored elements, and zeros';
  root.replaceChildren(scroller(title, element('table', { class: 'banks' }, element('caption', {}, title),
    element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'row'), rows[0].map((value, column) => element('th', { scope: 'col' }, String(column))))),
    element('tbody', {}, body))));
}

function digitField(chunk, i, redraw) {
  const mark = input => input.setAttribute('aria-invalid', String(!sparse.legal.includes(parseInt(input.value, 16))));
  const input = element('input', { size: 1, maxlength: 1, value: sparse.digits[i].toString(16), 'aria-label': `row ${chunk.place.row}, chunk ${chunk.place.column}`,
    title: `T${chunk.register.lane}, bits ${chunk.register.bit + chunk.register.width - 1}:${chunk.register.bit}`,
    onfocus: () => input.select(),
    oninput: () => {
      const digit = parseInt(input.value, 16);
      sparse.digits[i] = Number.isNaN(digit) ? 0 : digit;
      mark(input);
      redraw();
    } });
  mark(input);
  return element('td', {}, input);
}

function editor(redraw) {
  const chunks = chunksOf(sparse.selector);
  chunks.forEach((chunk, i) => { chunk.number = i; });
  const columns = [...new Set(chunks.map(chunk => chunk.place.column))].sort((x, y) => x - y);
  const rows = grouped(chunks, chunk => chunk.place.row).map(([row, inRow]) => [String(row), ...inRow.toSorted((x, y) => x.place.column - y.place.column)
    .map(chunk => digitField(chunk, chunk.number, redraw))]);
  return table('Metadata, a hexadecimal digit for each chunk of a row', ['row', ...columns.map(String)], rows, { rowHeads: true, class: 'list digits' });
}

/** Takes the digits out of the words of e that the command printed. */
function takeWords(words) {
  sparse.digits = chunksOf(sparse.selector).map(({ register }) => parseInt(words[register.lane], 16) >>> register.bit & (1 << register.width) - 1);
}

function compressBox(redraw) {
  const result = element('div', { id: 'compressed' });
  const input = element('textarea', { id: 'dense', rows: 6, cols: 70, spellcheck: 'false', 'aria-label': 'dense A: a line for each row, elements in hexadecimal' });
  const args = ['compress', state.insn, '-', '--selector', String(sparse.selector)];
  const compress = () => {
    const answer = ask(args, input.value);
    if (answer.status !== 0) return result.replaceChildren(refusal(answer));
    takeWords(/^e (.*)$/m.exec(answer.stdout)[1].split(' '));
    redraw();
    result.replaceChildren(element('pre', { tabindex: '0', 'aria-label': 'a, f and e' }, answer.stdout), shellLine([...args.slice(0, 2), 'dense.txt', ...args.slice(3)]));
  };
  const example = () => {
    const drawn = ask(['gen', state.insn, '--seed', '7']).stdout;
    input.value = ask(['expand', state.insn, '-'], drawn.match(/^[afe] .*$/gm).join('\n')).stdout; // of any selector
    compress();
  };
  return element('section', {}, element('h2', {}, 'Compress a dense matrix'), element('p', {}, 'A line for each row of A, elements in hexadecimal.'),
    input, element('div', { class: 'buttons' }, element('button', { type: 'button', onclick: compress }, 'Compress'),
      element('button', { type: 'button', id: 'example', onclick: example }, 'An example')), result);
}

const sparsePanel = {
  id: 'sparse',
  title: 'Sparse',
  draw(root) {
    if (!shown.e?.type) return root.append(element('p', {}, `${shown.name} has no metadata. One that has: `, opener(SPARSE)));
    const selectors = [...new Set(cellsOf('e').map(cell => cell.place.matrix))].map(String);
    startSparse(selectors);
    const kept = element('div', { id: 'kept' }), place = element('div', { id: 'editor' }), words = element('div', {});
    const redraw = () => {
      keepDigits();
      drawKept(kept);
      drawWords(words);
    };
    const redrawAll = () => {
      place.replaceChildren(editor(redraw));
      redraw();
    };
    root.append(element('div', { class: 'controls' }, select('Selector', selectors, String(sparse.selector), value => {
      setOption('selector', value, '0');
      root.replaceChildren();
      sparsePanel.draw(root);
    })), element('p', { id: 'legal' }, `Patterns that a chunk may have: ${sparse.legal.map(digit => digit.toString(16)).join(' ')}. Others are marked, and refused.`),
    element('div', { class: 'operands' }, place, kept), words, compressBox(redrawAll));
    redrawAll();
  },
};
