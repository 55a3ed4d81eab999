// SPDX-License-Identifier: MIT
// Numbers: every arithmetic, bits that fall off, a custom block, whole cases.
import { readFileSync } from 'node:fs';
import { asHost, fill, host, hostJson, ok, open, press, same, text, texts } from './browser.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';

const resultRows = async page =>
  (await page.$$eval('#result .list tbody tr',
    rows => rows.map(row => [...row.cells].map(cell => cell.textContent).join(' '))));
const expected = (...args) => hostJson('dot', half, ...args)
  .map(row => `${row.arithmetic} ${row.value} ${row.pattern} ${row.ulp}`);

async function sums({ page, address }) {
  await open(page, address, `#${half}?panel=numbers`);
  const first = ['--a', '6000,1', '--b', '6000,1', '--c', '-36000000', '--arith', 'all'];
  same((await resultRows(page)).join('\n'), expected(...first).join('\n'),
    'the numbers of the beginning, under every arithmetic');
  const marked = await texts(page, '#result th + td.differs');
  same(marked.length, hostJson('dot', half, ...first).filter((row, i, all) => row.pattern !== all[0].pattern).length,
    'what differs is marked');
  const printed = args => host(['dot', half, ...first.slice(0, 6), ...args, '--explain']).stdout;
  same(await page.$eval('details.sum pre', pre => pre.textContent.trimEnd()),
    printed(['--arith', 'exact', '--arith', 'sm_80']).trimEnd(), 'the sums are drawn as the shell draws them');
  ok((await page.$$eval('details.sum mark', found => found.map(one => one.textContent)))
    .every(bits => /^[.01]+$/.test(bits)), 'bits behind the bar are marked');
  ok((await page.$$('details.sum mark')).length >= 1, 'where there are any');
  await fill(page, '[data-option="a"]', '0x1.8p-3,inf');
  same((await resultRows(page)).join('\n'),
    expected('--a', '0x1.8p-3,inf', '--b', '6000,1', '--c', '-36000000', '--arith', 'all').join('\n'), 'other numbers');
  await fill(page, '[data-option="c"]', '3c00');
  ok(/pattern is written 0x3c00/.test(await text(page, '#result .refusal')),
    'what can be read two ways is refused in the words of the command');
  same(await page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('a')), '0x1.8p-3,inf',
    'numbers are kept in the address');
}

/** 1024.5 in tf32 is between 1024 and 1025, and cvt.rna makes it 1025. */
async function converted({ page, address }) {
  const tf32 = 'mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32', values = async () => (await resultRows(page))
    .map(row => row.split(' ')[1]);
  await open(page, address, `#${tf32}?panel=numbers&a=1024.5&b=1&c=0`);
  ok((await values()).every(value => value === '1024'), 'numbers are rounded to nearest even');
  ok(/nearest_away gives 1025/.test(await text(page, '#result p')), 'and it is noted what another conversion gives');
  const offered = await page.$$eval('select:has(option[value="nearest_away"]) option',
    found => found.map(one => one.value));
  same(offered.join(), ',nearest_even,nearest_away,truncate,up,down,odd', 'the conversions of the command');
  await page.select('select:has(option[value="nearest_away"])', 'nearest_away');
  ok((await values()).every(value => value === '1025'), 'ties away from zero');
  same(await page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('convert')), 'nearest_away',
    'the conversion is kept in the address');
  await open(page, address, `#${tf32}?panel=numbers&a=0x44801000&b=1&c=0&convert=cvt.rna.tf32.f32`);
  ok((await values()).every(value => value === '1025'), 'a cvt of the address converts patterns');
  await open(page, address, `#${tf32}?panel=numbers&a=1&b=1&c=0&convert=rs`);
  ok(/random bits/.test(await text(page, '#result .refusal')), 'a conversion that is none is refused');
}

/** The terms of a text of --explain: bits and the weight of the first one, and how many columns fell off. */
function termsOf(explained) {
  let high = 0;
  return explained.split('\n').flatMap(line => {
    high = Number(/^ +2\^(-?\d+) +2\^/.exec(line)?.[1] ?? high);
    const [, name, sign, bits, lost = ''] = /^ {2}(sum so far|\S+) +([+-])([.01]+)(?: \| ([.01]+))? {2}/.exec(line)
      ?? [];
    return name ? [{ name, high, text: sign + bits + lost.replace(/\.\.$/, '') }] : [];
  });
}

