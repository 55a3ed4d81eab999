// SPDX-License-Identifier: MIT
// Opens instructions and panels. Every panel is an object of the list: id, title, draw(root, shown); of those that not
// every instruction has, lacks(about) says why it has none, '' where it has one, and `example` names one that has.

const panels = [layoutsPanel, numbersPanel, comparePanel, banksPanel, sparsePanel, scalePanel, reusePanel];
let shown = {}; // what `show --json` says of the instruction

const operandsOf = about => Object.keys(about).filter(key => about[key]?.type);

function openInstruction(name) {
  if (state.insn !== name) Object.assign(state, { insn: name, operand: '', lane: null, element: null });
  draw();
}

function draw() {
  const answer = ask(['show', state.insn, '--json']);
  if (answer.status !== 0) refuse(state.insn, answer);
  shown = answer.status === 0 ? JSON.parse(answer.stdout) : askJson(['show', first()]);
  state.insn = shown.name;
  remember(shown.name);
  drawAbout();
  drawTabs();
  drawPanel();
  keepState();
}

const openPanelIs = panel => panel.id === state.panel;
const lackOf = panel => panel.lacks?.(shown) ?? '';

/** Panels that the instruction does not have are grey, and say why; they open all the same, with one that has them. */
function drawTabs() {
  byId('tabs').replaceChildren(...panels.map(panel => {
    const lack = lackOf(panel);
    return element('button', {
      role: 'tab', id: `tab-${panel.id}`, type: 'button', 'aria-controls': 'main',
        'aria-selected': String(openPanelIs(panel)),
      'aria-disabled': lack ? 'true' : null, title: lack ? `${shown.name} ${lack}` : PURPOSES[panel.id],
      tabindex: openPanelIs(panel) ? '0' : '-1', onclick: () => openPanel(panel.id), onkeydown: walkTabs,
    }, panel.title);
  }));
  byId('tabs').scrollLeft = byId(`tab-${state.panel}`).offsetLeft - 90; // of a phone: the tab before it is seen, too
}

function drawPanel() {
  const panel = panels.find(openPanelIs), lack = lackOf(panel);
  const main = byId('main');
  main.replaceChildren();
  main.dataset.panel = panel.id;
  main.setAttribute('role', 'tabpanel');
  main.setAttribute('aria-labelledby', `tab-${panel.id}`);
  byId('purpose').textContent = panel === layoutsPanel ? '' : PURPOSES[panel.id]; // the picture needs the room
  if (!lack) return panel.draw(main, shown);
  main.append(element('p', { class: 'lacks' }, `${shown.name} ${lack}. One that has what this panel shows: `,
    opener(panel.example())));
}

function openPanel(id) {
  state.panel = id;
  drawTabs();
  drawPanel();
  keepState();
  byId(`tab-${id}`).focus();
}

function walkTabs(event) {
  const at = panels.findIndex(openPanelIs);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: panels.length - 1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    openPanel(panels[(to + panels.length) % panels.length].id);
  }
}

function restore() {
  readHash(location.hash);
  if (!panels.some(openPanelIs)) state.panel = panels[0].id;
  draw();
}

await startCommand();
for (const start of [startTheme, startShare, startDetail, startHelp, startExport, startFind, startChip]) start();
byId('skip').addEventListener('click', () => byId('main').focus());
window.addEventListener('hashchange', () => {
  restore();
  byId('main').focus({ preventScroll: true }); // the link that led here is gone
});
// For the console, and for tests.
window.mmaref = { run: (args, stdin) => run(commandModule, args, { stdin }), counters, answers, state, openInstruction,
  expression };
restore();
document.body.dataset.ready = 'yes';
