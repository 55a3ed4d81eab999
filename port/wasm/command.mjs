// SPDX-License-Identifier: MIT
// Runs the mmaref command, a module of WASI (preview 1): arguments and files in, output and status out.
// No clock but zero, no environment; files are read and not written. Types and comments: command.d.ts.

const SUCCESS = 0, BAD_FILE = 8, NO_ENTRY = 44, READ_ONLY = 69, SEEK_IN_PIPE = 70;
const FOLDER = 3; // the number of the only open folder, in which names of files are looked up
const CREATES = 1;

class Exit extends Error {
  constructor(status) {
    super();
    this.status = status;
  }
}

const encode = text => typeof text === 'string' ? new TextEncoder().encode(text) : text;

/** What was written, as text. */
function joined(parts) {
  const decoder = new TextDecoder();
  return parts.map(part => decoder.decode(part, { stream: true })).join('') + decoder.decode();
}

export function run(module, args, { stdin = '', open = () => null } = {}) {
  const written = { 1: [], 2: [] };
  const files = new Map([[0, { bytes: () => encode(typeof stdin === 'function' ? stdin() : stdin), at: 0 }]]);
  const argv = ['mmaref', ...args].map(text => encode(`${text}\0`));
  let memory;
  const view = () => new DataView(memory.buffer);
  const bytes = (from, length) => new Uint8Array(memory.buffer, from, length);
  const put = (at, number) => view().setUint32(at, number, true);

  // Takes or fills the pieces of memory that a list names; how many bytes that were.
  function each(list, count, result, work) {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      sum += work(bytes(view().getUint32(list + 8 * i, true), view().getUint32(list + 8 * i + 4, true)));
    }
    put(result, sum);
    return SUCCESS;
  }
  function readInto(file, target) {
    file.data ??= file.bytes();
    const piece = file.data.subarray(file.at, file.at + target.length);
    target.set(piece);
    file.at += piece.length;
    return piece.length;
  }
  function openFile(folder, flags, path, length, how, rights, inheriting, more, result) {
    if (how & CREATES) return READ_ONLY;
    const data = open(new TextDecoder().decode(bytes(path, length)));
    if (data === null) return NO_ENTRY;
    const number = FOLDER + files.size;
    files.set(number, { data: encode(data), at: 0 });
    put(result, number);
    return SUCCESS;
  }

  const wasi = {
    args_sizes_get(count, size) {
      put(count, argv.length);
      put(size, argv.reduce((sum, text) => sum + text.length, 0));
      return SUCCESS;
    },
    args_get(list, at) {
      argv.forEach((text, i) => {
        put(list + 4 * i, at);
        bytes(at, text.length).set(text);
        at += text.length;
      });
      return SUCCESS;
    },
    environ_sizes_get(count, size) {
      put(count, 0);
      put(size, 0);
      return SUCCESS;
    },
    environ_get: () => SUCCESS,
    clock_time_get(clock, precision, result) {
      bytes(result, 8).fill(0);
      return SUCCESS;
    },
    fd_write(file, list, count, result) {
      if (!written[file]) return BAD_FILE;
      return each(list, count, result, piece => written[file].push(piece.slice()) && piece.length);
    },
    fd_read(file, list, count, result) {
      if (!files.has(file)) return BAD_FILE;
      return each(list, count, result, piece => readInto(files.get(file), piece));
    },
    fd_fdstat_get(file, result) { // type, flags, rights: a folder or a file, and all rights
      bytes(result, 24).fill(255);
      bytes(result, 4).set([file === FOLDER ? 3 : 4, 0, 0, 0]);
      return SUCCESS;
    },
    fd_prestat_get(file, result) { // a folder, and the length of its name
      if (file !== FOLDER) return BAD_FILE;
      put(result, 0);
      put(result + 4, 1);
      return SUCCESS;
    },
    fd_prestat_dir_name(file, name) {
      bytes(name, 1).set(encode('/'));
      return SUCCESS;
    },
    fd_fdstat_set_flags: () => SUCCESS,
    fd_close: () => SUCCESS,
    fd_seek: () => SEEK_IN_PIPE,
    path_open: openFile,
    fd_filestat_get: () => BAD_FILE,
    path_filestat_get: () => NO_ENTRY,
    path_readlink: () => NO_ENTRY,
    path_rename: () => READ_ONLY,
    path_unlink_file: () => READ_ONLY,
    proc_exit(status) { throw new Exit(status); },
  };

  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi });
  memory = exports.memory;
  let status = 0;
  try {
    exports._start();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    status = error.status;
  }
  return { status, stdout: joined(written[1]), stderr: joined(written[2]) };
}
