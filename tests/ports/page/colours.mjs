// SPDX-License-Identifier: MIT
// Colours of lanes as those see them who lack a cone: Machado, Oliveira and Fernandes, "A Physiologically-based Model
// for Simulation of Color Vision Deficiency", 2009, severity 1; distances in CIELAB of 1976; contrast as in WCAG 2.
import { hostJson, ok, open, same } from './browser.mjs';

const sights = {
  'all cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900],
};
const LEAST_DISTANCE = 7, LEAST_CONTRAST = 4.5;
const XYZ = [0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.0721750, 0.0193339, 0.1191920, 0.9503041],
  WHITE = [0.95047, 1, 1.08883];

const times = (matrix, [x, y, z]) => [0, 3, 6].map(row => matrix[row] * x + matrix[row + 1] * y + matrix[row + 2] * z);
const linear = bytes => bytes.map(byte => byte / 255).map(x => x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
const clipped = colour => colour.map(x => Math.min(1, Math.max(0, x)));

function lab(colour) {
  const [x, y, z] = times(XYZ, colour).map((value, i) => value / WHITE[i])
    .map(t => t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const seenBy = (sight, colour) => lab(clipped(times(sights[sight], linear(colour))));
const distance = (one, other) => Math.hypot(...one.map((x, i) => x - other[i]));

function contrast(one, other) {
  const [x, y] = [one, other].map(colour => times(XYZ, linear(colour))[1]);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Pairs of lanes that stand side by side, or above one another, in a matrix of the instruction. */
function neighbours(insn) {
  const pairs = new Set();
  for (const operand of ['a', 'b', 'd'].filter(name => hostJson('show', insn)[name])) {
    const lanes = new Map();
    const key = (matrix, row, column) => `${matrix} ${row} ${column}`;
    const cells = hostJson('layout', insn, operand);
    for (const { place: { matrix, row, column }, register } of cells.reverse()) lanes.set(key(matrix, row, column),
      register.lane);
    for (const { place: { matrix, row, column } } of cells) {
      const lane = lanes.get(key(matrix, row, column));
      for (const other of [lanes.get(key(matrix, row, column + 1)), lanes.get(key(matrix, row + 1, column))]) {
        if (other !== undefined && other !== lane) pairs.add([lane, other].sort((x, y) => x - y).join());
      }
    }
  }
  return [...pairs].map(pair => pair.split(',').map(Number));
}

/** What is painted for each lane, and its letters: [red, green, blue] of both. */
const painted = page => page.evaluate(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const bytes = colour => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const lanes = {};
  for (const td of document.querySelectorAll('td[data-thread]')) {
    const { backgroundColor, color } = getComputedStyle(td);
    lanes[td.dataset.thread] ??= { back: bytes(backgroundColor), ink: bytes(color) };
  }
  return lanes;
});

const sampled = ['m16n8k16.f32.f16.f16.f32', 'm16n8k32.s32.s8.s8.s32', 'm16n8k8.f32.tf32.tf32.f32',
  'm8n8k4.row.col.f32.f16.f16.f32', 'm16n8k4.f64',
  'wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32', 'mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32'];

export async function laneColours({ page, address }) {
  const pairs = new Map(sampled.flatMap(neighbours).map(pair => [pair.join(), pair]));
  ok(pairs.size > 60, `${pairs.size} pairs of lanes are neighbours`);
  for (const theme of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await open(page, address, '#mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32');
    const lanes = await painted(page);
    same(Object.keys(lanes).length, 32, `${theme}: 32 lanes are painted`);
    for (const sight of Object.keys(sights)) {
      const least = Math.min(...[...pairs.values()].map(([x, y]) =>
        distance(seenBy(sight, lanes[x].back), seenBy(sight, lanes[y].back))));
      ok(least >= LEAST_DISTANCE, `${theme}, ${sight}: neighbours are ${least.toFixed(1)} apart or more`);
    }
    const weakest = Math.min(...Object.values(lanes).map(({ back, ink }) => contrast(back, ink)));
    ok(weakest >= LEAST_CONTRAST, `${theme}: letters have a contrast of ${weakest.toFixed(2)} or more`);
  }
  await page.emulateMediaFeatures([]);
}
