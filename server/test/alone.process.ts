/** A program for `runApart`. It returns whether no other process worked beside the same folder. */
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
