// SPDX-License-Identifier: MIT
// Accessibility by axe, light and dark, wide and on a phone; nothing wider than the screen; no request.
import { axeSource, ok, open } from './browser.mjs';

export const places = [['layouts', '#mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32/d/13,2/sm_90'],
  ['numbers', '#mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32///sm_90?panel=numbers&own=custom'],
  ['compare', '#mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32?panel=compare'],
  ['two chips', '#mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32?panel=compare&kind=chips'],
  ['banks', '#ldmatrix.sync.aligned.m8n8.x4.b16?panel=banks'],
  ['sparse', '#mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32?panel=sparse'],
  ['scale', '#mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0?panel=scale'],
  ['reuse', '#mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32?panel=reuse']];

async function findings(page) {
  return page.evaluate(async source => {
    if (!window.axe) (0, Function)(source);
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.filter(one => ['serious', 'critical'].includes(one.impact))
      .map(one => `${one.id}: ${one.nodes[0].html.slice(0, 120)}`);
  }, axeSource);
}

export async function seen({ page, address }) {
  for (const [panel, hash] of places) {
    for (const [theme, width] of [['light', 1400], ['dark', 390]]) {
      await page.setViewport({ width, height: 900 });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
      await open(page, address, hash);
      await page.evaluate(axeSource);
      const found = await findings(page);
      ok(found.length === 0, `axe: ${panel}, ${theme}, ${width} pixels wide: ${found.length} serious findings ${found.slice(0, 3)}`);
      const over = await page.evaluate(() =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth);
      ok(over <= 0, `${panel} is not wider than ${width} pixels`);
    }
  }
  await page.setViewport({ width: 1400, height: 950 });
  for (const [what, button] of [['offers', '#find'], ['chips', '#chip'], ['help', '#help-button'],
    ['the menu Export', '#export-button']]) {
    await open(page, address, '');
    await page.click(button);
    await page.evaluate(axeSource);
    const found = await findings(page);
    ok(found.length === 0, `axe: ${what}: ${found.length} serious findings ${found.slice(0, 3)}`);
  }
}
