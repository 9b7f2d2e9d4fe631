import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = import.meta.dirname;

const forms = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .flatMap((path) => {
    const tags = readFileSync(join(SRC, path), 'utf8').match(/<form\b[\s\S]*?[^=]>/g) ?? [];
    return tags.map((tag) => ({ path, tag }));
  });

test('there are forms', () => expect(forms.length).toBeGreaterThan(10));

// Firefox keeps what is typed into the others, and offers it to the next person at a computer that students share.
test.each(forms)('the form of $path is kept in no browser’s history of forms', ({ tag }) => {
  expect(tag).toContain('autoComplete="off"');
});
