// SPDX-License-Identifier: MIT
// Tests of the page in Chromium: run.mjs MMAREF PAGE FOLDER [NAME...]. Prints TAP.
import { ok, open, start } from './browser.mjs';
import { compare } from './compare.mjs';
import { every } from './every.mjs';
import { find } from './find.mjs';
import { frame } from './frame.mjs';
import { hostile } from './hostile.mjs';
import { layouts } from './layouts.mjs';
import { numbers } from './numbers.mjs';
import { banks, keyboard, reuse, scale, sparse } from './panels.mjs';
import { product } from './product.mjs';
import { seen } from './seen.mjs';
import { speed } from './speed.mjs';
import { tasks } from './tasks.mjs';

const all = { find, frame, layouts, product, numbers, compare, banks, sparse, scale, reuse, keyboard, tasks, hostile,
  seen, every, speed };
const named = process.argv.slice(5);
const context = await start();
try {
  await open(context.page, context.address, '');
  for (const [name, check] of Object.entries(all)) if (named.length === 0 || named.includes(name)) await check(context);
} catch (error) {
  ok(false, `ended early: ${error.stack}`);
}
const { problems, requests } = context;
ok(problems.length === 0, `no error on the console ${problems.slice(0, 3)}`);
const outside = requests.filter(url => !/^(file:|data:|blob:|about:)/.test(url));
ok(requests.length > 0 && outside.length === 0, `no request leaves ${outside.slice(0, 3)}`);
ok(requests.every(url => !url.startsWith('file:') || url === context.address.slice(0, 200)),
  'one file is all that is read');
await context.browser.close();
