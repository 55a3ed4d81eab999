// SPDX-License-Identifier: MIT
// The page in headless Chromium, and what tests ask of it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(pathToFileURL('.npm/node_modules/'));
const puppeteer = require('puppeteer-core');
export const axeSource = require('axe-core').source;

let count = 0;
export function ok(passed, what) {
  console.log(`${passed ? 'ok' : 'not ok'} ${++count} - ${what}`);
}
export const same = (got, expected, what) =>
  ok(got === expected, got === expected ? what
    : `${what}: got ${JSON.stringify(got)?.slice(0, 300)}, expected ${JSON.stringify(expected)?.slice(0, 300)}`);

/** The command of this machine. */
export function host(args, input = '', files = {}) {
  const named = args.map(arg => Object.hasOwn(files, arg) ? `${process.argv[4]}/${arg}` : arg);
  for (const [name, text] of Object.entries(files)) writeFileSync(`${process.argv[4]}/${name}`, text);
  const { status, stdout, stderr } = spawnSync(process.argv[2], named, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { status, stdout, stderr };
}
export const hostJson = (...args) => JSON.parse(host([...args, '--json']).stdout);

/** Keeps what the page copies and saves, in place of clipboard and disk. */
function watch() {
  window.copied = [];
  window.saved = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.copied.push(text); } } });
  const blobs = new Map();
  URL.createObjectURL = blob => { const url = `blob:${blobs.size}`; blobs.set(url, blob); return url; };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = async function click() {
    const blob = blobs.get(this.getAttribute('href'));
    window.saved.push({ name: this.download, size: blob.size,
      head: [...new Uint8Array(await blob.slice(0, 8).arrayBuffer())] });
  };
}

export async function start() {
  const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium', headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
  const page = await browser.newPage();
  const problems = [], requests = [];
  page.on('pageerror', error => problems.push(error.message));
  page.on('console', message => { if (['error', 'warn'].includes(message.type())) problems.push(message.text()); });
  page.on('request', request => requests.push(request.url().split('#')[0].slice(0, 200)));
  await page.setViewport({ width: 1400, height: 950 });
  await page.evaluateOnNewDocument(watch);
  await page.setOfflineMode(true);
  const address = pathToFileURL(process.argv[3]).href;
  return { browser, page, problems, requests, address };
}

/** Opens the page anew at a place after its #. */
export async function open(page, address, hash) {
  await page.goto('about:blank');
  await page.goto(address + hash);
  await page.waitForSelector('body[data-ready]', { timeout: 600000 });
}

export const texts = (page, selector) => page.$$eval(selector, found => found.map(one => one.innerText));
export const text = (page, selector) => page.$eval(selector, found => found.innerText);

/** Whether all that the page has asked the command so far is what the command of this machine prints. */
export async function asHost(page, what, every = 1) {
  const some = await page.evaluate(n => [...window.mmaref.answers].filter((one, i) => i % n === 0), every);
  const wrong = some.filter(([key, got]) => {
    const expected = host(...JSON.parse(key));
    return expected.status !== got.status || expected.stdout !== got.stdout || expected.stderr !== got.stderr;
  });
  ok(wrong.length === 0 && some.length > 0,
    `${what}: ${some.length} answers are those of the shell ${wrong.map(([key]) => key).slice(0, 3)}`);
}

/** Puts a text into a field. */
export async function fill(page, selector, value) {
  await page.$eval(selector,
    (input, typed) => { input.value = typed; input.dispatchEvent(new Event('input', { bubbles: true })); }, value);
}

/** Presses keys one after the other. */
export async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}
