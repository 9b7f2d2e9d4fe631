/**
 * Lets a running examination be reloaded offline. It caches the program and serves the files of the running paper,
 * which `attempts/paper/paper-files.ts` caches. It handles no other API calls, so it never sees tokens, answers or
 * results. It prefers the network and the browser's HTTP cache. A new version waits until the last page of the old one
 * has closed. So it never interrupts an examination.
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
  /** The list of files that the build inserts. `revision` is the SHA-256 of the content in hex. */
  __WB_MANIFEST: { url: string; revision: string }[];
  location: Location;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

declare const self: WorkerScope;

// The buffer would list signed addresses, which the next person could read in the console.
performance.setResourceTimingBufferSize(0);

const SHELL = 'shell';
const PAGE = '/index.html';
const NOT_A_PAGE = /^\/(api|assets)\/|^\/(healthz|readyz|metrics|service-worker\.js)/;
/** The server's security headers for each file. They replace those of a cached file, which may be forged. */
const SECURITY_HEADERS = [
  [
    'content-security-policy',
    Object.entries(PAGE_POLICY)
      .map((one) => one.flat().join(' '))
      .join(';'),
  ],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
] as const;
/** Content types of the program's files, by extension. */
const TYPES: Record<string, string> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  css: 'text/css;charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
/** After this time without a response, the cached file is used. */
const TIMEOUT_MS = 4000;

/** Cache address and hash of each file, by its path. Names of files in assets/ already contain a hash. */
const cachedFiles = new Map(
  self.__WB_MANIFEST.map(({ url, revision }) => [
    `/${url}`,
    { address: url.startsWith('assets/') ? `/${url}` : `/${url}?revision=${revision}`, sha256: revision },
  ]),
);

self.addEventListener('install', (event) => event.waitUntil(cacheMissingFiles()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOldFiles(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('range')) return;
  if (request.mode === 'navigate') {
    const isUsable = ({ status }: Response) => status < 500;
    if (!NOT_A_PAGE.test(pathname)) event.respondWith(fromNetwork(request, () => readShell(PAGE), isUsable));
  } else if (pathname.startsWith('/api/assets/')) {
    event.respondWith(fromNetwork(request, () => readPaperFile(request)));
  } else if (cachedFiles.has(pathname)) {
    event.respondWith(fromNetwork(request, () => readShell(pathname)));
  }
});

/** Caches the files of this version. It skips files that the previous version has cached unchanged. */
async function cacheMissingFiles(): Promise<void> {
  const cache = await caches.open(SHELL);
  await Promise.all(
    [...cachedFiles].map(async ([path, { address }]) => {
      if (!(await readShell(path))) await cache.add(address);
    }),
  );
}

async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(SHELL);
  const current = new Set([...cachedFiles.values()].map(({ address }) => address));
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!current.has(pathname + search)) await cache.delete(request);
  }
}

/**
 * Returns the response of the network, or the cached file if the network fails or is too slow. Another person at this
 * computer can write to the cache, so `readCached` verifies the content. The cache also has files of this version that
 * the server no longer has. A rejected request without a cached file is sent again. The rejection may have deleted the
 * cookies that caused it.
 */
async function fromNetwork(
  request: Request,
  readCached: () => Promise<Response | undefined>,
  isUsable = ({ ok }: Response) => ok,
): Promise<Response> {
  const answer = fetch(request);
  const response = await Promise.race([answer, delay(TIMEOUT_MS)]).catch(() => undefined);
  if (response && isUsable(response)) return response;
  const found = await readCached();
  if (!found) return response ? fetch(request) : answer;
  for (const [name, value] of SECURITY_HEADERS) found.headers.set(name, value);
  return found;
}

async function readShell(path: string): Promise<Response | undefined> {
  const file = cachedFiles.get(path);
  const [extension = ''] = path.split('.').slice(-1);
  return (
    file && verifyFile(await (await caches.open(SHELL)).match(file.address), file.sha256, TYPES[extension])
  );
}

async function readPaperFile(request: Request): Promise<Response | undefined> {
  // A cache may have a forged file under this address, so all are searched for a valid one.
  for (const cacheName of await caches.keys()) {
    const found = await verifyPaperFile(await caches.match(request, { cacheName }), request.url, MEDIA_TYPES);
    if (found) return found;
  }
  return undefined;
}

function delay(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
