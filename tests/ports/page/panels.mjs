// SPDX-License-Identifier: MIT
// The panels of single families: banks, metadata, scale factors, reuse.
import { asHost, fill, host, hostJson, ok, open, press, same, text, texts } from './browser.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';
const rowsOf = (page, selector) =>
  page.$$eval(`${selector} tbody tr`, rows => rows.map(row => [...row.cells].map(cell => cell.textContent)));

// ---- Banks --------------------------------------------------------------------------------------

/** The picture as the shell prints it, and as the page draws it. */
const printedBanks = (...args) => host(['banks', ...args]).stdout.split('\n')
  .map(line => /(\d+) +(\d+) +\d+ +(\S{32})$/.exec(line)).filter(Boolean)
  .map(([, lane, address, picture]) => `T${lane} ${address} ${picture}`);
const drawnBanks = async page => (await rowsOf(page, '#result .banks'))
  .map(([lane, address, phase, ways, ...banks]) => `${lane} ${address} ${banks.map(bank => bank || '.').join('')}`);

export async function banks({ page, address }) {
  const load = 'ldmatrix.sync.aligned.m8n8.x4.b16';
  await open(page, address, `#${load}?panel=banks`);
  same((await drawnBanks(page)).join('\n'), printedBanks(load, '--pitch', '128').join('\n'),
    'banks of a pitch of 128 bytes');
  same(await text(page, '#worst'), '8-way conflicts', 'and how bad that is');
  await page.focus('#remedies button');
  await press(page, 'Enter');
  same(await text(page, '#worst'), 'no conflicts',
    `${(await texts(page, '#remedies button'))[0] ?? 'the swizzle'} removes them`);
  same((await drawnBanks(page)).join('\n'), printedBanks(load, '--pitch', '128', '--swizzle', '3,4,3').join('\n'),
    'banks with it');
  same((await page.$$('#result .refusal')).length, 0, 'and nothing is refused');
  await fill(page, '[data-option="swizzle"]', '9,9');
  ok((await text(page, '#result .refusal')).length > 0, `refused: ${await text(page, '#result .refusal')}`);
  await open(page, address, `#${load}?panel=banks&pitch=144&offset=16`);
  same((await drawnBanks(page)).join('\n'), printedBanks(load, '--pitch', '144', '--offset', '16').join('\n'),
    'padding and offset, from the address of the page');
  const addresses = Array.from({ length: 32 }, (unused, lane) => lane * 80);
  await fill(page, '[data-option="address"]', addresses.join(' '));
  same((await drawnBanks(page)).map(row => Number(row.split(' ')[1])).join(), addresses.join(),
    'addresses given lane by lane');
  await open(page, address, `#${load}?panel=banks`);
  await page.focus('[data-drag="pitch"]');
  await press(page, 'ArrowRight');
  same(await page.$eval('[data-option="pitch"]', input => input.value), '144', 'the pitch is dragged, by keyboard too');
  same((await drawnBanks(page)).join('\n'), printedBanks(load, '--pitch', '144').join('\n'), 'and conflicts follow');
  same(await page.evaluate(() => document.activeElement.dataset.drag), 'pitch', 'and the slider keeps the focus');
  await page.focus('[data-drag="offset"]');
  await press(page, 'ArrowRight', 'ArrowRight');
  same((await drawnBanks(page)).join('\n'), printedBanks(load, '--pitch', '144', '--offset', '32').join('\n'),
    'so is the offset');
  await asHost(page, 'banks');
  await open(page, address, `#${half}?panel=banks`);
  ok(/only ldmatrix and stmatrix/.test(await text(page, '#main')), 'another instruction: the panel says why not');
}

// ---- Sparse -------------------------------------------------------------------------------------

