// SPDX-License-Identifier: MIT
// What the page shows, kept behind the # of its address: #instruction/operand/lane,element/arithmetic?panel=...&...

const state = { insn: '', operand: '', lane: null, element: null, arith: '', panel: 'layouts', options: {} };
const USUAL = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';

/** The instruction where none is named: USUAL, or the first one of the tables of another unit. */
const first = () => ask(['show', USUAL]).status === 0 ? USUAL : ask(['list']).stdout.split('\n')[0];

const TEXT_MOST = 4096; // letters of a text that the address may hold; more would be no question but a load

/** The address of what is shown, or of what is changed in it. */
function hashOfState(changed = {}) {
  const { insn, operand, lane, element: index, arith, panel, options } = { ...state, ...changed };
  const path = [insn, operand, lane === null ? '' : `${lane},${index}`, arith].map(encodeURIComponent);
  while (path.at(-1) === '') path.pop();
  const query = new URLSearchParams({ ...(panel === 'layouts' ? {} : { panel }), ...options }).toString();
  return `#${path.join('/').replaceAll('%2C', ',').replaceAll('%3A', ':')}${query ? `?${query}` : ''}`;
}

/** Takes from an address what can be meant; the rest of it is as if it were not there. */
function readHash(hash) {
  const [path, query = ''] = hash.slice(1).split(/\?(.*)/s);
  const [insn = '', operand = '', place = '', arith = ''] = path.split('/').map(decoded)
    .map(text => text.length > TEXT_MOST ? '' : text);
  const short = [...new URLSearchParams(query)].filter(([name, value]) => name.length + value.length <= TEXT_MOST);
  const { panel = 'layouts', ...options } = Object.fromEntries(short);
  const numbers = /^(\d{1,5}),(\d{1,5})$/.exec(place);
  Object.assign(state, { insn: insn || first(), operand, arith, panel, options });
  state.lane = numbers ? Number(numbers[1]) : null;
  state.element = numbers ? Number(numbers[2]) : null;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link to an instruction, in the same panel. */
const opener = name => element('a', { href: hashOfState({ insn: name, operand: '', lane: null, options: {} }) }, name);

function keepState() {
  history.replaceState(null, '', hashOfState());
}

const option = (name, value = '') => state.options[name] ?? value;

/** The same where it is one of some choices; the usual one where the address has none of them. */
const choiceOf = (name, choices, usual) => choices.includes(option(name)) ? option(name) : usual;

/** Keeps what was chosen; what is as usual is not written. */
function setOption(name, value, usual = '') {
  if (value === usual) delete state.options[name];
  else state.options[name] = value;
  keepState();
}

/** --arith of the chosen chip, for what depends on it. */
function withArith() {
  const arith = state.arith ? ['--arith', state.arith] : [], [operand] = operandsOf(shown);
  return operand && ask(['layout', state.insn, operand, ...arith]).status !== 0 ? [] : arith; // its lack is said above
}
