/** Stores the files of an import, and puts their paths in place of the ones that stood for them. */
import { type Problem, problem } from '@lulus/contract/messages';
import { HttpError } from '../../platform/errors.ts';
import { type StoreContext, storeUploads } from '../../platform/files/store-upload.ts';
import { mapInTurns } from '../../platform/jobs/in-turns.ts';
import type { FileOnDisk, FittedFile, WrittenMedia } from '../fitted.ts';

/** Names of kinds that are stored. */
const USABLE = /\.(png|jpe?g|gif|webp|avif|mp3|m4a|wav|ogg|mp4|webm)$/i;
const USED = /bank_asset\/import-\d+\.png/g;

/** The paths in a question or in stimuli that stand for files. */
const pathsIn = (value: unknown): string[] => [...new Set(JSON.stringify(value ?? null).match(USED))];

/** The reason why a file cannot be used, with its name. */
function faultOf(name: string, { fields }: HttpError): Problem {
  const reason = Object.values(fields ?? {})[0]?.[0];
  const max = reason?.params.max ?? 0;
  if (reason?.code === 'file_kind' && !USABLE.test(name)) return problem('asset_kind', { name });
  if (reason?.code === 'file_too_large') return problem('asset_too_large', { name, max });
  if (reason?.code === 'image_pixels') return problem('asset_pixels', { name, max });
  return problem('asset_damaged', { name });
}

/** Files whose pictures one program reads. */
const AT_ONCE = 50;

type Outcome = Awaited<ReturnType<typeof storeUploads>>[number];

/** Stores the files. Returns the path of each, or the error. */
function storeSome(context: StoreContext, media: WrittenMedia[]): Promise<Outcome[]> {
  const uploads = media.map(({ name, file, bytes }) => ({
    field: 'file',
    path: file,
    bytes,
    filename: name,
  }));
  return storeUploads(context, uploads, { folder: 'bank_asset', kinds: ['image', 'audio', 'video'] });
}

/** Returns the file's questions and stimuli with stored files. A question with an unusable file is refused. */
export async function storeMedia(
  context: StoreContext,
  { media, items, stimuli, refused, ...file }: FileOnDisk,
): Promise<Omit<FittedFile, 'media'>> {
  if (media.length === 0) return { ...file, items, stimuli, refused };
  const pathsOf = await mapInTurns(items, ({ content }) => pathsIn(content));
  const used = new Set([...pathsOf.flat(), ...pathsIn(stimuli)]);
  const stored = new Map<string, string>();
  const faults = new Map<string, Problem>();
  const files = media.filter(({ path }) => used.has(path));
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const some = files.slice(from, from + AT_ONCE);
    for (const [at, outcome] of (await storeSome(context, some)).entries()) {
      const { name, path } = some[at] as WrittenMedia;
      if (!(outcome instanceof HttpError)) stored.set(path, outcome.path);
      else faults.set(path, faultOf(name, outcome));
    }
  }
  const place = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replace(USED, (path) => stored.get(path) ?? path));
  const firstFault = (value: unknown) => pathsIn(value).flatMap((path) => faults.get(path) ?? [])[0];
  const stimulusFault = (key: string | null) => (key === null ? undefined : firstFault(stimuli[key]));
  const kept: FittedFile['items'] = [];
  const lost: FittedFile['refused'] = [];
  await mapInTurns(items, (item) => {
    const fault = firstFault(item.content) ?? stimulusFault(item.stimulus);
    if (fault) lost.push({ n: item.n, ref: item.ref, problem: fault });
    else kept.push(place(item));
  });
  const all = [...refused, ...lost].sort((a, b) => a.n - b.n);
  return { ...file, items: kept, stimuli: place(stimuli), refused: all };
}
