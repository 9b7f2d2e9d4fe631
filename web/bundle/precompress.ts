/** Writes compressed versions beside each text file of the build, so that no server compresses at run time. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** Compressing smaller files would not save a network packet. */
const MIN_BYTES = 1000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // Runs after the service worker has been written.
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  };
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressOne(join(parentPath, name))));
}

async function compressOne(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    smallestBrotli(bytes),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Brotli settings to try: the encoder's mode, and the size of its input blocks as a power of two. */
const MODES = [constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_FONT];
const BLOCKS = [17, 19];

/**
 * Returns the smallest result of all settings. The best setting differs by file, even after a change of hashes only.
 */
async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const tried = MODES.flatMap((mode) =>
    BLOCKS.map((block) =>
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_MODE]: mode,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
        },
      }),
    ),
  );
  return (await Promise.all(tried)).reduce((one, other) => (other.length < one.length ? other : one));
}
