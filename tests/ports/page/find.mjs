// SPDX-License-Identifier: MIT
// Find: words, PTX, inline asm, chips, refusals, by keyboard alone.
import { asHost, host, hostJson, ok, open, press, same, text } from './browser.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';

/** Types with the keyboard, from wherever the focus is. */
async function type(page, typed) {
  await page.evaluate(() => document.body.focus());
  await page.evaluate(() => document.activeElement.blur());
  await press(page, '/');
  await page.keyboard.type(typed);
}
const offered = page => page.$$eval('#matches [role="option"]', found => found.map(one => one.dataset.name));
const opened = page => page.evaluate(() => window.mmaref.state.insn);

/** Pastes text of several lines, as a browser does. */
const paste = (page, pasted) => page.$eval('#find', (input, value) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', value);
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}, pasted);

/** Arrow keys mark offers, and the field keeps the focus. */
async function walked(page) {
  const names = await offered(page);
  const marked = () => page.evaluate(() =>
    document.getElementById(document.getElementById('find').getAttribute('aria-activedescendant'))?.dataset.name);
  const seen = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await press(page, key);
    seen.push(await marked());
  }
  same(seen.join(), [names[0], names[1], names[0], names.at(-1)].join(),
    'arrow keys walk through offers, round and round');
  same(await page.evaluate(() => document.activeElement.id), 'find', 'and the field keeps the focus');
  await press(page, 'Escape');
  ok(await page.$eval('#offers', box => box.hidden), 'Escape closes');
  same(await page.$eval('#find', input => input.ariaExpanded), 'false', 'and says so');
}

/** Offers are told apart by what differs: common words, head and offer make the name. */
async function told(page) {
  for (const typed of ['m16n8k16', 's8 m16n8k32', 'ldmatrix', 'e2m1 m16n8k64', 'mxf4 m16n8k64', 'wmma.load b']) {
    await type(page, typed);
    const lines = await page.$$eval('#matches [role="group"]',
      found => found.map(group => ({ head: group.querySelector('.head')?.textContent ?? '',
      offers: [...group.querySelectorAll('[role="option"]')].map(one =>
        ({ name: one.dataset.name, text: one.textContent })) })));
    const common = (await page.$eval('#common', one => one.textContent)).replace(/^all: /, '');
    const words = (...parts) => parts.join('.').split(/[. ]+/).filter(word => word && word !== '▢').sort().join(' ');
    const wrong = lines.flatMap(({ head, offers }) =>
      offers.filter(({ name, text: shown }) => words(common, head, shown) !== words(name)));
    same(wrong.length, 0, `${typed}: what is common and what differs make every name ${wrong.map(one => one.name).slice(0, 2)}`);
    ok(lines.every(({ head, offers }) => offers.length < 2
      || offers.every(one => one.text.split(/[. ]/).length === head.split('▢').length - 1)), 'an offer fills the gaps');
    ok(lines.every(({ offers }) => offers.every(one => one.text.trim() !== '')), 'no offer is blank');
    ok(lines.every(({ offers }) => new Set(offers.map(one => one.text)).size === offers.length),
      'no two of a line read alike');
    const all = lines.flatMap(one => one.offers), length = list => list.join('').length;
    const expected = host(['list', '--', typed]).stdout.trim().split('\n');
    ok(all.every(one => expected.includes(one.name))
      && (all.length === expected.length
        || (await text(page, '#found')).includes(`${all.length} of ${expected.length} are here`)),
      `${all.length} of the ${expected.length} offers of the shell`);
    ok(length(all.map(one => one.text)) + length(lines.map(one => one.head)) < length(all.map(one => one.name)) / 2,
      'in less than half the letters');
  }
}

/** Before anything is typed there are examples, and what was seen. */
async function examples(page) {
  await type(page, '');
  const names = await offered(page);
  ok(names.includes('ldmatrix x4 trans') && names.length > 6, `examples and what was seen: ${names.length}`);
  for (const example of names.slice(-6)) {
    await type(page, example);
    ok((await offered(page)).length > 0 && await page.$eval('#offers', box => !box.hidden),
      `the example ${example} finds something`);
  }
  await type(page, '');
  await page.evaluate(() => document.querySelector('[data-example][data-name="ldmatrix x4 trans"]').click());
  same(await opened(page), 'ldmatrix.sync.aligned.m8n8.x4.trans.b16', 'an example is typed by a click');
  await press(page, 'Enter');
  same(await page.$eval('#find', input => input.value), '', 'Enter takes what is open');
  await type(page, 'mxf4');
  ok((await offered(page))[0] === await opened(page) && (await offered(page)).length > 1,
    'what is opened stands first, others that have the words below it');
}