export async function sparse({ page, address }) {
  const insn = 'mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32';
  await open(page, address, `#${insn}?panel=sparse`);
  const legal = (await page.$eval('#legal', one => one.textContent)).match(/\b[0-9a-f] [01]+/g);
  same(legal.join(), '4 1100,8 1010,9 0110,c 1001,d 0101,e 0011',
    'patterns that ordered metadata may have, and what they store');
  const digits = () => page.$eval('#digits', input => input.value.replace(/\s/g, ''));
  const words = () => page.$eval('#words', code => code.textContent).catch(() => null);
  same((await digits()).length, 16 * 8, 'a digit for each chunk');
  const row = async number => (await rowsOf(page, '#kept'))[number].slice(1).map(cell => cell === '·' ? '0' : '1')
    .join('');
  same(await row(0), '1100'.repeat(8), 'digit 4: elements 0 and 1 are stored');
  const square = (chunk, place) => `#kept td[data-chunk="${chunk}"][data-place="${place}"]`;
  await page.click(square(1, 0));
  same(await page.$$eval('#kept [aria-invalid="true"]', found => found.map(td => td.dataset.chunk).join()), '1,1,1,1',
    'a chunk with one element is marked');
  ok(/row 0, chunk 1: no metadata stores 0100/.test(await text(page, '#kept .refusal')),
    `and told: ${await text(page, '#kept .refusal')}`);
  same(await words(), null, 'and there are no words to copy');
  await page.click(square(1, 3));
  same((await page.$$('#kept [aria-invalid="true"]')).length, 0, 'with a second element it is none');
  same(await row(0), `11000101${'1100'.repeat(6)}`, 'elements 1 and 3 of chunk 1');
  same((await digits()).slice(0, 3), '4d4', 'its digit');
  await page.focus(square(8, 1));
  await press(page, ' ', 'ArrowRight', 'Enter');
  same(await page.evaluate(() => Object.values(document.activeElement.dataset).join()), '8,2',
    'arrow keys walk, and the focus stays');
  same(await row(1), `1010${'1100'.repeat(7)}`, 'Space and Enter do as a click');
  const a = Array(32 * hostJson('show', insn).a.registers).fill('ffffffff').join(' ');
  const dense0 = host(['expand', insn, '-'], `a ${a}\nf 0\ne ${await words()}\n`).stdout.trim().split('\n')
    .map(line => line.split(' ').map(value => value === '0000' ? '0' : '1').join(''));
  const drawn = await Promise.all(dense0.map((unused, number) => row(number)));
  same(drawn.join('\n'), dense0.join('\n'), 'the squares are what the shell makes of the words');
  await fill(page, '#digits', (await digits()).replace(/^./, '5'));
  ok(/the metadata is not allowed, lane \d+, value 0x5/.test(await text(page, '#kept .refusal')),
    `a digit is refused: ${await text(page, '#kept .refusal')}`);
  same((await page.$$('#kept [aria-invalid="true"]')).length, 4, 'and its one chunk is marked');
  const hash = await page.evaluate(() => location.hash), before = await digits();
  await open(page, address, hash);
  same(await digits(), before, 'digits are restored from the address');
  await page.click('#example');
  const dense = await page.$eval('#dense', input => input.value);
  const compressed = host(['compress', insn, '-', '--selector', '0'], dense).stdout;
  same(await page.$eval('#compressed pre', pre => pre.textContent), compressed,
    'a dense matrix is compressed as in the shell');
  same(await text(page, '#words'), /^e (.*)$/m.exec(compressed)[1], 'and its metadata stand in the editor');
  const stored = dense.trim().split('\n').map(line => line.split(' ').map(value => value !== '0000'));
  const kept = (await rowsOf(page, '#kept')).map(cells => cells.slice(1).map(cell => cell !== '·'));
  ok(stored.every((line, i) => line.every((has, j) => !has || kept[i][j])), 'every non-zero element is kept');
  await page.$eval('#dense', input => { input.value = input.value.replaceAll('0000', '3c00'); });
  await page.$$eval('#main section .buttons button', buttons => buttons[0].click());
  ok((await text(page, '#compressed .refusal')).length > 20, `refused: ${await text(page, '#compressed .refusal')}`);
  await asHost(page, 'sparse');
  const pairs = 'mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32';
  await open(page, address, `#${pairs}?panel=sparse`);
  await page.click(square(0, 0));
  same((await row(0)).slice(0, 8), '00110000', '4-bit types: pairs are stored together');
  for (const name of ['mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32',
    'mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32']) {
    await open(page, address, `#${name}?panel=sparse&selector=1`);
    const { a: { elements } } = hostJson('show', name);
    same((await page.$$('#kept .kept')).length, 32 * elements,
      `metadata of ${name}: every stored element has its place`);
  }
}

// ---- Block scale --------------------------------------------------------------------------------

