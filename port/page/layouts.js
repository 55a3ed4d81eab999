// SPDX-License-Identifier: MIT
// Layouts: the operands side by side, by matrix or by register; a lane lights up in all of them.

const drawing = { operands: [], lit: [], by: 'lane', view: 'matrix' };
const LANE_HUES = 8, LANE_SHADES = 4; // a hue for each group of four lanes, at least 8; a shade for each lane in it
const MANY_COLUMNS = 64; // beyond them cells show colours alone

/** Elements of an operand, each at its place and register; null where the command refuses. */
const cellsOf = operand => askJson(['layout', state.insn, operand, ...withArith()]);

/** Colour number of a cell, and how many there are. */
const colourings = {
  lane: (cell, most) => [cell.register.lane / LANE_SHADES | 0, Math.max(LANE_HUES, (most.lane + 1) / LANE_SHADES),
    cell.register.lane % LANE_SHADES],
  register: (cell, most) => [cell.register.register, most.register + 1, 0],
  element: (cell, most) => [cell.element, most.element + 1, 0],
  byte: (cell, most) => [4 * cell.register.register + (cell.register.bit >> 3), 4 * (most.register + 1), 0],
};

function styleOf(cell, most) {
  const [number, count, shade] = colourings[drawing.by](cell, most);
  return `--hue:${Math.round(360 * number / count)};--shade:${shade}`;
}

const largest = cells => ({
  lane: Math.max(...cells.map(cell => cell.register.lane)),
  register: Math.max(...cells.map(cell => cell.register.register)),
  element: Math.max(...cells.map(cell => cell.element)),
});

/** Cells by a number of theirs, in ascending order. */
function grouped(cells, number) {
  const groups = new Map();
  for (const cell of cells) {
    if (!groups.has(number(cell))) groups.set(number(cell), []);
    groups.get(number(cell)).push(cell);
  }
  return [...groups].sort(([x], [y]) => x - y);
}

const label = (operand, cell) => `T${cell.register.lane} <b>${operand.length === 1 ? operand : 's'}${cell.element}</b>`;

/** Rows of a matrix as HTML; cells that several registers hold show the first. */
function matrixHtml(operand, cells, most) {
  const columns = [...new Set(cells.map(cell => cell.place.column))].sort((x, y) => x - y);
  const head = columns.map(column => `<th scope="col">${column}</th>`).join('');
  const rows = grouped(cells, cell => cell.place.row).map(([row, inRow]) => {
    const first = new Map(inRow.toReversed().map(cell => [cell.place.column, cell]));
    return `<tr><th scope="row">${row}</th>${columns.map(column => cellHtml(operand, first.get(column), most)).join('')}</tr>`;
  });
  return `<thead><tr><th scope="col">row</th>${head}</tr></thead><tbody>${rows.join('')}</tbody>`;
}

const cellHtml = (operand, cell, most, text) => cell === undefined ? '<td></td>'
  : `<td tabindex="-1" data-at="${cell.at}" style="${styleOf(cell, most)}"><span>${text ?? label(operand, cell)}</span></td>`;

/** Lanes by elements, as registers hold them. */
function registersHtml(operand, cells, most) {
  const elements = [...new Set(cells.map(cell => cell.element))].sort((x, y) => x - y);
  const head = elements.map(index => `<th scope="col">${operand.length === 1 ? operand : 's'}${index}</th>`).join('');
  const place = ({ matrix, row, column }) => `${matrix ? `${matrix}:` : ''}${row},${column}`;
  const rows = grouped(cells, cell => cell.register.lane).map(([lane, inLane]) => {
    const by = new Map(inLane.map(cell => [cell.element, cell]));
    return `<tr><th scope="row">T${lane}</th>${elements.map(index => {
      const cell = by.get(index);
      return cellHtml(operand, cell, most, cell && place(cell.place));
    }).join('')}</tr>`;
  });
  return `<thead><tr><th scope="col">lane</th>${head}</tr></thead><tbody>${rows.join('')}</tbody>`;
}

