// SPDX-License-Identifier: MIT
// Sparse: squares of A that set the metadata, which patterns the command takes, and a dense matrix compressed.

const SPARSE = 'mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32';
const sparse = { selector: 0, digits: [], patterns: new Map(), clicked: new Map() };
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

/** Which elements of the dense matrix are stored, row by row. */
const storedIn = answer => answer.stdout.trim().split('\n')
  .map(text => text.split(' ').map(value => /[^0]/.test(value)));

/** What each digit stores of a chunk: those with which the command takes a matrix, as ones and zeros. */
function patternsOf() {
  const chunks = chunksOf(sparse.selector), perRow = new Set(chunks.map(chunk => chunk.place.column)).size;
  const patterns = new Map();
  for (let digit = 0; digit < 16; digit++) {
    const answer = expanded(Array(chunks.length).fill(digit));
    if (answer.status !== 0) continue;
    const [row] = storedIn(answer);
    patterns.set(digit, row.slice(0, row.length / perRow).map(Number).join(''));
  }
  return patterns;
}

const FIRST_TWO = 4; // elements 0 and 1 of four
const usualDigit = () => sparse.patterns.has(FIRST_TWO) ? FIRST_TWO : [...sparse.patterns.keys()][0];

/** Digits as the address of the page has them, or a legal one for each chunk. */
function startSparse(selectors) {
  sparse.selector = Number(choiceOf('selector', selectors, selectors[0]));
  sparse.patterns = patternsOf();
  const count = chunksOf(sparse.selector).length;
  takeDigits(option('e'), count) || takeDigits(usualDigit().toString(16).repeat(count), count);
}

/** Takes a hexadecimal digit for each chunk; false if there are not so many. */
function takeDigits(text, count) {
  if (text.length !== count || !/^[0-9a-f]*$/i.test(text)) return false;
  sparse.digits = [...text].map(digit => parseInt(digit, 16));
  sparse.clicked = new Map();
  return true;
}

function keepDigits() {
  const usual = usualDigit().toString(16).repeat(sparse.digits.length);
  setOption('e', sparse.digits.map(digit => digit.toString(16)).join(''), usual);
}

// ---- The squares of A ---------------------------------------------------------------------------

/** What is stored of a chunk: as it was clicked, or as its digit says. */
const patternAt = i => sparse.clicked.get(i) ?? sparse.patterns.get(sparse.digits[i]) ?? '';
const isLegal = i => !sparse.clicked.has(i) && sparse.patterns.has(sparse.digits[i]);

/** Places of a chunk that are stored together with one of them, or not at all: pairs of 4-bit types. */
function together(place) {
  const patterns = [...sparse.patterns.values()];
  return [...patterns[0]].map((unused, other) => other)
    .filter(other => patterns.every(pattern => pattern[other] === pattern[place]));
}

/** Stores a place of a chunk, or no longer. The digit follows as soon as there is one; of two orders the rising one. */
function toggle(i, place) {
  const bits = [...(patternAt(i) || '0'.repeat(sparse.patterns.get(usualDigit()).length))];
  for (const other of together(place)) bits[other] = bits[other] === '1' ? '0' : '1';
  const pattern = bits.join('');
  const digit = Math.max(...[...sparse.patterns].filter(([, one]) => one === pattern).map(([one]) => one));
  if (digit >= 0) {
    sparse.digits[i] = digit;
    sparse.clicked.delete(i);
  } else {
    sparse.clicked.set(i, pattern);
  }
}

/** Where the digit of a chunk is, and what it stores. */
function chunkText(i, { row, column, width, register: { lane, ...place } }) {
  const first = width * column, stored = [...patternAt(i)].flatMap((bit, at) => bit === '1' ? first + at : []);
  const digit = isLegal(i) ? `digit ${sparse.digits[i].toString(16)}` : 'no digit';
  const where = `in e of T${lane}, bits ${bitSpan(place)}`;
  return `row ${row}, columns ${first} to ${first + width - 1}: ${digit}, ${where}`
    + (isLegal(i) ? `, stores columns ${stored.join(', ')}` : '');
}

