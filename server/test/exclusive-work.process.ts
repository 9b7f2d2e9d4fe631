/** A program for `runApart`. Returns false if another process works with the same folder at the same time. */
import { mkdir, rmdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerApart } from '../src/platform/jobs/answer-apart.ts';

/** Longer than the delay between processes that start together. */
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
