import { finish } from './checks.mjs';
import { installIfNeeded } from './install.mjs';

/** Runs the parts named as arguments, or all in order. Prints the counts, and ends the process. */
export async function runParts(parts) {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
    process.exit(1);
  }
  await installIfNeeded();
  for (const [name, runPart] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name)) await runPart();
  }
  finish();
}
