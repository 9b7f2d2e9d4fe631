import { describe, expect, test } from 'vitest';
import { problemsOf } from './coverage-table.ts';
import { testsIn } from './test-titles.ts';

const FILE = `
  import { describe, expect, test } from 'vitest';
  test('stands alone', () => {});
  test.each(['a'])('takes %s', () => {});
  for (const path of ['/']) test(\`\${path} is open\`, () => {});
  describe('a group', () => {
    test('has a test', () => { expect(1).toBe(1); });
    test('has another', () => {});
    describe.each([1])('of %i', () => { test('has another', () => {}); });
  });
`;

/** What is wrong with the tests of these names, as `file › title`. */
const problems = (names: string[], source = FILE) => {
  const tests = names.map((name) => {
    const [path = '', ...titles] = name.split(' › ');
    return { path, titles };
  });
  return problemsOf([{ number: '2.1', tests }], (path) =>
    path === 'a.test.ts' ? testsIn(source, path) : undefined,
  );
};

describe('a row', () => {
  test('names one test or several, by the last title or by more', () => {
    const names = ['a.test.ts › stands alone', 'a.test.ts › a group › has a test', 'a.test.ts › has a test'];
    expect(problems(names)).toEqual([]);
  });

  test('names a test of a table, or of a loop, by the title as it is written', () => {
    expect(problems(['a.test.ts › takes %s'])).toEqual([]);
    expect(problems([`a.test.ts › \${path} is open`])).toEqual([]);
  });
});

describe('a row is wrong', () => {
  test.each([
    ['b.test.ts › stands alone', 'is no test file'],
    ['pending', 'is no test file'],
    ['', 'is no test file'],
    ['a.test.ts', 'names no test of the file'],
    ['a.test.ts › stands', 'is not there'],
    ['a.test.ts › another group › has a test', 'is not there'],
    ['a.test.ts › has another', 'is the name of more than one test'],
  ])('with %s, which %s', (name, problem) => {
    expect(problems([name])).toEqual([expect.stringMatching(new RegExp(`^2\\.1: .*${problem}$`))]);
  });

  test.each([
    `test.skip('x', () => {})`,
    `test.todo('x')`,
    `test.fixme('x', () => {})`,
    `it.fails('x', () => {})`,
    `test.skipIf(true)('x', () => {})`,
    `describe.skip('a group', () => { test('x', () => {}) })`,
    `test.describe.fixme('a group', () => { test('x', () => {}) })`,
    `test('x', () => { test.skip(); })`,
    `test('x', (context) => { context.skip(); })`,
    `describe('a group', () => { test('x', () => {}); test.skip(true); })`,
  ])('when its test is skipped: %s', (source) => {
    expect(problems(['a.test.ts › x'], source)).toEqual(['2.1: a.test.ts › x is skipped']);
  });

  test('not for a test that only speaks of skipping, or stands beside one that is skipped', () => {
    const source = `test.skip('y', () => {}); test('x', () => { list.skipped(); call('skip'); server.fail(); })`;
    expect(problems(['a.test.ts › x'], source)).toEqual([]);
  });
});
