// SPDX-License-Identifier: MIT
// Banks: which lane gives which address, which banks that needs, where phases conflict, and what removes it.

const ADDRESSED = 'ldmatrix.sync.aligned.m8n8.x4.b16';

/** Arguments of `banks` for what stands in the fields; addresses come as a file. */
function bankArgs(...more) {
  const where = option('address') ? ['--address', '-']
    : ['--pitch', option('pitch', '128'), '--offset', option('offset', '0')];
  return ['banks', state.insn, ...where, ...(option('swizzle') ? ['--swizzle', option('swizzle')] : []), ...more];
}
const askBanks = (...more) => ask(bankArgs(...more), option('address').replaceAll(/[\s,]+/g, '\n'));

/** A row of the picture: 32 banks, those that the lane needs coloured, with how many words meet there. */
function bankRow({ lane, banks, ways, phase, address }) {
  const cells = Array.from({ length: 32 }, (unused, bank) => {
    const used = bank >= banks.first && bank <= banks.last;
    return element('td', used
      ? { class: ways > 1 ? 'bank conflict' : 'bank', style: `--hue:${lane % 8 * 45};--shade:0` } : { class: 'free' },
      used ? String(ways) : '');
  });
  return element('tr', {}, element('th', { scope: 'row' }, `T${lane}`), element('td', {}, String(address)),
    element('td', {}, String(phase)), element('td', {}, String(ways)), cells);
}

function bankTable(rows) {
  const heads = ['lane', 'address', 'phase', 'ways', ...Array.from({ length: 32 }, (unused, bank) => bank)];
  const title = 'Banks that the row of each lane needs';
  const body = rows.map(row => {
    const made = bankRow(row);
    if (row.lane > 0 && rows.find(one => one.lane === row.lane - 1)?.phase !== row.phase) made.classList.add('phase');
    return made;
  });
  return scroller(title, element('table', { class: 'banks' }, element('caption', {}, title),
    element('thead', {}, element('tr', {}, heads.map(head => element('th', { scope: 'col' }, String(head))))),
    element('tbody', {}, body)));
}

/** Whether the command looks for a cure: not of addresses lane by lane, and not beside a swizzle. */
const isSearched = () => !option('address') && !option('swizzle');

/** What removes the conflicts, each with a button that takes it. */
function remedies(take) {
  if (!isSearched()) return '';
  const answer = askBanks('--search', '--json');
  if (answer.status !== 0) return refusal(answer);
  const found = JSON.parse(answer.stdout);
  return found.length === 0 ? '' : element('p', { id: 'remedies' }, 'Without conflicts: ',
    found.map(({ remedy, swizzle, padding, pitch }) => remedy === 'swizzle'
    ? element('button', { type: 'button', onclick: () => take('swizzle', swizzle) }, `Swizzle<${swizzle}>`)
    : element('button', { type: 'button', onclick: () => take('pitch', String(pitch)) },
      `${padding} bytes of padding, pitch ${pitch}`)));
}

function drawBanks(result, redraw) {
  const answer = askBanks('--json');
  if (answer.status === 2) return result.replaceChildren(refusal(answer), shellLine(bankArgs()));
  const rows = JSON.parse(answer.stdout);
  const worst = Math.max(...rows.map(row => row.ways));
  const take = (name, value) => {
    setOption(name, value);
    if (name === 'pitch') setOption('swizzle', '');
    redraw();
    byId('worst').focus();
  };
  result.replaceChildren(element('p', { id: 'worst', tabindex: '-1', class: worst > 1 ? 'differs' : null }, worst > 1
    ? `${worst}-way conflicts` : 'no conflicts'),
    remedies(take), bankTable(rows), shellLine(bankArgs(...(isSearched() ? ['--search'] : []))));
}

const BANK_RANGES = { pitch: { min: 16, max: 512 },
  offset: { min: 0, max: 128 } }; // bytes; a row begins at a multiple of ROW_STEP
const ROW_STEP = 16;

/** A field, and beside it a slider for the same number. */
function dragged(name, made, usual, take) {
  const input = made.querySelector('input');
  const slider = element('input',
    { type: 'range', ...BANK_RANGES[name], step: ROW_STEP, value: option(name, usual), 'aria-label': `drag the ${name}`,
      'data-drag': name,
    oninput: () => {
      input.value = slider.value;
      take(name, slider.value, usual);
    } });
  input.addEventListener('input', () => { slider.value = input.value; });
  return element('span', { class: 'dragged' }, made, slider);
}

const banksPanel = {
  id: 'banks',
  title: 'Banks',
  lacks: about => about.addresses ? '' : 'takes no addresses of rows: only ldmatrix and stmatrix do',
  example: () => ADDRESSED,
  draw(root) {
    root.replaceChildren();
    const result = element('div', { id: 'result' });
    const redraw = () => banksPanel.draw(root);
    const take = (name, value, usual) => {
      setOption(name, value, usual);
      drawBanks(result, redraw);
    };
    const one = (name, text, usual, size) => field(text, option(name, usual), value => take(name, value, usual),
      { size, 'data-option': name });
    root.append(element('div', { class: 'controls' },
      dragged('pitch', one('pitch', 'Pitch in bytes', '128', 6), '128', take),
      dragged('offset', one('offset', 'Offset', '0', 6), '0', take), one('swizzle', 'Swizzle B,M,S', '', 8),
      one('address', 'or the address of every lane', '', 30)),
      element('div', { class: 'operands' }, result, memoryNotes()));
    drawBanks(result, redraw);
  },
};
