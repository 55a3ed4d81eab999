// SPDX-License-Identifier: MIT
// Find: words, a line of PTX, inline asm and names of chips become an instruction.

const SHOWN = 12; // instructions offered at a time
const STATEMENT = /^(@!?[%\w$]+\s+)?(mma|wmma|wgmma|ldmatrix|stmatrix|movmatrix|tcgen05|mac16)\b/i;

/** The instructions inside the quotes of inline asm; anything else as it is. */
function statements(text) {
  if (!/"/.test(text)) return [text.trim()];
  const code = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(match => match[1]).join('').replace(/\\[nt]/g, '\n');
  const found = code.split(/[;\n]/).map(part => part.replace(/^[\s{]+/, '').trim()).filter(part => STATEMENT.test(part));
  return found.length > 0 ? found : [text.trim()];
}

/** Splits names of chips off. */
function takeChip(text, names) {
  const words = text.split(/\s+/);
  const chip = words.find(word => names.includes(word.toLowerCase().replace(/[-_ ]/g, '')));
  return chip ? { words: words.filter(word => word !== chip).join(' '), chip: chip.toLowerCase().replace(/[-_ ]/g, '') } : { words: text, chip: null };
}

const chipNames = () => askJson(['chips']).map(row => row.chip);

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

/** Takes what was typed: opens the instruction that it names, or says why there is none and what there is. */
function find(text) {
  const [first, ...others] = statements(text);
  const { words, chip } = takeChip(first, chipNames());
  if (chip) state.arith = chip;
  if (words === '') {
    showMatches([]);
    return openInstruction(state.insn);
  }
  const answer = ask(['show', words, '--json']);
  if (answer.status === 0) {
    showMatches(others);
    openInstruction(JSON.parse(answer.stdout).name);
    say(complaint(answer));
  } else {
    refuse(words, answer, others);
  }
}

/** Says why there is no such instruction, and which there are. */
function refuse(words, answer, others = []) {
  say(complaint(answer).split('\n')[0]);
  const known = ask(['list', ...words.split(/\s+/)]);
  const matching = known.status === 0 ? known.stdout.split('\n').filter(Boolean) : [];
  showMatches([...new Set([...offers(words, answer), ...matching, ...others])].slice(0, SHOWN));
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
  const profiles = (shown.profiles ?? '').split(' ').filter(Boolean);
  const chips = askJson(['chips']).filter(row => row.target).map(row => [row.chip, `${row.chip} (${row.target})`]);
  const known = new Set([...profiles, ...chips.map(([name]) => name)]);
  const group = (label, list) => element('optgroup', { label }, list.map(([value, text]) =>
    element('option', { value, selected: value === state.arith }, text)));
  const own = state.arith && !known.has(state.arith) ? [element('option', { value: state.arith, selected: true }, state.arith)] : [];
  byId('chip').replaceChildren(element('option', { value: '' }, 'any'), ...own,
    group('arithmetic', profiles.map(name => [name, name])), group('chips', chips));
}
