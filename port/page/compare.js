// SPDX-License-Identifier: MIT
// Compare: two instructions side by side, lines of `show` and cells of `layout` that differ; or two chips (chips.js).

const NEAR = 8; // instructions proposed
const COMPARED_BARE = 32; // columns; beyond them cells show marks alone

/** How unlike two names are: words that one has and the other has not; more words weigh more than other ones. */
function distance(one, other) {
  const left = one.split('.'), right = other.split('.');
  const only = (words, others) => words.filter(word => !others.includes(word)).length;
  return only(left, right) + only(right, left) + 2 * Math.abs(left.length - right.length);
}

/** The instructions whose names are most like this one. */
function nearOnes(name) {
  const names = ask(['list']).stdout.split('\n').filter(one => one && one !== name);
  return names.map(one => [distance(name, one), one]).sort(([x], [y]) => x - y).slice(0, NEAR).map(([, one]) => one);
}

/** What `show` says of what was typed, or what the command says instead. */
function namedBy(text) {
  const answer = ask(['show', '--json', '--', text]);
  return { answer, about: answer.status === 0 ? JSON.parse(answer.stdout) : null };
}

/** What `show` prints, line by line: [label, text]; a text may go on in lines without a label. */
function showLines(name) {
  const lines = ask(['show', name]).stdout.trimEnd().split('\n');
  const at = lines[0].indexOf(name), told = [];
  for (const line of lines) {
    const label = line.slice(0, at).trim(), text = line.slice(at);
    if (label) told.push([label, text]);
    else told.at(-1)[1] += `\n${text}`;
  }
  return new Map(told);
}

const SELF = ['name', 'id']; // always different, and known

/** The lines of `show` that are not the same. */
function linesTable(one, other) {
  const left = showLines(one), right = showLines(other);
  const labels = [...new Set([...left.keys(), ...right.keys()])].filter(label => !SELF.includes(label));
  const differing = labels.filter(label => left.get(label) !== right.get(label));
  const rows = differing.map(label => [label, left.get(label) ?? '', right.get(label) ?? '']);
  const shell = shellDiff(['show', one], ['show', other]);
  if (rows.length === 0) return [element('p', {}, `All ${labels.length} lines of show are the same.`), shell];
  const made = table(`${rows.length} of ${labels.length} lines of show differ`, ['', 'this one', 'the other'], rows,
    { rowHeads: true, class: 'list lines compared' });
  return [element('details', { open: matchMedia('(min-width: 40rem)').matches }, // on a phone the cells come first
    element('summary', {}, 'Lines of show that differ'), made, shell)];
}

/** The lines of two commands that differ, in a shell. */
const shellDiff = (one, other) => element('p', { class: 'shell' }, 'In a shell: ',
  element('code', {}, `diff <(${quoted(one)}) <(${quoted(other)})`));

// ---- Fragments ----------------------------------------------------------------------------------

const layoutArgs = (name, operand) => ['layout', name, operand, ...withArith()];

/** The first and the last bit of a place in its register. */
const bitSpan = ({ bit, width }) => width === 1 ? String(bit) : `${bit + width - 1}:${bit}`;
const holderText = ({ register }) => `T${register.lane} r${register.register} ${bitSpan(register)}`;

/** Who holds each place of an operand, by places; null where the command refuses. */
function holdersOf(name, operand) {
  const cells = askJson(layoutArgs(name, operand));
  if (!cells) return null;
  const holders = new Map();
  for (const cell of cells) addTo(holders, placeKey(cell.place), cell);
  return holders;
}

/** How a place differs from the same one of the other: 'same', 'other' or 'only'. */
function differenceAt(key, holders, others) {
  if (!others.has(key)) return 'only';
  const text = cells => cells.map(holderText).sort().join();
  return text(holders.get(key)) === text(others.get(key)) ? 'same' : 'other';
}
const MARKS = { same: '', other: '≠', only: '+' };

function comparedCell(key, holders, others) {
  const cells = holders.get(key);
  if (!cells) return '<td></td>';
  const { lane, register, bit } = cells[0].register, kind = differenceAt(key, holders, others);
  const held = `<span>${MARKS[kind]}T${lane} <b>r${register}.${bit}</b></span>`;
  return `<td tabindex="-1" data-place="${key}" class="${kind}">${held}</td>`;
}

/** A table for each matrix of an operand, with what differs from the other's marked. */
function comparedTables(name, operand, holders, others) {
  const matrices = grouped([...holders.values()].map(cells => cells[0].place), place => place.matrix);
  return matrices.map(([matrix, places]) => {
    const sorted = of => [...new Set(places.map(of))].sort((x, y) => x - y);
    const rows = sorted(place => place.row), columns = sorted(place => place.column);
    const cells = row => columns.map(column => comparedCell(placeKey({ matrix, row, column }), holders, others));
    const body = rows.map(row => `<tr><th scope="row">${row}</th>${cells(row).join('')}</tr>`);
    const heads = ['row', ...columns].map(head => `<th scope="col">${head}</th>`);
    const title = `${operand.toUpperCase()}${matrices.length > 1 ? ` ${matrix}` : ''} of ${name}`;
    const made = element('table',
      { class: columns.length > COMPARED_BARE ? 'compared-cells bare-cells' : 'compared-cells' });
    made.innerHTML = `<caption>${escaped(title)}</caption><thead><tr>${heads.join('')}</tr></thead>`
      + `<tbody>${body.join('')}</tbody>`;
    const first = made.querySelector('td[data-place]');
    if (first) first.tabIndex = 0;
    return scroller(title, made);
  });
}

