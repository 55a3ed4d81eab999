// SPDX-License-Identifier: MIT
// The product as a picture: where its matrices stand, that it fits, what lights up, the sum beside, zoom and pan, keyboard.
import { laneColours } from './colours.mjs';
import { asHost, host, hostJson, ok, open, press, same, text } from './browser.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';
const bytes = 'mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32';
const sparse = 'mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32';
const scaled = 'mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0';
const deep = ['mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0',
  'mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3',
  'mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0'];
const largest = 'mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc';

/** Edges of a cell of an operand, by its row and column. */
const edges = (page, operand, row, column) =>
  page.$eval(`table[data-operand="${operand}"] tbody tr:nth-child(${row + 1}) td:nth-of-type(${column + 1})`, td => {
  const { left, right, top, bottom } = td.getBoundingClientRect();
  return { left, right, top, bottom };
});
const near = (x, y) => Math.abs(x - y) < 1;

async function arrangement({ page, address }) {
  await open(page, address, `#${half}`);
  const [a, b, d] = [await edges(page, 'a', 3, 15), await edges(page, 'b', 15, 2), await edges(page, 'd', 3, 2)];
  ok(near(a.top, d.top) && near(a.bottom, d.bottom) && a.right < d.left, 'a row of A stands left of that row of D');
  ok(near(b.left, d.left) && near(b.right, d.right) && b.bottom < d.top, 'a column of B stands above that column of D');
  ok(await page.$('table[data-operand="c"]') === null, 'C is drawn with D');
  const lies = operand => JSON.stringify(hostJson('layout', half, operand)
    .map(({ place, element, register }) => [place, element, register]));
  same(lies('c'), lies('d'), 'as it lies where D lies');
  await open(page, address, '#wmma.mma.sync.aligned.row.col.m16n16k16.f16.f32');
  const [d2, c2] = [await edges(page, 'd', 3, 2), await edges(page, 'c', 3, 2)];
  ok(near(c2.top, d2.top) && c2.left > d2.right, 'C of another type stands right of D');
  await open(page, address, `#${sparse}`);
  const [e, stored] = [await edges(page, 'e', 3, 7), await edges(page, 'a', 3, 0)];
  ok(near(e.top, stored.top) && e.right < stored.left, 'metadata stand left of the row of A');
  await open(page, address, `#${scaled}`);
  const [rowScale, firstOfA, columnScale, firstOfB] = [await edges(page, 'scale_a', 3, 3), await edges(page, 'a', 3, 0),
    await edges(page, 'scale_b', 3, 2), await edges(page, 'b', 0, 2)];
  ok(near(rowScale.top, firstOfA.top) && rowScale.right < firstOfA.left, 'scale factors of A stand left of its rows');
  ok(near(columnScale.left, firstOfB.left) && columnScale.bottom < firstOfB.top, 'those of B above its columns');
  await open(page, address, '#mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32');
  same((await page.$$('.picture')).length, 4, 'four products, four pictures');
  await open(page, address, '#ldmatrix.sync.aligned.m8n8.x4.b16');
  ok(await page.$('#product') === null && await page.$('td.at') !== null,
    'an instruction without product keeps its tables, with a cell lit');
}

const overflow = page => page.$eval('#product',
  box => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight,
    box.getBoundingClientRect().bottom - innerHeight]);

async function size({ page, address }) {
  await page.setViewport({ width: 1400, height: 900 });
  for (const insn of [half, bytes, sparse, scaled, ...deep]) {
    await open(page, address, `#${insn}`);
    const over = await overflow(page);
    ok(over.every(pixels => pixels <= 0), `all of ${insn} is seen at 1400 x 900: ${over}`);
  }
  await open(page, address, `#${half}`);
  ok(await page.$eval('td[data-at]', td => getComputedStyle(td, '::after').content.includes('a0')),
    'with lane and element in each cell');
  await open(page, address, `#${bytes}`);
  ok(await page.$eval('td[data-at]', td => getComputedStyle(td, '::before').content.startsWith('"0"')),
    'with the lane alone where cells are small');
  same(await page.$eval('td[data-at]', td => td.textContent), 'T0 a0', 'and all of it for those who hear the page');
  const from = performance.now();
  await open(page, address, `#${largest}`);
  await page.waitForSelector('td.at');
  console.log(`# ${largest}: ${(performance.now() - from).toFixed(0)} ms`);
  same((await page.$$('td[data-at]')).length, 16 * 256 + 256 * 8 + 16 * 8, 'the largest one has all of its cells');
  const seen = await page.$eval('td.at', td => {
    const at = td.getBoundingClientRect(), box = td.closest('#product').getBoundingClientRect();
    return at.left >= box.left && at.right <= box.right && at.top >= box.top && at.bottom <= box.bottom;
  });
  ok(seen, 'and is scrolled to the cell that is lit');
  await page.setViewport({ width: 390, height: 844 });
  await open(page, address, `#${bytes}`);
  ok((await overflow(page))[0] > 0, 'on a phone it scrolls inside itself');
  same(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, 'and the page does not');
  await page.setViewport({ width: 1400, height: 950 });
}

