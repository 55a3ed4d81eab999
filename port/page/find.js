// SPDX-License-Identifier: MIT
// Find: words, a line of PTX, inline asm and names of chips become an instruction.

const SHOWN = 100; // instructions offered at a time
const RECENT = 5; // instructions remembered
const EXAMPLES = [['m16n8k16 f16', 'any words'], ['mxf4 m16n8k64', 'any words'], ['ldmatrix x4 trans', 'any words'],
  ['HMMA.16816.F32', 'SASS'],
  ['SM80_16x8x16_F32F16F16F32_TN', 'CuTe'], ['h100 e4m3 m16n8k32', 'a chip, too']];
const LINE = 5; // offers on a line, unless nothing splits it
const GAP = '▢';

const CHIP_WORDS = 8; // in a name, at most: NVIDIA RTX PRO 6000 Blackwell Workstation Edition
const MAY_BE_CHIP = /^([a-z]|\d{4})[\w -]*$/i;
const recent = [];
let pasted = ''; // source text of several lines, which a field has in one

/** The chip of a name; null where it is that of several, or of none. */
function chipOf(name) {
  const rows = MAY_BE_CHIP.test(name) ? askJson(['chips', ...name.split(' ')]) ?? [] : [];
  return rows.length === 1 ? rows[0].chip : rows.length > 1 && rows.every(row => row.targets[0] === rows[0].targets[0])
    ? name.toLowerCase() : null;
}

