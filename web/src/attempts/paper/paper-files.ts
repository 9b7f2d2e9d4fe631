/**
 * The files of the running paper, fetched in the background after its first question. On a secure page they are in
 * Cache Storage. The service worker (or `keptFile`) serves them without a network, also after a reload. Over plain http
 * browsers have no Cache Storage for pages. There the fetch fills the browser's own cache, which lasts while the page
 * stays open.
 */
import { CREDENTIALS } from '../../platform/api/client.ts';
import { verifyPaperFile } from '../../platform/service-worker/verify-file.ts';
import { assetUrl } from '../../platform/ui/content/asset-url.ts';
import {
  allQuestions,
  type ExamPaper,
  mediaOf,
  type Position,
  type Question,
  questionsAfter,
} from './paper.ts';

const PREFIX = 'paper:';
const AT_ONCE = 3;

function storage(): CacheStorage | undefined {
  return typeof caches === 'undefined' ? undefined : caches;
}

/** The addresses of a question's images: its pictures, and options that are pictures. */
function picturesOf({ assets, options }: Question): string[] {
  return [...assets.image, ...options.filter(({ isImage }) => isImage).map(({ text }) => text)].map(assetUrl);
}

/** The addresses of a question's files: what is heard and what is seen. */
export function filesOf(question: Question): string[] {
  return [...mediaOf(question).map(assetUrl), ...picturesOf(question)];
}

function questionAt(paper: ExamPaper, { section, question }: Position): Question | undefined {
  return paper.sections[section]?.questions[question];
}

/** Fetches the pictures of the question at this position: what comes later moves what a thumb is about to touch. */
export async function fetchPicturesAt(
  attemptId: string,
  paper: ExamPaper,
  position: Position,
): Promise<void> {
  const question = questionAt(paper, position);
  const addresses = question ? picturesOf(question) : [];
  if (addresses.length === 0) return;
  const cache = await openCache(attemptId);
  await Promise.allSettled(
    addresses.map(async (address) => {
      await fetchFile(cache, address);
      // Or its size is known only after it is drawn.
      await Object.assign(new Image(), { src: address }).decode();
    }),
  );
}

/**
 * Fetches all files, from the question at this position on and those before it last. They give way to what the student waits
 * for. One that does not come is left out: it is fetched when its question is shown.
 */
export async function fetchPaperFiles(
  attemptId: string,
  paper: ExamPaper,
  position: Position,
): Promise<void> {
  const ahead = questionsAfter(paper, position, Number.POSITIVE_INFINITY);
  const here = questionAt(paper, position);
  const inOrder = [...(here ? [here] : []), ...ahead, ...allQuestions(paper)];
  const addresses = new Set(inOrder.flatMap(filesOf));
  const cache = await openCache(attemptId);
  const left = addresses.values();
  async function work() {
    for (const address of left) await fetchFile(cache, address, 'low').catch(() => undefined);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Of the attempt that is open here. */
let ownCache: Cache | undefined;

async function openCache(attemptId: string): Promise<Cache | undefined> {
  ownCache = await storage()
    ?.open(PREFIX + attemptId)
    .catch(() => undefined);
  return ownCache;
}

async function readCache(cache: Cache | undefined, address: string): Promise<Response | undefined> {
  return verifyPaperFile(await cache?.match(address).catch(() => undefined), address);
}

async function fetchFile(
  cache: Cache | undefined,
  address: string,
  priority: RequestPriority = 'auto',
): Promise<void> {
  if (await readCache(cache, address)) return;
  const response = await fetch(address, { priority, credentials: CREDENTIALS });
  if (response.ok && cache) await cache.put(address, response);
  else await response.body?.pipeTo(new WritableStream());
}

/** The file as it is kept here, or from the network. */
export async function keptFile(address: string): Promise<Response> {
  return (await readCache(ownCache, address)) ?? fetch(address, { credentials: CREDENTIALS });
}

export async function forgetPaperFiles(attemptId: string): Promise<void> {
  await storage()
    ?.delete(PREFIX + attemptId)
    .catch(() => undefined);
}

/**
 * Drops the files of other attempts, such as those that were closed while no page was open. Without an attempt it drops
 * all files, because their student has logged out.
 */
export async function forgetOtherPaperFiles(attemptId?: string): Promise<void> {
  const names = (await storage()?.keys()) ?? [];
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== `${PREFIX}${attemptId}`);
  await Promise.all(others.map((name) => storage()?.delete(name)));
}
