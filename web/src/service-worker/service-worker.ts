/**
 * Lets an open examination be reloaded without a network. It keeps the program's shell and hands out the files of the
 * running paper (`attempts/paper-files.ts`); it never touches another call of the API, so no token, answer or result is
 * in its keeping. All files come from the network, or the browser's own cache, where they can be had there. A newer version waits until the
 * last page of this one is closed, and so never reloads an examination, nor takes its program away.
 */
export {};

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LifeEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  /** What the build puts in: hashed files have no revision. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  location: Location;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

declare const self: WorkerScope;

const SHELL = 'shell';
const PAGE = '/index.html';
const NOT_A_PAGE = /^\/(api|assets)\/|^\/(healthz|readyz|metrics|service-worker\.js)/;
/** A network that does not answer for so long is as good as none. */
const PATIENCE_MS = 4000;

/** Where each file is kept, by its path. */
const kept = new Map(
  self.__WB_MANIFEST.map(({ url, revision }) => [
    `/${url}`,
    revision ? `/${url}?revision=${revision}` : `/${url}`,
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
    event.respondWith(fromNetwork(request, () => caches.match(request)));
  } else if (kept.has(pathname)) {
    event.respondWith(fromNetwork(request, () => readShell(pathname)));
  }
});

/** Files of the version before that are the same are not fetched again. */
async function fetchMissing(): Promise<void> {
  const cache = await caches.open(SHELL);
  await Promise.all(
    [...kept.values()].map(async (address) => {
      if (!(await cache.match(address))) await cache.add(address);
    }),
  );
}

async function dropOld(): Promise<void> {
  const cache = await caches.open(SHELL);
  const current = new Set(kept.values());
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!current.has(pathname + search)) await cache.delete(request);
  }
}

/**
 * Hashed files and those of a paper are in the browser's own cache as well, which no page can write into: what is kept
 * here could have been put there by whoever sat at this computer before, and is taken only where nothing else is to be
 * had. A file that the server has no more is of this version still.
 */
async function fromNetwork(
  request: Request,
  readKept: () => Promise<Response | undefined>,
  isSound = ({ ok }: Response) => ok,
): Promise<Response> {
  const answer = fetch(request);
  const response = await Promise.race([answer, delay(PATIENCE_MS)]).catch(() => undefined);
  if (response && isSound(response)) return response;
  return (await readKept()) ?? answer;
}

async function readShell(path: string): Promise<Response | undefined> {
  const address = kept.get(path);
  return address ? (await caches.open(SHELL)).match(address) : undefined;
}

function delay(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
