// SPDX-License-Identifier: MIT
// The chip or arithmetic that the page computes with, chosen by a part of its name.

/** Names to choose from, in groups: arithmetics of the instruction, and chips by architecture, the latest first. */
function chipGroups() {
  const groups = new Map();
  for (const { chip, architecture, targets } of askJson(['chips']) ?? []) {
    groups.set(architecture, [...groups.get(architecture) ?? [], [chip, `${chip} (${targets[0]})`]]);
  }
  return [['arithmetic', (shown.profiles ?? []).map(name => [name, name])], ...[...groups].reverse()];
}

function drawChips(text) {
  const part = text === state.arith ? '' : text.toLowerCase();
  let count = 0;
  const groups = chipGroups()
    .map(([label, list]) => [label, list.filter(([, about]) => `${label} ${about}`.includes(part))])
    .filter(([, list]) => list.length > 0);
  byId('names').replaceChildren(...(part === '' ? [offer('chip-any', 'any chip', 'any chip')] : []),
    ...groups.map(([label, list]) => element('div', { role: 'group', 'aria-label': label },
    element('span', { class: 'head', 'aria-hidden': 'true' }, label),
    list.map(([name]) => offer(`chip-${count++}`, name, name)))));
  byId('chip-found').textContent = count > 0 || !text ? '' : chipOf(text) ? `Enter takes ${chipOf(text)}`
    : complaint(ask(['chips', ...text.split(' ')]));
}

function setChip(name) {
  state.arith = name;
  draw();
}

function startChip() {
  const input = byId('chip');
  const box = combobox(input, byId('chip-offers'), {
    draw: drawChips,
    take: option => setChip(option.id === 'chip-any' ? '' : option.dataset.name),
    enter: text => {
      const name = text.trim(), known = chipGroups().flatMap(([, list]) => list).some(([one]) => one === name) ? name
        : chipOf(name);
      if (name !== '' && !known) return false;
      setChip(known ?? '');
      return true;
    },
    leave: () => { input.value = state.arith; },
  });
  input.addEventListener('click', () => input.select());
  return box;
}