const lit = (page, kind) => page.$$eval(`td.${kind}`, found => found.map(td => {
  const made = td.closest('table');
  return `${made.dataset.operand} ${td.parentElement.cells[0].textContent} ${made.tHead.rows[0].cells[td.cellIndex].textContent}`;
}).sort().join(', '));
const inputs = (insn, ...args) => hostJson('inputs', insn, ...args)
  .map(({ operand, place, k }) =>
    ({ operand, key: `${operand === 'c' ? 'd' : operand} ${place.row} ${place.column}`, k }));
const keys = cells => cells.map(cell => cell.key).sort().join(', ');

async function lights({ page, address }) {
  await open(page, address, '');
  same(await text(page, '#looked'), 'd0 of lane 13: row 3, column 2', 'at first a cell of D is lit');
  same(await page.evaluate(() => location.hash), `#${half}`, 'and not in the address');
  for (const insn of [half, sparse, scaled]) {
    await open(page, address, `#${insn}`);
    same(await lit(page, 'feeds'), keys(inputs(insn, '3', '2')), `D[3][2] of ${insn} lights what it is computed from`);
  }
  same((await page.$$eval('th.lit',
    found => found.map(th => `${th.closest('table').dataset.operand} ${th.textContent}`))).sort().join(),
    'a 3,b 2,d 2,d 3,scale_a 3,scale_b 2', 'and the heads of row and column');
  await open(page, address, `#${sparse}/a/13,4`);
  const row = inputs(sparse, '3', '0'), [{ k }] = row.filter(cell => cell.key === 'a 3 10');
  const chunk = row.filter(cell => ['a', 'e'].includes(cell.operand) && cell.k.first <= k.last
    && cell.k.last >= k.first);
  ok(chunk.length === 3, 'two stored elements and their chunk');
  same(await lit(page, 'feeds'), keys(chunk), 'a stored element lights its chunk of metadata');
  await open(page, address, `#${sparse}/e/15,1`);
  same(await text(page, 'table[data-operand="e"] caption').then(title => title.split(':')[0]), 'E, selector 1',
    'an element of the address brings the matrix that has it');
  const [chosen] = inputs(sparse, '3', '0', '--selector', '1').filter(cell => cell.key === 'e 3 5');
  same(await lit(page, 'feeds'),
    keys(inputs(sparse, '3', '0', '--selector', '1')
      .filter(cell => ['a', 'e'].includes(cell.operand) && cell.k.first === chosen.k.first)),
        'and a chunk lights its elements');
  await open(page, address, `#${scaled}/scale_b/8,0`);
  same(await lit(page, 'feeds'), keys(inputs(scaled, '0', '2').filter(cell => ['b', 'scale_b'].includes(cell.operand))),
    'a scale factor lights what it scales');
  await open(page, address, `#${half}`);
  await page.hover('[data-lane="7"]');
  await page.waitForFunction(() => document.querySelector('td.lane')?.dataset.thread === '7');
  same(await page.$$eval('td.lane', found => found.map(td => td.dataset.thread).join()), Array(16).fill('7').join(),
    'a lane of the legend lights its cells everywhere');
  await asHost(page, 'what lights up');
}

/** The case with the scale factors that the picture chooses. */
const exampleCase = insn => host(['gen', insn, '--seed', '11']).stdout.replace(/^(select_[ab]) .*$/gm, '$1 0 0');

