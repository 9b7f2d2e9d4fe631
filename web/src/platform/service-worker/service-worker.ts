/**
 * Lets an open examination be reloaded without a network. It keeps the program's shell and serves the files of the
 * running paper (`attempts/paper/paper-files.ts`). It never touches another call of the API, so it has no token, answer or
 * result. Files come from the network or the browser's own cache where possible. A newer version waits until the last
 * page of this one is closed. So it never reloads an examination or removes its program.
 */
import { MEDIA_TYPES } from '@lulus/contract/media-types';
import { PAGE_POLICY } from '@lulus/contract/page-policy';
import { verifyFile, verifyPaperFile } from './verify-file.ts';

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LifeEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  /** What the build puts in: `revision` is the SHA-256 of the content, in hex. */
  __WB_MANIFEST: { url: string; revision: string }[];
  location: Location;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

declare const self: WorkerScope;

// No list of fetched addresses stays: signed ones in it would be visible to the next person in the console.
performance.setResourceTimingBufferSize(0);

const SHELL = 'shell';
const PAGE = '/index.html';
const NOT_A_PAGE = /^\/(api|assets)\/|^\/(healthz|readyz|metrics|service-worker\.js)/;
/**
 * The security headers that the server sends with each file. They replace the headers of a kept file, which may be
 * planted.
 */
const HEAD = [
  [
    'content-security-policy',
    Object.entries(PAGE_POLICY)
      .map((one) => one.flat().join(' '))
      .join(';'),
  ],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
] as const;
/** By extension, of the program's own files. */
const TYPES: Record<string, string> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  css: 'text/css;charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
/** A network that does not answer for so long is as good as none. */
const PATIENCE_MS = 4000;

/** Where each file is kept, and what it has to be, by its path. Hashed files have an address of their own already. */
const kept = new Map(
  self.__WB_MANIFEST.map(({ url, revision }) => [
    `/${url}`,
    { address: url.startsWith('assets/') ? `/${url}` : `/${url}?revision=${revision}`, sha256: revision },
  ]),
);

self.addEventListener('install', (event) => event.waitUntil(fetchMissing()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOld(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('range')) return;
  if (request.mode === 'navigate') {
    const isSound = ({ status }: Response) => status < 500;
    if (!NOT_A_PAGE.test(pathname)) event.respondWith(fromNetwork(request, () => readShell(PAGE), isSound));
  } else if (pathname.startsWith('/api/assets/')) {
    event.respondWith(fromNetwork(request, () => readPaperFile(request)));
  } else if (kept.has(pathname)) {
    event.respondWith(fromNetwork(request, () => readShell(pathname)));
  }
});

/** Files of the version before that are the same are not fetched again. */
async function fetchMissing(): Promise<void> {
  const cache = await caches.open(SHELL);
  await Promise.all(
    [...kept].map(async ([path, { address }]) => {
      if (!(await readShell(path))) await cache.add(address);
    }),
  );
}

async function dropOld(): Promise<void> {
  const cache = await caches.open(SHELL);
  const current = new Set([...kept.values()].map(({ address }) => address));
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!current.has(pathname + search)) await cache.delete(request);
  }
}

/**
 * Hashed files and files of a paper are also in the browser's own cache, into which no page can write. A kept file may
 * have been planted by another person at this computer. It is used only where no other is available, and only if its
 * content is right. A file that the server no longer has still belongs to this version. A request that is rejected
 * because of planted cookies is sent again: the rejection deletes them.
 */
async function fromNetwork(
  request: Request,
  readKept: () => Promise<Response | undefined>,
  isSound = ({ ok }: Response) => ok,
): Promise<Response> {
  const answer = fetch(request);
  const response = await Promise.race([answer, delay(PATIENCE_MS)]).catch(() => undefined);
  if (response && isSound(response)) return response;
  const found = await readKept();
  if (!found) return response ? fetch(request) : answer;
  for (const [name, value] of HEAD) found.headers.set(name, value);
  return found;
}

async function readShell(path: string): Promise<Response | undefined> {
  const file = kept.get(path);
  const [extension = ''] = path.split('.').slice(-1);
  return (
    file && verifyFile(await (await caches.open(SHELL)).match(file.address), file.sha256, TYPES[extension])
  );
}

async function readPaperFile(request: Request): Promise<Response | undefined> {
  // One after the other: the first cache may have another, planted file under this address.
  for (const cacheName of await caches.keys()) {
    const found = await verifyPaperFile(await caches.match(request, { cacheName }), request.url, MEDIA_TYPES);
    if (found) return found;
  }
  return undefined;
}

function delay(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
