// SPDX-License-Identifier: MIT
// Numbers: every arithmetic, bits that fall off, a custom block, whole cases.
import { readFileSync } from 'node:fs';
import { asHost, fill, host, hostJson, ok, open, same, text, texts } from './browser.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';

const resultRows = async page => (await page.$$eval('#result tbody tr', rows => rows.map(row => [...row.cells].map(cell => cell.textContent).join(' '))));
const expected = (...args) => hostJson('dot', half, ...args).map(row => `${row.arithmetic} ${row.value} ${row.pattern} ${row.ulp}`);

async function sums({ page, address }) {
  await open(page, address, `#${half}?panel=numbers`);
  const first = ['--a', '6000,1', '--b', '6000,1', '--c', '-36000000', '--arith', 'all'];
  same((await resultRows(page)).join('\n'), expected(...first).join('\n'), 'the numbers of the beginning, under every arithmetic');
  const marked = await texts(page, '#result th + td.differs');
  same(marked.length, hostJson('dot', half, ...first).filter((row, i, all) => row.pattern !== all[0].pattern).length, 'what differs is marked');
  const drawn = await page.$$eval('details.sum', found => found.map(one => `${one.querySelector('summary').textContent.split(':')[0]}\n${one.querySelector('pre').textContent}`).join('\n'));
  const printed = host(['dot', half, ...first, '--explain']).stdout.trimEnd().split('\n\n').slice(1).join('\n\n');
  same(drawn.trimEnd(), printed, 'the sums are drawn as the shell draws them');
  ok((await page.$$eval('details.sum mark', found => found.map(one => one.textContent))).every(bits => /^[.01]+$/.test(bits)), 'bits behind the bar are marked');
  ok((await page.$$('details.sum mark')).length >= 2, 'of more than one chip');
  await fill(page, '[data-option="a"]', '0x1.8p-3,inf');
  same((await resultRows(page)).join('\n'), expected('--a', '0x1.8p-3,inf', '--b', '6000,1', '--c', '-36000000', '--arith', 'all').join('\n'), 'other numbers');
  await fill(page, '[data-option="c"]', '3c00');
  ok(/pattern is written 0x3c00/.test(await text(page, '#result .refusal')), 'what can be read two ways is refused in the words of the command');
  same(await page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('a')), '0x1.8p-3,inf', 'numbers are kept in the address');
}

/** 1024.5 in tf32 is between 1024 and 1025, and cvt.rna makes it 1025. */
async function converted({ page, address }) {
  const tf32 = 'mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32', values = async () => (await resultRows(page)).map(row => row.split(' ')[1]);
  await open(page, address, `#${tf32}?panel=numbers&a=1024.5&b=1&c=0`);
  ok((await values()).every(value => value === '1024'), 'numbers are rounded to nearest even');
  ok(/nearest_away gives 1025/.test(await text(page, '#result > p')), 'and it is noted what another conversion gives');
  const offered = await page.$$eval('select:has(option[value="nearest_away"]) option', found => found.map(one => one.value));
  same(offered.join(), ',nearest_even,nearest_away,truncate,up,down,odd', 'the conversions of the command');
  await page.select('select:has(option[value="nearest_away"])', 'nearest_away');
  ok((await values()).every(value => value === '1025'), 'ties away from zero');
  same(await page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('convert')), 'nearest_away', 'the conversion is kept in the address');
  await open(page, address, `#${tf32}?panel=numbers&a=0x44801000&b=1&c=0&convert=cvt.rna.tf32.f32`);
  ok((await values()).every(value => value === '1025'), 'a cvt of the address converts patterns');
  await open(page, address, `#${tf32}?panel=numbers&a=1&b=1&c=0&convert=rs`);
  ok(/random bits/.test(await text(page, '#result .refusal')), 'a conversion that is none is refused');
}

/** Which sums are open: that of the chip, or the exact one and the first that differs. */
async function opened({ page, address }) {
  for (const [arith, expected] of [['h100', 'sm_90'], ['sm_80', 'sm_80'], ['', 'exact,sm_80']]) {
    await open(page, address, `#${half}///${arith}?panel=numbers`);
    const names = await page.$$eval('details.sum[open] summary', found => found.map(one => one.textContent.split(':')[0]).join());
    same(names, expected, `sums that are open with '${arith}' chosen`);
  }
}

async function own({ page, address }) {
  await open(page, address, `#${half}?panel=numbers&own=custom`);
  const names = await texts(page, '#own th[scope="row"]');
  const fields = hostJson('show', half, '--arith', 'custom');
  same(names.join(), Object.keys(fields).filter(key => fields[key]?.meaning).join(), `${names.length} fields of a block`);
  ok((await texts(page, '#own td:last-child')).every(meaning => meaning.length > 10), 'each is explained');
  await fill(page, '[data-field="fraction_bits"]', '10');
  await fill(page, '[data-field="align"]', 'down');
  const block = 'custom fraction_bits=10 align=down';
  same((await resultRows(page)).at(-1), expected('--a', '6000,1', '--b', '6000,1', '--c', '-36000000', '--arith', block)[0], `computed under ${block}`);
  ok((await texts(page, '#own td:last-child')).some(meaning => meaning.includes('Toward minus infinity')), 'and what it means');
  await fill(page, '[data-field="align"]', 'nonsense');
  ok(/align=nonsense/.test(await text(page, '#result .refusal')), 'a wrong value is refused');
  same(await page.$eval('[data-field="align"]', input => input.getAttribute('aria-invalid')), 'true', 'and marked');
  await open(page, address, `#${half}?panel=numbers&own=sm_90+fraction_bits%3D5`);
  same(await page.$eval('[data-field="fraction_bits"]', input => input.value), '5', 'a block is restored from the address');
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
  same(results, host(['run', '--fill', '-'], vectors.replace(/^arith .*$/gm, 'arith exact')).stdout, 'with the results that the shell fills in');
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
  await opened(context);
  await own(context);
  await asHost(context.page, 'a block of one\'s own');
  await wholeCases(context);
  await asHost(context.page, 'whole cases');
  for (const name of ['mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32', 'mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32',
    'mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0', 'wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32']) {
    await open(context.page, context.address, `#${name}?panel=numbers&a=1,2&b=3,4&c=5`);
    ok((await resultRows(context.page)).length > 0, `numbers of ${name}`);
  }
  await open(context.page, context.address, '#mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32?panel=numbers&a=448,7.5&b=448,1&c=0');
  ok((await resultRows(context.page)).includes('wgmma_fp8 200704 0x48440000 -480'), 'the other unit of Hopper is a row');
  ok((await texts(context.page, '#result p')).some(note => /^note: sm_90 computes mma.sync here; .* wgmma_fp8$/.test(note)), 'and noted');
  await open(context.page, context.address, '#ldmatrix.x4.b16?panel=numbers');
  ok(/computes no sums/.test(await text(context.page, 'main')), 'an instruction that computes nothing says so');
}
