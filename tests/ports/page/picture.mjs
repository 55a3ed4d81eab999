// SPDX-License-Identifier: MIT
// The picture of README: picture.mjs MMAREF PAGE PICTURE
import { open, start } from './browser.mjs';

const { browser, page, address } = await start();
await page.setViewport({ width: 1300, height: 700 });
await open(page, address, '#mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32/d/13,0/sm_90');
await page.screenshot({ path: process.argv[4] });
await browser.close();
