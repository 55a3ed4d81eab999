// SPDX-License-Identifier: MIT
// A block of one's own: an arithmetic, and the fields that differ from it, each explained.

/** The text of the block; empty where there is none. */
const ownArith = () => option('own');

/** Names of fields, in the order in which the command has them. */
const fieldNames = about => Object.keys(about).filter(key => about[key]?.meaning);

/** "custom products=4" as its first word and its fields. */
function readOwn(text) {
  const [base = '', ...words] = text.split(' ').filter(Boolean);
  return { base, changed: Object.fromEntries(words.map(word => word.split(/=(.*)/s).slice(0, 2))) };
}
const writeOwn = ({ base, changed }) => base
  && [base, ...Object.entries(changed).map(([name, value]) => `${name}=${value}`)].join(' ');

function ownForm(update) {
  const form = element('details', { id: 'own', open: Boolean(ownArith()) });
  const change = own => {
    setOption('own', writeOwn(own));
    update();
  };
  drawOwn(form, change);
  return form;
}

function drawOwn(form, change) {
  const own = readOwn(ownArith());
  const bases = ['', 'custom', ...(shown.profiles ?? [])];
  const choice = select('Starts as', bases.map(base => [base, base || 'none']), own.base, base => {
    change({ base, changed: {} });
    drawOwn(form, change);
    form.querySelector('select').focus();
  });
  form.replaceChildren(element('summary', {}, 'An arithmetic of your own'),
    element('p', {}, 'An arithmetic, and the fields in which yours is different. It stands in the table above.'),
    choice, fieldTable(own, change));
}

function fieldTable(own, change) {
  const base = own.base && askJson(['show', state.insn, '--arith', own.base]);
  if (!base) return '';
  const rows = fieldNames(base).map(name => {
    const meaning = element('td', {}, base[name].meaning);
    const input = element('input',
      { value: own.changed[name] ?? '', placeholder: base[name].value, 'aria-label': name, list: `words-${name}`,
        'data-field': name,
      oninput: event => {
        if (event.target.value === '') delete own.changed[name];
        else own.changed[name] = event.target.value;
        change(own);
        const now = askJson(['show', state.insn, '--arith', writeOwn(own)]);
        event.target.setAttribute('aria-invalid', String(!now));
        if (now) meaning.textContent = now[name].meaning;
      } });
    const words = (base[name].words ?? []).map(value => element('option', { value }));
    return [name, element('td', {}, input, element('datalist', { id: `words-${name}` }, words)), meaning];
  });
  return table('Its fields', ['field', `value (${own.base} where empty)`, 'meaning'], rows,
    { rowHeads: true, class: 'list wrapped' });
}
