// SPDX-License-Identifier: MIT
// The frame: share, help, sources, export, theme, contrast, the sheet of a phone; by keyboard alone.
import { asHost, host, ok, open, press, same, text, texts } from './browser.mjs';
import { contrast } from './contrast.mjs';
import { places } from './seen.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };
const DESK = { width: 1400, height: 950 };
const copied = page => page.evaluate(() => window.copied.at(-1));

/** The address that is copied shows the same again. */
async function shared({ page, address }) {
  for (const [panel, hash] of places) {
    await open(page, address, hash);
    const seen = () => page.$eval('#main',
      main => main.innerText + [...main.querySelectorAll('input, select')].map(one => one.value).join());
    const before = await seen();
    await page.click('#share');
    await page.waitForFunction(() => window.copied.length > 0);
    ok(/^copied the address of this: \w/.test(await text(page, '#status')),
      `what was copied is said: ${await text(page, '#status')}`);
    const link = await copied(page);
    await press(page, 'Shift');
    same(await text(page, '#status'), '', 'until something else is done');
    await open(page, '', link);
    same(await seen(), before, `the address of ${panel} shows the same again`);
  }
}

async function helped({ page, address }) {
  await open(page, address, '');
  const isOpen = () => page.$eval('#help', help => help.open);
  await press(page, '?');
  ok(await isOpen(), '? opens the help');
  const about = await page.$$eval('#help dl:first-of-type dt',
    found => found.map(one => [one.textContent, one.nextElementSibling.textContent]));
  same(about.map(([title]) => title).join(), (await texts(page, '[role="tab"]')).join(), 'it has all panels');
  ok(about.every(([, purpose]) => purpose.length > 20 && /\.$/.test(purpose)), 'and a sentence on each');
  ok((await text(page, '#version')).includes(host(['--version']).stdout.trim()), 'and the version');
  await press(page, '/');
  ok(await page.evaluate(() => document.getElementById('offers').hidden), 'keys of the page below it are quiet');
  await press(page, 'Escape');
  ok(!(await isOpen()), 'Escape closes it');
  await page.click('#help-button');
  ok(await isOpen(), 'the button opens it, too');
  await page.click('#help button');
  ok(!(await isOpen()), 'and a button closes it');
  await page.click('#find');
  await page.keyboard.type('?');
  ok(!(await isOpen()), '? in a field is a letter');
}

/** Headings of NVIDIA's PTX ISA, by instruction. */
async function sources({ page, address }) {
  const base = 'https://docs.nvidia.com/cuda/parallel-thread-execution/#warp-level-matrix-instructions-';
  for (const [name, heading] of [[half, 'mma'], ['mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32', 'sparse-mma'],
    ['ldmatrix.x4.b16', 'ldmatrix'],
    ['stmatrix.sync.aligned.m8n8.x4.b16', 'stmatrix'], ['movmatrix', 'movmatrix'],
    ['wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32', 'wmma-mma'],
    ['wmma.load.a.sync.aligned.row.m16n16k16.f16', 'wmma-ld'],
    ['wmma.store.d.sync.aligned.row.m16n16k16.f32', 'wmma-st']]) {
    await open(page, address, `#${name}`);
    same(await page.$eval('#about a', link => link.href), base + heading, `the section of ${name}`);
    ok(/^PTX ISA 9\.\d, 9\.7\./.test(await text(page, '#about a')), `by its number: ${await text(page, '#about a')}`);
  }
  await open(page, address, '#mac16');
  ok(await page.$('#about a') === null, 'mac16 has none');
}

