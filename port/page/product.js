// SPDX-License-Identifier: MIT
// The product as a picture: A left of D, B above it; metadata and scale factors at the edges they belong to. Cells
// shrink until all of it fits; larger ones zoom and pan.

const FIT = { head: 26, title: 20, heads: 14, gap: 10, least: 6, width: 44,
  height: 27 }; // pixels; product.css takes them from here
const BELOW = 12; // pixels below the picture
const NARROW = { ...FIT, head: 20, gap: 4, least: 13 }; // on a phone it scrolls instead
const ZOOM = { step: 1.25, least: 1, most: 12 };
const LEFT = ['scale_a', 'e', 'a'], ABOVE = ['scale_b', 'b'];

const isProduct = () => drawing.view === 'matrix'
  && ['a', 'b', 'd'].every(name => drawing.operands.find(one => one.name === name)?.matrices);

/** Where C lies as D does, the two are one table. */
function joinAccumulators() {
  const [c, d] = ['c', 'd'].map(name => drawing.operands.find(one => one.name === name));
  const lies = ({ name, cells }) =>
    JSON.stringify([shown[name].type, cells.map(cell => [cell.place, cell.element, cell.register])]);
  if (!c?.cells.length || !d?.cells.length || lies(c) !== lies(d)) return;
  d.also = 'c';
  drawing.operands = drawing.operands.filter(one => one !== c);
}

/** Of metadata and scale factors one matrix at a time is drawn: of this selector or thread-id. */
const CHOICES = { e: ['selector', 'Selector'], scale_a: ['thread_a', 'A: thread-id'],
  scale_b: ['thread_b', 'B: thread-id'] };

function chosenMatrix({ name, cells, matrices }) {
  const kept = state.operand === name
    && cells.find(cell => cell.register.lane === state.lane && cell.element === state.element);
  const chosen = Number(option(CHOICES[name][0], '0'));
  return kept ? kept.place.matrix : matrices.some(([number]) => number === chosen) ? chosen : matrices[0][0];
}

/** The matrices of an operand that the picture of a product has. */
function matricesOf(operand, product) {
  const chosen = CHOICES[operand.name] ? chosenMatrix(operand) : product;
  return operand.matrices.filter(([number]) => number === chosen);
}

/** One operand of a picture, as a table. */
function productOperand(operand, product, many) {
  const [[number, cells]] = matricesOf(operand, product);
  const name = `${operand.also ? `${nameOf(operand.also)} and ` : ''}${nameOf(operand.name)}`;
  const which = many ? `, product ${number}` : operand.matrices.length > 1 ? `, ${matrixName(operand.name)} ${number}`
    : '';
  const made = matrixTable(operand, `${name}${which}: ${shapeOf(operand.name)}`, cells);
  made.dataset.matrix = number;
  made.style.setProperty('--columns', made.tHead.rows[0].cells.length - 1);
  return element('section', { class: 'operand', 'aria-label': `operand ${operand.name}`, 'data-place': operand.name },
    made);
}

/** Controls that choose among the matrices of metadata and scale factors. */
function matrixControls(root) {
  return drawing.operands.filter(({ name, matrices }) => CHOICES[name] && matrices?.length > 1).map(operand => {
    const [name, text] = CHOICES[operand.name];
    return select(text, operand.matrices.map(([number]) => String(number)), String(chosenMatrix(operand)), value => {
      if (state.operand === operand.name) Object.assign(state, { operand: '', lane: null, element: null });
      setOption(name, value, '0');
      redrawLayouts(root);
    });
  });
}

/** The lanes and their colours; a lane that is pointed at lights up everywhere. */
function legend(drawn) {
  const most = Math.max(...drawn.map(one => one.most.lane));
  const lanes = Array.from({ length: most + 1 }, (unused, lane) =>
    element('span', { 'data-lane': lane, style: laneStyle(lane, most) }, String(lane)));
  return element('div', { class: 'corner', 'aria-hidden': 'true' },
    element('p', {}, unbroken('D[row][column] = C[row][column] + the sum over k of A[row][k] · B[k][column]')),
    drawing.by === 'lane' ? [element('p', {}, 'Lanes; point at one, and its cells light up:'),
      element('p', { class: 'lanes' }, lanes)] : '');
}

