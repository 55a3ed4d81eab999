// SPDX-License-Identifier: MIT
// Sums on one grid: what `dot --explain` draws of up to four arithmetics, all on the same columns of bits.

const SUMS_MOST = 4;
const GRID_MOST = 200; // columns; numbers that are farther apart are not drawn
const RULED = 8; // a weight is written at each of these columns

/** The arithmetics on the grid: those of the address, the chosen one, or the exact one and the first that differs. */
function gridAriths(rows) {
  const kept = option('grid').split(';').filter(Boolean).slice(0, SUMS_MOST);
  if (kept.length > 0) return kept;
  const chosen = profileOf(state.arith), differing = rows.find(row => row.pattern !== rows[0].pattern)?.arithmetic;
  return [...new Set([rows[0].arithmetic, chosen || differing, ownArith()].filter(Boolean))];
}

/** A term of the drawing: sign and bits from `high` down, those that fell off, its value. */
function termOf(line, high) {
  const [, name, rest] = /^ {2}(sum so far|node \d+|\S+) +(.*)$/.exec(line);
  const [, sign = '', bits = '', lost = '', value] = (high !== null
    && /^([+-])([.01]+)(?: \| ([.01]+))? {2}(.*)$/.exec(rest)) || [, , , , rest];
  const more = lost.endsWith('..'); // the last bit that is drawn is a one, or there are more
  return { name, sign, high, bits, lost: more ? lost.slice(0, -2) : lost, more, value };
}

/** The steps of one drawing: [{ head, terms, result }]. */
function stepsOfSum(lines) {
  const steps = [];
  let high = null;
  for (const line of lines) {
    const ruler = /^ +2\^(-?\d+) +2\^-?\d+$/.exec(line);
    if (/^\S/.test(line)) {
      steps.push({ head: line, terms: [], result: '' });
      high = null;
    } else if (ruler) {
      high = Number(ruler[1]);
    } else if (line.startsWith('  result ')) {
      steps.at(-1).result = line.replace(/^ {2}result +/, '');
    } else {
      steps.at(-1).terms.push(termOf(line, high));
    }
  }
  return steps;
}

/** Whether a step leaves the sum as the one before it has made it. */
function addsNothing({ terms, result }, before) {
  const pattern = text => /\((0x\w+)\)/.exec(text)?.[1];
  return before !== undefined && terms.every(term => ['sum so far', 'sum'].includes(term.name) && !term.lost)
    && (!result || pattern(result) === pattern(before.result));
}

/** The drawing of each arithmetic, from the text of --explain. */
function drawings(text) {
  const [, ...parts] = text.trimEnd().split('\n\n');
  return parts.map(part => {
    const [name, ...lines] = part.split('\n');
    return { name, lines, steps: stepsOfSum(lines) };
  });
}

/** Sign and bits of a number that the command has printed as a hexadecimal float; no bits of zero, inf and nan. */
function bitsOfFloat(text) {
  const [, sign, whole, fraction = '', exponent] = /^(-?)0x([01])(?:\.([0-9a-f]+))?p([+-]?\d+)$/.exec(text) ?? [];
  const digits = [...fraction].map(digit => parseInt(digit, 16).toString(2).padStart(4, '0'));
  const bits = `${whole}${digits.join('')}`.replace(/0+$/, '');
  return exponent === undefined || !bits.includes('1') ? { sign: '', high: 0, bits: '' }
    : { sign: sign || '+', high: Number(exponent), bits };
}

// ---- The grid -----------------------------------------------------------------------------------

/** The columns that all terms and results need; null where they would be too many. */
function columnsOf(drawn, results) {
  const all = [...drawn.flatMap(({ steps }) => steps.flatMap(step => step.terms)), ...results].filter(one => one.bits);
  const high = Math.max(...all.map(one => one.high)),
    low = Math.min(...all.map(one => one.high - one.bits.length - (one.lost?.length ?? 0) + 1));
  return all.length === 0 || high - low >= GRID_MOST ? null : { high, low };
}

const blanks = count => ' '.repeat(Math.max(0, count));

/** A term on the grid: its bits under their weights, and behind the bar what fell off. */
function gridRow(term, columns) {
  const { sign, high, bits, lost, more } = term;
  const cell = element('td', { class: 'bits' }, ...(columns && bits ? [sign + blanks(columns.high - high) + bits,
    lost ? element('mark', {}, lost) : null, more ? ' …' : null] : []));
  return element('tr', {}, element('th', { scope: 'row' }, term.name), cell, element('td', {}, term.value));
}

/** Weights of the columns. */
function rulerText({ high, low }) {
  let text = ' ';
  for (let place = high; place >= low; place--) {
    const column = high - place + 1;
    if (place % RULED === 0 && text.length <= column) text += `${blanks(column - text.length)}2^${place}`;
  }
  return text;
}

