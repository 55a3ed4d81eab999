// SPDX-License-Identifier: MIT

export interface Files {
  /** Standard input, or what gives it when it is first read. */
  stdin?: string | Uint8Array | (() => string | Uint8Array);
  /** The file of a name, or null; a name that begins with a slash comes without it. Files are not written. */
  open?: (name: string) => string | Uint8Array | null;
}

/** Runs the command as a shell would; `module` is mmaref.wasm, compiled. */
export function run(module: WebAssembly.Module, args: readonly string[], files?: Files):
  { status: number; stdout: string; stderr: string };
