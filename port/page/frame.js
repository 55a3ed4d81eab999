// SPDX-License-Identifier: MIT
// The frame of the page: what stands above every panel, its theme, its address to share.

const PTX_ISA = 'https://docs.nvidia.com/cuda/parallel-thread-execution/';
const HEADINGS = [['mma.sp', 'sparse-mma'], ['wmma.load', 'wmma-ld'], ['wmma.store', 'wmma-st'],
  ['wmma.mma', 'wmma-mma'], ['mma.', 'mma'],
  ['ldmatrix', 'ldmatrix'], ['stmatrix', 'stmatrix'], ['movmatrix', 'movmatrix']];
const THEMES = [['', '◐', 'as the system'], ['light', '☀', 'light'], ['dark', '☾', 'dark']];

/** The section that defines the instruction, as a link where NVIDIA has it. */
function sourceLink() {
  const text = [shown.edition ? `PTX ISA ${shown.edition}` : shown.document, shown.section].filter(Boolean).join(', ');
  const [, heading] = HEADINGS.find(([start]) => shown.name.startsWith(start)) ?? [];
  return heading && shown.edition
    ? element('a', { href: `${PTX_ISA}#warp-level-matrix-instructions-${heading}`, target: '_blank', rel: 'noreferrer',
      title: 'this section in the current PTX ISA of NVIDIA' }, text) : text;
}

/** The instruction, a line of facts about it, and whether the chosen chip has it. */
function drawAbout() {
  const facts = [shown.shape, shown.lanes && `${shown.lanes} lanes`, shown.ptx && `PTX ${shown.ptx}`,
    shown.target_notes].filter(Boolean);
  const chip = state.arith.split(' ')[0];
  const there = chip && !shown.lanes && !['exact', 'fma', 'custom'].includes(chip)
    ? ask(['show', state.insn, '--target', chip]) : { status: 0 };
  byId('about').replaceChildren(element('strong', {}, shown.name), ' ',
    element('span', { class: 'facts' }, facts.join(' · ')), ' ', sourceLink(),
    there.status === 0 ? '' : element('span', { class: 'refusal' }, complaint(there).replace(`'${shown.name}': `, '')));
  byId('chip').value = state.arith;
}

/** The theme, kept by the browser. */
function startTheme() {
  const key = 'mmaref-theme', button = byId('theme');
  const set = theme => {
    const [, sign, text] = THEMES.find(([name]) => name === theme) ?? THEMES[0];
    document.documentElement.dataset.theme = theme;
    button.textContent = sign;
    for (const name of ['aria-label', 'title']) button.setAttribute(name, `Theme: ${text}`);
  };
  let kept = '';
  try { kept = localStorage.getItem(key) ?? ''; } catch { /* a page from disk may not keep anything */ }
  set(kept);
  button.addEventListener('click', () => {
    const at = THEMES.findIndex(([name]) => name === document.documentElement.dataset.theme);
    const [theme] = THEMES[(at + 1) % THEMES.length];
    set(theme);
    try { localStorage.setItem(key, theme); } catch { /* then it is not kept */ }
  });
}

/** The address has all that is seen. */
function startShare() {
  byId('share').addEventListener('click', () => {
    keepState();
    copy(location.href, `the address of this: ${panels.find(openPanelIs)?.title ?? ''} of ${state.insn}`);
  });
}
