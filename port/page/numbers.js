// SPDX-License-Identifier: MIT
// Numbers: one element of D under every arithmetic; the sums are drawn by sums.js, whole cases are in cases.js.

const WIDE = ['f16', 'bf16', 'tf32', 'f64']; // types of A that hold 6000

/** Numbers to begin with, which the types hold: such that arithmetics differ, where they can. */
function usualNumbers() {
  if (shown.a?.type === 'b1') return { a: '1,1', b: '1,0', c: '1' };
  return WIDE.includes(shown.a?.type) ? { a: '6000,1', b: '6000,1', c: '-36000000' } : { a: '3,1', b: '2,1', c: '-6' };
}

/** Arguments of `dot` for what stands in the fields, under these arithmetics. */
function dotArgs(ariths, ...more) {
  const scaled = ['scale_a', 'scale_b'].filter(name => option(name) && shown[name]?.type)
    .flatMap(name => [`--${name.replace('_', '-')}`, option(name)]);
  const convert = option('convert') ? ['--convert', option('convert')] : [];
  const numbers = Object.entries(usualNumbers()).flatMap(([name, usual]) => [`--${name}`, option(name, usual)]);
  return ['dot', state.insn, ...numbers, ...scaled, ...convert, ...ariths.flatMap(arith => ['--arith', arith]),
    ...more];
}

/** Every arithmetic of the instruction, and a block of one's own. */
const allAriths = () => ['all', ...(ownArith() ? [ownArith()] : [])];

/** Value and pattern under each arithmetic; what differs from the first, the exact one, is marked. */
function resultTable(rows) {
  const differs = row => row.pattern === rows[0].pattern ? null : 'differs';
  return table('D under every arithmetic', ['arithmetic', 'value', 'pattern', 'ulp from the exact sum'],
    rows.map(row => [row.arithmetic, element('td', { class: differs(row) }, String(row.value)),
      element('td', { class: differs(row) }, row.pattern), String(row.ulp)]),
    { rowHeads: true });
}

/** A line of the drawing; what stands behind the bar has fallen off. */
function bitLine(line) {
  const [, kept, lost, rest] = /^(.*[+-][.01]+ \| )([.01]+)(.*)$/.exec(line) ?? [];
  return lost === undefined ? [line, '\n'] : [kept, element('mark', {}, lost), rest, '\n'];
}

/** The arithmetic of a chip's name; other names stand for themselves. */
const profileOf = name => name && (askJson(['chips', name])?.[0]?.profile ?? name);

function drawResult(root) {
  const args = dotArgs(allAriths()), answer = ask([...args, '--json']);
  if (answer.status !== 0) return root.replaceChildren(refusal(answer), shellLine(args));
  const rows = JSON.parse(answer.stdout);
  const sums = element('div', { id: 'sums' });
  const notes = complaint(answer).split('\n').filter(Boolean).map(note => element('p', {}, note));
  root.replaceChildren(element('div', { class: 'beside' },
    element('div', {}, resultTable(rows), ...notes, shellLine([...args, '--explain'])), sums));
  drawSums(rows, sums);
}

/** The rules by which numbers become elements, as `help conversions` lists them: [name, text]. */
function conversions() {
  const rules = ask(['help', 'conversions']).stdout.matchAll(/^ {2}(\w+) +(-|r\w+) +(-|r\w+) {2}(.+)$/gm);
  return [['', 'to nearest even; patterns stay'],
    ...[...rules].map(([, name, cvt, , about]) => [name, `${name}${cvt === '-' ? '' : ` (${cvt})`}: ${about}`])];
}

/** A select of these rules, and of another conversion that the address names. */
function conversionSelect(update) {
  const rules = conversions(), chosen = option('convert');
  if (!rules.some(([name]) => name === chosen)) rules.push([chosen, chosen]);
  return select('Conversion', rules, chosen, value => {
    setOption('convert', value, '');
    update();
  });
}

function numberFields(update) {
  const one = (name, text, usual) => field(text, option(name, usual), value => {
    setOption(name, value, usual);
    update();
  }, { size: 28, 'data-option': name });
  const usual = usualNumbers(), scales = ['scale_a', 'scale_b'].filter(name => shown[name]?.type);
  return element('div', { class: 'controls' }, one('a', 'Row of A', usual.a), one('b', 'Column of B', usual.b),
    one('c', 'C', usual.c),
    scales.map(name => one(name, `Scale factors of ${name.at(-1).toUpperCase()}`, '')), conversionSelect(update));
}

const numbersPanel = {
  id: 'numbers',
  title: 'Numbers',
  lacks: about => about.a?.type && about.c?.type && about.d?.type ? '' : 'computes no sums',
  example: first,
  draw(root) {
    const result = element('div', { id: 'result' });
    const update = () => drawResult(result);
    root.append(element('p', {},
      'Numbers are decimals (1.5, -6e-5), hexadecimal floats (0x1.8p-3), inf, nan, or patterns of their type '
      + '(0x3c00), with commas between them. As many of A as of B; all others are zero.'),
      numberFields(update), result, ownForm(update), caseBox());
    update();
  },
};
