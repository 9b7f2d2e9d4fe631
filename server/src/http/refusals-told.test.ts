import { expect, test } from 'vitest';
import { tellRefusals } from './refusals-told.ts';

test('a flood of refusals leaves twenty lines in a second, and then how many there were besides', () => {
  const lines: object[] = [];
  const write = (line: object) => lines.push(line);
  const debugged: object[] = [];
  let now = 0;
  const tell = tellRefusals(() => now);
  const refuse = () =>
    tell({ info: write, warn: write, debug: (line: object) => debugged.push(line) }, { status: 404 });
  for (let sent = 0; sent < 700; sent++) refuse();
  expect(lines).toEqual(Array.from({ length: 20 }, () => ({ status: 404 })));
  expect(debugged).toHaveLength(680);
  now = 1000;
  refuse();
  expect(lines.slice(20)).toEqual([{ left_out: 680 }, { status: 404 }]);
});