/** "12 of 256 places differ, 128 are in one only". */
function countText(left, right) {
  const kinds = [...left.keys()].map(key => differenceAt(key, left, right));
  const count = kind => kinds.filter(one => one === kind).length;
  const only = count('only') + [...right.keys()].filter(key => !left.has(key)).length;
  const both = kinds.length - count('only');
  return `${count('other')} of ${both} places that both have are held otherwise (≠)`
    + (only > 0 ? `; ${only} places are in one only (+)` : '');
}

/** Lights a place up in both, and says who holds it. */
function lookAtPlace(root, key, sides) {
  for (const td of root.querySelectorAll('td.at')) td.classList.remove('at');
  for (const td of root.querySelectorAll(`td[data-place="${key}"]`)) td.classList.add('at');
  const [matrix, row, column] = key.split(',');
  const held = sides.map(holders => holders.get(key)?.map(holderText).join(', ') ?? 'no such place');
  root.querySelector('.held').textContent =
    `${Number(matrix) ? `matrix ${matrix}, ` : ''}row ${row}, column ${column}: ${held[0]} beside ${held[1]}`;
}

function fragmentsBox(names, operand) {
  const sides = names.map(name => holdersOf(name, operand));
  const wrong = sides.findIndex(side => !side);
  if (wrong >= 0) return refusal(ask(layoutArgs(names[wrong], operand)));
  const [left, right] = sides;
  const box = element('div', {}, element('p', { id: 'count' }, countText(left, right)),
    element('p', { class: 'held', 'aria-live': 'polite' }, 'Point at a place, or walk with the arrow keys.'),
    element('div', { class: 'operands' },
      element('section', { class: 'operand', 'aria-label': 'this one' },
        comparedTables(names[0], operand, left, right)),
      element('section', { class: 'operand', 'aria-label': 'the other' },
        comparedTables(names[1], operand, right, left))),
    shellDiff(layoutArgs(names[0], operand), layoutArgs(names[1], operand)));
  const look = event => {
    const td = event.target.closest('td[data-place]');
    if (td) lookAtPlace(box, td.dataset.place, sides);
  };
  box.addEventListener('pointerover', look);
  box.addEventListener('focusin', look);
  box.addEventListener('keydown', walkGrid);
  return box;
}

/** Both instructions, by the operands that they share. */
function drawPair(result, about, redraw) {
  const other = about.name;
  const operands = operandsOf(shown).filter(operand => about[operand]?.type);
  const operand = choiceOf('of', operands, operands[0]);
  const choice = operands.length > 0 && select('Operand', operands, operand, value => {
    setOption('of', value, operands[0]);
    redraw();
    result.querySelector('select').focus();
  });
  result.replaceChildren(...choice
    ? [element('div', { class: 'controls' }, choice), fragmentsBox([shown.name, other], operand)]
    : [element('p', {}, 'They have no operand in common.')], ...linesTable(shown.name, other));
}

/** Opens what was typed beside the instruction, or says why there is none and what there is. */
function drawOther(result, text) {
  const { about, answer } = namedBy(text);
  if (about) return drawPair(result, about, () => drawOther(result, text));
  const known = ask(['list', '--', text]);
  const matching = known.status === 0 ? known.stdout.split('\n').filter(Boolean).slice(0, NEAR) : [];
  result.replaceChildren(element('p', { class: 'refusal' }, complaint(answer).split('\n')[0]), proposals(matching));
}

/** What tells a name from another: its words from the first to the last that are not the same. */
function unlike(name, other) {
  const words = name.split('.'), others = other.split('.');
  const first = words.findIndex((word, i) => word !== others[i]);
  const last = words.findLastIndex((word, i) => word !== others[i + others.length - words.length]);
  return first < 0 || last < first ? name : words.slice(first, last + 1).join('.');
}

const proposals = names => element('p', { class: 'proposals' }, 'Such as', names.map(name =>
  element('a', { href: hashOfState({ options: { ...state.options, with: name } }), title: name },
    unlike(name, shown.name))));

function drawInstructions(root) {
  const near = nearOnes(shown.name), result = element('div', { id: 'result' });
  const input = field('The other instruction', option('with', near[0]), value => {
    setOption('with', value, near[0]);
    drawOther(result, value);
  }, { size: 60, list: 'near', 'data-option': 'with' });
  root.append(element('div', { class: 'controls' }, input,
    element('datalist', { id: 'near' }, near.map(value => element('option', { value })))),
    proposals(near), result);
  drawOther(result, option('with', near[0]));
}

const KINDS = [['instructions', 'Two instructions'], ['chips', 'Two chips']];

const comparePanel = {
  id: 'compare',
  title: 'Compare',
  lacks: about => operandsOf(about).length > 0 ? '' : 'has no fragments, and no other chip computes it',
  example: first,
  draw(root) {
    const kinds = KINDS.map(([kind]) => kind), kind = choiceOf('kind', kinds, kinds[0]);
    const body = element('div', {});
    const take = value => {
      setOption('kind', value, kinds[0]);
      drawPanel();
      byId('main').querySelector('[aria-pressed=true]').focus();
    };
    root.append(element('div', { class: 'buttons' }, KINDS.map(([value, text]) =>
      element('button', { type: 'button', 'aria-pressed': String(value === kind), onclick: () => take(value) }, text))),
        body);
    if (kind === 'chips') drawTwoChips(body);
    else drawInstructions(body);
  },
};