/** Rows of the grid: name, text with its blanks, whether it is a term. */
const gridOf = page => page.$$eval('.sum-grid tbody:not([data-sum="D"]) tr:has(td.bits)',
  rows => rows.map(row => ({ name: row.cells[0].textContent,
  text: row.cells[1].textContent.replace(/ …$/, '') })));

/** All arithmetics on the same columns: a bit stands as far from the left as its weight says. */
async function grid({ page, address }) {
  const numbers = ['--a', '4096,0.0004', '--b', '1,1', '--c', '-4096.5'], ariths = ['exact', 'sm_80', 'h100'];
  await open(page, address, `#${half}?panel=numbers&a=4096,0.0004&b=1,1&c=-4096.5&grid=${ariths.join(';')}`);
  const printed = termsOf(host(['dot', half, ...numbers, ...ariths.flatMap(arith => ['--arith', arith]),
    '--explain']).stdout);
  const drawn = await gridOf(page), top = Math.max(...printed.map(term => term.high));
  const expected = printed.map(term =>
    `${term.name} ${term.text[0]}${' '.repeat(top - term.high)}${term.text.slice(1)}`);
  const idle = expected.filter(row => row.startsWith('sum so far')).length;
  ok(drawn.length >= 9 && drawn.every(({ name, text: bits }) => expected.includes(`${name} ${bits}`)),
    `${drawn.length} terms stand under their weights`);
  ok(idle > 0 && drawn.every(({ name }) => name !== 'sum so far'), 'steps that add nothing are left out');
  same((await texts(page, '.sum-grid .head td')).filter(head => /adds? nothing$/.test(head)).length, 1, 'and counted');
  const D = await page.$$eval('[data-sum="D"] .bits',
    found => found.map(cell => ({ text: cell.textContent, parts: cell.querySelectorAll('.parts').length })));
  const rows = hostJson('dot', half, ...numbers, ...ariths.flatMap(arith => ['--arith', arith]));
  const value = ({ text: bits }) => [...bits.slice(1)].reduce((sum, bit, i) => sum + (bit === '1' ? 2 ** (top - i) : 0),
    0) * (bits[0] === '-' ? -1 : 1);
  same(D.map(value).join(), rows.map(row => Math.fround(row.value)).join(), 'the bits of D are its value');
  ok(D[0].parts === 0 && D[1].parts > 0 && D[2].parts > 0, 'those that differ from the first are marked');
  ok((await page.$$('.sum-grid mark')).length >= 2, 'what fell off is marked');
}

/** Which arithmetics are on the grid; they are put on it, and taken off. */
async function onGrid({ page, address }) {
  const names = () => page.$$eval('.sum-grid tbody:not([data-sum="D"])', found => found.map(one => one.dataset.sum)
    .join());
  for (const [arith, expected] of [['h100', 'exact,sm_90'], ['sm_80', 'exact,sm_80'], ['', 'exact,sm_80']]) {
    await open(page, address, `#${half}///${arith}?panel=numbers`);
    same(await names(), expected, `on the grid with '${arith}' chosen`);
  }
  for (const [typed, expected] of [['b200', 'exact,sm_80,b200'], ['h100', 'exact,sm_80,b200,h100']]) {
    await page.focus('[data-option="add"]');
    await page.keyboard.type(typed);
    await press(page, 'Enter');
    same(await names(), expected, `${typed} is put on it`);
  }
  same(await page.$('[data-option="add"]'), null, 'four at most');
  same(await page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('grid')), 'exact;sm_80;b200;h100',
    'kept in the address');
  await page.focus('.taken:nth-of-type(2)');
  await press(page, 'Enter');
  same(await names(), 'exact,b200,h100', 'one is taken off');
  await open(page, address, `#${half}?panel=numbers&grid=nonsense;exact`);
  ok(/nonsense/.test(await text(page, '#sums .refusal')) && (await page.$$('.taken')).length === 2,
    'what is none is refused, and can be taken off');
}

