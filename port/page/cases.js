// SPDX-License-Identifier: MIT
// Whole cases: text vectors, pasted, loaded or drawn at random, computed under every arithmetic and compared.

const cases = { text: '', insn: '' };

/** The case under an arithmetic, its results filled in. */
const filled = arith => ask(['run', '--fill', '-'], cases.text.replace(/^arith .*$/gm, `arith ${arith}`));

/** Elements of D under an arithmetic that differ from those under the first. */
function differences(first, arith) {
  const label = text => text.replace(/^arith .*$/gm, `arith ${first}`); // results are compared, not the names
  const files = { 'first.vec': filled(first).stdout, 'second.vec': label(filled(arith).stdout) };
  return ask(['diff', 'first.vec', 'second.vec', '--count', '64', '--json'], '', files);
}

function drawCases(root) {
  const arithmetics = [...(shown.profiles ?? []), ...(ownArith() ? [ownArith()] : [])];
  const [first = 'exact', ...others] = arithmetics;
  const computed = filled(first);
  if (computed.status === 2) return root.replaceChildren(refusal(computed));
  root.replaceChildren(...others.map(arith => drawDifferences(first, arith)),
    element('details', {}, element('summary', {}, `The case with its results under ${first}`),
      element('pre', { tabindex: '0', 'aria-label': 'the case with its results' }, computed.stdout)));
}

function drawDifferences(first, arith) {
  const answer = differences(first, arith);
  if (answer.status === 2) return refusal(answer);
  const rows = JSON.parse(answer.stdout).filter(row => row.what === 'd');
  const heads = ['lane', 'register', 'element', 'row', 'column', 'A', 'B', 'ulp'];
  return element('details', {},
    element('summary', { class: rows.length > 0 ? 'differs' : null },
      `${arith}: ${rows.length} elements of D differ from ${first}`),
    table(`${first} (A) and ${arith} (B)`, heads, rows.map(row => heads.map(head => String(row[head.toLowerCase()])))));
}

function caseBox() {
  const result = element('div', { id: 'cases' });
  const input = element('textarea',
    { rows: '6', cols: '60', spellcheck: 'false', 'aria-label': 'text vectors', placeholder: 'mmavec 1 ...' });
  const take = text => {
    input.value = text;
    Object.assign(cases, { text, insn: state.insn });
    if (text.trim()) drawCases(result);
    else result.replaceChildren();
  };
  const draw = style => take(ask(['gen', state.insn, '--style', style, '--seed',
    String(1 + Math.random() * 1e6 | 0)]).stdout);
  input.addEventListener('input', () => take(input.value));
  const file = element('input',
    { type: 'file', 'aria-label': 'a file of text vectors',
      onchange: async event => take(await event.target.files[0].text()) });
  if (cases.insn === state.insn) take(cases.text);
  return element('details', { id: 'case' }, element('summary', {}, 'Whole cases'),
    element('p', {}, 'A file of text vectors, computed under every arithmetic and compared element by element.'),
    element('div', { class: 'controls' }, file, ['random', 'corners'].map(style =>
      element('button', { type: 'button', onclick: () => draw(style) },
        `Draw ${style === 'random' ? 'at random' : 'corners'}`))),
    input, result);
}
