// SPDX-License-Identifier: MIT
// What the page shows, kept behind the # of its address: #instruction/operand/lane,element/arithmetic?panel=...&...

const state = { insn: '', operand: '', lane: null, element: null, arith: '', panel: 'layouts', options: {} };
const USUAL = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';

/** The instruction where none is named: USUAL, or the first one of the tables of another unit. */
const first = () => ask(['show', USUAL]).status === 0 ? USUAL : ask(['list']).stdout.split('\n')[0];

function hashOfState() {
  const { insn, operand, lane, element: index, arith, panel, options } = state;
  const path = [insn, operand, lane === null ? '' : `${lane},${index}`, arith].map(encodeURIComponent);
  while (path.at(-1) === '') path.pop();
  const query = new URLSearchParams({ ...(panel === 'layouts' ? {} : { panel }), ...options }).toString();
  return `#${path.join('/').replaceAll('%2C', ',').replaceAll('%3A', ':')}${query ? `?${query}` : ''}`;
}

function readHash(hash) {
  const [path, query = ''] = hash.slice(1).split(/\?(.*)/s);
  const [insn = '', operand = '', place = '', arith = ''] = path.split('/').map(decoded);
  const { panel = 'layouts', ...options } = Object.fromEntries(new URLSearchParams(query));
  const numbers = /^(\d+),(\d+)$/.exec(place);
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

function keepState() {
  history.replaceState(null, '', hashOfState());
}

const option = (name, value = '') => state.options[name] ?? value;

/** Keeps what was chosen; what is as usual is not written. */
function setOption(name, value, usual = '') {
  if (value === usual) delete state.options[name];
  else state.options[name] = value;
  keepState();
}

/** --arith of the chosen chip, for what depends on it. */
const withArith = () => state.arith ? ['--arith', state.arith] : [];
