// SPDX-License-Identifier: MIT
// The panels of single families: banks, metadata, scale factors, reuse.
import { asHost, fill, host, hostJson, ok, open, press, same, text, texts } from './browser.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';
const rowsOf = (page, selector) => page.$$eval(`${selector} tbody tr`, rows => rows.map(row => [...row.cells].map(cell => cell.textContent)));

// ---- Banks --------------------------------------------------------------------------------------

/** The picture as the shell prints it, and as the page draws it. */
const printedBanks = (...args) => host(['banks', ...args]).stdout.split('\n').map(line => /(\d+) +(\d+) +\d+ +(\S{32})$/.exec(line)).filter(Boolean).map(([, lane, address, picture]) => `T${lane} ${address} ${picture}`);
const drawnBanks = async page => (await rowsOf(page, '#result')).map(([lane, address, phase, ways, ...banks]) => `${lane} ${address} ${banks.map(bank => bank || '.').join('')}`);

export async function banks({ page, address }) {
  const load = 'ldmatrix.sync.aligned.m8n8.x4.b16';
  await open(page, address, `#${load}?panel=banks`);
  same((await drawnBanks(page)).join('\n'), printedBanks(load, '--pitch', '128').join('\n'), 'banks of a pitch of 128 bytes');
  same(await text(page, '#worst'), '8-way conflicts', 'and how bad that is');
  await page.focus('#remedies button');
  await press(page, 'Enter');
  same(await text(page, '#worst'), 'no conflicts', `${(await texts(page, '#remedies button'))[0] ?? 'the swizzle'} removes them`);
  same((await drawnBanks(page)).join('\n'), printedBanks(load, '--pitch', '128', '--swizzle', '3,4,3').join('\n'), 'banks with it');
  await fill(page, '[data-option="swizzle"]', '9,9');
  ok((await text(page, '#result .refusal')).length > 0, `refused: ${await text(page, '#result .refusal')}`);
  await open(page, address, `#${load}?panel=banks&pitch=144&offset=16`);
  same((await drawnBanks(page)).join('\n'), printedBanks(load, '--pitch', '144', '--offset', '16').join('\n'), 'padding and offset, from the address of the page');
  const addresses = Array.from({ length: 32 }, (unused, lane) => lane * 80);
  await fill(page, '[data-option="address"]', addresses.join(' '));
  same((await drawnBanks(page)).map(row => Number(row.split(' ')[1])).join(), addresses.join(), 'addresses given lane by lane');
  await asHost(page, 'banks');
  await open(page, address, `#${half}?panel=banks`);
  ok(/only ldmatrix and stmatrix/.test(await text(page, '#main')), 'another instruction: the panel says why not');
  await page.click('#main button');
  ok((await drawnBanks(page)).length === 32, 'and offers one');
}

// ---- Sparse -------------------------------------------------------------------------------------

export async function sparse({ page, address }) {
  const insn = 'mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32';
  await open(page, address, `#${insn}?panel=sparse`);
  same((await text(page, '#legal')).match(/have: ([0-9a-f ]+)\./)[1], '4 8 9 c d e', 'patterns that ordered metadata may have');
  same((await page.$$('#editor input')).length, 16 * 8, 'a digit for each chunk');
  const row = async number => (await rowsOf(page, '#kept'))[number].slice(1).map(cell => cell === '·' ? '0' : '1').join('');
  same(await row(0), '1100'.repeat(8), 'digit 4: elements 0 and 1 are stored');
  await fill(page, '#editor tbody tr:first-child td:nth-of-type(2) input', 'e');
  same(await row(0), `11000011${'1100'.repeat(6)}`, 'digit e: elements 2 and 3');
  await page.focus('#editor tbody tr:nth-child(2) td:nth-of-type(1) input');
  await press(page, '5');
  ok(/the metadata is not allowed, lane \d+, value 0x5/.test(await text(page, '#kept .refusal')), `refused: ${await text(page, '#kept .refusal')}`);
  same((await page.$$('#editor [aria-invalid="true"]')).length, 1, 'and the one digit is marked');
  const hash = await page.evaluate(() => location.hash);
  const before = await page.$$eval('#editor input', inputs => inputs.map(input => input.value).join(''));
  await open(page, address, hash);
  same(await page.$$eval('#editor input', inputs => inputs.map(input => input.value).join('')), before, 'digits are restored from the address');
  await page.click('#example');
  const dense = await page.$eval('#dense', input => input.value);
  const compressed = host(['compress', insn, '-', '--selector', '0'], dense).stdout;
  same(await page.$eval('#compressed pre', pre => pre.textContent), compressed, 'a dense matrix is compressed as in the shell');
  same(await text(page, '#words'), /^e (.*)$/m.exec(compressed)[1], 'and its metadata stand in the editor');
  const stored = dense.trim().split('\n').map(line => line.split(' ').map(value => value !== '0000'));
  const kept = (await rowsOf(page, '#kept')).map(cells => cells.slice(1).map(cell => cell !== '·'));
  ok(stored.every((line, i) => line.every((has, j) => !has || kept[i][j])), 'every non-zero element is kept');
  await page.$eval('#dense', input => { input.value = input.value.replaceAll('0000', '3c00'); });
  await page.$$eval('#main section .buttons button', buttons => buttons[0].click());
  ok((await text(page, '#compressed .refusal')).length > 20, `refused: ${await text(page, '#compressed .refusal')}`);
  await asHost(page, 'sparse');
  for (const name of ['mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32', 'mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32']) {
    await open(page, address, `#${name}?panel=sparse&selector=1`);
    const { a: { elements } } = hostJson('show', name);
    same((await page.$$('#kept .kept')).length, 32 * elements, `metadata of ${name}: every stored element has its place`);
  }
}

