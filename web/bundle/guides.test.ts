/** Checks that every button, picture and guide exists that the guides mention. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyFeature } from '../src/app/words/every-feature.ts';
import { guideFiles } from '../src/help/guide.ts';
import { readGuide } from './guide-text.ts';
import { pictureSize } from './guides.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'guides');
const MAX_PICTURE_BYTES = 60_000;

const read = async (file: string) => readGuide(await readFile(join(folder, file), 'utf8'));

const all = Object.entries(guideFiles).flatMap(([name, files]) =>
  (['en', 'id'] as const).map((language) => ({ name, language, file: files[language] })),
);

function namesIn(guide: Awaited<ReturnType<typeof read>>): string[] {
  const texts = guide.blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.text;
    return block.kind === 'list' ? block.items.flat() : [];
  });
  return texts.flatMap((part) => (typeof part === 'object' && 'bold' in part ? [part.bold] : []));
}

describe.each(all)('docs/guides/$file', ({ file, language }) => {
  test('uses the names that are on the screen', async () => {
    const words = Object.values(everyFeature).flatMap((feature) =>
      Object.values(feature).map((word) => word[language]),
    );
    const named = namesIn(await read(file));
    expect(named.filter((name) => !words.includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(5);
  });

  test('has small pictures that exist', async () => {
    for (const block of (await read(file)).blocks) {
      if (block.kind !== 'picture') continue;
      const content = await readFile(join(folder, block.src));
      expect(content.length, block.src).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
      expect(pictureSize(content, block.src).width).toBeGreaterThan(300);
      expect(block.src).toContain(`-${language}.`);
    }
  });
});

test.each(Object.values(guideFiles))(
  '$en and $id have the same blocks in the same order',
  async ({ en, id }) => {
    const shape = async (file: string) =>
      (await read(file)).blocks.map((block) =>
        block.kind === 'list' ? `${block.as} ${block.items.length}` : block.kind,
      );
    expect(await shape(id)).toEqual(await shape(en));
  },
);

test('every picture is used by a guide', async () => {
  const guides = await Promise.all(all.map(({ file }) => read(file)));
  const shown = guides.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [block.src.replace('images/', '')] : [])),
  );
  expect((await readdir(join(folder, 'images'))).sort()).toEqual([...new Set(shown)].sort());
});

describe('a guide', () => {
  const withText = (text: string) => `# Title\n\n${text}\n`;

  test('is parsed with its steps, checkboxes, names, code and links', () => {
    const text = 'See **Save**, `npm run backup` and [the day](exam-day.md).';
    expect(readGuide(withText(`## Part\n\n${text}\n\n1. One\n2. Two\n\n- [ ] Box`)).blocks).toEqual([
      { kind: 'heading', text: 'Part' },
      {
        kind: 'paragraph',
        text: [
          'See ',
          { bold: 'Save' },
          ', ',
          { code: 'npm run backup' },
          ' and ',
          { link: 'the day', to: '/help/exam-day' },
          '.',
        ],
      },
      { kind: 'list', as: 'steps', items: [['One'], ['Two']] },
      { kind: 'list', as: 'checks', items: [['Box']] },
    ]);
  });

  test.each([
    '*leaning*',
    '<b>x</b>',
    '### Deep',
    '> said',
    '| a | b |',
    '[x](https://else.test)',
    '- one\n  - two',
  ])('with %s is rejected', (text) => {
    expect(() => readGuide(withText(text))).toThrow();
  });
});