/** A picture for each product; most instructions have one. */
function productBox() {
  joinAccumulators();
  const drawn = drawing.operands.filter(one => !one.refused);
  const count = Math.max(...drawn.filter(one => /^[abd]$/.test(one.name)).map(one => one.matrices.length));
  const pictures = Array.from({ length: count }, (unused, product) => element('div', { class: 'picture' },
    drawn.map(operand => productOperand(operand, product, count > 1)), product === 0 ? legend(drawn) : ''));
  const refused = drawing.operands.filter(one => one.refused).map(one => refusal(one.refused));
  const box = scroller('the product as a picture', ...pictures, ...refused);
  box.id = 'product';
  box.dataset.by = drawing.by;
  return box;
}

/** How many cells and tables of a picture stand side by side and above one another. */
function extent(picture) {
  const tables = names => names.flatMap(name => [...picture.querySelectorAll(`[data-place="${name}"] table`)]);
  const columns = made => made.tHead.rows[0].cells.length - 1, rows = made => made.tBodies[0].rows.length;
  const sum = (list, number) => list.map(number).reduce((x, y) => x + y, 0);
  const across = tables([...LEFT, 'd', 'c']), down = tables([...ABOVE, 'd']);
  return { columns: sum(across, columns), across: across.length, rows: sum(down, rows), down: down.length };
}

/** Sizes of cells with which everything fits, times the zoom; labels as they have room. */
function fitProduct(box) {
  const pictures = [...box.querySelectorAll('.picture')], sizes = box.clientWidth < 600 ? NARROW : FIT;
  const { columns, across, rows, down } = extent(pictures[0]);
  const beside = Math.min(2, pictures.length), above = Math.ceil(pictures.length / beside);
  const height = Math.max(360, innerHeight - box.getBoundingClientRect().top - scrollY - BELOW);
  const fit = (room, count, fixed, most) => Math.max(sizes.least, Math.min(most, Math.floor((room - fixed) / count)));
  const cell = { width: fit(box.clientWidth / beside, columns, across * (sizes.head + sizes.gap), sizes.width),
    height: fit(height / above, rows, down * (sizes.title + sizes.heads + sizes.gap), sizes.height) };
  box.style.maxHeight = sizes === FIT ? `${height + BELOW}px` : '';
  setSizes(box, sizes, cell);
}

function setSizes(box, { head, title, heads, gap }, cell) {
  const zoom = Number(option('zoom', '1')) || 1, labelled = option('cells') === 'labels';
  const width = Math.round(Math.max(cell.width * zoom, labelled ? 28 : 0)),
    height = Math.round(Math.max(cell.height * zoom, labelled ? 26 : 0));
  for (const [name, value] of Object.entries({ width, height, head, title, heads,
    gap })) box.style.setProperty(`--${name}`, `${value}px`);
  box.dataset.labels = option('cells') === 'colours' ? 'none' : labelsFor(width, height);
  box.classList.toggle('tiny', width < 13 || height < 11);
}

function labelsFor(width, height) {
  if (width >= 27 && height >= 25) return 'lines';
  if (width >= 35 && height >= 13) return 'line';
  return width >= 13 && height >= 11 ? 'short' : 'none';
}

/** Scrolls the picture so that a cell stands in its middle. */
function centre(box, td) {
  const at = td.getBoundingClientRect(), place = box.getBoundingClientRect();
  box.scrollBy(at.left - place.left - box.clientWidth / 2, at.top - place.top - box.clientHeight / 2);
}

// ---- Zoom and pan -------------------------------------------------------------------------------

