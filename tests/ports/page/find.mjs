// SPDX-License-Identifier: MIT
// Find: words, PTX, inline asm, chips, refusals, by keyboard alone.
import { asHost, ok, open, press, same, text, texts } from './browser.mjs';

const half = 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32';

/** Types with the keyboard, from wherever the focus is. */
async function type(page, typed) {
  await page.evaluate(() => document.body.focus());
  await page.evaluate(() => document.activeElement.blur());
  await press(page, '/');
  await page.keyboard.type(typed);
}
const opened = page => page.evaluate(() => window.mmaref.state.insn);

export async function find({ page, address }) {
  await open(page, address, '');
  for (const [typed, expected] of [
    ['f32.f16.f16.f32.m16n8k16', half],
    ['M16N8K16 F32 F16 F16 F32', half],
    [`@p ${half} {%r0,%r1,%r2,%r3}, {%r4,%r5,%r6,%r7}, {%r8,%r9}, {%r0,%r1,%r2,%r3};`, half],
    ['ldmatrix.x4.b16', 'ldmatrix.sync.aligned.m8n8.x4.b16'],
    ['ldmatrix x4 trans', 'ldmatrix.sync.aligned.m8n8.x4.trans.b16'],
    ['m16n8k16 bf16', 'mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32'],
    ['m16n8k16, f16 f16 f16 f16', 'mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16'],
    ['m16n8k16.f32.f16.f16.f32 mma.sp', 'mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32'],
    [`"${half} {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\\n"`, half],
    ['asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32." "tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};")',
      'mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32'],
    ['mac16', 'mac16'],
    ['HMMA.16816.F32', half],
    ['SM80_16x8x16_F32F16F16F32_TN', half],
    ['ampere_fp16_s16816gemm_fp16_128x64_ldg8_f2f_tn', half],
    ['mma m16n8k16 float half half float', half],
  ]) {
    await type(page, typed);
    same(await opened(page), expected, `find ${typed}`);
  }
  const asm = `asm volatile("{ .reg .b32 t;\\n"\n"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];\\n\\t"\n"${half} {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\\n}" : "+f"(d0) : "r"(a0));`;
  await page.$eval('#find', (input, value) => { input.value = value; input.dispatchEvent(new Event('input')); }, asm);
  same(await opened(page), 'ldmatrix.sync.aligned.m8n8.x4.shared.b16', 'inline asm: the first instruction is opened');
  ok((await texts(page, '#matches button')).some(one => one.startsWith(half)), 'and the second is offered');
  await type(page, 's8 m16n8k32');
  same((await texts(page, '#matches button'))[0], 'mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32', 'words of several: what people mean comes first');
  ok(/^'s8 m16n8k32': \d+ instructions have these words$/.test(await text(page, '#status')), `how many: ${await text(page, '#status')}`);
  await type(page, `ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1}, [%2];`);
  ok(/D has 2 registers, not 4/.test(await text(page, '#status')), `operands are counted: ${await text(page, '#status')}`);
  same((await texts(page, '#matches button'))[0], 'ldmatrix.sync.aligned.m8n8.x4.shared.b16', 'and the instruction is offered');
  await type(page, 'f64 nonsense');
  ok(/'nonsense': no instruction has this word/.test(await text(page, '#status')), 'every word counts');
  await type(page, 'h100 m16n8k16.f32.f16.f16.f32');
  same(await page.$eval('#chip', chosen => chosen.value), 'h100', 'a chip among the words is chosen');
  same(await opened(page), half, 'and the instruction beside it');
  await type(page, 'NVIDIA GeForce RTX 4090 m16n8k16.f32.f16.f16.f32');
  same(await page.$eval('#chip', chosen => chosen.value), 'rtx4090', 'a chip as people write it');
  await type(page, 'v100 m16n8k16.f32.f16.f16.f32');
  ok(/not on v100 \(sm_70\)/.test(await text(page, "#about")), 'a chip that has it not: it is said');

  await type(page, 'mma.sync.aligned.m16n8k16.row.col.f32.f17.f16.f32');
  ok(/f17.*nearest is 'f16'/.test(await text(page, '#status')), `refused: ${await text(page, '#status')}`);
  same((await texts(page, '#matches button'))[0], half, 'and the nearest is offered');
  await press(page, 'ArrowDown', 'Enter');
  same(await text(page, '#about strong'), half, 'and taken by arrow key and Enter');
  await type(page, 'wgmma.mma_async');
  ok(/9\.7\.15/.test(await text(page, '#status')), `refused: ${await text(page, '#status')}`);
  await type(page, 'm16n8k16');
  ok((await texts(page, '#matches button')).length >= 8, 'words of many instructions: they are offered');
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp');
  same(await page.evaluate(() => document.activeElement.id), 'find', 'arrow keys lead back');
  await type(page, '<img src=x onerror=alert(1)>');
  ok(await page.$('#status img') === null, 'what is typed is text');
  await asHost(page, 'find');
}
