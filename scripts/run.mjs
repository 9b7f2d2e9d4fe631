// Programs run in their own process group, so that only this script signals them. Ctrl-C would otherwise
// reach them repeatedly, which most programs take as "exit without cleanup".

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './repository.mjs';

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

const running = new Set();
let received;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupt(signal));

// A shell between npm and this script may end on a signal without passing it on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && interrupt('SIGTERM'), 500).unref();
}

function interrupt(signal) {
  if (received) return;
  received = signal;
  if (running.size === 0) exitInterrupted();
  endAll(signal);
}

/** Returns true after an interruption: programs are being ended, and nothing new may start. */
export function isInterrupted() {
  return received !== undefined;
}

export function exitInterrupted() {
  process.exit(128 + constants.signals[received]);
}

export function endAll(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
}

/**
 * Runs a command to its end. Returns its exit code and, if `quiet`, its output. `tied`: a Node program that
 * must end with this script, even after SIGKILL.
 */
export async function run([program, ...args], { cwd = '.', env = {}, quiet = false, tied = false } = {}) {
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(program, tied ? ['--import', END_WITH_PARENT, ...args] : args, {
    cwd: join(root, cwd),
    env: { ...process.env, PATH: pathWithTools(), ...env },
    detached: true,
    stdio: ['ignore', output, output, ...(tied ? ['ipc'] : [])],
  });
  running.add(child);
  let written = '';
  child.stdout?.on('data', (chunk) => (written += chunk));
  child.stderr?.on('data', (chunk) => (written += chunk));
  return await new Promise((resolve) => {
    const end = (code) => {
      running.delete(child);
      resolve({ code, written });
    };
    child.on('error', (error) => {
      written += `${error.message}\n`;
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}

/** The repository's own tools, including Node 24, come first. */
function pathWithTools() {
  return [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
}
