// SPDX-License-Identifier: MIT
// What people come for, by pointer and by keyboard alone: the answer is there after three actions at most. An action is
// a click, a place pointed at, or a text typed into a field; by keyboard, the same with the keys that lead there.
import { host, hostJson, ok, open, press, same, text, texts } from './browser.mjs';

const MOST = 3;
const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';
const eighth = 'mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32';
const bytes = 'mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32';
const load = 'ldmatrix.sync.aligned.m8n8.x4.b16';
const scaled = 'mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0';
const sparse = 'mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32';
const asm = `asm volatile("${bytes} {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};" : "+r"(d0) : "r"(a0));`;

const pointer = page => ({
  click: selector => page.click(selector),
  point: selector => page.hover(selector),
  async type(selector, typed, ...after) {
    await page.click(selector, { clickCount: 3 });
    await page.keyboard.type(typed);
    await press(page, ...after);
  },
  choose: (selector, value) => page.select(selector, value),
});

/** Where the focus is, beside the place that is wanted: there, in its group, or elsewhere. */
const focusBeside = (page, selector) => page.$eval(selector, wanted => {
  const now = document.activeElement, group = wanted.closest('table, [role=tablist]');
  if (now === wanted) return { there: true };
  if (!group?.contains(now) || group === now) return {};
  const row = wanted.parentElement.rowIndex - now.parentElement.rowIndex, column = wanted.cellIndex - now.cellIndex;
  return { key: row > 0 ? 'ArrowDown' : row < 0 ? 'ArrowUp' : column < 0 ? 'ArrowLeft' : 'ArrowRight' };
});

/** Leads the focus somewhere: Tab from group to group, arrow keys inside one. */
async function reach(page, selector) {
  for (let presses = 0; presses < 150; presses++) {
    const { there, key = 'Tab' } = await focusBeside(page, selector);
    if (there) return;
    await press(page, key);
  }
  throw new Error(`no key leads to ${selector}`);
}

const keyboard = page => ({
  async click(selector) {
    if (selector.startsWith('#matches')) return press(page, 'ArrowDown', 'Enter');
    await reach(page, selector);
    return selector.startsWith('#tab-') || press(page, 'Enter'); // a tab opens as soon as it has the focus
  },
  point: selector => reach(page, selector),
  async type(selector, typed, ...after) {
    if (selector === '#find') await press(page, '/');
    else await reach(page, selector);
    await page.keyboard.down('Control');
    await press(page, 'a');
    await page.keyboard.up('Control');
    await page.keyboard.type(typed);
    await press(page, ...after);
  },
  async choose(selector, value) {
    await reach(page, selector);
    await page.keyboard.type(await page.$eval(`${selector} [value="${value}"]`, one => one.textContent));
  },
});

const cell = (operand, row, column) =>
  `table[data-operand="${operand}"] tbody tr:nth-child(${row + 1}) td:nth-of-type(${column + 1})`;
const insn = page => page.evaluate(() => window.mmaref.state.insn);
const exported = page => page.$eval('#exported pre', pre => pre.textContent);

