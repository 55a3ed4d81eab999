// SPDX-License-Identifier: MIT
// An operand as a picture, a table or another notation, which `layout` prints; the instruction as a function: `show`.

const FORMS = [['svg', 'SVG'], ['png', 'PNG'], ['csv', 'CSV'], ['json', 'JSON'], ['markdown', 'Markdown'], ['cute', 'CuTe'], ['triton', 'Triton']];
const FUNCTIONS = [['cuda', 'CUDA', 'cu'], ['rust', 'Rust', 'rs'], ['llvm', 'LLVM', 'll'], ['cute', 'CuTe atom', 'hpp']];

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
    select('Operand', operands, operand, value => { operand = value; }), element('div', { class: 'buttons' }, buttons),
    'As a function ', element('div', { class: 'buttons' }, functionButtons(output)), output);
}

function functionButtons(output) {
  return FUNCTIONS.map(([language, title, suffix]) => element('button', { type: 'button', 'data-function': language,
    onclick: () => showAnswer(['show', state.insn, `--${language}`], `${state.insn}.${suffix}`, `function for ${title}`, output) }, title));
}

function give(form, operand, output) {
  const name = `${state.insn}.${operand}.${form}`;
  if (form !== 'png') return showAnswer(exportArgs(operand, form), name, `${operand} as ${form}`, output);
  const answer = ask(exportArgs(operand, form));
  if (answer.status !== 0) return output.replaceChildren(refusal(answer), shellLine(exportArgs(operand, form)));
  return savePng(answer.stdout, name);
}

/** Shows what the command prints, to be copied or saved. */
function showAnswer(args, name, label, output) {
  const answer = ask(args);
  if (answer.status !== 0) return output.replaceChildren(refusal(answer), shellLine(args));
  const text = element('pre', { tabindex: '0', 'aria-label': label }, answer.stdout);
  const shownAs = name.endsWith('.svg') ? [scroller(`picture: ${label}`, element('img', { src: svgAddress(answer.stdout), alt: label })),
    element('details', {}, element('summary', {}, 'Its text'), text)] : [text];
  output.replaceChildren(shellLine(args), ...shownAs,
    element('button', { type: 'button', onclick: () => copy(answer.stdout, name) }, 'Copy'), ' ',
    element('button', { type: 'button', onclick: () => save(name, new Blob([answer.stdout], { type: 'text/plain' })) }, 'Save'));
}

const svgAddress = svg => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The picture of --svg, twice as large for sharp letters. */
async function savePng(svg, name) {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = element('canvas', { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob(blob => save(name, blob));
}
