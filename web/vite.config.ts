import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import gzip from 'rollup-plugin-gzip';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { OLDEST_BROWSERS } from './bundle/browsers.ts';
import { firstScreens } from './bundle/first-screens.ts';
import { guides } from './bundle/guides.ts';
import { importAgain } from './bundle/import-again.ts';
import { preloadScripts } from './bundle/preload-scripts.ts';
import { studentFiles } from './bundle/student-files.ts';
import { themeVariables } from './bundle/theme-variables.ts';
import { wordsByLanguage } from './bundle/words-by-language.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

const student = studentFiles();

/** Compressing smaller files would not save a network packet. The additional file is copied from public/. */
const COMPRESSED = {
  filter: /\.(js|css|html|svg)$/,
  minSize: 1000,
  additionalFiles: [join(import.meta.dirname, 'dist', 'first-paint.js')],
  gzipOptions: { level: 9 },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    wordsByLanguage(),
    guides(),
    firstScreens(),
    themeVariables(),
    student.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/platform/service-worker',
      filename: 'service-worker.ts',
      // main.tsx registers it, and the manifest lies in public/.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['index.html', 'favicon.svg', 'first-paint.js', 'assets/*.{js,css,woff2}'],
        // Their names contain a hash.
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [async (entries) => ({ manifest: entries.filter(student.isIncluded) })],
      },
    }),
    importAgain(),
    preloadScripts(),
    // No server compresses at run time.
    gzip(COMPRESSED),
    gzip({ ...COMPRESSED, customCompression: promisify(brotliCompress), fileName: '.br' }),
  ],
  server: { proxy: { '/api': api, '/healthz': api } },
  preview: { proxy: { '/api': api, '/healthz': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    cssTarget: OLDEST_BROWSERS,
    modulePreload: {
      polyfill: false,
      // The list of what each page's parts need would be a tenth of the program. Of a page that is visited later, parts are found on the way.
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => file.endsWith('.css')) : needed,
    },
    // Who imports what, for the test that weighs what a student downloads.
    manifest: true,
    rolldownOptions: {
      output: {
        // The program names eighty other files, and what is drawn by chance is all that does not compress: seven characters of four bits.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // React changes only with its version and stays in the browser's cache when the rest does. It is fetched first.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              tags: ['$initial'],
              priority: 2,
            },
            { name: 'app', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
    // The content security policy takes fonts from the server only, not from data: addresses; and a picture is fetched where it is shown.
    assetsInlineLimit: (path) => (/\.(woff2|svg)$/.test(path) ? false : undefined),
  },
});