/** Splits the name of a chip off words, the longest one; the command reads lines of PTX and source text. */
function takeChip(text) {
  if (/["{;]/.test(text)) return { words: text.trim(), chip: null };
  const words = text.trim().split(/\s+/);
  for (let length = Math.min(words.length, CHIP_WORDS); length > 0; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      const chip = chipOf(words.slice(first, first + length).join(' '));
      if (chip) return { words: [...words.slice(0, first), ...words.slice(first + length)].join(' '), chip };
    }
  }
  return { words: text.trim(), chip: null };
}

/** Instructions that the command offers in place of what it refused. */
function nearest(words, answer) {
  const listed = answer.stderr.split('\n').filter(line => line.startsWith('    ')).map(line => line.trim());
  if (listed.length > 0) return listed;
  const [, wrong, near] = /'([^']*)': .*nearest is '([^']*)'/s.exec(answer.stderr) ?? [];
  if (!near) return [];
  const better = words.replace(new RegExp(wrong.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), near);
  return better === words ? [] : [better];
}

/** The other instructions of source text, by their names. */
function others(text, answer) {
  if (!/lint shows all/.test(answer.stderr)) return [];
  const names = (JSON.parse(ask(['lint', '-', '--json'], text).stdout)).map(row => row.name);
  return [...new Set(names.slice(1))];
}

/** All that a text may mean: what people mean comes first. */
function offersOf(words, answer, name) {
  const known = name === words ? { status: 1 } : ask(['list', '--', words]);
  const matching = known.status === 0 ? known.stdout.split('\n').filter(Boolean) : [];
  return [...new Set([...(name ? [name, ...others(words, answer)] : nearest(words, answer)), ...matching])];
}

// ---- What tells offers apart --------------------------------------------------------------------

/** Words of a name; those in front of .sync are one. */
const partsOfName = name => name.split(/\.(?=sync)/)
  .flatMap((part, i, parts) => i === 0 && parts.length > 1 ? [part] : part.split('.'));

/** A line of offers with as many words: its words, null where they differ; a long one is split at its first gap. */
function linesOfAlike(offers) {
  const words = offers[0].words.map((word, i) => offers.every(one => one.words[i] === word) ? word : null);
  const parts = offers.length > LINE ? Map.groupBy(offers, one => one.words[words.indexOf(null)]) : new Map();
  return parts.size === 0 || 2 * parts.size > offers.length ? [{ offers, words }]
    : [...parts.values()].flatMap(linesOfAlike);
}

/** Offers of one kind and as many words, on lines. */
function linesOf(names) {
  const offers = names.map(name => ({ name, words: partsOfName(name) }));
  return [...Map.groupBy(offers, ({ words }) => `${words[0]} ${words.length}`).values()].flatMap(linesOfAlike);
}

/** Words in front of the first gap of every line: they tell nothing apart. */
function commonWords(lines) {
  const before = lines.map(({ words }) => words.includes(null) ? words.slice(0, words.indexOf(null)) : words);
  const common = lines.length < 2 ? [] : before[0].filter(word => before.every(list => list.includes(word)));
  const isBare = lines.some(({ words }) => words.every(word => common.includes(word))); // nothing would be left of it
  return isBare ? common.filter(word => word !== common.at(-1)) : common;
}

/** What stands in the gaps of a line; where it has none, all but the common words. */
function difference({ words }, line, common) {
  if (line.offers.length === 1) return words.filter(word => !common.includes(word)).join('.');
  return words.reduce((text, word, i) => line.words[i] !== null ? text
    : `${text}${text && line.words[i - 1] !== null ? ' ' : text && '.'}${word}`, '');
}

/** A line of offers: what they share in front, and the offers. */
function offerLine(line, common, count) {
  const gap = line.words.indexOf(null);
  const head = line.offers.length === 1 ? '' : line.words.filter((word, i) => i > gap || !common.includes(word))
    .map(word => word ?? GAP).join('.');
  return element('div', { role: 'group', 'aria-label': head || 'an instruction' }, head
    && element('span', { class: 'head', 'aria-hidden': 'true' }, head),
    line.offers.map((one, i) => offer(`offer-${count + i}`, one.name, difference(one, line, common))));
}

function showOffers(names) {
  const lines = linesOf(names.slice(0, SHOWN)), common = commonWords(lines);
  let count = 0;
  byId('common').textContent = common.length > 0 ? `all: ${common.join('.')}` : '';
  byId('matches').replaceChildren(...lines.map(line => {
    const made = offerLine(line, common, count);
    count += line.offers.length;
    return made;
  }));
}

/** What to type, before anything is typed. */
function showExamples() {
  const group = (label, list) => list.length === 0 ? []
    : [element('div', { role: 'group', 'aria-label': label, class: 'column' },
    element('span', { class: 'head', 'aria-hidden': 'true' }, label), list)];
  byId('common').textContent = '';
  byId('matches').replaceChildren(
    ...group('Seen before', recent.filter(name => name !== state.insn)
      .map((name, i) => offer(`recent-${i}`, name, name))),
    ...group('Examples', EXAMPLES.map(([text, about], i) => {
      const made = offer(`example-${i}`, text, text, about);
      made.dataset.example = 'yes';
      return made;
    })));
  found('');
}

const found = text => { byId('found').textContent = text; };

// ---- Finding ------------------------------------------------------------------------------------

/** Takes what is typed: opens the instruction that it names, or says why there is none and what there is. */
function find(text) {
  const { words, chip } = takeChip(text);
  if (chip && chip !== state.arith) {
    state.arith = chip;
    draw();
  }
  if (words === '') {
    showExamples();
    return found(chip ? `chip: ${chip}` : '');
  }
  const answer = ask(['show', '--json', '--', words]);
  const { name } = answer.status === 0 ? JSON.parse(answer.stdout) : {};
  if (name) openInstruction(name);
  const offers = offersOf(words, answer, name);
  showOffers(offers);
  const said = name ? complaint(answer) || 'Opened'
    : complaint(answer).split('\n')[0].replace(/; the first \d+ are$/, '');
  return found([said, offers.length > SHOWN ? `${SHOWN} of ${offers.length} are here; another word leaves fewer`
    : ''].filter(Boolean).join('; '));
}

/** Says why there is no such instruction. */
function refuse(words, answer) {
  sayDone(complaint(answer).split('\n')[0]);
}

function remember(name) {
  if (recent[0] === name) return;
  recent.splice(0, recent.length, name, ...recent.filter(one => one !== name).slice(0, RECENT));
}

/** Opens an offer; an example is typed instead. */
function choose(name) {
  byId('find').value = '';
  openInstruction(name);
  const answer = ask(['show', '--json', '--', name]);
  if (answer.status !== 0) refuse(name, answer);
}

function startFind() {
  const input = byId('find');
  const box = combobox(input, byId('offers'), {
    draw: text => find(text === pasted.replaceAll(/\s+/g, ' ') ? pasted : text),
    take: option => {
      if (!option.dataset.example) return choose(option.dataset.name);
      input.value = option.dataset.name;
      return box.open();
    },
    enter: text => {
      const matches = byId('matches'), first = matches.querySelector('[role=option]')?.dataset.name;
      if (text === '' || !first || matches.querySelector('[data-example]')) return false;
      choose(first);
      return true;
    },
    leave: () => { input.value = ''; },
  });
  input.addEventListener('paste', event => {
    const text = event.clipboardData.getData('text');
    if (!text.includes('\n')) return;
    event.preventDefault();
    pasted = text.trim();
    input.value = pasted.replaceAll(/\s+/g, ' ');
    box.open();
  });
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || isTyping()) return;
    event.preventDefault();
    input.focus();
    box.open();
  });
}

/** Whether keys are text, or go to what lies above the page. */
const isTyping = () => /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName) || byId('help').open;