async function own({ page, address }) {
  await open(page, address, `#${half}?panel=numbers&own=custom`);
  const names = await texts(page, '#own th[scope="row"]');
  const fields = hostJson('show', half, '--arith', 'custom');
  same(names.join(), Object.keys(fields).filter(key => fields[key]?.meaning).join(),
    `${names.length} fields of a block`);
  ok((await texts(page, '#own td:last-child')).every(meaning => meaning.length > 10), 'each is explained');
  await fill(page, '[data-field="fraction_bits"]', '10');
  await fill(page, '[data-field="align"]', 'down');
  const block = 'custom fraction_bits=10 align=down';
  same((await resultRows(page)).at(-1),
    expected('--a', '6000,1', '--b', '6000,1', '--c', '-36000000', '--arith', block)[0], `computed under ${block}`);
  ok((await texts(page, '#own td:last-child')).some(meaning => meaning.includes('Toward minus infinity')),
    'and what it means');
  await fill(page, '[data-field="align"]', 'nonsense');
  ok(/align=nonsense/.test(await text(page, '#result .refusal')), 'a wrong value is refused');
  same(await page.$eval('[data-field="align"]', input => input.getAttribute('aria-invalid')), 'true', 'and marked');
  await open(page, address, `#${half}?panel=numbers&own=sm_90+fraction_bits%3D5`);
  same(await page.$eval('[data-field="fraction_bits"]', input => input.value), '5',
    'a block is restored from the address');
}

async function wholeCases({ page, address }) {
  await open(page, address, `#${half}?panel=numbers`);
  await page.$eval('#case', box => { box.open = true; });
  const vectors = readFileSync(`${process.env.BUILD ?? 'build'}/vectors/mma.m16n8k16.f16.sm_90.vec`, 'utf8');
  await fill(page, '#case textarea', vectors);
  const summaries = await texts(page, '#cases summary');
  const counts = summaries.slice(0, -1).map(line => Number(/: (\d+) elements/.exec(line)[1]));
  ok(counts.length === 6 && counts.some(count => count > 0), `whole cases: ${summaries.slice(0, -1).join('; ')}`);
  const results = await page.$eval('#cases pre', pre => pre.textContent);
  same(results, host(['run', '--fill', '-'], vectors.replace(/^arith .*$/gm, 'arith exact')).stdout,
    'with the results that the shell fills in');
  await fill(page, '#case textarea', 'mmavec 2');
  ok((await text(page, '#cases .refusal')).length > 0, 'what is no case is refused');
  await page.evaluate(() => [...document.querySelectorAll('#case button')].at(0).click());
  ok((await texts(page, '#cases summary')).length === 7, 'cases are drawn at random');
}

export async function numbers(context) {
  await sums(context);
  await asHost(context.page, 'numbers');
  await converted(context);
  await asHost(context.page, 'conversions');
  await grid(context);
  await onGrid(context);
  await asHost(context.page, 'sums on one grid');
  await own(context);
  await asHost(context.page, 'a block of one\'s own');
  await wholeCases(context);
  await asHost(context.page, 'whole cases');
  for (const name of ['mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32',
    'mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32',
    'mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0',
    'wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32']) {
    await open(context.page, context.address, `#${name}?panel=numbers&a=1,2&b=3,4&c=5`);
    ok((await resultRows(context.page)).length > 0, `numbers of ${name}`);
  }
  for (const name of ['m16n8k32.s32.s8.s8.s32', 'm16n8k64.s32.u4.u4.s32', 'm16n8k256.s32.b1.b1.s32.and.popc', 'm8n8k4.f64',
    'm16n8k8.f32.tf32.tf32.f32', 'mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0']) {
    await open(context.page, context.address, `#${name}?panel=numbers`);
    ok((await resultRows(context.page)).length > 0, `numbers to begin with fit ${name}`);
  }
  await open(context.page, context.address,
    '#mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32?panel=numbers&a=448,7.5&b=448,1&c=0');
  ok((await resultRows(context.page)).includes('wgmma_fp8 200704 0x48440000 -480'),
    'the other unit of Hopper is a row');
  ok((await texts(context.page, '#result p'))
    .some(note => /^note: sm_90 computes mma.sync here; .* wgmma_fp8$/.test(note)), 'and noted');
  await open(context.page, context.address, '#ldmatrix.x4.b16?panel=numbers');
  ok(/computes no sums/.test(await text(context.page, 'main')), 'an instruction that computes nothing says so');
}