/** The dense matrix as squares to click on: what is stored, and chunks that may not be so. */
function squares() {
  const chunks = chunksOf(sparse.selector).map((chunk, i) => ({ ...chunk, i }));
  const width = sparse.patterns.get(usualDigit()).length;
  const rows = grouped(chunks, chunk => chunk.place.row)
    .map(([row, inRow]) => element('tr', {}, element('th', { scope: 'row' }, String(row)),
    inRow.toSorted((x, y) => x.place.column - y.place.column)
    .flatMap(({ i, place: { column }, register }) => Array.from({ length: width }, (unused, place) => {
      const stored = patternAt(i)[place] === '1';
      return element('td', { class: `${stored ? 'kept' : 'free'}${place === 0 ? ' begins' : ''}`, tabindex: '-1',
        'data-chunk': i, 'data-place': place,
        'aria-selected': String(stored), 'aria-invalid': isLegal(i) ? null : 'true',
        title: chunkText(i, { row, column, width, register }) }, stored ? '■' : '·');
    }))));
  const title = 'A, as the instruction sees it',
    columns = width * new Set(chunks.map(chunk => chunk.place.column)).size;
  const heads = Array.from({ length: columns }, (unused, column) => element('th', { scope: 'col' }, String(column)));
  return scroller(title, element('table', { class: 'banks squares', role: 'grid', 'aria-label': title },
    element('caption', {}, title),
    element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'row'), heads)),
    element('tbody', {}, rows)));
}

/** Chunks whose squares are no pattern, in words; and digits that the command refuses, in its own. */
function complaints() {
  const chunks = chunksOf(sparse.selector);
  const clicked = [...sparse.clicked].map(([i, pattern]) => element('p', { class: 'refusal' },
    `row ${chunks[i].place.row}, chunk ${chunks[i].place.column}: no metadata stores ${pattern}`));
  const answer = expanded(sparse.digits);
  return answer.status === 0 ? clicked : [refusal(answer), ...clicked];
}