/** Zooms by a factor; the point stays where it is. */
function zoomBy(box, factor, point = { x: box.clientWidth / 2, y: box.clientHeight / 2 }) {
  const now = Number(option('zoom', '1')) || 1;
  const next = factor === 0 ? 1 : Math.min(ZOOM.most, Math.max(ZOOM.least, now * factor));
  const at = { x: (box.scrollLeft + point.x) / box.scrollWidth, y: (box.scrollTop + point.y) / box.scrollHeight };
  setOption('zoom', String(Number(next.toFixed(2))), '1');
  fitProduct(box);
  box.scrollTo(at.x * box.scrollWidth - point.x, at.y * box.scrollHeight - point.y);
  byId('zoom').textContent = zoomText();
}

const zoomText = () => `${Math.round(100 * (Number(option('zoom', '1')) || 1))} %`;

function zoomControls(box) {
  const button = (text, label, factor) =>
    element('button', { type: 'button', 'aria-label': label, onclick: () => zoomBy(box, factor) }, text);
  zoomAndPan(box);
  return element('span', { class: 'zoom', role: 'group', 'aria-label': 'zoom' },
    button('−', 'smaller', 1 / ZOOM.step),
    element('output', { id: 'zoom' }, zoomText()), button('+', 'larger', ZOOM.step), button('Fit', 'Fit all of it', 0));
}

/** Ctrl and the wheel zoom, + and - too; what is larger than its place is dragged. */
function zoomAndPan(box) {
  box.addEventListener('wheel', event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { left, top } = box.getBoundingClientRect();
    zoomBy(box, event.deltaY < 0 ? ZOOM.step : 1 / ZOOM.step, { x: event.clientX - left, y: event.clientY - top });
  }, { passive: false });
  box.addEventListener('keydown', event => {
    const factor = { '+': ZOOM.step, '=': ZOOM.step, '-': 1 / ZOOM.step, 0: 0 }[event.key];
    if (factor === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    zoomBy(box, factor);
    document.activeElement.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  box.addEventListener('pointerdown',
    event => { if (event.pointerType === 'mouse' && event.button === 0) dragFrom(box, event); });
}
addEventListener('resize', () => { if (byId('product')) fitProduct(byId('product')); });

const DRAG = 5; // pixels that are not yet a drag

function dragFrom(box, start) {
  const from = { x: box.scrollLeft, y: box.scrollTop };
  let dragged = false;
  const move = event => {
    const x = event.clientX - start.clientX, y = event.clientY - start.clientY;
    dragged ||= Math.hypot(x, y) > DRAG;
    if (dragged) box.scrollTo(from.x - x, from.y - y);
  };
  const end = () => {
    removeEventListener('pointermove', move);
    if (dragged) box.addEventListener('click', event => event.stopPropagation(), { capture: true, once: true });
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end, { once: true });
}

// ---- Walking ------------------------------------------------------------------------------------

/** The cell that a key leads to from the last one of a table: in the table beside it. */
function cellAcross(td, key) {
  const picture = td.closest('.picture'), own = td.closest('table');
  if (!picture) return null;
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight', forward = key === 'ArrowRight' || key === 'ArrowDown';
  const band = (sideways ? [...LEFT, 'd', 'c'] : [...ABOVE, 'd'])
    .flatMap(name => [...picture.querySelectorAll(`[data-place="${name}"] table`)]);
  const next = /^Arrow/.test(key) && band.includes(own) && band[band.indexOf(own) + (forward ? 1 : -1)];
  if (!next) return null;
  const row = sideways ? next.tBodies[0].rows[td.parentElement.sectionRowIndex]
    : next.tBodies[0].rows[forward ? 0 : next.tBodies[0].rows.length - 1];
  const cell = row?.cells[sideways ? forward ? 1 : row.cells.length - 1 : td.cellIndex];
  return cell?.matches('td[data-at]') ? cell : null;
}