async function exported({ page, address }) {
  await open(page, address, `#${half}`);
  ok(await page.$eval('#export', menu => !menu.checkVisibility()), 'the menu is closed');
  await page.click('#export-button');
  for (const form of ['csv', 'json', 'markdown', 'cute', 'triton']) {
    await page.click(`button[data-form="${form}"]`);
    same(await page.$eval('#exported pre', pre => pre.textContent), host(['layout', half, 'a', `--${form}`]).stdout,
      `export as ${form}`);
  }
  for (const language of ['cuda', 'rust', 'llvm', 'cute']) {
    await page.click(`button[data-function="${language}"]`);
    same(await page.$eval('#exported pre', pre => pre.textContent), host(['show', half, `--${language}`]).stdout,
      `a function for ${language}`);
  }
  same(await page.evaluate(() => window.copied.length + window.saved.length), 0,
    'nothing is copied or saved before a button says so');
  await page.click('#exported button');
  await page.waitForFunction(() => window.copied.length === 1);
  same(await copied(page), host(['show', half, '--cute']).stdout, 'the button copies');
  ok(/^copied /.test(await text(page, '#status')), 'and says so');
  await page.select('#export select', 'b');
  ok(await page.$('#exported pre') === null, 'what was shown goes with another operand');
  await page.click('button[data-form="svg"]');
  await page.waitForFunction(() => window.saved.length === 1);
  const svg = host(['layout', half, 'b', '--svg']).stdout;
  const [saved] = await page.evaluate(() => window.saved);
  same(`${saved.name} ${saved.size}`, `${half}.b.svg ${Buffer.byteLength(svg)}`, 'SVG is saved as a file');
  ok(await page.$('#exported pre') === null, 'and its text not shown');
  await page.click('button[data-form="png"]');
  await page.waitForFunction(() => window.saved.length === 2);
  const { name, size, head } = (await page.evaluate(() => window.saved))[1];
  ok(name === `${half}.b.png` && size > 20000 && head.join() === '137,80,78,71,13,10,26,10',
    `export as PNG: ${size} bytes`);
  same(await text(page, '#status'), `saved ${half}.b.png`, 'it is said what was saved');
  await press(page, 'Escape');
  ok(await page.$eval('#export', menu => !menu.checkVisibility()), 'Escape closes the menu');
  same(await text(page, '#status'), '', 'and what was said goes');
  await asHost(page, 'export');
}

/** Every panel in both themes, wide and on a phone; then with all that opens. */
async function contrasts({ page, address }) {
  const opened = { find: () => press(page, '/'), chips: () => page.click('#chip'),
    help: () => page.click('#help-button'), export: () => page.click('#export-button') };
  for (const theme of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    const judge = async what => {
      const { found, texts: count, edges } = await contrast(page);
      ok(found.length === 0 && count > 20 && edges > 5,
        `contrast of ${what}, ${theme}: ${count} texts, ${edges} controls ${found.slice(0, 4)}`);
    };
    for (const size of [DESK, PHONE]) {
      await page.setViewport(size);
      for (const [panel, hash] of places) {
        await open(page, address, hash);
        await judge(`${panel}, ${size.width} wide`);
      }
    }
    await page.setViewport(DESK);
    for (const [what, act] of Object.entries(opened)) {
      await open(page, address, '');
      await act();
      await judge(what);
    }
  }
  await page.evaluate(() => { document.querySelector('h1').style.color = '#555'; });
  ok((await contrast(page)).found.some(one => one.startsWith('h1')), 'a text that is too faint is found');
  await page.evaluate(() => { document.getElementById('find').style.borderColor = '#333'; });
  ok((await contrast(page)).found.some(one => one.startsWith('input#find')), 'and an edge');
}

async function themes({ page, address }) {
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await open(page, address, '');
  const back = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor), seen = [];
  for (let clicks = 0; clicks < 4; clicks++) {
    seen.push(`${await page.$eval('#theme', button => button.ariaLabel)} ${await back()}`);
    await page.click('#theme');
  }
  same(seen.map(one => one.split(' (')[0].replace(/ rgb.*/, '')).join(),
    'Theme: as the system,Theme: light,Theme: dark,Theme: as the system', 'themes take turns');
  ok(seen[0].endsWith('rgb(255, 255, 255)') && !seen[2].endsWith('rgb(255, 255, 255)'), 'and colours with them');
  await open(page, address, '');
  same(await page.$eval('#theme', button => button.ariaLabel), 'Theme: light', 'the theme is kept');
  await page.evaluate(() => localStorage.clear());
}