/** The rows of one arithmetic: every step that changes the sum. */
function sumRows({ name, steps }, columns, value) {
  const working = steps.filter((step, i) => !addsNothing(step, steps[i - 1])), idle = steps.length - working.length;
  const wide = (text, className) => element('tr', { class: className }, element('td', { colspan: '3' }, text));
  return element('tbody', { 'data-sum': name },
    element('tr', { class: 'name' }, element('th', { scope: 'rowgroup', colspan: '3' }, `${name}: ${value}`)),
    working.flatMap(step => [wide(step.head, 'head'), ...step.terms.map(term => gridRow(term, columns)),
      step.result ? element('tr', {}, element('th', { scope: 'row' }, 'result'),
        element('td', { colspan: '2' }, step.result)) : null]),
    idle > 0 ? wide(`${idle} further ${idle === 1 ? 'step adds' : 'steps add'} nothing`, 'head') : null);
}

/** D of each arithmetic below each other; bits that are not those of the first are marked. */
function resultRows(results, columns) {
  const bitAt = ({ high, bits }, place) => !bits || place > high ? '.' : bits[high - place] ?? '0';
  const drawn = results.filter(one => one.bits), low = Math.min(...drawn.map(one => one.high - one.bits.length + 1));
  const top = Math.max(...drawn.map(one => one.high));
  const places = columns && drawn.length > 0 ? Array.from({ length: top - low + 1 }, (unused, i) => top - i) : [];
  const same = (one, place) => bitAt(one, place).replace('.', '0') === bitAt(results[0], place).replace('.', '0');
  return element('tbody', { 'data-sum': 'D' },
    element('tr', { class: 'name' }, element('th', { scope: 'rowgroup', colspan: '3' }, 'D, below each other')),
    results.map(one => element('tr', {}, element('th', { scope: 'row' }, one.name),
      element('td', { class: 'bits' }, places.length > 0
        ? [(one.sign || ' ') + blanks(columns.high - top), ...places.map(place =>
        same(one, place) ? bitAt(one, place) : element('b', { class: 'parts' }, bitAt(one, place)))] : ''),
      element('td', {}, `${one.value} (${one.pattern})`))));
}

/** The sums of a text of --explain on one grid; results are [{ name, value, pattern, sign, high, bits }]. */
function sumGrid(drawn, results) {
  const columns = columnsOf(drawn, results), title = 'The sums on one grid';
  const ruled = columns && `--first:${1 + (columns.high % RULED + RULED) % RULED}ch;--ruled:${RULED}ch`;
  return scroller(title, element('table', { class: 'sum-grid', style: ruled }, element('caption', {}, title),
    element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'term'),
      element('th', { scope: 'col', class: 'bits' }, columns ? rulerText(columns) : 'bits'),
      element('th', { scope: 'col' }, 'value'))),
    drawn.map(one => sumRows(one, columns, results.find(result => result.name === one.name)?.value)),
    resultRows(results, columns)));
}

/** D of each arithmetic, as numbers and as bits. */
function gridResults(ariths) {
  const rows = askJson(dotArgs(ariths)), floats = askJson(dotArgs(ariths, '--hexfloat'));
  return rows.map((row, i) =>
    ({ name: row.arithmetic, value: row.value, pattern: row.pattern, ...bitsOfFloat(String(floats[i].value)) }));
}

// ---- Which arithmetics --------------------------------------------------------------------------

/** Buttons that take an arithmetic off the grid, and a field that puts another on it. */
function gridControls(ariths, redraw) {
  const keepGrid = list => {
    setOption('grid', list.join(';'), '');
    redraw();
    byId('sums').querySelector('input, button')?.focus();
  };
  const buttons = ariths.map(arith =>
    element('button', { type: 'button', class: 'taken', disabled: ariths.length === 1,
      'aria-label': `take ${arith} off the grid`,
    onclick: () => keepGrid(ariths.filter(one => one !== arith)) }, `${arith} ×`));
  if (ariths.length === SUMS_MOST) return element('div', { class: 'controls' }, 'On the grid:', buttons,
    `${SUMS_MOST} at most`);
  const add = arithField('add a chip or arithmetic', '', () => {}, { 'data-option': 'add', onchange: event => {
    const name = event.target.value.trim();
    if (name && !ariths.includes(name)) keepGrid([...ariths, name]);
  } });
  return element('div', { class: 'controls' }, 'On the grid:', buttons, add);
}

function drawSums(rows, root) {
  const ariths = gridAriths(rows), args = dotArgs(ariths, '--explain'), answer = ask(args);
  const redraw = () => drawSums(rows, root);
  const head = [element('h2', {}, 'The sum, bit by bit')];
  if (answer.status !== 0) {
    root.replaceChildren(...head, ...option('grid')
      ? [gridControls(ariths, redraw), refusal(answer)]
      : [element('p', {}, complaint(answer).replace(/^--explain: '.*?': it/, 'The command'))]);
    return;
  }
  root.replaceChildren(...head,
    element('p', {}, 'Every arithmetic on the same columns. Terms are aligned to the maximum exponent of a step; '
      + 'what stands behind a bar fell off.'),
    gridControls(ariths, redraw), sumGrid(drawings(answer.stdout), gridResults(ariths)), shellLine(args),
    element('details', { class: 'sum' }, element('summary', {}, 'As the shell draws them'),
      element('pre', { tabindex: '0', 'aria-label': 'the sums as the shell draws them' },
        answer.stdout.split('\n').flatMap(bitLine))));
}