/** The tables of an operand: one for each matrix. */
function operandTables(operand, cells) {
  const most = largest(cells);
  cells.forEach((cell, at) => { cell.at = at; });
  if (drawing.view === 'registers') return [tableOf(operand, `${titleOf(operand)}, registers`, registersHtml(operand, cells, most))];
  const matrices = grouped(cells, cell => cell.place.matrix);
  return matrices.map(([number, inMatrix]) =>
    tableOf(operand, `${titleOf(operand)}${matrices.length > 1 ? `, ${matrixName(operand)} ${number}` : ''}`, matrixHtml(operand, inMatrix, most)));
}

const titleOf = operand => `${operand.toUpperCase().replace('SCALE_', 'scale ')}: ${shown[operand]?.type}, ${shown[operand]?.rows} × ${shown[operand]?.columns}`;
const matrixName = operand => operand === 'e' ? 'selector' : operand.startsWith('scale') ? 'thread-id' : 'matrix';

function tableOf(operand, title, html) {
  const made = element('table', { class: 'matrix', 'data-operand': operand });
  made.innerHTML = `<caption>${escaped(title)}</caption>${html}`;
  return scroller(title, made);
}

function drawOperand(operand) {
  const cells = cellsOf(operand);
  if (!cells) return refusal(ask(['layout', state.insn, operand, ...withArith()]));
  const box = element('section', { class: 'operand', 'aria-label': `operand ${operand}` }, operandTables(operand, cells));
  if (option('cells', shown[operand]?.columns > MANY_COLUMNS ? 'colours' : 'labels') === 'colours') box.classList.add('bare');
  const drawn = [...box.querySelectorAll('td[data-at]')].map(td => ({ td, cell: cells[td.dataset.at] }));
  const places = new Map();
  for (const cell of cells) {
    const key = JSON.stringify(cell.place);
    places.set(key, [...places.get(key) ?? [], cell]);
  }
  for (const one of drawn) one.holders = drawing.view === 'registers' ? [one.cell] : places.get(JSON.stringify(one.cell.place));
  if (drawn[0]) drawn[0].td.tabIndex = 0;
  drawing.operands.push({ name: operand, cells, drawn });
  return box;
}

/** Classes of a cell while an element is looked at: its own, its lane's, or what feeds it. */
function classesOf(operand, one, at, feeds) {
  const isAt = operand === at.operand && one.holders.some(cell => cell.register.lane === at.lane && cell.element === at.element);
  const isLane = one.holders.some(cell => cell.register.lane === at.lane);
  const isFeed = one.holders.some(cell => feeds.has(`${operand} ${cell.register.lane} ${cell.element}`));
  return `${isAt ? 'at ' : ''}${isLane ? 'lane ' : ''}${isFeed ? 'feeds' : ''}`.trim();
}

/** Lights cells up; only those that change are touched. */
function light(at) {
  const feeds = new Set((at ? feedsOf(at) : []).map(cell => `${cell.operand} ${cell.register.lane} ${cell.element}`));
  for (const { name, drawn } of drawing.operands) {
    for (const one of drawn) {
      const classes = at ? classesOf(name, one, at, feeds) : '';
      if (classes !== one.td.className) {
        one.td.className = classes;
        counters.redrawn++;
      }
    }
  }
}

/** Of an element of C or D: the registers that it is computed from. */
function feedsOf(at) {
  if (!/^[cd]$/.test(at.operand) || !shown.a?.type || !shown.c?.type) return [];
  const { row, column, matrix } = at.place;
  return askJson(['inputs', state.insn, String(row), String(column), ...(matrix ? ['--product', String(matrix)] : []), ...withArith()]) ?? [];
}

function cellAt(td) {
  const operand = td.closest('table').dataset.operand;
  const { cells } = drawing.operands.find(one => one.name === operand);
  const cell = cells[td.dataset.at];
  return { operand, lane: cell.register.lane, element: cell.element, place: cell.place };
}

