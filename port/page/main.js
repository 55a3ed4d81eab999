// SPDX-License-Identifier: MIT
// Opens instructions and panels. Every panel is an object of the list: id, title, draw(root, shown).

const panels = [layoutsPanel, numbersPanel, banksPanel, sparsePanel, scalePanel, reusePanel];
let shown = {}; // what `show --json` says of the instruction

const operandsOf = about => Object.keys(about).filter(key => about[key]?.type);

function openInstruction(name) {
  if (state.insn !== name) Object.assign(state, { insn: name, operand: '', lane: null, element: null });
  draw();
}

/** One line about the instruction, and whether the chosen chip has it. */
function drawAbout() {
  const source = [shown.edition ? `PTX ISA ${shown.edition}` : shown.document, shown.section].filter(Boolean).join(', ');
  const facts = [source, shown.shape, shown.lanes && `${shown.lanes} lanes`, shown.ptx && `PTX ${shown.ptx}`, shown.target_notes].filter(Boolean);
  const chip = state.arith.split(' ')[0];
  const there = chip && !shown.lanes && !['exact', 'fma', 'custom'].includes(chip) ? ask(['show', state.insn, '--target', chip]) : { status: 0 };
  byId('about').replaceChildren(element('strong', {}, shown.name), ` ${facts.join(' · ')}`, there.status === 0 ? '' : refusal(there));
}

function draw() {
  const answer = ask(['show', state.insn, '--json']);
  if (answer.status !== 0) refuse(state.insn, answer);
  shown = answer.status === 0 ? JSON.parse(answer.stdout) : askJson(['show', first()]);
  state.insn = shown.name;
  drawChips(shown);
  drawAbout();
  drawTabs();
  drawPanel();
  keepState();
}

function drawTabs() {
  byId('tabs').replaceChildren(...panels.map(panel => element('button', {
    role: 'tab', id: `tab-${panel.id}`, type: 'button', 'aria-controls': 'main', 'aria-selected': String(panel.id === state.panel),
    tabindex: panel.id === state.panel ? '0' : '-1', onclick: () => openPanel(panel.id), onkeydown: walkTabs,
  }, panel.title)));
}

function drawPanel() {
  const panel = panels.find(one => one.id === state.panel) ?? panels[0];
  const main = byId('main');
  main.replaceChildren();
  main.dataset.panel = panel.id;
  main.setAttribute('role', 'tabpanel');
  main.setAttribute('aria-labelledby', `tab-${panel.id}`);
  panel.draw(main, shown);
}

function openPanel(id) {
  state.panel = id;
  drawTabs();
  drawPanel();
  keepState();
  byId(`tab-${id}`).focus();
}

function walkTabs(event) {
  const at = panels.findIndex(panel => panel.id === state.panel);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: panels.length - 1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    openPanel(panels[(to + panels.length) % panels.length].id);
  }
}

function startTheme() {
  const key = 'mmaref-theme';
  const set = theme => { document.documentElement.dataset.theme = theme; };
  let kept = '';
  try { kept = localStorage.getItem(key) ?? ''; } catch { /* a page from disk may not keep anything */ }
  set(kept);
  byId('theme').value = kept;
  byId('theme').addEventListener('change', event => {
    set(event.target.value);
    try { localStorage.setItem(key, event.target.value); } catch { /* then it is not kept */ }
  });
}

function restore() {
  readHash(location.hash);
  byId('find').value = state.insn;
  draw();
}

await startCommand();
byId('version').textContent = ask(['--version']).stdout.trim().replace(/^mmaref /, '');
startTheme();
startFind();
byId('chip').addEventListener('change', event => {
  state.arith = event.target.value;
  draw();
});
byId('skip').addEventListener('click', () => byId('main').focus());
window.addEventListener('hashchange', restore);
// For the console, and for tests.
window.mmaref = { run: (args, stdin) => run(commandModule, args, { stdin }), counters, answers, state, openInstruction, expression };
restore();
document.body.dataset.ready = 'yes';
