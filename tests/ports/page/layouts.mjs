// SPDX-License-Identifier: MIT
// Layouts: every cell, lanes lit in all operands, formulas, C, exports, deep links, keyboard.
import { asHost, host, hostJson, ok, open, press, same, text, texts } from './browser.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';
const sampled = [half, 'mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32',
  'mma.sync.aligned.m8n8k4.row.row.f32.f16.f16.f32',
  'mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0',
  'ldmatrix.sync.aligned.m8n8.x4.b16',
  'wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32', 'mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64.rn'];

/** What a table of an operand must say, from the command's rows. */
function expectedCells(insn, operand) {
  const seen = new Set(), cells = [];
  for (const { place, register, element } of hostJson('layout', insn, operand)) {
    const key = `${place.matrix} ${place.row} ${place.column}`;
    if (!seen.has(key)) cells.push(`${key} T${register.lane} ${operand.length === 1 ? operand : 's'}${element}`);
    seen.add(key);
  }
  return cells.sort().join('\n');
}
const cellsIn = (page, operand) =>
  page.evaluate(name => [...document.querySelectorAll(`table[data-operand="${name}"]`)].flatMap((table, matrix) =>
  [...table.querySelectorAll('td[data-at]')].map(td => {
    const column = table.tHead.rows[0].cells[td.cellIndex].textContent;
    return `${table.dataset.matrix ?? matrix} ${td.parentElement.cells[0].textContent} ${column} ${td.textContent}`;
  })), operand);
const choices = { e: 'selector', scale_a: 'thread_a', scale_b: 'thread_b' };

/** What the tables of an operand say; the picture of a product has those of one selector or thread-id at a time. */
async function drawnCells({ page, address }, insn, operand) {
  const cells = new Set(await cellsIn(page, operand));
  const matrices = new Set(hostJson('layout', insn, operand).map(one => one.place.matrix));
  for (const matrix of choices[operand] ? matrices : []) {
    await open(page, address, `#${insn}?${choices[operand]}=${matrix}`);
    for (const cell of await cellsIn(page, operand)) cells.add(cell);
  }
  return [...cells].sort().join('\n');
}

async function tables(context) {
  const { page, address } = context;
  for (const insn of sampled) {
    await open(page, address, `#${insn}`);
    const operands = await page.$$eval('.operand',
      found => found.map(one => one.getAttribute('aria-label').split(' ')[1]));
    for (const operand of operands) same(await drawnCells(context, insn, operand), expectedCells(insn, operand),
      `every cell of ${operand} of ${insn}`);
    await asHost(page, insn);
  }
}

const lit = (page, kind) =>
  page.$$eval(`td.${kind}`, found => found.map(td => `${td.closest('table').dataset.operand} ${td.textContent}`).sort()
    .join(', '));
const counters = page => page.evaluate(() => ({ ...window.mmaref.counters }));

