// SPDX-License-Identifier: MIT
// An operand as a picture, a table or another notation: what `layout` prints.

const FORMS = [['svg', 'SVG'], ['png', 'PNG'], ['csv', 'CSV'], ['json', 'JSON'], ['markdown', 'Markdown'], ['cute', 'CuTe'], ['triton', 'Triton']];

function exportArgs(operand, form) {
  const by = form === 'svg' || form === 'png' ? ['--by', 'register'] : [];
  const format = form === 'png' ? 'svg' : form;
  return ['layout', state.insn, operand, `--${format}`, ...(drawing.by === 'register' ? by : []), ...withArith()];
}

function exportBox(operands) {
  const output = element('div', {});
  let operand = operands.includes(state.operand) ? state.operand : operands[0];
  const buttons = FORMS.map(([form, title]) => element('button', { type: 'button', 'data-form': form, onclick: () => give(form, operand, output) }, title));
  return element('section', { class: 'export', 'aria-label': 'export' }, element('h2', {}, 'Export'),
    select('Operand', operands, operand, value => { operand = value; }), element('div', { class: 'buttons' }, buttons), output);
}

/** Shows what the command prints, to be copied or saved. */
function give(form, operand, output) {
  const args = exportArgs(operand, form);
  const answer = ask(args);
  if (answer.status !== 0) return output.replaceChildren(refusal(answer), shellLine(args));
  const name = `${state.insn}.${operand}.${form}`;
  if (form === 'png') return savePng(answer.stdout, name);
  output.replaceChildren(shellLine(args), element('pre', { tabindex: '0', 'aria-label': `${operand} as ${form}` }, answer.stdout),
    element('button', { type: 'button', onclick: () => copy(answer.stdout, name) }, 'Copy'), ' ',
    element('button', { type: 'button', onclick: () => save(name, new Blob([answer.stdout], { type: 'text/plain' })) }, 'Save'));
}

/** The picture of --svg, twice as large for sharp letters. */
async function savePng(svg, name) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = element('canvas', { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob(blob => save(name, blob));
}
