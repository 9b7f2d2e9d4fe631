/** The documents and the tests of this repository, as they lie on the disk. */
import { readFileSync } from 'node:fs';
import { type NamedTest, testsIn } from './test-titles.ts';

const repository = new URL('../../', import.meta.url);

export const read = (path: string) => readFileSync(new URL(path, repository), 'utf8');

const known = new Map<string, NamedTest[] | undefined>();

/** Nothing where there is no such file of tests. */
export function testsOf(path: string): NamedTest[] | undefined {
  if (!known.has(path)) known.set(path, readTests(path));
  return known.get(path);
}

function readTests(path: string): NamedTest[] | undefined {
  if (!/\.(test|spec)\.tsx?$/.test(path)) return undefined;
  try {
    return testsIn(read(path), path);
  } catch {
    return undefined;
  }
}
