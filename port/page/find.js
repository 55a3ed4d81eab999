// SPDX-License-Identifier: MIT
// Find: words, a line of PTX, inline asm and names of chips become an instruction.

const SHOWN = 12; // instructions offered at a time

const CHIP_WORDS = 8; // in a name, at most: NVIDIA RTX PRO 6000 Blackwell Workstation Edition
const MAY_BE_CHIP = /^([a-z]|\d{4})[\w -]*$/i;

/** The chip of a name; null where it is that of several, or of none. */
function chipOf(name) {
  const rows = MAY_BE_CHIP.test(name) ? askJson(['chips', ...name.split(' ')]) ?? [] : [];
  return rows.length === 1 ? rows[0].chip : rows.length > 1 && rows.every(row => row.targets[0] === rows[0].targets[0]) ? name.toLowerCase() : null;
}

/** Splits the name of a chip off words, the longest one; the command reads lines of PTX and source text. */
function takeChip(text) {
  if (/["{;]/.test(text)) return { words: text.trim(), chip: null };
  const words = text.split(/\s+/);
  for (let length = Math.min(words.length, CHIP_WORDS); length > 0; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      const chip = chipOf(words.slice(first, first + length).join(' '));
      if (chip) return { words: [...words.slice(0, first), ...words.slice(first + length)].join(' '), chip };
    }
  }
  return { words: text.trim(), chip: null };
}

/** Instructions that the command offers in place of what it refused. */
function offers(words, answer) {
  const listed = answer.stderr.split('\n').filter(line => line.startsWith('    ')).map(line => line.trim());
  if (listed.length > 0) return listed;
  const [, wrong, nearest] = /'([^']*)': .*nearest is '([^']*)'/s.exec(answer.stderr) ?? [];
  if (!nearest) return [];
  const better = words.replace(new RegExp(wrong.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), nearest);
  return better === words ? [] : [better];
}

function showMatches(texts) {
  const buttons = texts.map(text => element('li', {}, element('button', { type: 'button', onclick: () => choose(text) }, text)));
  byId('matches').replaceChildren(...buttons);
}

function choose(text) {
  byId('find').value = text;
  find(text);
  byId('find').focus();
}

/** The other instructions of source text, by their names. */
function others(text, answer) {
  if (!/lint shows all/.test(answer.stderr)) return [];
  const names = (JSON.parse(ask(['lint', '-', '--json'], text).stdout)).map(row => row.name);
  return [...new Set(names.slice(1))];
}

/** Takes what was typed: opens the instruction that it names, or says why there is none and what there is. */
function find(text) {
  const { words, chip } = takeChip(text);
  if (chip) state.arith = chip;
  if (words === '') {
    showMatches([]);
    return openInstruction(state.insn);
  }
  const answer = ask(['show', '--json', '--', words]);
  if (answer.status === 0) {
    showMatches(others(words, answer));
    openInstruction(JSON.parse(answer.stdout).name);
    say(complaint(answer));
  } else {
    refuse(words, answer);
  }
}

/** Says why there is no such instruction, and which there are. */
function refuse(words, answer) {
  say(complaint(answer).split('\n')[0].replace(/; the first \d+ are$/, ''));
  const known = ask(['list', '--', words]);
  const matching = known.status === 0 ? known.stdout.split('\n').filter(Boolean) : [];
  showMatches([...new Set([...offers(words, answer), ...matching])].slice(0, SHOWN));
}

/** Arrow keys walk through what is offered. */
function walkMatches(event) {
  const stops = [byId('find'), ...byId('matches').querySelectorAll('button')];
  const at = stops.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && at >= 0 && stops[at + step]) {
    event.preventDefault();
    stops[at + step].focus();
  } else if (event.key === 'Enter' && at === 0) {
    event.preventDefault();
    find(byId('find').value);
  }
}

function startFind() {
  byId('find').addEventListener('input', event => find(event.target.value));
  byId('search').addEventListener('keydown', walkMatches);
  byId('search').addEventListener('submit', event => event.preventDefault());
  document.addEventListener('keydown', event => {
    if (event.key === '/' && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) {
      event.preventDefault();
      byId('find').select();
    }
  });
}

/** The chips and arithmetics to choose from. */
function drawChips(shown) {
  const profiles = shown.profiles ?? [];
  const chips = (askJson(['chips']) ?? []).map(row => [row.chip, `${row.chip} (${row.targets[0]})`]);
  const known = new Set([...profiles, ...chips.map(([name]) => name)]);
  const group = (label, list) => element('optgroup', { label }, list.map(([value, text]) =>
    element('option', { value, selected: value === state.arith }, text)));
  const own = state.arith && !known.has(state.arith) ? [element('option', { value: state.arith, selected: true }, state.arith)] : [];
  byId('chip').replaceChildren(element('option', { value: '' }, 'any'), ...own,
    group('arithmetic', profiles.map(name => [name, name])), ...(chips.length ? [group('chips', chips)] : []));
}
