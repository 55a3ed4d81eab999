// SPDX-License-Identifier: MIT
// Block scale: which byte of which thread scales which elements, for the chosen byte-id and thread-id; one lights the
// other.

const SCALED = 'mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0';

function scaleArgs(row, column, changed = {}) {
  const chosenOf = name => changed[name] ?? option(name, '0');
  const chosen = ['a', 'b'].flatMap(name =>
    [`--select-${name}`, `${chosenOf(`byte_${name}`)},${chosenOf(`thread_${name}`)}`]);
  return ['inputs', state.insn, String(row), String(column), ...chosen];
}

/** The scale factors of a row of A, or of a column of B: what the command says feeds an element of D there. */
function factorsOf(name, number) {
  const args = name === 'a' ? scaleArgs(number, 0) : scaleArgs(0, number);
  const rows = askJson(args);
  return rows ? rows.filter(cell => cell.operand === `scale_${name}`) : ask(args);
}

/** What a factor and the elements that it scales have in common. */
const factorKey = (name, number, cell) => `${name}:${number}:${cell.k.first}`;

const colourOf = ({ register: { lane } }) => laneStyle(lane);

function factorCell(name, number, cell) {
  const byte = cell.register.bit >> 3;
  return element('td', { class: 'factor', tabindex: '-1', 'data-factor': factorKey(name, number, cell),
    title: `byte ${byte} of T${cell.register.lane} scales ${name === 'a' ? 'row' : 'column'} ${number} of `
      + `${name.toUpperCase()}, k ${cell.k.first} to ${cell.k.last}`,
    style: colourOf(cell) }, `T${cell.register.lane} byte ${byte}`);
}

function factorTable(name, rows) {
  const blocks = rows[0].map(cell => `k ${cell.k.first} to ${cell.k.last}`);
  return table(`Scale factors of ${name.toUpperCase()}`, [name === 'a' ? 'row' : 'column', ...blocks],
    rows.map((cells, number) => [String(number), ...cells.map(cell => factorCell(name, number, cell))]),
    { rowHeads: true, class: 'list factors' });
}

/** A, or B, as squares: element by element, in blocks of those that share a factor. */
function scaledTable(name, rows) {
  const elements = rows.map((cells, number) =>
    cells.flatMap(cell => Array.from({ length: cell.k.last - cell.k.first + 1 }, (unused, i) =>
    ({ key: factorKey(name, number, cell), style: colourOf(cell), begins: i === 0 && cell.k.first > 0 }))));
  const square = ({ key, style, begins }) =>
    element('td', { tabindex: '-1', 'data-factor': key, style, class: begins ? 'factor begins' : 'factor' });
  const lines = name === 'a' ? elements : elements[0].map((unused, k) => elements.map(column => column[k]));
  const title = name === 'a' ? 'A: a row down, k across' : 'B: k down, a column across';
  const heads = lines[0].map((unused, i) => element('th', { scope: 'col' }, String(i)));
  return scroller(title, element('table', { class: `scaled scaled-${name}` }, element('caption', {}, title),
    element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, name === 'a' ? 'row' : 'k'), heads)),
    element('tbody', {}, lines.map((line, i) => element('tr', {}, element('th', { scope: 'row' }, String(i)),
      line.map(square))))));
}

/** Lights a factor up, and all that it scales. */
function lightFactor(root, { dataset: { factor } }) {
  for (const td of root.querySelectorAll('td.at')) td.classList.remove('at');
  const lit = root.querySelectorAll(`td[data-factor="${factor}"]`);
  for (const td of lit) td.classList.add('at');
  root.querySelector('.held').textContent = lit[0].title; // the factor's own cell comes first
}

function drawFactors(root) {
  const factors = {};
  for (const name of ['a', 'b']) {
    const count = Number(name === 'a' ? shown.a?.rows : shown.b?.columns);
    factors[name] = Array.from({ length: count }, (unused, number) => factorsOf(name, number));
    if (!Array.isArray(factors[name][0])) return root.replaceChildren(refusal(factors[name][0]));
  }
  const sections = ['a', 'b'].map(name =>
    element('section', { class: 'operand', 'aria-label': `scale factors of ${name}` }, factorTable(name, factors[name]),
      scaledTable(name, factors[name])));
  root.replaceChildren(element('p', { class: 'held', 'aria-live': 'polite' },
    'Point at a scale factor or at an element, or walk with the arrow keys.'), ...sections);
  for (const made of root.querySelectorAll('table')) made.querySelector('td').tabIndex = 0;
}

const scalePanel = {
  id: 'scale',
  title: 'Block scale',
  lacks: about => about.scale_a?.type ? '' : 'has no scale factors',
  example: () => SCALED,
  draw(root) {
    const factors = element('div', { id: 'factors' }), shell = element('div', {});
    const look = event => {
      const td = event.target.closest('td[data-factor]');
      if (td) lightFactor(factors, td);
    };
    factors.addEventListener('pointerover', look);
    factors.addEventListener('focusin', look);
    factors.addEventListener('keydown', walkGrid);
    const redraw = () => {
      drawFactors(factors);
      shell.replaceChildren(shellLine(scaleArgs(0, 0)));
    };
    const isRefused = (name, value) => option(name, '0') !== value
      && ask(scaleArgs(0, 0, { [name]: value })).status !== 0;
    const choice = (name, text) => {
      const choices = ['0', '1', '2', '3'].map(value => [value, value, isRefused(name, value)]);
      const made = select(text, choices, option(name, '0'), value => {
        setOption(name, value, '0');
        drawPanel();
        byId('main').querySelector(`[data-option=${name}] select`).focus();
      });
      made.dataset.option = name;
      return made;
    };
    root.append(element('div', { class: 'controls' }, choice('byte_a', 'A: byte-id'),
      choice('thread_a', 'A: thread-id'), choice('byte_b', 'B: byte-id'),
      choice('thread_b', 'B: thread-id')), factors, shell);
    redraw();
  },
};
