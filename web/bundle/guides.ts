/**
 * Turns the guides in docs/guides into modules and adds their pictures to the build, so that they work without
 * internet.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readGuide } from './guide-text.ts';
import { mixedNames } from './mixed-names.ts';

const GUIDE = /[\\/]docs[\\/]guides[\\/][\w-]+\.md$/;

export function guides(): Plugin {
  return {
    name: 'guides',
    enforce: 'pre',
    // A guide's module also depends on texts and pictures, so Vitest must not cache it.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (GUIDE.test(id) ? false : undefined));
    },
    async transform(markdown, id) {
      if (!GUIDE.test(id)) return;
      const { title, blocks } = readGuide(markdown);
      const mixed = await mixedNames();
      const imports: string[] = [];
      const written: string[] = [];
      for (const block of blocks) {
        if (block.kind !== 'picture') {
          written.push(JSON.stringify(block, (_, part) => withMixed(part, mixed)));
          continue;
        }
        const file = join(dirname(id), block.src);
        const content = await readFile(file).catch(() => undefined);
        if (!content) {
          // The command that takes the pictures needs this build. A test fails if one is missing.
          this.warn(`${file} does not exist.`);
          continue;
        }
        const size = pictureSize(content, file);
        const name = `picture${imports.length}`;
        imports.push(`import ${name} from ${JSON.stringify(`${file}?url`)};`);
        written.push(`{ ...${JSON.stringify({ kind: 'picture', alt: block.alt, ...size })}, src: ${name} }`);
      }
      const code = `${imports.join('\n')}\nexport default { title: ${JSON.stringify(title)}, blocks: [${written.join(',')}] };`;
      return { code, moduleType: 'js', map: null };
    },
  };
}

function withMixed(part: unknown, names: Map<string, string>): unknown {
  if (typeof part !== 'object' || part === null || !('bold' in part)) return part;
  const mixed = names.get(String(part.bold));
  return mixed === undefined || mixed === part.bold ? part : { bold: part.bold, mixed };
}

/** Returns the size in pixels from the header of a WebP file, to reserve the space before it loads. */
export function pictureSize(content: Buffer, file: string): { width: number; height: number } {
  if (content.toString('latin1', 8, 16) !== 'WEBPVP8X')
    throw new Error(`${file} is not a WebP picture of the expected kind.`);
  return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
}
