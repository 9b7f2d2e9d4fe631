/** Holds asvs.md to the standard's sections, and what it leaves undone to a reason. */
import { expect, test } from 'vitest';
import { read } from './test-files.ts';

/** How many sections each chapter of OWASP ASVS 5.0 has, from the first on. */
const SECTIONS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];
const STATES = ['done', 'partly', 'not applicable', 'level 3', 'the proxy’s'];

const asvs = read('docs/asvs.md');
const [, sections = '', departures = ''] = asvs.split(/^## (?:Section by section|What is departed from)$/m);
const cellsOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
const rows = cellsOf(sections);

/** `10.1–10.7` stands for all of a chapter. */
function sectionsOf(cell: string): string[] {
  const [, chapter = '', from = '', to = from] = /^(\d+)\.(\d+)(?:–\1\.(\d+))?$/.exec(cell) ?? [];
  const count = Number(to) - Number(from) + 1;
  return Array.from({ length: count }, (_, index) => `${chapter}.${Number(from) + index}`);
}

const numbersIn = (text: string) => [...text.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([number]) => number);

test('each section has one row, in order, with a state', () => {
  const all = SECTIONS.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, section) => `${chapter + 1}.${section + 1}`),
  );
  expect(rows.flatMap(([section = '']) => sectionsOf(section))).toEqual(all);
  expect(rows.filter(([, , state = '']) => !STATES.includes(state))).toEqual([]);
});

test('what is met in part alone names what is not, and each of these has its reason', () => {
  const partly = rows.filter(([, , state]) => state === 'partly');
  expect(partly.filter(([, , , where = '']) => numbersIn(where).length === 0)).toEqual([]);
  const named = partly.flatMap(([section = '', , , where = '']) =>
    numbersIn(where).filter((number) => number.startsWith(`${section}.`)),
  );
  const explained = cellsOf(departures).flatMap(([numbers = '']) => numbersIn(numbers));
  expect(explained.sort()).toEqual(named.sort());
});

test('each link leads to a heading that is there', () => {
  const links = [...asvs.matchAll(/\]\((?!https:)([^)#]*)(?:#([^)]+))?\)/g)];
  expect(links.length).toBeGreaterThan(50);
  const missing = links.filter(([, path = '', anchor]) => {
    const text = read(path === '' ? 'docs/asvs.md' : `docs/${path}`);
    return anchor !== undefined && !anchorsOf(text).includes(anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

/** As GitHub makes them of headings. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
