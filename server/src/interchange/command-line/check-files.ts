/** `examinations check`: reads files as an import does, without a database, and counts what would be stored. */
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type CatalogueLanguage, MAX_QUESTIONS_PER_BANK, MAX_UPLOAD_BYTES } from '@lulus/contract';
import { problem, render } from '@lulus/contract/messages';
import { TOO_MUCH } from '../read-questions.ts';
import { type Checker, type CheckOutcome, createChecker } from './checker.ts';
import { countWarnings, noteLines, refusedLines, warningLines } from './report-lines.ts';

const MB = 1024 * 1024;

export interface CheckOptions {
  /** Names each refused question and each warning. */
  details: boolean;
  language: CatalogueLanguage;
  write: (line: string) => void;
}

const NONE = { files: 0, unreadable: 0, read: 0, stored: 0, refused: 0, warnings: 0, crashes: 0 };
export type Totals = typeof NONE;

/** Returns the files of a folder and its subfolders by name, or the path itself if it is a file. */
async function filesIn(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function checkOne(checker: Checker, path: string): Promise<CheckOutcome> {
  const max = MAX_UPLOAD_BYTES.questions;
  if ((await stat(path)).size > max) {
    return { unreadable: problem('question_file_too_large', { max: max / MB }) };
  }
  return checker.check({ path, name: basename(path) });
}

/** Returns what a file adds to the totals, and its lines. */
function describe(
  outcome: CheckOutcome,
  { details, language }: Omit<CheckOptions, 'write'>,
): { counts: Partial<Totals>; lines: [string, ...string[]] } {
  if ('read' in outcome) {
    const { format, items, refused, notes } = outcome.read;
    const counts = {
      read: items.length + refused.length,
      stored: items.length,
      refused: refused.length,
      warnings: countWarnings(items),
    };
    const { read, stored, warnings } = counts;
    const line = `${format}, read ${read}, stored ${stored}, refused ${counts.refused}, warnings ${warnings}`;
    const named = details ? [...refusedLines(refused, language), ...warningLines(items, language)] : [];
    const max = MAX_QUESTIONS_PER_BANK;
    const limit = read > max ? [problem('too_many_in_file', { count: read, max })] : [];
    return { counts, lines: [line, ...noteLines([...limit, ...notes], language), ...named] };
  }
  if ('unreadable' in outcome) {
    const { code } = outcome.unreadable;
    return {
      counts: { unreadable: 1 },
      lines: [`unreadable: ${render(outcome.unreadable, language)} [${code}]`],
    };
  }
  if ('exceeded' in outcome) {
    const reason = render(problem(TOO_MUCH[outcome.exceeded]), language);
    return { counts: { crashes: 1 }, lines: [`killed (${outcome.exceeded}): ${reason}`] };
  }
  return { counts: { crashes: 1 }, lines: [`crashed: ${outcome.crashed}`] };
}

/** Checks files and folders. Throws for a path that does not exist. */
export async function checkFiles(
  paths: string[],
  { write, ...options }: CheckOptions,
  checker = createChecker(),
): Promise<Totals> {
  const totals = { ...NONE };
  try {
    for (const given of paths) {
      for (const path of await filesIn(given)) {
        const { counts, lines } = describe(await checkOne(checker, path), options);
        const [first, ...others] = lines;
        for (const line of [`${path}: ${first}`, ...others]) write(line);
        totals.files += 1;
        for (const [name, count] of Object.entries(counts)) totals[name as keyof Totals] += count;
      }
    }
  } finally {
    await checker.stop();
  }
  const counted = Object.entries(totals).map(([name, count]) => `${name} ${count}`);
  write(`Total: ${counted.join(', ')}`);
  return totals;
}
