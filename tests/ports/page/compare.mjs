// SPDX-License-Identifier: MIT
// Compare: two instructions, two chips; what differs is what differs in the shell.
import { asHost, fill, host, hostJson, ok, open, press, same, text, texts } from './browser.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';
const quarter = 'mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32';

/** Registers by places, of an operand as the shell prints it. */
function placesOf(insn, operand) {
  const places = new Map();
  for (const { place, register: { lane, register, bit, width } } of hostJson('layout', insn, operand)) {
    const key = Object.values(place).join();
    places.set(key, [...places.get(key) ?? [], [lane, register, bit, width].join()].sort());
  }
  return places;
}

/** How many places of both differ, and how many are in one alone. */
function expectedCounts(one, other, operand) {
  const left = placesOf(one, operand), right = placesOf(other, operand);
  const both = [...left.keys()].filter(key => right.has(key));
  return { both: both.length, other: both.filter(key => left.get(key).join(';') !== right.get(key).join(';')).length,
    only: left.size + right.size - 2 * both.length };
}

const marks = (page, kind) => page.$$eval(`#result td.${kind}`, found => found.length);

async function fragments({ page, address }, other, operand) {
  await open(page, address, `#${half}?panel=compare&with=${other}&of=${operand}`);
  const { both, other: differ, only } = expectedCounts(half, other, operand);
  ok((await text(page, '#count')).startsWith(`${differ} of ${both} places`),
    `${operand} beside ${other}: ${await text(page, '#count')}`);
  same(await marks(page, 'other'), 2 * differ, 'those that differ are marked in both');
  same(await marks(page, 'only'), only, 'and those that one has alone');
  const chars = await page.$$eval('#result td.other span, #result td.only span',
    found => found.map(one => one.textContent[0]));
  ok(chars.every(mark => '≠+'.includes(mark)), 'not by colour alone');
  return { differ, only };
}

/** Labels of lines of show that are not in both, by diff of the texts. */
function differingLines(one, other) {
  const [left, right] = [one, other].map(name => host(['show', name]).stdout.split('\n'));
  const labels = (lines, others) => {
    let label = '';
    return lines.filter(line => line.trim()).map(line => {
      label = /^(\S+(?: \S+)?) {2,}/.exec(line)?.[1] ?? label;
      return others.includes(line) ? null : label;
    });
  };
  return new Set([...labels(left, right), ...labels(right, left)].filter(label => label
    && !['name', 'id'].includes(label)));
}

async function instructions(context) {
  const { page, address } = context;
  const seen = [];
  for (const [other, operand] of [[quarter, 'a'], [quarter, 'd'],
    ['mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32', 'b']]) {
    seen.push(await fragments(context, other, operand));
  }
  ok(seen.some(one => one.differ > 0) && seen.some(one => one.only > 0)
    && seen.some(one => one.differ + one.only === 0), 'some differ, some do not');
  await open(page, address, `#${half}?panel=compare&with=${quarter}`);
  const labels = await texts(page, '.compared th[scope="row"]');
  same(labels.sort().join(), [...differingLines(half, quarter)].sort().join(), 'lines of show that differ');
  await page.focus('#result td[data-place][tabindex="0"]');
  await press(page, 'ArrowDown', 'ArrowRight');
  const [left] = hostJson('where', half, 'a', '1', '1'), [right] = hostJson('where', quarter, 'a', '1', '1');
  const holder = ({ register: { lane, register, bit, width } }) => `T${lane} r${register} ${bit + width - 1}:${bit}`;
  same(await text(page, '.held'), `row 1, column 1: ${holder(left)} beside ${holder(right)}`,
    'who holds a place, by arrow keys');
  same(await page.$$eval('#result td.at', found => found.length), 2, 'it is lit in both');
  await fill(page, '[data-option="with"]', 'bf16 m16n8k16');
  same((await texts(page, '#result h2, #result caption')).filter(title => /bf16/.test(title)).length > 0, true,
    'words, as in Find');
  ok(/with=bf16/.test(await page.evaluate(() => location.hash)), 'the other is kept in the address');
  await fill(page, '[data-option="with"]', 'm16n8k16');
  ok(/\d+ instructions have/.test(await text(page, '#result .refusal')),
    'words of many are refused in the words of the command');
  await page.click('#result .proposals a');
  await page.waitForFunction(() => document.getElementById('count') !== null);
  ok(true, 'and what there is can be taken');
  await open(page, address, `#${half}?panel=compare`);
  const near = await page.$$eval('.proposals a', found => found.map(link => [link.textContent, link.title]));
  same(near.find(([told]) => told === 'm16n8k8')?.[1], 'mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32',
    'near ones are proposed, by what tells them apart');
  ok(near.every(([told, name]) => name.includes(told)) && new Set(near.map(([told]) => told)).size === near.length,
    'no two of them read alike');
  await page.setViewport({ width: 390, height: 844 });
  await open(page, address, `#${half}?panel=compare`);
  ok(await page.$eval('#main details', one => !one.open), 'on a phone lines of show are folded away');
  await page.$eval('section[aria-label="the other"]', one => one.scrollIntoView());
  ok(await page.$eval('.held', one => one.getBoundingClientRect().top >= 0), 'and what is told of a place stays in sight');
  await page.setViewport({ width: 1400, height: 950 });
}

