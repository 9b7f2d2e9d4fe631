/**
 * Fetches the files of the running paper in the background, after its first question. On a secure page they go to Cache
 * Storage, from which the service worker or `readPaperFile` serves them offline, even after a reload. Over plain http there
 * is no Cache Storage. Then the fetch fills the browser's HTTP cache, which helps while the page stays open.
 */
import { CREDENTIALS } from '../../platform/api/client.ts';
import { personHere } from '../../platform/session/session.ts';
import { whenIdle } from '../../platform/time/when-idle.ts';
import { assetUrl, imagePathsIn } from '../../platform/ui/content/asset-url.ts';
import { contentFontsOf } from './content-fonts.ts';
import {
  allQuestions,
  type ExamPaper,
  mediaOf,
  type Position,
  type Question,
  questionsAfter,
  recordingsOf,
} from './paper.ts';

/** A cache for each attempt, by the ids of its student and itself. */
const PREFIX = 'paper:';
const ownCaches = () => `${PREFIX}${personHere()}:`;
const cacheName = (attemptId: string) => ownCaches() + attemptId;
const CONCURRENCY = 3;

function storage(): CacheStorage | undefined {
  return typeof caches === 'undefined' ? undefined : caches;
}

/** Returns the addresses of a question's pictures and its stimulus' ones, including those in texts and options. */
export function picturesOf({ html, assets, options, rows, stimulus }: Question): string[] {
  const optionImages = options.filter(({ isImage }) => isImage).map(({ text }) => text);
  const texts = [
    stimulus?.html ?? '',
    html,
    ...[...options, ...rows].filter(({ isHtml }) => isHtml).map(({ text }) => text),
  ];
  return [
    ...texts.flatMap(imagePathsIn),
    ...(stimulus?.assets.image ?? []),
    ...assets.image,
    ...optionImages,
  ].map(assetUrl);
}

/** Returns the addresses of the recordings and pictures of a question and its stimulus. */
export function filesOf(question: Question): string[] {
  return [...recordingsOf(question).flatMap(mediaOf).map(assetUrl), ...picturesOf(question)];
}

function questionAt(paper: ExamPaper, { section, question }: Position): Question | undefined {
  return paper.sections[section]?.questions[question];
}

/** Fetches the pictures of the question at this position. A picture that loads later would move the options. */
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
      // Decoding makes its size known before it is drawn.
      await Object.assign(new Image(), { src: address }).decode();
    }),
  );
}

/**
 * Fetches the typefaces and all files with low priority, from the question at this position on, then those before it. A
 * file that fails is skipped; it is fetched when its question is shown.
 */
export async function fetchPaperFiles(
  attemptId: string,
  paper: ExamPaper,
  position: Position,
): Promise<void> {
  const ahead = questionsAfter(paper, position, Number.POSITIVE_INFINITY);
  const current = questionAt(paper, position);
  const inOrder = [...(current ? [current] : []), ...ahead, ...allQuestions(paper)];
  const fonts = contentFontsOf(paper).map(({ url }) => url);
  const addresses = new Set([...fonts, ...inOrder.flatMap(filesOf)]);
  const cache = await openCache(attemptId);
  const left = addresses.values();
  async function work() {
    for (const address of left) await fetchFile(cache, address, 'low').catch(() => undefined);
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** The cache of the attempt that is open in this page. */
let ownCache: Cache | undefined;

async function openCache(attemptId: string): Promise<Cache | undefined> {
  ownCache = await storage()
    ?.open(cacheName(attemptId))
    .catch(() => undefined);
  return ownCache;
}

const readCache = async (cache: Cache | undefined, address: string) =>
  cache?.match(address).catch(() => undefined);

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

/**
 * Returns the file from Cache Storage, or from the network. Waits until the browser is idle, so that the question is
 * painted first.
 */
export async function readPaperFile(address: string): Promise<Response> {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return (await readCache(ownCache, address)) ?? fetch(address, { credentials: CREDENTIALS });
}

export async function forgetPaperFiles(attemptId: string): Promise<void> {
  await storage()
    ?.delete(cacheName(attemptId))
    .catch(() => undefined);
}

/** Drops the files of other attempts, for example of attempts that were closed while no page was open. */
export const forgetOtherPaperFiles = (attemptId: string) =>
  dropCaches((name) => name !== cacheName(attemptId));

/** Drops the files of all papers except those of the person here. */
export const forgetPaperFilesOfOthers = () => dropCaches((name) => !name.startsWith(ownCaches()));

async function dropCaches(isUnwanted: (name: string) => boolean): Promise<void> {
  const names = (await storage()?.keys()) ?? [];
  const unwanted = names.filter((name) => name.startsWith(PREFIX) && isUnwanted(name));
  await Promise.all(unwanted.map((name) => storage()?.delete(name)));
}
