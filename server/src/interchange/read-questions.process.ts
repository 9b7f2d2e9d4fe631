import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerApart } from '../platform/jobs/answer-apart.ts';
import { readFile } from './fit-file.ts';
import type { FittedItem, MediaFile, WrittenMedia } from './fitted.ts';
import { Unreadable } from './imported.ts';
import type { ReadAnswer, ReadQuestions } from './read-questions.ts';

/** Questions of one file. */
const PORTION = 100;

/** Writes the questions in portions. Returns the names of the files. */
function writeItems(items: FittedItem[], folder: string): string[] {
  const portions = Math.ceil(items.length / PORTION);
  return Array.from({ length: portions }, (_, at) => {
    const file = join(folder, `items-${at}.json`);
    writeFileSync(file, JSON.stringify(items.slice(at * PORTION, (at + 1) * PORTION)));
    return file;
  });
}

const writeMedia = (media: MediaFile[], folder: string): WrittenMedia[] =>
  media.map(({ name, path, bytes }, at) => {
    const file = join(folder, `media-${at}`);
    writeFileSync(file, bytes);
    return { name, path, file, bytes: bytes.length };
  });

answerApart(async ({ path, name, format, folder }: ReadQuestions): Promise<ReadAnswer> => {
  try {
    const { items, media, ...file } = await readFile({ name, bytes: readFileSync(path) }, format);
    return { file, itemFiles: writeItems(items, folder), media: writeMedia(media, folder) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { unreadable: error.problem };
  }
});