async function twoChips({ page, address }) {
  await open(page, address, `#${half}///h100?panel=compare&kind=chips`);
  ok((await texts(page, '#fields th[scope="row"]')).length > 0,
    'at first there is something to see: a chip that differs from the chosen one');
  await open(page, address, `#${half}?panel=compare`);
  await page.evaluate(() => [...document.querySelectorAll('[aria-pressed]')].at(-1).click());
  await page.click('[data-option="one"]');
  await page.keyboard.type('a100');
  same(await page.$eval('[data-option="one"]', input => input.value), 'a100', 'what is typed after a click replaces a name');
  await fill(page, '[data-option="two"]', 'h100');
  const [one, two] = ['a100', 'h100'].map(chip => hostJson('show', half, '--arith', chip));
  const differ = Object.keys(one).filter(name => one[name]?.meaning && one[name].value !== two[name].value);
  same((await texts(page, '#fields th[scope="row"]')).join(), differ.join(), 'fields that differ');
  ok(differ.length > 0 && (await texts(page, '#fields .words')).every(words => words.length > 10), 'in words');
  const rows = hostJson('dot', half, '--a', '6000,1', '--b', '6000,1', '--c', '-36000000', '--arith', 'a100', '--arith',
    'h100');
  const drawn = await page.$$eval('#result tbody tr',
    found => found.map(row => [...row.cells].map(cell => cell.textContent).slice(0, 3).join(' ')));
  same(drawn.join('\n'), rows.map(row => `${row.arithmetic} ${row.value} ${row.pattern}`).join('\n'), 'D under both');
  const xor = Number(rows[0].pattern) ^ Number(rows[1].pattern),
    bits = [...(xor >>> 0).toString(2)].filter(bit => bit === '1').length;
  same(await page.$$eval('#result .parts', found => found.length), 2 * bits,
    `${bits} bits differ, and are marked in both`);
  const hash = await page.evaluate(() => location.hash);
  await open(page, address, hash);
  same((await texts(page, '#fields th[scope="row"]')).join(), differ.join(), 'both chips are kept in the address');
  await fill(page, '[data-option="two"]', 'a100');
  ok(/All \d+ fields/.test(await text(page, '#fields')), 'a chip is as itself');
  await fill(page, '[data-option="two"]', 'nonsense');
  ok(/'nonsense'/.test(await text(page, '#main .refusal')), 'what is no chip is refused');
  await open(page, address, '#ldmatrix.x4.b16?panel=compare&kind=chips');
  ok(/computes no sums/.test(await text(page, '#main .lacks')), 'what computes nothing says so');
}

/** Panels that an instruction does not have are grey, focusable, and offer one that has them. */
async function grey({ page, address }) {
  const disabled = () => page.$$eval('[role="tab"][aria-disabled="true"]', found => found.map(tab => tab.textContent)
    .join());
  for (const [insn, expected] of [[half, 'Banks,Sparse,Block scale'],
    ['ldmatrix.sync.aligned.m8n8.x4.b16', 'Numbers,Sparse,Block scale,Reuse'],
    ['mac16', 'Numbers,Compare,Banks,Sparse,Block scale,Reuse'],
    ['mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32', 'Banks,Block scale'],
    ['wmma.load.a.sync.aligned.row.m16n16k16.f16', 'Numbers,Banks,Sparse,Block scale,Reuse']]) {
    await open(page, address, `#${insn}`);
    same(await disabled(), expected, `panels that ${insn} has not`);
    ok((await page.$$eval('[aria-disabled="true"]',
      found => found.every(tab => / (has|takes|computes) /.test(tab.title)))), 'each says why');
    for (const id of await page.$$eval('[aria-disabled="true"]', found => found.map(tab => tab.id))) {
      await open(page, address, `#${insn}?panel=${id.slice(4)}`);
      await page.focus('#main .lacks a');
      await press(page, 'Enter');
      await page.waitForFunction(tab => document.getElementById(tab).getAttribute('aria-disabled') === null, {}, id);
      ok(await page.$eval('#main', (main, tab) => main.dataset.panel === tab && !main.querySelector('.lacks, .refusal')
        && main.childElementCount > 0, id.slice(4)),
        `${id.slice(4)} of ${insn}: the link leads to one that has it`);
    }
  }
}

export async function compare(context) {
  await instructions(context);
  await asHost(context.page, 'two instructions');
  await twoChips(context);
  await asHost(context.page, 'two chips');
  await grey(context);
}