/** Where the chosen cell and the sheet are. */
const places390 = page => page.evaluate(() => {
  const sheet = document.getElementById('detail'), cell = document.querySelector('main .at')?.getBoundingClientRect();
  return { open: sheet.checkVisibility({ visibilityProperty: true }), top: sheet.getBoundingClientRect().top, cell: cell
    && [cell.top, cell.bottom],
    over: document.documentElement.scrollWidth - innerWidth };
});

async function swiped(page) {
  const { top } = await places390(page);
  const touch = (type, y) => page.evaluate(([name, at]) => {
    document.querySelector('#detail > .head')
      .dispatchEvent(new PointerEvent(name, { clientX: 195, clientY: at, bubbles: true, pointerType: 'touch' }));
  }, [type, y]);
  await touch('pointerdown', top + 10);
  await touch('pointermove', top + 30);
  ok((await places390(page)).open, 'a small move leaves it open');
  await touch('pointermove', top + 120);
  await touch('pointerup', top + 120);
}

async function sheet({ page, address }) {
  await page.setViewport(PHONE);
  await open(page, address, `#${half}`);
  await page.evaluate(() => { document.getElementById('detail').style.transition = 'none'; });
  ok(!(await places390(page)).open, 'on a phone the sheet is closed at first');
  const closings = { button: () => page.tap('#detail .close'), Escape: () => press(page, 'Escape'),
    'a swipe down': () => swiped(page) };
  const cells = await page.$$('main [data-operand="a"] [data-at]');
  for (const [i, [how, close]] of Object.entries(closings).entries()) {
    await cells[[3, 100, 200][i]].tap();
    const now = await places390(page);
    ok(now.open, 'a tap opens it');
    ok(now.cell[1] <= now.top && now.cell[0] >= 0,
      `and the chosen cell, ${now.cell.map(Math.round)}, stays above it, ${Math.round(now.top)}`);
    ok(now.over <= 0, 'nothing is wider than the screen');
    await close();
    ok(!(await places390(page)).open, `${how} closes it`);
  }
  await page.setViewport(DESK);
}

/** How high on the page a panel begins. */
async function height({ page, address }) {
  for (const [size, most] of [[DESK, 140], [PHONE, 240]]) {
    await page.setViewport(size);
    await open(page, address, '');
    const top = await page.$eval('#main', main => main.getBoundingClientRect().top);
    ok(top <= most, `the panel begins ${Math.round(top)} pixels below the edge, ${size.width} wide`);
  }
  await page.setViewport(DESK);
}

/** What a user does, with the keyboard alone. */
async function keys({ page, address }) {
  await open(page, address, '');
  await press(page, '/');
  await page.keyboard.type('ldmatrix.x4.b16');
  await press(page, 'Enter');
  same(await page.evaluate(() => window.mmaref.state.insn), 'ldmatrix.sync.aligned.m8n8.x4.b16',
    'keys find an instruction');
  await press(page, 'Tab');
  await page.keyboard.type('rtx4090');
  await press(page, 'Enter');
  same(await page.evaluate(() => window.mmaref.state.arith), 'rtx4090', 'Tab leads to the chip');
  const focus = async wanted => {
    for (let presses = 0; presses < 12 && await page.evaluate(() => document.activeElement.id) !== wanted;
    presses++) await press(page, 'Tab');
    return page.evaluate(() => document.activeElement.id);
  };
  same(await focus('share'), 'share', 'and to Share');
  await press(page, 'Enter');
  await page.waitForFunction(() => window.copied.length === 1);
  ok((await copied(page)).includes('rtx4090'), 'which copies');
  same(await focus('help-button'), 'help-button', 'and to Help');
  await press(page, 'Enter', 'Escape');
  same(await page.evaluate(() => document.activeElement.id), 'help-button', 'from which Escape leads back');
  same(await focus('export-button'), 'export-button', 'and to Export');
  await press(page, 'Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
  same(await page.$eval('#exported pre', pre => pre.ariaLabel), 'd as cute', 'where Tab leads to CuTe');
  await press(page, 'Escape');
  same(await page.evaluate(() => document.activeElement.id), 'export-button', 'and Escape back');
}

export async function frame(context) {
  for (const check of [shared, helped, sources, exported, themes, contrasts, sheet, height, keys]) await check(context);
}
