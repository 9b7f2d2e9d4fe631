/** Stores the files of an import, and puts their paths in place of the ones that stood for them. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problem } from '@lulus/contract/messages';
import { v7 as newId } from 'uuid';
import { HttpError } from '../../platform/errors.ts';
import { type StoreContext, storeUpload } from '../../platform/files/store-upload.ts';
import type { FittedFile, MediaFile } from '../fitted.ts';

const USED = /bank_asset\/import-\d+\.png/g;

/** The paths of a text that stand for files. */
const pathsIn = (json: string): string[] => [...new Set(json.match(USED))];

/** Stores the file. Returns its path, or the reason why it cannot be used. */
async function storeOne(context: StoreContext, { name, bytes }: MediaFile) {
  const path = join(context.uploads, newId());
  try {
    await mkdir(context.uploads, { recursive: true });
    await writeFile(path, bytes);
    const upload = { field: 'file', path, bytes: bytes.length, filename: name };
    return await storeUpload(context, upload, { folder: 'bank_asset', kinds: ['image', 'audio', 'video'] });
  } catch (error) {
    if (error instanceof HttpError && error.fields) return { reason: Object.values(error.fields)[0]?.[0] };
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Returns the file's questions and stimuli with stored files. A question with an unusable file is refused. */
export async function storeMedia(
  context: StoreContext,
  { media, items, stimuli, refused, ...file }: FittedFile,
): Promise<Omit<FittedFile, 'media'>> {
  const used = new Set(pathsIn(JSON.stringify({ items, stimuli })));
  const stored = new Map<string, string>();
  const faults = new Map<string, ReturnType<typeof problem>>();
  for (const one of media.filter(({ path }) => used.has(path))) {
    const result = await storeOne(context, one);
    if ('path' in result) stored.set(one.path, result.path);
    else
      faults.set(one.path, problem('asset_refused', { name: one.name, reason: result.reason?.code ?? '' }));
  }
  const place = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replace(USED, (path) => stored.get(path) ?? path));
  const faultOf = (value: unknown) =>
    pathsIn(JSON.stringify(value)).flatMap((path) => faults.get(path) ?? [])[0];
  const stimulusFault = (key: string | null) => (key === null ? undefined : faultOf(stimuli[key]));
  const kept: FittedFile['items'] = [];
  const lost: FittedFile['refused'] = [];
  for (const item of items) {
    const fault = faultOf(item.content) ?? stimulusFault(item.stimulus);
    if (fault) lost.push({ n: item.n, ref: item.ref, problem: fault });
    else kept.push(place(item));
  }
  const all = [...refused, ...lost].sort((a, b) => a.n - b.n);
  return { ...file, items: kept, stimuli: place(stimuli), refused: all };
}
