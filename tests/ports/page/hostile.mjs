// SPDX-License-Identifier: MIT
// Addresses that nobody meant: no error, no markup of theirs, a panel all the same, and soon.
import { asHost, ok, open } from './browser.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';
const load = 'ldmatrix.sync.aligned.m8n8.x4.b16', sparse = 'mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32';
const scaled = 'mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0';
const MARKUP = '<img class=planted src=x onerror=window.planted=1>', COMMAND = '$(reboot);`reboot`\'"\\';
const most = 'x'.repeat(100000), list = `${'1,'.repeat(50000)}1`;

/** An address of an instruction with these fields. */
const at = (insn, fields) => `#${insn}?${new URLSearchParams(fields)}`;
const addresses = [
  '#', '#?', '#/', '#////////', '#%', '#%E0%A4%A', '#?panel', '#?panel=nowhere', '#?panel=__proto__',
  '#?__proto__=1&constructor=2',
  `#${MARKUP}`, `#${encodeURIComponent(MARKUP)}`, `#${COMMAND}`, `#${most}`, '#--help', '#-h', '#--version',
  '#\u0001\u202e',
  `#${half}/--help/0,0/--help`, `#${half}/a/99999,99999`, `#${half}/a/4294967296,-1`, `#${half}/z/0,0/sm_90`,
  `#${half}/${encodeURIComponent(MARKUP)}/0,0/${encodeURIComponent(MARKUP)}`,
  `#${half}/d/0,0/-h`, `#${half}/d/0,0/constructor`, `#${half}/__proto__/0,0/toString`,
  at(half, { by: '__proto__', view: 'constructor', cells: MARKUP }), at(half, { by: 'toString' }),
  at(half, { zoom: '1e999', at: MARKUP, x: '-1', y: 'NaN' }),
  at(half, { panel: 'numbers', a: list, b: list }), at(half, { panel: 'numbers', a: MARKUP, b: '', c: 'nan' }),
  at(half, { panel: 'numbers', a: '-h', b: '--help', c: '-h' }),
  at(half, { panel: 'numbers', own: `${MARKUP} align=${MARKUP}` }),
  at(half, { panel: 'numbers', own: 'custom =1 = =' }),
  at(half, { panel: 'numbers', grid: `${MARKUP};-h;exact;exact;exact;exact` }),
  at(half, { panel: 'numbers', grid: 'exact', a: '1e9999', b: 'inf', c: '-inf', convert: MARKUP }),
  at(half, { panel: 'compare', with: MARKUP, of: MARKUP }), at(half, { panel: 'compare', with: '--help' }),
  at(half, { panel: 'compare', with: '' }),
  at(half, { panel: 'compare', with: 'mac16', of: 'e' }), at(half, { panel: 'compare', with: load, of: 'constructor' }),
  at(half, { panel: 'compare', kind: MARKUP }), at(half, { panel: 'compare', kind: 'chips', one: '-h', two: MARKUP }),
  at(half, { panel: 'compare', kind: 'chips', one: '', two: '' }), at('mac16', { panel: 'compare' }),
  at('mac16', { word: '-h' }),
  at(load, { panel: 'banks', pitch: '99999999999999999999', offset: '-16' }),
  at(load, { panel: 'banks', pitch: MARKUP, swizzle: '-h' }),
  at(load, { panel: 'banks', address: list }), at(load, { panel: 'banks', swizzle: '999,999,999' }),
  at(sparse, { panel: 'sparse', selector: '77', e: MARKUP }), at(sparse, { panel: 'sparse', e: 'f'.repeat(128) }),
  at(sparse, { panel: 'sparse', e: '0' }),
  at(scaled, { panel: 'scale', byte_a: '7', thread_b: MARKUP }), at(scaled, { panel: 'scale', byte_a: '-h' }),
  at(half, { panel: 'reuse', to: MARKUP }), at(half, { panel: 'reuse', to: '--help' }),
  at(half, { panel: 'reuse', to: 'mac16' }),
];
const SOON = 20; // seconds, on a busy machine

export async function hostile({ page, address, problems }) {
  for (const hash of addresses) {
    const before = problems.length, from = performance.now();
    await page.goto('about:blank');
    await page.goto(address + hash);
    const ready = await page.waitForSelector('body[data-ready]', { timeout: 1000 * SOON }).catch(() => null);
    const seconds = (performance.now() - from) / 1000;
    const { panels, drawn, planted } = await page.evaluate(() =>
      ({ panels: document.querySelectorAll('[role="tab"][aria-selected="true"]').length,
      drawn: document.getElementById('main').textContent.length, planted: window.planted
      || document.querySelector('.planted') !== null }));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    ok(ready && panels === 1 && drawn > 20 && !planted && over <= 0 && seconds < SOON && problems.length === before,
      `${hash.slice(0, 90)}: a panel, no error, no markup ${[panels, drawn, planted, over, seconds.toFixed(1), problems.slice(before, before + 2)]}`);
  }
  ok(addresses.length >= 40, `${addresses.length} addresses`);
  await open(page, address, '');
  for (const hash of addresses.slice(0, 30)) await page.evaluate(next => { location.hash = next; }, hash);
  ok(await page.$eval('#main', main => main.textContent.length > 20), 'one after the other, too');
  await asHost(page, 'hostile addresses');
}