async function looking({ page, address }) {
  await open(page, address, `#${half}`);
  await page.hover('table[data-operand="a"] td[data-at="53"]');
  await page.waitForFunction(() => document.querySelector('td.at')?.dataset.at === '53');
  const cell = await page.$('table[data-operand="a"] td[data-at="37"]');
  const before = await counters(page);
  await cell.hover();
  await page.waitForFunction(() => document.querySelector('td.at')?.dataset.at === '37');
  const after = await counters(page);
  const lane = (await cell.evaluate(td => td.textContent)).split(' ')[0];
  const all = await texts(page, 'td.lane');
  same(all.length, 8 + 4 + 4, 'a hover lights the lane in all operands');
  ok(all.every(one => one.replace(/\s+/g, ' ').startsWith(`${lane} `)), `all of ${lane}`);
  ok(after.redrawn - before.redrawn <= 2 * (16 + 1) && after.calls - before.calls <= 2,
    `by ${after.calls - before.calls} calls of the command and ${after.redrawn - before.redrawn} cells`);
  await page.hover('table[data-operand="d"] td[data-at="37"]');
  await page.waitForFunction(() => document.querySelectorAll('td.feeds').length > 0);
  const [row, column] = await page.$eval('table[data-operand="d"] td[data-at="37"]',
    td => [td.parentElement.cells[0].textContent, td.closest('table').tHead.rows[0].cells[td.cellIndex].textContent]);
  const feeds = hostJson('inputs', half, row, column).map(one => one.operand === 'c' ? { ...one, operand: 'd' } : one)
    .map(one => `${one.operand} T${one.register.lane} ${one.operand}${one.element}`).sort().join(', ');
  same(await lit(page, 'feeds'), feeds, `what feeds D[${row}][${column}]`);
  await page.hover('h1');
  await page.waitForFunction(() => document.getElementById('looked').textContent.startsWith('d0 of lane 13:'));
  ok((await page.$$('td.at')).length === 1, 'the light goes back to the cell of the address, or to the first one');

  // The formula, as the command prints it.
  await page.hover('table[data-operand="b"] td[data-at="20"]');
  await page.waitForFunction(() => document.getElementById('looked').textContent.startsWith('b'));
  const [index, ofLane] = /b(\d+) of lane (\d+)/.exec(await text(page, '#looked')).slice(1);
  const steps = hostJson('explain', half, 'b', ofLane, index);
  const shown = await texts(page, '#explanation tbody tr td:first-child');
  same(shown.join(), steps.map(step => step.name).join(), 'the formula, step by step');
  ok((await text(page, '#explanation')).includes('Figure 81'), 'its figure');
}

/** C for row and column, executed for every element, gives the places of the layout. */
async function expressions({ page, address }) {
  for (const insn of sampled) {
    await open(page, address, `#${insn}`);
    let checked = 0, wrong = 0;
    for (const operand of await page.$$eval('.operand',
      found => found.map(one => one.getAttribute('aria-label').split(' ')[1]))) {
      for (const { place, register, element } of hostJson('layout', insn, operand)) {
        if (register.lane % 7 !== 0) continue;
        const at = { operand, lane: register.lane, element };
        const code = await page.evaluate(one => window.mmaref.expression(one), at);
        if (code === null) continue;
        const names = [...code.matchAll(/(\w+) = /g)].map(match => match[1]);
        const got = new Function('lane',
          `${code.replace('const int', 'const')} return { ${names.join(', ')} };`)(register.lane);
        checked++;
        if ('row' in got && got.row !== place.row) wrong++;
        if ('col' in got && got.col !== place.column) wrong++;
      }
    }
    ok(checked > 30 && wrong === 0, `C for ${checked} elements of ${insn}, ${wrong} wrong`);
  }
}

/** Cells that have the same colour, by what colours stand for. */
async function colours({ page, address }) {
  const keys = { lane: one => one.register.lane, register: one => one.register.register, element: one => one.element,
    byte: one => 4 * one.register.register + (one.register.bit >> 3) };
  for (const by of Object.keys(keys)) {
    await open(page, address, `#${half}?by=${by}`);
    const drawn = await page.$$eval('table[data-operand="a"] td[data-at]',
      found => found.map(td => [td.dataset.at, getComputedStyle(td).backgroundColor]));
    const rows = hostJson('layout', half, 'a');
    const pairs = new Set(drawn.map(([at, colour]) => `${keys[by](rows[at])} ${colour}`));
    const count = new Set(rows.map(keys[by])).size;
    ok(pairs.size === count && new Set(drawn.map(([, colour]) => colour)).size === count,
      `by ${by} there are ${count} colours`);
  }
}