async function sums({ page, address }) {
  for (const [insn, chip, row, column] of [[half, 'sm_90', 3, 2], [half, 'a100', 12, 7], [sparse, 'sm_80', 9, 1],
    [bytes, 'exact', 15, 0], [scaled, 'exact', 5, 6],
    ['mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64.rn', 'exact', 3, 2],
    ['mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32', 'sm_70', 6, 3],
    ['wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32', 'sm_90', 8, 15]]) {
    const [{ register, element: index }] = hostJson('where', insn, 'd', String(row), String(column));
    await open(page, address, `#${insn}/d/${register.lane},${index}/${chip}`);
    const arith = chip === 'exact' ? chip : hostJson('chips', chip)[0].profile;
    const filled = host(['run', '--fill', '-'], exampleCase(insn).replace(/^arith .*$/m, `arith ${arith}`)).stdout;
    const words = /^d (.*)$/m.exec(filled)[1].split(' '), first = register.lane * words.length / 32 + register.register;
    const expected = words.slice(first, first + register.width / 32).reverse().join('');
    same(/\(0x(\w+)\)/.exec(await text(page, '.example'))[1].padStart(expected.length, '0'), expected,
      `D[${row}][${column}] of ${insn} under ${arith} as the whole case has it`);
  }
  await open(page, address, `#${half}///sm_90`);
  const drawn = await page.$eval('.example pre', pre => pre.innerText);
  ok(/^ *a15\*b15 +[+-]/m.test(drawn) && /^ *sum +/m.test(drawn) && (await page.$$('.example mark')).length > 0,
    'the sum bit by bit, with what falls off');
  ok(await page.$eval('.example pre', pre => pre.scrollWidth <= pre.clientWidth), 'nothing of it is cut off');
  const value = await text(page, '.example output');
  await Promise.all([page.waitForFunction(() => window.mmaref.state.panel === 'numbers'), page.click('.example a')]);
  const rows = await page.$$eval('#result table tbody tr',
    found => found.map(tr => [...tr.cells].map(cell => cell.textContent.trim())));
  same(rows.find(([name]) => name === 'sm_90')?.[1], value, 'a link leads to the same sum under every arithmetic');
  await asHost(page, 'sums');
}

async function zoom({ page, address }) {
  await open(page, address, `#${bytes}`);
  const width = async () => { const { left, right } = await edges(page, 'd', 0, 0); return right - left; };
  const before = await width();
  await page.click('button[aria-label="larger"]');
  ok(await width() > before, 'a button makes cells larger');
  await page.focus('table[data-operand="d"] td[tabindex="0"]');
  await press(page, '+', '+', '+');
  same(await page.evaluate(() => location.hash), `#${bytes}?zoom=2.44`, 'and so does +; the address keeps it');
  ok((await overflow(page))[0] > 0, 'what is larger than its place scrolls');
  const scrolled = () => page.$eval('#product', box => box.scrollLeft);
  const from = await scrolled();
  const box = await page.$eval('#product',
    one => { const { left, top } = one.getBoundingClientRect(); return { left, top }; });
  await page.mouse.move(box.left + 300, box.top + 300);
  await page.mouse.down();
  await page.mouse.move(box.left + 350, box.top + 300, { steps: 4 });
  await page.mouse.up();
  same(await scrolled(), Math.max(0, from - 50), 'it is dragged');
  same(await page.evaluate(() => window.mmaref.state.lane), null, 'and a drag chooses nothing');
  await page.keyboard.down('Control');
  await page.mouse.wheel({ deltaY: 100 });
  await page.keyboard.up('Control');
  await page.waitForFunction(() => location.hash.includes('zoom=1.95'));
  ok(true, 'Ctrl and the wheel make cells smaller');
  await page.focus('table[data-operand="d"] td[tabindex="0"]');
  await press(page, '0');
  same(await page.evaluate(() => location.hash), `#${bytes}`, '0 fits it again');
  await page.evaluate(() => { document.body.style.minHeight = '300vh'; });
  await page.mouse.wheel({ deltaY: 2000 });
  ok(await page.waitForFunction(() => scrollY > 0, { timeout: 5000 }).catch(() => false),
    'the wheel scrolls the page, over what fits too');
  await page.evaluate(() => { document.body.style.minHeight = ''; scrollTo(0, 0); });
}

async function walk({ page, address }) {
  await open(page, address, `#${half}`);
  const at = () => page.evaluate(() =>
    `${document.activeElement.closest('table')?.dataset.operand} ${document.activeElement.textContent}`);
  await page.focus('table[data-operand="a"] td[tabindex="0"]');
  await press(page, 'End');
  same(await at(), 'a T3 a5', 'End leads to the end of the row');
  await press(page, 'ArrowRight');
  same(await at(), 'd T0 d0', 'from the last column of A the arrow leads into D');
  await press(page, 'ArrowUp');
  same(await at(), 'b T3 b3', 'from its first row into B');
  await press(page, 'ArrowDown');
  same(await at(), 'd T0 d0', 'and back');
  await press(page, 'ArrowLeft');
  same(await at(), 'a T3 a5', 'and into A');
  same((await page.$$('#product td[tabindex="0"]')).length, 3, 'each matrix is one tab stop');
}

export async function product(context) {
  await arrangement(context);
  await size(context);
  await lights(context);
  await sums(context);
  await zoom(context);
  await walk(context);
  await laneColours(context);
}
