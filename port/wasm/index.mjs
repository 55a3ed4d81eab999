// SPDX-License-Identifier: MIT
// mmaref for JavaScript: the library as WebAssembly, without imports. Types and comments: index.d.ts.

const OPERANDS = ['a', 'b', 'c', 'd', 'e', 'scale_a', 'scale_b'];
const D = OPERANDS.indexOf('d');

export class MmarefError extends Error {
  constructor(subject, detail) {
    super(`${subject}: ${detail.reason}${detail.nearest ? `, nearest is '${detail.nearest}'` : ''}`);
    this.name = 'MmarefError';
    Object.assign(this, detail);
  }
}

/** A number as C takes it; WebAssembly would drop a fraction, and of a large number the upper bits. */
function whole(subject, number, largest = 0xffffffff) {
  if (Number.isInteger(number) && number >= 0 && number <= largest) return number;
  throw new RangeError(`${subject}: ${number} is no whole number from 0 to ${largest}`);
}

/** The bytes of mmaref-core.wasm, which lies beside this file. */
async function bytesOfCore() {
  const url = new URL('mmaref-core.wasm', import.meta.url);
  if (url.protocol !== 'file:') return (await fetch(url)).arrayBuffer();
  const { readFile } = await import('node:fs/promises');
  return readFile(url);
}

export async function load(source) {
  const bytes = source ?? await bytesOfCore();
  const module = bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes);
  return new Mmaref((await WebAssembly.instantiate(module)).exports);
}

class Mmaref {
  #core;

  constructor(core) {
    this.#core = core;
    const version = core.version();
    this.version = [version >> 16, version >> 8 & 255, version & 255].join('.');
    core.edition();
    this.edition = this.#text();
  }

  get profiles() {
    const names = [];
    while (this.#core.profile_name(names.length) === 0) names.push(this.#text());
    return names;
  }

  instruction(text) {
    return new Instruction(this.#calls(), String(text));
  }

  selftest() {
    const failures = this.#core.selftest();
    return { failures, report: this.#text() };
  }

  #text() {
    const bytes = new Uint8Array(this.#core.memory.buffer, this.#core.text_at(), this.#core.text_length());
    return new TextDecoder().decode(bytes);
  }

  /** What an Instruction needs of the module. */
  #calls() {
    const core = this.#core;
    const read = () => this.#text();
    return {
      core,
      read,
      answer: count => [...new Int32Array(core.memory.buffer, core.answer_at(), count)],
      write(text) { // the length in bytes
        const bytes = new TextEncoder().encode(text);
        if (bytes.length > 4096) throw new RangeError('a text of more than 4096 bytes is no instruction or arithmetic');
        new Uint8Array(core.memory.buffer, core.text_at(), bytes.length).set(bytes);
        return bytes.length;
      },
      words: (operand, count) => new Uint32Array(core.memory.buffer, core.words_at(operand), count),
    };
  }
}

class Instruction {
  #calls;
  #registers;

  constructor(calls, text) {
    this.#calls = calls;
    this.id = this.#detailed(text, calls.core.parse(calls.write(text)));
    calls.core.format(this.id);
    this.text = calls.read();
    calls.core.describe(this.id);
    const numbers = calls.answer(8 + OPERANDS.length);
    [this.m, this.n, this.k, this.matrices] = numbers;
    this.floating = numbers[4] !== 0;
    this.lanes = numbers[5];
    this.#registers = numbers.slice(8);
  }

  toString() {
    return this.text;
  }

  words(operand) {
    return this.lanes * this.#registers[this.#number(operand)];
  }

  mma(arithmetic, operands) {
    const { core } = this.#calls;
    const { selector = 0, select_a = [0, 0], select_b = [0, 0], ...given } = operands;
    let mask = 0;
    for (const [name, words] of Object.entries(given)) mask |= this.#give(name, words);
    if (arithmetic !== null) {
      this.#detailed(arithmetic, core.arithmetic(this.id, this.#calls.write(arithmetic)));
      mask |= 1 << D; // the bit of D stands for the arithmetic
    }
    const [a, b] = Object.entries({ select_a, select_b }).map(([name, [byte, thread]]) =>
      whole(name, byte, 0xffff) | whole(name, thread, 0xffff) << 16);
    this.#detailed(this.text, core.mma(this.id, mask, whole('selector', selector), a, b));
    return this.#calls.words(D, this.words('d')).slice();
  }

  slot(operand, row, column, matrix = 0) {
    const subject = `${operand}[${row}][${column}]`,
      place = [matrix, row, column].map(number => whole(subject, number));
    const status = this.#calls.core.slot(this.id, this.#number(operand), ...place);
    this.#plain(subject, status);
    const [lane, element, register, bit, width, number_bit, number_width] = this.#calls.answer(7);
    return { lane, element, register, bit, width, number_bit, number_width };
  }

  coordinate(operand, lane, element) {
    const subject = `lane ${lane}, element ${element} of ${operand}`,
      place = [lane, element].map(number => whole(subject, number));
    const status = this.#calls.core.coordinate(this.id, this.#number(operand), ...place);
    this.#plain(subject, status);
    const [matrix, row, column] = this.#calls.answer(3);
    return { matrix, row, column };
  }

  #number(operand) {
    const number = OPERANDS.indexOf(operand);
    if (number < 0) throw new TypeError(`no operand ${operand}: ${OPERANDS.join(', ')}`);
    return number;
  }

  /** Hands an operand over; its bit. */
  #give(name, words) {
    const operand = this.#number(name);
    const count = this.words(name);
    if (operand === D) throw new TypeError('d is what is computed');
    if (words.length !== count) throw new RangeError(
      `${name}: ${words.length} words, but the instruction takes ${count}`);
    if (!(words instanceof Uint32Array || words instanceof Int32Array)) {
      for (let k = 0; k < count; k++) whole(`${name}, word ${k}`, words[k]);
    }
    this.#calls.words(operand, count).set(words);
    return 1 << operand;
  }

  /** The result of a call that leaves a reason. */
  #detailed(subject, result) {
    if (result >= 0) return result;
    const [reason, nearest] = this.#calls.read().split('\n');
    const [offset, length] = this.#calls.answer(2);
    throw new MmarefError(subject, { status: this.#status(result), reason, nearest: nearest || null, offset, length });
  }

  #plain(subject, result) {
    if (result < 0) throw new MmarefError(subject,
      { status: this.#status(result), reason: this.#status(result), nearest: null, offset: 0, length: 0 });
  }

  #status(number) {
    this.#calls.core.status_name(number);
    return this.#calls.read();
  }
}