/** Looks at a cell; from then on it is the one that Tab returns to. */
function look(td) {
  const at = cellAt(td);
  light(at);
  drawExplanation(byId('explanation'), at);
  for (const other of td.closest('table').querySelectorAll('td[tabindex="0"]')) other.tabIndex = -1;
  td.tabIndex = 0;
}

/** Keeps the cell in the address of the page. */
function keep(td) {
  const { operand, lane, element: index } = cellAt(td);
  Object.assign(state, { operand, lane, element: index });
  keepState();
  look(td);
}

/** Arrow keys walk through a table. */
function walkCells(event) {
  const td = event.target.closest('td[data-at]');
  if (!td) return;
  const row = td.parentElement;
  const beside = { ArrowLeft: td.previousElementSibling, ArrowRight: td.nextElementSibling, Home: row.cells[1], End: row.lastElementChild,
    ArrowUp: row.previousElementSibling?.cells[td.cellIndex], ArrowDown: row.nextElementSibling?.cells[td.cellIndex] }[event.key];
  if (event.key === 'Enter' || event.key === ' ') {
    keep(td);
  } else if (!beside?.matches('td[data-at]')) {
    return;
  } else {
    beside.focus();
  }
  event.preventDefault();
}

function listenTo(box) {
  let asked = 0;
  box.addEventListener('pointerover', event => {
    const td = event.target.closest('td[data-at]');
    cancelAnimationFrame(asked);
    if (td) asked = requestAnimationFrame(() => look(td));
  });
  box.addEventListener('focusin', event => { if (event.target.matches('td[data-at]')) look(event.target); });
  box.addEventListener('pointerleave', () => {
    cancelAnimationFrame(asked);
    lookAtKept();
  });
  box.addEventListener('click', event => {
    const td = event.target.closest('td[data-at]');
    if (!td || String(getSelection())) return; // text is being selected
    keep(td);
  });
  box.addEventListener('keydown', walkCells);
}

/** The cell of the page's address, if it has one. */
function keptCell() {
  const operand = drawing.operands.find(one => one.name === state.operand);
  return operand?.drawn.find(one => one.holders.some(cell => cell.register.lane === state.lane && cell.element === state.element))?.td;
}

function lookAtKept() {
  const td = state.lane === null ? null : keptCell();
  if (td) return look(td);
  light(null);
  drawExplanation(byId('explanation'), null);
}

function layoutControls(root) {
  const change = (name, usual) => value => {
    setOption(name, value, usual);
    root.replaceChildren();
    layoutsPanel.draw(root);
    root.querySelector(`[data-option="${name}"] select`).focus();
  };
  const control = (name, text, choices, usual) => {
    const made = select(text, choices, option(name, usual), change(name, usual));
    made.dataset.option = name;
    return made;
  };
  return element('div', { class: 'controls' },
    control('by', 'Colour by', ['lane', 'register', 'element', 'byte'], 'lane'),
    control('view', 'View', ['matrix', 'registers'], 'matrix'),
    control('cells', 'Cells', [['', 'as they fit'], 'labels', 'colours'], ''));
}

const layoutsPanel = {
  id: 'layouts',
  title: 'Layouts',
  draw(root) {
    Object.assign(drawing, { operands: [], by: option('by', 'lane'), view: option('view', 'matrix') });
    const operands = operandsOf(shown);
    if (operands.length === 0) return drawWithoutLayout(root);
    const box = element('div', { class: 'operands' });
    box.append(...operands.map(drawOperand));
    listenTo(box);
    root.append(layoutControls(root), element('div', { class: 'split' }, box,
      element('aside', { 'aria-label': 'the element looked at' }, element('h2', { id: 'looked', 'aria-live': 'polite' }), element('div', { id: 'explanation' }), exportBox(operands))),
      memoryNotes());
    lookAtKept();
  },
};
