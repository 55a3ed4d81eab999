// SPDX-License-Identifier: MIT
// The menu Export: an operand as a picture, a table or another notation, which `layout` prints; the instruction as a
// function, which `show` prints. A picture is saved; a text is shown, to be copied or saved.

const FORMS = [['Picture', [['png', 'PNG'], ['svg', 'SVG']]], ['Notation', [['cute', 'CuTe'], ['triton', 'Triton']]],
  ['Table', [['csv', 'CSV'], ['json', 'JSON'], ['markdown', 'Markdown']]]];
const FUNCTIONS = [['cuda', 'CUDA', 'cu'], ['rust', 'Rust', 'rs'], ['llvm', 'LLVM', 'll'],
  ['cute', 'CuTe atom', 'hpp']];

function exportArgs(operand, form) {
  const isPicture = form === 'svg' || form === 'png';
  const by = isPicture && option('by') === 'register' ? ['--by', 'register'] : [];
  return ['layout', state.insn, operand, `--${form === 'png' ? 'svg' : form}`, ...by, ...withArith()];
}

function drawExport() {
  const operands = operandsOf(shown), output = element('div', { id: 'exported' });
  let operand = operands.includes(state.operand) ? state.operand : operands[0];
  const button = (text, attributes, onclick) => element('button', { type: 'button', ...attributes, onclick: event => {
    for (const one of byId('export').querySelectorAll('[aria-pressed=true]')) one.removeAttribute('aria-pressed');
    if (onclick()) event.target.setAttribute('aria-pressed', 'true');
  } }, text);
  const row = (label, buttons) => element('div', { class: 'row', role: 'group', 'aria-label': label },
    element('span', { class: 'head', 'aria-hidden': 'true' }, label), buttons);
  const ofOperand = operands.length === 0 ? [] : [
    select('Operand', operands.map(name => [name, titleOf(name)]), operand, value => {
      operand = value;
      output.replaceChildren();
    }),
    ...FORMS.map(([label, forms]) =>
      row(label, forms.map(([form, title]) =>
        button(title, { 'data-form': form }, () => give(form, operand, output)))))];
  byId('export').replaceChildren(element('h2', {}, 'Export'), ...ofOperand,
    row('Function', FUNCTIONS.map(([language, title, suffix]) => button(title, { 'data-function': language },
      () => showText(['show', state.insn, `--${language}`], `${state.insn}.${suffix}`, `function for ${title}`,
        output)))), output);
}

function give(form, operand, output) {
  const name = `${state.insn}.${operand}.${form}`, args = exportArgs(operand, form);
  if (form !== 'svg' && form !== 'png') return showText(args, name, `${operand} as ${form}`, output);
  const answer = ask(args);
  output.replaceChildren(...(answer.status === 0 ? [] : [refusal(answer)]), shellLine(args));
  if (answer.status !== 0) return false;
  if (form === 'png') savePng(answer.stdout, name);
  else save(name, new Blob([answer.stdout], { type: 'image/svg+xml' }));
  return true;
}

/** Shows what the command prints, to be copied or saved; whether there is anything. */
function showText(args, name, label, output) {
  const answer = ask(args);
  output.replaceChildren(refusal(answer), shellLine(args));
  if (answer.status !== 0) return false;
  output.replaceChildren(element('pre', { tabindex: '0', 'aria-label': label }, answer.stdout),
    element('div', { class: 'row' },
      element('button', { type: 'button', class: 'main', onclick: () => copy(answer.stdout, name) }, 'Copy'),
      element('button', { type: 'button',
        onclick: () => save(name, new Blob([answer.stdout], { type: 'text/plain' })) }, 'Save')), shellLine(args));
  return true;
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

/** The menu hangs from its button. */
function startExport() {
  const menu = byId('export');
  menu.addEventListener('beforetoggle', event => { if (event.newState === 'open') drawExport(); });
  menu.addEventListener('toggle', event => {
    const place = byId('export-button').getBoundingClientRect();
    if (event.newState === 'open') menu.style.top = `${Math.min(place.bottom + 4, innerHeight / 3)}px`;
  });
}
