/**
 * Lets a running examination be reloaded offline. It caches the program, and serves the files and typefaces of the
 * running paper, which `attempts/paper/paper-files.ts` caches. It handles no other API calls, so it never sees tokens,
 * answers or results. A new version waits until the last page of the old one has closed, so it never interrupts an
 * examination.
 */
import { clientsClaim } from 'workbox-core';
import { PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The build inserts the list of the program's files. */
declare const self: { __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0] };

const NOT_A_PAGE = /^\/(api|assets)\/|^\/(healthz|readyz|metrics|service-worker\.js)/;
/** After this time without a response, a page is opened from the cache. */
const TIMEOUT_SECONDS = 4;

clientsClaim();

// Without `directoryIndex`, the cached page would hide an update.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' });

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !NOT_A_PAGE.test(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: TIMEOUT_SECONDS,
    plugins: [
      {
        async fetchDidSucceed({ response }) {
          if (response.status >= 500) throw new Error('The server is unavailable.');
          return response;
        },
      },
      new PrecacheFallbackPlugin({ fallbackURL: '/index.html' }),
    ],
  }),
);

const PAPER_FILE = /^\/api\/assets\/|^\/assets\/.*\.woff2$/;

// Files of papers and typefaces are named by their content, so a cached one is never outdated.
registerRoute(
  ({ request, url }) => PAPER_FILE.test(url.pathname) && !request.headers.has('range'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
