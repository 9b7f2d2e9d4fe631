/** Reads one file after the other, for `createChecker`. An answer has no questions, so that it stays small. */
import { readFileSync } from 'node:fs';
import { readFile } from '../fit-file.ts';
import { Unreadable } from '../imported.ts';
import { nameSharedLosses } from '../name-shared-losses.ts';
import type { Check, CheckAnswer } from './checker.ts';

async function check({ path, name }: Check): Promise<CheckAnswer> {
  try {
    const file = { name, bytes: readFileSync(path) };
    const read = await readFile(file, undefined, { max: Number.POSITIVE_INFINITY });
    const notes = nameSharedLosses(read);
    const items = read.items.map(({ n, ref, warnings }) => ({ n, ref, warnings }));
    return { read: { format: read.format, items, refused: read.refused, notes } };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.problem };
    return { crashed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// A disconnect means that the parent process has ended.
process.once('disconnect', () => process.exit());
process.on('message', async (task: Check) => process.send?.(await check(task)));