/** Each: what is asked, how it is done, what is seen then, and what is to be seen. */
const all = [
  ['which thread holds C[3][5]', [['point', cell('d', 3, 5)]], page => text(page, '#looked'),
    () => hostJson('where', half, 'c', '3', '5')
    .map(({ register, element }) => `d${element} of lane ${register.lane}: row 3, column 5`)[0]],
  ['6000 * 6000 - 36000000 + 1 on an RTX 4090', [['type', '#chip', 'rtx 4090', 'Enter'], ['click', '#tab-numbers']],
    page => page.$$eval('#sums tbody[data-sum="D"] tr:last-child td', found => found.at(-1).textContent.split(' ')[0]),
    () => String(hostJson('dot', half, '--a', '6000,1', '--b', '6000,1', '--c', '-36000000', '--arith',
      'rtx4090')[0].value)],
  ['inline asm of an int8 mma', [['type', '#find', asm]], insn, () => bytes],
  ['int8 by words', [['type', '#find', 's8 m16n8k32'], ['click', '#matches [role=option]']], insn, () => bytes],
  ['bank conflicts of ldmatrix, and their cure',
    [['type', '#find', 'ldmatrix.x4.b16', 'Enter'], ['click', '#tab-banks'], ['click', '#remedies button']],
    async page => `${await insn(page)} ${await text(page, '#worst')} ${await page.evaluate(() => window.mmaref.state.options.swizzle)}`,
    () => `${load} no conflicts ${hostJson('banks', load, '--pitch', '128', '--search')[0].swizzle}`],
  ['which byte of which thread scales A[5][40] of mxf4',
    [['type', '#find', 'mxf4 m16n8k64', 'Enter'], ['click', '#tab-scale'],
      ['point', '.scaled-a tbody tr:nth-child(6) td:nth-of-type(41)']],
    async page => `${await insn(page)} ${(await text(page, '.held')).split(' scales')[0]}`,
    () => hostJson('inputs', scaled, '5', '0').filter(one => one.operand === 'scale_a' && one.k.last >= 40)
      .map(({ register: { lane, bit } }) => `${scaled} byte ${bit / 8} of T${lane}`)[0]],
  ['the CuTe notation of B',
    [['click', '#export-button'], ['choose', '#export select', 'b'], ['click', '#export [data-form="cute"]']], exported,
    () => host(['layout', half, 'b', '--cute']).stdout],
  ['one sum on H100 and A100',
    [['type', '#chip', 'h100', 'Enter'], ['click', '#tab-numbers'], ['type', '[data-option="add"]', 'a100', 'Enter']],
    async page => (await texts(page, '#sums tbody[data-sum="D"] tr:not(.name)')).slice(1)
    .map(row => row.split(/\s+/).at(-1)).join(),
    () => hostJson('dot', half, '--a', '6000,1', '--b', '6000,1', '--c', '-36000000', '--arith', 'h100', '--arith',
      'a100').map(row => `(${row.pattern})`).join()],
  ['which bits hold A[1][9] in one instruction, and in another',
    [['click', '#tab-compare'], ['type', '[data-option="with"]', 'm16n8k16.f32.bf16.bf16.f32'],
    ['point', 'section[aria-label="the other"] [data-place="0,1,9"]']], page => text(page, '.held'),
    () => `row 1, column 9: ${[half, half.replaceAll('f16.f16', 'bf16.bf16')].map(name => hostJson('where', name, 'a', '1', '9')
      .map(({ register: { lane, register, bit, width } }) => `T${lane} r${register} ${bit + width - 1}:${bit}`)).join(' beside ')}`],
  ['a link to what is seen', [['click', cell('a', 3, 4)], ['click', '#share']],
    async page => {
      await page.waitForFunction(() => window.copied.length > 0);
      await open(page, '', await page.evaluate(() => window.copied.at(-1)));
      return text(page, '#looked');
    }, () => hostJson('where', half, 'a', '3', '4')
      .map(({ register, element }) => `a${element} of lane ${register.lane}: row 3, column 4`)[0]],
  ['the layout as SVG', [['click', '#export-button'], ['click', '#export [data-form="svg"]']],
    async page => {
      await page.waitForFunction(() => window.saved.length > 0);
      return page.evaluate(() => `${window.saved[0].name} ${window.saved[0].size}`);
    }, () => `${half}.a.svg ${Buffer.byteLength(host(['layout', half, 'a', '--svg']).stdout)}`],
  ['which metadata place A[0][2] and A[0][3]',
    [['type', '#find', 'mma.sp.m16n8k32.f32.f16.f16.f32', 'Enter'], ['click', '#tab-sparse'],
      ['point', '#kept [data-chunk="0"][data-place="2"]']],
    async page => `${await insn(page)} ${(await text(page, '.held')).replace(/digit ./, 'digit')}`,
    () => hostJson('layout', sparse, 'e').filter(({ place }) => `${Object.values(place)}` === '0,0,0')
      .map(({ register: { lane, bit, width } }) =>
        `${sparse} row 0, columns 0 to 3: digit, in e of T${lane}, bits ${bit + width - 1}:${bit}, stores columns 0, 1`)[0]],
];

export async function tasks({ page, address }) {
  for (const [what, actions, seen, expected] of all) {
    ok(actions.length <= MOST, `${what}: ${actions.length} actions`);
    for (const [by, hand] of Object.entries({ pointer, keyboard })) {
      await open(page, address, '');
      for (const [act, ...args] of actions) await hand(page)[act](...args);
      same(await seen(page), expected(), `${what}, by ${by}`);
    }
  }
}
