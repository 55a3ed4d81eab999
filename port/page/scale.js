// SPDX-License-Identifier: MIT
// Block scale: which byte of which thread scales which elements, for the chosen byte-id and thread-id.

const SCALED = 'mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0';

function scaleArgs(row, column) {
  const chosen = ['a', 'b'].flatMap(name => [`--select-${name}`, `${option(`byte_${name}`, '0')},${option(`thread_${name}`, '0')}`]);
  return ['inputs', state.insn, String(row), String(column), ...chosen];
}

/** The scale factors of a row of A, or of a column of B: what the command says feeds an element of D there. */
function factorsOf(name, number) {
  const args = name === 'a' ? scaleArgs(number, 0) : scaleArgs(0, number);
  const rows = askJson(args);
  return rows ? rows.filter(cell => cell.operand === `scale_${name}`) : ask(args);
}

function factorCell(cell) {
  const byte = cell.register.bit >> 3;
  return element('td', { class: 'factor', style: `--hue:${(cell.register.lane >> 2) * 45};--shade:${cell.register.lane & 3}` }, `T${cell.register.lane} byte ${byte}`);
}

function factorTable(name) {
  const count = Number(name === 'a' ? shown.a?.rows : shown.b?.columns);
  const rows = Array.from({ length: count }, (unused, number) => factorsOf(name, number));
  if (!Array.isArray(rows[0])) return refusal(rows[0]);
  const blocks = rows[0].map(cell => `k ${cell.k.first} to ${cell.k.last}`);
  const title = name === 'a' ? 'Scale factors of A, row by row' : 'Scale factors of B, column by column';
  return table(title, [name === 'a' ? 'row' : 'column', ...blocks], rows.map((cells, number) => [String(number), ...cells.map(factorCell)]),
    { rowHeads: true, class: 'list factors' });
}

const scalePanel = {
  id: 'scale',
  title: 'Block scale',
  draw(root) {
    if (!shown.scale_a?.type) return root.append(element('p', {}, `${shown.name} has no scale factors. One that has: `, opener(SCALED)));
    const tables = element('div', { class: 'operands' });
    const redraw = () => tables.replaceChildren(...['a', 'b'].map(name => element('section', { class: 'operand', 'aria-label': `scale factors of ${name}` }, factorTable(name))));
    const choice = (name, text) => select(text, ['0', '1', '2', '3'], option(name, '0'), value => {
      setOption(name, value, '0');
      redraw();
    });
    root.append(element('div', { class: 'controls' }, choice('byte_a', 'A: byte-id'), choice('thread_a', 'A: thread-id'), choice('byte_b', 'B: byte-id'),
      choice('thread_b', 'B: thread-id')), tables, shellLine(scaleArgs(0, 0)));
    redraw();
  },
};
