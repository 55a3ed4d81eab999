// SPDX-License-Identifier: MIT
// Looking at cells of a layout: which light up, by pointer and by keyboard, and which one is kept.

const DEFAULT_PLACE = { matrix: 0, row: 3, column: 2 }; // looked at where the address has no cell

/** Classes of cells while an element is looked at: its own, its lane's, and those of what it is computed with. */
function classesOf(at) {
  const classes = new Map();
  const add = (tds, name) => tds?.forEach(td => classes.set(td, (classes.get(td) ?? new Set()).add(name)));
  if (at) add(drawing.lanes.get(at.lane), 'lane');
  if (!at?.operand) return classes;
  add(drawing.places.get(registerKey(at)), 'at');
  for (const { operand, register: { lane }, element: index } of relatedTo(at)) {
    add(drawing.places.get(registerKey({ operand, lane, element: index })), 'feeds');
  }
  for (const [td, names] of [...classes]) if (names.has('at') || names.has('feeds')) add(headsOf(td), 'lit');
  return classes;
}

/** Heads of the row of A and of the column of B that an element stands in; of D both. */
function headsOf(td) {
  const made = td.closest('table'), row = td.parentElement.cells[0], column = made.tHead.rows[0].cells[td.cellIndex];
  return ABOVE.includes(made.dataset.operand) ? [column] : LEFT.includes(made.dataset.operand) ? [row] : [row, column];
}

/** Lights cells up; only those that change are touched. */
function light(at) {
  const classes = classesOf(at);
  for (const td of new Set([...drawing.lit.keys(), ...classes.keys()])) {
    const name = [...classes.get(td) ?? []].join(' ');
    if (td.className === name) continue;
    td.className = name;
    counters.redrawn++;
  }
  drawing.lit = classes;
}

/** Registers that an element of D is computed from, with the chosen selectors or these. */
function inputsOf({ row, column, matrix = 0 }, selectors = chosenSelectors()) {
  return askJson(['inputs', state.insn, String(row), String(column), ...(matrix ? ['--product', String(matrix)] : []),
    ...selectors, ...withArith()]) ?? [];
}

const feedsOf = at => /^[cd]$/.test(at.operand) && shown.a?.type && shown.c?.type ? inputsOf(at.place) : [];

/** The metadata and scale factors that the address chooses, as options of the command; what is usual is left out. */
function chosenSelectors() {
  const scale = name => [option(`byte_${name}`, '0'), option(`thread_${name}`, '0')].join();
  return [...(shown.e?.type && option('selector', '0') !== '0' ? ['--selector', option('selector')] : []),
    ...['a', 'b'].flatMap(name => shown[`scale_${name}`]?.type && scale(name) !== '0,0'
      ? [`--select-${name}`, scale(name)] : [])];
}

/** What may select an element of metadata or a scale factor: a byte-id begins at it, or at one before. */
function selectorsOf({ operand, place: { matrix, row, column } }) {
  if (operand === 'e') return [['--selector', String(matrix)]];
  if (!operand.startsWith('scale')) return [chosenSelectors()];
  const byte = operand === 'scale_a' ? column : row;
  return [...new Set([byte, byte & 2, 0])].map(first => [`--select-${operand.at(-1)}`, `${first},${matrix}`]);
}

/** What an element is computed with: of D its inputs; of others the same k, in its row of A or column of B. */
function relatedTo(at) {
  if (/^[cd]$/.test(at.operand)) return feedsOf(at);
  const side = [['a', 'e', 'scale_a'], ['b', 'scale_b']].find(names => names.includes(at.operand));
  if (!isProduct() || !side?.slice(1).some(name => shown[name]?.type)) return [];
  const place = side[0] === 'a' ? { ...at.place, column: 0, matrix: 0 } : { ...at.place, row: 0, matrix: 0 };
  const isOwn = cell => cell.operand === at.operand && cell.register.lane === at.lane && cell.element === at.element;
  const inputs = selectorsOf(at).map(selectors => inputsOf(place, selectors)).find(cells => cells.some(isOwn)) ?? [];
  const own = inputs.find(isOwn);
  return inputs.filter(cell => side.includes(cell.operand) && cell.k.first <= own.k.last && cell.k.last >= own.k.first);
}

function cellAt(td) {
  const operand = td.closest('table').dataset.operand;
  const cell = drawing.operands.find(one => one.name === operand).cells[td.dataset.at];
  return { operand, lane: cell.register.lane, element: cell.element, place: cell.place };
}

/** Looks at a cell; from then on it is the one that Tab returns to. */
function look(td, tell = fillDetail, at = cellAt(td)) {
  light(at);
  explain(at, tell);
  for (const other of td.closest('table').querySelectorAll('td[tabindex="0"]')) other.tabIndex = -1;
  td.tabIndex = 0;
}

/** Keeps the cell in the address of the page. */
function keep(td) {
  const { operand, lane, element: index } = cellAt(td);
  Object.assign(state, { operand, lane, element: index });
  keepState();
  look(td, openDetail);
}

/** Where a key leads to from a cell: in its table, or in the next one of a picture. */
function cellBeside(td, key) {
  const row = td.parentElement;
  const inTable = { ArrowLeft: td.previousElementSibling, ArrowRight: td.nextElementSibling, Home: row.cells[1],
    End: row.lastElementChild,
    ArrowUp: row.previousElementSibling?.cells[td.cellIndex],
    ArrowDown: row.nextElementSibling?.cells[td.cellIndex] }[key];
  return inTable?.matches('td[data-at]') ? inTable : cellAcross(td, key);
}

/** Arrow keys walk through cells. */
function walkCells(event) {
  const td = event.target.closest('td[data-at]');
  if (!td || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Enter' || event.key === ' ') {
    keep(td);
  } else {
    const beside = cellBeside(td, event.key);
    if (!beside) return;
    beside.focus();
  }
  event.preventDefault();
}

function listenTo(box) {
  let asked = 0;
  const whenDrawn = work => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(work);
  };
  box.addEventListener('pointerover', event => {
    const td = event.target.closest('td[data-at]'), lane = event.target.closest('[data-lane]')?.dataset.lane;
    cancelAnimationFrame(asked);
    if (td) whenDrawn(() => look(td));
    else if (lane !== undefined) whenDrawn(() => light({ lane: Number(lane) }));
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

/** Where the address names no cell: one of D, or of the first operand. */
function defaultCell() {
  const { cells = [] } = drawing.operands.find(one => one.name === 'd') ?? drawing.operands[0];
  const cell = cells.find(one => placeKey(one.place) === placeKey(DEFAULT_PLACE)) ?? cells[0];
  return cell && { operand: cell.operand, lane: cell.register.lane, element: cell.element, place: cell.place };
}

/** The cell of the page's address, or the one that stands for it. */
function lookAtKept() {
  const named = state.lane === null ? null : { operand: state.operand, lane: state.lane, element: state.element };
  const at = named && drawing.places.has(registerKey(named)) ? named : defaultCell();
  const td = at && drawing.places.get(registerKey(at))?.[0];
  if (td) return look(td, fillDetail, { ...cellAt(td), ...at });
  light(null);
  explain(null);
}
