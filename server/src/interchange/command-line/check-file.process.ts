/** Reads one file after the other, for `createChecker`. An answer has no questions, so that it stays small. */
import { readFileSync } from 'node:fs';
import { readFile } from '../fit-file.ts';
import { Unreadable } from '../imported.ts';
import { nameSharedLosses } from '../name-shared-losses.ts';
import type { Check, CheckAnswer } from './checker.ts';

async function check({ path, name }: Check): Promise<CheckAnswer> {
  try {
    const { format, items, refused, losses } = await readFile({ name, bytes: readFileSync(path) });
    const notes = nameSharedLosses({ items, losses });
    const shown = items.map(({ n, ref, warnings }) => ({ n, ref, warnings }));
    return { read: { format, items: shown, refused, notes } };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.problem };
    return { crashed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// A disconnect means that the parent process has ended.
process.once('disconnect', () => process.exit());
process.on('message', async (task: Check) => process.send?.(await check(task)));