async function keyboard({ page, address }) {
  await open(page, address, '');
  const focused = () => page.evaluate(() =>
    document.activeElement.closest('table')?.dataset.operand + document.activeElement.textContent);
  let presses = 0;
  while (!(await page.evaluate(() => document.activeElement.matches('td'))) && presses++ < 40) await press(page, 'Tab');
  same(await focused(), 'aT0 a0', `Tab reaches the first cell, after ${presses} presses`);
  await press(page, 'ArrowDown', 'ArrowRight', 'ArrowRight');
  same(await focused(), 'aT5 a0', 'arrow keys walk');
  same((await texts(page, 'td.lane')).length, 16, 'focus lights the lane');
  await press(page, 'End', 'ArrowLeft');
  same(await focused(), 'aT7 a4', 'End, and back');
  await press(page, 'Enter');
  same(await page.evaluate(() => location.hash), `#${half}/a/7,4`, 'Enter keeps the cell in the address');
  same((await page.evaluate(() => window.copied)).length, 0, 'and copies nothing');
  await page.click('td[data-at="9"]');
  ok((await page.evaluate(() => location.hash)) !== `#${half}/a/7,4`, 'a click keeps another cell');
  same((await page.evaluate(() => window.copied)).length, 0, 'and copies nothing either');
  await page.evaluate(() =>
    [...document.querySelectorAll('#explanation button')].find(one => one.textContent === 'Copy C').click());
  await page.waitForFunction(() => window.copied.length === 1);
  ok((await page.evaluate(() => window.copied)).at(-1).includes('row = groupID,'), 'the button copies C');
  ok(/^copied C for a\d$/.test(await text(page, '#status')), 'and says so');
  await page.focus('td[data-at="9"]');
  await press(page, 'ArrowDown');
  same(await text(page, '#status'), '', 'until something else is done');
  await press(page, 'Tab');
  ok((await focused()).startsWith('b'), 'Tab leads to the next operand');
}

/** Numbers that do not fill their element: both are named. */
async function padded({ page, address }) {
  const small = 'mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32';
  await open(page, address, `#${small}/d/0,0`);
  const feeds = await page.$eval('#explanation details', box => box.textContent);
  ok(feeds.includes('0, 13:10 of 15:8') && feeds.includes('0, 13:8 of 15:8'),
    'what feeds an element has the bits of numbers and of bytes');
  await open(page, address, `#${small}/a/0,1`);
  ok((await text(page, '#explanation')).includes('bits 13:10 of 15:8'), 'and so has the element looked at');
}

async function links({ page, address }) {
  for (const hash of [`#${half}/d/13,2/sm_90`, `#${half}/a/0,0?by=register&view=registers`,
    `#${half}/b/31,3/h100?cells=colours`]) {
    await open(page, address, hash);
    same(await page.evaluate(() => location.hash), hash, `restored: ${hash}`);
    ok(await page.$('td.at') !== null, 'with its cell lit');
  }
  same(await text(page, 'caption'), 'A: f16, 16 × 16', 'and the operands drawn');
  await page.evaluate(() => { location.hash = '#ldmatrix.x1.b16'; });
  await page.waitForFunction(() => window.mmaref.state.insn.startsWith('ldmatrix'));
  ok(true, 'a changed address is followed');
  await open(page, address, '#mma.nonsense/%%/1,2');
  ok((await text(page, '#status')).length > 0 && await page.$('td[data-at]') !== null,
    'an unknown instruction in the address is refused, and the page is there');
}

/** A chip that lacks the instruction, and a name that is no chip's: layouts do not depend on them. */
async function lacking({ page, address }) {
  const scaled = 'mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0';
  for (const chip of ['h100', 'nonsense']) {
    await open(page, address, `#${scaled}///${chip}`);
    ok((await text(page, '#about .refusal')).length > 10, `${chip}: ${await text(page, '#about .refusal')}`);
    same((await page.$$('#main td[data-at]')).length > 1000 && (await page.$$('#main .refusal')).length, 0, 'layouts are drawn');
  }
}

export async function layouts(context) {
  await lacking(context);
  await tables(context);
  await looking(context);
  await expressions(context);
  await colours(context);
  await keyboard(context);
  await padded(context);
  await links(context);
}
