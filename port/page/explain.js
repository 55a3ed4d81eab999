// SPDX-License-Identifier: MIT
// What is told of one element: the formula with its numbers, where it stands, C for it, what it is computed from.

/** Steps of the formula; null where the command has none. */
const stepsOf = at => askJson(['explain', state.insn, at.operand, String(at.lane), String(at.element), ...withArith()]);

/** Row and column as C computes them from `lane`; steps are those of one element, whose branch they have taken. */
function expression(at) {
  const steps = stepsOf(at);
  if (!steps) return null;
  const lines = steps.filter(step => step.name !== '%laneid')
    .map(step => `${step.name} = ${step.formula === null ? step.value : step.formula.replaceAll('%laneid', 'lane')}`);
  return `const int ${lines.join(', ')};`;
}

function copyExpression(at) {
  const text = expression(at);
  if (text) copy(text, `C for ${at.operand}${at.element}`);
}

/** Where the formula stands and how sure it is. */
function sourceOf(operand) {
  const parts = [['source', ''], ['note', 'note: '], ['evidence', 'evidence: ']];
  return parts.map(([key, before]) => [shown[operand]?.[key], before]).filter(([text]) => text)
    .map(([text, before]) => element('p', { class: 'source' }, before + text));
}

/** Bits of a register, and where the number has not all of them those of both, as the command prints them. */
function bitsOf(register) {
  const span = (bit, width) => width === 1 ? String(bit) : `${bit + width - 1}:${bit}`;
  const all = span(register.bit, register.width), number = span(register.number_bit, register.number_width);
  return number === all ? all : `${number} of ${all}`;
}

/** Operands and registers that an element of D is computed from. */
function feedsBox(at) {
  const feeds = feedsOf(at);
  if (feeds.length === 0) return null;
  const rows = feeds.map(cell => [cell.operand, `[${cell.place.row}][${cell.place.column}]`,
    cell.k.first === null ? '' : cell.k.first === cell.k.last ? String(cell.k.first)
    : `${cell.k.first}..${cell.k.last}`,
    `T${cell.register.lane} ${cell.operand}${cell.element}`, `${cell.register.register}, ${bitsOf(cell.register)}`]);
  return element('details', {},
    element('summary', {}, `${feeds.length} elements feed D[${at.place.row}][${at.place.column}]`),
    table('What feeds it', ['operand', 'place', 'k', 'element', 'register, bits'], rows));
}

/** Tells of an element: passing over it, or for good. */
function explain(at, tell = fillDetail) {
  if (!at) {
    return tell('', element('p', {},
      'Point at a cell, or walk through a table with Tab and the arrow keys. A click or Enter keeps the '
      + 'cell in the address of this page; the button Copy C copies C for its row and column.'));
  }
  const args = ['explain', state.insn, at.operand, String(at.lane), String(at.element), ...withArith()];
  const answer = ask(args);
  const [first] = answer.stdout.split('\n');
  const steps = stepsOf(at);
  const rows = (steps ?? [])
    .map(step => [step.name, String(step.value),
      [step.with_numbers === step.formula ? step.formula : [step.formula, step.with_numbers].filter(Boolean)
        .join(' = '), step.holds].filter(Boolean).join('\n')]);
  tell(`${at.operand}${at.element} of lane ${at.lane}: row ${at.place.row}, column ${at.place.column}`,
    element('p', {}, first.replace(/ in \S+$/, '')), sumBox(at),
    steps ? table('The formula', ['name', 'value', 'formula'], rows, { class: 'list lines' }) : refusal(answer),
    sourceOf(at.operand),
    steps && element('p', {}, element('code', { class: 'expression' }, expression(at)), ' ',
      element('button', { type: 'button', onclick: () => copyExpression(at) }, 'Copy C')),
    feedsBox(at), shellLine(args));
}

/** Of instructions that move matrices: who gives addresses. */
function memoryNotes() {
  const rows = ['addresses', 'other_addresses', 'row', 'result'].filter(key => shown[key])
    .map(key => [key.replace('_', ' '), shown[key]]);
  return rows.length > 0 ? table('In memory', ['what', 'how'], rows, { rowHeads: true, class: 'list lines' }) : '';
}

/** mac16 has no fragments; its operand is a word of 64 bits. */
function drawWithoutLayout(root) {
  const result = element('div', {});
  const decode = text => {
    setOption('word', text, '0x0');
    const answer = ask(['mac16', text, '--json']);
    result.replaceChildren(answer.status === 0
      ? table('The operand', ['field', 'value', 'meaning'],
        JSON.parse(answer.stdout).map(one => [one.field, String(one.value), one.meaning]), { rowHeads: true })
      : refusal(answer), shellLine(['mac16', text]));
  };
  root.append(element('p', {}, `${shown.name} has no fragments. ${shown.document ?? ''}`),
    field('Operand of 64 bits', option('word', '0x0'), decode), result);
  decode(option('word', '0x0'));
}
