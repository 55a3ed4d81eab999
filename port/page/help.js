// SPDX-License-Identifier: MIT
// Help: what each panel is for, keys, sources.

const PURPOSES = {
  layouts: 'Which lane and register holds which element of A, B, C and D, and how D comes of them.',
  numbers: 'What one element of D is, bit by bit, under the arithmetic of every chip.',
  compare: 'Where two instructions, or two chips, differ.',
  banks: 'Whether ldmatrix and stmatrix meet bank conflicts in your shared memory, and what removes them.',
  sparse: 'Which elements of a sparse A the metadata keep, and the metadata of a matrix of yours.',
  scale: 'Which byte of which lane scales which elements.',
  reuse: 'Whether D can be A or B of the next instruction without moving anything.',
};
const KEYS = [['/', 'find an instruction'], ['?', 'this help'], ['← →', 'from panel to panel, on their tabs'],
  ['Tab', 'from table to table'], ['← ↑ → ↓, Home, End', 'through cells, and through what is offered'],
  ['+ − 0', 'zoom a picture, and fit it'], ['Enter', 'keep a cell, take an offer'], ['Esc', 'close what is open']];

function drawHelp() {
  const list = rows => element('dl', {},
    rows.flatMap(([term, text]) => [element('dt', {}, term), element('dd', {}, text)]));
  byId('help').replaceChildren(
    element('form', { method: 'dialog' }, element('h2', { id: 'help-title' }, 'What matrix instructions do'),
      element('button', { class: 'icon', 'aria-label': 'Close' }, '×')),
    element('p', {}, 'The mmaref command, in your browser: it draws the operands of matrix instructions and '
      + 'computes with them as chips do, bit for bit. Nothing leaves this page.'),
    element('h3', {}, 'Panels'), list(panels.map(({ id, title }) => [title, PURPOSES[id] ?? ''])),
    element('h3', {}, 'Keys'), list(KEYS.map(([key, text]) => [element('kbd', {}, key), text])),
    element('h3', {}, 'Sources'),
    element('p', {}, 'Layouts: ',
      element('a', { href: PTX_ISA, target: '_blank', rel: 'noreferrer' }, 'PTX ISA of NVIDIA'),
      '; each formula names its section and figure. Arithmetic: published measurements and runs on the chips; ',
      element('code', {}, 'mmaref show INSN --arith CHIP'), ' names them.'),
    element('p', { id: 'version' }, ask(['--version']).stdout.trim()));
}

function startHelp() {
  const help = byId('help');
  const open = () => {
    drawHelp();
    help.showModal();
  };
  byId('help-button').addEventListener('click', open);
  help.addEventListener('click', event => { if (event.target === help) help.close(); });
  document.addEventListener('keydown', event => {
    if (event.key !== '?' || isTyping()) return;
    event.preventDefault();
    open();
  });
}