// ---- Block scale --------------------------------------------------------------------------------

export async function scale({ page, address }) {
  const insn = 'mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0';
  const expected = (name, byte, thread) => hostJson('layout', insn, `scale_${name}`).filter(cell => cell.place.matrix === thread && cell.register.bit / 8 >= byte && cell.register.bit / 8 < byte + 2)
    .sort((x, y) => name === 'a' ? x.place.row - y.place.row || x.place.column - y.place.column : x.place.column - y.place.column || x.place.row - y.place.row)
    .map(cell => `T${cell.register.lane} byte ${cell.register.bit / 8}`).join();
  for (const [byte, thread] of [[0, 0], [2, 1]]) {
    await open(page, address, `#${insn}?panel=scale&byte_a=${byte}&thread_a=${thread}&byte_b=${byte}&thread_b=${thread}`);
    for (const name of ['a', 'b']) {
      same((await texts(page, `section[aria-label="scale factors of ${name}"] td`)).join(), expected(name, byte, thread), `scale factors of ${name}, byte-id ${byte}, thread-id ${thread}`);
    }
  }
  await page.select('#main label:nth-of-type(2) select', '3');
  ok((await text(page, '#main .refusal')).length > 0, `refused: ${await text(page, '#main .refusal')}`);
  await asHost(page, 'block scale');
}

// ---- Reuse --------------------------------------------------------------------------------------

export async function reuse({ page, address }) {
  for (const [to, way] of [[half, 'free'], ['mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32', 'permuted']]) {
    await open(page, address, `#${half}?panel=reuse&to=${to}`);
    ok((await texts(page, '#result h2'))[0].startsWith(`as A: ${way}`), `D as A of ${to}: ${(await texts(page, '#result h2'))[0]}`);
    const moves = hostJson('reuse', half, to).filter(row => row.operand === 'b');
    same((await page.$$('#result section:last-child td')).length, moves.length, 'every element of B');
    const told = await page.$$eval('#result section pre', found => found.map(one => one.textContent));
    ok(told.length === 2 && told.every(one => one.length > 20 && !/:\s*$/.test(one)), 'and no sentence that leads to nothing');
    same((await page.$$('#result section:last-child td.differs')).length, moves.filter(row => row.register.lane !== row.from_register.lane).length, 'those of other lanes are marked');
  }
  await fill(page, '[data-option="to"]', 'ldmatrix.x4.b16');
  ok(/does not multiply/.test(await text(page, '#result .refusal')), 'another instruction is refused in the words of the command');
  await asHost(page, 'reuse');
}

// ---- All of them by keyboard --------------------------------------------------------------------

export async function keyboard({ page, address }) {
  const insn = 'mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0';
  await open(page, address, `#${insn}`);
  const names = await texts(page, '[role="tab"]');
  await page.focus('[role="tab"][aria-selected="true"]');
  for (const name of names) {
    same(await page.$eval('[role="tab"][aria-selected="true"]', tab => tab.innerText), name, `arrow keys open ${name}`);
    const panel = await page.$eval('#main', main => main.dataset.panel);
    await press(page, 'Tab');
    ok(await page.evaluate(() => document.getElementById('main').contains(document.activeElement)), `Tab leads into ${name}`);
    ok(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle !== 'none'), 'and the focus is seen');
    await page.keyboard.down('Shift');
    await press(page, 'Tab');
    await page.keyboard.up('Shift');
    same(await page.evaluate(() => document.activeElement.id), `tab-${panel}`, 'Shift and Tab lead back');
    await press(page, 'ArrowRight');
  }
  same(await page.$eval('#main', main => main.dataset.panel), 'layouts', 'behind the last panel is the first');
  await open(page, address, '');
  await press(page, 'Tab', 'Enter');
  same(await page.evaluate(() => document.activeElement.id), 'main', 'the first Tab offers to skip to the panel');
}
