// SPDX-License-Identifier: MIT
// Layouts: the operands as tables, by matrix or by register; a product as a picture of them (product.js).

const drawing = { operands: [], lit: new Map(), places: new Map(), lanes: new Map(), by: 'lane', view: 'matrix' };
const MANY_COLUMNS = 64; // beyond them cells show colours alone

/** Elements of an operand, each at its place and register; null where the command refuses. */
const cellsOf = operand => askJson(['layout', state.insn, operand, ...withArith()]);

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

const elementName = (operand, cell) => `${operand.length === 1 ? operand : 's'}${cell.element}`;
const label = (operand, cell) => `T${cell.register.lane} <b>${elementName(operand, cell)}</b>`;
/** Rows of a matrix as HTML; cells that several registers hold show the first. */
function matrixHtml(operand, cells, most) {
  const columns = [...new Set(cells.map(cell => cell.place.column))].sort((x, y) => x - y);
  const head = columns.map(column => `<th scope="col">${column}</th>`).join('');
  const rows = grouped(cells, cell => cell.place.row).map(([row, inRow]) => {
    const first = new Map(inRow.toReversed().map(cell => [cell.place.column, cell]));
    const tds = columns.map(column => cellHtml(operand, first.get(column), most));
    return `<tr><th scope="row">${row}</th>${tds.join('')}</tr>`;
  });
  return `<thead><tr><th scope="col">row</th>${head}</tr></thead><tbody>${rows.join('')}</tbody>`;
}

const cellHtml = (operand, cell, most, text) => cell === undefined ? '<td></td>'
  : `<td tabindex="-1" data-at="${cell.at}" data-thread="${cell.register.lane}" `
    + `data-name="${elementName(operand, cell)}" style="${styleOfColour(colourings[drawing.by](cell, most))}">`
    + `<span>${text ?? label(operand, cell)}</span></td>`;

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

/** An operand and its cells; `refused` where the command has none. */
function readOperand(name) {
  const cells = cellsOf(name);
  if (!cells) return { name, cells: [], refused: ask(['layout', state.insn, name, ...withArith()]) };
  cells.forEach((cell, at) => { cell.at = at; });
  return { name, cells, most: largest(cells), matrices: grouped(cells, cell => cell.place.matrix) };
}

const shapeOf = operand => `${shown[operand]?.type}, ${shown[operand]?.rows} × ${shown[operand]?.columns}`;
const nameOf = operand => operand.toUpperCase().replace('SCALE_', 'scale ');
const titleOf = operand => `${nameOf(operand)}: ${shapeOf(operand)}`;
const matrixName = operand => operand === 'e' ? 'selector' : operand.startsWith('scale') ? 'thread-id' : 'matrix';

/** The table of one matrix of an operand, and how many rows and columns it has. */
function matrixTable({ name, most }, title, cells) {
  const made = element('table', { class: 'matrix', 'data-operand': name });
  const [head] = title.split(/[:,]/), more = title.slice(head.length);
  made.innerHTML = `<caption title="${escaped(title)}">${escaped(head)}<span class="more">${escaped(more)}</span>`
    + `</caption>${matrixHtml(name, cells, most)}`;
  return made;
}

function registersTable({ name, cells, most }) {
  const made = element('table', { class: 'matrix', 'data-operand': name });
  made.innerHTML = `<caption>${escaped(titleOf(name))}, registers</caption>${registersHtml(name, cells, most)}`;
  return scroller(`${titleOf(name)}, registers`, made);
}

/** The tables of an operand one after the other: one for each matrix. */
function operandBox(operand) {
  if (operand.refused) return refusal(operand.refused);
  const { name, matrices } = operand;
  const title = number => `${titleOf(name)}${matrices.length > 1 ? `, ${matrixName(name)} ${number}` : ''}`;
  const tables = drawing.view === 'registers' ? registersTable(operand)
    : matrices.map(([number, cells]) => scroller(title(number), matrixTable(operand, title(number), cells)));
  const box = element('section', { class: 'operand', 'aria-label': `operand ${name}` }, tables);
  const usual = shown[name]?.columns > MANY_COLUMNS ? 'colours' : 'labels';
  box.classList.toggle('bare', option('cells', usual) === 'colours');
  return box;
}

const placeKey = ({ matrix, row, column }) => `${matrix},${row},${column}`;
const registerKey = ({ operand, lane, element: index }) => `${operand} ${lane} ${index}`;
function addTo(map, key, value) {
  if (!map.has(key)) map.set(key, []);
  map.get(key).push(value);
}

/** Notes which cells of the drawing hold a register or are of a lane. */
function indexCells(box) {
  for (const map of [drawing.places, drawing.lanes, drawing.lit]) map.clear();
  for (const { name, cells, also } of drawing.operands) {
    const holders = new Map();
    for (const cell of cells) addTo(holders, drawing.view === 'registers' ? cell.at : placeKey(cell.place), cell);
    for (const td of box.querySelectorAll(`table[data-operand="${name}"] td[data-at]`)) {
      const cell = cells[td.dataset.at],
        held = holders.get(drawing.view === 'registers' ? cell.at : placeKey(cell.place));
      for (const lane of new Set(held.map(one => one.register.lane))) addTo(drawing.lanes, lane, td);
      for (const one of held) {
        for (const operand of [name, also].filter(Boolean)) {
          addTo(drawing.places, registerKey({ operand, lane: one.register.lane, element: one.element }), td);
        }
      }
    }
  }
  for (const made of box.querySelectorAll('table.matrix')) {
    const td = made.querySelector('td[data-at]');
    if (td) td.tabIndex = 0;
  }
}

function redrawLayouts(root) {
  root.replaceChildren();
  layoutsPanel.draw(root);
}

function layoutControls(root) {
  const change = (name, usual) => value => {
    setOption(name, value, usual);
    redrawLayouts(root);
    root.querySelector(`[data-option="${name}"] select`).focus();
  };
  const control = (name, text, choices, usual) => {
    const made = select(text, choices, option(name, usual), change(name, usual));
    made.dataset.option = name;
    return made;
  };
  return [control('by', 'Colour by', ['lane', 'register', 'element', 'byte'], 'lane'),
    control('view', 'View', ['matrix', 'registers'], 'matrix'),
    control('cells', 'Cells', [['', 'as they fit'], 'labels', 'colours'], '')];
}

const layoutsPanel = {
  id: 'layouts',
  title: 'Layouts',
  draw(root) {
    const names = operandsOf(shown);
    if (names.length === 0) return drawWithoutLayout(root);
    Object.assign(drawing, { by: choiceOf('by', Object.keys(colourings), 'lane'),
      view: choiceOf('view', ['matrix', 'registers'], 'matrix') });
    drawing.operands = names.map(readOperand);
    const product = isProduct();
    const box = product ? productBox() : element('div', { class: 'operands' }, drawing.operands.map(operandBox));
    indexCells(box);
    listenTo(box);
    root.append(element('div', { class: 'controls' }, layoutControls(root), ...product
      ? [matrixControls(root), zoomControls(box)] : []),
      element('div', { class: 'split' }, box, detailBox()), memoryNotes());
    if (product) fitProduct(box);
    lookAtKept();
    if (product) centre(box, box.querySelector('td.at') ?? box);
  },
};