export async function scale({ page, address }) {
  const insn = 'mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0';
  const expected = (name, byte, thread) => hostJson('layout', insn, `scale_${name}`)
    .filter(cell => cell.place.matrix === thread && cell.register.bit / 8 >= byte && cell.register.bit / 8 < byte + 2)
    .sort((x, y) => name === 'a' ? x.place.row - y.place.row || x.place.column - y.place.column
      : x.place.column - y.place.column || x.place.row - y.place.row)
    .map(cell => `T${cell.register.lane} byte ${cell.register.bit / 8}`).join();
  for (const [byte, thread] of [[0, 0], [2, 1]]) {
    await open(page, address,
      `#${insn}?panel=scale&byte_a=${byte}&thread_a=${thread}&byte_b=${byte}&thread_b=${thread}`);
    for (const name of ['a', 'b']) {
      same((await texts(page, `section[aria-label="scale factors of ${name}"] .factors td`)).join(),
        expected(name, byte, thread), `scale factors of ${name}, byte-id ${byte}, thread-id ${thread}`);
    }
  }
  await open(page, address, `#${insn}?panel=scale`);
  const lit = selector => page.$$eval(`${selector} td.at`, found => found.map(td => td.cellIndex - 1));
  await page.focus('.scaled-a tbody tr:nth-child(6) td:nth-of-type(41)');
  const [factor] = hostJson('inputs', insn, '5', '0')
    .filter(cell => cell.operand === 'scale_a' && cell.k.first <= 40 && cell.k.last >= 40);
  same(await text(page, '.held'),
    `byte ${factor.register.bit / 8} of T${factor.register.lane} scales row 5 of A, k ${factor.k.first} to ${factor.k.last}`, 'what scales A[5][40]');
  const blocks = Array.from({ length: 32 }, (unused, i) => factor.k.first + i).join();
  same((await lit('.scaled-a')).join(), blocks, 'and all that it scales is lit');
  same((await texts(page, '.factors td.at')).join(), `T${factor.register.lane} byte ${factor.register.bit / 8}`,
    'and itself');
  await page.focus('section[aria-label="scale factors of b"] .factors tbody tr:nth-child(3) td');
  same(`${await lit('.scaled-a')}|${new Set(await lit('.scaled-b')).size}|${(await lit('.scaled-b')).length}`, '|1|32',
    'a factor of B lights a column of B');
  await press(page, 'ArrowRight');
  ok(/column 2 of B, k 32 to 63$/.test(await text(page, '.held')), 'arrow keys walk through factors');
  const offered = name => page.$$eval(`[data-option=${name}] option:not(:disabled)`, found => found.map(one => one.value).join());
  same(`${await offered('byte_a')} ${await offered('thread_b')}`, '0,2 0,1,2,3', 'byte-ids and thread-ids that are refused are not offered');
  await page.select('[data-option=byte_a] select', '2');
  same(await page.evaluate(() => document.activeElement.parentElement.dataset.option), 'byte_a', 'a choice keeps the focus');
  await page.select('#main label:nth-of-type(2) select', '3');
  ok((await text(page, '#main .refusal')).length > 0, `refused: ${await text(page, '#main .refusal')}`);
  await asHost(page, 'block scale');
}

// ---- Reuse --------------------------------------------------------------------------------------

export async function reuse({ page, address }) {
  for (const [to, way] of [[half, 'free'], ['mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32', 'permuted']]) {
    await open(page, address, `#${half}?panel=reuse&to=${to}`);
    ok((await texts(page, '#result h2'))[0].startsWith(`as A: ${way}`),
      `D as A of ${to}: ${(await texts(page, '#result h2'))[0]}`);
    const moves = hostJson('reuse', half, to).filter(row => row.operand === 'b');
    same((await page.$$('#result section:last-child td')).length, moves.length, 'every element of B');
    const told = await page.$$eval('#result section pre', found => found.map(one => one.textContent));
    ok(told.length === 2 && told.every(one => one.length > 20 && !/:\s*$/.test(one)),
      'and no sentence that leads to nothing');
    same((await page.$$('#result section:last-child td.differs')).length,
      moves.filter(row => row.register.lane !== row.from_register.lane).length, 'those of other lanes are marked');
  }
  await fill(page, '[data-option="to"]', 'ldmatrix.x4.b16');
  ok(/does not multiply/.test(await text(page, '#result .refusal')),
    'another instruction is refused in the words of the command');
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
    const purpose = await page.$eval('#purpose', one => one.textContent);
    ok(panel === 'layouts' ? purpose === '' : /^W.{20,}\.$/.test(purpose), `what it is for: ${purpose || 'the picture'}`);
    await press(page, 'Tab');
    ok(await page.evaluate(() => document.getElementById('main').contains(document.activeElement)),
      `Tab leads into ${name}`);
    ok(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle !== 'none'),
      'and the focus is seen');
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
