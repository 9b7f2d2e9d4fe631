/** Holds scaling.md to its word: its tables are what the simulation prints from bench/costs.json. */
import { expect, test } from 'vitest';
import { readCosts } from '../../bench/simulate/costs.ts';
import { SHAPES } from '../../bench/simulate/examination-shape.ts';
import { CASES, HEADING, presentCase, presentCosts, presentRows } from '../../bench/simulate/present.ts';
import { MOST_STUDENTS, simulate, sizeAfter } from '../../bench/simulate/simulate-examination.ts';
import { read } from './test-files.ts';

const document = read('docs/scaling.md');
const costs = await readCosts();
const rows =
  document
    .split(`${HEADING.join('\n')}\n`)[1]
    ?.split('\n')
    .slice(0, CASES.length) ?? [];

/** Beyond it, that one more is too many takes too long to be tried here. */
const SMALL = 10_000;

test('has the costs and the bytes of costs.json', () => {
  expect(document).toContain(presentCosts(costs).join('\n'));
  expect(document).toContain(presentRows(costs).join('\n'));
});

test.each(CASES.map((one, place) => [one.shape, one.machines.name, place, one] as const))(
  'says what a %s comes to on %s',
  { timeout: 60_000 },
  (shape, _, place, one) => {
    const row = rows[place] ?? '';
    const students = Number((row.split(' | ')[2] ?? '').replace(/\D/g, ''));
    const outcome = simulate(SHAPES[shape], students, one.machines, costs);
    expect(outcome.meetsTargets).toBe(true);
    expect(row).toBe(presentCase(one, outcome));
    if (one.isSearched && students <= SMALL) {
      expect(simulate(SHAPES[shape], sizeAfter(students), one.machines, costs).meetsTargets).toBe(false);
    }
    expect(students).toBeLessThanOrEqual(MOST_STUDENTS);
  },
);
