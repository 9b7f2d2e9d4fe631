/** Holds the journeys among hostile texts to all addresses of the application: one that is new is looked at, or is here with a reason. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '../../web/src/paths.ts';
import { read } from './test-files.ts';

/** Where no hostile text is, and why. */
const NOT_LOOKED_AT: Partial<Record<keyof typeof paths, string>> = {
  guide: 'the page of /help, with a text of the product’s own below it',
  styleguide: 'for developers alone: a build leaves it out',
};

const journeys = readdirSync(new URL('../../e2e/', import.meta.url))
  .filter((name) => /^hostile-text.*\.spec\.ts$/.test(name))
  .map((name) => read(`e2e/${name}`))
  .join('\n');

/** It stands in a journey as the address of a page, with a query or without. */
const isLookedAt = (path: string) =>
  [`'${path}'`, `\`${path}?`].some((literal) => journeys.includes(literal));

test('every address is one at which hostile texts are looked at, or has a reason why not', () => {
  const looked = Object.entries(paths).filter(([, path]) => isLookedAt(path));
  expect(looked.length).toBeGreaterThan(20);
  const names = [...looked.map(([name]) => name), ...Object.keys(NOT_LOOKED_AT)];
  expect(names.toSorted()).toEqual(Object.keys(paths).toSorted());
});