/** The chip is chosen by a part of its name. */
async function chips(page) {
  const shown = () => page.$$eval('#names [role="option"]', found => found.map(one => one.textContent));
  const known = hostJson('chips').map(row => row.chip), profiles = hostJson('show', half).profiles;
  await page.evaluate(name => window.mmaref.openInstruction(name), half);
  await page.click('#chip');
  await press(page, 'Backspace');
  same((await shown()).sort().join(), ['any chip', ...profiles, ...known].sort().join(),
    `${known.length} chips and ${profiles.length} arithmetics`);
  await page.keyboard.type('rtx40');
  ok((await shown()).length > 5 && (await shown()).every(name => name.includes('rtx40')),
    'a part of a name leaves fewer');
  await page.keyboard.type('90');
  await press(page, 'ArrowDown', 'Enter');
  same(await page.evaluate(() => window.mmaref.state.arith), 'rtx4090', 'an arrow key and Enter choose one');
  await page.click('#chip');
  await page.keyboard.type('NVIDIA H100 80GB HBM3');
  await press(page, 'Enter');
  same(await page.evaluate(() => window.mmaref.state.arith), 'h100', 'and so does a name as people write it');
  await page.click('#chip');
  await page.keyboard.type('h999');
  ok((await text(page, '#chip-found')).includes("'h999'"), `another is refused: ${await text(page, '#chip-found')}`);
  await press(page, 'Escape');
  same(await page.$eval('#chip', input => input.value), 'h100', 'and what was chosen stays');
  await page.click('#chip');
  await press(page, 'Backspace', 'Enter');
  same(await page.evaluate(() => window.mmaref.state.arith), '', 'an empty field is any chip');
}

export async function find({ page, address }) {
  await open(page, address, '');
  for (const [typed, expected] of [
    ['f32.f16.f16.f32.m16n8k16', half],
    ['M16N8K16 F32 F16 F16 F32', half],
    [`@p ${half} {%r0,%r1,%r2,%r3}, {%r4,%r5,%r6,%r7}, {%r8,%r9}, {%r0,%r1,%r2,%r3};`, half],
    ['ldmatrix.x4.b16', 'ldmatrix.sync.aligned.m8n8.x4.b16'],
    ['ldmatrix x4 trans', 'ldmatrix.sync.aligned.m8n8.x4.trans.b16'],
    ['m16n8k16 bf16', 'mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32'],
    ['m16n8k16, f16 f16 f16 f16', 'mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16'],
    ['m16n8k16.f32.f16.f16.f32 mma.sp', 'mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32'],
    [`"${half} {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\\n"`, half],
    ['asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32." "tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};")',
      'mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32'],
    ['mac16', 'mac16'],
    ['HMMA.16816.F32', half],
    ['SM80_16x8x16_F32F16F16F32_TN', half],
    ['ampere_fp16_s16816gemm_fp16_128x64_ldg8_f2f_tn', half],
    ['mma m16n8k16 float half half float', half],
  ]) {
    await type(page, typed);
    same(await opened(page), expected, `find ${typed}`);
  }
  const asm = `asm volatile("{ .reg .b32 t;\\n"\n"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];\\n\\t"\n"${half} {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\\n}" : "+f"(d0) : "r"(a0));`;
  await type(page, '');
  await paste(page, asm);
  same(await opened(page), 'ldmatrix.sync.aligned.m8n8.x4.shared.b16', 'inline asm: the first instruction is opened');
  ok((await offered(page)).some(one => one.startsWith(half)), 'and the second is offered');
  await type(page, 's8 m16n8k32');
  await press(page, 'Enter');
  same(await opened(page), 'mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32', 'Enter opens the first offer');
  await type(page, 's8 m16n8k32');
  same((await offered(page))[0], 'mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32',
    'words of several: what people mean comes first');
  ok(/^'s8 m16n8k32': \d+ instructions have these words$/.test(await text(page, '#found')),
    `how many: ${await text(page, '#found')}`);
  await type(page, `ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1}, [%2];`);
  ok(/D has 2 registers, not 4/.test(await text(page, '#found')),
    `operands are counted: ${await text(page, '#found')}`);
  same((await offered(page))[0], 'ldmatrix.sync.aligned.m8n8.x4.shared.b16', 'and the instruction is offered');
  await type(page, 'f64 nonsense');
  ok(/'nonsense': no instruction has this word/.test(await text(page, '#found')), 'every word counts');
  await type(page, 'h100 m16n8k16.f32.f16.f16.f32');
  same(await page.$eval('#chip', chosen => chosen.value), 'h100', 'a chip among the words is chosen');
  same(await opened(page), half, 'and the instruction beside it');
  await type(page, 'NVIDIA GeForce RTX 4090 m16n8k16.f32.f16.f16.f32');
  same(await page.$eval('#chip', chosen => chosen.value), 'rtx4090', 'a chip as people write it');
  await type(page, 'v100 m16n8k16.f32.f16.f16.f32');
  ok(/not on v100 \(sm_70\)/.test(await text(page, "#about")), 'a chip that has it not: it is said');

  await type(page, 'mma.sync.aligned.m16n8k16.row.col.f32.f17.f16.f32');
  ok(/f17.*nearest is 'f16'/.test(await text(page, '#found')), `refused: ${await text(page, '#found')}`);
  same((await offered(page))[0], half, 'and the nearest is offered');
  await press(page, 'ArrowDown', 'Enter');
  same(await text(page, '#about strong'), half, 'and taken by arrow key and Enter');
  await type(page, 'wgmma.mma_async');
  ok(/9\.7\.15/.test(await text(page, '#found')), `refused: ${await text(page, '#found')}`);
  await type(page, 'm16n8k16');
  ok((await offered(page)).length >= 8, 'words of many instructions: they are offered');
  await walked(page);
  await told(page);
  await type(page, '<img src=x onerror=alert(1)>');
  ok(await page.$('#found img') === null, 'what is typed is text');
  await examples(page);
  await chips(page);
  await asHost(page, 'find');
}