function drawSquares(root, redraw) {
  const at = root.contains(document.activeElement) ? document.activeElement.dataset : {};
  const made = squares();
  const held = element('p', { class: 'held', 'aria-live': 'polite' },
    'Point at an element, or walk with the arrow keys.');
  const look = event => { held.textContent = event.target.closest('td')?.title ?? held.textContent; };
  made.addEventListener('pointerover', look);
  made.addEventListener('focusin', look);
  root.replaceChildren(held, made, ...complaints());
  const focused = at.chunk && made.querySelector(`td[data-chunk="${at.chunk}"][data-place="${at.place}"]`);
  (focused || made.querySelector('td[tabindex]')).tabIndex = 0;
  focused?.focus();
  const press = event => {
    const td = event.target.closest('td[data-chunk]');
    if (!td || (event.type === 'keydown' && event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    td.focus();
    toggle(Number(td.dataset.chunk), Number(td.dataset.place));
    redraw();
  };
  made.addEventListener('click', press);
  made.addEventListener('keydown', press);
  made.addEventListener('keydown', walkGrid);
}

/** The words of e, to be copied; none while a chunk is not as it may be. */
function drawWords(root) {
  const words = wordsOf(sparse.digits).join(' ');
  if (sparse.digits.some((digit, i) => !isLegal(i))) return root.replaceChildren();
  root.replaceChildren(element('p', { class: 'shell' }, 'e ', element('code', { id: 'words' }, words)),
    element('button', { type: 'button', onclick: () => copy(words, 'e') }, 'Copy e'));
}

/** The same as text: a line of hexadecimal digits for each row. */
function digitsBox(redraw) {
  const rows = grouped(chunksOf(sparse.selector), chunk => chunk.place.row).length;
  const count = sparse.digits.length, perRow = count / rows;
  const text = sparse.digits.map((digit, i) => `${digit.toString(16)}${i % perRow === perRow - 1 ? '\n' : ''}`)
    .join('');
  const input = element('textarea',
    { id: 'digits', rows, cols: Math.max(20, perRow), spellcheck: 'false',
      'aria-label': 'metadata, a hexadecimal digit for each chunk, a line for each row',
    oninput: () => {
      const taken = takeDigits(input.value.replace(/\s/g, ''), count);
      input.setAttribute('aria-invalid', String(!taken));
      if (taken) redraw();
    } });
  input.value = text;
  return input;
}

/** Takes the digits out of the words of e that the command printed. */
function takeWords(words) {
  sparse.digits = chunksOf(sparse.selector)
    .map(({ register }) => parseInt(words[register.lane], 16) >>> register.bit & (1 << register.width) - 1);
  sparse.clicked = new Map();
}

function compressBox(redraw) {
  const result = element('div', { id: 'compressed' });
  const input = element('textarea',
    { id: 'dense', rows: 6, cols: 70, spellcheck: 'false',
      'aria-label': 'dense A: a line for each row, elements in hexadecimal' });
  const args = ['compress', state.insn, '-', '--selector', String(sparse.selector)];
  const compress = () => {
    const answer = ask(args, input.value);
    if (answer.status !== 0) return result.replaceChildren(refusal(answer));
    takeWords(/^e (.*)$/m.exec(answer.stdout)[1].split(' '));
    redraw();
    result.replaceChildren(element('pre', { tabindex: '0', 'aria-label': 'a, f and e' }, answer.stdout),
      shellLine([...args.slice(0, 2), 'dense.txt', ...args.slice(3)]));
  };
  const example = () => {
    const drawn = ask(['gen', state.insn, '--seed', '7']).stdout;
    input.value = ask(['expand', state.insn, '-'], drawn.match(/^[afe] .*$/gm).join('\n')).stdout; // of any selector
    compress();
  };
  return element('section', {}, element('h2', {}, 'Compress a dense matrix'),
    element('p', {}, 'A line for each row of A, elements in hexadecimal.'),
    input, element('div', { class: 'buttons' }, element('button', { type: 'button', onclick: compress }, 'Compress'),
      element('button', { type: 'button', id: 'example', onclick: example }, 'An example')), result);
}

const sparsePanel = {
  id: 'sparse',
  title: 'Sparse',
  lacks: about => about.e?.type ? '' : 'has no metadata',
  example: () => SPARSE,
  draw(root) {
    const selectors = [...new Set(cellsOf('e').map(cell => cell.place.matrix))].map(String);
    startSparse(selectors);
    const kept = element('div', { id: 'kept' }), words = element('div', {}), digits = element('div', {});
    const redraw = () => {
      keepDigits();
      drawSquares(kept, redrawAll);
      drawWords(words);
    };
    const redrawAll = () => {
      redraw();
      digits.replaceChildren(digitsBox(redraw));
    };
    const legal = [...sparse.patterns].map(([digit, pattern]) => `${digit.toString(16)} ${pattern}`).join(', ');
    root.append(element('div', { class: 'controls' }, select('Selector', selectors, String(sparse.selector), value => {
      setOption('selector', value, '0');
      drawPanel();
    })), element('p', {}, 'A click, Space or Enter stores an element or leaves it out. '
      + 'A chunk that the instruction may not have is marked until it may.'),
    element('div', { class: 'operands' }, kept, element('section', {}, words,
      element('details', { id: 'editor' }, element('summary', {}, 'As hexadecimal digits'),
        element('p', { id: 'legal' }, `A digit for each chunk, with what it stores: ${legal}`), digits))),
        compressBox(redrawAll));
    redrawAll();
  },
};
