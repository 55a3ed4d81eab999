// SPDX-License-Identifier: MIT
// Reuse: D as A or B of the next instruction: as it stands, with rows of B in another order, or by shuffles.

/** Parts of the text: its head, and one for A and B. */
const partsOf = text => text.trimEnd().split('\n\n');

/** Which element of which lane's D each element becomes; what comes from another lane is marked. */
function movesTable(operand, rows) {
  const elements = [...new Set(rows.map(row => row.element))].sort((x, y) => x - y);
  const several = rows.some(row => row.tile > 0), severalFrom = rows.some(row => row.from_tile > 0);
  const tiles = grouped(rows, row => row.tile);
  return tiles.map(([tile, inTile]) => {
    const body = grouped(inTile, row => row.register.lane).map(([lane, inLane]) => {
      const by = new Map(inLane.map(row => [row.element, row]));
      return [`T${lane}`, ...elements.map(index => {
        const { from_register: from, from_tile: tileOfD, from_element: number } = by.get(index);
        return element('td', { class: from.lane === lane ? null : 'differs' },
          `${from.lane === lane ? '' : `T${from.lane}:`}${severalFrom ? `D${tileOfD}.` : ''}d${number}`);
      })];
    });
    const title = `${operand.toUpperCase()}${several ? tile : ''}, lane by lane; other lanes' are marked`;
    return table(title, ['lane', ...elements.map(index => `${operand}${index}`)], body, { rowHeads: true });
  });
}

function drawReuse(result) {
  const args = ['reuse', state.insn, option('to', state.insn)];
  const answer = ask(args);
  if (answer.stdout === '') return result.replaceChildren(refusal(answer), shellLine(args));
  const [head, ...parts] = partsOf(answer.stdout);
  const rows = JSON.parse(ask([...args, '--json']).stdout);
  result.replaceChildren(element('pre', { class: 'plain', tabindex: '0', 'aria-label': 'from and to' }, head),
    shellLine(args), ...parts.map(part => {
    const [title, ...lines] = part.split('\n');
    const operand = /^as ([AB])/.exec(title)?.[1].toLowerCase();
    const moves = rows.filter(row => row.operand === operand && row.register);
    const isRow = line => /^ *(lane|\d+) {2}/.test(line); // of the table below; the line that leads to it is not needed
    const told = lines.filter((line, i) => !isRow(line) && !isRow(lines[i + 1] ?? ''));
    return element('section', {}, element('h2', {}, title),
      element('pre', { class: 'plain', tabindex: '0', 'aria-label': title }, told.join('\n')),
      moves.length > 0 ? element('details', { open: /shuffles/.test(title) }, element('summary', {}, 'Lane by lane'),
        movesTable(operand, moves)) : null);
  }));
}

const reusePanel = {
  id: 'reuse',
  title: 'Reuse',
  lacks: about => about.a?.type && about.c?.type && about.d?.type ? '' : 'has no D that another instruction could take',
  example: first,
  draw(root) {
    const result = element('div', { id: 'result' });
    const names = ask(['list', '--family', 'mma']).stdout.split('\n').filter(Boolean)
      .map(value => element('option', { value }));
    const next = field('The next instruction', option('to', state.insn), value => {
      setOption('to', value, state.insn);
      drawReuse(result);
    }, { size: 60, list: 'next', 'data-option': 'to' });
    root.append(next, element('datalist', { id: 'next' }, names), result);
    drawReuse(result);
  },
};
