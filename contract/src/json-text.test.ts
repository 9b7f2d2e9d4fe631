import { expect, test } from 'vitest';
import { isTooDeep } from './json-text.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  [nested(20), false],
  [nested(21), true],
  ['{"a":'.repeat(21), true],
  [`["${'['.repeat(50)}", "\\"${'{'.repeat(50)}"]`, false],
  [`[${'[],'.repeat(500)}[]]`, false],
  [`["\\\\", ${nested(30)}]`, true],
])('%j has too many levels: %s', (text, isDeep) => {
  // A short text is cheap to parse, so its depth is not checked.
  expect([isTooDeep(text.padEnd(5000)), isTooDeep(text)]).toEqual([isDeep, false]);
});
