// SPDX-License-Identifier: MIT
// Counts are asserted; times are printed as ratios, because machines differ.
import { host, ok, open } from './browser.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';

async function seconds(work) {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

export async function speed({ page, address }) {
  await open(page, address, `#${half}`);
  const calls = await page.evaluate(() => window.mmaref.counters.calls);
  ok(calls <= 14, `the page is ready after ${calls} calls of the command`);
  const blank = await seconds(() => page.goto('about:blank'));
  const ready = await seconds(() => open(page, address, `#${half}`));
  const inPage = await page.evaluate(name => {
    const from = performance.now();
    for (let lane = 0; lane < 32; lane++) window.mmaref.run(['explain', name, 'a', String(lane), '2']);
    return (performance.now() - from) / 32000;
  }, half);
  const hover = await page.evaluate(() => {
    const cells = [...document.querySelectorAll('table[data-operand="d"] td[data-at]')].slice(0, 64);
    const from = performance.now();
    for (const td of cells) td.focus();
    return (performance.now() - from) / 1000 / cells.length;
  });
  const inShell = await seconds(() => { for (let lane = 0; lane < 32;
  lane++) host(['explain', half, 'a', String(lane), '2']); }) / 32;
  console.log(`# ready: ${(ready / blank).toFixed(1)} times a blank page (${(1000 * ready).toFixed(0)} ms)`);
  console.log(`# a cell looked at, with what feeds it: ${(hover / inShell).toFixed(2)} times a call in the shell (${(1000 * hover).toFixed(1)} ms)`);
  console.log(`# one call of the command: ${(inPage / inShell).toFixed(2)} times one in the shell (${(1000 * inPage).toFixed(1)} ms)`);
}
