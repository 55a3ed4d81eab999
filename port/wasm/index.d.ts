// SPDX-License-Identifier: MIT

/** Registers are 32-bit words, lane-major: word `lane * n + k` is register k of a lane that holds n. Numbers that are not
 * whole, negative ones and those of more bits are refused by a RangeError. */
export type Words = ArrayLike<number>;
export type Operand = 'a' | 'b' | 'c' | 'd' | 'e' | 'scale_a' | 'scale_b';

/** A refused call. */
export class MmarefError extends Error {
  /** One word: "syntax", "instruction", "target", "undefined", ... */
  readonly status: string;
  readonly reason: string;
  /** The nearest legal word. */
  readonly nearest: string | null;
  /** Where in the text that was given the offending part begins, and how long it is, in bytes. */
  readonly offset: number;
  readonly length: number;
}

/** Operands of mma, each of `words(name)` words, and what selects metadata and scale factors. */
export interface Operands {
  a: Words;
  b: Words;
  c: Words;
  e?: Words;
  scale_a?: Words;
  scale_b?: Words;
  /** Sparsity selector: 0. */
  selector?: number;
  /** Byte-id and thread-id of scale factors: [0, 0]. */
  select_a?: readonly [number, number];
  select_b?: readonly [number, number];
}

/** Where an element of a matrix lies: bits `bit` to `bit + width - 1` of a register of a lane. */
/** Bits of a register: those of the element, and of its number in them. */
export interface Slot {
  lane: number; element: number; register: number; bit: number; width: number; number_bit: number; number_width: number;
}
export interface Coordinate { matrix: number; row: number; column: number }

export interface Instruction {
  /** The number, which never changes its meaning. */
  readonly id: number;
  /** The string in full. */
  readonly text: string;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly matrices: number;
  /** Whether it computes with floating-point numbers, and needs an arithmetic. */
  readonly floating: boolean;
  /** Lanes that compute it together. */
  readonly lanes: number;
  toString(): string;
  /** How many words all lanes hold of an operand; 0: the instruction does not have it. */
  words(operand: Operand): number;
  /** D = A * B + C. `arithmetic` is a text: "sm_90", "sm_90 rounding=nearest_even", "custom products=4"; null for
   * integers. */
  mma(arithmetic: string | null, operands: Operands): Uint32Array;
  /** Which register bits hold an element, and the reverse; throws where there is none. */
  slot(operand: Operand, row: number, column: number, matrix?: number): Slot;
  coordinate(operand: Operand, lane: number, element: number): Coordinate;
}

export interface Mmaref {
  /** "1.0.0" */
  readonly version: string;
  /** "PTX ISA 9.4" */
  readonly edition: string;
  /** Names of arithmetics: "exact", "sm_70", ... */
  readonly profiles: string[];
  /** The instruction of a string; throws MmarefError. */
  instruction(text: string): Instruction;
  /** The firmware's self-test: how many tests failed, and its report as TAP. It takes seconds. */
  selftest(): { failures: number; report: string };
}

/** Loads the library: mmaref-core.wasm, which lies beside this file, or the bytes or module given. */
export function load(source?: BufferSource | WebAssembly.Module): Promise<Mmaref>;
