/**
 * Checks that the tests detect faults. Inserts each fault of mutations.mjs into the code, and runs the steps
 * of `npm test` until one fails. Arguments select faults by words in their names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildWebIfNeeded } from './build-web.mjs';
import { installIfNeeded } from './install.mjs';
import { mutations } from './mutations.mjs';
import { root, tool } from './repository.mjs';
import { exitInterrupted, isInterrupted, run } from './run.mjs';

const FIRST_FAILURE = /^ *(?:FAIL|✘|\d+\)) +(.+)/m;

await installIfNeeded();
const words = process.argv.slice(2);
const chosen = mutations.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const missed = [];
for (const mutation of chosen) {
  const began = Date.now();
  const caughtBy = await runWith(mutation);
  if (isInterrupted()) exitInterrupted();
  if (!caughtBy) missed.push(mutation.name);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${caughtBy ? 'caught' : 'MISSED'}  ${mutation.name} (${seconds} s)${caughtBy ? `\n        ${caughtBy}` : ''}`,
  );
}
console.log(`\n${chosen.length - missed.length} caught, ${missed.length} missed`);
process.exit(missed.length === 0 && chosen.length > 0 ? 0 : 1);

/** Returns the failed step with its first failed test, or undefined if every step passed. */
async function runWith({ file, from, to }) {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  if (original.split(from).length !== 2) throw new Error(`${file} must contain this once: ${from}`);
  writeFileSync(
    path,
    original.replace(from, () => to),
  );
  try {
    return await firstFailure(file);
  } finally {
    writeFileSync(path, original);
  }
}

async function firstFailure(file) {
  const [workspace] = file.split('/');
  for (const [step, command, options] of [
    ['types', [...tool('tsc'), '--noEmit', '-p', workspace]],
    ['tests beside it', [...tool('vitest'), 'run', '--bail=1', '--passWithNoTests', dirname(file)]],
    [
      'unit and endpoint tests',
      [...tool('vitest'), 'run', '--project=!chaos', '--bail=1', '--maxWorkers=100%'],
    ],
    ['journeys', [...tool('playwright'), 'test', '--project=core', '-x'], { cwd: 'e2e' }],
  ]) {
    if (step === 'unit and endpoint tests' && !(await buildWebIfNeeded())) return 'web app';
    const { code, written } = await run(command, {
      ...options,
      quiet: true,
      env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    if (isInterrupted()) return undefined;
    if (code !== 0)
      return `${step}: ${FIRST_FAILURE.exec(written)?.[1] ?? written.trim().split('\n').at(-1)}`;
  }
  return undefined;
}
