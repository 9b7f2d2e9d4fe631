/** A program for `runApart` that answers whether nobody else was at work in the folder beside which it works. */
import { mkdir, rmdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerApart } from '../src/jobs/answer-apart.ts';

/** Longer than processes that are begun at once are apart from each other when they are under way. */
const WORK_MS = 500;

answerApart(async (folder: string) => {
  try {
    await mkdir(folder);
  } catch {
    return false;
  }
  await sleep(WORK_MS);
  await rmdir(folder);
  return true;
});
