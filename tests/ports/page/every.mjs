// SPDX-License-Identifier: MIT
// Every instruction is opened: no error, and as many cells as the command has places.
import { asHost, host, ok, open } from './browser.mjs';

const BATCH = 61; // opened before the browser paints

export async function every({ page, address, problems }) {
  await open(page, address, '');
  const names = host(['list']).stdout.trim().split('\n');
  const wrong = [];
  let cells = 0;
  for (let at = 0; at < names.length; at += BATCH) {
    const drawn = await page.evaluate(some => some.map(name => {
      window.mmaref.openInstruction(name);
      const count = selector => document.getElementById('main').querySelectorAll(selector).length;
      return { name, opened: window.mmaref.state.insn, cells: count('td[data-at]'), refusals: count('.refusal') };
    }), names.slice(at, at + BATCH));
    for (const one of drawn) {
      cells += one.cells;
      if (one.opened !== one.name || one.refusals > 0
        || (one.cells === 0) !== (one.name === 'mac16')) wrong.push(one.name);
    }
    await asHost(page, `instructions ${at} to ${at + drawn.length - 1}`, 16);
  }
  ok(wrong.length === 0 && problems.length === 0,
    `${names.length} instructions opened, ${cells} cells drawn ${wrong.slice(0, 3)} ${problems.slice(0, 3)}`);
}
