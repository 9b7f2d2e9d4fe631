import { expect, test } from 'vitest';
import { FULL } from './options.ts';
import { readArguments } from './read-arguments.ts';

test('without arguments, the plan is that of the targets', () => {
  expect(readArguments([])).toMatchObject({ plan: FULL, profile: undefined });
});

test('a number sets every size with its name', () => {
  const { plan, profile } = readArguments(['--rounds', '7', '--students', '6000', '--profile', 'saves']);
  expect([plan.rates.rounds, plan.scale.rounds, plan.day.students]).toEqual([7, 7, 6000]);
  expect(profile).toBe('saves');
});

test.each([
  [['--rounds', 'x'], '--rounds'],
  [['--students', '0'], '--students'],
  [['--workers', '1.5'], '--workers'],
  [['--connections='], '--connections'],
  [['--profile', 'nonsense'], 'saves, starts'],
  [['--dya'], '--dya'],
])('%j is rejected', (args, named) => {
  expect(() => readArguments(args)).toThrow(named);
});
