// SPDX-License-Identifier: MIT
// Two chips or arithmetics side by side: fields in which they differ, in words, and D of the same numbers, bit by bit.

const EVERYWHERE = ['exact', 'fma']; // arithmetics that are no chip's

/** Two arithmetics to begin with: the chosen one, and another chip's that differs from it, if one does. */
function usualPair() {
  const profiles = shown.profiles ?? [], chips = profiles.filter(name => !EVERYWHERE.includes(name));
  const one = state.arith || (chips[0] ?? profiles[0] ?? '');
  const about = askJson(arithAbout(one)) ?? {}, others = profiles.filter(name => name !== one);
  const differs = name => differingFields([about, askJson(arithAbout(name)) ?? {}]).length > 0;
  return [one, chips.findLast(differs) ?? others.findLast(differs) ?? others.at(-1) ?? ''];
}

/** A field for the name of a chip or an arithmetic, with those that there are. */
function arithField(text, value, onchange, attributes = {}) {
  const known = [...shown.profiles ?? [], ...(askJson(['chips']) ?? []).map(row => row.chip)];
  const id = `known-${attributes['data-option']}`;
  return element('span', {}, field(text, value, onchange, { list: id, size: 24, ...attributes }),
    element('datalist', { id }, known.map(name => element('option', { value: name }))));
}

const arithAbout = arith => ['show', shown.name, '--arith', arith];

/** What stands in a field, and how sure that is. */
const valueText = entry => entry
  ? `${entry.answer ? `${entry.answer}${entry.how ? `: ${entry.how}` : ''}` : entry.value}\n${entry.certainty ?? ''}`
  : '';
const valueOf = entry => String(entry?.answer ? `${entry.answer} ${entry.how}` : entry?.value);

const fieldsOf = abouts => [...new Set(['unit', ...abouts.flatMap(fieldNames)])];
const differingFields = ([left, right]) => fieldsOf([left, right])
  .filter(name => valueOf(left[name]) !== valueOf(right[name]));

/** The fields of two arithmetics that are not the same. */
function fieldsTable(names, abouts) {
  const [left, right] = abouts, fields = fieldsOf(abouts), differing = differingFields(abouts);
  if (differing.length === 0) return element('p', { id: 'fields' },
    `All ${fields.length} fields of ${names[0]} and ${names[1]} are the same.`);
  const meanings = name => [...new Set(abouts.map(about => about[name]?.meaning).filter(Boolean))].join('\n');
  return element('div', { id: 'fields' },
    table(`${differing.length} of ${fields.length} fields differ`, ['field', ...names, 'meaning'],
    differing.map(name => [name, valueText(left[name]), valueText(right[name]),
      element('td', { class: 'words' }, meanings(name))]),
    { rowHeads: true, class: 'list lines compared' }));
}

/** A pattern bit by bit, in groups of four; bits that are not those of the other are marked. */
function markedBits(pattern, other) {
  const bits = text => [...text.slice(2)].flatMap(digit => [...parseInt(digit, 16).toString(2).padStart(4, '0')]);
  const others = bits(other);
  return bits(pattern).flatMap((bit, i) => [i > 0 && i % 4 === 0 ? ' ' : '', bit === others[i] ? bit
    : element('b', { class: 'parts' }, bit)]);
}

/** D of the same numbers under both. */
function pairTable(names) {
  const args = dotArgs(names), answer = ask([...args, '--json']);
  if (answer.status !== 0) return [refusal(answer), shellLine(args)];
  const rows = JSON.parse(answer.stdout), [left, right] = rows;
  if (!right) return [element('p', {}, `${names.join(' and ')} are one arithmetic.`), shellLine(args)];
  const body = [[left, right], [right, left]].map(([row, other]) => [row.arithmetic, String(row.value), row.pattern,
    element('td', { class: 'bits' }, markedBits(row.pattern, other.pattern)), String(row.ulp)]);
  const parted = element('p', { class: 'parted' }, left.pattern === right.pattern ? 'D is the same.'
    : 'D differs, in the bits that are marked.');
  return [parted, table('D under both', ['arithmetic', 'value', 'pattern', 'bits', 'ulp from the exact sum'], body,
    { rowHeads: true }), shellLine(args)];
}

function drawTwo(fields, sums) {
  const [one, other] = usualPair(), names = [option('one', one), option('two', other)];
  const answers = names.map(name => ask([...arithAbout(name), '--json']));
  const wrong = answers.find(answer => answer.status !== 0);
  if (wrong) {
    fields.replaceChildren(refusal(wrong));
    return sums.replaceChildren();
  }
  fields.replaceChildren(fieldsTable(names, answers.map(answer => JSON.parse(answer.stdout))),
    shellDiff(...names.map(arithAbout)));
  sums.replaceChildren(...pairTable(names));
}

function drawTwoChips(root) {
  const lack = numbersPanel.lacks(shown);
  if (lack) return root.append(element('p', { class: 'lacks' }, `${shown.name} ${lack}. One that does: `,
    opener(first())));
  const fields = element('div', {}), sums = element('div', { id: 'result' });
  const update = () => drawTwo(fields, sums);
  const one = (name, text, usual) => arithField(text, option(name, usual), value => {
    setOption(name, value, usual);
    update();
  }, { 'data-option': name });
  const [usual, other] = usualPair();
  root.append(element('div', { class: 'controls' }, one('one', 'A chip or arithmetic', usual),
    one('two', 'and another', other)), fields,
    element('h2', {}, 'The same numbers under both'), numberFields(update), sums);
  update();
}
