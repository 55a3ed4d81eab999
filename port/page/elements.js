// SPDX-License-Identifier: MIT
// Elements of the page, and what panels share.

/** An element: element('td', { class: 'on', onclick: f }, 'text', child). */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (value !== false && value != null) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.flat().filter(child => child != null));
  return made;
}

const byId = id => document.getElementById(id);
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = text => String(text).replace(/[&<>"]/g, letter => escapes[letter]);

/** A text that is broken at blanks alone. */
const unbroken = text => text.split(' ').flatMap(word => [element('span', { class: 'word' }, word), ' ']);

/** A select of texts, or of [value, text, whether it is disabled]. */
function select(label, choices, chosen, onchange) {
  const options = choices.map(choice => {
    const [value, text, disabled] = Array.isArray(choice) ? choice : [choice, choice];
    return element('option', { value, selected: value === chosen, disabled }, text);
  });
  return element('label', {}, `${label} `,
    element('select', { onchange: event => onchange(event.target.value) }, options));
}

/** A field for text; what one with proposals holds is replaced by what is typed after a click. */
function field(label, value, onchange, attributes = {}) {
  const input = element('input', { value, spellcheck: 'false', autocomplete: 'off',
    oninput: event => onchange(event.target.value), ...attributes });
  let wasElsewhere = false;
  input.addEventListener('pointerdown', () => { wasElsewhere = document.activeElement !== input; });
  input.addEventListener('click', () => { if (wasElsewhere && attributes.list) input.select(); });
  return element('label', {}, `${label} `, input);
}

/** A table with heads: rows are lists of texts or elements. */
function table(caption, heads, rows, attributes = {}) {
  const row = cells => element('tr', {}, cells.map((cell, i) => i === 0 && attributes.rowHeads
    ? element('th', { scope: 'row' }, cell)
    : cell instanceof HTMLTableCellElement ? cell : element('td', {}, cell)));
  const made = element('table', { class: attributes.class ?? 'list' }, element('caption', {}, caption),
    element('thead', {}, element('tr', {}, heads.map(head => element('th', { scope: 'col' }, head)))),
    element('tbody', {}, rows.map(row)));
  return scroller(caption, made);
}

/** What is wider than its place scrolls by itself, by keyboard too. */
function scroller(label, ...children) {
  return element('div', { class: 'scroller', role: 'region', 'aria-label': label, tabindex: '0' }, children);
}

/** Arrow keys walk through the cells of a table that have a tabindex; one of them is a tab stop. */
function walkGrid(event) {
  const td = event.target.closest('td[tabindex]'), row = td?.parentElement;
  const beside = td && { ArrowLeft: td.previousElementSibling, ArrowRight: td.nextElementSibling, Home: row.cells[1],
    End: row.lastElementChild,
    ArrowUp: row.previousElementSibling?.cells[td.cellIndex],
    ArrowDown: row.nextElementSibling?.cells[td.cellIndex] }[event.key];
  if (!beside?.matches('td[tabindex]')) return;
  event.preventDefault();
  td.tabIndex = -1;
  beside.tabIndex = 0;
  beside.focus();
}

/** The command that prints the same in a shell. */
function shellLine(args) {
  return element('p', { class: 'shell' }, 'In a shell: ', element('code', {}, quoted(args)));
}

/** What the command refuses, in its words. */
function refusal(answer) {
  return element('p', { class: 'refusal' }, complaint(answer));
}

/** Says something to those who cannot see what has changed, too. */
function say(text) {
  byId('status').textContent = text;
}

/** Says what was done, until something else is done. */
function sayDone(text) {
  say(text);
  const clear = () => { if (byId('status').textContent === text) say(''); };
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, clear,
    { capture: true, once: true });
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    sayDone(`copied ${what}`);
  } catch {
    say(`the browser does not let the page copy; ${what}: ${text}`);
  }
}

function save(name, blob) {
  const link = element('a', { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  sayDone(`saved ${name}`);
}
