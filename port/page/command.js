// SPDX-License-Identifier: MIT
// The command and its answers. What the page shows is what the command prints; `run` is that of port/wasm/command.mjs.

const counters = { calls: 0, redrawn: 0 };
const answers = new Map(); // the latest ones, by their arguments
const ANSWERS_KEPT = 400;
let commandModule;

async function startCommand() {
  const text = document.getElementById('module').textContent.trim();
  const packed = new Blob([Uint8Array.from(atob(text), letter => letter.charCodeAt(0))]);
  const unpacked = new Response(packed.stream().pipeThrough(new DecompressionStream('gzip')));
  commandModule = await WebAssembly.compile(await unpacked.arrayBuffer());
}

/** Status, stdout and stderr of the command with these arguments; files are texts by their names. */
function ask(args, stdin = '', files = {}) {
  const key = JSON.stringify([args, stdin, files]);
  let answer = answers.get(key);
  if (!answer) {
    answer = run(commandModule, args, { stdin, open: name => Object.hasOwn(files, name) ? files[name] : null });
    counters.calls++;
    if (answers.size >= ANSWERS_KEPT) answers.delete(answers.keys().next().value);
    answers.set(key, answer);
  }
  return isAnswer(args, answer) ? answer
    : { status: 2, stdout: '', stderr: 'an option stands where a value was expected' };
}

/** Whether that is what was asked for: where a value is '--help', the command describes itself. */
const isAnswer = (args, { status, stdout }) =>
  status !== 0 || (args.includes('--json') ? /^[[{]/.test(stdout) : !stdout.startsWith('usage: '));

/** The object or rows that the command prints with --json; null where it refuses. */
function askJson(args, stdin = '') {
  const answer = ask([...args, '--json'], stdin);
  return answer.status === 0 ? JSON.parse(answer.stdout) : null;
}

/** What the command said on stderr, without its name. */
const complaint = answer => answer.stderr.trim().replace(/^mmaref: /gm, '');

/** Arguments as a shell takes them. */
const quoted = args => ['mmaref', ...args].map(arg => /^[\w.,:=@%+/-]+$/.test(arg) ? arg
  : `'${arg.replaceAll("'", "'\\''")}'`).join(' ');
